"""Whose bones they are: bones of known kinds, shared out at random among those who may have had them, by the number of ways."""

from besace.games.doggybag.bones import KINDS, bone, of_kind, size
from besace.kernel.jit import jit
from besace.kernel.stream import FINE, below

_ROW = 17  # of the table of ways: a seat has at most 16 bones
WAYS = (KINDS + 1) * _ROW


@jit
def choose(n, r):
    """n over r, as a float."""
    if r < 0 or r > n:
        return 0.0
    ways = 1.0
    for i in range(r):
        ways = ways * (n - i) / (i + 1)
    return ways


@jit
def part_ways(kind, x, pool, need, rest):
    """In how many ways x bones of that kind come from the pool and the others needed from the rest."""
    return choose(of_kind(pool, kind), x) * choose(of_kind(rest, kind), of_kind(need, kind) - x)


@jit
def choose_part(pool, m, need, rest, ways, rng):
    """Choose which m bones of the pool are among the needed ones, the others being from the rest. Return (weight, bones)."""
    for j in range(m + 1):
        ways[_ROW * KINDS + j] = 1.0 if j == 0 else 0.0
    for i in range(KINDS):
        kind = KINDS - 1 - i
        for j in range(m + 1):
            ways[_ROW * kind + j] = 0.0
            for x in range(j + 1):
                ways[_ROW * kind + j] += part_ways(kind, x, pool, need, rest) * ways[_ROW * (kind + 1) + j - x]
    if ways[m] == 0.0:
        return 0.0, 0
    weight = ways[m] / choose(size(pool), m)
    chosen = 0
    for kind in range(KINDS):
        left = below(rng, FINE) * ways[_ROW * kind + m] / FINE
        part = -1
        for x in range(m + 1):
            share = part_ways(kind, x, pool, need, rest) * ways[_ROW * (kind + 1) + m - x]
            if share > 0.0 and (part < 0 or left >= 0.0):
                part = x
            left -= share
        weight /= choose(of_kind(rest, kind), of_kind(need, kind) - part)
        chosen += part * bone(kind)
        m -= part
    return weight, chosen
