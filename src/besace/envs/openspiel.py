"""The three games in OpenSpiel: importing this module registers ``besace_doggybag``, ``besace_figaro`` and ``besace_filou``.

>>> import pyspiel
>>> import besace.envs.openspiel
>>> game = pyspiel.load_game("besace_filou(players=3,late=1)")
>>> state = game.new_initial_state()
>>> state.is_chance_node(), len(state.chance_outcomes())
(True, 16)

Everything that chance decides is a chance node: in the whole game each draw of the setup, then coins and bones. Where several
players choose at the same time they are asked one after another, the lowest seat first. An information state tells what a
player saw and did since the deal, with perfect recall; observation tensors are the vectors that `besace.envs.layout` explains.

Parameters: ``players``, the game's options, ``reward`` ("win" or "points", see `besace.envs.pettingzoo.env`), and ``late``: 0 for
the whole game, or how much is left to play (rounds in Filou, cards in each hand in Figaro, bones behind each screen in Doggy
Bag), see `besace.envs.late`. Such small games can be solved.
"""

import json
from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel

from besace.envs.drawing import as_text
from besace.envs.positions import TERMINAL, Position, resampled, rules_of
from besace.envs.stepping import look_one
from besace.envs.vector import terms_of
from besace.games import GAMES, Game
from besace.kernel.stream import new_numbers

PREFIX = "besace_"
LONGEST = 5_000  # moves: no game lasts longer
MOST_POINTS = 1e17  # no road is longer


def _parameters(game: Game) -> dict[str, Any]:
    """What can be chosen, with the defaults; options that are lists stay as they are by default."""
    simple = {option.name: option.default for option in game.options if not isinstance(option.default, list)}
    return {"players": game.players[0], "late": 0, "reward": "win", **simple}


def _type_of(game: Game) -> Any:
    kinds = pyspiel.GameType
    return kinds(
        short_name=PREFIX + game.name,
        long_name=f"Besace: {game.name}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=game.players[-1],
        min_num_players=game.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification=_parameters(game),
    )


class BesaceGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel tells mypy nothing
    """One of the games with its parameters; subclasses say which."""

    besace: Game
    kind: Any

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        chosen = {**_parameters(self.besace), **(params or {})}
        options = {name: value for name, value in chosen.items() if name not in ("players", "late", "reward")}
        players, reward = chosen["players"], chosen["reward"]
        terms = terms_of(self.besace.name, players, options, reward, 0.0, False)
        complete = self.besace.check_options(options, players)
        self.rules = rules_of(self.besace.name, players, json.dumps(complete), terms.reward, chosen["late"])
        most = 1.0 if reward == "win" else MOST_POINTS
        info = pyspiel.GameInfo(
            num_distinct_actions=self.besace.rules.ACTIONS,
            max_chance_outcomes=max(self.besace.rules.ACTIONS, len(self.rules.deals), *self.rules.bounds),
            num_players=players,
            min_utility=-most,
            max_utility=most,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(self.kind, info, params or {})

    def new_initial_state(self) -> "BesaceState":
        return BesaceState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        return Observer(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class BesaceState(pyspiel.State):  # type: ignore[misc]
    """A position and how it came about."""

    def __init__(self, game: BesaceGame) -> None:
        super().__init__(game)
        self.position = Position(game.rules)

    def current_player(self) -> int:
        return self.position.player

    def is_terminal(self) -> bool:
        return self.position.player == TERMINAL

    def _legal_actions(self, player: int) -> list[int]:
        return self.position.legal(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.position.outcomes()

    def _apply_action(self, action: int) -> None:
        self.position.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if self.position.states is None:
            return f"* deal {action}"
        return f"{'*' if player < 0 else player} {self.position.rules.game.words[action]}"

    def returns(self) -> list[float]:
        return self.position.payoffs()

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "BesaceState":
        """A random state that the player cannot tell from this one, by `besace`'s own beliefs."""
        other: BesaceState = self.get_game().new_initial_state()
        draws, moves = resampled(self.position, player, sampler)
        for action in (*draws, *moves):
            other.apply_action(action)
        return other

    def __str__(self) -> str:
        return as_text(self.position.view(None)) if self.position.states is not None else "dealing"


class Observer:
    """What a player knows: tensors of the vector's numbers, strings for people, or information states with perfect recall."""

    def __init__(self, game: BesaceGame, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"There are no parameters for observing, so not {params}.")
        rules = game.besace.rules
        self._recall = kind.perfect_recall
        self._private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self._vector, self._mask = np.zeros(1, rules.VECTOR), np.zeros(rules.ACTIONS, np.int8)
        self._moves = new_numbers(rules.MOST_MOVES)
        self.tensor = np.zeros(rules.VECTOR.itemsize // 2, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: BesaceState, player: int) -> None:
        """Write what the player knows into the tensor; all 0 before the deal, and for those who may know nothing private."""
        self.tensor.fill(0)
        position = state.position
        if position.states is not None and self._private:
            look_one(position.states, player, 0, position.rules.seen, self._vector, self._mask, self._moves)
            self.tensor[:] = self._vector.view(np.int16)

    def string_from(self, state: BesaceState, player: int) -> str:
        if self._recall:
            return state.position.information(player)
        if state.position.states is None:
            return "before the deal"
        return as_text(state.position.view(player if self._private else None))


def _register(game: Game) -> None:
    kind = _type_of(game)
    pyspiel.register_game(kind, type(f"Besace{game.name.title()}", (BesaceGame,), {"besace": game, "kind": kind}))


for _game in GAMES.values():
    if PREFIX + _game.name not in pyspiel.registered_names():
        _register(_game)
