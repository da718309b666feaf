"""The same deal for everyone: one per game and day, and those that people make for their friends.

Everyone plays a deal once, against the same bots with the same luck, and then compares. The deal of a day follows from its date
and from a secret of this server, so that it is there without any network and nobody can work out tomorrow's cards. Who has not
finished a deal sees how many have, and nothing else of what they made of it.
"""

import hmac
import re
from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime
from itertools import product
from typing import Any, Literal

from sqlalchemy import Connection, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from besace.games import GAMES, Game, game_named
from besace.play.fair import new_seed
from besace.server.bus import TABLE
from besace.server.codes import new_code
from besace.server.deals import CHALLENGE, Deal, check_level
from besace.server.history import places_of
from besace.server.hub import Hub
from besace.server.identity import Guest
from besace.server.problems import clash, missing, play_first
from besace.server.room import Room, now_ms
from besace.server.store.models import attempts, challenges, moves, secrets, tables
from besace.server.store.rows import CLOSED, OVER, PLAYING, TableRow, read_tables
from besace.server.tables import Tables, done_with

FIRST_DAY = date(2026, 1, 1)
CODE_LETTERS = 8
LEVEL_OF_DAY = ("kitten", "kitten", "stray", "stray", "tomcat", "tomcat", "king")  # from Monday on, harder and harder
MOST_OWN = 20  # deals made by someone or sent to them that are listed
MOST_COMPARED = 200
SECRET = "challenges"
NAME = re.compile(r"(\d{4}-\d{2}-\d{2})-([a-z]+)|x-([A-Z0-9]+)")
_CODE_TRIES = 5


Progress = Literal["new", "playing", "over", "given-up"]


@dataclass(frozen=True)
class Challenge:
    """A deal to be compared; its name is ``2026-11-16-filou``, or ``x-CODE`` for one that somebody made."""

    name: str
    game: str
    players: int
    options: dict[str, Any]
    seat: int
    level: str
    day: date | None = None

    @property
    def deal(self) -> str:
        return CHALLENGE + self.name


@dataclass(frozen=True)
class Standing:
    """How many have played a deal, and what one guest has done about it: ``table`` is theirs."""

    begun: int = 0
    finished: int = 0
    mine: Progress = "new"
    table: str | None = None


@dataclass(frozen=True)
class Parting:
    """Where another's choices part from mine: after so many that were the same."""

    same: int
    ply: int
    mine: str
    theirs_ply: int
    theirs: str


@dataclass(frozen=True)
class Outcome:
    """One finished game of a deal, as it is compared."""

    row: TableRow
    you: bool
    rank: int
    parting: Parting | None


def today() -> date:
    return datetime.now(UTC).date()


def of_day(game: Game, day: date) -> Challenge:
    """What is played on a day. Every number of players, every set of options and every seat comes round."""
    number = day.toordinal()
    round_, which = divmod(number, len(game.players))
    players = game.players[which]
    ways = ways_to_play(game, players)
    turn, way = divmod(round_, len(ways))
    level = LEVEL_OF_DAY[day.weekday()]
    return Challenge(f"{day}-{game.name}", game.name, players, ways[way], turn % players, level, day)


def ways_to_play(game: Game, players: int) -> list[dict[str, Any]]:
    """Every set of options that the game names for so many players."""
    possible = [option for option in game.options if not option.only_players or players in option.only_players]
    chosen = (zip(possible, values, strict=True) for values in product(*(option.values for option in possible)))
    return [game.check_options({option.name: value for option, value in pairs}, players) for pairs in chosen]


