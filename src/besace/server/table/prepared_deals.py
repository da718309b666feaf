"""Prepared deals: a table whose setup, draws, coins and bots are the same for everyone who plays it.

Its seed is given instead of drawn, nobody adds bytes of their own, and its bots think for a number of iterations from a seed that
follows from the deal, their seat and how often they have moved. Such a table is private and counts for no rating, one person
plays it, against bots, and nobody else is there. ``guide/GAME`` are the first games of beginners; ``challenge/…`` are played once
by each and then compared: until one's own is over, the others' are closed.
"""

import hmac
from dataclasses import dataclass
from typing import Any

import besace
from besace.bots import Bot
from besace.bots.levels import LEVELS
from besace.errors import BesaceError, choices, quoted
from besace.games import GAMES
from besace.games.parts.deals import ITERATIONS
from besace.play.fair import DEAL_VERSION, FAIR_VERSION
from besace.server.store.rows import Seat, TableRow

CHALLENGE = "challenge/"
_BOT_CONTEXT = b"besace-bot-1\n"
_BOT_SEED_BYTES = 4


@dataclass(frozen=True)
class Deal:
    """What is played: ``seat`` is the person's, bots of ``level`` sit in all others."""

    name: str
    seed: bytes
    game: str
    players: int
    options: dict[str, Any]
    seat: int
    level: str


def fair_version(row: TableRow) -> int:
    """How the chance of a table follows from its seed."""
    return FAIR_VERSION if row.deal is None else DEAL_VERSION


def check_level(level: str) -> str:
    """The level, or one sentence that says which there are."""
    known = [one.name for one in LEVELS]
    if level not in known:
        raise BesaceError(f"There is no level {quoted(level)}: it should be {choices(known)}.")
    return level


def bot_of(row: TableRow, seat: Seat, moved: int) -> Bot:
    """The bot in that seat of a prepared deal for the choice after so many of its own."""
    which = seat.seat.to_bytes(1, "big") + moved.to_bytes(4, "big")
    seed = int.from_bytes(hmac.digest(row.seed, _BOT_CONTEXT + which, "sha256")[:_BOT_SEED_BYTES], "big")
    level = check_level(seat.bot or "")
    return besace.bot(level, seed=seed, iterations=iterations_of(row.game, level))


def iterations_of(game: str, level: str) -> int | None:
    """How much a level thinks about a move of a prepared deal, never how long; None for those that do not search."""
    told = {**ITERATIONS, **getattr(GAMES[game].part("deals"), "ITERATIONS", {})}
    return told[level] if any(one.name == level and one.milliseconds is not None for one in LEVELS) else None


def is_challenge(row: TableRow) -> bool:
    return row.deal is not None and row.deal.startswith(CHALLENGE)
