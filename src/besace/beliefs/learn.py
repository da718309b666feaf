"""Learn how seats play what they hide, from games between bots: ``python -m besace.beliefs.learn --help``.

What is seen is each secret choice with what there was to choose from. The leanings are those under which the choices would be
expected as often as they were made: the most likely ones of a multinomial choice, found by scaling.
"""

import argparse
import json
import random
from collections.abc import Iterable, Sequence
from pathlib import Path

import besace
from besace.arena.entrants import make, read_entrant
from besace.beliefs import doggybag, filou
from besace.beliefs.model import TABLE
from besace.games.doggybag.bones import KINDS
from besace.games.filou.rules import CARDS

Choice = tuple[str, list[int], int]  # the situation, how many pieces of each kind there were, the kind chosen

ROUNDS, DOUBT = 40, 4.0  # of scaling; choices of each kind that are added as if made indifferently
PLAYERS = {"doggybag": (2, 3, 4, 5, 6), "filou": (3, 4, 5)}


def secret_choice(observation: besace.Observation, move: str) -> Choice | None:
    """What a secret move of the observing seat was chosen from, or None where the move is not secret."""
    o, words = observation.known, move.split()
    kind = observation.game.read_move(move)[1]
    if observation.game.name == "doggybag" and words[1] == "put":
        behind = [doggybag.of_kind(o.behind[o.seat], each) for each in range(KINDS)]
        return doggybag.situation(o.turn), behind, kind
    if observation.game.name == "filou" and words[1] == "card":
        hand = [o.hand[o.seat] >> card & 1 for card in range(CARDS)]
        return filou.situation((o.seat - o.first) % o.players, o.players, o.played), hand, kind
    return None


def watch(game: str, players: int, bot: str, games: int, seed: int) -> Iterable[Choice]:
    """All secret choices of so many games between bots of one kind."""
    for number in range(games):
        chance = random.Random(f"{seed} {game} {players} {number}")
        match = besace.new(game, players=players, seed=chance.getrandbits(32))
        seats = [make(bot, chance.getrandbits(32)) for _ in range(players)]
        while not match.over:
            if match.to_act == ["*"]:
                match.chance(chance)
                continue
            seat = match.to_act[0]
            observation = match.observation(seat)
            move = seats[seat].choose(observation)
            choice = secret_choice(observation, move)
            if choice:
                yield choice
            match.play(move)


def fit(choices: Iterable[Choice]) -> dict[str, list[float]]:
    """The leanings of each situation, scaled so that they are 1 on average."""
    by_situation: dict[str, list[tuple[list[int], int]]] = {}
    for situation, counts, kind in choices:
        by_situation.setdefault(situation, []).append((counts, kind))
    return {situation: _fit_one(seen) for situation, seen in sorted(by_situation.items())}


def _fit_one(seen: Sequence[tuple[list[int], int]]) -> list[float]:
    kinds = len(seen[0][0])
    made = [DOUBT + sum(kind == each for _, kind in seen) for each in range(kinds)]
    leanings = [1.0] * kinds
    for _ in range(ROUNDS):
        expected = [DOUBT] * kinds
        for counts, _ in seen:
            total = sum(n * leaning for n, leaning in zip(counts, leanings, strict=True))
            for kind, n in enumerate(counts):
                expected[kind] += n * leanings[kind] / total
        leanings = [leaning * m / e for leaning, m, e in zip(leanings, made, expected, strict=True)]
        mean = sum(leanings) / kinds
        leanings = [leaning / mean for leaning in leanings]
    return [round(leaning, 4) for leaning in leanings]


def learn(bot: str, game: str, games: int, seed: int) -> dict[str, list[float]]:
    """How this bot plays a game, from so many games of each player count."""
    return fit(choice for players in PLAYERS[game] for choice in watch(game, players, bot, games, seed))


def main() -> None:
    parser = argparse.ArgumentParser(description="Learn how bots play what they hide; what is known of others is kept.")
    parser.add_argument("--bots", default="thumb,search:iterations=150", help="each kind, with settings, as in an arena")
    parser.add_argument("--game", choices=list(PLAYERS), action="append", help="one that hides choices; by default all")
    parser.add_argument("--games", type=int, default=40, help="of each kind, game and player count")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--to", type=Path, default=Path(__file__).with_name(TABLE))
    given = parser.parse_args()
    tables = json.loads(given.to.read_text(encoding="utf-8")) if given.to.exists() else {}
    for bot in given.bots.split(","):
        for game in given.game or PLAYERS:
            tables.setdefault(read_entrant(bot)[0], {})[game] = learn(bot, game, given.games, given.seed)
            print(f"Learnt how {bot} plays {game}.", flush=True)
    given.to.write_text(json.dumps(tables, indent=1) + "\n", encoding="utf-8")
    print(f"Wrote {given.to}.")


if __name__ == "__main__":
    main()
