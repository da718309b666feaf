"""Who sits where: tables are made, joined, left, started, handed over and played again. The database decides who was first."""

from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import Any, Concatenate, ParamSpec, TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from besace.games import game_named
from besace.play.deal import DealChance
from besace.play.fair import new_seed
from besace.server.codes import new_code, new_id
from besace.server.protocol.problems import bad, clash, missing, not_you, unknown_guest
from besace.server.protocol.requests import ChangeSeat, NewTable, SeatWish
from besace.server.protocol.spoken import Unwanted
from besace.server.protocol.table_rules import TableRules
from besace.server.seats import seating
from besace.server.seats.begun import begun
from besace.server.seats.forgetting import forget
from besace.server.store.bus import FORGOTTEN, TABLE
from besace.server.store.deals import Attempt, add_attempt, attempt_of, done_with
from besace.server.store.engine import OutcomeUnknown, StoreDown
from besace.server.store.guests import Guest, stay, who_stay
from besace.server.store.moderation import who_block
from besace.server.store.rows import GUEST, OPEN, OVER, PLAYING, WAITING, Seat, TableRow, lock_table, read_table
from besace.server.store.tables import (
    add_table,
    count_unfinished,
    open_tables,
    table_with_code,
    tables_of,
    wake_if_playing,
)  # fmt: skip
from besace.server.table.bots import MODEST, make_bot
from besace.server.table.hub import Hub
from besace.server.table.prepared_deals import Deal, check_level, is_challenge
from besace.server.table.room import Room
from besace.server.times import now_ms

P = ParamSpec("P")
T = TypeVar("T")
MOST_LISTED = 100
_CODE_TRIES = 5


