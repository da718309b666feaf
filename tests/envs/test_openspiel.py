"""OpenSpiel's own tests and algorithms on our games, and what an information state must and must not tell."""

import json
import pickle
import random

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import cfr, exploitability, ismcts, mcts
from open_spiel.python.policy import UniformRandomPolicy

import besace.envs.openspiel  # registers the games
from besace.conformance.cases import every_count, every_game
from besace.envs.spiel.bot_policy import BotPolicy
from besace.envs.spiel.small import small_start
from besace.errors import BadOption, BesaceError, IllegalMove
from besace.kernel.generic import CHANCE_SEAT

SMALL = {
    "filou": "besace_filou(players=3,late=1,reward=points)",
    "figaro": "besace_figaro(players=3,late=1,reward=points)",
    "doggybag": "besace_doggybag(players=2,beginner=True,late=2)",
}
every_small = pytest.mark.parametrize("name", SMALL.values(), ids=SMALL)
solvable = pytest.mark.parametrize("name", [SMALL["filou"], SMALL["figaro"]], ids=["filou", "figaro"])


def played(game, seed, moves=5_000):
    """Every state of a random game, the same object all the time."""
    rng, state = random.Random(seed), game.new_initial_state()
    for _ in range(moves):
        yield state
        if state.is_terminal():
            return
        if state.is_chance_node():
            moves, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(moves, odds)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))


@every_count
def test_whole_games_pass_the_random_simulation_test(case):
    game = pyspiel.load_game(f"besace_{case.name}(players={case.players})")
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@every_small
def test_small_games_pass_the_random_simulation_test(name):
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=5, serialize=True, verbose=False)


@every_count
def test_resampling_gives_a_whole_game_that_the_player_cannot_tell_from_the_true_one(case):
    rng = random.Random(1)
    game = pyspiel.load_game(f"besace_{case.name}(players={case.players})")
    for state in played(game, seed=3):
        if rng.random() < 0.05 and not state.is_chance_node():
            player = rng.randrange(case.players)
            other = state.resample_from_infostate(player, rng.random)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert len(other.history()) == len(state.history())
            assert other.current_player() == state.current_player()


@every_small
def test_resampling_a_small_game_stays_within_its_deals(name):
    rng = random.Random(1)
    for state in played(pyspiel.load_game(name), seed=5):
        if not state.is_chance_node() and not state.is_terminal():
            player = state.current_player()
            other = state.resample_from_infostate(player, rng.random)
            assert other.information_state_string(player) == state.information_state_string(player)


def test_others_moves_are_secret_until_they_are_turned_up():
    game = pyspiel.load_game("besace_filou(players=3)")
    state = next(state for state in played(game, 1) if state.current_player() == 0)
    known = set()
    for card in state.legal_actions():
        child = state.child(card)
        known.add(child.information_state_string(1))
        assert child.information_state_string(0) != state.information_state_string(0)
    assert len(known) == 1


def test_information_states_have_perfect_recall():
    """What a player knew at its earlier choices is part of what it knows now: two histories that it tells apart stay apart."""
    game = pyspiel.load_game(SMALL["filou"])
    before = {}

    def walk(state, own):
        if state.is_terminal():
            return
        if state.is_chance_node():
            for move, _ in state.chance_outcomes():
                walk(state.child(move), own)
            return
        player, information = state.current_player(), state.information_state_string()
        assert before.setdefault((player, information), own[player]) == own[player]
        for move in state.legal_actions():
            walk(state.child(move), (*own[:player], (*own[player], (information, move)), *own[player + 1 :]))

    walk(game.new_initial_state(), ((),) * 3)


def test_observation_tensors_are_the_vectors():
    game = pyspiel.load_game("besace_filou(players=4)")
    state = [state.clone() for state in played(game, 1, 30)][-1]
    tensor = state.observation_tensor(2)
    assert len(tensor) == besace.GAMES["filou"].functions.VECTOR.itemsize // 2
    assert tensor[0] == 4


def test_a_state_is_written_down_and_read_back():
    game = pyspiel.load_game("besace_doggybag(players=3)")
    *_, state = played(game, 4, 60)
    assert pickle.loads(pickle.dumps(state)).information_state_string(0) == state.information_state_string(0)


@solvable
def test_cfr_makes_the_small_games_hardly_exploitable(name):
    game = pyspiel.load_game(name)
    solver = cfr.CFRPlusSolver(game)
    for _ in range(10):
        solver.evaluate_and_update_policy()
    solved = exploitability.nash_conv(game, solver.average_policy())
    assert solved < 0.25 * exploitability.nash_conv(game, BotPolicy(game, "random"))


def test_information_set_search_plays_our_games():
    rng = np.random.RandomState(1)
    game = pyspiel.load_game("besace_filou(players=3)")
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, rng), 2.0, 10, random_state=rng)
    state = next(state for state in played(game, 2) if state.current_player() == 0)
    assert bot.step(state) in state.legal_actions()


