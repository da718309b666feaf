"""The games as PettingZoo AEC environments; docs/research.md shows how they are used.

An observation has two parts: ``observation``, a vector of whole numbers that `besace.envs.layout` explains, and ``action_mask``,
1 for each legal move of the agent, all 0 when it is not its turn. Chance is played inside. Where several may choose at the
same time they are asked one after another, the lowest seat first, and none sees what the others chose before all have.

There is no parallel environment: where players choose in secret they do so at the same time, but in all other choices one player
acts, and every other would have to send a move that means nothing.
"""

import operator
import secrets
from copy import deepcopy
from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from pettingzoo import AECEnv

from besace.envs.drawing import RENDERERS, check_mode
from besace.envs.fields import limits
from besace.envs.learner import spaces_of
from besace.envs.stepping import REFUSED, begin_one, look_all, look_one, pay_one, play_one
from besace.envs.terms import terms_of
from besace.envs.vector import DEALS
from besace.errors import IllegalMove, quoted
from besace.games import game_named
from besace.kernel.generic import SEATS, SPECTATOR, new_records
from besace.kernel.stream import new_numbers, new_stream
from besace.play.views import view_of


class BesaceEnv(AECEnv[str, Any, Any]):  # type: ignore[misc]  # PettingZoo tells mypy nothing
    """One game of so many players; make it with `env`."""

    def __init__(self, game: str, players: int | None, render_mode: str | None, reward: str, options: dict[str, Any]) -> None:
        super().__init__()
        self.game = game_named(game)
        self._terms = terms_of(game, players, options, reward)
        self._options = self.game.check_options(options, self._terms.players)
        self.render_mode = check_mode(render_mode)
        self.metadata = {"name": f"{game}_v0", "render_modes": list(RENDERERS), "render_fps": 2, "is_parallelizable": False}
        self.possible_agents = [f"player_{seat}" for seat in range(self._terms.players)]
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        functions = self.game.functions
        pairs = {agent: spaces_of(game, functions.ACTIONS) for agent in self.possible_agents}
        self.observation_spaces = {agent: pair[0] for agent, pair in pairs.items()}
        self.action_spaces = {agent: pair[1] for agent, pair in pairs.items()}
        self._states, self._seen = new_records(functions, "State"), new_records(functions, "Observation")
        self._moves, self._draws, self._vector_dtype = (
            new_numbers(functions.MOST_MOVES),
            new_numbers(functions.MOST_DRAWS),
            functions.VECTOR,
        )
        self._stream = new_stream(secrets.randbits(64))
        self._acting = self._ply = 0
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game; without a seed it is drawn from where the last game left the random stream."""
        if seed is not None:
            self._stream = new_stream(seed, DEALS)
        self._acting = begin_one(self._states, self._terms.players, self._terms.options, self._draws, self._stream)
        self._ply = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def _select(self) -> None:
        """The lowest seat that may move is asked."""
        self.agent_selection = self.possible_agents[(self._acting & -self._acting).bit_length() - 1]

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent knows and may do; the arrays are the caller's."""
        vector, mask = np.empty(1, self._vector_dtype), np.empty(self.game.functions.ACTIONS, np.int8)
        look_one(self._states, self._seat_of[agent], self._acting, self._seen, vector, mask, self._moves)
        return {"observation": vector.view(np.int16), "action_mask": mask}

    @property
    def state_space(self) -> spaces.Box:
        """Of `state`: the observation space of every agent, one after the other."""
        least, most = limits(self.game.name)
        return spaces.Box(np.tile(least, self._terms.players), np.tile(most, self._terms.players), dtype=np.int16)

    def state(self) -> npt.NDArray[np.int16]:
        """What all agents know together, for a critic that may know it: their observations, one after the other."""
        vectors = np.empty(self._terms.players, self._vector_dtype)
        look_all(self._states, self._terms.players, self._seen, vectors)
        return vectors.view(np.int16)

    def __copy__(self) -> "BesaceEnv":
        return deepcopy(self)

    def step(self, action: Any) -> None:
        """Play the selected agent's move, or raise `IllegalMove` and change nothing; None for an agent whose game is over."""
        if not self.agents:
            raise IllegalMove("There is no game to move in: reset begins one.")
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        try:
            move = operator.index(action)
        except TypeError:
            raise IllegalMove(f"{agent} should make a move, not {quoted(action)}: the game is not over.") from None
        acting = play_one(self._states, self._seat_of[agent], move, self._moves, self._stream)
        if acting == REFUSED:
            raise IllegalMove(f"Move {action} is not legal for {agent}: the action mask tells which moves are.")
        self._acting, self._ply = acting, self._ply + 1
        self._cumulative_rewards[agent] = 0.0
        if acting:
            self._select()
        else:
            self._end()

    def _end(self) -> None:
        paid = np.zeros(SEATS, np.float32)
        pay_one(self._states, self._terms.players, self._terms.reward, paid)
        self.rewards = {agent: float(paid[seat]) for agent, seat in self._seat_of.items()}
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self.agent_selection = self.agents[0]

    def render(self) -> Any:
        """What a spectator sees, by ``render_mode``: printed ("human"), as text ("ansi"), an SVG drawing ("svg") or pixels
        ("rgb_array")."""
        return None if self.render_mode is None else RENDERERS[self.render_mode](self._view())

    def close(self) -> None:
        """There is nothing to let go."""

    def _view(self) -> dict[str, Any]:
        return view_of(self.game, self._terms.players, self._options, self._states, SPECTATOR, self._ply)


def env(game: str, players: int | None = None, render_mode: str | None = None, reward: str = "win", **options: Any) -> BesaceEnv:
    """A game as an AEC environment. ``reward``: "win" (1 for winning, the loss shared by the others) or "points" (how far a
    seat's result is above the average of the others); both sum to 0 and are paid at the end."""
    return BesaceEnv(game, players, render_mode, reward, options)
