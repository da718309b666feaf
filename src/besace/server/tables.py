"""Who sits where: tables are made, joined, left, started, handed over and played again. The database decides who was first."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from besace.games import Game, game_named
from besace.play.deal import DealChance
from besace.play.fair import Chance, FairChance, new_seed
from besace.play.match import Match, draw_setup
from besace.server.bots import MODEST, make_bot
from besace.server.bus import TABLE
from besace.server.codes import new_code, new_id
from besace.server.deals import Deal, check_level, is_challenge
from besace.server.hub import Hub
from besace.server.identity import Guest, clean_name
from besace.server.problems import bad, clash, missing, not_you
from besace.server.requests import ChangeSeat, NewTable, SeatWish
from besace.server.room import Room, now_ms
from besace.server.store.models import attempts, seats, tables
from besace.server.store.rows import BOT, CLOSED, GUEST, OPEN, OVER, PLAYING, WAITING, Seat, TableRow, read_table, read_tables
from besace.server.table_rules import TableRules

MOST_LISTED = 100
_CODE_TRIES = 5


class Tables:
    """Everything that changes a table, except moves."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub

    # --- finding ---

    async def room(self, table: str, guest: Guest | None = None) -> Room:
        """The table of that id. A deal that others have played opens to a guest who is done with it, and to nobody else."""
        room = await self._hub.room(table)
        if room is None:
            raise missing("There is no such table.")
        if guest is not None and is_challenge(room.row) and guest.id not in room.opened:
            await self._open(room, guest)
        return room

    async def _open(self, room: Room, guest: Guest) -> None:
        if await self._hub.database.read(done_with, room.row.deal or "", guest.id):
            room.opened.add(guest.id)

    async def by_code(self, code: str, guest: Guest | None) -> Room:
        query = select(tables.c.id).where(tables.c.code == code)
        found = await self._hub.database.read(lambda connection: connection.execute(query).first())
        if found is None:
            raise missing("No table has this code.")
        return await self.room(found.id, guest)

    async def open_tables(self) -> list[TableRow]:
        open_ones = tables.c.state == WAITING, tables.c.private.is_(False)
        return await self._hub.database.read(read_tables, *open_ones, limit=MOST_LISTED)

    async def tables_of(self, guest: Guest, *states: str) -> list[TableRow]:
        """The tables where someone sits; all but closed ones where no state is named."""
        mine = tables.c.id.in_(select(seats.c.table_id).where(seats.c.guest_id == guest.id))
        wanted = tables.c.state.in_(states) if states else tables.c.state != CLOSED
        return await self._hub.database.read(read_tables, mine, wanted, limit=MOST_LISTED)

    # --- making ---

    async def create(self, guest: Guest, wish: NewTable) -> Room:
        """A new table with this guest as its host."""
        game = game_named(wish.game)
        players = game.check_players(wish.players)
        options = game.check_options(wish.options, players)
        wishes = wish.seats or [SeatWish(kind="me"), *(SeatWish(kind="open") for _ in range(players - 1))]
        if len(wishes) != players:
            raise bad(f"{players} players need {players} seats, not {len(wishes)}.")
        if wish.rules.absence.bot != MODEST:
            make_bot(wish.rules.absence.bot, wish.rules.absence.level)
        sitting = [_seat_for(number, one, guest, wish.contribution) for number, one in enumerate(wishes)]
        await self._check_space()
        table = _TableWish(wish.game, players, options, wish.rules.model_dump(), wish.private, guest.id, None)
        return await self.room(await self._insert(table, sitting))

    async def prepared(self, guest: Guest, deal: Deal, once: bool = False) -> Room:
        """A table where this guest plays a prepared deal, begun at once. ``once``: it is theirs, whoever asks how often."""
        game = game_named(deal.game)
        players = game.check_players(deal.players)
        options = game.check_options(deal.options, players)
        bot = SeatWish(kind="bot", bot=check_level(deal.level))
        sitting = [_seat_for(n, SeatWish(kind="me") if n == deal.seat else bot, guest, "") for n in range(players)]
        await self._check_space()
        setup = setup_from(game, players, options, DealChance(deal.seed))
        wish = _TableWish(deal.game, players, options, TableRules(spectators=False).model_dump(), True, guest.id, None)
        wish.begin(deal, setup)
        try:
            table = await self._insert(wish, sitting, {"deal": deal.name, "guest_id": guest.id} if once else None)
        except IntegrityError:  # they asked twice at the same moment
            mine = await self.attempt(guest, deal.name)
            if mine is None or mine.table_id is None:
                raise clash("Something else happened at the same moment: try again.") from None
            table = mine.table_id
        room = await self.room(table)
        await room.in_turn(room.go_on)
        return room

    async def _check_space(self) -> None:
        unfinished = select(func.count()).select_from(tables).where(tables.c.state.in_((WAITING, PLAYING)))
        count = await self._hub.database.read(lambda connection: connection.execute(unfinished).scalar_one())
        if count >= self._hub.settings.most_tables:
            raise clash("There are too many tables here already: try again later.")

    async def attempt(self, guest: Guest, deal: str) -> Any:
        """The row of this guest's one game of a deal (``table_id``, ``at``); None if there is none."""
        query = select(attempts).where(attempts.c.deal == deal, attempts.c.guest_id == guest.id)
        return await self._hub.database.read(lambda connection: connection.execute(query).first())

    async def newest_of(self, guest: Guest, deal: str) -> TableRow | None:
        """The newest table where this guest plays or has played that deal."""
        mine = tables.c.id.in_(select(seats.c.table_id).where(seats.c.guest_id == guest.id))
        found = await self._hub.database.read(read_tables, mine, tables.c.deal == deal)
        return found[0] if found else None

    async def _insert(self, wish: "_TableWish", sitting: Sequence[dict[str, Any]], attempt: dict[str, Any] | None = None) -> str:
        table = new_id()
        for _ in range(_CODE_TRIES):
            try:
                async with self._hub.database.writing() as writing:
                    await writing.execute(insert(tables).values(id=table, code=new_code(), **wish.values()))
                    await writing.execute(insert(seats), [{"table_id": table, **seat} for seat in sitting])
                    if attempt is not None:
                        await writing.execute(insert(attempts).values(table_id=table, at=now_ms(), **attempt))
                return table
            except IntegrityError:
                if wish.rematch_of is not None or attempt is not None:
                    raise
        raise clash("No join code is free: try again.")

    # --- sitting down and getting up ---

    async def join(self, guest: Guest, table: str, seat: int | None, name: str | None, contribution: str) -> Room:
        """Sit down on an open seat, or come back to one's own after leaving."""
        row = await self._row(table)
        mine = [s for s in row.seats if s.guest_id == guest.id and s.away and seat in (None, s.seat)]
        if mine:
            await self._change(table, [(s.seat, {"away": False}) for s in mine])
            return await self.room(table)
        if row.state not in (WAITING, PLAYING):
            raise clash("This game is over.")
        found = [s.seat for s in row.seats if s.kind == OPEN and seat in (None, s.seat)]
        for number in found:
            values: dict[str, Any] = {"kind": GUEST, "guest_id": guest.id, "name": clean_name(name or guest.nickname)}
            values |= {"contribution": contribution if row.state == WAITING else "", "away": False, "gone_at": None}
            if await self._change(table, [(number, values)], only_open=True):
                return await self.room(table)
        raise clash("This seat is taken." if seat is not None else "No seat is open at this table.")

    async def leave(self, guest: Guest, table: str, seat: int | None) -> Room:
        """Get up: before the game the seat is open again; during it the server plays on for the seat, and one may come back."""
        row = await self._row(table)
        mine = [s.seat for s in row.seats if s.guest_id == guest.id and seat in (None, s.seat)]
        if not mine:
            raise not_you("You do not sit there.")
        if row.deal is not None:  # it waits for them, and nobody else is kept waiting
            return await self.room(table)
        if row.state == WAITING:
            gone = {"kind": OPEN, "guest_id": None, "name": "", "contribution": "", "shown": False}
        elif row.state == PLAYING:
            gone = {"away": True}
        else:
            return await self.room(table)
        staying = [s for s in row.seats if s.guest_id is not None and s.seat not in mine and not s.away]
        changes: dict[str, Any] = {}
        if row.host_id == guest.id and not any(s.guest_id == guest.id for s in staying):
            changes["host_id"] = staying[0].guest_id if staying else guest.id
            if not staying and row.state == WAITING:
                changes["state"] = CLOSED
        await self._change(table, [(number, gone) for number in mine], changes)
        return await self.room(table)

    async def contribute(self, guest: Guest, table: str, contribution: str) -> Room:
        """Add one's own random bytes, before the game."""
        row = await self._row(table)
        mine = row.seats_of(guest.id)
        if not mine:
            raise not_you("You do not sit at this table.")
        if row.state != WAITING:
            raise clash("The game has started: its chance is fixed.")
        await self._change(table, [(number, {"contribution": contribution}) for number in mine])
        return await self.room(table)

    async def show(self, guest: Guest, table: str, seat: int, shown: bool) -> Room:
        """Let spectators look over one's shoulder, or no longer."""
        row = await self._row(table)
        if seat not in row.seats_of(guest.id):
            raise not_you("You do not sit there.")
        await self._change(table, [(seat, {"shown": shown})])
        return await self.room(table)

    # --- what the host does ---

    async def hand_over(self, guest: Guest, table: str, seat: int) -> Room:
        row = _own(await self._hosted(guest, table))
        heir = row.seats[seat].guest_id if seat < row.players else None
        if heir is None:
            raise bad("Nobody who could be the host sits there.")
        await self._change(table, [], {"host_id": heir})
        return await self.room(table)

    async def change_seat(self, guest: Guest, table: str, seat: int, wish: ChangeSeat) -> Room:
        """Give a seat to a bot, or open it again."""
        row = _own(await self._hosted(guest, table))
        if not 0 <= seat < row.players:
            raise bad(f"There is no seat {seat}: the seats are 0 to {row.players - 1}.")
        if row.state not in (WAITING, PLAYING):
            raise clash("This game is over.")
        values = _seat_for(seat, SeatWish(kind=wish.kind, bot=wish.bot, level=wish.level), guest, "")
        if row.state == PLAYING and wish.kind == OPEN:
            values["away"] = True  # played for until someone sits down
        del values["seat"]
        await self._change(table, [(seat, values)])
        return await self.room(table)

    async def start(self, guest: Guest, table: str) -> Room:
        """Deal: from here on the setup is fixed."""
        row = await self._hosted(guest, table)
        if row.state != WAITING:
            raise clash("The game has started already.")
        if any(seat.kind == OPEN for seat in row.seats):
            raise clash("Some seats are still open: fill them with people or bots first.")
        contributions = [seat.contribution for seat in row.seats]
        setup = deal(row, contributions)
        begun = {"state": PLAYING, "setup": setup, "contributions": contributions, "started_at": now_ms(), "wake_at": now_ms()}
        async with self._hub.database.writing() as writing:
            waiting = tables.c.id == table, tables.c.state == WAITING
            if (await writing.execute(update(tables).where(*waiting).values(**begun))).rowcount != 1:
                raise clash("The game has started already.")
            again = await writing.run_sync(read_table, table)
            if again is None or [seat.contribution for seat in again.seats] != contributions:
                raise clash("Someone sat down or got up just now: start again.")
            await self._hub.bus.announce(writing, TABLE, {"tables": [table]})
        room = await self.room(table)
        await room.in_turn(room.begin)
        return room

    async def rematch(self, guest: Guest, table: str) -> Room:
        """A new table with the same people, everyone one seat further; whoever asks first makes it, the others find it."""
        row = await self._row(table)
        if guest.id != row.host_id and not row.seats_of(guest.id):
            raise not_you("You do not sit at this table.")
        _own(row)
        if row.state != OVER:
            raise clash("The game is not over yet.")
        if row.rematch is None:
            sitting = [_moved_on(seat, row.players) for seat in row.seats]
            wish = _TableWish(row.game, row.players, row.options, row.rules, row.private, row.host_id or guest.id, row.id)
            try:
                row.rematch = await self._insert(wish, sorted(sitting, key=lambda seat: int(seat["seat"])))
            except IntegrityError:  # someone else asked at the same moment
                row = await self._row(table)
            await self._change(table, [])
        assert row.rematch is not None
        return await self.room(row.rematch)

    # --- the database ---

    async def _row(self, table: str) -> TableRow:
        row = await self._hub.database.read(read_table, table)
        if row is None:
            raise missing("There is no such table.")
        return row

    async def _hosted(self, guest: Guest, table: str) -> TableRow:
        row = await self._row(table)
        if row.host_id != guest.id:
            raise not_you("Only the host of the table can do that.")
        return row

    async def _change(
        self,
        table: str,
        sitting: Sequence[tuple[int, dict[str, Any]]],
        values: dict[str, Any] | None = None,
        only_open: bool = False,
    ) -> bool:
        """Change seats and the table's own values, tell everyone; False when an open seat was taken by someone else meanwhile."""
        async with self._hub.database.writing() as writing:
            for seat, changes in sitting:
                where = [seats.c.table_id == table, seats.c.seat == seat]
                if only_open:
                    where.append(seats.c.kind == OPEN)
                if (await writing.execute(update(seats).where(*where).values(**changes))).rowcount != 1:
                    return False
            await self._wake_soon(writing, table, values or {})
            await self._hub.bus.announce(writing, TABLE, {"tables": [table]})
        room = await self.room(table)

        async def changed() -> None:
            await room.table_changed()
            await room.go_on()

        await room.in_turn(changed)
        return True

    async def changed_elsewhere(self, table: str) -> None:
        """Something about this table was changed in the store: read it again, everywhere."""
        await self._change(table, [])

    async def _wake_soon(self, writing: AsyncConnection, table: str, values: dict[str, Any]) -> None:
        """A bot may have to move now: whichever process is alive will look."""
        if values:
            await writing.execute(update(tables).where(tables.c.id == table).values(**values))
        playing = tables.c.id == table, tables.c.state == PLAYING
        await writing.execute(update(tables).where(*playing).values(wake_at=now_ms() + int(self._hub.settings.lease * 1000)))


