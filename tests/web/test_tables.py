"""Tables in play, in both colour schemes and sizes: axe finds nothing, nothing is cut off; and the first load is small."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.editions import edition
from tests.server.harness import ServerProcess
from tests.web.hands import Hands, play_on
from tests.web.people import DESKTOP, PHONE, Person
from tests.web.test_life import play_now
from tests.web.test_pages import ALL_RULES, GAMES, flaws, sideways

MOST_FIRST_LOAD = 200 * 1024
Come = Callable[..., Person]


def consult(person: Person) -> None:
    """Open the coach and ask for a hint."""
    person.page.locator("header button.coach").click()
    expect(person.page.locator(".coach .odds li").first).to_be_visible()
    person.page.locator(".coach header .main").click()
    expect(person.page.locator(".coach .sentence")).to_be_visible()
    expect(person.page.locator(".coach header .main")).to_be_enabled()  # nothing changes any more


@pytest.mark.parametrize(("locale", "scheme"), [("en-GB", "light"), ("fr-FR", "dark")])
@pytest.mark.parametrize("game", GAMES)
def test_a_table_in_play(server: ServerProcess, come: Come, game: str, locale: str, scheme: str) -> None:
    person = come(locale=locale, scheme=scheme, size=PHONE)
    play_now(server, person, game, 4)
    hands, rules = Hands(person.page, game, 3), edition(ALL_RULES if scheme == "light" else ("color-contrast",), ALL_RULES)
    for pressed in (0, 1, 6):
        play_on(person, hands, pressed)
        assert flaws(person.page, rules) == []
        assert sideways(person.page) <= 0
    consult(person)
    assert flaws(person.page, rules) == []
    assert sideways(person.page) <= 0
    person.page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})
    assert flaws(person.page, rules) == []


def test_the_first_load_is_small_and_comes_from_here_alone(server: ServerProcess, come: Come) -> None:
    person = come()
    sizes: dict[str, int] = {}
    person.page.on("requestfinished", lambda request: sizes.update({request.url: request.sizes()["responseBodySize"]}))
    person.page.goto(server.url)
    person.page.wait_for_load_state("networkidle")
    assert all(url.startswith(server.url) for url in sizes), sizes
    assert sum(sizes.values()) < MOST_FIRST_LOAD, sizes
