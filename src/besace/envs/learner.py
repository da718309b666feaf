"""One learner against fixed opponents: a Gymnasium ``VectorEnv`` over many games at once.

>>> from besace.envs.learner import LearnerEnv
>>> env = LearnerEnv("filou", num_envs=8, players=4, opponent="random")
>>> observations, infos = env.reset(seed=1)
>>> sorted(observations)
['action_mask', 'observation']

The learner's seat is drawn anew for each game (or fixed by ``seat``); seats in observations are counted from it on. The
opponents play by rules of thumb (``opponent="thumb"``), at random ("random"), or are a mixture: a number from 0 to 1 is the
share of moves by rules of thumb. A game that ends is dealt anew in the same step, and no game is ever cut short, so the last
observation of an episode is never needed: ``infos`` tells nothing but the seat.
"""

from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from besace.envs.fields import limits
from besace.envs.vector import Tables
from besace.errors import BadOption, choices, quoted

OPPONENTS = {"random": 0.0, "thumb": 1.0}
Arrays = dict[str, npt.NDArray[Any]]


def spaces_of(game: str, actions: int) -> tuple[spaces.Dict, spaces.Discrete]:
    """The observation space and the action space of one seat: `besace.envs.layout` explains the observation."""
    least, most = limits(game)
    observation = spaces.Box(least, most, dtype=np.int16)
    mask = spaces.Box(0, 1, (actions,), np.int8)
    return spaces.Dict({"observation": observation, "action_mask": mask}), spaces.Discrete(actions)


class LearnerEnv(VectorEnv[Any, Any, Any]):
    """So many games in which one seat is yours. Illegal actions raise `besace.IllegalMove`: choose by the mask."""

    metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012 (Gymnasium declares it so)

    def __init__(
        self,
        game: str,
        num_envs: int = 256,
        players: int | None = None,
        opponent: str | float = "random",
        seat: int | None = None,
        reward: str = "win",
        threads: int = 1,
        **options: Any,
    ) -> None:
        if isinstance(opponent, str) and opponent not in OPPONENTS:
            raise BadOption(f"There is no opponent called {quoted(opponent)}: it should be {choices(list(OPPONENTS))}.")
        thumb = OPPONENTS[opponent] if isinstance(opponent, str) else opponent
        learner: int | str = "any" if seat is None else seat
        self.tables = Tables(game, players, num_envs, 0, reward, learner, thumb, threads, **options)
        self.num_envs = num_envs
        self.single_observation_space, self.single_action_space = spaces_of(game, self.tables.game.rules.ACTIONS)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None) -> tuple[Arrays, Any]:
        """Begin all games anew; of a list of seeds the first counts."""
        first = seed[0] if isinstance(seed, list) else seed
        super().reset(seed=first)
        self.tables.reset(int(self.np_random.integers(1 << 31)) if first is None else first)
        return self._shown(), self._infos()

    def step(self, actions: npt.ArrayLike) -> tuple[Arrays, Any, Any, Any, dict[str, Any]]:
        """Play the learner's move in each game, then everybody else's until it is the learner's turn again."""
        seats = self.tables.learners.copy()
        self.tables.step(actions)
        rewards = self.tables.rewards[np.arange(self.num_envs), seats].astype(np.float64)
        return self._shown(), rewards, self.tables.dones.copy(), np.zeros(self.num_envs, np.bool_), self._infos()

    def _shown(self) -> Arrays:
        return {"observation": self.tables.observations.copy(), "action_mask": self.tables.masks.copy()}

    def _infos(self) -> dict[str, Any]:
        return {"seat": self.tables.learners.copy()}

    def close_extras(self, **kwargs: Any) -> None:
        self.tables.close()
