"""Doggy Bag: how black the bag is, how a raid would go, whether gluttony pays, what others still hide.

A seat that has looked knows the bag, and all is exact. Else the odds come from imagined states: by the indifferent model each
bone behind a screen was put equally likely; a learnt model weighs the imagined states by how likely their puts are.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from besace.games.doggybag.bones import BLACK, GREY, KINDS, POINTS, SCREEN, of_kind, points, size
from besace.games.doggybag.extras.leanings import situation
from besace.games.doggybag.past import kinds_put
from besace.games.doggybag.rules import COINS, DECIDE, HOTHEAD, LOOT, OVER, ROLES, TOKENS
from besace.games.parts.belief import Belief, Mean, Observed, amount, means, none_of, odds
from besace.games.parts.leanings import INDIFFERENT, Model

DECIDING = {  # the beliefs that speak about a move, by its verb
    "put": ("belief-doggybag-black",),
    "take": ("belief-doggybag-raid", "belief-doggybag-black"),
    "flip": ("belief-doggybag-raid", "belief-doggybag-black"),
    "stop": ("belief-doggybag-glut", "belief-doggybag-stop"),
    "glut": ("belief-doggybag-glut", "belief-doggybag-stop"),
    "chest": ("belief-doggybag-black",),
    "bag": ("belief-doggybag-black",),
    "swap": ("belief-doggybag-black",),
    "first": ("belief-doggybag-black",),
}
LEAST_MOST = 8  # the numbers that people ask about: the tokens and the hothead's first


def puts_of(state: Any, seat: int) -> Iterator[tuple[int, list[int]]]:
    """(turn, bones put of each kind) of a seat so far."""
    for turn, put in enumerate(state.puts[seat]):
        if put:
            yield turn, kinds_put(put)


def likelihood(state: Any, observer: int, model: Model) -> float:
    """How much more likely the others' puts are by the model than by indifference; a bone swapped in counts as any other."""
    weight = 1.0
    for seat in range(state.players):
        if seat == observer:
            continue
        left = [of_kind(SCREEN, kind) for kind in range(KINDS)]
        for turn, put in puts_of(state, seat):
            weight *= _turn_likelihood(left, put, turn, model)
    return weight


def _turn_likelihood(left: list[int], put: Sequence[int], turn: int, model: Model) -> float:
    """The same for one turn; what was put leaves ``left``."""
    weight = 1.0
    for kind in range(KINDS):
        for _ in range(put[kind]):
            total = sum(left)
            share = model.odds(situation(turn), left)[kind]
            if left[kind] > 0 and total:
                weight *= share * total / left[kind]
                left[kind] -= 1
    return weight


def bag_facts(bag: int, o: Any) -> dict[str, float]:
    """What a bag of known contents means."""
    bones, blacks = size(bag), of_kind(bag, BLACK)
    found = {"black": blacks / bones if bones else 0.0}
    for number in range(1, LEAST_MOST + 1):
        found[f"raid-{number}"] = none_of(bones, blacks, number)
    if o.phase == DECIDE:
        found["glut"] = _glut(bag, o)
    return found


def _glut(bag: int, o: Any) -> float:
    """The points that gluttony leaves of this raid: the bone and one like it from another front, or only the grey ones."""
    bones, total = size(bag), 0.0
    for kind in range(KINDS):
        if kind == BLACK:
            total += of_kind(bag, kind) * of_kind(o.held, GREY)
            continue
        steals = any(seat != o.actor and of_kind(o.front[seat], kind) for seat in range(o.players))
        total += of_kind(bag, kind) * (points(o.held) + POINTS[kind] * (2 if steals else 1))
    return total / bones if bones else float(points(o.held))


def _facts(observation: Observed, model: Model, samples: int, seed: int) -> Mapping[str, Mean]:
    o = observation.known
    others = [seat for seat in range(o.players) if seat != o.seat and o.still_in >> seat & 1]

    def ask(state: Any) -> dict[str, float]:
        return bag_facts(state.bag, o) | {f"hides-{seat}": float(of_kind(state.behind[seat], BLACK)) for seat in others}

    def weigh(state: Any) -> float:
        return 1.0 if model is INDIFFERENT else likelihood(state, o.seat, model)

    found = means(observation, samples, seed, weigh, ask)
    if _knows(o):
        for name, value in bag_facts(o.bag, o).items():
            found[name] = Mean(1.0, value, value * value, 0.0)
    return found


def _knows(o: Any) -> bool:
    return o.seat < o.players and bool(o.knows >> o.seat & 1)


def beliefs(observation: Observed, model: Model, samples: int, seed: int) -> list[Belief]:
    """The next bone, raids by number while roles are chosen, stop against glut when it is asked, what others hide."""
    o = observation.known
    if o.phase == OVER:
        return []
    facts = _facts(observation, model, samples, seed)
    found = [odds("belief-doggybag-black", facts["black"].value, facts["black"].error)]
    if o.phase in (COINS, LOOT, ROLES):
        for number in _numbers(o):
            fact = facts[f"raid-{number}"]
            found.append(odds("belief-doggybag-raid", fact.value, fact.error, number=number))
    if o.phase == DECIDE:
        found.append(amount("belief-doggybag-stop", float(points(o.held))))
        found.append(amount("belief-doggybag-glut", facts["glut"].value, facts["glut"].error))
    for name, fact in facts.items():
        if name.startswith("hides-"):
            found.append(amount("belief-doggybag-hides", fact.value, fact.error, seat=int(name.split("-")[1])))
    return found


def _numbers(o: Any) -> list[int]:
    """The numbers that can still be raided with."""
    tokens = [token for token in range(1, TOKENS) if o.middle >> token & 1]
    return tokens if o.taken >> HOTHEAD & 1 else [*tokens, LEAST_MOST]
