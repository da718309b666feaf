"""Random streams: the published generators, word for word; streams that have nothing to do with each other; fair deals.

All seeds are fixed, so a test that passes goes on passing. A statistic beyond FAR standard deviations fails: fair ones do so once
in fifteen thousand.
"""

import math
from collections import Counter

import numba
import numpy as np
import pytest

import besace
from besace.conformance.cases import every_game
from besace.envs import unpack
from besace.envs.vector import Tables
from besace.errors import BadOption
from besace.kernel.stream import below, key_of, new_stream, new_streams, seed_stream

FAR = 4.0
WORD = (1 << 64) - 1
# xoroshiro128+ from the state (1, 2), and SplitMix64 from 1477776061723855037: as published with Rust's `rand_xoshiro`
XOROSHIRO = (3, 412333834243, 2360170716294286339, 9295852285959843169, 2797080929874688578, 6019711933173041966)
SPLITMIX_SEED = 1477776061723855037
SPLITMIX = (1985237415132408290, 2979275885539914483, 13511426838097143398)
GOLDEN = 0x9E3779B97F4A7C15


@numba.njit
def drawn(rng, k, out):
    for i in range(len(out)):
        out[i] = below(rng, k)


def numbers(seed, k, count, number=0):
    out = np.zeros(count, np.int64)
    drawn(new_stream(seed, "test", number), k, out)
    return out


def far(counts, expected):
    """How many standard deviations a chi-square statistic is off, by Wilson and Hilferty's cube root."""
    counts, expected = np.asarray(counts, float), np.asarray(expected, float)
    statistic, degrees = float(((counts - expected) ** 2 / expected).sum()), counts.size - 1
    spread = 2 / (9 * degrees)
    return ((statistic / degrees) ** (1 / 3) - (1 - spread)) / math.sqrt(spread)


def evenly(values, many):
    return far(np.bincount(values, minlength=many), np.full(many, len(values) / many))


def signed(word):
    return word - (1 << 64) if word >> 63 else word


def test_a_stream_is_xoroshiro_by_its_published_numbers():
    rng = np.array([1, 2], np.int64)
    assert [below(rng, 1 << 30) for _ in XOROSHIRO] == [word >> 34 for word in XOROSHIRO]


def test_a_stream_begins_with_two_numbers_of_splitmix():
    rng = np.zeros(2, np.int64)
    seed_stream(rng, signed(SPLITMIX_SEED), 0)
    assert [int(word) & WORD for word in rng] == list(SPLITMIX[:2])
    seed_stream(rng, signed(SPLITMIX_SEED), 1)
    assert int(rng[0]) & WORD == SPLITMIX[2]


@pytest.mark.parametrize("k", [2, 3, 5, 6, 10, 36, 52, 255])
def test_numbers_are_evenly_spread(k):
    assert abs(evenly(numbers(1, k, 200_000), k)) < FAR


@pytest.mark.parametrize("lag", [1, 2, 3, 5, 17])
def test_a_number_tells_nothing_of_a_later_one(lag):
    values = numbers(2, 32, 400_000)
    assert abs(evenly(values[:-lag] * 32 + values[lag:], 32 * 32)) < FAR


def test_four_numbers_in_a_row_come_in_every_order():
    rows = numbers(3, 1 << 30, 400_000).reshape(-1, 4)
    orders = (np.argsort(rows, axis=1) * [64, 16, 4, 1]).sum(axis=1)
    found = Counter(orders.tolist())
    assert len(found) == 24
    assert abs(far(list(found.values()), [len(rows) / 24] * 24)) < FAR


def test_every_bit_is_set_half_of_the_time_and_agrees_with_no_other():
    bits = (numbers(4, 1 << 30, 200_000)[:, None] >> np.arange(30) & 1) * 2 - 1
    together = np.abs(bits.T @ bits / math.sqrt(len(bits)))
    assert np.abs(bits.sum(axis=0)).max() / math.sqrt(len(bits)) < FAR
    assert (together - np.diag(np.diag(together))).max() < FAR + 0.5  # the furthest of 435 pairs


def test_gaps_between_equal_numbers_are_as_long_as_they_should_be():
    at = np.flatnonzero(numbers(5, 10, 400_000) == 7)
    gaps, longest = np.diff(at) - 1, 40
    shares = 0.1 * 0.9 ** np.arange(longest)
    expected = np.append(shares, 1 - shares.sum()) * len(gaps)
    assert abs(far(np.bincount(np.minimum(gaps, longest), minlength=longest + 1), expected)) < FAR


