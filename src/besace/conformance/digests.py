"""A number for each random game that depends on every move of it, to compare the ways in which the rules run.

``python -m besace.conformance.digests FIRST GAMES OTHERS`` prints them for all cases as JSON: GAMES games by the default options
and OTHERS by each other one, from number FIRST on.
"""

import json
import sys
from typing import Any

from besace.conformance.cases import CASES, Case
from besace.kernel.batch import GAMES_OF_A_SEED, digests
from besace.kernel.generic import SEATS, new_records
from besace.kernel.stream import key_of, new_numbers, new_stream


def digests_of(case: Case, first: int, games: int) -> list[int]:
    functions: Any = case.game.functions
    states, draws, rng, out = (
        new_records(functions, "State"),
        new_numbers(functions.MOST_DRAWS),
        new_stream(0),
        new_numbers(games),
    )
    digests(states, case.players, case.numbers, draws, rng, key_of(0, GAMES_OF_A_SEED), first, games, out, new_numbers(SEATS))
    return [int(digest) for digest in out]


def all_digests(first: int, games: int, others: int) -> dict[str, list[int]]:
    return {str(case): digests_of(case, first, others if case.option else games) for case in CASES}


if __name__ == "__main__":
    json.dump(all_digests(*map(int, sys.argv[1:])), sys.stdout)
