"""A site without a server: a folder that any static host serves, from any place on it."""

import re
import shutil
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from besace.games import GAMES
from tests.editions import edition
from tests.web.hands import Hands, play_on, play_out
from tests.web.people import PATIENCE, Person
from tests.web.sheets import note_filou

Come = Callable[..., Person]
SITE = Path(__file__).parents[2] / "build" / "site"
PLAYED = edition(("filou",), tuple(GAMES))


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *said: Any) -> None:
        """Nothing is told."""

    def copyfile(self, source: Any, outputfile: Any) -> None:
        with suppress(ConnectionError):  # a page that goes on to the next does not wait for its pictures
            super().copyfile(source, outputfile)


@contextmanager
def serving(folder: Path) -> Iterator[str]:
    """A plain host with that folder; its address."""
    host = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(folder)))
    threading.Thread(target=host.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{host.server_port}/"
    finally:
        host.shutdown()
        host.server_close()


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Its address, in a folder of a plain host that knows nothing of it."""
    assert (SITE / "index.html").is_file(), "The site has not been built: make site builds it."
    root = tmp_path_factory.mktemp("host")
    (root / "our games").symlink_to(SITE)
    with serving(root) as address:
        yield f"{address}our%20games/"


def asked_of(person: Person) -> list[str]:
    """Everything that a page asks of the network from now on."""
    asked: list[str] = []
    person.context.on("request", lambda request: asked.append(request.url))
    return asked


@pytest.mark.parametrize("game", PLAYED)
def test_a_game_is_played_to_its_end_and_nothing_is_asked_of_anybody_else(game: str, come: Come, site: str) -> None:
    ada = come(keeps=True)
    asked = asked_of(ada)
    ada.page.goto(site)
    box = ada.page.locator(f"article[data-game={game}]")
    box.locator("select").nth(1).select_option("puppy")
    box.locator("button.play").click()
    hands = Hands(ada.page, game)
    play_on(ada, hands, 2)
    assert "#/table/here-" in ada.page.url
    consult(ada)
    ada.page.reload()
    play_out([(ada, hands)])
    look_back(ada)
    assert [url for url in asked if not url.startswith(site) and not url.startswith("blob:")] == []
    assert [url for url in asked if "/api/" in url] == []


def consult(person: Person) -> None:
    """Odds, and a hint with its reason."""
    page = person.page
    page.get_by_role("button", name="Coach: odds and hints").click()
    expect(page.get_by_role("list", name="The odds").get_by_role("listitem").first).to_be_visible()
    expect(page.locator("section.own > .asked")).to_be_visible()
    page.get_by_role("button", name="Hint", exact=True).click()
    expect(page.get_by_text(re.compile("wins most often|equally good|only one move|experienced player"))).to_be_visible()
    page.get_by_role("button", name="Close the coach").click()


def look_back(person: Person) -> None:
    """The replay, the review, and the game among one's own."""
    page = person.page
    page.locator("dialog a[href*='/replay/']").click()
    expect(page.locator("input[type=range]")).to_be_visible()
    page.go_back()
    page.locator("dialog a[href*='/review/']").click()
    page.get_by_role("button", name="Look back on this game").click()
    expect(page.locator("p.summary")).to_contain_text("% in the end")
    page.reload()
    expect(page.locator("p.summary")).to_contain_text("% in the end")
    page.goto(page.url.split("#")[0] + "#/me")
    expect(page.locator("a[href*='/review/here-']")).to_have_count(1)


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


def test_the_deal_of_the_day_is_played_once_and_goes_on(come: Come, site: str) -> None:
    ada = come()
    ada.page.goto(site)
    ada.page.locator(f"section[aria-labelledby=daily] li[data-game={PLAYED[0]}] a").click()
    ada.page.locator("button.main").first.click()
    ada.page.wait_for_url("**/#/table/here-*")
    expect(ada.page.locator("section.own")).to_be_visible()
    address = ada.page.url
    expect(ada.page.get_by_role("button", name="Coach: odds and hints")).to_have_count(0)
    ada.page.goto(site)
    ada.page.locator(f"section[aria-labelledby=daily] li[data-game={PLAYED[0]}] a", has_text="Go on").click()
    ada.page.locator("button.main").first.click()
    ada.page.wait_for_url(address)


def test_a_score_sheet_is_counted(come: Come, site: str) -> None:
    ada = come()
    ada.page.goto(f"{site}#/score/filou")
    view = note_filou(ada.page, 3, 5)
    for score in view["scores"]:
        expect(ada.page.locator("main")).to_contain_text(f"= {score}".replace("-", "−"))


def begin(person: Person, site: str) -> str:
    """A game among people at this device, which nobody but they take further; the address of its table."""
    person.page.goto(f"{site}#/new/{PLAYED[0]}")
    person.page.locator("form ol li").first.wait_for()
    for seat in person.page.locator("form ol li > select").all()[1:]:
        seat.select_option("local")
    person.page.locator(".go button").click()
    person.page.locator("button.start").click()
    person.page.locator("main > button.main").wait_for()
    return person.page.url


CORRUPT = """async (id) => {
  const open = indexedDB.open("besace");
  const database = await new Promise((resolve) => { open.onsuccess = () => resolve(open.result); });
  const change = database.transaction("tables", "readwrite");
  change.objectStore("tables").put({ id, moves: "torn" });
  await new Promise((resolve) => { change.oncomplete = resolve; });
  database.close();
}"""


def test_a_damaged_game_is_named_in_a_sentence_and_the_others_are_whole(come: Come, site: str) -> None:
    ada = come()
    ada.pardoned = ("409",)
    bad, good = begin(ada, site), begin(ada, site)
    ada.page.evaluate(CORRUPT, bad.split("/")[-1])
    ada.page.goto(bad)
    ada.page.reload()
    expect(ada.page.get_by_role("alert")).to_contain_text("damaged")
    ada.page.goto(good)
    ada.page.reload()
    expect(ada.page.locator("main > button.main")).to_be_visible()


def test_a_full_device_says_so_and_nothing_has_happened(come: Come, site: str) -> None:
    ada = come()
    ada.page.goto(site)
    expect(ada.page.locator("article").first).to_be_visible()
    cdp = ada.context.new_cdp_session(ada.page)
    origin = "/".join(site.split("/")[:3])
    cdp.send("Storage.overrideQuotaForOrigin", {"origin": origin, "quotaSize": 1})
    ada.page.locator(f"article[data-game={PLAYED[0]}] button.play").click()
    expect(ada.page.locator(f"article[data-game={PLAYED[0]}] .wrong")).to_contain_text("could not keep the game")
    cdp.send("Storage.overrideQuotaForOrigin", {"origin": origin})
    ada.page.locator(f"article[data-game={PLAYED[0]}] button.play").click()
    ada.page.wait_for_url("**/#/table/here-*")


def test_two_windows_of_one_game_show_the_same(come: Come, site: str) -> None:
    ada = come()
    ada.page.goto(site)
    box = ada.page.locator(f"article[data-game={PLAYED[0]}]")
    box.locator("select").nth(1).select_option("puppy")
    box.locator("button.play").click()
    expect(ada.page.locator("section.own > .asked")).to_be_visible()
    other = ada.context.new_page()
    ada.watch(other)
    other.goto(ada.page.url)
    hands = [Hands(ada.page, PLAYED[0]), Hands(other, PLAYED[0], 1)]
    play_on(ada, hands[0], 2)
    expect(other.locator("section.own > .asked")).to_be_visible()
    other.set_default_timeout(PATIENCE)
    play_out([(ada, hands[1])], until=lambda: hands[1].pressed >= 4)
    expect(ada.page.locator("section.own > .asked")).to_be_visible()
    held, until = "document.querySelectorAll('section.own .fan button').length", time.monotonic() + PATIENCE / 1000
    while other.evaluate(held) != ada.page.evaluate(held):  # either may still be showing what has just happened
        assert time.monotonic() < until, "the two windows do not show the same"
        other.wait_for_timeout(100)


def until_true(page: Page, promised: str, otherwise: str) -> None:
    """Ask again until a promise of the page comes true: for wait_for_function a promise itself is an answer."""
    until = time.monotonic() + PATIENCE / 1000
    while not page.evaluate(promised):
        assert time.monotonic() < until, otherwise
        page.wait_for_timeout(100)


LEARNT = """async () => {
  const kept = await (await caches.open("besace-weights")).keys();
  return kept.map(({ url }) => new URL(url).pathname.split("/").at(-1)).sort().join();
}"""
FETCHED = """async (game) => {
  const [kept] = (await (await caches.open("besace-weights")).keys()).filter(({ url }) => url.includes(game));
  return new Uint8Array(await (await fetch(kept.url)).arrayBuffer()).length;
}"""


def test_what_networks_have_learnt_is_kept_while_nobody_waits_and_there_in_flight_mode(come: Come, site: str) -> None:
    ada, game = come(keeps=True), PLAYED[0]
    ada.pardoned = ("ERR_INTERNET_DISCONNECTED",)
    ada.page.goto(site)
    wanted = ",".join(sorted(f"{name}.weights" for name in GAMES))
    until_true(ada.page, f"async () => (await ({LEARNT})()) === '{wanted}'", "what networks have learnt is not kept")
    ada.page.reload()
    ada.context.set_offline(True)
    assert ada.page.evaluate(FETCHED, game) == len(GAMES[game].folder.joinpath("extras", "net.weights").read_bytes())
    box = ada.page.locator(f"article[data-game={game}]")
    box.locator("select").nth(1).select_option("magpie")
    box.locator("button.play").click()
    expect(ada.page.locator("section.own > .asked")).to_be_visible()


def test_an_update_waits_until_the_game_is_left(come: Come, tmp_path: Path) -> None:
    """The host has a new build in the middle of a game: it goes on, also after a reload and without a network."""
    folder = tmp_path / "host"
    shutil.copytree(SITE, folder)
    with serving(folder) as site:
        ada = come(keeps=True)
        ada.pardoned = ("ERR_INTERNET_DISCONNECTED",)
        address = begin(ada, site)
        ada.page.evaluate("async () => { await navigator.serviceWorker.ready; }")
        script = (folder / "sw.js").read_text(encoding="utf-8")
        (folder / "sw.js").write_text(script.replace('VERSION = "', 'VERSION = "next-'), encoding="utf-8")
        waiting = "async () => (await (await navigator.serviceWorker.ready).update()).waiting !== null"
        until_true(ada.page, waiting, "the new build does not wait")
        expect(ada.page.locator("main > button.main")).to_be_visible()
        ada.page.reload()
        expect(ada.page.locator("main > button.main")).to_be_visible()
        ada.context.set_offline(True)
        ada.page.reload()
        expect(ada.page.locator("main > button.main")).to_be_visible()
        assert ada.page.url == address


def test_devices_are_told_how_to_install_it_and_every_picture_is_there(come: Come, site: str) -> None:
    ada = come()
    ada.page.goto(site)
    told = ada.page.evaluate("async () => (await fetch(document.querySelector('link[rel=manifest]').href)).json()")
    sizes = """async (address) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      return image.naturalWidth;
    }"""
    for picture in (*told["icons"], *told["screenshots"]):
        wide = ada.page.evaluate(sizes, picture["src"])
        assert picture["sizes"] == "any" or picture["sizes"].startswith(f"{wide}x"), picture
    for shortcut in told["shortcuts"]:
        ada.page.goto(site + shortcut["url"].removeprefix("./"))
        expect(ada.page.locator("h1")).to_have_text(shortcut["name"])
