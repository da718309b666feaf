"""One learner against opponents of any kind: a Gymnasium ``VectorEnv`` over many games at once.

The learner's seat is drawn anew for each game (or fixed by ``seat``); seats in observations are counted from it on. Opponents
(see `besace.envs.opponents`) play at random, by rules of thumb, are bots, networks or functions, or a mixture of them.

A game that ends is dealt anew in the same step (``autoreset="SameStep"``: ``infos["final_obs"]`` has the last observation of the
game that ended), or in the next one (``"NextStep"``: it is shown as it ended, with no legal move, and the next action is
not looked at). No game is ever cut short.
"""

from copy import deepcopy
from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.error import ResetNeeded
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from besace.envs.fields import limits
from besace.envs.opponents import Opponents, share_of_thumb
from besace.envs.terms import OUTSIDE
from besace.envs.vector import Tables
from besace.errors import BadOption, choices, quoted
from besace.games import game_named

MODES = {mode.value: mode for mode in (AutoresetMode.SAME_STEP, AutoresetMode.NEXT_STEP)}
Arrays = dict[str, npt.NDArray[Any]]


def spaces_of(game: str, actions: int) -> tuple[spaces.Dict, spaces.Discrete]:
    """The observation space and the action space of one seat: `besace.envs.layout` explains the observation."""
    least, most = limits(game)
    observation = spaces.Box(least, most, dtype=np.int16)
    mask = spaces.Box(0, 1, (actions,), np.int8)
    return spaces.Dict({"observation": observation, "action_mask": mask}), spaces.Discrete(actions)


class LearnerEnv(VectorEnv[Any, Any, Any]):
    """So many games in which one seat is yours. Illegal actions raise `besace.IllegalMove`: choose by the mask."""

    def __init__(
        self,
        game: str,
        num_envs: int = 256,
        players: int | None = None,
        opponent: Any = "random",
        seat: int | None = None,
        reward: str = "win",
        threads: int = 1,
        autoreset: AutoresetMode | str = AutoresetMode.SAME_STEP,
        **options: Any,
    ) -> None:
        mode = MODES.get(autoreset.value if isinstance(autoreset, AutoresetMode) else autoreset)
        if mode is None:
            raise BadOption(f"A game that ends is dealt anew by {choices(list(MODES))}, not by {quoted(autoreset)}.")
        self._same_step = mode == AutoresetMode.SAME_STEP
        self.metadata = {"render_modes": [], "autoreset_mode": mode}
        share = share_of_thumb(opponent)
        self._opponents = None if share is not None else Opponents(opponent, num_envs, game_named(game))
        learner: int | str = "any" if seat is None else seat
        thumb = OUTSIDE if share is None else share
        self.tables = Tables(game, players, num_envs, None, reward, learner, thumb, threads, hold=True, **options)
        self.num_envs, self._begun = num_envs, False
        self.single_observation_space, self.single_action_space = spaces_of(game, self.tables.game.functions.ACTIONS)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(self, *, seed: Any = None, options: dict[str, Any] | None = None) -> tuple[Arrays, Any]:
        """Begin all games anew, from one seed or from a list with one for each; without, their random streams go on."""
        self.tables.reset(seed)
        if self._opponents is not None:
            self._opponents.begin(self.tables, seed)
            self._opponents.play(self.tables)
        self._begun = True
        return self._shown(), self._infos()

    def step(self, actions: npt.ArrayLike) -> tuple[Arrays, Any, Any, Any, dict[str, Any]]:
        """Play the learner's move in each game, then everybody else's until it is the learner's turn again."""
        if not self._begun:
            raise ResetNeeded("The games should be begun by a call to reset before a step is taken.")
        held, tables = self.tables.dones.copy(), self.tables
        tables.step(actions)
        if self._opponents is not None:
            self._opponents.deal(tables, held)
            self._opponents.play(tables)
        rewards = tables.rewards[np.arange(self.num_envs), tables.learners].astype(np.float64)
        ended, infos = tables.dones.copy(), {}
        if self._same_step and ended.any():
            infos = self._finals(ended)
            tables.step(np.zeros(self.num_envs, np.int64), ended)
            if self._opponents is not None:
                self._opponents.deal(tables, ended)
                self._opponents.play(tables)
        return self._shown(), rewards, ended, np.zeros(self.num_envs, np.bool_), infos | self._infos()

    def _finals(self, ended: npt.NDArray[np.bool_]) -> dict[str, Any]:
        """The last observation of each game that has ended, as Gymnasium writes it down."""
        finals, shown = np.full(self.num_envs, None, object), self._shown()
        for i in np.flatnonzero(ended):
            finals[i] = {name: part[i].copy() for name, part in shown.items()}
        return {"final_obs": finals, "_final_obs": ended.copy()}

    def _shown(self) -> Arrays:
        return {"observation": self.tables.observations.copy(), "action_mask": self.tables.masks.copy()}

    def _infos(self) -> dict[str, Any]:
        return {"seat": self.tables.learners.copy()}

    def __copy__(self) -> "LearnerEnv":
        return deepcopy(self)

    def close_extras(self, **kwargs: Any) -> None:
        self.tables.close()
