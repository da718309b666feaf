"""A site without a server: a folder that any static host serves, from any place on it."""

import threading
from collections.abc import Callable, Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from besace.games import GAMES
from tests.editions import edition
from tests.web.hands import Hands, play_on, play_out
from tests.web.people import Person

Come = Callable[..., Person]
SITE = Path(__file__).parents[2] / "build" / "site"
PLAYED = edition(("figaro",), tuple(GAMES))


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *said: Any) -> None:
        """Nothing is told."""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Its address, in a folder of a plain host that knows nothing of it."""
    assert (SITE / "index.html").is_file(), "The site has not been built: make site builds it."
    root = tmp_path_factory.mktemp("host")
    (root / "our games").symlink_to(SITE)
    host = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(root)))
    threading.Thread(target=host.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{host.server_port}/our%20games/"
    host.shutdown()
    host.server_close()


def asked_of(person: Person) -> list[str]:
    """Everything that a page asks of the network from now on."""
    asked: list[str] = []
    person.context.on("request", lambda request: asked.append(request.url))
    return asked


@pytest.mark.parametrize("game", PLAYED)
def test_a_game_is_played_to_its_end_and_nothing_is_asked_of_anybody_else(game: str, come: Come, site: str) -> None:
    ada = come()
    asked = asked_of(ada)
    ada.page.goto(site)
    box = ada.page.locator(f"article[data-game={game}]")
    box.locator("select").nth(1).select_option("puppy")
    box.locator("button.play").click()
    hands = Hands(ada.page, game)
    play_on(ada, hands, 2)
    assert "#/table/here-" in ada.page.url
    ada.page.reload()
    play_out([(ada, hands)])
    assert [url for url in asked if not url.startswith(site) and not url.startswith("blob:")] == []
    assert [url for url in asked if "/api/" in url] == []
    ada.page.locator("dialog a[href*='/replay/']").click()
    expect(ada.page.locator("input[type=range]")).to_be_visible()


def test_rules_with_pictures_and_memos_are_there_in_every_language(come: Come, site: str) -> None:
    ada = come()
    ada.page.goto(site)
    for language in ("EN", "FR"):
        ada.page.locator(".languages button", has_text=language).click()
        for game in GAMES:
            ada.page.locator(f"article[data-game={game}] a[href$='/rules/{game}']").click()
            picture = ada.page.locator("img[src*='api/pictures']").first
            expect(picture).to_be_attached()
            assert picture.evaluate("async (image) => { await image.decode(); return image.naturalWidth; }") > 0
            ada.page.go_back()
            ada.page.locator(f"article[data-game={game}] a[href$='/memo/{game}']").click()
            expect(ada.page.locator("a[download]")).to_be_visible()
            ada.page.go_back()


def test_a_page_says_how_to_play_with_friends(come: Come, site: str) -> None:
    ada = come()
    ada.page.goto(site)
    expect(ada.page.locator("p.alone")).to_contain_text("besace serve")


def test_people_pass_the_device_around_behind_the_curtain(come: Come, site: str) -> None:
    ada, game = come(), PLAYED[0]
    ada.page.goto(site)
    ada.page.locator(f"article[data-game={game}] a[href$='/new/{game}']").click()
    ada.page.locator("form ol li").first.wait_for()
    for seat in ada.page.locator("form ol li > select").all()[1:]:
        seat.select_option("local")
    ada.page.locator(".go button").click()
    ada.page.locator("button.start").click()
    curtain = ada.page.locator("main > button.main")
    curtain.click()
    expect(ada.page.locator("section.own > .asked")).to_be_visible()


def test_seats_for_friends_elsewhere_are_refused_in_a_sentence(come: Come, site: str) -> None:
    ada, game = come(), PLAYED[0]
    ada.page.goto(site)
    ada.page.locator(f"article[data-game={game}] a[href$='/new/{game}']").click()
    ada.page.locator(".go button").click()
    expect(ada.page.locator(".go .wrong")).to_contain_text("Without a server")
