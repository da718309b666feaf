"""A tour for researchers: first steps, beliefs, a study, training; it prints what it finds and draws four plots.

    python examples/tour.py docs/tour --minutes 1 --seeds 3

Everything is Filou with four players; any of the games would do. It takes about three minutes and the minutes of training.
"""

import argparse
from pathlib import Path

import learn
import plots

import besace
from besace.arena.plan import make_plan
from besace.arena.run import run
from besace.arena.summary import summarise
from besace.beliefs import INDIFFERENT, beliefs, learned
from besace.games.parts.intervals import wilson

GAME, PLAYERS = "filou", 4


def first_steps(seed):
    """One game of four bots that follow rules of thumb: how the points and mice of each seat go."""
    match, bots = besace.new(GAME, PLAYERS, seed=seed), [besace.bot("thumb", seed=seat) for seat in range(PLAYERS)]
    totals, told = [[] for _ in bots], []
    while not match.over:
        seat = match.to_act[0]
        move = bots[seat].choose(match.observation(seat))
        match.play(move)
        told.append(move)
        if match.view(None)["phase"] != "bid" and (match.over or len(match.to_act) == PLAYERS):  # a round is over
            for p in range(PLAYERS):
                won = sum(worth(card) for card in match.view(p)["won"][p])
                totals[p].append((len(totals[p]) + 1, won + match.view(p)["mice"][p]))
    print(f"The first round: {', '.join(told[:9])} …")
    print(f"Scores {match.scores}, won by seat {match.winners}, {match.ply} moves.")
    return {f"seat {p}": points for p, points in enumerate(totals)}


def worth(card):
    return int(card) if card.lstrip("-").isdigit() else 0


def sack_worth(last):
    """What the sack of a round was worth, as everybody sees when it is over."""
    return sum(map(worth, last["row"])) - (worth(last["prey"]) if last["prey"] else 0)


def calibration(games):
    """How often sacks are worth nothing or less, beside what the first bidder of each round believed, by two models of others."""
    models = {"others indifferent": INDIFFERENT, "others as learnt": learned(besace.GAMES[GAME])}
    believed = {name: [] for name in models}
    for seed in range(games):
        match, bots = besace.new(GAME, PLAYERS, seed=seed), [besace.bot("thumb", seed=PLAYERS * seed + p) for p in range(PLAYERS)]
        asked = None
        while not match.over:
            view = match.view(None)
            if asked and view["round"] != asked[0]:
                settle(believed, asked, view["last_round"])
                asked = None
            seat = match.to_act[0]
            observation = match.observation(seat)
            if view["phase"] == "bid" and asked is None:
                asked = view["round"], {name: poor(observation, model) for name, model in models.items()}
            match.play(bots[seat].choose(observation))
        settle(believed, asked, match.view(None)["last_round"])
    return {name: binned(pairs) for name, pairs in believed.items()}


def poor(observation, model):
    """The believed odds that the sack is worth nothing or less."""
    return next(belief.value for belief in beliefs(observation, model) if belief.message == "belief-filou-sack-poor")


def settle(believed, asked, last):
    for name, chance in asked[1].items():
        believed[name].append((chance, sack_worth(last) <= 0))


def binned(pairs, size=0.1):
    """(mean belief, share that came true, its 95 % interval, how many) of each bin that holds at least thirty."""
    bins = {}
    for chance, true in pairs:
        bins.setdefault(int(chance / size), []).append((chance, true))
    full = [found for _, found in sorted(bins.items()) if len(found) >= 30]
    points = []
    for found in full:
        true = sum(t for _, t in found) / len(found)
        points.append((sum(c for c, _ in found) / len(found), true, *wilson(true, len(found)), len(found)))
    return points


def study(games):
    """Each of three levels alone against three bots that follow rules of thumb: win shares with 95 % intervals."""
    plan = make_plan(GAME, PLAYERS, {}, ["random", "puppy", "stray"], games, seed=1, against="thumb")
    table = summarise(plan, run(plan, jobs=2))["tables"][0]
    return {row["bot"]: row["win_share"] for row in table["bots"] if row["bot"] != "thumb"}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path, help="where the plots go")
    parser.add_argument("--minutes", type=float, default=1.0, help="of training, for each seed")
    parser.add_argument("--seeds", type=int, default=3, help="of training")
    parser.add_argument(
        "--games", type=int, default=400, help="for beliefs and for the study; five times as many for the record of training"
    )
    given = parser.parse_args()
    given.folder.mkdir(parents=True, exist_ok=True)

    print("1. First steps")
    totals = first_steps(seed=7)
    plots.rounds(given.folder / "steps.svg", totals, "round", "cats and mice")

    print("\n2. Beliefs")
    found = calibration(given.games)
    for name, points in found.items():
        told = (f"{believed:.0%} believed, {true:.0%} true ({count})" for believed, true, _, _, count in points)
        print(f"{name}: {', '.join(told)}")
    pointed = {name: [point[:4] for point in points] for name, points in found.items()}
    plots.calibration(given.folder / "beliefs.svg", pointed, "believed: a sack worth nothing or less", "came true")

    print("\n3. A study")
    shares = study(given.games)
    for name, share in shares.items():
        print(f"{name}: wins {share['mean']:.1%} of its games against three thumbs ({share['low']:.1%} to {share['high']:.1%})")
    plots.shares(given.folder / "study.svg", shares, "games won alone against three bots of rules of thumb", 1 / PLAYERS)

    print("\n4. Training")
    runs = learn.several("random", given.minutes, given.seeds, record=5 * given.games)
    plots.learning(given.folder / "training.svg", {"v. random": runs}, 1 / PLAYERS)


if __name__ == "__main__":
    main()