class _TableWish:
    """A table that is about to be made."""

    def __init__(
        self,
        game: str,
        players: int,
        options: dict[str, Any],
        rules: dict[str, Any],
        private: bool,
        host: str,
        rematch_of: str | None,
    ) -> None:
        self.rematch_of = rematch_of
        self._begun: dict[str, Any] = {}
        self._values = {"game": game, "players": players, "options": options, "rules": rules, "private": private, "host_id": host}

    def begin(self, deal: Deal, setup: dict[str, Any]) -> None:
        """A prepared deal waits for nobody."""
        now = now_ms()
        self._begun = {"state": PLAYING, "seed": deal.seed, "deal": deal.name, "setup": setup, "started_at": now, "wake_at": now}

    def values(self) -> dict[str, Any]:
        made = {"state": WAITING, "seed": new_seed(), "contributions": [], "created_at": now_ms(), "rematch_of": self.rematch_of}
        return {**self._values, **made, **self._begun}


def deal(row: TableRow, contributions: Sequence[str]) -> dict[str, Any]:
    """The setup that the seed and the contributions give."""
    return setup_from(game_named(row.game), row.players, row.options, FairChance(row.seed, contributions))


def setup_from(game: Game, players: int, options: dict[str, Any], chance: Chance) -> dict[str, Any]:
    return Match(game, players, options, draw_setup(game, players, options, chance.setup())).setup


