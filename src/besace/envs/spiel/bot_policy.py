"""Our bots as OpenSpiel policies, so that OpenSpiel can say how far from unexploitable they are."""

import zlib
from typing import Any

from open_spiel.python.policy import Policy

import besace
from besace.kernel import boxed
from besace.kernel.generic import new_records
from besace.play.observation import Observation

DRAWS = 512  # choices from which the odds of each move are estimated


class BotPolicy(Policy):  # type: ignore[misc]  # OpenSpiel tells mypy nothing
    """How likely a bot is to make each move: counted over so many choices, always the same ones for the same information."""

    def __init__(self, game: Any, bot: str, draws: int = DRAWS, **settings: Any) -> None:
        super().__init__(game, list(range(game.num_players())))
        besace.bot(bot, seed=0, **settings)  # or say what is wrong with its name or its settings
        self._bot, self._settings, self._draws = bot, settings, draws
        self._known: dict[str, dict[int, float]] = {}

    def action_probabilities(self, state: Any, player_id: int | None = None) -> dict[int, float]:
        position = state.position
        player = position.player if player_id is None else player_id
        information = position.information(player)
        if information not in self._known:
            self._known[information] = self._counted(position, player, information)
        return self._known[information]

    def _counted(self, position: Any, player: int, information: str) -> dict[int, float]:
        variant = position.variant
        record = new_records(variant.game.functions, "Observation")
        boxed.observe(position.states, player, record)
        seen = Observation(variant.game, variant.options, len(position.log), record)
        chooser = besace.bot(self._bot, seed=zlib.crc32(information.encode()), **self._settings)
        odds = dict.fromkeys(position.legal(player), 0.0)
        for _ in range(self._draws):
            odds[variant.game.read_move(chooser.choose(seen))[1]] += 1 / self._draws
        return odds
