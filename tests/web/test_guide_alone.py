"""The guided first game without a server and without a network: every lesson comes, and the record holds elsewhere."""

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.server.harness import ServerProcess
from tests.web.people import Person
from tests.web.test_alone import PLAYED, gone, saved, visit_and_cut
from tests.web.test_guide import CORE, Pupil, first_game, play_out

__all__ = ["gone"]


@pytest.mark.parametrize("game", PLAYED)
def test_a_first_game_is_guided_to_its_end_with_the_network_cut(
    game: str, come: Callable[..., Person], gone: ServerProcess, tmp_path: Path
) -> None:
    ada = come(keeps=True)
    visit_and_cut(ada, gone)
    first_game(gone, ada, game)
    pupil = Pupil(ada.page, game, 4)
    play_out([(ada, pupil)])
    assert CORE[game] <= set(pupil.heard), CORE[game] - set(pupil.heard)
    saved(ada, tmp_path / "game.json")
