"""Niche on the screen: what its moves speak of. The table is the plain one, which lists what a view has."""

from collections.abc import Mapping
from typing import ClassVar

from besace.games.parts.screen import Presenter


class GamePresenter(Presenter):
    arguments: ClassVar[Mapping[str, Mapping[str, str]]] = {"bury": {"n": "number"}, "bait": {"n": "number"}}
