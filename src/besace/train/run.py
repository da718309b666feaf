"""A training, chapter by chapter: play, learn, measure, keep."""

import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np

import besace
from besace.bots import weights
from besace.errors import BesaceError
from besace.games.parts.network import WEIGHTS
from besace.kernel.jit import JIT
from besace.kernel.sources import sources_key
from besace.train.checkpoint import Point, Progress, load, replace_with, save
from besace.train.collect import Floor, Frozen, Lesson
from besace.train.learning import COUNT, ENTROPY, SURPRISE, log_odds, slopes
from besace.train.measure import share_won, usual
from besace.train.network import Network
from besace.train.plan import SPAN, Held, Plan, lots_for, variants

EPOCHS = 2  # how often every choice is learnt from
CLIP, JUDGING = 0.2, 1.0
SLOWEST = 0.1  # the rate of learning at the end, of what it was at the start
VARIETY = (0.02, 0.004)  # how much varied choices are liked, at the start and at the end
PASTS = 12  # past selves that are remembered
PLAYING, TABLES, MEASURING, FORGETTING = range(4)  # what chance is needed for: a generator of its own each

MADE_BY = ("version", "sources", "command", "steps", "seed", "from")  # what a file of weights says of how it was made

Told = Callable[[Plan, Progress], None]


def chance(plan: Plan, purpose: int, number: int) -> np.random.Generator:
    """A generator that follows from the plan alone."""
    return np.random.default_rng((plan.seed & 0xFFFFFFFF, purpose, number))


def seed_of(plan: Plan, purpose: int, number: int) -> int:
    return int(chance(plan, purpose, number).integers(1 << 31))


def train(plan: Plan, folder: Path, told: Told = lambda plan, progress: None) -> Progress:
    """Train to the end, from where the folder's checkpoint is; ``told`` hears of every lesson. The weights are in the folder."""
    if not JIT:
        raise BesaceError("Training needs compiled rules: run it without BESACE_JIT=0.")
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as wrong:
        raise BesaceError(f"The folder {folder} cannot be made: {wrong.strerror or wrong}.") from None
    progress = load(folder, plan)
    if progress is None:
        progress = Progress(held(plan, plan.start) if plan.start else Network(plan.sizes).begin(chance(plan, PLAYING, 0)))
        if plan.start and not plan.against:
            keep_past(plan, progress)  # what it could before is not to be forgotten
        progress.curve.append(measured(plan, progress))
    told(plan, progress)
    while progress.lessons < plan.lessons:
        for _ in chapter(plan, progress):
            told(plan, progress)
        if not plan.against:
            keep_past(plan, progress)
        save(folder, plan, progress)
        write_weights(folder, plan, progress)
        told(plan, progress)
    return progress


def held(plan: Plan, these: Held) -> Network:
    """A network with weights that others have learnt."""
    found = these.read(plan.the_game)
    network = Network(found.sizes)
    network.flat[:] = found.flat
    return network


def frozen(plan: Plan) -> Frozen | None:
    """The network that is to be beaten, if there is one."""
    return Frozen(held(plan, plan.against), plan.warmth or 0.0) if plan.against else None


def chapter(plan: Plan, progress: Progress) -> Iterator[None]:
    """The lessons up to the next checkpoint, at tables dealt anew; then the network is measured."""
    other = frozen(plan)
    lots = lots_for(variants(plan.the_game), plan.company)
    floor = Floor(plan.the_game, plan.tables, lots, seed_of(plan, TABLES, progress.lessons))
    lesson = Lesson(floor, SPAN)
    sums = np.zeros(COUNT + 1)
    for _ in range(min(plan.per_chapter, plan.lessons - progress.lessons)):
        began = time.process_time()
        progress.lessons += 1
        rng = chance(plan, PLAYING, progress.lessons)
        past = other or (Frozen(progress.past[rng.integers(len(progress.past))]) if progress.past else None)
        school = progress.lessons <= plan.school
        lesson.attend(floor, progress.network, past, plan.the_game.part("network").SCALE, school, rng)
        learn(plan, progress, lesson, rng, sums)
        progress.seconds += time.process_time() - began
        yield
    point = measured(plan, progress)
    point.entropy, point.surprise = float(sums[ENTROPY] / sums[COUNT]), float(sums[SURPRISE] / sums[COUNT])
    progress.curve.append(point)


