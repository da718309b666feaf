"""Positions with a known best move, found by exhausting what is left of the game; ``python -m tests.bots.known`` writes them.

A move is surely best when, in every imagined state, it wins more often than any other move could, even if it is answered as
well as possible and the other move as badly as possible.
"""

import json
import random
from pathlib import Path

import besace
from besace.conformance.cases import resampled
from besace.kernel.stream import new_stream

FILE = Path(__file__).with_name("known.json")
WANTED, MARGIN = 12, 0.2
NODES = 400  # of what is left of a game, at most
COUNTS = {"doggybag": (2, 3, 4), "figaro": (3, 4), "filou": (3, 4, 5)}
LATE = {"doggybag": 14, "figaro": 8, "filou": 6}  # moves from the end that are looked at


class TooLong(Exception):
    """There is too much left of this game."""


def bounds(match, seat, budget):
    """The least and the most that a seat can win from here, over all that the others may do."""
    budget[0] -= 1
    if budget[0] < 0:
        raise TooLong
    if match.over:
        won = (seat in match.winners) / len(match.winners)
        return won, won
    mover = match.to_act[0]
    found = []
    for move in match.moves(mover):
        after = match.copy()
        after.play(move)
        found.append(bounds(after, seat, budget))
    if mover == "*":
        shares = chance_shares(match)
        return tuple(sum(share * each[i] for share, each in zip(shares, found, strict=True)) for i in (0, 1))
    least = max if mover == seat else min
    return least(low for low, _ in found), max(high for _, high in found)


def chance_shares(match):
    """How likely each move of chance is."""
    texts = [match.copy().chance(lambda k, r=r: r) for r in range(outcomes(match))]
    return [texts.count(move) / len(texts) for move in match.moves("*")]


def outcomes(match):
    """How many equally likely outcomes chance has."""
    asked = []
    match.copy().chance(lambda k: asked.append(k) or 0)
    return asked[0]


def surely_best(match, seat, samples, seed=1):
    """The move that is best whatever is hidden and whatever the others do, or None."""
    rng, best = new_stream(seed), None
    for _ in range(samples):
        state = resampled(match, seat, rng)
        found = {}
        for move in match.moves(seat):
            after = state.copy()
            after.play(move)
            found[move] = bounds(after, seat, [NODES])
        move = max(found, key=lambda each: found[each][0])
        others = [high for other, (_, high) in found.items() if other != move]
        if found[move][0] < max(others) + MARGIN or best not in (None, move):
            return None
        best = move
    return best


def find(game):
    """Positions of random games near their end, as (record, seat, best move)."""
    found, number = [], 0
    while len(found) < WANTED:
        number += 1
        rng = random.Random(f"{game} {number}")
        match = besace.new(game, players=rng.choice(COUNTS[game]), seed=number)
        past = []
        while not match.over:
            past.append(match.copy())
            mover = rng.choice(match.to_act)
            match.play(match.copy().chance(rng) if mover == "*" else rng.choice(match.moves(mover)))
        late = [each for each in past[-LATE[game] :] if each.to_act != ["*"] and len(each.moves(each.to_act[0])) > 1]
        for each in late:
            try:
                best = surely_best(each, each.to_act[0], 24)
            except TooLong:
                continue
            if best:
                found.append({"record": each.record(), "seat": each.to_act[0], "best": best})
                print(number, each, best, flush=True)
                break
    return found


if __name__ == "__main__":
    FILE.write_text(json.dumps({game: find(game) for game in COUNTS}, separators=(",", ":")) + "\n")
