"""Many games at once: the same games as a match plays, reproducible, and nothing illegal gets in."""

import subprocess

import numpy as np
import pytest

import besace
from besace.conformance.cases import every_case, every_game
from besace.envs import layout, limits, unpack
from besace.envs.learner import LearnerEnv
from besace.envs.vector import Tables
from besace.errors import BadOption, IllegalMove
from tests.cli.running import COMMAND, ROOT, environment, run_apart

STEPS = 300


def digest(tables, steps=STEPS):
    """A trace of everything that was shown."""
    trace = []
    for _ in range(steps):
        tables.step(tables.random_actions())
        shown = (tables.observations, tables.masks, tables.seats, tables.dones)
        trace.append([int(part.astype(np.int64).sum()) for part in shown])
        trace.append(np.flatnonzero(tables.rewards[:, 0]).tolist())
    return trace


@every_game
def test_the_same_seed_gives_the_same_games_on_any_number_of_threads(game):
    assert digest(Tables(game, count=16, seed=3)) == digest(Tables(game, count=16, seed=3, threads=3))
    assert digest(Tables(game, count=16, seed=3)) != digest(Tables(game, count=16, seed=4))


@every_case
def test_games_end_are_paid_out_and_begin_anew(case):
    tables = Tables(case.name, players=case.players, count=8, seed=5, **case.options)
    ended = np.zeros(8, int)
    for _ in range(STEPS):
        tables.step(tables.random_actions())
        assert tables.masks.any(axis=1).all()
        paid = np.abs(tables.rewards).sum(axis=1) > 0
        assert not (paid & ~tables.dones).any()
        assert np.allclose(tables.rewards.sum(axis=1), 0, atol=1e-5)
        ended += tables.dones
    assert (ended > 0).any()


@every_game
def test_what_is_shown_is_what_the_seat_to_move_knows(game):
    """Every game of a batch is followed by looking: own moves leave the own hand, and masks agree with the phase."""
    tables = Tables(game, count=8, seed=2)
    for _ in range(STEPS):
        for row, seat in zip(tables.observations, tables.seats, strict=True):
            fields = unpack(game, row)
            assert fields["players"] == tables.players
            assert 0 <= seat < tables.players
        tables.step(tables.random_actions())


def test_an_illegal_move_is_refused_and_nothing_is_changed():
    tables = Tables("filou", count=4, seed=1)
    before = tables.observations.copy()
    actions = tables.random_actions().copy()
    actions[2] = 118
    with pytest.raises(IllegalMove, match=r"^Move 118 is not legal in game 2: .*\.$"):
        tables.step(actions)
    with pytest.raises(IllegalMove, match="4 moves"):
        tables.step([1, 2])
    actions[2] = -1
    with pytest.raises(IllegalMove):
        tables.step(actions)
    assert (tables.observations == before).all()


@pytest.mark.parametrize("wrong", [{"reward": "fame"}, {"thumb": 2.0}, {"learner": 9}, {"players": 1}, {"mice": True}])
def test_bad_settings_get_one_sentence(wrong):
    with pytest.raises(BadOption, match=r"^[A-Zf].*\.$"):
        Tables("filou", **{"players": 4, "count": 1, **wrong})


@every_game
def test_a_learner_is_asked_alone_and_rewarded_for_its_seat(game):
    env = LearnerEnv(game, num_envs=8, opponent="random", reward="points")
    observations, infos = env.reset(seed=1)
    ended, paid = 0, 0.0
    for _ in range(STEPS):
        seats = infos["seat"]
        assert (env.tables.seats == seats).all()
        observations, rewards, ends, cut, infos = env.step(env.tables.random_actions())
        assert env.observation_space.contains(observations)
        assert not cut.any()
        assert not rewards[~ends].any()
        ended, paid = ended + int(ends.sum()), paid + float(np.abs(rewards).sum())
    assert ended
    assert paid
    env.close()


def test_rules_of_thumb_are_harder_to_play_against_than_chance():
    gains = {}
    for opponent in ("random", 0.5, "thumb"):
        env = LearnerEnv("filou", num_envs=64, players=4, opponent=opponent, reward="points")
        env.reset(seed=1)
        rewards = [env.step(env.tables.random_actions())[1] for _ in range(STEPS)]
        gains[opponent] = float(np.sum(rewards))
    assert gains["random"] > gains[0.5] > gains["thumb"]


@every_game
def test_the_layout_covers_the_vector(game):
    least, most = limits(game)
    width = besace.GAMES[game].functions.VECTOR.itemsize // 2
    assert least.shape == most.shape == (width,)
    rows = layout(game).splitlines()[2:]
    assert len(rows) == len(besace.GAMES[game].vector_fields)
    assert rows[-1].split("|")[1].strip().split("–")[-1] == str(width - 1)


def test_warming_for_research_leaves_nothing_to_compile():
    assert run_apart("warm", "--research").status == 0
    code = (
        "from besace.envs import compile_ahead, stepping\n"
        "from besace import warm\n"
        "[work() for game in ('doggybag', 'figaro', 'filou') for _, work in compile_ahead.jobs(game)]\n"
        "print(sum(sum(f.stats.cache_misses.values()) for f in warm._compiled_functions(stepping)))\n"
    )
    done = subprocess.run([*COMMAND[:1], "-c", code], capture_output=True, text=True, env=environment(), cwd=ROOT)
    assert done.stdout == "0\n", done.stderr
