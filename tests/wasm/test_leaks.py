"""Nothing hidden reaches a page without a server either: games that an eye cannot tell apart tell it the same bytes."""

from pathlib import Path
from typing import Any

import pytest

import besace
from tests.editions import edition
from tests.server.test_leaks import pairs
from tests.wasm.conftest import weights
from tests.wasm.test_deals import in_node

WANTED = edition(5, 60)


def brought(record: dict[str, Any], eye: int | None) -> dict[str, Any]:
    game = besace.GAMES[record["game"]]
    options = game.check_options(record.get("options", {}), record["players"])
    draws = game.draws_of(record["players"], options, record["setup"])
    return {key: record[key] for key in ("game", "players", "moves")} | {"options": options, "draws": draws, "eye": eye}


@pytest.mark.parametrize("game", sorted(besace.GAMES))
def test_games_that_differ_only_in_what_is_hidden_tell_a_seat_the_same_bytes(game: str, bundle: Path, module: Path) -> None:
    asked = [brought(record, eye) for eye, one, other in pairs(game, WANTED) for record in (one, other)]
    assert all(one != other for one, other in zip(asked[::2], asked[1::2], strict=True))
    told = in_node(bundle, module, "told", asked, weights())
    for one, other in zip(told[::2], told[1::2], strict=True):
        assert one == other
        assert len(one) > 5
