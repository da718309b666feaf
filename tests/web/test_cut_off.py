"""On the smallest phone everything can be read whole, in every language: every page, and tables before, in and after a game.

German, the longest, is looked at everywhere; of the other languages each third place, another one in each. The whole edition
looks at all places in all languages.
"""

import math
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from besace.games import GAMES
from besace.play.words import LANGUAGES
from tests.editions import edition
from tests.server.harness import ServerProcess
from tests.web.cut_off import cut_off
from tests.web.hands import play_by_requests
from tests.web.people import PHONE, newcomer
from tests.web.prepared import code_of, prepared_server
from tests.web.screenshots import SETTLE, Album, Look, Place, pages
from tests.web.test_pages import sideways

LONGEST = "de"
MOVES = 4  # of one's own, after which a table is looked at


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with prepared_server(tmp_path_factory.mktemp("cut")) as running:
        yield running


@pytest.fixture(scope="module")
def albums(server: ServerProcess, browser: Browser) -> Iterator[tuple[Album, Album]]:
    """Ada's, who is in the middle of her games, and Bob's, whose games are over."""
    people = [newcomer(browser, name, PHONE) for name in ("Ada", "Bob")]
    for person in people:
        assert person.page.request.post(f"{server.url}/api/guests", data={"nickname": person.name}).ok
        person.context.add_init_script(f"localStorage.setItem('besace.guest', '\"{person.name}\"')")
    yield Album(server, people[0]), Album(server, people[1])
    for person in people:
        person.context.close()


def dealt(server: ServerProcess, album: Album, game: str, most: float = math.inf) -> str:
    """A prepared deal with as many players as there can be, who have the least room; played to its end, or for so many moves."""
    deal = f"{server.url}/api/challenges/x-{code_of(game, GAMES[game].players[-1])}/play"
    table = str(album.person.page.request.post(deal).json()["table"]["id"])
    play_by_requests(album.person, f"{server.url}/api/tables/{table}", 0, most)
    return table


@pytest.fixture(scope="module")
def places(server: ServerProcess, albums: tuple[Album, Album]) -> list[tuple[Album, Place]]:
    ada, bob = albums
    found = [(bob, place) for place in pages()]
    for game in GAMES:
        begun, over = dealt(server, ada, game, MOVES), dealt(server, bob, game)
        found += [
            (ada, Place(f"{game}-table", f"/table/{begun}", "section.own > .asked")),
            (ada, Place(f"{game}-board", f"/table/{begun}/board", "main.felt")),
            (bob, Place(f"{game}-end", f"/table/{over}", "dialog table tfoot")),
            (bob, Place(f"{game}-replay", f"/replay/{over}?ply=20&eye=0", "section.felt")),
        ]
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_cut_off_on_the_smallest_phone(
    albums: tuple[Album, Album], places: list[tuple[Album, Place]], language: str
) -> None:
    for album in albums:
        album.change(Look(PHONE, "light", language))
    cut, third = {}, slice(LANGUAGES.index(language), None, 3)
    for album, place in places if language == LONGEST else edition(places[third], places):
        album.turn_to(place)
        page = album.person.page
        page.wait_for_timeout(SETTLE)  # what moves is not read either
        cut[place.name] = cut_off(page)
        assert sideways(page) <= 0, f"{place.path} has to be scrolled sideways"
        assert page.evaluate("document.documentElement.lang") == language
    assert {name: texts for name, texts in cut.items() if texts} == {}


def test_a_text_that_is_cut_off_is_found(albums: tuple[Album, Album]) -> None:
    page = albums[0].person.page
    page.goto("about:blank")
    page.set_content(
        """<p style="width: 4rem; overflow: hidden; white-space: nowrap">one long line</p>
        <p style="height: 1em; line-height: 1; overflow: clip; width: 3rem">two lines</p>
        <div style="overflow: auto; width: 5rem"><pre>to be scrolled sideways</pre></div>
        <p style="white-space: nowrap; margin-left: 350px">beyond the window</p>
        <p>whole</p>"""
    )
    cut = cut_off(page)
    for text in ("one long line", "two lines", "to be scrolled sideways", "beyond the window"):
        assert any(text in found for found in cut), text
    assert not any("whole" in found for found in cut)
