"""A tour for researchers: first steps, beliefs, a study, training; it prints what it finds and draws four plots.

    python examples/tour.py docs/tour --minutes 1

Everything is Filou with four players; any of the games would do. It takes about three minutes and the minutes of training.
"""

import argparse
from pathlib import Path

import learn

import besace
from besace.arena.plan import make_plan
from besace.arena.run import run
from besace.arena.summary import summarise
from besace.beliefs import INDIFFERENT, beliefs, learned

GAME, PLAYERS = "filou", 4
COLOURS = ("#1f6f8b", "#b5442e", "#6b8e23", "#8a5a9e")
PAPER, GRID, INK = "#fbf7ee", "#cbc3b5", "#23211d"
WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM = 640, 320, 56, 110, 16, 44


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
    """(mean belief, share that came true, how many) of each bin that holds at least thirty."""
    bins = {}
    for chance, true in pairs:
        bins.setdefault(int(chance / size), []).append((chance, true))
    full = [found for _, found in sorted(bins.items()) if len(found) >= 30]
    return [(sum(c for c, _ in found) / len(found), sum(t for _, t in found) / len(found), len(found)) for found in full]


def study(games):
    """Each of three levels alone against three bots that follow rules of thumb: win shares with 95 % intervals."""
    plan = make_plan(GAME, PLAYERS, {}, ["random", "puppy", "stray"], games, seed=1, against="thumb")
    table = summarise(plan, run(plan, jobs=2))["tables"][0]
    return {row["bot"]: row["win_share"] for row in table["bots"] if row["bot"] != "thumb"}


def chart(curves, title, x_range, y_range, percent=(False, False), diagonal=False, dots=False):
    """Lines, or dots, in a frame, as SVG."""
    room_x, room_y = WIDTH - LEFT - RIGHT, HEIGHT - TOP - BOTTOM

    def at(x, y):
        across, up = (x - x_range[0]) / (x_range[1] - x_range[0]), (y - y_range[0]) / (y_range[1] - y_range[0])
        return LEFT + room_x * across, TOP + room_y * (1 - up)

    parts = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif" font-size="12">']
    parts.append(f'<rect width="100%" height="100%" fill="{PAPER}"/>')
    for step in range(5):
        x, y = (low + (high - low) * step / 4 for low, high in (x_range, y_range))
        (px, _), (_, py) = at(x, y_range[0]), at(x_range[0], y)
        marks = [f"{value:.0%}" if share else f"{value:.0f}" for value, share in zip((x, y), percent, strict=True)]
        parts.append(f'<line x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{py:.1f}" y2="{py:.1f}" stroke="{GRID}"/>')
        parts.append(f'<text x="{LEFT - 8}" y="{py + 4:.1f}" text-anchor="end" fill="{INK}">{marks[1]}</text>')
        parts.append(f'<text x="{px:.1f}" y="{HEIGHT - BOTTOM + 16}" text-anchor="middle" fill="{INK}">{marks[0]}</text>')
    parts.append(f'<text x="{LEFT}" y="{HEIGHT - 10}" fill="{INK}">{title}</text>')
    if diagonal:
        (x, y), (u, v) = at(x_range[0], x_range[0]), at(x_range[1], x_range[1])
        parts.append(f'<line x1="{x:.1f}" y1="{y:.1f}" x2="{u:.1f}" y2="{v:.1f}" stroke="{GRID}" stroke-dasharray="4 3"/>')
    for index, ((name, points), colour) in enumerate(zip(curves.items(), COLOURS, strict=False)):
        placed = [at(*point[:2]) for point in points]
        path = " ".join(f"{x:.1f},{y:.1f}" for x, y in placed)
        parts.append(f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="2"/>')
        parts += [f'<circle cx="{x:.1f}" cy="{y:.1f}" r="4" fill="{colour}"/>' for x, y in placed if dots]
        parts.append(f'<text x="{WIDTH - RIGHT + 8}" y="{TOP + 14 + 16 * index}" fill="{colour}">{name}</text>')
    return "".join([*parts, "</svg>\n"])


def bars(shares, title, par):
    """A dot and its interval for each name, as SVG."""
    room, row = WIDTH - LEFT - RIGHT, 34
    height, highest = TOP + row * len(shares) + BOTTOM, max(share["high"] for share in shares.values()) * 1.05
    parts = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" font-family="sans-serif" font-size="12">']
    parts.append(f'<rect width="100%" height="100%" fill="{PAPER}"/>')
    at = LEFT + room * par / highest
    parts.append(f'<line x1="{at:.1f}" x2="{at:.1f}" y1="{TOP}" y2="{height - BOTTOM}" stroke="{GRID}" stroke-dasharray="4 3"/>')
    for index, (name, share) in enumerate(shares.items()):
        y = TOP + row * (index + 0.5)
        low, middle, high = (LEFT + room * max(0, share[end]) / highest for end in ("low", "mean", "high"))
        parts.append(f'<text x="{LEFT - 8}" y="{y + 4:.1f}" text-anchor="end" fill="{INK}">{name}</text>')
        parts.append(f'<line x1="{low:.1f}" x2="{high:.1f}" y1="{y:.1f}" y2="{y:.1f}" stroke="{COLOURS[0]}" stroke-width="3"/>')
        parts.append(f'<circle cx="{middle:.1f}" cy="{y:.1f}" r="5" fill="{COLOURS[0]}"/>')
        parts.append(f'<text x="{WIDTH - RIGHT + 8}" y="{y + 4:.1f}" fill="{INK}">{share["mean"]:.1%}</text>')
    parts.append(f'<text x="{LEFT}" y="{height - 14}" fill="{INK}">{title}</text>')
    return "".join([*parts, "</svg>\n"])


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path, help="where the plots go")
    parser.add_argument("--minutes", type=float, default=1.0, help="of training")
    parser.add_argument("--games", type=int, default=400, help="for beliefs and for the study")
    given = parser.parse_args()
    given.folder.mkdir(parents=True, exist_ok=True)

    print("1. First steps")
    totals = first_steps(seed=7)
    most = max(score for points in totals.values() for _, score in points)
    title = "cats and mice after each round, four bots that follow rules of thumb"
    (given.folder / "steps.svg").write_text(chart(totals, title, (1, 9), (0, most)))

    print("\n2. Beliefs")
    found = calibration(given.games)
    for name, points in found.items():
        print(f"{name}: " + ", ".join(f"{believed:.0%} believed, {true:.0%} true ({count})" for believed, true, count in points))
    most = 1.1 * max(value for points in found.values() for point in points for value in point[:2])
    title = "a sack worth nothing or less: believed (across) and true (up)"
    drawn = chart(found, title, (0, most), (0, most), (True, True), diagonal=True, dots=True)
    (given.folder / "beliefs.svg").write_text(drawn)

    print("\n3. A study")
    shares = study(given.games)
    for name, share in shares.items():
        print(f"{name}: wins {share['mean']:.1%} of its games against three thumbs ({share['low']:.1%} to {share['high']:.1%})")
    title = "games won alone against three bots of rules of thumb, 95 % intervals; 25 % is par"
    (given.folder / "study.svg").write_text(bars(shares, title, 1 / PLAYERS))

    print("\n4. Training")
    points = []
    for seconds, moves, share in learn.train("random", 60 * given.minutes):
        points.append((seconds, moves, share))
        print(f"{seconds:4.0f} s, {moves / 1e6:.2f} M moves: {share:.0%} won against random players", flush=True)
    (given.folder / "training.svg").write_text(learn.plot({"v. random": points}))


if __name__ == "__main__":
    main()
