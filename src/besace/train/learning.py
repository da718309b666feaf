"""What learning computes, compiled: choices drawn from a network's wishes, what they were worth, and which way to change it.

Of what a network says about a position (see `besace.kernel.network`), the first numbers are wishes, one a choice; then one a seat
says who will win, seats counted from the observer on; the last is how far the observer will be ahead of the others, in units of
the game's SCALE. Learning is proximal policy optimisation: many games are played, and choices that turned out better than
expected become likelier, a little at a time.
"""

import math

import numpy as np

from besace.games.parts.network import NO_CHOICE
from besace.kernel.generic import SEATS
from besace.kernel.jit import jit

JUDGED = SEATS + 1  # what is judged beside the wishes: a share of the win per seat, and a margin
MARGIN = SEATS
FAR = np.float32(10.0)  # a ratio of e to this is beyond any clipping
LEAST = np.float32(1e-7)
FASTER, SLOWER = 0.9, 0.999  # how much the optimiser keeps of what it has seen of slopes and of their squares
TINY = 1e-6
ENTROPY, CLIPPED, SURPRISE, COUNT = range(4)  # what is told about learning


@jit
def likes(out, moves, odds):
    """Write the odds of every choice that stands for a move; return the logarithm of what they were divided by."""
    most = np.float32(-1e30)
    for c in range(len(moves)):
        if moves[c] != NO_CHOICE and out[c] > most:
            most = out[c]
    total = np.float32(0.0)
    for c in range(len(moves)):
        odds[c] = np.float32(math.exp(out[c] - most)) if moves[c] != NO_CHOICE else np.float32(0.0)
        total += odds[c]
    for c in range(len(moves)):
        odds[c] /= total
    return most + np.float32(math.log(total))


@jit
def judge_rows(out, players, values):
    """Write what every row says about who will win, and about the margin."""
    first = out.shape[1] - JUDGED
    for r in range(out.shape[0]):
        total = np.float32(0.0)
        for k in range(SEATS):
            values[r, k] = np.float32(math.exp(out[r, first + k])) if k < players[r] else np.float32(0.0)
            total += values[r, k]
        for k in range(SEATS):
            values[r, k] /= total
        values[r, MARGIN] = out[r, first + MARGIN]


@jit
def draw_choices(out, moves, lots, chosen, logs):
    """Draw a choice for every row, by a lot from 0 to 1; write the logarithms of their odds."""
    odds = np.empty(moves.shape[1], np.float32)
    for r in range(out.shape[0]):
        total = likes(out[r], moves[r], odds)
        left, last = lots[r], 0
        for c in range(len(odds)):
            if moves[r, c] != NO_CHOICE:
                last = c
                left -= odds[c]
                if left < 0.0:
                    break
        chosen[r] = last
        logs[r] = out[r, last] - total


@jit
def log_odds(out, moves, chosen, logs):
    """The logarithms of the odds that these choices have."""
    odds = np.empty(moves.shape[1], np.float32)
    for r in range(out.shape[0]):
        logs[r] = out[r, chosen[r]] - likes(out[r], moves[r], odds)


@jit
def best_choices(out, moves, chosen):
    """The choice that every row likes best."""
    for r in range(out.shape[0]):
        best = -1
        for c in range(moves.shape[1]):
            if moves[r, c] != NO_CHOICE and (best < 0 or out[r, c] > out[r, best]):
                best = c
        chosen[r] = best


@jit
def look_back(seats, players, ended, shares, margins, values, keep, targets, known):
    """For every choice, latest first: what it led to, as its own seat saw it later or as the game ended.

    ``keep`` of 1 waits for the end, of 0 takes the next judgement of the same seat for the truth. Where neither came before
    the last step, nothing is ``known``.
    """
    steps, tables = seats.shape
    later = np.zeros((SEATS, JUDGED), np.float32)  # what each seat will think next
    worth = np.zeros((SEATS, JUDGED), np.float32)
    has = np.zeros(SEATS, np.bool_)
    for i in range(tables):
        has[:] = False
        for back in range(steps):
            t = steps - 1 - back
            if ended[t, i]:
                n = players[t, i]
                for p in range(n):
                    for k in range(SEATS):
                        later[p, k] = shares[t, i, (p + k) % n] if k < n else np.float32(0.0)
                    later[p, MARGIN] = margins[t, i, p]
                    worth[p, :] = later[p, :]
                    has[p] = True
            p = seats[t, i]
            known[t, i] = has[p]
            for k in range(JUDGED):
                now = values[t, i, k]
                if has[p]:
                    worth[p, k] = (1 - keep) * later[p, k] + keep * worth[p, k]
                else:
                    worth[p, k] = now
                targets[t, i, k] = worth[p, k]
                later[p, k] = now
            has[p] = True


@jit
def slopes(out, moves, players, chosen, logs, gains, targets, clip, variety, judging, slope, told):
    """How the sum of all complaints changes with every number of ``out``.

    The choice should have been likelier where it gained, but not by more than ``clip`` at once; choices should stay varied by
    ``variety``; the shares of the win and the margin should have been right, by ``judging``.
    """
    rows, first = out.shape[0], out.shape[1] - JUDGED
    each = np.float32(1.0 / rows)
    odds = np.empty(first, np.float32)
    for r in range(rows):
        total = likes(out[r], moves[r], odds)
        mixed = np.float32(0.0)
        for c in range(first):
            if odds[c] > LEAST:
                mixed -= odds[c] * (out[r, c] - total)
        log = out[r, chosen[r]] - total
        ratio = np.float32(math.exp(min(log - logs[r], FAR)))
        gain, push = gains[r], np.float32(0.0)
        if (gain > 0 and ratio < 1 + clip) or (gain <= 0 and ratio > 1 - clip):
            push = ratio * gain
        else:
            told[CLIPPED] += 1
        for c in range(first):
            d = np.float32(0.0)
            if odds[c] > LEAST:
                d = odds[c] * (push + variety * (out[r, c] - total + mixed))
            slope[r, c] = (d - push if c == chosen[r] else d) * each
        sum_of = np.float32(0.0)
        for k in range(players[r]):
            sum_of += np.float32(math.exp(out[r, first + k]))
        for k in range(SEATS):
            share = np.float32(math.exp(out[r, first + k])) / sum_of if k < players[r] else np.float32(0.0)
            slope[r, first + k] = judging * (share - targets[r, k]) * each
            if k < players[r]:
                told[SURPRISE] -= targets[r, k] * math.log(share + LEAST)
        slope[r, first + MARGIN] = judging * (out[r, first + MARGIN] - targets[r, MARGIN]) * each
        told[ENTROPY] += mixed
        told[COUNT] += 1


@jit
def go_downhill(weights, slope, first, second, rate, time):
    """One step of Adam, the ``time``-th."""
    one, two = 1 - FASTER**time, 1 - SLOWER**time
    for i in range(len(weights)):
        first[i] += (1 - FASTER) * (slope[i] - first[i])
        second[i] += (1 - SLOWER) * (slope[i] * slope[i] - second[i])
        weights[i] -= rate * (first[i] / one) / (math.sqrt(second[i] / two) + TINY)
