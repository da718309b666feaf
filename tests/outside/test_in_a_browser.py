"""A game from outside at a table of the server, played in real browsers: nobody has drawn it, so it has the plain face."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.outside.environment import GAME, Environment
from tests.server.harness import ServerProcess
from tests.web.hands import Hands, play_out
from tests.web.people import PATIENCE, PHONE, chromium, newcomer
from tests.web.test_play import lay_table, record_of

CHECK = """
import json, sys
from types import SimpleNamespace
from tests.web.people import check_frames
given = json.load(open(sys.argv[1]))
checked = [
    check_frames(SimpleNamespace(name=f"seat {seat}", frames=frames, sent=sent), given["record"], {seat})
    for seat, (frames, sent) in enumerate(given["people"])
]
print(json.dumps(checked))
"""


@pytest.fixture(scope="module")
def server(outside: Environment, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder = tmp_path_factory.mktemp("outside-server")
    running = ServerProcess(str(folder / "besace.sqlite3"), folder, python=outside.python)
    yield running
    running.stop()


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with chromium() as launched:
        yield launched


def test_two_friends_and_a_bot_play_it_to_the_end(
    outside: Environment, server: ServerProcess, browser: Browser, tmp_path: Path
) -> None:
    expect.set_options(timeout=PATIENCE)
    ada, bob = newcomer(browser, "Ada"), newcomer(browser, "Bob", size=PHONE, locale="fr-FR")
    code = lay_table(server, ada, GAME, 3)
    bob.page.goto(f"{server.url}/join/{code}")
    expect(ada.page.locator(".seats li.open")).to_have_count(1)
    ada.page.get_by_role("button", name="and start").click()
    people = [(ada, Hands(ada.page, GAME, 1)), (bob, Hands(bob.page, GAME, 2))]
    play_out(people, until=lambda: all(hands.asked for _, hands in people))
    expect(bob.page.get_by_text("Quel os enterrez-vous ?")).to_be_visible()
    expect(ada.page.get_by_text("Which bone do you bury?")).to_be_visible()
    play_out(people)
    assert min(hands.pressed for _, hands in people) >= 5 + 5, "five bones buried, five words said"
    width = bob.page.evaluate("document.documentElement.scrollWidth")
    assert width <= PHONE[0], "the phone would have to be scrolled sideways"

    record = record_of(server, ada)
    assert record["result"]["winners"]
    seen = tmp_path / "seen.json"
    seen.write_text(json.dumps({"record": record, "people": [(person.frames, person.sent) for person, _ in people]}))
    checked = outside.told(CHECK, str(seen))
    assert min(checked) > len(record["moves"]) / 2, "everyone was shown what they may know, and nothing else"

    replay = ada.page.url.replace("/table/", "/replay/")
    for ply, told in ((1, "The bait is a bone of"), (len(record["moves"]), "All baits are gone")):
        ada.page.goto(f"{replay}?ply={ply}")
        expect(ada.page.get_by_text(told).first).to_be_visible()
    for person, _ in people:
        assert not person.unexpected(), person.unexpected()
        person.context.close()
