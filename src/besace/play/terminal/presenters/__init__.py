"""How each game looks. A module here named like a game makes it prettier; a game without one is shown by its view's fields."""

import importlib.util
from collections.abc import Sequence

from besace.play.terminal.presenters.plain import Presenter
from besace.play.words import Words

__all__ = ["Presenter", "presenter_of"]


def presenter_of(game: str, words: Words, names: Sequence[str]) -> Presenter:
    """The presenter of a game, or the plain one."""
    module = f"{__name__}.{game}"
    if game == "plain" or importlib.util.find_spec(module) is None:
        return Presenter(game, words, names)
    made: Presenter = importlib.import_module(module).GamePresenter(game, words, names)
    return made
