"""Tables to learn at, many side by side and compiled: every game has another company.

Whenever a game begins, its player count and options are drawn anew, and so is who sits where: the learner, its past selves
(or another network that does not learn), club players who follow rules of thumb, more or less absent-minded. Club players and
chance move by themselves, so that at every table somebody is always waiting for a network. A single stream serves all
tables, one after the other.
"""

from typing import Any, NamedTuple

from besace.envs.stepping import play_chance
from besace.games.parts.network import NO_CHOICE
from besace.kernel.batch import deal
from besace.kernel.bits import count, low
from besace.kernel.generic import choice, encode, legal, merit, random_move, step, survey, thumb_move, winners
from besace.kernel.jit import jit
from besace.kernel.stream import FINE, below

LEARNER, PAST, CLUB = range(3)  # who sits on a seat
# Companies: learners alone; with past selves; one among club players; anybody; one among those who do not learn.
SELF, AMONG_PAST, AMONG_CLUB, MIXED, AMONG_FROZEN = range(5)
COMPANIES = 5
BEGIN = -1  # as a choice: deal the table anew
MOST_ABSENT = 2  # club players of mixed companies are absent-minded in up to one of so many moves
WIDE_AWAKE = 2  # in one of so many mixed companies none is


class Tables(NamedTuple):
    """One row a table."""

    states: Any
    companies: Any  # per seat: LEARNER, PAST or CLUB
    absent: Any  # how often, of FINE, its club players play any move
    players: Any
    seats: Any  # whose move it is
    inputs: Any  # what that one's network is told
    moves: Any  # per choice: the move that it stands for, or NO_CHOICE
    shares: Any  # per seat, where a game has just ended: its share of the win
    margins: Any  # and how far its result is above the average of the others
    ended: Any  # whether one has


class Lots(NamedTuple):
    """What is drawn for every new game: sums of shares up to each one, the last of them FINE."""

    variants: Any
    players: Any  # of each variant
    options: Any
    companies: Any


class Room(NamedTuple):
    """What the work is done in."""

    seen: Any
    vector: Any
    draws: Any
    moves: Any


@jit
def drawn(sums, rng):
    """One of several, by the sums of their shares."""
    r = below(rng, FINE)
    i = 0
    while r >= sums[i]:
        i += 1
    return i


@jit
def draw_company(company, kind, players, rng):
    """Let people sit down; at least one of them is the learner."""
    own = below(rng, players)
    for p in range(players):
        who = LEARNER
        if p != own:
            if kind == AMONG_PAST:
                who = below(rng, PAST + 1)
            elif kind == AMONG_CLUB:
                who = CLUB
            elif kind == MIXED:
                who = below(rng, CLUB + 1)
            elif kind == AMONG_FROZEN:
                who = PAST
        company[p] = who


@jit
def play_company(s, company, absent, rng):
    """Let chance and club players move; return who may move then, or 0 where the game is over."""
    acting = play_chance(s, rng)
    while acting:
        p = low(acting)
        if company[p] != CLUB:
            break
        if absent and below(rng, FINE) < absent:
            step(s, p, random_move(s, p, rng))
        else:
            step(s, p, thumb_move(s, p, rng))
        acting = play_chance(s, rng)
    return acting


@jit
def begin(tables, i, lots, draws, rng):
    """Deal table i anew, until somebody waits for a network; return who may move."""
    s, acting = tables.states[i], 0
    while acting == 0:
        variant = drawn(lots.variants, rng)
        kind = drawn(lots.companies, rng)
        players = lots.players[variant]
        tables.players[i] = players
        tables.absent[i] = below(rng, FINE // MOST_ABSENT) if kind == MIXED and below(rng, WIDE_AWAKE) else 0
        draw_company(tables.companies[i], kind, players, rng)
        deal(s, players, lots.options[variant], draws, rng)
        acting = play_company(s, tables.companies[i], tables.absent[i], rng)
    return acting


@jit
def pay(s, players, shares, margins):
    """What a finished game has brought every seat."""
    won, total = winners(s), 0
    for p in range(players):
        total += merit(s, p)
    for p in range(players):
        shares[p] = 1.0 / count(won) if won >> p & 1 else 0.0
        margins[p] = merit(s, p) - (total - merit(s, p)) / (players - 1)


@jit
def show(s, seat, room, inputs, moves):
    """Tell a network what the seat knows, and which choices it has."""
    survey(s, seat, room.seen[0], room.vector[0])
    encode(room.vector[0], inputs)
    moves[:] = NO_CHOICE
    for k in range(legal(s, seat, room.moves)):
        c = choice(room.vector[0], seat, room.moves[k])
        if c >= 0 and moves[c] == NO_CHOICE:
            moves[c] = room.moves[k]


@jit
def ask_club(tables, room, rng, choices):
    """What a club player would choose at every table; NO_CHOICE where that is nothing that networks do."""
    for i in range(len(choices)):
        s, seat = tables.states[i], tables.seats[i]
        survey(s, seat, room.seen[0], room.vector[0])
        choices[i] = choice(room.vector[0], seat, thumb_move(s, seat, rng))


@jit
def play(tables, lots, room, rng, choices):
    """Make one choice at every table, or begin it where the choice is BEGIN."""
    for i in range(len(choices)):
        s, acting = tables.states[i], 0
        tables.ended[i] = False
        if choices[i] != BEGIN:
            step(s, tables.seats[i], tables.moves[i][choices[i]])
            acting = play_company(s, tables.companies[i], tables.absent[i], rng)
            if acting == 0:
                pay(s, tables.players[i], tables.shares[i], tables.margins[i])
                tables.ended[i] = True
        if acting == 0:
            acting = begin(tables, i, lots, room.draws, rng)
        seat = low(acting)
        tables.seats[i] = seat
        show(s, seat, room, tables.inputs[i], tables.moves[i])
