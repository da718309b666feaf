"""Gymnasium's own checks and wrappers, and opponents of every kind."""

import copy
import pickle

import gymnasium
import numpy as np
import pytest
import supersuit
from gymnasium.error import ResetNeeded
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers import FlattenObservation
from gymnasium.wrappers.vector import DtypeObservation
from gymnasium.wrappers.vector import FlattenObservation as FlattenObservations

import besace
from besace.conformance.cases import every_game
from besace.envs.gymnasium import name_of
from besace.envs.learner import LearnerEnv
from besace.envs.supersuit import markov
from besace.errors import BadOption, BesaceError, IllegalMove

STEPS = 200


@every_game
def test_a_single_environment_passes_gymnasiums_check(game):
    env = gymnasium.make(
        name_of(game), opponent="thumb", illegal="random"
    )  # the check draws an action, then resets, then plays it
    check_env(env.unwrapped, skip_render_check=True)
    shown, _ = env.reset(seed=3)
    again, _ = env.reset(seed=3)
    assert (shown["observation"] == again["observation"]).all()
    ended, paid = False, 0.0
    while not ended:
        shown, paid, ended, _, _ = env.step(int(shown["action_mask"].argmax()))
    assert paid
    with pytest.raises(ResetNeeded):
        env.unwrapped.step(0)


def test_a_single_environment_draws_legal_actions_wherever_it_has_travelled():
    env = gymnasium.make("besace/Filou-v0").unwrapped
    env.reset(seed=1)
    for other in (env, copy.deepcopy(env), pickle.loads(pickle.dumps(env))):
        drawn = {int(other.action_space.sample()) for _ in range(50)}
        assert drawn <= set(np.flatnonzero(env._many.tables.masks[0]))
        assert len(drawn) > 3
    alone = pickle.loads(pickle.dumps(env.action_space))
    assert (type(alone), alone.n) == (gymnasium.spaces.Discrete, 119)


def test_an_illegal_move_is_refused_or_replaced():
    env = gymnasium.make("besace/Filou-v0", illegal="random")
    env.reset(seed=1)
    assert env.step(118)[4]["illegal"]
    strict = gymnasium.make("besace/Filou-v0")
    strict.reset(seed=1)
    with pytest.raises(IllegalMove, match=r"^Move 118 is not legal"):
        strict.step(118)


def test_many_games_follow_the_customs_of_supersuit():
    """Spaces of one game and a list of infos."""
    env = markov(LearnerEnv("filou", num_envs=3, players=3))
    shown, infos = env.reset(seed=1)
    assert env.observation_space.contains({name: part[0] for name, part in shown.items()})
    assert [info["seat"] for info in infos] == env.env.tables.learners.tolist()
    finals = 0
    for _ in range(STEPS):
        shown, _, ended, _, infos = env.step(shown["action_mask"].argmax(axis=1))
        assert [("final_obs" in info) for info in infos] == ended.tolist()
        finals += int(ended.sum())
    assert finals


@pytest.mark.parametrize("processes", [0, 2])
def test_supersuit_concatenates_many_games_in_one_process_or_more(processes):
    both = supersuit.concat_vec_envs_v1(markov(LearnerEnv("filou", num_envs=3, players=3)), 2, num_cpus=processes)
    shown, _ = both.reset(seed=1)
    assert shown["observation"].shape == (6, 135)
    ended = 0
    for _ in range(STEPS):
        shown, rewards, ends, _, infos = both.step(shown["action_mask"].argmax(axis=1))
        assert (rewards.shape, len(infos)) == ((6,), 6)
        ended += int(ends.sum())
    assert ended
    both.close()


def test_a_step_before_reset_is_refused_in_a_sentence():
    with pytest.raises(ResetNeeded, match=r"^The games should be begun by a call to reset"):
        LearnerEnv("filou", num_envs=2).step([0, 0])


def test_wrappers_of_single_and_of_many_games_work():
    single = FlattenObservation(gymnasium.make("besace/Filou-v0", players=4))
    shown, _ = single.reset(seed=1)
    assert shown.shape == (135 + 119,)
    many = gymnasium.make_vec("besace/Filou-v0", num_envs=3, players=4, autoreset="NextStep")
    assert many.metadata["autoreset_mode"] == AutoresetMode.NEXT_STEP
    wrapped = DtypeObservation(FlattenObservations(many), np.float32)
    shown, _ = wrapped.reset(seed=1)
    assert (shown.shape, shown.dtype) == ((3, 135 + 119), np.float32)
    for _ in range(STEPS):
        shown, _, ended, _, _ = wrapped.step(many.unwrapped.tables.sample())
        assert (shown[ended, :119] == 0).all()  # the mask comes first
    assert gymnasium.make_vec("besace/Filou-v0", num_envs=2).metadata["autoreset_mode"] == AutoresetMode.SAME_STEP


def shown_of(env, seed):
    """What each game shows of thirty moves from a seed on."""
    shown, _ = env.reset(seed=seed)
    told = [shown["observation"].copy()]
    for _ in range(30):
        shown, *_ = env.step(shown["action_mask"].argmax(axis=1))
        told.append(shown["observation"].copy())
    return np.stack(told, axis=1)


@pytest.mark.parametrize("opponent", ["thumb", "kitten", {"puppy": 1, "random": 2}], ids=["compiled", "bot", "mixture"])
def test_a_seed_decides_how_opponents_play_and_seeds_of_a_list_count_one_by_one(opponent):
    env = LearnerEnv("filou", num_envs=3, players=4, opponent=opponent)
    first = shown_of(env, 5)
    assert (first == shown_of(env, 5)).all()
    assert (first != shown_of(env, 6)).any(axis=(1, 2)).all()
    alone = LearnerEnv("filou", num_envs=1, players=4, opponent=opponent)
    for place, game in enumerate(shown_of(env, np.array([7, 5, 9]))):
        assert (game == shown_of(alone, (7, 5, 9)[place])[0]).all()