def between(ends: tuple[float, float], part: float) -> float:
    """From the first to the second, in proportion."""
    return ends[0] + (ends[1] - ends[0]) * min(1.0, part)


def learn(plan: Plan, progress: Progress, lesson: Lesson, rng: np.random.Generator, sums: "np.ndarray") -> None:
    """Learn from all choices of a lesson that were the network's own, and whose outcome is known."""
    part, network = (progress.lessons - 1) / plan.lessons, plan.the_game.part("network")
    worth = np.zeros(lesson.values.shape[-1], np.float32)
    worth[0], worth[-1] = 1.0, between(network.LEAD, 2 * part)  # the own share, and the margin
    inputs, moves, players, chosen, logs, targets = map(lesson.flat, ("inputs", "moves", "players", "chosen", "logs", "targets"))
    rows = np.flatnonzero(lesson.flat("own") & lesson.flat("known"))
    gains = (targets - lesson.flat("values")) @ worth
    gains = (gains - gains[rows].mean()) / (gains[rows].std() + 1e-6)
    school = progress.lessons <= plan.school
    if school:
        gains = np.ones_like(gains)  # whatever a club player did
    rate = plan.rate * between((1.0, SLOWEST), part)
    for _ in range(EPOCHS):
        order = rng.permutation(rows)
        for at in range(0, max(1, len(order) - plan.batch // 2), plan.batch):
            some = order[at : at + plan.batch]
            hidden: list[np.ndarray] = []
            out = progress.network.forward(inputs[some], hidden)
            slope, before = np.empty_like(out), logs[some]
            if school:
                log_odds(out, moves[some], chosen[some], before)
            slopes(
                out, moves[some], players[some], chosen[some], before, gains[some], targets[some],
                np.float32(CLIP), np.float32(between(VARIETY, part)), np.float32(JUDGING), slope, sums,
            )  # fmt: skip
            progress.network.learn(hidden, slope, rate)


def measured(plan: Plan, progress: Progress) -> Point:
    """A point of the curve: how the network does now against club players, or whom it is to beat, for every player count."""
    game, shares, other = plan.the_game, {}, frozen(plan)
    for variant in usual(game):
        seed = seed_of(plan, MEASURING, progress.lessons * 16 + variant.players)
        found = share_won(game, progress.network, variant, plan.games, seed, other)
        shares[variant.players] = (found.mean, found.low or 0.0, 1.0 if found.high is None else found.high)
    return Point(progress.lessons * plan.tables * SPAN, round(progress.seconds, 1), shares)


def keep_past(plan: Plan, progress: Progress) -> None:
    """Remember the network as it is now; of too many past selves one of the older half is forgotten."""
    progress.past.append(progress.network.copy())
    if len(progress.past) > PASTS:
        del progress.past[int(chance(plan, FORGETTING, progress.lessons).integers(PASTS // 2))]


def origin(plan: Plan, these: Held) -> dict[str, Any]:
    """What a file of weights says about others that its training needed: their hash, and how they were made in turn."""
    told = these.read(plan.the_game).told
    return {**vars(these), **{key: told[key] for key in MADE_BY if key in told}}


def write_weights(folder: Path, plan: Plan, progress: Progress) -> None:
    """Write the file of weights that the bot reads, with all that is needed to make it again."""
    steps = progress.lessons * plan.tables * SPAN
    data = weights.written(
        plan.the_game,
        progress.network.flat,
        sizes=list(plan.sizes),
        version=besace.__version__,
        sources=sources_key(b""),
        command=plan.command,
        steps=steps,
        seed=plan.seed,
        **{name: origin(plan, these) for name, these in (("against", plan.against), ("from", plan.start)) if these},
    )
    replace_with(folder / WEIGHTS, lambda file: file.write(data))