class Challenges:
    """Deals that are compared."""

    def __init__(self, hub: Hub, tables_here: Tables) -> None:
        self._hub, self._tables = hub, tables_here
        self._secret = b""

    async def open(self) -> None:
        """Have the secret that all deals follow from: the first process makes it, the others find it."""
        query = select(secrets.c.value).where(secrets.c.name == SECRET)
        for _ in range(2):
            found = await self._hub.database.read(lambda connection: connection.execute(query).scalar())
            if found is not None:
                self._secret = found
                return
            try:
                async with self._hub.database.writing() as writing:
                    await writing.execute(insert(secrets).values(name=SECRET, value=new_seed()))
            except IntegrityError:  # another process was faster
                continue
        self._secret = await self._hub.database.read(lambda connection: connection.execute(query).scalar_one())

    def seed(self, challenge: Challenge) -> bytes:
        """The seed of a deal. Nobody can work it out without this server's secret."""
        return hmac.digest(self._secret, challenge.deal.encode(), "sha256")

    async def find(self, name: str) -> Challenge:
        found = NAME.fullmatch(name)
        if found is None:
            raise missing("There is no such deal.")
        if found[3] is not None:
            query = select(challenges).where(challenges.c.code == found[3])
            row = await self._hub.database.read(lambda connection: connection.execute(query).first())
            if row is None:
                raise missing("There is no such deal.")
            return _made(row)
        try:
            day, game = date.fromisoformat(found[1]), GAMES[found[2]]
        except (ValueError, KeyError):
            raise missing("There is no such deal.") from None
        if day > today():
            raise missing("The deal of that day is not out yet.")
        if day < FIRST_DAY:
            raise missing("There were no deals yet on that day.")
        return of_day(game, day)

    async def make(self, guest: Guest, game: str, players: int, options: dict[str, Any], level: str) -> Challenge:
        """A deal to send to friends; whoever makes it does not know it either."""
        chosen = game_named(game)
        count = chosen.check_players(players)
        complete = chosen.check_options(options, count)
        seat = new_seed()[0] % count
        values = {"game": game, "players": count, "options": complete, "level": check_level(level), "seat": seat}
        for _ in range(_CODE_TRIES):
            code = new_code(CODE_LETTERS)
            try:
                async with self._hub.database.writing() as writing:
                    own = {"code": code, "guest_id": guest.id, "created_at": now_ms()}
                    await writing.execute(insert(challenges).values(**own, **values))
                return Challenge(f"x-{code}", game, count, complete, seat, level)
            except IntegrityError:
                continue
        raise clash("No code is free for this deal: try again.")

    async def own(self, guest: Guest | None) -> list[Challenge]:
        """Deals that someone has made, or has been sent and has begun, the newest first."""
        if guest is None:
            return []
        played = select(func.substr(attempts.c.deal, len(CHALLENGE) + 3)).where(
            attempts.c.guest_id == guest.id, attempts.c.deal.startswith(f"{CHALLENGE}x-")
        )
        mine = or_(challenges.c.guest_id == guest.id, challenges.c.code.in_(played))
        query = select(challenges).where(mine).order_by(challenges.c.created_at.desc()).limit(MOST_OWN)
        return [_made(row) for row in await self._hub.database.read(lambda connection: connection.execute(query).all())]

    async def standings(self, some: Sequence[Challenge], guest: Guest | None) -> dict[str, Standing]:
        """How far everyone is with these deals, by their names."""
        deals = [challenge.deal for challenge in some]
        found = await self._hub.database.read(_standings, deals, guest.id if guest else None)
        return {challenge.name: found.get(challenge.deal, Standing()) for challenge in some}

    async def play(self, guest: Guest, challenge: Challenge) -> Room:
        """The one table where this guest plays the deal: made now, or the one that waits for them."""
        mine = await self._tables.attempt(guest, challenge.deal)
        if mine is not None:
            if mine.table_id is None:
                raise clash("You have given up this deal: you may look at what others made of it.")
            return await self._tables.room(mine.table_id)
        deal = Deal(
            challenge.deal, self.seed(challenge), challenge.game, challenge.players, challenge.options, challenge.seat,
            challenge.level,
        )  # fmt: skip
        return await self._tables.prepared(guest, deal, once=True)

    async def give_up(self, guest: Guest, challenge: Challenge) -> None:
        """Look without playing: from now on this guest may see what others made of the deal, and not play it any more."""
        mine = await self._tables.attempt(guest, challenge.deal)
        if mine is None:
            try:
                async with self._hub.database.writing() as writing:
                    row = {"deal": challenge.deal, "guest_id": guest.id, "table_id": None, "at": now_ms()}
                    await writing.execute(insert(attempts).values(**row))
                return
            except IntegrityError:  # they began to play it at the same moment
                mine = await self._tables.attempt(guest, challenge.deal)
        if mine is None or mine.table_id is None:
            return
        async with self._hub.database.writing() as writing:
            unfinished = tables.c.id == mine.table_id, tables.c.state == PLAYING
            closed = await writing.execute(update(tables).where(*unfinished).values(state=CLOSED, wake_at=None))
            if closed.rowcount != 1:
                return
            theirs = attempts.c.deal == challenge.deal, attempts.c.guest_id == guest.id
            await writing.execute(update(attempts).where(*theirs).values(table_id=None))
            await self._hub.bus.announce(writing, TABLE, {"tables": [mine.table_id]})
        room = await self._tables.room(mine.table_id)
        await room.in_turn(room.table_changed)

    async def compare(self, guest: Guest, challenge: Challenge) -> list[Outcome]:
        """What everyone made of it, the best first; for those who are done with it."""
        if not await self._hub.database.read(done_with, challenge.deal, guest.id):
            raise play_first(challenge.deal)
        rows, choices = await self._hub.database.read(_played, challenge.deal, challenge.seat)
        keys = {row.id: _merit(row, challenge.seat) for row in rows}
        mine = next((row.id for row in rows if row.seats_of(guest.id)), None)
        found = [
            Outcome(
                row, row.id == mine, 1 + sum(other < keys[row.id] for other in keys.values()),
                None if mine in (None, row.id) else parting(choices[mine], choices[row.id]),
            )
            for row in rows
        ]  # fmt: skip
        return sorted(found, key=lambda outcome: (outcome.rank, not outcome.you, outcome.row.ended_at or 0))


