"""Everything travels: what is copied or pickled is equal afterwards and goes its own way; nothing can be damaged from outside."""

import copy
import pickle
import random

import numpy as np
import pyspiel
import pytest

import besace
import besace.envs.openspiel  # registers the games
from besace.conformance.cases import every_game
from besace.envs.learner import LearnerEnv
from besace.envs.pettingzoo import env
from besace.envs.vector import Tables
from besace.errors import BadOption, IllegalMove

WAYS = {"pickle": lambda it: pickle.loads(pickle.dumps(it)), "copy": copy.copy, "deepcopy": copy.deepcopy}
every_way = pytest.mark.parametrize("travel", WAYS.values(), ids=WAYS)


def match_of(game, moves=25):
    match, rng, bot = besace.new(game, seed=3), random.Random(3), besace.bot("random", seed=3)
    for _ in range(moves):
        if match.to_act == ["*"]:
            match.chance(rng)
        else:
            match.play(bot.choose(match.observation(match.to_act[0])))
    return match


@every_way
@every_game
def test_a_match_and_an_observation_travel(game, travel):
    match = match_of(game)
    other = travel(match)
    assert other == match
    assert other.record() == match.record()
    assert [other.view(seat) for seat in range(match.players)] == [match.view(seat) for seat in range(match.players)]
    seen = match.observation(0)
    assert travel(seen) == seen
    assert travel(seen).moves == seen.moves
    assert travel(seen) != match.observation(1)
    if match.to_act == ["*"]:
        other.chance(random.Random(1))
    else:
        other.play(other.moves(other.to_act[0])[0])
    assert other != match
    assert other.ply == match.ply + 1


@every_way
@every_game
def test_a_game_is_the_one_of_its_name(game, travel):
    assert travel(besace.GAMES[game]) is besace.GAMES[game]


def steps(tables, count):
    """What is shown while a number of moves is made, the first legal ones."""
    shown = []
    for _ in range(count):
        tables.step(tables.masks.argmax(axis=1))
        shown.append(tables.observations.tobytes() + tables.rewards.tobytes())
    return shown


@every_way
@every_game
def test_tables_travel(game, travel):
    tables = Tables(game, count=6, seed=4, threads=2)
    steps(tables, 40)
    other, kept = travel(tables), tables.observations.copy()
    assert (other.observations == tables.observations).all()
    assert (other.random_actions() == tables.random_actions()).all()
    ahead = steps(other, 60)
    assert (tables.observations == kept).all()
    assert steps(tables, 60) == ahead


@every_way
def test_a_pettingzoo_environment_travels(travel):
    table = env("filou", players=4)
    table.reset(seed=1)
    for _ in range(10):
        table.step(int(table.observe(table.agent_selection)["action_mask"].argmax()))
    other = travel(table)
    assert (other.state() == table.state()).all()
    other.step(int(other.observe(other.agent_selection)["action_mask"].argmax()))
    assert (other.state() != table.state()).any()
    table.step(int(table.observe(table.agent_selection)["action_mask"].argmax()))
    assert (other.state() == table.state()).all()


@every_way
@pytest.mark.parametrize("opponent", ["thumb", {"random": 1, "kitten": 1}], ids=["compiled", "outside"])
def test_a_learners_environment_travels(travel, opponent):
    learner = LearnerEnv("filou", num_envs=4, players=3, opponent=opponent)
    learner.reset(seed=1)
    learner.step(learner.tables.sample())
    other = travel(learner)
    actions = learner.tables.masks.argmax(axis=1)
    first, second = learner.step(actions)[0], other.step(actions)[0]
    assert (first["observation"] == second["observation"]).all()


@every_way
@every_game
def test_an_openspiel_game_and_its_states_travel(game, travel):
    whole = pyspiel.load_game(f"besace_{game}")
    assert str(travel(whole)) == str(whole)
    state, rng = whole.new_initial_state(), random.Random(2)
    for _ in range(60):
        state.apply_action(rng.choice(state.legal_actions()))
    other = travel(state)
    assert other.history() == state.history()
    assert other.information_state_string(0) == state.information_state_string(0)
    other.apply_action(other.legal_actions()[0])
    assert len(other.history()) == len(state.history()) + 1


def test_games_are_saved_and_restored_one_by_one():
    tables = Tables("doggybag", players=3, count=5, seed=1)
    steps(tables, 30)
    saved, before = tables.save([1, 3]), tables.observations.copy()
    ahead = [row.copy() for row in (steps(tables, 20), tables.observations[[1, 3]])[1]]
    after = tables.observations.copy()
    tables.restore(saved)
    assert (tables.observations[[1, 3]] == before[[1, 3]]).all()
    assert (tables.observations[[0, 2, 4]] == after[[0, 2, 4]]).all()
    steps(tables, 20)
    assert (tables.observations[[1, 3]] == ahead).all()


