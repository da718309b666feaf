"""A table as people may see it: never the seed or the setup before the end, never who a guest is elsewhere."""

from typing import Any

from besace.play.fair import commitment_of
from besace.server.deals import is_challenge
from besace.server.problems import Refused, not_you, play_first
from besace.server.room import Room, now_ms
from besace.server.store.rows import OVER, WAITING, TableRow


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
        "rules": row.rules,
        "seats": seats_info(row, online),
        "host": hosted[0] if hosted else None,
        "version": room.told,
        "result": row.result,
        "commitment": commitment_of(row.seed),
        "contributions": row.contributions if row.state != WAITING else None,
        "seed": row.seed.hex() if revealed(row) else None,
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
    eyes = allowed_eyes(room, guest)
    return {"seats": room.row.seats_of(guest), "host": guest is not None and guest == room.row.host_id, "eyes": eyes}


def allowed_eyes(room: Room, guest: str | None) -> list[int | None]:
    """The places that someone may look from: the board, one's own seats, and those of people who let one look."""
    row = room.row
    mine = row.seats_of(guest)
    if row.deal is not None and not mine:
        return [None, *range(row.players)] if guest in room.opened and revealed(row) else []
    if not mine and not row.rules.get("spectators", True) and guest != row.host_id:
        return []
    shown = [seat.seat for seat in row.seats if (seat.shown and not mine) or revealed(row)]
    return [None, *sorted({*mine, *shown})]


def closed_to_you(room: Room) -> Refused:
    """Why someone may look from nowhere."""
    if room.row.deal is not None and is_challenge(room.row):
        return play_first(room.row.deal)
    return not_you("This table wants no spectators.")


def revealed(row: TableRow) -> bool:
    """Whether everything may be shown: the game is over, and for as long as the table's rules say."""
    if row.state != OVER or row.ended_at is None:
        return False
    return now_ms() >= row.ended_at + int(row.rules.get("reveal_seconds", 0)) * 1000
