"""The same questions for every way in which the rules run, and Python's answers; web/src/local/answers.ts gives a browser's.

``python -m tests.wasm.plans`` reads plans from its input and prints the answers: with ``BESACE_JIT=0`` those of plain Python.
"""

import hashlib
import json
import random
import sys
from collections.abc import Iterator
from dataclasses import asdict
from typing import Any

import besace
from besace.beliefs import Belief, beliefs
from besace.bots import net, netsearch
from besace.bots.levels import LEVELS, LevelBot
from besace.bots.search import CHUNK, TASTE, Thought
from besace.bots.weights import has_network
from besace.bots.why import why
from besace.conformance.cases import CASES, Case
from besace.games import game_named
from besace.kernel import boxed
from besace.kernel.batch import run_batch
from besace.kernel.generic import new_records
from besace.kernel.jit import JIT
from besace.kernel.stream import new_numbers, new_stream
from besace.learn import coach
from besace.learn.review import review
from besace.learn.review.rollouts import MOST_MOVES, worth_trying
from besace.play.follower import Follower
from besace.play.match import Match, draw_setup

Plan = dict[str, Any]
GROWING = 5_000  # iterations that a tree has no room for at first
SAMPLES = 24  # of a review
WORLDS = 6  # that bots look ahead in
PLAYFUL = next(level for level in LEVELS if level.by_network and level.by_network.milliseconds is None)


def plans(seeds: range, iterations: int, games: int) -> Iterator[Plan]:
    """For each case and seed a game to its end, with random games beside it, and one that stops where somebody thinks."""
    for case in CASES:
        for seed in seeds:
            whole = _played(case, f"{case} {seed} whole", stop=None)
            learning = seed == 0 and not case.option
            looked = [{"seat": case.players - 1, "samples": SAMPLES, "seed": 3}] if learning else []
            yield whole | {"playouts": {"seed": 1000 * seed, "games": games}, "reviews": looked}
            cut = _played(case, f"{case} {seed} cut", stop=seed)
            coached = list(range(case.players)) if learning and cut["to_act"] else []
            yield cut | _questions(cut, seed, GROWING if learning else iterations) | {"coached": coached}


def _played(case: Case, name: str, stop: int | None) -> Plan:
    """A random game, half of whose moves are by rules of thumb; up to where someone has a choice, or to the end."""
    rng, game = random.Random(name), case.game
    options = game.check_options(case.options, case.players)
    draws = draw_setup(game, case.players, options, rng)
    match = Match(game, case.players, options, draws)
    moves, movers, least = list[str](), list[int | None](), 0 if stop is None else rng.randrange(40)
    while not match.over:
        if match.to_act == ["*"]:
            moves.append(match.chance(rng))
            movers.append(None)
            continue
        seat = rng.choice(match.to_act)
        if stop is not None and len(moves) >= least and len(match.moves(seat)) > 1:
            break
        thumb = game.write_move(seat, int(boxed.thumb_move(match.observation(seat).record, seat, new_stream(len(moves)))))
        moves.append(thumb if rng.random() < 0.5 else rng.choice(match.moves(seat)))
        movers.append(seat)
        match.play(moves[-1])
    asked = {key: [] for key in ("searches", "levels", "foreseen", "imagined", "coached", "reviews")} | {"playouts": None}
    return {
        "game": game.name,
        "players": case.players,
        "options": options,
        "draws": draws,
        "moves": moves,
        "movers": movers,
        "to_act": match.to_act,
        **asked,
    }


def _questions(plan: Plan, seed: int, iterations: int) -> Plan:
    """What is asked where the game stops, of somebody who is to move; nothing where it has ended before."""
    if not plan["to_act"]:
        return {}
    asked = {"seat": plan["to_act"][seed % len(plan["to_act"])], "seed": seed}
    levels = [asked | {"iterations": 64}]
    return {
        "searches": [asked | {"iterations": iterations}],
        "levels": levels,
        "foreseen": [asked | {"worlds": WORLDS}] if has_network(game_named(plan["game"])) else [],
        "imagined": [asked, asked | {"seed": seed + 1}],
    }


def answers(asked: list[Plan]) -> list[dict[str, Any]]:
    """As the rules run in this process."""
    return [_answer(plan) for plan in asked]


