"""Every page without a game going on, in every language and colour scheme: axe finds nothing, phones do not scroll sideways."""

import math
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.editions import edition
from tests.server.harness import ServerProcess
from tests.web.hands import play_by_requests
from tests.web.people import DESKTOP, PHONE, Person, newcomer

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
GAMES = ("doggybag", "figaro", "filou")
Come = Callable[..., Person]


def flaws(page: Page, rules: tuple[str, ...] = ()) -> list[str]:
    """What axe finds wrong with the page, by all its rules or by some, three looks in a row: what is caught in motion is gone at
    the next."""
    found = _flaws(page, rules)
    for _ in range(2):
        if not found:
            break
        page.wait_for_timeout(1_000)
        again = _flaws(page, rules)
        found = [flaw for flaw in found if flaw in again]
    return found


def _flaws(page: Page, rules: tuple[str, ...]) -> list[str]:
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    wish = {"resultTypes": ["violations"], **({"runOnly": list(rules)} if rules else {})}
    found: dict[str, Any] = page.evaluate("(wish) => axe.run(document, wish)", wish)
    return [
        f"{flaw['id']}: {node['target']} {node.get('failureSummary', '')}"
        for flaw in found["violations"]
        for node in flaw["nodes"]
    ]


def sideways(page: Page) -> int:
    """By how much the page is wider than its window."""
    return int(page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth"))


def played_out(server: ServerProcess, person: Person, game: str, most: float = math.inf, players: int = 3) -> str:
    """A game against bots, played by requests of this person's browser; others press the buttons. Its table.

    It is played to its end, or until it is the person's turn after so many moves of theirs.
    """
    seats = [{"kind": "me"}, *({"kind": "bot", "bot": "puppy"},) * (players - 1)]
    made = person.page.request.post(f"{server.url}/api/tables", data={"game": game, "players": players, "seats": seats})
    assert made.ok, made.text()
    table = str(made.json()["table"]["id"])
    person.page.request.post(f"{server.url}/api/tables/{table}/start")
    play_by_requests(person, f"{server.url}/api/tables/{table}", 0, most)
    return table


@pytest.fixture(scope="module")
def finished(server: ServerProcess, browser: Browser) -> Iterator[dict[str, str]]:
    """A finished game of each kind, by the path of its table."""
    paths = {}
    person = newcomer(browser, "Ada")
    person.page.request.post(f"{server.url}/api/guests", data={"nickname": "Ada"})
    person.context.add_init_script("localStorage.setItem('besace.guest', '\"Ada\"')")
    for game in GAMES:
        paths[game] = f"/table/{played_out(server, person, game)}"
        person.page.goto(server.url + paths[game].replace("/table/", "/review/"))
        person.page.get_by_role("button", name="Look back on this game").click()
        expect(person.page.locator("section.moments li")).to_have_count(3)
    yield paths
    person.context.close()


# Both colour schemes and both sizes; test_cut_off looks at every language on a phone. The tree of a page is the same in all of
# them, so axe judges it once, and the colours of the other scheme; the whole edition judges all of it every time, in more pairs.
ALL_RULES: tuple[str, ...] = ()
COLOURS = edition(("color-contrast",), ALL_RULES)
LOOKS: list[tuple[str, str, tuple[int, int], tuple[str, ...]]] = [
    ("en-GB", "light", PHONE, ALL_RULES),
    ("fr-FR", "dark", DESKTOP, COLOURS),
]
MORE_LOOKS = [("de-AT", "dark", PHONE), ("fr-FR", "dark", PHONE), ("en-GB", "dark", DESKTOP), ("fr-FR", "light", DESKTOP)]
LOOKS += edition([], [(*look, ALL_RULES) for look in MORE_LOOKS])


@pytest.mark.parametrize(("locale", "scheme", "size", "rules"), LOOKS)
def test_pages_without_a_game(
    server: ServerProcess,
    come: Come,
    finished: dict[str, str],
    locale: str,
    scheme: str,
    size: tuple[int, int],
    rules: tuple[str, ...],
) -> None:
    person = come(locale=locale, scheme=scheme, size=size)
    person.pardoned = ("404",)  # of the address that leads nowhere
    replays = [path.replace("/table/", "/replay/") for path in finished.values()]
    reviews = [f"{path.replace('/table/', '/review/')}?seat={seat}" for path in finished.values() for seat in (0, 1)]
    boards = [f"{path}/board" for path in finished.values()]
    kinds = ("new", "learn", "rules", "memo", "score", "ranking")  # colours alone: of each kind the page of another game
    papers = [f"/{kind}/{game}" for n, kind in enumerate(kinds) for game in (GAMES if rules == ALL_RULES else [GAMES[n % 3]])]
    deals = ["/challenge", f"/challenge/{datetime.now(UTC).date()}/filou"]
    paths = ["/", *papers, *deals, "/me", "/bots", *replays, *reviews, *boards, "/learn/chess", "/nowhere"]
    for path in paths:
        person.page.goto(server.url + path)
        expect(person.page.locator("h1, main").first).to_be_visible()
        person.page.wait_for_load_state("networkidle")
        if person.page.locator(".decisions summary").count():
            person.page.locator(".decisions summary").last.click()
        assert flaws(person.page, rules) == [], path
        assert person.page.evaluate("document.documentElement.lang") == locale[:2]
        if size == PHONE:
            assert sideways(person.page) <= 0, f"{path} has to be scrolled sideways"
