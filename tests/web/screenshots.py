"""Pictures of every page and of great moments: ``make screenshots`` puts them into build/screenshots.

Games are played once, by requests; then every page is looked at in every look. A look is a size, a setting of colours and a
language; together they have all of each, and on a phone and on a desk all settings and all languages.
"""

import json
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser
from rich.progress import Progress

from besace.games import GAMES
from tests.server.harness import ServerProcess
from tests.web.films import MOMENTS, PLAYERS, chosen, film
from tests.web.people import Person, chromium, newcomer
from tests.web.prepared import prepared_server
from tests.web.test_pages import played_out

Size = tuple[int, int]
SETTINGS = ("auto", "light", "dark")  # what a reader may wish; auto is looked at where the device is dark
LOCALES = {"en": "en-GB", "fr": "fr-FR", "de": "de-AT"}
PHONE, DESK = (360, 640), (1366, 768)
SIZES: tuple[Size, ...] = (PHONE, (375, 667), (390, 844), (768, 1024), (1024, 768), DESK, (1920, 1080))
OWN_MOVES = (0, 3, 8)  # after so many moves of one's own a table in play is looked at
FRAMES = 6  # of a moment
SETTLE = 450  # milliseconds until a page lies still
SAMPLES = 100  # of a review


@dataclass(frozen=True)
class Look:
    size: Size
    setting: str
    language: str

    @property
    def name(self) -> str:
        return f"{self.size[0]}x{self.size[1]}-{self.setting}-{self.language}"

    @property
    def scheme(self) -> str:
        return "light" if self.setting == "light" else "dark"


def looks() -> list[Look]:
    """Every size; on a phone and on a desk each setting and each language, in other pairs here than there."""
    languages = tuple(LOCALES)
    turned = {PHONE: 0, DESK: 1}
    found = [
        Look(size, setting, languages[(n + turn) % len(languages)])
        for size, turn in turned.items()
        for n, setting in enumerate(SETTINGS)
    ]
    others = [size for size in SIZES if size not in turned]
    return found + [Look(size, SETTINGS[(n + 1) % 3], languages[n % 3]) for n, size in enumerate(others)]


@dataclass(frozen=True)
class Place:
    """A page: where it is, and what has to be there before it is looked at."""

    name: str
    path: str
    ready: str
    whole: bool = False


def pages() -> Iterator[Place]:
    yield Place("home", "/", "article")
    for game in GAMES:
        yield Place(f"{game}-new", f"/new/{game}", "form ol li")
        yield Place(f"{game}-rules", f"/rules/{game}", "main h2")
        yield Place(f"{game}-memo", f"/memo/{game}", "a[download]")
        yield Place(f"{game}-score", f"/score/{game}", "main input")
        yield Place(f"{game}-ranking", f"/ranking/{game}", "main")
        yield Place(f"{game}-guide", f"/learn/{game}", "aside .onward")
    yield Place("deals", "/challenge", "article, .deal")
    yield Place("join", "/join/NOSUCH", "form")
    yield Place("lost", "/nowhere", "main.lost")
    yield Place("me", "/me", "main li")
    yield Place("bots", "/bots", "main li")


def tables(server: ServerProcess, person: Person) -> Iterator[Place]:
    """Tables before the game, in it and after it; the games are played now."""
    for game in GAMES:
        wish = {"game": game, "players": 4, "seats": [{"kind": "me"}, *({"kind": "open"},) * 3]}
        made = person.page.request.post(f"{server.url}/api/tables", data=wish)
        assert made.ok, made.text()
        yield Place(f"{game}-lobby", f"/table/{made.json()['table']['id']}", ".seats li")
        for moves in OWN_MOVES:
            table = played_out(server, person, game, moves)
            yield Place(f"{game}-table-{moves}", f"/table/{table}", "section.own > .asked")
        yield Place(f"{game}-board", f"/table/{table}/board", "main.felt")
        over = played_out(server, person, game)
        person.page.goto(f"{server.url}/review/{over}")
        person.page.locator(".ask .main").click()
        person.page.locator("section.moments li").first.wait_for()
        yield Place(f"{game}-end", f"/table/{over}", "dialog table tfoot")
        yield Place(f"{game}-review", f"/review/{over}", "section.moments li", whole=True)
        yield Place(f"{game}-replay", f"/replay/{over}?ply=20&eye=0", ".judged", whole=True)


class Album:
    """One browser that goes from look to look and takes pictures of its pages."""

    def __init__(self, server: ServerProcess, person: Person) -> None:
        self._server, self.person = server, person

    def change(self, look: Look) -> None:
        """Look at everything from now on in this size, these colours and this language."""
        page, (width, height) = self.person.page, look.size
        page.goto(self._server.url)
        settings = json.dumps({"speed": "off", "scheme": look.setting})
        page.evaluate(
            "([language, settings]) => (localStorage['besace.language'] = language, localStorage['besace.settings'] = settings)",
            [look.language, settings],
        )
        page.set_viewport_size({"width": width, "height": height})
        page.emulate_media(color_scheme=look.scheme)  # type: ignore[arg-type]

    def turn_to(self, place: Place) -> None:
        self.person.page.goto(self._server.url + place.path)
        self.person.page.locator(place.ready).first.wait_for()

    def take(self, place: Place, path: Path) -> None:
        self.turn_to(place)
        self.person.page.wait_for_timeout(SETTLE)
        self.person.page.screenshot(path=path, full_page=place.whole)


def stills(browser: Browser, folder: Path, progress: Progress) -> None:
    with tempfile.TemporaryDirectory() as kept:
        server = ServerProcess(str(Path(kept) / "besace.sqlite3"), Path(kept), review_samples=SAMPLES)
        try:
            person = newcomer(browser, "Ada")
            person.page.goto(server.url)
            person.page.locator("article").first.wait_for()  # she is a guest now
            places = [*progress.track(tables(server, person), description="Playing", total=None), *pages()]
            album, every = Album(server, person), looks()
            task = progress.add_task("Pages", total=len(every) * len(places))
            for look in every:
                album.change(look)
                for place in places:
                    progress.update(task, description=f"{place.name} {look.name}", advance=1)
                    album.take(place, folder / f"{place.name}-{look.name}.png")
            person.context.close()
        finally:
            server.stop()


def moments(browser: Browser, folder: Path, progress: Progress) -> None:
    """Frames of great moments, on a phone and on a desk, in every language."""
    some = [Look(PHONE, "dark", "de"), Look(DESK, "light", "en"), Look((390, 844), "light", "fr")]
    staged = [moment for moment in MOMENTS if moment.staged]
    task = progress.add_task("Moments", total=len(staged) * len(some))
    with tempfile.TemporaryDirectory() as kept, prepared_server(Path(kept)) as server:
        for look in some:
            for moment in staged:
                progress.update(task, description=f"{moment.name} {look.name}", advance=1)
                frames = film(browser, server, moment, look.size, LOCALES[look.language], look.scheme)
                for number, frame in enumerate(chosen(frames, FRAMES) if frames else []):
                    (folder / f"{moment.name}-{PLAYERS}-{look.name}-{number}.jpg").write_bytes(frame)


def main() -> None:
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else "build/screenshots")
    folder.mkdir(parents=True, exist_ok=True)
    with chromium() as browser, Progress() as progress:
        moments(browser, folder, progress)
        stills(browser, folder, progress)
    print(f"{len([*folder.glob('*.png'), *folder.glob('*.jpg')])} pictures are in {folder}.")


if __name__ == "__main__":
    main()
