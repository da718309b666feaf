"""Finished games to look back on."""

import random
from collections.abc import Sequence
from functools import cache
from typing import Any

import besace


def play_out(match: besace.Match, bots: Sequence[str], seed: int) -> dict[str, Any]:
    """Let bots finish a game; its record."""
    rng = random.Random(seed)
    seated = [besace.bot(bots[seat % len(bots)], seed=seed * 10 + seat) for seat in range(match.players)]
    while to_act := match.to_act:
        if to_act == ["*"]:
            match.chance(rng)
        else:
            match.play(seated[to_act[0]].choose(match.observation(to_act[0])))
    return match.record()


@cache
def finished(game: str, players: int, seed: int, bots: tuple[str, ...] = ("thumb",)) -> dict[str, Any]:
    return play_out(besace.new(game, players=players, seed=seed), bots, seed)
