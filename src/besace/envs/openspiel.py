"""The games in OpenSpiel: importing this module registers each by its name, after ``besace_``; docs/research.md shows how.

Everything that chance decides is a chance node: in the whole game each draw of the setup, then its moves. Where several players
choose at the same time they are asked one after another, the lowest seat first. An information state tells what a player saw and
did since the deal, with perfect recall; observation tensors are the vectors that `besace.envs.layout` explains.

Parameters: ``players``, the game's options, ``reward`` ("win" or "points", see `besace.envs.pettingzoo.env`), and ``late``: 0 for
the whole game, or how much is left to play, in rounds or cards or whatever the game counts (see `besace.envs.small`). Such small
games can be solved.
"""

import json
from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel

from besace.envs.drawing import as_text
from besace.envs.spiel_state import TERMINAL, SpielState, resampled, variant_of
from besace.envs.stepping import look_one
from besace.envs.terms import terms_of
from besace.games import GAMES, Game
from besace.kernel.generic import CHANCE_SEAT
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
        terms = terms_of(self.besace.name, players, options, reward)
        complete = self.besace.check_options(options, players)
        self.variant = variant_of(self.besace.name, players, json.dumps(complete), terms.reward, chosen["late"])
        least, most = (-1 / (players - 1), 1.0) if reward == "win" else (-MOST_POINTS, MOST_POINTS)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.besace.functions.ACTIONS,
            max_chance_outcomes=max(self.besace.functions.ACTIONS, len(self.variant.deals), *self.variant.bounds),
            num_players=players,
            min_utility=least,
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
        self.position = SpielState(game.variant)

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
        return self.position.variant.game.write_move(CHANCE_SEAT if player < 0 else player, action)

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
    """What a player knows: tensors of the vector's numbers, strings for people, or information states with perfect recall.

    Strings tell what is asked for: all that a player sees, what everybody sees (no private information), or what a player sees
    beyond that (no public information). Tensors and information states are of all that a player sees; others are refused.
    """

    def __init__(self, game: BesaceGame, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"There are no parameters for observing, so not {params}.")
        functions = game.besace.functions
        self._recall, self._public, self._private = kind.perfect_recall, kind.public_info, kind.private_info
        self._all = self._public and self._private == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self._vector, self._mask = np.zeros(1, functions.VECTOR), np.zeros(functions.ACTIONS, np.int8)
        self._moves = new_numbers(functions.MOST_MOVES)
        self.tensor = np.zeros(functions.VECTOR.itemsize // 2, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: BesaceState, player: int) -> None:
        """Write what the player knows into the tensor; all 0 before the deal."""
        if self._recall:
            raise ValueError("There is no tensor of an information state, which is as long as the game: take its string.")
        if not self._all:
            raise ValueError("There is a tensor of all that one player knows, not of a part of it: take the string.")
        self.tensor.fill(0)
        position = state.position
        if position.states is not None:
            look_one(position.states, player, 0, position.variant.seen, self._vector, self._mask, self._moves)
            self.tensor[:] = self._vector.view(np.int16)

    def string_from(self, state: BesaceState, player: int) -> str:
        position = state.position
        if self._recall:
            if not self._all:
                raise ValueError("An information state is all that one player knows, not a part of it.")
            return position.information(player)
        if position.states is None:
            return "before the deal"
        if self._all:
            return as_text(position.view(player))
        seats = {
            pyspiel.PrivateInfoType.NONE: [],
            pyspiel.PrivateInfoType.SINGLE_PLAYER: [player],
            pyspiel.PrivateInfoType.ALL_PLAYERS: list(range(position.variant.players)),
        }[self._private]
        everyones = position.view(None)
        told = [as_text(everyones)] if self._public else []
        return "\n".join([*told, *(f"seat {seat}: {_own(position.view(seat), everyones)}" for seat in seats)])


def _own(view: dict[str, Any], everyones: dict[str, Any]) -> str:
    """What a view tells beyond that of a spectator."""
    return json.dumps({name: value for name, value in view.items() if name not in ("seat", "moves") and value != everyones[name]})


def _register(game: Game) -> None:
    kind = _type_of(game)
    made = type(f"Besace{game.name.title()}", (BesaceGame,), {"besace": game, "kind": kind, "__module__": __name__})
    globals()[made.__name__] = made  # where pickle looks for it
    pyspiel.register_game(kind, made)


for _game in GAMES.values():
    if PREFIX + _game.name not in pyspiel.registered_names():
        _register(_game)