def parting(mine: Sequence[tuple[int, str]], theirs: Sequence[tuple[int, str]]) -> Parting | None:
    """The first choice that differs, from (ply, move) of each: everything else is the same until then. None if none differs."""
    for same, ((ply, move), (other_ply, other)) in enumerate(zip(mine, theirs, strict=False)):
        if move != other:
            return Parting(same, ply, move, other_ply, other)
    return None


def _merit(row: TableRow, seat: int) -> tuple[float, int]:
    """What a result is ranked by: the place, then the score. Whether high or low ones are good shows in the winner's own."""
    assert row.result is not None
    scores, winners = row.result["scores"], row.result["winners"]
    return places_of(row)[seat], -scores[seat] if scores[winners[0]] == max(scores) else scores[seat]


def _made(row: Any) -> Challenge:
    return Challenge(f"x-{row.code}", row.game, row.players, row.options, row.seat, row.level)


def _standings(connection: Connection, deals: list[str], guest: str | None) -> dict[str, Standing]:
    joined = attempts.join(tables, tables.c.id == attempts.c.table_id)
    count = select(attempts.c.deal, tables.c.state, func.count().label("many")).select_from(joined)
    counted: dict[str, dict[str, int]] = defaultdict(dict)
    for row in connection.execute(count.where(attempts.c.deal.in_(deals)).group_by(attempts.c.deal, tables.c.state)):
        counted[row.deal][row.state] = row.many
    own = select(attempts.c.deal, attempts.c.table_id, tables.c.state)
    own = own.select_from(attempts.outerjoin(tables, tables.c.id == attempts.c.table_id))
    mine: dict[str, Any] = {}
    if guest is not None:
        theirs = attempts.c.deal.in_(deals), attempts.c.guest_id == guest
        mine = {row.deal: row for row in connection.execute(own.where(*theirs))}
    found = {}
    for deal in {*counted, *mine}:
        state: Progress = "new" if deal not in mine else mine[deal].state or "given-up"
        table = mine[deal].table_id if deal in mine else None
        found[deal] = Standing(sum(counted[deal].values()), counted[deal].get(OVER, 0), state, table)
    return found


def _played(connection: Connection, deal: str, seat: int) -> tuple[list[TableRow], dict[str, list[tuple[int, str]]]]:
    """The finished games of a deal, and the choices of that seat in each."""
    of_deal = select(attempts.c.table_id).where(attempts.c.deal == deal)
    rows = read_tables(connection, tables.c.id.in_(of_deal), tables.c.state == OVER, limit=MOST_COMPARED)
    return rows, _choices(connection, [row.id for row in rows], seat)


def _choices(connection: Connection, ids: Iterable[str], seat: int) -> dict[str, list[tuple[int, str]]]:
    found: dict[str, list[tuple[int, str]]] = defaultdict(list)
    query = select(moves.c.table_id, moves.c.ply, moves.c.text).where(
        moves.c.table_id.in_(list(ids)), moves.c.text.startswith(f"{seat} ")
    )
    for row in connection.execute(query.order_by(moves.c.table_id, moves.c.ply)):
        found[row.table_id].append((row.ply, row.text))
    return found