def observer(game, *, public=True, private=pyspiel.PrivateInfoType.SINGLE_PLAYER, recall=False):
    return game.make_py_observer(pyspiel.IIGObservationType(perfect_recall=recall, public_info=public, private_info=private))


@every_count
def test_public_and_private_parts_are_told_apart(case):
    """The public part is a spectator's, the same for all; together with the private part it is all that a player sees."""
    game = pyspiel.load_game(f"besace_{case.name}(players={case.players})")
    none, everyone = pyspiel.PrivateInfoType.NONE, pyspiel.PrivateInfoType.ALL_PLAYERS
    public, private = observer(game, private=none), observer(game, public=False)
    told, hidden = set(), 0
    for state in played(game, 2, 200):
        if state.is_chance_node() or state.is_terminal():
            continue
        players = range(case.players)
        assert len({public.string_from(state, player) for player in players}) == 1
        own = [private.string_from(state, player) for player in players]
        assert observer(game, public=False, private=everyone).string_from(state, 0) == "\n".join(own)
        for player in players:
            view, seen = state.position.view(player), json.loads(own[player].partition(": ")[2])
            everyones = state.position.view(None)
            assert {name: value for name, value in (everyones | seen).items() if name not in ("seat", "moves")} == {
                name: value for name, value in view.items() if name not in ("seat", "moves")
            }
            hidden += bool(seen)
        told.add(public.string_from(state, 0))
    assert len(told) > 5
    assert hidden


def test_a_tensor_that_would_be_wrong_is_refused_in_a_sentence():
    game = pyspiel.load_game("besace_filou(players=3)")
    *_, state = played(game, 1, 30)
    for part in ({"public": False}, {"private": pyspiel.PrivateInfoType.NONE}):
        with pytest.raises(ValueError, match=r"^There is a tensor of all that one player knows.*\.$"):
            observer(game, **part).set_from(state, 0)
        with pytest.raises(ValueError, match=r"^An information state is all that one player knows.*\.$"):
            observer(game, recall=True, **part).string_from(state, 0)


@every_small
def test_two_tensors_of_information_states_are_equal_just_where_the_strings_are(name):
    """Over all positions of a small game, or of many random ones of Doggy Bag's, which is too large; perfect recall included."""
    game = pyspiel.load_game(name)
    seats, tensors, met = range(game.num_players()), {}, 0
    for state in every_state(game) if "late=1" in name else (state for seed in range(40) for state in played(game, seed)):
        if state.position.states is None:
            continue
        for player in seats:
            string, tensor = state.information_state_string(player), bytes(np.array(state.information_state_tensor(player)))
            met += 1
            assert tensors.setdefault(string, tensor) == tensor
    assert len(set(tensors.values())) == len(tensors) < met


def every_state(game):
    waiting = [game.new_initial_state()]
    while waiting:
        state = waiting.pop()
        yield state
        waiting += [state.child(move) for move in state.legal_actions()]


def test_the_tensor_of_an_information_state_is_laid_out_as_the_guide_says():
    game = pyspiel.load_game("besace_filou(players=3)")
    *_, state = played(game, 1, 40)
    full, now = observer(game, recall=True), observer(game)
    for player in range(3):
        full.set_from(state, player)
        now.set_from(state, player)
        assert (full.dict["now"] == now.tensor).all()
        assert full.dict["player"].tolist() == [seat == player for seat in range(3)]
        own = sum(seat == player for seat, _ in state.position.log)
        assert full.dict["asked"][:own].any(1).all()
        assert not full.dict["asked"][own:].any()
        for (seat, move), heard in zip(state.position.log, full.dict["heard"].tolist(), strict=False):
            secret = seat != player and state.position.variant.secret[move]
            assert heard == [seat + 1, -1 if secret else move + 1]
        assert not full.dict["heard"][len(state.position.log) :].any()


@every_count
def test_no_game_is_longer_or_worth_more_than_it_says(case):
    game = pyspiel.load_game(f"besace_{case.name}(players={case.players},reward=points)")
    for seed in range(3):
        *_, state = played(game, seed)
        draws = len(state.position.draws)
        choices = sum(seat != CHANCE_SEAT for seat, _ in state.position.log)
        assert choices <= game.max_game_length() < 400
        assert draws + len(state.position.log) - choices <= game.max_chance_nodes_in_history()
        assert max(len([seat for seat, _ in state.position.log if seat == own]) for own in range(case.players)) <= (
            state.position.variant.bounds.own_choices
        )
        assert game.min_utility() <= min(state.returns()) <= max(state.returns()) <= game.max_utility() < 400