def test_a_single_environment_against_a_bot_passes_gymnasiums_check():
    check_env(gymnasium.make("besace/Filou-v0", opponent="kitten", illegal="random").unwrapped, skip_render_check=True)


@every_game
def test_a_single_environment_is_drawn_as_its_learner_sees_it(game, capsys):
    env = gymnasium.make(name_of(game), render_mode="rgb_array", illegal="random", opponent="thumb")
    check_env(env.unwrapped)
    assert capsys.readouterr().out  # for people, every step is printed
    text = gymnasium.make(name_of(game), render_mode="ansi", seat=1)
    text.reset(seed=1)
    assert "seat 1" in text.render()
    tables = text.unwrapped._many.tables
    assert tables.view(0, 1)["seat"] == 1
    with pytest.raises(BadOption, match=r"^There is no render mode"):
        besace.envs.gymnasium.SingleEnv(game, render_mode="hologram")


def test_collectors_in_processes_of_their_own_get_environments_by_their_factories():
    """As tianshou's and Gymnasium's do it: a factory travels to each process, and what it shows comes back."""
    factories = [lambda seat=seat: gymnasium.make("besace/Filou-v0", opponent="stray", seat=seat) for seat in range(2)]
    envs = gymnasium.vector.AsyncVectorEnv(factories)
    shown, _ = envs.reset(seed=[1, 2])
    ended = 0
    for _ in range(STEPS):
        moves = np.where(shown["action_mask"].any(axis=1), shown["action_mask"].argmax(axis=1), 0)
        shown, _, ends, _, infos = envs.step(moves)
        ended += int(ends.sum())
    assert ended
    assert infos["seat"].tolist() == [0, 1]
    envs.close()


@pytest.mark.parametrize("opponent", ["random", "kitten"])
def test_both_ways_of_beginning_anew_show_the_same_games(opponent):
    """The observations of each game, its end included, one after the other."""

    def played(mode):
        env, games, begun = LearnerEnv("filou", num_envs=1, opponent=opponent, autoreset=mode, seat=1), [], []
        shown, _ = env.reset(seed=5)
        begun.append(shown["observation"].tobytes())
        for _ in range(STEPS):
            shown, _, ended, _, infos = env.step(env.tables.masks.argmax(axis=1))
            if ended[0]:
                final = infos["final_obs"][0] if mode == "SameStep" else {name: part[0] for name, part in shown.items()}
                assert not final["action_mask"].any()
                games.append([*begun, final["observation"].tobytes()])
                begun = [shown["observation"].tobytes()] if mode == "SameStep" else []
            else:
                begun.append(shown["observation"].tobytes())
        return games

    same, following = played("SameStep"), played("NextStep")
    least = min(len(same), len(following))
    assert least > 3
    assert same[:least] == following[:least]


def first_legal(observations, masks):
    return masks.argmax(axis=1)


@pytest.mark.parametrize(
    "opponent",
    [
        "kitten",
        "search:iterations=2",
        first_legal,
        besace.bot("thumb", seed=1),
        {"thumb": 1, "random": 1.5},
        [(first_legal, 2), ("puppy", 1)],
    ],
    ids=["level", "settings", "function", "bot", "mixture", "mixed-kinds"],
)
def test_anyone_can_be_the_opponent(opponent):
    env = LearnerEnv("filou", num_envs=3, players=3, opponent=opponent)
    env.reset(seed=1)
    ended, twin = 0, LearnerEnv("filou", num_envs=3, players=3, opponent=opponent)
    twin.reset(seed=1)
    for _ in range(30):
        actions = env.tables.masks.argmax(axis=1)
        shown, _, ends, _, infos = env.step(actions)
        assert (env.tables.seats == infos["seat"]).all()
        ended += int(ends.sum())
        if opponent is first_legal:
            assert (twin.step(actions)[0]["observation"] == shown["observation"]).all()
    assert ended


def test_a_stronger_opponent_wins_more():
    def gained(opponent):
        env = LearnerEnv("filou", num_envs=64, players=3, opponent=opponent, reward="points")
        env.reset(seed=1)
        return sum(float(env.step(env.tables.random_actions())[1].sum()) for _ in range(100))

    assert gained(first_legal) > gained([("thumb", 1)])


@pytest.mark.parametrize(
    ("opponent", "sentence"),
    [
        ("grandmaster", r"^There is no bot called .*grandmaster"),
        ({"thumb": -1}, r"^The weights of opponents"),
        ({}, r"^A mixture of opponents"),
        ([1, 2], r"^A mixture of opponents"),
        (None, r"^An opponent should be a bot's name, a bot or a function, not None\.$"),
        (2.0, r"from 0 to 1, not 2\.0\.$"),
    ],
)
def test_bad_opponents_get_one_sentence(opponent, sentence):
    with pytest.raises(BesaceError, match=sentence):
        LearnerEnv("filou", num_envs=1, opponent=opponent)


def test_a_function_that_plays_wrongly_gets_one_sentence():
    for wrong in (lambda seen, masks: masks.argmin(axis=1), lambda seen, masks: [0.5]):
        env = LearnerEnv("filou", num_envs=8, players=3, opponent=wrong, seat=2)
        with pytest.raises(IllegalMove, match=r"^(Move|An opponent) .*\.$"):
            env.reset(seed=1)
    with pytest.raises(BadOption, match=r"^A game that ends is dealt anew by"):
        LearnerEnv("filou", autoreset="Never")