class TableService:
    """Everything that changes a table, except moves."""

    def __init__(self, hub: Hub, unwanted: Unwanted) -> None:
        self._hub, self._unwanted = hub, unwanted

    # --- finding ---

    async def room(self, table: str, guest: Guest | None = None) -> Room:
        """The table of that id. A deal that others have played opens to a guest who is done with it, and to nobody else."""
        room = await self._hub.room(table)
        if room is None:
            raise missing("There is no such table.")
        if guest is not None and is_challenge(room.row) and guest.id not in room.opened:
            await self._open(room, guest)
        return room

    async def looked_back_on(self, table: str, guest: Guest | None = None) -> Room:
        """The table of that id, for who asks about its end. Where this process takes the game to be going on, the database
        is asked first: another one may have ended it, and has told whoever played there."""
        room = await self.room(table, guest)
        if room.row.state == PLAYING and self._hub.database.shared:
            await room.in_turn(room.look_again)
        return room

    async def _open(self, room: Room, guest: Guest) -> None:
        if await self._hub.database.read(done_with, room.row.deal or "", guest.id):
            room.opened.add(guest.id)

    async def by_code(self, code: str, guest: Guest | None) -> Room:
        found = await self._hub.database.read(table_with_code, code)
        if found is None:
            raise missing("No table has this code.")
        return await self.room(found, guest)

    async def open_tables(self, guest: Guest | None) -> list[TableRow]:
        """Tables that anyone may join; nobody finds those of people who have blocked them, or whom they have blocked."""
        found = await self._hub.database.read(open_tables, MOST_LISTED)
        if guest is None:
            return found
        apart = guest.unheard | await self._hub.database.read(who_block, guest.id)
        return [row for row in found if row.host_id not in apart]

    async def tables_of(self, guest: Guest, *states: str) -> list[TableRow]:
        """The tables where someone sits; all but closed ones where no state is named."""
        return await self._hub.database.read(tables_of, guest.id, states, MOST_LISTED)

    # --- making ---

    async def create(self, guest: Guest, wish: NewTable) -> Room:
        """A new table with this guest as its host; who has been forgotten meanwhile makes none."""
        game = game_named(wish.game)
        players = game.check_players(wish.players)
        options = game.check_options(wish.options, players)
        wishes = wish.seats or [SeatWish(kind="me"), *(SeatWish(kind="open") for _ in range(players - 1))]
        if len(wishes) != players:
            raise bad(f"{players} players need {players} seats, not {len(wishes)}.")
        if wish.rules.absence.bot != MODEST:
            make_bot(self._hub.offer, wish.rules.absence.bot, wish.rules.absence.level, wish.game)
        sitting = [seating.seat_for(self._hub.offer, wish.game, n, one, guest, wish.contribution) for n, one in enumerate(wishes)]
        for seat in sitting:
            self._unwanted.refuse(seat["name"])
        await self._check_space()
        table = _TableWish(wish.game, players, options, wish.rules, wish.private, guest.id, None)
        return await self._made(guest, await self._insert(table, sitting))

    async def prepared(self, guest: Guest, deal: Deal, once: bool = False) -> Room:
        """A table where this guest plays a prepared deal, begun at once, or the one where they do already.

        ``once``: or where they have; it is played by each no more than once.
        """
        game = game_named(deal.game)
        players = game.check_players(deal.players)
        options = game.check_options(deal.options, players)
        bot = SeatWish(kind="bot", bot=check_level(deal.level))
        wishes = [SeatWish(kind="me") if n == deal.seat else bot for n in range(players)]
        sitting = [seating.seat_for(self._hub.offer, deal.game, n, one, guest, "") for n, one in enumerate(wishes)]
        await self._check_space()
        setup = seating.setup_from(game, players, options, DealChance(deal.seed))
        wish = _TableWish(deal.game, players, options, TableRules(spectators=False), True, guest.id, None)
        wish.begin(deal, setup)
        return await self._made(guest, await self._insert(wish, sitting, deal.name, once))

    async def _made(self, guest: Guest, table: str) -> Room:
        """The table that this guest has just made. Whoever has been forgotten since has nothing there any more."""
        room = await self._show(table, lambda room: room.go_on)
        if guest.id != room.row.host_id and not room.row.seats_of(guest.id):
            raise unknown_guest()
        return room

    async def _check_space(self) -> None:
        if await self._hub.database.read(count_unfinished) >= self._hub.settings.most_tables:
            raise clash("There are too many tables here already: try again later.")

    async def attempt(self, guest: Guest, deal: str) -> Attempt | None:
        """This guest's one game of a deal."""
        return await self._hub.database.read(attempt_of, deal, guest.id)

    async def begun(self, guest: Guest, deal: str, once: bool = False) -> str | None:
        """The table where this guest plays that deal; ``once``: or has played it."""
        return await self._hub.database.read(begun, guest.id, deal, once)

    async def _insert(
        self, wish: "_TableWish", sitting: Sequence[dict[str, Any]], deal: str | None = None, once: bool = False
    ) -> str:
        """A new table; where the host plays that deal already, or has begun the one game that they have of it, that one."""
        table = new_id()

        def insert(connection: Connection, code: str) -> str:
            stay(connection, wish.host, alone=deal is not None)
            if deal is not None and (theirs := begun(connection, wish.host, deal, once)) is not None:
                return theirs
            _add(connection, {"id": table, "code": code, **wish.values()}, sitting)
            if deal is not None and once:
                add_attempt(connection, deal, wish.host, table, now_ms())
            return table

        return await self._with_code(insert)

    # --- sitting down and getting up ---

    async def join(self, guest: Guest, table: str, seat: int | None, name: str | None, contribution: str) -> Room:
        """Sit down on an open seat, or come back to one's own after leaving. In a running game only newcomers sit down."""
        called = self._unwanted.refuse(name or guest.nickname)
        return await self._change(table, guest, seating.sit_down, guest, seat, called, contribution)

    async def leave(self, guest: Guest, table: str, seat: int | None) -> Room:
        """Get up: before the game the seat is open again; during it the server plays on for the seat, and one may come back."""
        return await self._change(table, guest, seating.get_up, guest, seat)

    async def contribute(self, guest: Guest, table: str, contribution: str) -> Room:
        """Add one's own random bytes, before the game."""
        return await self._change(table, guest, seating.contribute, guest, contribution)

    async def show(self, guest: Guest, table: str, seat: int, shown: bool) -> Room:
        """Let spectators look over one's shoulder, or no longer."""
        return await self._change(table, guest, seating.show, guest, seat, shown)

    # --- what the host does ---

    async def hand_over(self, guest: Guest, table: str, seat: int) -> Room:
        return await self._change(table, guest, seating.hand_over, guest, seat)

    async def change_seat(self, guest: Guest, table: str, seat: int, wish: ChangeSeat) -> Room:
        """Give a seat to a bot, or open it; in a running game a person's only when they have given it up."""
        room = await self.room(table)
        await room.in_turn(room.take_up)
        return await self._change(
            table, guest, seating.change_seat, self._hub.offer, guest, seat, wish, room.online(), room.absence.missed()
        )

    async def mute(self, guest: Guest, table: str, seat: int | None, line: int | None, muted: bool) -> Room:
        return await self._change(table, guest, seating.mute, guest, seat, line, muted)

    async def start(self, guest: Guest, table: str) -> Room:
        """Deal: from here on the setup is fixed."""
        return await self._change(table, guest, seating.start, guest)

    async def rematch(self, guest: Guest, table: str) -> Room:
        """A new table with the same people, everyone one seat further; whoever asks first makes and hosts it, the others find it.

        It begins by itself once all of them are there (`seating.contribute`).
        """

        def again(connection: Connection, code: str) -> tuple[str, bool]:
            row = _found(read_table(connection, table))
            people = who_stay(connection, [one for one in (guest.id, row.host_id, *(s.guest_id for s in row.seats)) if one])
            if guest.id not in people:
                raise unknown_guest()
            row = _found(lock_table(connection, table))
            if guest.id != row.host_id and not row.seats_of(guest.id):
                raise not_you("You do not sit at this table.")
            seating.own(row)
            if row.state != OVER:
                raise clash("The game is not over yet.")
            if row.rematch is not None:
                return row.rematch, False
            sitting = sorted((_moved_on(seat, row.players, people) for seat in row.seats), key=lambda seat: int(seat["seat"]))
            wish = _TableWish(row.game, row.players, row.options, row.rules, row.private, guest.id, row.id)
            new = new_id()
            _add(connection, {"id": new, "code": code, **wish.values()}, sitting)
            self._hub.bus.announce(connection, TABLE, {"tables": [table]})
            return new, True

        new, made = await self._with_code(again)
        if made and (before := self._hub.changed(table)) is not None:
            with suppress(StoreDown):  # it will be shown later
                await before.in_turn(before.table_changed)
        return await self._show(new, lambda room: room.go_on)

    async def forget(self, guest: Guest) -> None:
        """Forget who someone was: they leave all tables, on all devices, and cannot come back."""

        def leave(connection: Connection) -> list[str]:
            found = forget(connection, guest.id, now_ms())
            self._hub.bus.announce_tables(connection, found)
            self._hub.bus.announce(connection, FORGOTTEN, {"guest": guest.id})
            return found

        changed = await self._hub.database.write(leave)
        self._hub.forgotten(guest.id)
        for room in [room for table in changed if (room := self._hub.changed(table)) is not None]:
            with suppress(StoreDown):  # it will be shown later
                await room.in_turn(room.changed)

    # --- the database ---

    async def _change(
        self,
        table: str,
        guest: Guest,
        work: Callable[Concatenate[Connection, TableRow, P], None],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> Room:
        """Change a table for someone in one transaction, then tell everyone. Nobody else changes what ``work`` gets meanwhile."""

        def locked(connection: Connection) -> None:
            stay(connection, guest.id)
            work(connection, _found(lock_table(connection, table)), *args, **kwargs)
            wake_if_playing(connection, table, now_ms() + int(self._hub.settings.lease * 1000))  # a bot may have to move now
            self._hub.bus.announce(connection, TABLE, {"tables": [table]})

        try:
            await self._hub.database.write(locked)
        except OutcomeUnknown:
            self._hub.unsettled.add(table)  # if it is in memory, look whether that is still true
            raise
        return await self._show(table, lambda room: room.changed)

    async def _show(self, table: str, then: Callable[[Room], Callable[[], Awaitable[None]]]) -> Room:
        """A table that has been stored, and ``then`` is to be done about it. Where that cannot be, it is stored all the same."""
        try:
            room = await self.room(table)
            await room.in_turn(then(room))
        except StoreDown as down:
            raise OutcomeUnknown from down
        return room

    async def _with_code(self, work: Callable[[Connection, str], T]) -> T:
        """Do something in one transaction with a new join code; with another one, should it be taken."""
        for _ in range(_CODE_TRIES):
            with suppress(IntegrityError):
                return await self._hub.database.write(work, new_code())
        raise clash("No join code is free: try again.")


def _found(row: TableRow | None) -> TableRow:
    if row is None:
        raise missing("There is no such table.")
    return row


def _add(connection: Connection, values: dict[str, Any], sitting: Sequence[dict[str, Any]]) -> None:
    """Store a new table: one that has begun is seen by those who sit."""
    add_table(connection, values, sitting)
    if values["state"] == PLAYING:
        seating.note_those_who_sit(connection, values["id"], sitting)


class _TableWish:
    """A table that is about to be made."""

    def __init__(
        self,
        game: str,
        players: int,
        options: dict[str, Any],
        rules: TableRules,
        private: bool,
        host: str,
        rematch_of: str | None,
    ) -> None:
        self.host, self._rematch_of = host, rematch_of
        self._begun: dict[str, Any] = {}
        self._values = {
            "game": game, "players": players, "options": options, "rules": rules.model_dump(), "private": private,
            "host_id": host,
        }  # fmt: skip

    def begin(self, deal: Deal, setup: dict[str, Any]) -> None:
        """A prepared deal waits for nobody."""
        now = now_ms()
        self._begun = {"state": PLAYING, "seed": deal.seed, "deal": deal.name, "setup": setup, "started_at": now, "wake_at": now}

    def values(self) -> dict[str, Any]:
        made = {"state": WAITING, "seed": new_seed(), "contributions": [], "created_at": now_ms(), "rematch_of": self._rematch_of}
        return {**self._values, **made, **self._begun}


def _moved_on(seat: Seat, players: int, people: set[str]) -> dict[str, Any]:
    """The same people one seat further; those who had left or have been forgotten are no longer expected."""
    gone = seat.kind == OPEN or (seat.kind == GUEST and (seat.away or seat.guest_id not in people))
    values: dict[str, Any] = {
        "seat": (seat.seat + 1) % players,
        "kind": OPEN if gone else seat.kind,
        "name": "" if gone else seat.name,
    }
    values |= {"guest_id": None if gone else seat.guest_id, "bot": seat.bot, "level": seat.level}
    return values | {"away": False, "shown": False, "contribution": ""}
