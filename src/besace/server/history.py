"""Looking back: finished games, head to head, ratings; all derived from the tables that are over. And taking one's data along.

Ratings are openskill's, per game, for people and bots alike, folded over the finished games in the order in which they ended.
Every process gets the same ones. A game where one person held several seats says nothing about who is stronger and is left out,
and so are prepared deals.
"""

import asyncio
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from openskill.models import PlackettLuce
from sqlalchemy import Connection, delete, select, tuple_, update

from besace.arena.game import places
from besace.server.identity import Guest
from besace.server.store.engine import Database
from besace.server.store.models import attempts, challenges, chat, guests, keys, seats, tables
from besace.server.store.rows import BOT, CLOSED, GUEST, OVER, PLAYING, Seat, TableRow, read_moves, read_tables

MOST_GAMES = 500  # that are told of one person, the newest
NOBODY = "—"  # the name on the seats of someone who has asked to be forgotten
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


class History:
    """What has been played here."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._model = PlackettLuce()
        self._ladders: dict[str, Ladder] = {}
        self._folding = asyncio.Lock()

    async def games_of(self, guest: Guest) -> list[TableRow]:
        """Their finished games, the newest first."""
        mine = select(seats.c.table_id).where(seats.c.guest_id == guest.id)
        return await self._database.read(read_tables, tables.c.id.in_(mine), tables.c.state == OVER, limit=MOST_GAMES)

    async def ladder(self, game: str) -> Ladder:
        """The ratings of a game, up to date."""
        async with self._folding:
            ladder = self._ladders.setdefault(game, Ladder())
            while found := await self._database.read(_ended_after, game, ladder.last):
                await asyncio.to_thread(self._fold, ladder, found)
            return ladder

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

    async def names_of(self, ids: Iterable[str]) -> dict[str, str]:
        """The nicknames of guests by their ids."""
        query = select(guests.c.id, guests.c.nickname).where(guests.c.id.in_(list(ids)))
        return await self._database.read(lambda connection: {row.id: row.nickname for row in connection.execute(query)})

    async def all_about(self, guest: Guest) -> dict[str, Any]:
        """Everything that is stored about someone, for themselves."""
        return await self._database.read(_all_about, guest.id)

    async def forget(self, guest: Guest) -> None:
        """Delete all that says who someone was; they have left all tables. Their games stay, with a nameless seat."""
        mine = select(seats.c.table_id, seats.c.seat).where(seats.c.guest_id == guest.id)
        async with self._database.writing() as writing:
            await writing.execute(delete(chat).where(tuple_(chat.c.table_id, chat.c.seat).in_(mine)))
            nameless = {"guest_id": None, "name": NOBODY, "contribution": "", "shown": False}
            await writing.execute(update(seats).where(seats.c.guest_id == guest.id).values(**nameless))
            prepared = tables.c.host_id == guest.id, tables.c.deal.is_not(None), tables.c.state == PLAYING
            await writing.execute(update(tables).where(*prepared).values(state=CLOSED, wake_at=None))  # nobody can go on with it
            await writing.execute(update(tables).where(tables.c.host_id == guest.id).values(host_id=None))
            await writing.execute(delete(guests).where(guests.c.id == guest.id))


def _ended_after(connection: Connection, game: str, last: tuple[int, str]) -> list[TableRow]:
    """The next finished games in the order in which they ended."""
    later = tuple_(tables.c.ended_at, tables.c.id) > tuple_(*last)
    rated = tables.c.game == game, tables.c.state == OVER, tables.c.deal.is_(None)
    ended = select(tables.c.id).where(*rated, later)
    ids = list(connection.execute(ended.order_by(tables.c.ended_at, tables.c.id).limit(_PAGE)).scalars())
    found = {row.id: row for row in read_tables(connection, tables.c.id.in_(ids), limit=_PAGE)} if ids else {}
    return [found[table] for table in ids]


def _all_about(connection: Connection, guest: str) -> dict[str, Any]:
    person = connection.execute(select(guests.c.nickname, guests.c.created_at).where(guests.c.id == guest)).one()
    devices = connection.execute(select(keys.c.created_at).where(keys.c.guest_id == guest).order_by(keys.c.created_at)).scalars()
    sat = select(seats.c.table_id).where(seats.c.guest_id == guest)
    told = []
    for row in read_tables(connection, tables.c.id.in_(sat), limit=1_000_000):
        mine = row.seats_of(guest)
        said = select(chat.c.text, chat.c.at).where(chat.c.table_id == row.id, chat.c.seat.in_(mine)).order_by(chat.c.id)
        marks = tuple(f"{seat} " for seat in mine)
        told.append(
            {
                "table": row.id, "deal": row.deal, "game": row.game, "options": row.options, "state": row.state, "seats": mine,
                "names": [row.seats[seat].name for seat in mine], "started_at": row.started_at, "ended_at": row.ended_at,
                "result": row.result, "contributions": [row.seats[seat].contribution for seat in mine],
                "moves": [{"move": text, "at": at} for text, at, _ in read_moves(connection, row.id) if text.startswith(marks)],
                "chat": [{"text": text, "at": at} for text, at in connection.execute(said).all()],
            }
        )  # fmt: skip
    tried = select(attempts.c.deal, attempts.c.table_id.label("table"), attempts.c.at).where(attempts.c.guest_id == guest)
    made = select(challenges).where(challenges.c.guest_id == guest).order_by(challenges.c.created_at)
    return {
        "nickname": person.nickname, "since": person.created_at, "devices_since": list(devices), "tables": told,
        "deals_played": [dict(row._mapping) for row in connection.execute(tried.order_by(attempts.c.at))],
        "deals_made": [{k: v for k, v in row._mapping.items() if k != "guest_id"} for row in connection.execute(made)],
    }  # fmt: skip
