"""Without a server: pages that were kept open without a network, games are played to their end, their records hold elsewhere."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

import besace
from besace.games import GAMES
from besace.play.fair import verify
from besace.play.match import Match
from tests.cli.running import run, run_apart
from tests.editions import edition
from tests.server.harness import ServerProcess
from tests.web.conftest import DIST
from tests.web.hands import Hands, play_on, play_out
from tests.web.people import Person, save_record

Come = Callable[..., Person]
PLAYED = edition(("filou",), tuple(GAMES))
KEPT = """async () => {
  await navigator.serviceWorker.ready;
  return (await caches.match("/besace.wasm", { ignoreSearch: true })) !== undefined && (await caches.match("/")) !== undefined;
}"""
NO_SERVER = ("ERR_CONNECTION_REFUSED", "ERR_INTERNET_DISCONNECTED", "ERR_FAILED", "ServiceWorker")


@pytest.fixture
def gone(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server of their own, that these tests stop."""
    assert DIST.is_file(), "The browser client has not been built: make web builds it."
    server = ServerProcess(str(tmp_path / "besace.sqlite3"), tmp_path)
    yield server
    server.stop()


def visit_and_cut(person: Person, server: ServerProcess) -> None:
    """One visit while there is a server; then there is neither server nor network."""
    person.pardoned = NO_SERVER
    person.page.goto(f"http://127.0.0.1:{server.port}/")
    expect(person.page.locator("article")).to_have_count(len(GAMES))
    assert person.page.evaluate(KEPT)
    server.stop()
    person.context.set_offline(True)


def saved(person: Person, file: Path) -> Match:
    """The game that was played to its end here, from its saved record: fair, and with the result that the record says."""
    save_record(person, file)
    match = verify(document := json.loads(file.read_text()))
    assert (match.over, match.scores) == (True, document["record"]["result"]["scores"])
    return match


def sit_down(person: Person, game: str) -> None:
    box = person.page.locator(f"article[data-game={game}]")
    box.locator("select").nth(1).select_option("puppy")
    box.locator("button.play").click()
    person.page.wait_for_url("**/table/here-*")


@pytest.mark.parametrize("game", PLAYED)
def test_a_game_is_played_to_its_end_and_its_record_holds_elsewhere(
    game: str, come: Come, gone: ServerProcess, tmp_path: Path
) -> None:
    ada = come(keeps=True)
    visit_and_cut(ada, gone)
    ada.page.reload()
    expect(ada.page.locator("p.alone")).to_be_visible()
    sit_down(ada, game)
    hands = Hands(ada.page, game)
    play_on(ada, hands, 2)
    ada.page.reload()
    play_out([(ada, hands)])
    file = tmp_path / "game.json"
    match = saved(ada, file)
    shown = json.loads(run("replay", str(file), "--json").out)
    assert shown["scores"] == match.scores
    assert besace.load(match.record()).winners == match.winners
    database = ("--database", str(tmp_path / "besace.sqlite3"))
    taken = run_apart("admin", "import", str(file), *database)
    assert taken.status == 0, taken.err
    (listed,) = [line for line in run_apart("admin", "list", *database).out.splitlines() if game in line]
    kept = json.loads(run_apart("admin", "export", listed.split()[0], "--record", *database).out)
    assert kept == match.record()


def test_what_was_left_is_found_on_the_shelf_and_goes_on(come: Come, gone: ServerProcess) -> None:
    game = PLAYED[0]
    ada = come(locale="fr-FR", keeps=True)
    visit_and_cut(ada, gone)
    ada.page.reload()
    expect(ada.page.locator("html")).to_have_attribute("lang", "fr")
    sit_down(ada, game)
    expect(ada.page.locator("section.own")).to_be_visible()
    address = ada.page.url
    ada.page.goto(f"http://127.0.0.1:{gone.port}/")
    ada.page.locator("section.running a").click()
    ada.page.wait_for_url(address)
    expect(ada.page.locator("section.own")).to_be_visible()
