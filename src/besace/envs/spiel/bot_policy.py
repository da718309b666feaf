"""Our bots as policies, so that it can be said how far from unexploitable they are: OpenSpiel's, or on a whole tree."""

import json
import zlib
from typing import Any

import numpy as np
from open_spiel.python.policy import Policy

from besace.bots import Bot
from besace.bots.named.entrants import make
from besace.envs.spiel import tree
from besace.kernel import boxed
from besace.kernel.generic import new_records
from besace.play.observation import Observation

DRAWS = 512  # choices from which the odds of each move are estimated


class BotPolicy(Policy):  # type: ignore[misc]  # OpenSpiel tells mypy nothing
    """How likely a bot is to make each move: counted over so many choices, always the same ones for the same information."""

    def __init__(self, game: Any, bot: str, draws: int = DRAWS, **settings: Any) -> None:
        super().__init__(game, list(range(game.num_players())))
        _made(bot, 0, settings)  # or say what is wrong with its name or its settings
        self._bot, self._settings, self._draws = bot, settings, draws
        self._known: dict[str, dict[int, float]] = {}

    def action_probabilities(self, state: Any, player_id: int | None = None) -> dict[int, float]:
        position = state.position
        player = position.player if player_id is None else player_id
        information, variant = position.information(player), position.variant
        if information not in self._known:
            chooser = _made(self._bot, zlib.crc32(information.encode()), self._settings)
            record = new_records(variant.game.functions, "Observation")
            boxed.observe(position.states, player, record)
            seen = Observation(variant.game, variant.options, len(position.log), record)
            self._known[information] = _counted(chooser, seen, position.legal(player), self._draws)
        return self._known[information]


def bot_on_tree(whole: tree.Tree, bot: str, draws: int = DRAWS, **settings: Any) -> tree.Policy:
    """The same for all information sets of a tree."""
    policy = np.zeros(whole.choices)
    for number, asked in enumerate(whole.asked):
        odds = _counted(_made(bot, number, settings), whole.seen(asked), asked.moves, draws)
        policy[asked.first : asked.first + len(asked.moves)] = [odds[move] for move in asked.moves]
    return policy


def _made(bot: str, seed: int, settings: dict[str, Any]) -> Bot:
    """A bot as an arena takes it: one of one's own by module and callable, too."""
    return make(":".join([bot, *(f"{name}={json.dumps(value)}" for name, value in settings.items())]), seed)


def _counted(chooser: Bot, seen: Observation, moves: list[int], draws: int) -> dict[int, float]:
    """How often a bot chooses each of these moves; where it chooses one that a small game bars, the one with the nearest number
    is counted: of bids the nearest bid, of tokens the nearest token."""
    if len(moves) == 1:
        return {moves[0]: 1.0}
    odds = dict.fromkeys(moves, 0.0)
    for _ in range(draws):
        _, chosen = seen.game.read_move(chooser.choose(seen))
        odds[min(moves, key=lambda move: abs(move - chosen))] += 1 / draws
    return odds
