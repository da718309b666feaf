"""Who sits where, as the store has it: each of these is a transaction in which nobody else changes the table.

While a game goes on, a seat is a look into somebody's bag. So only newcomers take one over (`eyes`), a person's seat is given
to others only when they have left it or have been gone for too long, and how seats changed hands is there for everyone to read.
"""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection

from besace.bots.named.offer import Offer
from besace.games import Game, game_named
from besace.play.fair import Chance, FairChance
from besace.play.match import Match, draw_setup
from besace.server.protocol.problems import bad, clash, missing, not_you, only_newcomers, still_there
from besace.server.protocol.requests import ChangeSeat, SeatWish
from besace.server.protocol.spoken import clean_name, refuse_alike
from besace.server.seats.eyes import may_sit
from besace.server.store.eyes import note_eye, seen_by
from besace.server.store.guests import Guest
from besace.server.store.moderation import Known, note_silence, who_block, who_said, who_sits
from besace.server.store.rows import BOT, CLOSED, GUEST, OPEN, PLAYING, WAITING, Seat, SeatNews, TableRow
from besace.server.store.tables import add_seat_change, change_seats, change_table, count_moves, last_move_at
from besace.server.table.bots import make_bot
from besace.server.times import now_ms

MOST_MUTED = 50
MOST_CHANGES = 100  # of seats in one running game, all of which everyone is told
HOST_WAITS = 600  # seconds for someone offline before the host may give their seat away, where the table's rules set no time


# --- sitting down and getting up ---


def sit_down(connection: Connection, row: TableRow, guest: Guest, seat: int | None, name: str, contribution: str) -> None:
    """Sit down on an open seat, or come back to one's own after leaving; before the game, be called otherwise on one's own."""
    if row.state == WAITING and seat in row.seats_of(guest.id):
        return _set(connection, row, [seat], name=_own_name(row, guest, name))
    mine = [s.seat for s in row.seats if s.guest_id == guest.id and s.away and seat in (None, s.seat)]
    if mine:
        return _set(connection, row, mine, away=False)
    if row.state not in (WAITING, PLAYING):
        raise clash("This game is over.")
    free = [s.seat for s in row.seats if s.kind == OPEN and seat in (None, s.seat)]
    if row.host_id is None and free:  # it comes from elsewhere, or all who were there have been forgotten
        change_table(connection, row.id, {"host_id": guest.id})
    if row.host_id in who_block(connection, guest.id):
        raise not_you("You cannot sit down at this table.")
    if not free:
        raise clash("This seat is taken." if seat is not None else "No seat is open at this table.")
    called = _own_name(row, guest, name)
    sitting: dict[str, Any] = {"kind": GUEST, "guest_id": guest.id, "name": called, "away": False, "gone_at": None}
    if row.state == WAITING:
        return _set(connection, row, free[:1], **sitting, contribution=contribution)
    seen = seen_by(connection, row.id, guest.id)
    allowed = [number for number in free if may_sit(seen, number)]
    if not allowed:
        raise only_newcomers()
    note_eye(connection, row.id, guest.id, allowed[0], True, now_ms())
    _tell(connection, row, allowed[0], "taken", guest.id, sitting["name"])
    return _set(connection, row, allowed[:1], **sitting, contribution="")


def _own_name(row: TableRow, guest: Guest, name: str) -> str:
    """A name that can be told from those of the other people at the table; at one device they may sort it out themselves."""
    others = (seat.name for seat in row.seats if seat.guest_id not in (None, guest.id))
    return refuse_alike(clean_name(name), others)


def get_up(connection: Connection, row: TableRow, guest: Guest, seat: int | None) -> None:
    """Before the game the seat is open again; during it the server plays on for the seat, and one may come back."""
    mine = [s.seat for s in row.seats if s.guest_id == guest.id and seat in (None, s.seat)]
    if not mine:
        raise not_you("You do not sit there.")
    if row.deal is not None or row.state not in (WAITING, PLAYING):  # a deal waits for them, and nobody else is kept waiting
        return
    staying = [s for s in row.seats if s.guest_id is not None and s.seat not in mine and not s.away]
    if row.host_id == guest.id and not any(s.guest_id == guest.id for s in staying):
        changes: dict[str, Any] = {"host_id": staying[0].guest_id if staying else guest.id}
        if not staying and row.state == WAITING:
            changes["state"] = CLOSED
        change_table(connection, row.id, changes)
    if row.state == WAITING:
        _set(connection, row, mine, **reopened())
    else:
        _set(connection, row, mine, away=True)


