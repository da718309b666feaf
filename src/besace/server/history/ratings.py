"""Ratings, derived from the tables that are over.

They are openskill's, per game, for people and bots alike, folded over the finished games in the order in which they ended.
Every process gets the same ones. A game where one person held several seats says nothing about who is stronger and is left out,
and so are prepared deals.
"""

import asyncio
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from openskill.models import PlackettLuce

from besace.games.places import places
from besace.server.store.engine import Database
from besace.server.store.history import ended_after
from besace.server.store.rows import BOT, GUEST, Seat, TableRow

_PAGE = 1000  # finished games folded at a time


@dataclass(frozen=True, slots=True)
class Rival:
    """Someone who is rated: a person, or a bot of a level."""

    kind: str
    name: str


@dataclass(slots=True)
class Rated:
    rating: Any
    games: int = 0
    wins: int = 0


@dataclass(slots=True)
class Ladder:
    """The ratings of one game so far, and the last game that they hold."""

    known: dict[Rival, Rated] = field(default_factory=dict)
    last: tuple[int, str] = (0, "")


def rival_of(seat: Seat) -> Rival | None:
    """Who is rated for what this seat does."""
    if seat.kind == BOT:
        return Rival(BOT, seat.bot or "") if seat.level is None else Rival(BOT, f"{seat.bot} {seat.level}")
    return Rival(GUEST, seat.guest_id) if seat.guest_id else None


def places_of(row: TableRow) -> list[float]:
    """The place of each seat of a finished game."""
    assert row.result is not None
    return places(row.result["scores"], row.result["winners"])


class Ratings:
    """The ratings of all games, as far as they have been asked for."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._model = PlackettLuce()
        self._ladders: dict[str, Ladder] = {}
        self._folding = asyncio.Lock()

    async def ladder(self, game: str) -> Ladder:
        """The ratings of a game, up to date."""
        async with self._folding:
            ladder = self._ladders.setdefault(game, Ladder())
            while found := await self._database.read(ended_after, game, ladder.last, _PAGE):
                await asyncio.to_thread(self._fold, ladder, found)
            return ladder

    def start_anew(self) -> None:
        """Guests have become one, in games that are folded already."""
        self._ladders = {}

    def _fold(self, ladder: Ladder, rows: Iterable[TableRow]) -> None:
        for row in rows:
            ladder.last = (row.ended_at or 0, row.id)
            rivals = [rival_of(seat) for seat in row.seats]
            people = [rival for rival in rivals if rival is not None and rival.kind == GUEST]
            if None in rivals or len(set(people)) < len(people) or len(set(rivals)) == 1:
                continue
            self._rate(ladder, [rival for rival in rivals if rival is not None], places_of(row))

    def _rate(self, ladder: Ladder, rivals: list[Rival], ranks: list[float]) -> None:
        """Rate one game. A bot that holds several seats moves by the mean of what they earned."""
        known = {rival: ladder.known.setdefault(rival, Rated(self._model.rating())) for rival in rivals}
        teams = [[self._model.create_rating([known[rival].rating.mu, known[rival].rating.sigma])] for rival in rivals]
        earned: dict[Rival, list[Any]] = defaultdict(list)
        for rival, team in zip(rivals, self._model.rate(teams, ranks=ranks), strict=True):
            earned[rival].append(team[0])
        for rival, own in earned.items():
            mu, sigma = (sum(getattr(rating, what) for rating in own) / len(own) for what in ("mu", "sigma"))
            rated = known[rival]
            rated.rating = self._model.create_rating([mu, sigma])
            rated.games += 1
            rated.wins += any(rank == min(ranks) for other, rank in zip(rivals, ranks, strict=True) if other == rival)
