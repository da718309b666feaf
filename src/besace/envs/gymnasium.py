"""The games in Gymnasium: importing this module registers each as ``besace/NAME-v0``; docs/research.md shows how.

``gymnasium.make`` gives one game with one learner, ``gymnasium.make_vec`` many at once (`besace.envs.learner`). Both take
``players``, ``opponent``, ``seat``, ``reward`` and the game's options. A single game is drawn by its ``render_mode``, and with
``illegal="random"`` has any legal move played instead of an illegal one, of which ``info`` tells; by default it is refused.
"""

from typing import Any

import gymnasium
from gymnasium import spaces
from gymnasium.vector import AutoresetMode

from besace.envs.drawing import RENDERERS, check_mode
from besace.envs.learner import LearnerEnv
from besace.envs.vector import Tables
from besace.errors import BadOption, choices, quoted
from besace.games import GAMES

ILLEGAL = ("refuse", "random")  # what is done about illegal moves


class LegalMoves(spaces.Discrete):
    """All moves of a game, of which ``sample`` draws a legal one: what draws its actions blindly, such as the first steps of many
    learners, plays by the rules. By itself it travels without the game, and draws any move then."""

    def __init__(self, tables: Tables) -> None:
        super().__init__(tables.masks.shape[1])
        self._tables = tables

    def sample(self, mask: Any = None, probability: Any = None) -> Any:
        now = self._tables.masks[0]
        return super().sample(now if mask is None and probability is None and now.any() else mask, probability)

    def __reduce__(self) -> Any:
        return spaces.Discrete, (int(self.n),)


class SingleEnv(gymnasium.Env[Any, Any]):
    """One game in which one seat is yours. Illegal actions raise `besace.IllegalMove`: choose by the mask."""

    metadata = {"render_modes": list(RENDERERS), "render_fps": 2}  # noqa: RUF012 (Gymnasium declares it so)

    def __init__(self, game: str, render_mode: str | None = None, illegal: str = "refuse", **settings: Any) -> None:
        if illegal not in ILLEGAL:
            raise BadOption(f"What is done about illegal moves should be {choices(ILLEGAL)}, not {quoted(illegal)}.")
        self._lenient = illegal == "random"
        self.render_mode = check_mode(render_mode)
        self._many = LearnerEnv(game, num_envs=1, autoreset=AutoresetMode.NEXT_STEP, **settings)
        self.observation_space, self.action_space = self._many.single_observation_space, LegalMoves(self._many.tables)

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self.action_space = LegalMoves(self._many.tables)

    def reset(self, *, seed: Any = None, options: dict[str, Any] | None = None) -> tuple[dict[str, Any], dict[str, Any]]:
        """Deal a new game; without a seed, the random stream goes on."""
        super().reset(seed=seed)
        shown, infos = self._many.reset(seed=seed)
        self._show_people()
        return _first(shown), _first(infos)

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """Play a move, then everybody else's until it is the learner's turn again or the game is over."""
        if self._many.tables.dones[0]:
            raise gymnasium.error.ResetNeeded("The game is over: reset begins the next one.")
        mask, wrong = self._many.tables.masks[0], False
        if self._lenient:
            wrong = not (0 <= action < len(mask) and mask[action])
            action = self._many.tables.sample()[0] if wrong else action
        shown, rewards, ended, _, infos = self._many.step([action])
        self._show_people()
        return _first(shown), float(rewards[0]), bool(ended[0]), False, {**_first(infos), "illegal": wrong}

    def render(self) -> Any:
        """What the learner sees, by ``render_mode``: as text ("ansi"), an SVG drawing ("svg") or pixels ("rgb_array"). In mode
        "human" every step prints it by itself."""
        if self.render_mode in (None, "human"):
            return None
        return RENDERERS[self.render_mode](self._view())

    def _show_people(self) -> None:
        if self.render_mode == "human":
            RENDERERS["human"](self._view())

    def _view(self) -> dict[str, Any]:
        return self._many.tables.view(0, int(self._many.tables.learners[0]))

    def close(self) -> None:
        self._many.close()


def _first(arrays: dict[str, Any]) -> dict[str, Any]:
    return {name: array[0] for name, array in arrays.items()}


def name_of(game: str) -> str:
    """What Gymnasium calls a game."""
    return f"besace/{game.title()}-v0"


for _game in GAMES:
    if name_of(_game) not in gymnasium.registry:
        gymnasium.register(
            name_of(_game),
            entry_point="besace.envs.gymnasium:SingleEnv",
            vector_entry_point="besace.envs.learner:LearnerEnv",
            kwargs={"game": _game},
        )
