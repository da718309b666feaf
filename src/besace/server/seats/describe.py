"""A table as people may see it: never the seed or the setup before the end, never who a guest is elsewhere."""

from dataclasses import asdict
from typing import Any

from besace.play.fair import commitment_of
from besace.play.words import Words
from besace.server.protocol.problems import Refusal, not_you, play_first
from besace.server.store.rows import BOT, OPEN, OVER, WAITING, TableRow
from besace.server.table.prepared_deals import is_challenge
from besace.server.table.room import Room
from besace.server.times import now_ms


def table_info(room: Room) -> dict[str, Any]:
    """The shape of `messages.TableInfo`."""
    row, online = room.row, room.online()
    hosted = row.seats_of(row.host_id)
    return {
        "id": row.id,
        "code": row.code,
        "state": row.state,
        "private": row.private,
        "game": row.game,
        "players": row.players,
        "options": row.options,
        "rules": row.rules.model_dump(),
        "seats": seats_info(row, online),
        "host": hosted[0] if hosted else None,
        "version": room.told,
        "result": row.result,
        "commitment": commitment_of(row.seed),
        "contributions": row.contributions if row.state != WAITING else None,
        "seed": row.seed.hex() if revealed(row) else None,
        "seat_changes": [asdict(change) for change in row.seat_changes],
        "again": row.rematch_of is not None,
        "muted": [{"seat": next(iter(row.seats_of(guest)), None), "name": name} for guest, name in row.muted.items()],
        "rematch": row.rematch,
        "deal": row.deal,
    }


def seats_info(row: TableRow, online: set[int]) -> list[dict[str, Any]]:
    """The shape of `messages.SeatInfo`, for all seats."""
    return [
        {
            "seat": seat.seat,
            "kind": seat.kind,
            "name": seat.name,
            "bot": seat.bot,
            "level": seat.level,
            "away": seat.away,
            "shown": seat.shown,
            "online": seat.seat in online or seat.kind == "bot",
        }
        for seat in row.seats
    ]


def you_info(room: Room, guest: str | None) -> dict[str, Any]:
    """The shape of `messages.You`."""
    row, eyes = room.row, allowed_eyes(room, guest)
    mine = row.seats_of(guest)
    coached = [seat for seat in mine if may_be_coached(row, seat)]
    return {"seats": mine, "host": guest is not None and guest == row.host_id, "eyes": eyes, "coached": coached}


def may_be_coached(row: TableRow, seat: int) -> bool:
    """Whether a coach takes nothing from anybody: all others are bots, or the table's rules allow it."""
    if is_challenge(row):  # it is compared with what others found by themselves
        return False
    return row.rules.coach or all(one.kind == BOT for one in row.seats if one.seat != seat)


def called(row: TableRow, words: Words) -> list[str]:
    """What the seats are called on the screen: bots by names of our own, people as they call themselves."""
    ours = {BOT: lambda seat: words(f"bot-name-{seat}"), OPEN: lambda seat: words("seat-name", n=seat + 1)}
    return [ours[one.kind](one.seat) if one.kind in ours else one.name for one in row.seats]


def allowed_eyes(room: Room, guest: str | None) -> list[int | None]:
    """The places that someone may look from: the board, one's own seats, and those of people who let others look.

    Over a shoulder looks who says who they are, so that it can be noted, and who does not play (see `eyes.admit`).
    """
    row = room.row
    mine = row.seats_of(guest)
    if row.deal is not None and not mine:
        return [None, *range(row.players)] if guest in room.opened and revealed(row) else []
    if not mine and not row.rules.spectators and (guest is None or guest != row.host_id):
        return []
    onlooker = guest is not None and not mine and row.state != WAITING
    shown = [seat.seat for seat in row.seats if (seat.shown and onlooker) or revealed(row)]
    return [None, *sorted({*mine, *shown})]


def closed_to_you(room: Room, guest: str | None) -> Refusal:
    """Why someone may look from nowhere."""
    if guest in room.opened:
        return not_you("This game of the deal goes on: it opens to you once it is over.")
    if room.row.deal is not None and is_challenge(room.row):
        return play_first(room.row.deal)
    return not_you("This table wants no spectators.")


def revealed(row: TableRow) -> bool:
    """Whether everything may be shown: the game is over, and for as long as the table's rules say."""
    if row.state != OVER or row.ended_at is None:
        return False
    wait = row.rules.reveal_seconds * 1000
    return wait == 0 or now_ms() >= row.ended_at + wait  # without one, whatever has become of the clock since
