"""Niche as a vector of whole numbers: see FIELDS for the layout."""

from besace.games.vectors import Field, vector_of
from besace.kernel.jit import jit
from niche.observe import observe
from niche.rules import COPIES, HAND, KINDS, OVER, ROUNDS, SEATS

MOST_POINTS = ROUNDS * SEATS * KINDS

FIELDS = (
    Field("players", "how many play", 2, SEATS),
    Field("rounds", "rounds of the whole game", 3, ROUNDS),
    Field("phase", "0 bait, 1 bury, 2 speak, 3 over", 0, OVER),
    Field("played", "rounds that are over", 0, ROUNDS),
    Field("first", "the first player", 0, SEATS - 1),
    Field("turn", "who is to growl or slink off; before that, the first player", 0, SEATS - 1),
    Field("bait", "what the bait is worth; 0 for none", 0, KINDS),
    Field("buried", "what the own bone face down is worth; 0 for none", 0, KINDS),
    Field("points", "points, per seat", 0, MOST_POINTS, (SEATS,)),
    Field("bones", "bones in hand and face down, per seat", 0, HAND, (SEATS,)),
    Field("down", "1 for who has a bone face down, per seat", 0, 1, (SEATS,)),
    Field("growls", "1 for who has growled in this round, per seat", 0, 1, (SEATS,)),
    Field("hand", "own bones of each kind, worth 1 to 5", 0, HAND, (KINDS,)),
    Field("unseen", "bones of each kind that the observer has not seen", 0, COPIES, (KINDS,)),
)
VECTOR = vector_of(FIELDS)


@jit
def vectorise(s, v):
    """Write what the observer of ``s`` knows into ``v``."""
    me, over = s.seat, s.phase == OVER
    v.players = s.players
    v.rounds = s.rounds
    v.phase = s.phase
    v.played = s.played
    v.first = (s.first - me + s.players) % s.players
    v.turn = (s.turn - me + s.players) % s.players
    v.bait = 0 if over else s.baits[s.played] + 1
    v.buried = s.buried[me] + 1
    for i in range(SEATS):
        seat, sits = (me + i) % s.players, i < s.players
        v.points[i] = s.points[seat] if sits else 0
        v.bones[i] = s.bones[seat] if sits else 0
        v.down[i] = s.down >> seat & 1 if sits else 0
        v.growls[i] = s.growls[s.played] >> seat & 1 if sits and not over else 0
    for kind in range(KINDS):
        v.hand[kind] = s.hand[me][kind]
        v.unseen[kind] = s.bag[kind]


@jit
def survey(s, seat, o, v):
    """Write what ``seat`` knows into ``v``, by way of its observation."""
    observe(s, seat, o)
    vectorise(o, v)
