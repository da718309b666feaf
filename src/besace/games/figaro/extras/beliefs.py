"""Figaro: who can be brought to six, which colours are left, whether the table comes to you.

All cards are dealt out, so every card that is not seen is in somebody's hand. By the model, any way to deal them is equally
likely: who holds a card that fits is then exact. Whether the table comes to you before your next turn is asked of imagined
states in which everybody plays indifferently, or by rules of thumb where the model is a learnt one.
"""

from collections.abc import Iterator
from typing import Any

from besace.games.figaro.notation import COLOUR_NAMES
from besace.games.figaro.rules import COLOURS, DECK, ENOUGH, J1, KINDS, OVER, RONDE, VALUE, VALUES
from besace.games.parts.belief import Belief, Mean, Observed, none_of, odds
from besace.games.parts.leanings import INDIFFERENT, Model
from besace.kernel import boxed
from besace.kernel.generic import new_records
from besace.kernel.jit import JIT
from besace.kernel.stream import new_stream

DECIDING = {  # the beliefs that speak about a move, by its verb
    "play": ("belief-figaro-you-can-force", "belief-figaro-can-force"),
    "take": ("belief-figaro-can-force",),
}


def unseen(o: Any) -> list[int]:
    """How many cards of each kind the observer does not see."""
    seen = o.shown + (o.hands[o.now][o.seat] if o.seat < o.players else 0)
    left = DECK[o.deck] - seen
    return [left >> 3 * kind & 7 for kind in range(KINDS)]


def points(o: Any, seat: int) -> int:
    return int(o.points >> 4 * ((seat - o.turned) % o.players) & 15)


def colour(o: Any, seat: int) -> int | None:
    """The colour in front of a seat, if there is one yet."""
    slot = (seat - o.turned) % o.players
    for found in range(COLOURS):
        if o.taken >> 3 * VALUES * found & 1 and o.home >> 4 * found & 15 == slot:
            return found
    return None


def fits(o: Any, seat: int, kind: int) -> bool:
    """Whether a card of that kind in front of the seat would bring it to six."""
    if kind == RONDE or points(o, seat) + VALUE[kind] < ENOUGH:
        return False
    if kind >= J1 or kind // VALUES == colour(o, seat):
        return True
    return colour(o, seat) is None and not o.taken >> 3 * kind & 1


def can_force(o: Any, by: int, seat: int) -> float:
    """The odds that one player holds a card that brings another one to six."""
    if by == o.seat:
        hand = o.hands[o.now][by]
        return float(any(hand >> 3 * kind & 7 and fits(o, seat, kind) for kind in range(KINDS)))
    left = unseen(o)
    fitting = sum(n for kind, n in enumerate(left) if fits(o, seat, kind))
    return 1.0 - none_of(sum(left), fitting, o.hand_sizes[by])


def comes_back(observation: Observed, model: Model, samples: int, seed: int) -> Mean:
    """The odds that the observer has to collect before it chooses again, given that others move now."""
    o, rng, found = observation.known, new_stream(seed), Mean()
    box, seen = new_records(observation.game.functions, "State"), new_records(observation.game.functions, "Observation")
    follow = boxed.random_move if model is INDIFFERENT else boxed.thumb_move
    for _ in range(samples):
        observation.resample(box, rng)
        while boxed.to_act(box) and not boxed.to_act(box) >> o.seat & 1:
            mover = boxed.to_act(box).bit_length() - 1
            boxed.step(box, mover, follow(box, mover, rng))
        boxed.observe(box, o.seat, seen)
        after = observation.game.functions.Observation().load(seen) if JIT else seen[0]
        found.add(float(after.now == o.now and after.piles[o.seat] > o.piles[o.seat]))
    return found


def beliefs(observation: Observed, model: Model, samples: int, seed: int) -> list[Belief]:
    """Who can be brought to six and by whom, which colours are left, and whether the table comes here."""
    o = observation.known
    if o.phase == OVER:
        return []
    found = [*_threats(o), *_colours(o)]
    if o.seat < o.players and o.actor != o.seat:
        back = comes_back(observation, model, samples, seed)
        found.append(odds("belief-figaro-comes-back", back.value, back.error, cards=o.on_table))
    return found


def _threats(o: Any) -> Iterator[Belief]:
    following = (o.actor + 1) % o.players
    for seat in range(o.players):
        if o.seat == o.actor and seat != o.seat:
            yield odds("belief-figaro-you-can-force", can_force(o, o.seat, seat), seat=seat)
        by = following if o.actor == o.seat else o.actor
        if by != o.seat and by != seat:
            yield odds("belief-figaro-can-force", can_force(o, by, seat), seat=seat, by=by)


def _colours(o: Any) -> Iterator[Belief]:
    left = unseen(o)
    for number in range(COLOURS):
        if any(DECK[o.deck] >> 3 * kind & 7 for kind in range(VALUES * number, VALUES * (number + 1))):
            cards = sum(left[VALUES * number : VALUES * (number + 1)])
            yield Belief("belief-figaro-colour-left", float(cards), 0.0, {"colour": COLOUR_NAMES[number], "n": cards})
