"""Learn Filou by playing it: proximal policy optimisation in numpy alone, on one core, in minutes.

    python examples/learn.py --minutes 2 --seeds 5 --opponent random --plot learning.svg

A network of one hidden layer plays a seat against three opponents that all follow the same fixed policy. Ten times it plays some
thousand games for the record, and how many it wins of them is printed and drawn; a player like all others would win a quarter.
Time is that of the processor, what is played for the record left out, so that other work on the machine changes little.
"""

import argparse
import time
from pathlib import Path

import numpy as np
import plots

from besace.envs import limits
from besace.envs.learner import LearnerEnv
from besace.games.parts.intervals import mean_of

GAMES, STEPS, EPOCHS, PARTS = 256, 64, 3, 8
HIDDEN, RATE, CLIP, ENTROPY, KEEP = 128, 1e-3, 0.2, 0.01, 0.95
TOLD, RECORD = 10, 2000  # how often it plays for the record, and how many games
SCALE = 20.0  # points that are worth one unit of reward


class Network:
    """Observation in; a preference for each move and a value out. Adam does the learning."""

    def __init__(self, inputs, actions, rng):
        shapes = {"w": (inputs, HIDDEN), "b": (HIDDEN,), "p": (HIDDEN, actions), "pb": (actions,), "v": (HIDDEN, 1), "vb": (1,)}
        self.weights = {name: rng.normal(0, 1 / np.sqrt(shape[0]), shape).astype(np.float32) for name, shape in shapes.items()}
        self.weights["p"] *= 0.1
        self.moments = {name: (np.zeros(shape, np.float32), np.zeros(shape, np.float32)) for name, shape in shapes.items()}
        self.learnt = 0

    def __call__(self, seen, mask):
        w = self.weights
        hidden = np.tanh(seen @ w["w"] + w["b"])
        wishes = np.where(mask, hidden @ w["p"] + w["pb"], -1e9)
        wishes -= wishes.max(1, keepdims=True)
        odds = np.exp(wishes)
        odds /= odds.sum(1, keepdims=True)
        return hidden, odds, (hidden @ w["v"] + w["vb"])[:, 0]

    def learn(self, seen, mask, moves, old, gains, targets):
        """One step of clipped policy gradient, value regression and a little taste for variety."""
        rows = np.arange(len(moves))
        hidden, odds, values = self(seen, mask)
        ratio = odds[rows, moves] / old
        used = np.where(gains > 0, ratio < 1 + CLIP, ratio > 1 - CLIP) * ratio * gains
        logs = np.log(np.maximum(odds, 1e-9))
        surprise = -(odds * logs).sum(1, keepdims=True)
        d_wishes = odds * used[:, None] + ENTROPY * odds * (logs + surprise)
        d_wishes[rows, moves] -= used
        d_wishes /= len(moves)
        d_values = (values - targets)[:, None] / len(moves)
        w = self.weights
        d_hidden = (d_wishes @ w["p"].T + d_values @ w["v"].T) * (1 - hidden**2)
        self._adam({"w": seen.T @ d_hidden, "b": d_hidden.sum(0), "p": hidden.T @ d_wishes, "pb": d_wishes.sum(0),
                    "v": hidden.T @ d_values, "vb": d_values.sum(0)})  # fmt: skip

    def _adam(self, slopes):
        self.learnt += 1
        for name, slope in slopes.items():
            first, second = self.moments[name]
            first += 0.1 * (slope - first)
            second += 0.001 * (slope**2 - second)
            step = first / (1 - 0.9**self.learnt) / (np.sqrt(second / (1 - 0.999**self.learnt)) + 1e-8)
            self.weights[name] -= RATE * step


def prepared(shown, middle, spread):
    """Observations as small numbers around 0."""
    return ((shown["observation"] - middle) / spread).astype(np.float32), shown["action_mask"].astype(bool)


def drawn(odds, rng):
    """A move for each row, by its odds."""
    return np.minimum((odds.cumsum(1) < rng.random((len(odds), 1))).sum(1), odds.shape[1] - 1)