def reopened() -> dict[str, Any]:
    """A seat whose player got up before the game."""
    return {"kind": OPEN, "guest_id": None, "name": "", "contribution": "", "shown": False, "gone_at": None}


def contribute(connection: Connection, row: TableRow, guest: Guest, contribution: str) -> None:
    """Add one's own random bytes, before the game. The next game of the same people begins with the last of theirs."""
    mine = row.seats_of(guest.id)
    if not mine:
        raise not_you("You do not sit at this table.")
    if row.state != WAITING:
        raise clash("The game has started: its chance is fixed.")
    _set(connection, row, mine, contribution=contribution)
    contributions = [contribution if seat.seat in mine else seat.contribution for seat in row.seats]
    ready = (seat.kind == BOT or (seat.kind == GUEST and bytes_) for seat, bytes_ in zip(row.seats, contributions, strict=True))
    if row.rematch_of is not None and all(ready):
        _deal(connection, row, contributions)


def show(connection: Connection, row: TableRow, guest: Guest, seat: int, shown: bool) -> None:
    """Let spectators look over one's shoulder, or no longer."""
    if seat not in row.seats_of(guest.id):
        raise not_you("You do not sit there.")
    _set(connection, row, [seat], shown=shown)


# --- what the host does ---


def hand_over(connection: Connection, row: TableRow, guest: Guest, seat: int) -> None:
    """Make someone else the host."""
    own(hosted(row, guest))
    heir = row.seats[seat].guest_id if seat < row.players else None
    if heir is None:
        raise bad("Nobody who could be the host sits there.")
    change_table(connection, row.id, {"host_id": heir})


def change_seat(
    connection: Connection,
    row: TableRow,
    offer: Offer,
    guest: Guest,
    seat: int,
    wish: ChangeSeat,
    online: set[int],
    missed: set[int],
) -> None:
    """Give a seat to a bot, or open it. ``missed``: the game waits for these seats, and their people are not connected."""
    own(hosted(row, guest))
    if not 0 <= seat < row.players:
        raise bad(f"There is no seat {seat}: the seats are 0 to {row.players - 1}.")
    if row.state not in (WAITING, PLAYING):
        raise clash("This game is over.")
    before = row.seats[seat]
    values = seat_for(offer, row.game, seat, SeatWish(kind=wish.kind, bot=wish.bot, level=wish.level), guest, "")
    if row.state == PLAYING:
        if before.kind == GUEST and before.guest_id != guest.id and not _has_left(connection, row, before, online, missed):
            raise still_there(before.name)
        if before.kind == wish.kind == OPEN:
            return
        values["away"] = wish.kind == OPEN  # played for until someone sits down
        name = before.name if before.kind == GUEST else ""
        _tell(connection, row, seat, "opened" if wish.kind == OPEN else "bot", before.guest_id, name)
    del values["seat"]
    _set(connection, row, [seat], **values)


def _has_left(connection: Connection, row: TableRow, seat: Seat, online: set[int], missed: set[int]) -> bool:
    """Whether a person has given up their seat: they got up, or the table's rules wait no longer for who is gone."""
    if seat.away:
        return True
    patience = row.rules.absence.seconds
    if patience is not None:
        return seat.gone_at is not None and seat.seat not in online and seat.gone_at + patience * 1000 <= now_ms()
    last = last_move_at(connection, row.id) or row.started_at or 0
    return seat.seat in missed and last + HOST_WAITS * 1000 <= now_ms()


def mute(connection: Connection, row: TableRow, guest: Guest, seat: int | None, line: int | None, muted: bool) -> None:
    """Let somebody play and look, but say nothing, or speak again."""
    hosted(row, guest)
    who = meant(connection, row.id, seat, line)
    if who.guest == guest.id:
        raise bad("That is you.")
    if muted and len(row.muted) >= MOST_MUTED:
        raise clash("Too many are silent at this table already.")
    note_silence(connection, row.id, who, muted, now_ms())


