"""Our bots as OpenSpiel policies, so that OpenSpiel can say how far from unexploitable they are."""

import zlib
from typing import Any

from open_spiel.python.policy import Policy

from besace.envs.openspiel import BesaceGame, BesaceState
from besace.errors import BesaceError, choices, quoted
from besace.kernel import boxed
from besace.kernel.generic import new_records
from besace.kernel.stream import new_stream

MOVERS = {"random": boxed.random_move, "thumb": boxed.thumb_move}
DRAWS = 512  # from which the odds of each move are estimated


class BotPolicy(Policy):  # type: ignore[misc]  # OpenSpiel tells mypy nothing
    """How likely a bot is to make each move: counted over DRAWS choices, always the same ones for the same information."""

    def __init__(self, game: BesaceGame, bot: str) -> None:
        super().__init__(game, list(range(game.num_players())))
        if bot not in MOVERS:
            raise BesaceError(f"There is no policy for the bot {quoted(bot)}: it should be {choices(list(MOVERS))}.")
        self._choose, self._known = MOVERS[bot], {}  # type: ignore[var-annotated]

    def action_probabilities(self, state: BesaceState, player_id: int | None = None) -> dict[int, float]:
        position = state.position
        player = position.player if player_id is None else player_id
        information = position.information(player)
        if information not in self._known:
            self._known[information] = self._counted(position, player, information)
        return self._known[information]  # type: ignore[no-any-return]

    def _counted(self, position: Any, player: int, information: str) -> dict[int, float]:
        seen = new_records(position.rules.game.rules, "Observation")
        boxed.observe(position.states, player, seen)
        stream = new_stream(zlib.crc32(information.encode()))
        odds = dict.fromkeys(position.legal(player), 0.0)
        for _ in range(DRAWS):
            odds[int(self._choose(seen, player, stream))] += 1 / DRAWS
        return odds
