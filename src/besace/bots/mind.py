"""What a network makes of an observation, compiled: wishes for moves, and who will win."""

from typing import Any, NamedTuple

from besace.games.parts.network import NO_CHOICE
from besace.kernel.generic import SEATS, choice, encode, legal, vectorise
from besace.kernel.jit import jit
from besace.kernel.network import forward
from besace.kernel.real import exp
from besace.kernel.stream import FINE, below


class Room(NamedTuple):
    """What a network works in."""

    vector: Any
    x: Any  # what it is told
    first: Any
    second: Any
    out: Any  # what it makes of it: a wish a choice, a number a seat, a margin
    legal: Any
    moves: Any  # per choice: the move that it stands for, or NO_CHOICE


@jit
def understand(box, seat, layers, room):
    """Let the network look at an observation: ``room.out`` is what it makes of it, ``room.moves`` what its choices stand for."""
    vectorise(box[0], room.vector[0])
    think(box[0], seat, layers, room)


@jit
def think(s, seat, layers, room):
    """Let the network answer to the vector that is in the room, of a seat that may move in ``s``."""
    v, moves = room.vector[0], room.moves
    encode(v, room.x)
    for c in range(len(moves)):
        moves[c] = NO_CHOICE
    for k in range(legal(s, seat, room.legal)):
        c = choice(v, seat, room.legal[k])
        if c >= 0 and moves[c] == NO_CHOICE:
            moves[c] = room.legal[k]
    forward(layers, room.x, room.first, room.second, room.out)


@jit
def best_choice(room):
    """The choice that the network likes best."""
    best = NO_CHOICE
    for c in range(len(room.moves)):
        if room.moves[c] != NO_CHOICE and (best == NO_CHOICE or room.out[c] > room.out[best]):
            best = c
    return best


@jit
def favourite(box, seat, layers, room):
    """The move that the network likes best."""
    understand(box, seat, layers, room)
    return room.moves[best_choice(room)]


@jit
def whim(box, seat, layers, room, warmth, rng):
    """A move drawn by how much the network likes each; ``warmth`` of 1 is as it has learnt, less is more single-minded."""
    understand(box, seat, layers, room)
    return drawn_move(room, warmth, rng)


@jit
def drawn_move(room, warmth, rng):
    """A move drawn by how much the network likes each; its wishes are odds afterwards."""
    most, total = -1e30, 0.0
    for c in range(len(room.moves)):
        if room.moves[c] != NO_CHOICE:
            most = max(most, room.out[c])
    for c in range(len(room.moves)):
        if room.moves[c] != NO_CHOICE:
            room.out[c] = exp((room.out[c] - most) / warmth)
            total += room.out[c]
    left, move = below(rng, FINE) * total / FINE, NO_CHOICE
    for c in range(len(room.moves)):
        if room.moves[c] != NO_CHOICE and left >= 0.0:
            move = room.moves[c]
            left -= room.out[c]
    return move


@jit
def win_shares(out, players, shares):
    """Who will win, as a share a seat, counted from the observer on."""
    first, total = len(out) - SEATS - 1, 0.0
    for k in range(players):
        shares[k] = exp(out[first + k])
        total += shares[k]
    for k in range(players):
        shares[k] /= total