def test_spacings_of_birthdays_coincide_as_often_as_they_should():
    """Marsaglia's birthday spacings: 512 days in a year of 2**24, coincidences Poisson with mean 2."""
    found = []
    for year in numbers(6, 1 << 24, 512 * 1000).reshape(-1, 512):
        spacings = np.diff(np.sort(year))
        found.append(len(spacings) - len(np.unique(spacings)))
    shares = [math.exp(-2) * 2**n / math.factorial(n) for n in range(7)]
    expected = np.array([*shares, 1 - sum(shares)]) * len(found)
    assert abs(far(np.bincount(np.minimum(found, 7), minlength=8), expected)) < FAR


def test_streams_side_by_side_are_as_good_as_one():
    """The n-th number of every stream of a key: what the same card is in game after game."""
    rows = np.array([numbers(7, 1 << 30, 8, number) for number in range(20_000)])
    for place in range(8):
        column = rows[:, place] >> 25
        assert abs(evenly(column, 32)) < FAR
        assert abs(evenly(column[:-1] * 32 + column[1:], 32 * 32)) < FAR


def test_neighbouring_seeds_and_games_never_meet():
    """No three numbers in a row of any stream come again, anywhere in it or in another."""
    seeds, games, length = range(-8, 24), range(8), 1000
    seen = set()
    for seed in seeds:
        for game in games:
            row = numbers(seed, 1 << 30, length, game)
            triples = ((row[:-2] << 30 | row[1:-1]).tolist(), row[2:].tolist())
            seen.update(zip(*triples, strict=True))
    assert len(seen) == len(seeds) * len(games) * (length - 2)


def test_every_seed_and_every_purpose_has_a_key_of_its_own():
    seeds = [0, 1, -1, 2**31, 2**32, 2**63, 2**64, 2**64 + 1, 10**30, np.random.SeedSequence(0), np.random.SeedSequence(1)]
    seeds += np.random.SeedSequence(0).spawn(2)
    keys = [key_of(seed, purpose) for seed in seeds for purpose in ("deals", "moves")]
    assert len(set(keys)) == len(keys)
    assert key_of(np.int64(7), "deals") == key_of(np.uint8(7), "deals") == key_of(7, "deals")
    assert key_of(np.random.SeedSequence(5), "deals") == key_of(np.random.SeedSequence(5), "deals")


@pytest.mark.parametrize("wrong", [1.5, "seven", None, [1, 2]])
def test_what_is_no_seed_gets_one_sentence(wrong):
    with pytest.raises(BadOption, match=r"^A seed should be a whole number or a numpy SeedSequence, not .*\.$"):
        key_of(wrong, "deals")


def test_a_match_takes_the_seeds_of_numpy():
    assert besace.new("filou", seed=np.int64(7)).setup == besace.new("filou", seed=7).setup
    setups = [besace.new("filou", seed=np.random.SeedSequence(number)).setup for number in (7, 7, 8)]
    assert setups[0] == setups[1] != setups[2]
    with pytest.raises(BadOption, match=r"^The seed should be a whole number or text, not 1.5\.$"):
        besace.new("filou", seed=1.5)


@every_game
def test_no_game_is_shared_by_neighbouring_seeds(game):
    """Played by the first legal moves, so that all that differs is what was dealt and drawn: each seed's games are its own."""

    def traces(seed):
        tables, shown = Tables(game, count=64, seed=seed), []
        for _ in range(100):
            shown.append(tables.observations.copy())
            tables.step(tables.masks.argmax(axis=1))
        return {row.tobytes() for row in np.stack(shown, axis=1)}

    one, two, far_away = traces(0), traces(1), traces(2**31)
    assert len(one | two | far_away) == 3 * 64


def test_hands_are_dealt_evenly():
    """Every kind of card comes to the first to play as often as the deck has it, in 20,000 deals."""
    tables = Tables("figaro", players=4, count=20_000, seed=1)
    hands = np.array([unpack("figaro", row)["hand"] for row in tables.observations[tables.seats == tables.seats[0]]])
    others = np.array([unpack("figaro", row)["unseen"] for row in tables.observations[:1]])
    deck = hands[0] + others[0]
    expected = hands.sum() * deck / deck.sum()
    assert abs(far(hands.sum(axis=0), expected)) < FAR


def test_streams_of_a_batch_are_those_of_its_numbers():
    rows = new_streams(3)
    for number in range(3):
        seed_stream(rows[number], key_of(9, "test"), number)
        assert (rows[number] == new_stream(9, "test", number)).all()