def share_won(network, opponent, scaling, games, rng):
    """How many of so many games the network wins, choosing what it likes best."""
    env = LearnerEnv("filou", num_envs=min(500, games), players=4, opponent=opponent)
    shown, _ = env.reset(seed=int(rng.integers(1 << 30)))
    won, ended = 0.0, 0
    while ended < games:
        seen, mask = prepared(shown, *scaling)
        shown, rewards, ends, _, _ = env.step(network(seen, mask)[1].argmax(1))
        won += ((rewards[ends] * 3 + 1) / 4).sum()  # from the reward back to the share of the win
        ended += int(ends.sum())
    return won / ended


def train(opponent, seconds, seed=1, record=RECORD):
    """Train for so long; yield (seconds, moves seen, share won) before and after each tenth of that time."""
    rng = np.random.default_rng(seed)
    env = LearnerEnv("filou", num_envs=GAMES, players=4, opponent=opponent, reward="points")
    least, most = (end.astype(np.float32) for end in limits("filou"))
    scaling = (least + most) / 2, np.maximum(most - least, 1) / 2
    network = Network(len(least), env.single_action_space.n, rng)
    shown, _ = env.reset(seed=seed)
    yield 0.0, 0, share_won(network, opponent, scaling, record, rng)
    moves, spent = 0, 0.0
    for tenth in range(1, TOLD + 1):
        while spent < seconds * tenth / TOLD:
            began = time.process_time()
            shown = learn_once(env, network, shown, scaling, rng)
            spent += time.process_time() - began
            moves += GAMES * STEPS
        yield seconds * tenth / TOLD, moves, share_won(network, opponent, scaling, record, rng)


def learn_once(env, network, shown, scaling, rng):
    """Play STEPS moves in all games and learn from them."""
    played = []
    for _ in range(STEPS):
        seen, mask = prepared(shown, *scaling)
        _, odds, values = network(seen, mask)
        chosen = drawn(odds, rng)
        chosen = np.where(mask[np.arange(GAMES), chosen], chosen, odds.argmax(1))
        shown, rewards, ends, _, _ = env.step(chosen)
        played.append((seen, mask, chosen, odds[np.arange(GAMES), chosen], values, rewards / SCALE, ends))
    seen, mask, chosen, old, values, rewards, ends = (np.stack(part) for part in zip(*played, strict=True))
    after = network(*prepared(shown, *scaling))[2]
    gains, gain = np.zeros_like(values), np.zeros(GAMES)
    for t in reversed(range(STEPS)):
        follows = np.where(ends[t], 0.0, after)
        gain = rewards[t] + follows - values[t] + np.where(ends[t], 0.0, KEEP * gain)
        gains[t], after = gain, values[t]
    targets = gains + values
    flat = [part.reshape(STEPS * GAMES, *part.shape[2:]) for part in (seen, mask, chosen, old, gains, targets)]
    flat[4] = ((flat[4] - flat[4].mean()) / (flat[4].std() + 1e-6)).astype(np.float32)
    for _ in range(EPOCHS):
        for part in np.array_split(rng.permutation(STEPS * GAMES), PARTS):
            network.learn(*(column[part] for column in flat))
    return shown


def several(opponent, minutes, seeds, record=RECORD):
    """Train from several seeds, and say how it goes; a list of (seconds, moves seen, share won) for each."""
    runs = []
    for seed in range(1, seeds + 1):
        runs.append([])
        for seconds, moves, share in train(opponent, 60 * minutes, seed, record):
            runs[-1].append((seconds, moves, share))
            print(f"v. {opponent}, seed {seed}: {seconds:5.0f} s  {moves / 1e6:6.2f} M moves  {share:6.1%} won", flush=True)
    for name, point in (("before", 0), ("after", -1)):
        won = mean_of((run[point][2], 1) for run in runs)
        interval = f" ({max(0, won.low):.1%} to {min(1, won.high):.1%})" if won.low is not None else ""
        print(f"v. {opponent}, {name}: {won.mean:.1%}{interval} won, {seeds} seeds", flush=True)
    return runs


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=2.0)
    parser.add_argument("--opponent", action="append", help='"random", "thumb" or a share of moves by rules of thumb')
    parser.add_argument("--seeds", type=int, default=1)
    parser.add_argument("--plot", type=Path)
    given = parser.parse_args()
    curves = {}
    for opponent in given.opponent or ["random"]:
        curves[f"v. {opponent}"] = several(opponent if opponent.isalpha() else float(opponent), given.minutes, given.seeds)
    if given.plot:
        plots.learning(given.plot, curves, par=1 / 4)


if __name__ == "__main__":
    main()
