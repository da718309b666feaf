"""Prepared deals: what is the same for everyone who plays one, on every machine."""

from typing import NamedTuple


class Guided(NamedTuple):
    """The deal of a guided first game: which of those for so many players."""

    players: int
    number: int


# What bots that can search think in a game that does not say: little, as it may be slow.
ITERATIONS = {"tomcat": 600, "magpie": 1500, "king": 10_000, "fox": 10_000}
