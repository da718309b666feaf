"""The same deal for everyone: one per game and day, and those that people make for their friends.

Everyone plays a deal once, against the same bots with the same luck, and then compares. The deal of a day follows from its date
and from a secret of this server, so that it is there without any network and nobody can work out tomorrow's cards. Who has not
finished a deal sees how many have, and nothing else of what they made of it.
"""

import hmac
import re
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, date, datetime
from itertools import product
from typing import Any

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from besace.games import GAMES, Game, game_named
from besace.play.fair import new_seed
from besace.server.codes import new_code
from besace.server.history.ratings import places_of
from besace.server.protocol.problems import clash, missing, play_first
from besace.server.seats.table_service import TableService
from besace.server.store.bus import TABLE
from besace.server.store.deals import (
    Standing,
    add_attempt,
    add_challenge,
    add_secret,
    challenges_of,
    done_with,
    give_up,
    played,
    read_challenge,
    read_secret,
    standings,
)  # fmt: skip
from besace.server.store.guests import Guest, stay
from besace.server.store.rows import TableRow
from besace.server.table.hub import Hub
from besace.server.table.prepared_deals import CHALLENGE, Deal, check_level
from besace.server.table.room import Room
from besace.server.times import now_ms

FIRST_DAY = date(2026, 1, 1)
CODE_LETTERS = 8
LEVEL_OF_DAY = ("kitten", "kitten", "stray", "stray", "tomcat", "tomcat", "king")  # from Monday on, harder and harder
MOST_OWN = 20  # deals made by someone or sent to them that are listed
MOST_COMPARED = 200
SECRET = "challenges"
NAME = re.compile(r"(\d{4}-\d{2}-\d{2})-([a-z]+)|x-([A-Z0-9]+)")
_CODE_TRIES = 5


@dataclass(frozen=True)
class Challenge:
    """A deal to be compared; its name is ``2026-11-16-GAME``, or ``x-CODE`` for one that somebody made."""

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

    def __init__(self, hub: Hub, tables_here: TableService) -> None:
        self._hub, self._tables = hub, tables_here
        self._secret = b""

    async def open(self) -> None:
        """Have the secret that all deals follow from: the first process makes it, the others find it."""
        database = self._hub.database
        found = await database.read(read_secret, SECRET)
        if found is None:
            with suppress(IntegrityError):  # another process was faster
                await database.write(add_secret, SECRET, new_seed())
            found = await database.read(read_secret, SECRET)
        assert found is not None  # secrets are never removed
        self._secret = found

    def seed(self, challenge: Challenge) -> bytes:
        """The seed of a deal. Nobody can work it out without this server's secret."""
        return hmac.digest(self._secret, challenge.deal.encode(), "sha256")

    async def find(self, name: str) -> Challenge:
        found = NAME.fullmatch(name)
        if found is None:
            raise missing("There is no such deal.")
        if found[3] is not None:
            row = await self._hub.database.read(read_challenge, found[3])
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
                own = {"code": code, "guest_id": guest.id, "created_at": now_ms()}
                await self._hub.database.write(_keep_challenge, {**own, **values})
                return Challenge(f"x-{code}", game, count, complete, seat, level)
            except IntegrityError:
                continue
        raise clash("No code is free for this deal: try again.")

    async def own(self, guest: Guest | None) -> list[Challenge]:
        """Deals that someone has made, or has been sent and has begun, the newest first."""
        if guest is None:
            return []
        return [_made(row) for row in await self._hub.database.read(challenges_of, guest.id, f"{CHALLENGE}x-", MOST_OWN)]

    async def standings(self, some: Sequence[Challenge], guest: Guest | None) -> dict[str, Standing]:
        """How far everyone is with these deals, by their names."""
        deals = [challenge.deal for challenge in some]
        found = await self._hub.database.read(standings, deals, guest.id if guest else None)
        return {challenge.name: found.get(challenge.deal, Standing()) for challenge in some}

    async def play(self, guest: Guest, challenge: Challenge) -> Room:
        """The one table where this guest plays the deal: made now, or the one that waits for them."""
        table = await self._tables.begun(guest, challenge.deal, once=True)
        if table is not None:
            return await self._tables.room(table)
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
                await self._hub.database.write(_keep_attempt, challenge.deal, guest.id)
                return
            except IntegrityError:  # they began to play it at the same moment
                mine = await self._tables.attempt(guest, challenge.deal)
        if mine is None or mine.table is None:
            return
        table = mine.table

        def close(connection: Connection) -> bool:
            stay(connection, guest.id)
            closed = give_up(connection, challenge.deal, guest.id, table)
            if closed:
                self._hub.bus.announce(connection, TABLE, {"tables": [table]})
            return closed

        if await self._hub.database.write(close):
            room = await self._tables.room(table)
            await room.in_turn(room.table_changed)

    async def compare(self, guest: Guest, challenge: Challenge) -> list[Outcome]:
        """What everyone made of it, the best first; for those who are done with it."""
        if not await self._hub.database.read(done_with, challenge.deal, guest.id):
            raise play_first(challenge.deal)
        rows, choices = await self._hub.database.read(played, challenge.deal, challenge.seat, MOST_COMPARED)
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


def _keep_challenge(connection: Connection, values: dict[str, Any]) -> None:
    stay(connection, values["guest_id"])
    add_challenge(connection, values)


def _keep_attempt(connection: Connection, deal: str, guest: str) -> None:
    """Someone has given up a deal without playing it."""
    stay(connection, guest)
    add_attempt(connection, deal, guest, None, now_ms())


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