def meant(connection: Connection, table: str, seat: int | None, line: int | None) -> Known:
    """Whom somebody means at a table: by their seat, or by something they said."""
    if (seat is None) == (line is None):
        raise bad("Say whom you mean: by their seat, or by the number of something they said.")
    found = who_sits(connection, table, seat) if seat is not None else None
    found = who_said(connection, table, line) if line is not None else found
    if found is None:
        raise missing("Nobody is there whom this could be about.")
    return found


def start(connection: Connection, row: TableRow, guest: Guest) -> None:
    """Deal: from here on the setup is fixed, and whoever sits sees the game from there."""
    hosted(row, guest)
    if row.state != WAITING:
        raise clash("The game has started already.")
    if any(seat.kind == OPEN for seat in row.seats):
        raise clash("Some seats are still open: fill them with people or bots first.")
    _deal(connection, row, [seat.contribution for seat in row.seats])


def _deal(connection: Connection, row: TableRow, contributions: list[str]) -> None:
    setup = setup_from(game_named(row.game), row.players, row.options, FairChance(row.seed, contributions))
    begun = {"state": PLAYING, "setup": setup, "contributions": contributions, "started_at": now_ms()}
    change_table(connection, row.id, begun)
    note_those_who_sit(connection, row.id, [{"seat": seat.seat, "guest_id": seat.guest_id} for seat in row.seats])


def setup_from(game: Game, players: int, options: dict[str, Any], chance: Chance) -> dict[str, Any]:
    return Match(game, players, options, draw_setup(game, players, options, chance.setup())).setup


def note_those_who_sit(connection: Connection, table: str, sitting: Sequence[dict[str, Any]]) -> None:
    """The game begins: these people see it from their seats."""
    for seat in sitting:
        if seat["guest_id"] is not None:
            note_eye(connection, table, seat["guest_id"], seat["seat"], True, now_ms())


# --- what they have in common ---


def hosted(row: TableRow, guest: Guest) -> TableRow:
    """The table, if this guest is its host."""
    if row.host_id != guest.id:
        raise not_you("Only the host of the table can do that.")
    return row


def own(row: TableRow) -> TableRow:
    """The table, if its people may change who sits there and play on with others."""
    if row.deal is not None:
        raise clash("This deal is the same for everyone: nothing about it can be changed.")
    return row


def seat_for(offer: Offer, game: str, number: int, wish: SeatWish, guest: Guest, contribution: str) -> dict[str, Any]:
    """A seat's row as someone wishes it."""
    empty = {"guest_id": None, "bot": None, "level": None, "away": False, "shown": False, "contribution": "", "gone_at": None}
    if wish.kind == "bot":
        if wish.bot is None:
            raise bad("Say which bot should sit there.")
        bot = make_bot(offer, wish.bot, wish.level, game)
        named = {"bot": wish.bot, "level": wish.level, "name": bot.name}
        return {"seat": number, "kind": BOT, **empty, **named}
    if wish.kind == "me":
        name = clean_name(wish.name or guest.nickname)
        return {"seat": number, "kind": GUEST, **empty, "guest_id": guest.id, "name": name, "contribution": contribution}
    return {"seat": number, "kind": OPEN, **empty, "name": ""}


def _set(connection: Connection, row: TableRow, numbers: list[int], **values: Any) -> None:
    change_seats(connection, row.id, numbers, values)


def _tell(connection: Connection, row: TableRow, seat: int, what: SeatNews, guest: str | None, name: str) -> None:
    """Have everyone read how a seat changed hands, now and later."""
    if len(row.seat_changes) >= MOST_CHANGES:
        raise clash("Seats have changed hands too often in this game.")
    version = count_moves(connection, row.id)
    values = {"seat": seat, "what": what, "guest_id": guest, "name": name, "version": version, "at": now_ms()}
    add_seat_change(connection, row.id, {"number": len(row.seat_changes), **values})
