"""Learn how seats play what they hide, from games between bots: ``python -m besace.arena.leanings --help``.

What is seen is each secret choice with what there was to choose from. The leanings are those under which the choices would be
expected as often as they were made: the most likely ones of a multinomial choice, found by scaling.
"""

import argparse
import json
import random
from collections.abc import Iterable, Sequence
from pathlib import Path

import besace
from besace.bots.named.entrants import make, read_entrant
from besace.games import GAMES
from besace.games.game import EXTRAS
from besace.games.parts.leanings import TABLE, Chosen

ROUNDS, DOUBT = 40, 4.0  # of scaling; choices of each kind that are added as if made indifferently
LEAST = 0.0001  # nothing is impossible
HIDING = [name for name, game in GAMES.items() if game.part("leanings")]  # the games that hide choices


def watch(game: str, players: int, bot: str, games: int, seed: int) -> Iterable[Chosen]:
    """All secret choices of so many games between bots of one kind."""
    hidden = GAMES[game].part("leanings")
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
            chosen: Chosen | None = hidden.chosen_from(observation.known, match.game.read_move(move)[1])
            if chosen:
                yield chosen
            match.play(move)


def fit(choices: Iterable[Chosen]) -> dict[str, list[float]]:
    """The leanings of each situation, scaled so that they are 1 on average."""
    by_situation: dict[str, list[Chosen]] = {}
    for chosen in choices:
        by_situation.setdefault(chosen.situation, []).append(chosen)
    return {situation: _fit_one(seen) for situation, seen in sorted(by_situation.items())}


def _fit_one(seen: Sequence[Chosen]) -> list[float]:
    kinds = len(seen[0].counts)
    made = [DOUBT + sum(one.kind == each for one in seen) for each in range(kinds)]
    leanings = [1.0] * kinds
    for _ in range(ROUNDS):
        expected = [DOUBT] * kinds
        for one in seen:
            total = sum(n * leaning for n, leaning in zip(one.counts, leanings, strict=True))
            for kind, n in enumerate(one.counts):
                expected[kind] += n * leanings[kind] / total
        leanings = [leaning * m / e for leaning, m, e in zip(leanings, made, expected, strict=True)]
        mean = sum(leanings) / kinds
        leanings = [leaning / mean for leaning in leanings]
    return [max(LEAST, round(leaning, 4)) for leaning in leanings]


def learn(bot: str, game: str, games: int, seed: int) -> dict[str, list[float]]:
    """How this bot plays a game, from so many games of each player count."""
    return fit(chosen for players in GAMES[game].players for chosen in watch(game, players, bot, games, seed))


def main() -> None:
    parser = argparse.ArgumentParser(description="Learn how bots play what they hide; what is known of others is kept.")
    parser.add_argument("--bots", default="thumb,search:iterations=150", help="each kind, with settings, as in an arena")
    parser.add_argument("--game", choices=HIDING, action="append", help="one that hides choices; by default all")
    parser.add_argument("--games", type=int, default=40, help="of each kind, game and player count")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    for game in given.game or HIDING:
        file = Path(str(GAMES[game].folder.joinpath(EXTRAS, TABLE)))
        tables = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
        for bot in given.bots.split(","):
            tables[read_entrant(bot)[0]] = learn(bot, game, given.games, given.seed)
            print(f"Learnt how {bot} plays {game}.", flush=True)
        file.write_text(json.dumps(tables, indent=1) + "\n", encoding="utf-8")
        print(f"Wrote {file}.")


if __name__ == "__main__":
    main()
