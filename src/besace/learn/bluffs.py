"""Bluffs that worked in a finished game, as its game's part ``bluffs`` finds them; a game without one tells of none."""

from collections.abc import Iterator, Sequence

from besace.games.parts.bluff import Bluff
from besace.play.match import Match


def bluffs_of(played: Sequence[Match], seat: int) -> list[Bluff]:
    """All bluffs of a seat that worked in a finished game; ``played`` are its positions from the deal to the end."""
    part = played[-1].game.part("bluffs")
    return list(part.bluffs(_moves(played), seat)) if part else []


def _moves(played: Sequence[Match]) -> Iterator[tuple[int, str, Match]]:
    """(ply, move, match before it)."""
    for ply, text in enumerate(played[-1].record()["moves"]):
        yield ply, text, played[ply]