@solvable
def test_the_bounds_of_a_small_game_are_met_nearly(name):
    game = pyspiel.load_game(name)
    ends = [state for state in every_state(game) if state.is_terminal()]
    longest = max(len(state.position.log) for state in ends)
    assert longest <= game.max_game_length() <= 2 * longest
    assert all(game.min_utility() <= paid <= game.max_utility() for state in ends for paid in state.returns())


def test_who_chooses_at_the_same_time_is_asked_together_where_that_is_wished():
    """OpenSpiel's own way to ask them one after another then gives the game that we give without: as much can be gained."""
    together = pyspiel.load_game("besace_filou(players=3,late=1,simultaneous=True,reward=points)")
    assert together.get_type().dynamics == pyspiel.GameType.Dynamics.SIMULTANEOUS
    pyspiel.random_sim_test(together, num_sims=5, serialize=True, verbose=False)
    games = pyspiel.convert_to_turn_based(together), pyspiel.load_game(SMALL["filou"])
    gains = [exploitability.nash_conv(game, UniformRandomPolicy(game)) for game in games]
    assert gains[0] == pytest.approx(gains[1])


@every_game
def test_whole_games_with_simultaneous_choices_pass_the_random_simulation_test(game):
    whole = pyspiel.load_game(f"besace_{game}(simultaneous=True)")
    pyspiel.random_sim_test(whole, num_sims=1, serialize=True, verbose=False)
    *_, state = jointly(whole, 1)
    assert pickle.loads(pickle.dumps(state)).information_state_string(1) == state.information_state_string(1)


def jointly(game, seed):
    """Every state of a random game with joint moves; nobody's knowledge tells what others choose at the same time."""
    rng, state = random.Random(seed), game.new_initial_state()
    while not state.is_terminal():
        yield state
        if state.is_simultaneous_node():
            seats = range(game.num_players())
            legal = [state.legal_actions(seat) for seat in seats]
            assert sum(bool(moves) for moves in legal) > 1
            state.apply_actions([rng.choice(moves) if moves else 0 for moves in legal])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
    yield state


def test_a_joint_choice_cannot_be_resampled_and_says_so():
    state = next(s for s in jointly(pyspiel.load_game("besace_filou(simultaneous=True)"), 1) if s.is_simultaneous_node())
    with pytest.raises(BesaceError, match=r"^Games are resampled where choices come one after another: .*\.$"):
        state.resample_from_infostate(0, random.random)


@every_count
def test_a_win_is_worth_what_the_game_says_at_most(case):
    game = pyspiel.load_game(f"besace_{case.name}(players={case.players})")
    assert (game.min_utility(), game.max_utility()) == (-1 / (case.players - 1), 1.0)
    for seed in range(3):
        *_, state = played(game, seed)
        assert max(state.returns()) <= 1.0
        assert min(state.returns()) >= -1 / (case.players - 1) - 1e-9


@pytest.mark.parametrize(
    ("game", "players", "left", "sentence"),
    [
        ("filou", 3, 9, r"1 to 3, not 9\.$"),
        ("figaro", 6, 4, r"^This late start could have been dealt in 3,246,670,537,110,000 ways, more than 100,000: "),
        ("doggybag", 4, 1, r"^No random game of 4 comes to 1 bones behind each screen: leave more\.$"),
    ],
)
def test_a_late_start_that_cannot_be_is_refused_before_it_is_made(game, players, left, sentence):
    with pytest.raises(BadOption, match=sentence):
        small_start(game, players, {}, left)


def apply(state, moves):
    """Play the moves of all who choose now."""
    if state.is_simultaneous_node():
        state.apply_actions(moves)
    else:
        state.apply_action(moves[0])


@pytest.mark.parametrize(
    "written", ["besace_filou", "besace_figaro(secrets=true)", "besace_doggybag(simultaneous=true)", "besace_filou(late=1)"]
)
def test_an_illegal_move_is_refused_in_a_sentence_and_changes_nothing(written):
    state, rng = pyspiel.load_game(written).new_initial_state(), random.Random(5)
    moves = range(state.get_game().num_distinct_actions())
    while not state.is_terminal():
        before = state.history()
        players = range(state.num_players()) if state.is_simultaneous_node() else [state.current_player()]
        legal = [state.legal_actions(player) for player in players]
        wrong = next((move for move in moves if not any(move in each for each in legal)), 10**6)
        for refused in (10**6, wrong):
            with pytest.raises(IllegalMove, match=r"^Move \d+ is not legal for (chance|player \d): legal_actions tells"):
                apply(state, [refused] * len(players))
        assert state.history() == before
        apply(state, [rng.choice(each or [0]) for each in legal])


def test_bad_parameters_get_one_sentence():
    with pytest.raises(BadOption, match=r"^late should be 0, for the whole game, or how much is left to play, not -1\.$"):
        pyspiel.load_game("besace_filou(late=-1)")
    with pytest.raises(BesaceError, match="random"):
        BotPolicy(pyspiel.load_game(SMALL["filou"]), "oracle")
