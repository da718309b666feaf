"""Views: what one seat may know, as JSON and as data. The games write what is theirs; here is what all views have.

A view is everyone's part, the same whoever looks, and then the eye's own part; one after the other they are a JSON object.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import orjson

from besace.games import Game
from besace.kernel import boxed
from besace.kernel.generic import CHANCE, SEATS, SPECTATOR, new_records
from besace.kernel.stream import new_numbers
from besace.kernel.writing import new_text, read_text
from besace.play.observation import legal_moves, seats_in

Result = tuple[list[int], list[int]]  # scores and winners
_TO_ACT = {acting: orjson.dumps(seats_in(acting)) for acting in range(CHANCE + 1)}
_SEAT = [orjson.dumps(seat) for seat in (*range(SPECTATOR), None)]
_NOT_OVER = b'"over":false,"scores":null,"winners":null'


def head_of_views(game: Game, players: int, options: Mapping[str, Any]) -> bytes:
    """What all views of a match begin with."""
    return orjson.dumps({"game": game.name, "players": players, "options": options})[:-1]


def shown_openly(game: Game, options: Mapping[str, Any]) -> int:
    """What is shown although one had to count or remember it: a bit for each of the game's open options."""
    return sum(bool(options[name]) << bit for bit, name in enumerate(game.open_options))


def result_of(box: Any, players: int) -> Result:
    """How a game that is over has ended."""
    points = new_numbers(SEATS)
    boxed.scores(box, points)
    return [int(score) for score in points[:players]], seats_in(boxed.winners(box))


def everyones_part(first: bytes, ply: int, acting: int, result: Result | None, written: bytes) -> bytes:
    """The part of a view that is the same for all; ``written`` is what the game has to say."""
    end = _NOT_OVER
    if result:
        end = b'"over":true,"scores":%b,"winners":%b' % (orjson.dumps(result[0]), orjson.dumps(result[1]))
    return b'%b,"ply":%d,"to_act":%b,%b,%b' % (first, ply, _TO_ACT[acting], end, written)


def own_part(seat: int, moves: Sequence[str], written: bytes) -> bytes:
    """The part of a view that is a seat's own, or a SPECTATOR's."""
    listed = ('["' + '","'.join(moves) + '"]').encode() if moves else b"[]"
    return b',%b,"seat":%b,"moves":%b}' % (written, _SEAT[seat], listed)


def view_of(game: Game, players: int, options: Mapping[str, Any], box: Any, seat: int, ply: int) -> dict[str, Any]:
    """A seat's view of a state, or a SPECTATOR's, as data: for who has no match."""
    text, acting = new_text(), boxed.to_act(box)
    result = None if acting else result_of(box, players)
    size = boxed.write_views(box, 1 << seat, shown_openly(game, options), new_records(game.functions, "Observation"), text)
    public, own = read_text(text, size).split(b"\n")
    moves = legal_moves(box, acting, seat, new_numbers(game.functions.MOST_MOVES))
    everyones = everyones_part(head_of_views(game, players, options), ply, acting, result, public)
    view: dict[str, Any] = orjson.loads(everyones + own_part(seat, [game.write_move(seat, move) for move in moves], own))
    return view
