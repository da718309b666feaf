"""Many games with one learner as SuperSuit expects them: `supersuit.concat_vec_envs_v1(markov(env), …)`.

SuperSuit's vectors of environments differ from Gymnasium's: the spaces are those of one game, and infos are a list, one for each
game. `markov` shows a `LearnerEnv` so; the games are the same.
"""

from typing import Any

from gymnasium.vector import AutoresetMode

from besace.envs.learner import Arrays, LearnerEnv
from besace.errors import BadOption


class MarkovEnv:
    """A `LearnerEnv` by SuperSuit's customs."""

    render_mode = None

    def __init__(self, env: LearnerEnv) -> None:
        if env.metadata["autoreset_mode"] != AutoresetMode.SAME_STEP:
            raise BadOption("SuperSuit has games that end dealt anew in the same step: make the environment with SameStep.")
        self.env, self.num_envs, self.metadata = env, env.num_envs, env.metadata
        self.observation_space, self.action_space = env.single_observation_space, env.single_action_space

    def reset(self, seed: Any = None, options: dict[str, Any] | None = None) -> tuple[Arrays, list[dict[str, Any]]]:
        """Begin all games anew."""
        shown, infos = self.env.reset(seed=seed, options=options)
        return shown, self._listed(infos)

    def step(self, actions: Any) -> tuple[Arrays, Any, Any, Any, list[dict[str, Any]]]:
        """Play the learner's move in each game."""
        *told, infos = self.env.step(actions)
        return (*told, self._listed(infos))

    def _listed(self, infos: dict[str, Any]) -> list[dict[str, Any]]:
        """Of Gymnasium's arrays of infos, each game's own."""
        names = [name for name in infos if not name.startswith("_")]
        there = {name: infos.get(f"_{name}", [True] * self.num_envs) for name in names}
        return [{name: infos[name][i] for name in names if there[name][i]} for i in range(self.num_envs)]

    def render(self) -> None:
        """There is nothing to be seen."""

    def env_is_wrapped(self, wrapper_class: type) -> list[bool]:
        return [False] * self.num_envs

    def close(self) -> None:
        self.env.close()


def markov(env: LearnerEnv) -> MarkovEnv:
    """The same games by SuperSuit's customs."""
    return MarkovEnv(env)
