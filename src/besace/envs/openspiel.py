"""The games in OpenSpiel: importing this module registers each by its name, after ``besace_``; docs/research.md shows how.

Everything that chance decides is a chance node: in the whole game each draw of the setup, then its moves. Where several players
choose at the same time they are asked one after another, the lowest seat first, or with ``simultaneous=true`` together. An
information state tells what a player saw and did since the deal, with perfect recall (see `besace.envs.spiel.observer`).

Parameters: ``players``, the game's options, ``reward`` ("win" or "points", see `besace.envs.pettingzoo.env`), ``simultaneous``,
and two kinds of small games that can be solved: ``late``, 0 for the whole game, or how much is left to play, in rounds or cards
or whatever the game counts; and ``secrets=true``, in which it matters what is hidden (see `besace.envs.spiel.small`).
"""

import json
from collections.abc import Callable
from typing import Any

import pyspiel

from besace.envs.drawing import listed
from besace.envs.spiel.observer import Observer
from besace.envs.spiel.small import SECRETS
from besace.envs.spiel.state import TERMINAL, SpielState, Variant, resampled, variant_of
from besace.envs.terms import terms_of
from besace.errors import BadOption, quoted
from besace.games import GAMES, Game
from besace.games.parts.bounds import Bounds
from besace.kernel.generic import CHANCE_SEAT

PREFIX = "besace_"
UNKNOWN = Bounds(5_000, 5_000, 5_000, -1e17, 1e17)  # of a game that says nothing about how it ends


def _parameters(game: Game) -> dict[str, Any]:
    """What can be chosen, with the defaults; options that are lists stay as they are by default."""
    simple = {option.name: option.default for option in game.options if not isinstance(option.default, list)}
    return {"players": game.players[0], "late": 0, "reward": "win", "simultaneous": False, "secrets": False, **simple}


def _type_of(game: Game, together: bool = False) -> Any:
    kinds = pyspiel.GameType
    return kinds(
        short_name=PREFIX + game.name,
        long_name=f"Besace: {game.name}",
        dynamics=kinds.Dynamics.SIMULTANEOUS if together else kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=game.players[-1],
        min_num_players=game.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=game.part("bounds") is not None,
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
        own = ("players", "late", "reward", "simultaneous", "secrets")
        options = {name: value for name, value in chosen.items() if name not in own}
        players, left, reward, together, secrets = (chosen[name] for name in own)
        for name in ("simultaneous", "secrets"):
            if not isinstance(chosen[name], bool):
                raise BadOption(f"{name} should be true or false, not {quoted(chosen[name])}.")
        if left < 0:
            raise BadOption(f"late should be 0, for the whole game, or how much is left to play, not {left}.")
        if secrets and left:
            raise BadOption("A small game is either a late start or the one whose secrets matter: leave out late or secrets.")
        left = SECRETS if secrets else left
        terms = terms_of(self.besace.name, players, options, reward)
        complete = self.besace.check_options(options, players)
        self.variant = variant_of(
            self.besace.name, players, json.dumps(complete), terms.reward, SECRETS if secrets else left, together
        )
        bounds = self.variant.bounds or UNKNOWN
        info = pyspiel.GameInfo(
            num_distinct_actions=self.besace.functions.ACTIONS,
            max_chance_outcomes=_most_outcomes(self.variant),
            num_players=players,
            min_utility=-1 / (players - 1) if reward == "win" else bounds.least,
            max_utility=1.0 if reward == "win" else bounds.most,
            utility_sum=0.0,
            max_game_length=bounds.choices,
        )
        super().__init__(_type_of(self.besace, together), info, params or {})

    def max_chance_nodes_in_history(self) -> int:
        dealing = 1 if self.variant.deals else len(self.variant.draws)
        return dealing + (self.variant.bounds or UNKNOWN).chances

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
        self.position.check(action, self.position.player)
        self.position.play(action)

    def _apply_actions(self, actions: list[int]) -> None:
        for seat in self.position.choosers():
            self.position.check(actions[seat], seat)
        self.position.play_together(dict(enumerate(actions)))

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
        return listed(self.position.view(None)) if self.position.states is not None else "dealing"


def _most_outcomes(variant: Variant) -> int:
    """Of a chance node: a draw of the setup, or a move of chance."""
    by_moves = 0 if variant.bounds and not variant.bounds.chances else variant.game.functions.ACTIONS
    return max(by_moves, *([len(variant.deals)] if variant.deals else variant.draws))


def _register(game: Game) -> None:
    kind = _type_of(game)
    made = type(f"Besace{game.name.title()}", (BesaceGame,), {"besace": game, "kind": kind, "__module__": __name__})
    globals()[made.__name__] = made  # where pickle looks for it
    pyspiel.register_game(kind, made)


for _game in GAMES.values():
    if PREFIX + _game.name not in pyspiel.registered_names():
        _register(_game)