def _answer(plan: Plan) -> dict[str, Any]:
    game = game_named(plan["game"])
    match = Match(game, plan["players"], plan["options"], plan["draws"])
    views, thumbs = [_seen(match)], list[str | None]()
    for ply, (move, mover) in enumerate(zip(plan["moves"], plan["movers"], strict=True)):
        thumbs.append(None if mover is None else _thumb(match, mover, ply))
        match.play(move)
        views.append(_seen(match))
    return {
        "views": views,
        "thumbs": thumbs,
        "result": {"scores": match.scores, "winners": match.winners} if match.over else None,
        "searches": [_search(match, **each) for each in plan["searches"]],
        "levels": [_levels(match, **each) for each in plan["levels"]],
        "foreseen": [_foreseen(match, **each) for each in plan["foreseen"]],
        "imagined": [_imagined(match, **each) for each in plan["imagined"]],
        "coached": [_coached(match, seat) for seat in plan["coached"]],
        "reviews": [asdict(review(match.record(), **each)) for each in plan["reviews"]],
        "playouts": plan["playouts"] and _playouts(game, plan["players"], plan["options"], **plan["playouts"]),
    }


def _seen(match: Match) -> str:
    eyes = [*range(match.players), None]
    public, own = match.written_views(eyes)
    return hashlib.sha256(b"\n".join(public + own[eye] for eye in eyes)).hexdigest()


def _thumb(match: Match, seat: int, seed: int) -> str:
    return match.game.write_move(seat, int(boxed.thumb_move(match.observation(seat).record, seat, new_stream(seed))))


def _search(match: Match, seat: int, seed: int, iterations: int) -> list[list[Any]]:
    thought = Thought(match.observation(seat), seed, TASTE)
    while thought.iterations < iterations:
        thought.go_on(min(CHUNK, iterations - thought.iterations))
    return [[each.move, each.visits, each.value, each.error] for each in thought.considered()]


def _levels(match: Match, seat: int, seed: int, iterations: int) -> list[str]:
    bots = [LevelBot(level, seed, iterations) for level in LEVELS]
    return [bot.choose(match.observation(seat)) for bot in bots for _ in range(2)]


def _foreseen(match: Match, seat: int, seed: int, worlds: int) -> list[Any]:
    """Two whims, and what comes of looking ahead after having watched the game."""
    assert PLAYFUL.by_network
    playful, bot, observation = PLAYFUL.by_network.bot(seed), netsearch.make(seed, worlds=worlds), match.observation(seat)
    assert isinstance(playful, net.NetBot)
    for seen, move in Follower(match.from_the_start(), seat).news(match.played):
        bot.notice(seen, move)
    chosen = bot.choose(observation)
    tried = [[each.move, each.visits, each.value, each.error] for each in (bot.thought.considered() if bot.thought else ())]
    likely = [share for shares in bot.company_in(match.game).shares for share in shares]
    return [[playful.choose(observation) for _ in range(2)], chosen, tried, likely]


def _imagined(match: Match, seat: int, seed: int) -> list[Any]:
    functions, observation, out = match.game.functions, match.observation(seat), new_numbers(MOST_MOVES)
    states = new_records(functions, "State")
    observation.resample(states, new_stream(seed))
    state = states.tobytes() if JIT else states[0].pack()
    worth = [int(move) for move in out[: worth_trying(observation.record, seat, out)]]
    return [hashlib.sha256(state).hexdigest(), worth]


def _coached(match: Match, seat: int) -> dict[str, Any]:
    """What the coach knows before it puts it into words."""
    observation, hint = match.observation(seat), None
    if observation.legal:
        bot = netsearch.make(coach.SEED, worlds=coach.WORLDS)
        move = bot.choose(observation)
        considered = bot.thought.considered() if bot.thought else []
        found = why(observation, move, bot.thought, seed=coach.SEED)
        hint = {
            "move": move, "message": found.message, "arguments": found.arguments, "facts": [_plain(one) for one in found.facts],
            "options": [asdict(one) for one in considered],
        }  # fmt: skip
    return {"odds": [_plain(one) for one in beliefs(observation, seed=coach.SEED)], "hint": hint}


def _plain(belief: Belief) -> dict[str, Any]:
    return {"message": belief.message, "value": belief.value, "error": belief.error, "arguments": dict(belief.arguments)}


def _playouts(game: besace.games.Game, players: int, options: dict[str, Any], seed: int, games: int) -> list[list[int]]:
    encoded = game.encode_options(options)
    numbers = new_numbers(max(1, len(encoded)))
    numbers[: len(encoded)] = encoded
    batch = run_batch(game.functions, players, numbers, seed, games, jobs=2 if JIT else 1)
    return [[int(n) for n in column] for column in (batch.lengths, batch.won)] + [[int(n) for row in batch.points for n in row]]


if __name__ == "__main__":
    json.dump(answers(json.load(sys.stdin)), sys.stdout)
