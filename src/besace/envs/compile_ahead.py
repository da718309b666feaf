"""Compile what the doors need ahead of time: ``besace warm --research``."""

from collections.abc import Callable, Iterator
from functools import partial

import numpy as np

from besace.errors import BesaceError


def jobs(game: str) -> Iterator[tuple[str, Callable[[], None]]]:
    """Each door by name, with what goes through it once; what it needs is then compiled."""
    for name, enter in (("vectorised", _tables), ("PettingZoo", _pettingzoo), ("OpenSpiel", _openspiel)):
        yield name, partial(_enter, enter, game)


def _enter(enter: Callable[[str], None], game: str) -> None:
    try:
        enter(game)
    except ImportError:
        raise BesaceError("The doors for researchers are not all installed: pip install 'besace[research]'.") from None


def _tables(game: str) -> None:
    from besace.envs.vector import Tables

    tables = Tables(game, count=1)
    tables.step(tables.random_actions())


def _pettingzoo(game: str) -> None:
    from besace.envs.pettingzoo import env

    table = env(game)
    table.reset(seed=1)
    for _ in table.agent_iter():
        seen, _, ended, _, _ = table.last()
        table.step(None if ended else int(np.flatnonzero(seen["action_mask"])[0]))


def _openspiel(game: str) -> None:
    import pyspiel

    import besace.envs.openspiel as door

    whole = pyspiel.load_game(door.PREFIX + game)
    state = whole.new_initial_state()
    while not state.is_terminal():
        if not state.is_chance_node():
            state.information_state_tensor(state.current_player())
        state.apply_action(state.legal_actions()[0])
    state.returns()
