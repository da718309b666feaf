"""A position of a recorded game, in words."""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Console, Group, RenderableType
from rich.panel import Panel

from besace.games import game_named
from besace.games.parts.screen import Presenter, presenter_of
from besace.play.words import Words, words_in


def whose_turn(presenter: Presenter, view: Mapping[str, Any]) -> str:
    """Who may move now, in words."""
    if view["to_act"] == ["*"]:
        return presenter.words("turn-of-chance")
    return presenter.words("turn-of", names=presenter.words.listed([presenter.names[seat] for seat in view["to_act"]]))


def panel(presenter: Presenter, view: Mapping[str, Any], words: Words) -> RenderableType:
    """One view with a title that says whose it is."""
    seat = view["seat"]
    whose = words("spectator-title") if seat is None else words("seat-title", who=presenter.names[seat])
    lines = presenter.table(view)
    lines += presenter.result(view) if view["over"] else [whose_turn(presenter, view)]
    title = f"{presenter.headline(view)} · {whose}, {words('after-moves', n=view['ply'])}"
    return Panel(Group(*lines), title=title, title_align="left")


def show(views: Sequence[Mapping[str, Any]], language: str | None) -> None:
    """Print the views, one below the other."""
    words = words_in(language)
    names = [words("seat-name", n=seat) for seat in range(views[0]["players"])]
    presenter, console = presenter_of(game_named(views[0]["game"]), words, names), Console(highlight=False)
    for view in views:
        console.print(panel(presenter, view, words))
