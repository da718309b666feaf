"""The view of Doggy Bag, written as JSON from an observation; view.py has its types."""

from besace.games.doggybag.bones import KINDS, of_kind, size
from besace.games.doggybag.notation import KIND_NAMES, PHASES
from besace.games.doggybag.rules import (
    CHOOSE_CHEST,
    DECIDE,
    GLUT,
    HOTHEAD,
    NONE,
    OVER,
    RAID,
    SCOUT_DRAW,
    STEAL,
    black_seen,
    role_of,
)
from besace.kernel.jit import jit
from besace.kernel.writing import (
    NULL,
    close_list,
    close_object,
    in_bytes,
    in_quotes,
    key,
    members,
    number,
    number_or_null,
    numbers,
    open_list,
    open_object,
    value,
)

PHASE, KIND, KIND_KEY = in_quotes(PHASES), in_quotes(KIND_NAMES), in_bytes(KIND_NAMES)


@jit
def write_public(s, openly, out):
    """Write what is the same for every seat and spectator."""
    players, phase = s.players, s.phase
    raiding = phase in (RAID, GLUT, DECIDE, STEAL)
    scouting = phase in (SCOUT_DRAW, CHOOSE_CHEST)
    value(key(out, b"phase"), PHASE[phase])
    number(key(out, b"turn"), s.turn + 1)
    number(key(out, b"first"), s.first)
    write_coins(key(out, b"coins"), s.coins)
    numbers(key(out, b"owed"), s.owed, players)
    number(key(out, b"bag_size"), size(s.bag))
    write_bones(key(out, b"chest"), s.chest)
    write_places(key(out, b"front"), s.front, players)
    write_sizes(key(out, b"behind_size"), s.behind, players)
    number(key(out, b"black_seen"), black_seen(s))
    members(key(out, b"out"), ~s.still_in, players)
    write_roles(key(out, b"roles"), s)
    write_bones(key(out, b"shown"), s.held if scouting else 0)
    number_or_null(key(out, b"raider"), s.actor, raiding)
    write_bones(key(out, b"raid"), s.held if raiding else 0)
    members(key(out, b"raided"), s.failed, players)
    value(key(out, b"glutted"), KIND[s.glutted] if s.glutted != NONE else NULL)
    if phase == OVER:
        write_places(key(out, b"behinds"), s.behind, players)


@jit
def write_own(s, openly, out):
    """Write what depends on whose view it is."""
    watching = s.seat >= s.players
    if watching or not s.knows >> s.seat & 1:
        value(key(out, b"bag"), NULL)
    else:
        write_bones(key(out, b"bag"), s.bag)
    if watching:
        value(key(out, b"behind"), NULL)
    else:
        write_bones(key(out, b"behind"), s.behind[s.seat])


@jit
def write_bones(out, bones):
    """How many of each kind."""
    open_object(out)
    for kind in range(KINDS):
        number(key(out, KIND_KEY[kind]), of_kind(bones, kind))
    close_object(out)


@jit
def write_places(out, places, players):
    """The bones of each player."""
    open_list(out)
    for p in range(players):
        write_bones(out, places[p])
    close_list(out)


@jit
def write_sizes(out, places, players):
    """How many bones each player has."""
    open_list(out)
    for p in range(players):
        number(out, size(places[p]))
    close_list(out)


@jit
def write_coins(out, total):
    """The two coins that show a sum, the smaller first."""
    if total == 0:
        value(out, NULL)
        return
    open_list(out)
    number(out, total // 2)
    number(out, total - total // 2)
    close_list(out)


@jit
def write_roles(out, s):
    """The token that each seat has taken in this turn."""
    open_list(out)
    for p in range(s.players):
        role = role_of(s, p)
        if role == HOTHEAD:
            open_object(out)
            number(key(out, b"flip"), s.flipped)
            number(key(out, b"announced"), s.announced)
            close_object(out)
        else:
            number_or_null(out, role, role != NONE)
    close_list(out)
