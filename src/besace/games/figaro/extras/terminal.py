"""Figaro on the screen."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from besace.games.move import Move
from besace.games.parts.screen import Presenter

if TYPE_CHECKING:
    from rich.console import RenderableType

_STYLES = {"V": "magenta", "O": "dark_orange", "G": "green", "R": "red", "B": "blue", "J": "white", "X": "yellow"}
RONDE = "X"


class GamePresenter(Presenter):
    arguments: ClassVar[Mapping[str, Mapping[str, str]]] = {"play": {"card": "card", "whom": "seat"}, "take": {}}
    fields = frozenset(
        (
            "round", "king", "hand", "hand_sizes", "table", "points", "colours", "piles", "roads_round", "roads",
            "last_collector", "hands",
        )
    )  # fmt: skip

    def argument(self, name: str, kind: str, text: str) -> dict[str, Any]:
        if kind != "card":
            return super().argument(name, kind, text)
        return {name: self.say(f"the-{text[0]}", n=text[1:])}

    def variant(self, move: Move) -> str:
        if move.verb != "play" or len(move.args) < 2:
            return ""
        card, whom = move.args
        return "-X" if card == RONDE else "-self" if whom == str(move.seat) else ""

    def card(self, card: str) -> str:
        return f"[bold {_STYLES.get(card[0], 'white')}]{card}[/]"

    def cards(self, cards: Sequence[str]) -> str:
        return " ".join(self.card(card) for card in cards) or "–"

    def players(self, view: Mapping[str, Any]) -> list["RenderableType"]:
        headings = ("hand", "table", "points", "pile", "roads")
        table = self.grid(self.words("column-player"), *(self.say(f"column-{heading}") for heading in headings))
        for seat in range(view["players"]):
            king = " ♛" if seat == view["king"] else ""
            pile = None if view["piles"] is None else view["piles"][seat]
            cells = [str(view["hand_sizes"][seat]), self.cards(view["table"][seat]), str(view["points"][seat])]
            cells += [self.plain(pile), self.plain(None if view["roads"] is None else view["roads"][seat])]
            table.add_row(self.name(view, seat, king), *cells)
        return [table, *self._lines(view)]

    def _lines(self, view: Mapping[str, Any]) -> list[str]:
        roads = self.plain(view["roads_round"][view["round"] - 1])
        lines = [self.label("roads-round", roads)]
        if not view["over"]:
            last = view["last_collector"]
            who = self.say("no-collector") if last is None else self.say("last-collector", who=self.names[last])
            lines[0] += f"   [dim]{who}[/]"
        if view["hand"] is not None and not view["over"]:
            lines.append(self.label("hand", self.cards(view["hand"])))
        left = [(self.names[seat], hand) for seat, hand in enumerate(view.get("hands") or ()) if hand]
        if left:
            lines.append(self.label("hands", " · ".join(f"[dim]{name}[/] {self.cards(hand)}" for name, hand in left)))
        return lines
