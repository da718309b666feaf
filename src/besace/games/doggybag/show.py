"""The view of Doggy Bag, written as JSON from an observation; view.py has its types."""

from besace.games.doggybag.bones import BLACK, KINDS
from besace.games.doggybag.notation import KIND_WORDS, PHASES
from besace.games.doggybag.rules import (
    CHOOSE_CHEST,
    DECIDE,
    GLUT,
    HOTHEAD,
    NONE,
    OVER,
    RAID,
    SCOUT_DRAW,
    SEATS,
    STEAL,
    TOKENS,
)
from besace.kernel.jit import jit
from besace.kernel.writing import in_quotes, members, number, numbers, put

PHASE, KIND = in_quotes(PHASES), in_quotes(KIND_WORDS)


@jit
def write_public(s, openly, out, at):
    """Write what is the same for every seat and spectator."""
    players, phase = s.players, s.phase
    raiding = phase in (RAID, GLUT, DECIDE, STEAL)
    at = put(out, put(out, at, b'"phase":'), PHASE[phase])
    at = number(out, put(out, at, b',"turn":'), s.turn + 1)
    at = number(out, put(out, at, b',"first":'), s.first)
    at = write_coins(s.coins, out, put(out, at, b',"coins":'))
    at = numbers(out, put(out, at, b',"owed":'), s.owed, players)
    at = number(out, put(out, at, b',"bag_size":'), s.bag >> 40)
    at = write_bones(s.chest, out, put(out, at, b',"chest":'))
    at = put(out, at, b',"front":')
    for p in range(players):
        at = write_bones(s.front[p], out, put(out, at, b"," if p else b"["))
    at = put(out, at, b'],"behind_size":')
    for p in range(players):
        at = number(out, put(out, at, b"," if p else b"["), s.behind[p] >> 40)
    black = s.chest >> 8 * BLACK & 255
    for p in range(SEATS):
        black += s.front[p] >> 8 * BLACK & 255
    at = number(out, put(out, at, b'],"black_seen":'), black)
    at = members(out, put(out, at, b',"out":'), ~s.still_in, players)
    at = write_roles(s, out, put(out, at, b',"roles":'))
    at = write_bones(s.held if phase in (SCOUT_DRAW, CHOOSE_CHEST) else 0, out, put(out, at, b',"shown":'))
    at = put(out, at, b',"raider":')
    at = number(out, at, s.actor) if raiding else put(out, at, b"null")
    at = write_bones(s.held if raiding else 0, out, put(out, at, b',"raid":'))
    at = members(out, put(out, at, b',"raided":'), s.failed, players)
    at = put(out, put(out, at, b',"glutted":'), KIND[s.glutted] if s.glutted != NONE else b"null")
    if phase == OVER:
        at = put(out, at, b',"behinds":')
        for p in range(players):
            at = write_bones(s.behind[p], out, put(out, at, b"," if p else b"["))
        at = put(out, at, b"]")
    return at


@jit
def write_own(s, openly, out, at):
    """Write what depends on whose view it is."""
    if s.seat >= s.players:
        return put(out, at, b'"bag":null,"behind":null')
    at = put(out, at, b'"bag":')
    at = write_bones(s.bag, out, at) if s.knows >> s.seat & 1 else put(out, at, b"null")
    return write_bones(s.behind[s.seat], out, put(out, at, b',"behind":'))


@jit
def write_bones(bones, out, at):
    """How many of each kind."""
    for kind in range(KINDS):
        at = put(out, put(out, at, b"," if kind else b"{"), KIND[kind])
        at = number(out, put(out, at, b":"), bones >> 8 * kind & 255)
    return put(out, at, b"}")


@jit
def write_coins(total, out, at):
    """The two coins that show a sum, the smaller first."""
    if total == 0:
        return put(out, at, b"null")
    at = number(out, put(out, at, b"["), total // 2)
    return put(out, number(out, put(out, at, b","), total - total // 2), b"]")


@jit
def write_roles(s, out, at):
    """The token that each seat has taken in this turn."""
    for p in range(s.players):
        at, role = put(out, at, b"," if p else b"["), NONE
        for token in range(TOKENS + 1):
            if s.taken >> token & 1 and s.takers >> 4 * token & 15 == p:
                role = token
        if role == HOTHEAD:
            at = number(out, put(out, at, b'{"flip":'), s.flipped)
            at = put(out, number(out, put(out, at, b',"announced":'), s.announced), b"}")
        else:
            at = number(out, at, role) if role != NONE else put(out, at, b"null")
    return put(out, at, b"]")
