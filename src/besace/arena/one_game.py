"""One game of an arena: played to the end, with what every seat thought."""

import math
import time
from collections import Counter
from typing import Any

from besace import Match
from besace.arena.plan import Task
from besace.bots.named.entrants import make, seed_of
from besace.play.follower import asker

STEPS_PER_DOUBLING = 8  # thinking times are counted in steps of 9 %
LEAST_SECONDS = 1e-6


class Thinking:
    """How long a seat thought: moves, total, longest, and how many moves took about how long."""

    def __init__(self) -> None:
        self.moves, self.seconds, self.longest = 0, 0.0, 0.0
        self.steps: Counter[int] = Counter()

    def add(self, seconds: float) -> None:
        self.moves += 1
        self.seconds += seconds
        self.longest = max(self.longest, seconds)
        self.steps[step_of(seconds)] += 1

    def as_json(self) -> dict[str, Any]:
        steps = [list(pair) for pair in sorted(self.steps.items())]
        return {"moves": self.moves, "seconds": round(self.seconds, 6), "longest": round(self.longest, 6), "steps": steps}


def step_of(seconds: float) -> int:
    """Which step of a scale of ratios a time falls on."""
    return round(STEPS_PER_DOUBLING * math.log2(max(seconds, LEAST_SECONDS) / LEAST_SECONDS))


def seconds_of(step: int) -> float:
    """The time in the middle of a step."""
    return float(LEAST_SECONDS * 2 ** (step / STEPS_PER_DOUBLING))


def play(task: Task) -> tuple[Match, list[Thinking]]:
    """The finished match, and what each seat thought."""
    match, luck = task.start()
    seated = [make(name, seed_of(task.deal_name, seat, name)) for seat, name in enumerate(task.bots)]
    choose = [asker(player, match, seat) for seat, player in enumerate(seated)]
    thoughts = [Thinking() for _ in seated]
    while to_act := match.to_act:
        if to_act == ["*"]:
            luck.play(match)
            continue
        seat = to_act[0]
        began = time.perf_counter()
        move = choose[seat]()
        thoughts[seat].add(time.perf_counter() - began)
        match.play(move)
    return match, thoughts


def result_of(task: Task) -> dict[str, Any]:
    """Play a game; the line that the results keep of it."""
    match, thoughts = play(task)
    return {
        "players": task.players,
        "number": task.number,
        "deal": task.deal,
        "bots": list(task.bots),
        "scores": match.scores,
        "winners": match.winners,
        "length": match.ply,
        "thinking": [thought.as_json() for thought in thoughts],
    }


def warm(task: Task) -> None:
    """Let every bot move once, so that compiling or loading it is not counted as thinking."""
    match, luck = task.start()
    while match.to_act == ["*"]:
        luck.play(match)
    for name in dict.fromkeys(task.bots):
        make(name).choose(match.observation(match.to_act[0]))
