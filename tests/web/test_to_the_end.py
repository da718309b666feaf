"""Every game with every number of players to the page of its result, with and without animation: nothing may break on the way.

The games are prepared deals, so that they are the same every time. The page shows all that happens, and when it asks, a small
script inside it plays a move over HTTP. Its clock is fast: minutes of animation pass in seconds. By default each number of
players is played once, two and four of them with animation; BESACE_LONG=1 plays all of them both ways.
"""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from besace.games import GAMES
from tests.cli.running import run
from tests.editions import LONG
from tests.server.harness import ServerProcess
from tests.web.people import LOOKS_MS, PATIENCE, Person, save_record
from tests.web.prepared import ANIMATED, FAST_CLOCK, HASTE, MOVING, PLAYER, SETTING, STILL, code_of, prepared_server

Come = Callable[..., Person]
Way = tuple[str, int, str]

EXCHANGE: Way = ("figaro", 4, ANIMATED)  # with this luck it ends with an exchange of roads that had been hidden
SAVED: Way = ("filou", 3, STILL)
ENDED = "() => window.broken || document.querySelector('dialog table tfoot')"


def every_way() -> list[Way]:
    """What is played: game, number of players, speed."""
    tables = [(game.name, players) for game in GAMES.values() for players in game.players]
    if LONG:
        return [(*table, speed) for table in tables for speed in (ANIMATED, STILL)]
    return [(game, players, ANIMATED if players in (2, 4) else STILL) for game, players in tables]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with prepared_server(tmp_path_factory.mktemp("ends")) as running:
        yield running


def played(server: ServerProcess, come: Come, game: str, players: int, speed: str) -> Person:
    """Someone whose page has shown a whole game."""
    ada = come(hurried=False)
    for script in (f"({SETTING})('{speed}')", f"({FAST_CLOCK})({HASTE})", f"({PLAYER})()"):
        ada.context.add_init_script(script)
    devtools = ada.context.new_cdp_session(ada.page)
    devtools.send("Animation.enable")
    devtools.send("Animation.setPlaybackRate", {"playbackRate": HASTE})
    ada.page.goto(f"{server.url}/challenge/x-{code_of(game, players)}")
    ada.page.locator(".deal button.main").click()
    expect(ada.page.locator("section.own")).to_be_visible()
    if speed == STILL:
        assert ada.page.evaluate(MOVING) == 0, "whoever wants no animations sees none"
    ada.page.wait_for_function(ENDED, timeout=3 * PATIENCE, polling=LOOKS_MS)
    assert not ada.unexpected(), "the page broke"
    expect(ada.page.locator("dialog table tfoot")).to_be_visible()
    return ada


@pytest.mark.parametrize(("game", "players", "speed"), [way for way in every_way() if way not in (EXCHANGE, SAVED)])
def test_a_whole_game_is_shown_to_its_result(server: ServerProcess, come: Come, game: str, players: int, speed: str) -> None:
    played(server, come, game, players, speed)


def test_an_exchange_of_hidden_roads_is_shown(server: ServerProcess, come: Come) -> None:
    ada = played(server, come, *EXCHANGE)
    before, after = [message["view"] for message in ada.frames if "view" in message][-2:]
    kept = [seat for seat, roads in enumerate(before["roads"]) if roads is None]
    assert kept == [1, 2, 3]
    assert all(after["roads"]), "at the end everything lies open"
    expect(ada.page.locator("li", has_text="exchanges a piece")).to_have_count(1)


def test_a_record_saved_in_the_browser_is_taken_by_every_command(server: ServerProcess, come: Come, tmp_path: Path) -> None:
    ada, file = played(server, come, *SAVED), tmp_path / "game.json"
    save_record(ada, file)
    assert run("verify", str(file)).out.startswith("Fair:")
    assert run("replay", str(file)).status == 0
    assert run("review", str(file), "--seat", "0", "--samples", "20").status == 0
