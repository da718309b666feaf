"""Pictures of every page at phone and desktop size: ``make screenshots`` puts them into build/screenshots."""

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser
from rich.progress import track

from tests.server.harness import ServerProcess
from tests.web.hands import Hands, play_on, play_out
from tests.web.people import DESKTOP, PHONE, Person, chromium, newcomer
from tests.web.test_challenge import begin_deal, make_deal
from tests.web.test_life import play_now
from tests.web.test_pages import consult

GAMES = {"doggybag": 4, "figaro": 4, "filou": 4}
MOMENTS = (0, 4, 12)  # presses after which a table in play is looked at
BUBBLES = 2  # after the first, before anything is played
SETTLE = 900  # milliseconds until a page lies still


class Album:
    """Takes pictures of what one person sees."""

    def __init__(self, folder: Path, person: Person, look: str) -> None:
        self._folder, self._person, self._look = folder, person, look

    def visit(self, address: str, name: str) -> None:
        self._person.page.goto(address)
        self.take(name)

    def take(self, name: str, whole: bool = False) -> None:
        self._person.page.wait_for_timeout(SETTLE)
        self._person.page.screenshot(path=self._folder / f"{name}-{self._look}.png", full_page=whole)


def pages(album: Album, server: ServerProcess) -> None:
    album.visit(server.url, "home")
    for game in GAMES:
        album.visit(f"{server.url}/new/{game}", f"new-{game}")
        for page in ("rules", "memo", "score", "ranking"):
            album.visit(f"{server.url}/{page}/{game}", f"{page}-{game}")
    album.visit(f"{server.url}/challenge", "deals")


def tables(album: Album, server: ServerProcess, person: Person) -> None:
    for game, players in GAMES.items():
        play_now(server, person, game, players, "stray")
        hands = Hands(person.page, game, 5)
        for moment in MOMENTS:
            play_on(person, hands, moment)
            album.take(f"{game}-{moment}")
        consult(person)
        album.take(f"{game}-coach")
        person.page.locator(".coach header .close").click()
        play_out([(person, hands)])
        album.take(f"{game}-end")
        address = person.page.url
        person.page.goto(address.replace("/table/", "/review/"))
        person.page.locator(".ask .main").click()
        person.page.locator(".decisions summary").first.click()
        person.page.locator("h1").hover()
        album.take(f"{game}-review", whole=True)
        album.visit(address.replace("/table/", "/replay/"), f"{game}-replay")
        album.visit(f"{address}/board", f"{game}-board")
    album.visit(f"{server.url}/me", "me")


def deal(album: Album, server: ServerProcess, person: Person) -> None:
    """A deal for friends: before it is played, at the table, and compared."""
    person.page.goto(f"{server.url}/challenge")
    make_deal(person, "filou", 3)
    address = person.page.url
    album.take("deal-new")
    begin_deal(person)
    hands = Hands(person.page, "filou", 5)
    play_on(person, hands, 1)
    album.take("deal-table")
    play_out([(person, hands)])
    album.take("deal-end")
    album.visit(address, "deal-compared")


def first_games(album: Album, server: ServerProcess, person: Person) -> None:
    for game in GAMES:
        album.visit(f"{server.url}/learn/{game}", f"{game}-guide")
        for page in range(BUBBLES):
            person.page.locator("aside .onward").click()
            album.take(f"{game}-guide-{page + 1}")


def take_all(browser: Browser, server: ServerProcess, folder: Path) -> None:
    looks = [
        (f"{size}-{scheme}", pixels, scheme, locale)
        for size, pixels in (("phone", PHONE), ("desktop", DESKTOP))
        for scheme, locale in (("light", "en-GB"), ("dark", "fr-FR"))
    ]
    for look, pixels, scheme, locale in track(looks, "Taking pictures"):
        person = newcomer(browser, "Ada", pixels, locale, scheme)
        album = Album(folder, person, look)
        pages(album, server)
        tables(album, server, person)
        deal(album, server, person)
        first_games(album, server, person)
        person.context.close()


def main() -> None:
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else "build/screenshots")
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as kept:
        server = ServerProcess(str(Path(kept) / "besace.sqlite3"), Path(kept), review_samples=200)
        try:
            with chromium() as browser:
                take_all(browser, server, folder)
        finally:
            server.stop()
    print(f"{len(list(folder.glob('*.png')))} pictures are in {folder}.")


if __name__ == "__main__":
    main()