def done_with(connection: Connection, deal: str, guest: str) -> bool:
    """Whether a guest has finished a deal or given it up, so that they may see what others made of it."""
    finished = or_(attempts.c.table_id.is_(None), tables.c.state == OVER)
    joined = attempts.outerjoin(tables, tables.c.id == attempts.c.table_id)
    where = attempts.c.deal == deal, attempts.c.guest_id == guest, finished
    return connection.execute(select(attempts.c.deal).select_from(joined).where(*where)).first() is not None


def _own(row: TableRow) -> TableRow:
    """The table, if its people may change who sits there and play on with others."""
    if row.deal is not None:
        raise clash("This deal is the same for everyone: nothing about it can be changed.")
    return row


def _seat_for(number: int, wish: SeatWish, guest: Guest, contribution: str) -> dict[str, Any]:
    """A seat's row as someone wishes it."""
    empty = {"guest_id": None, "bot": None, "level": None, "away": False, "shown": False, "contribution": "", "gone_at": None}
    if wish.kind == "bot":
        if wish.bot is None:
            raise bad("Say which bot should sit there.")
        bot = make_bot(wish.bot, wish.level)
        named = {"bot": wish.bot, "level": wish.level, "name": bot.name}
        return {"seat": number, "kind": BOT, **empty, **named}
    if wish.kind == "me":
        name = clean_name(wish.name or guest.nickname)
        return {"seat": number, "kind": GUEST, **empty, "guest_id": guest.id, "name": name, "contribution": contribution}
    return {"seat": number, "kind": OPEN, **empty, "name": ""}


def _moved_on(seat: Seat, players: int) -> dict[str, Any]:
    """The same people one seat further; those who had left are no longer expected."""
    gone = seat.kind == OPEN or (seat.kind == GUEST and seat.away)
    values: dict[str, Any] = {
        "seat": (seat.seat + 1) % players,
        "kind": OPEN if gone else seat.kind,
        "name": "" if gone else seat.name,
    }
    values |= {"guest_id": None if gone else seat.guest_id, "bot": seat.bot, "level": seat.level}
    return values | {"away": False, "shown": False, "contribution": ""}