def test_one_saved_game_is_tried_out_in_many_places_and_elsewhere():
    tables = Tables("filou", players=4, count=3, seed=1)
    steps(tables, 7)
    saved = pickle.loads(pickle.dumps(tables.save([2])))
    many = Tables("filou", players=4, count=8, seed=9)
    many.restore(saved, range(8))
    assert (many.observations == tables.observations[2]).all()


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        (lambda tables: tables.save([7]), r"from 0 to 2"),
        (lambda tables: tables.save([]), r"from 0 to 2"),
        (lambda tables: tables.save([0.5]), r"from 0 to 2"),
        (lambda tables: tables.restore(tables.save([0, 1]), [0]), r"a place for each of the 2"),
        (lambda tables: Tables("filou", players=3, count=3).restore(tables.save()), r"same game, players and options"),
        (lambda tables: Tables("filou", threads=0), r"number of threads should be at least 1, not 0"),
        (lambda tables: Tables("filou", count=0), r"number of games should be at least 1, not 0"),
        (lambda tables: Tables("filou", count=3, seed=[1, 2]), r"one for each of the 3 games, not 2"),
        (lambda tables: Tables("filou", count=3, seed=1.5), r"^A seed should be a whole number"),
    ],
)
def test_what_cannot_be_gets_one_sentence(wrong, sentence):
    with pytest.raises(BadOption, match=sentence) as caught:
        wrong(Tables("filou", players=4, count=3))
    assert str(caught.value).endswith(".")


def test_what_tables_show_cannot_be_written():
    tables = Tables("filou", count=2, seed=1)
    for name in ("observations", "masks", "rewards", "dones", "seats", "learners"):
        with pytest.raises(ValueError, match="read-only"):
            getattr(tables, name)[0] = 1
    for actions in ([0.5, 0.5], ["a", "b"], [[1], [2]]):
        with pytest.raises(IllegalMove, match=r"2 moves, one for each game, as whole numbers, not .*\.$"):
            tables.step(actions)


def test_a_step_before_reset_and_a_wrong_one_get_one_sentence():
    table = env("filou", players=3)
    with pytest.raises(IllegalMove, match=r"^There is no game to move in: reset begins one\.$"):
        table.step(0)
    table.reset(seed=1)
    with pytest.raises(IllegalMove, match=r"^player_\d should make a move, not 1.5: the game is not over\.$"):
        table.step(1.5)


def test_seeds_of_a_list_count_one_by_one():
    tables = Tables("figaro", count=3, seed=[5, 6, 7])
    for place, seed in enumerate((5, 6, 7)):
        assert (tables.observations[place] == Tables("figaro", count=1, seed=seed).observations[0]).all()
    table = env("figaro")
    table.reset(seed=6)
    assert (table.observe(table.agent_selection)["observation"] == tables.observations[1]).all()
    tables.reset([7, None, np.int64(5)])
    assert (tables.observations[0] == Tables("figaro", count=1, seed=7).observations[0]).all()
    assert (tables.observations[2] == Tables("figaro", count=1, seed=5).observations[0]).all()
    assert (tables.observations[1] != Tables("figaro", count=1, seed=6).observations[0]).any()


def test_masked_sampling_takes_every_legal_move_as_often_as_it_should():
    tables = Tables("filou", players=4, count=20_000, seed=1)
    legal = tables.masks.sum(axis=1)
    assert (legal == legal[0]).all()
    counts = np.bincount(tables.sample(), minlength=tables.masks.shape[1])
    expected = tables.masks.sum(axis=0) / legal[0]
    assert (counts[expected == 0] == 0).all()
    assert (np.abs(counts - expected) < 5 * np.sqrt(expected) + 1e-9).all()
    weights = np.tile(np.arange(tables.masks.shape[1]), (tables.count, 1))
    weighed = tables.sample(weights)
    assert tables.masks[np.arange(tables.count), weighed].all()
    shares = (tables.masks * weights / (tables.masks * weights).sum(axis=1, keepdims=True)).sum(axis=0)
    counts = np.bincount(weighed, minlength=tables.masks.shape[1])
    assert (np.abs(counts - shares) < 5 * np.sqrt(shares) + 1e-9).all()
    for wrong in (np.zeros_like(weights), -weights, np.full(weights.shape, np.nan)):
        with pytest.raises(IllegalMove, match=r"^The weights of the legal moves of game 0 should be at least 0"):
            tables.sample(wrong)
    with pytest.raises(IllegalMove, match=r"^There should be weights of the shape"):
        tables.sample([1, 2])


def test_what_everyone_knows_is_what_each_seat_is_shown():
    tables = Tables("doggybag", players=4, count=16, seed=2)
    steps(tables, 25)
    together = tables.everyone()
    assert (together[np.arange(16), tables.seats] == tables.observations).all()
    table = env("doggybag", players=4)
    table.reset(seed=1)
    assert table.state_space.contains(table.state())
    parts = [table.observe(agent)["observation"] for agent in table.possible_agents]
    assert (table.state() == np.concatenate(parts)).all()
