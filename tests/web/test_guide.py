"""Guided first games in real browsers: every bubble is read, the game is left and resumed, and it ends as a real one."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.server.harness import ServerProcess
from tests.web.hands import Hands, Keys, play_out
from tests.web.people import DESKTOP, PHONE, Person, check_frames
from tests.web.test_pages import ALL_RULES, COLOURS, flaws, sideways
from tests.web.test_play import record_of

Come = Callable[..., Person]
# what nobody's first game goes without
CORE = {
    "filou": {"welcome", "hand", "choose", "row", "bid", "think", "sold", "one-dog", "first", "last-round", "end"},
    "figaro": {"welcome", "roads", "play", "juggler", "my-card", "six-other", "round-over", "third", "few", "end"},
    "doggybag": {"welcome", "bones", "loot", "looted", "roles", "announce", "raid", "next-turn", "hothead", "last-bones", "end"},
}
# lessons that point at what they are about
POINTING = {
    "filou": {"hand", "choose", "row", "bid", "think", "one-dog"},
    "figaro": {"roads", "play", "juggler", "third"},
    "doggybag": {"bones", "loot", "looted", "roles", "announce", "raid", "hothead"},
}
# Pixels of the middle that are cut; one that has no room at all is away.
CUT = """(centre) => {
  const away = getComputedStyle(centre.firstElementChild).visibility === "hidden";
  return away ? 0 : centre.scrollHeight - centre.clientHeight;
}"""


class Pupil(Hands):
    """Reads every bubble before doing anything else, and looks whether it is in the way."""

    def __init__(self, page: Page, game: str, seed: int = 0) -> None:
        super().__init__(page, game, seed)
        self.heard: list[str] = []
        self.shown: set[str] = set()  # lessons that pointed at something

    def act(self) -> bool:
        asked, said = self.asked, self.page.locator("[data-lesson]")  # in this order: what is said comes with what is asked
        if said.count() == 0:
            return asked and super().act()
        lesson = said.get_attribute("data-lesson") or ""
        if self.heard[-1:] != [lesson]:
            self.heard.append(lesson)
            self._look()
            if self.page.locator("[data-pointed]").count():
                self.shown.add(lesson)
        self._click(self.page.locator("aside .onward"))
        return True

    def _look(self) -> None:
        places = "['aside .bubble', 'section.own'].map((place) => document.querySelector(place).getBoundingClientRect())"
        bubble, own = self.page.evaluate(f"(([bubble, own]) => [bubble.bottom, own.top])({places})")
        assert bubble <= own + 1, "the bubble covers one's own place"
        assert sideways(self.page) <= 0


class PupilKeys(Pupil, Keys):
    """The same without a mouse."""


def first_game(server: ServerProcess, person: Person, game: str) -> None:
    """From the shelf to the first bubble."""
    person.page.goto(server.url)
    person.page.locator(f"article[data-game={game}] a[href='/learn/{game}']").click()
    expect(person.page.locator("[data-lesson=welcome]")).to_be_visible()


def check_end(server: ServerProcess, person: Person, pupil: Pupil, game: str) -> None:
    """A real game with a real result, in which everything important was explained, and nothing over and over."""
    record = record_of(server, person)
    assert record["result"]["winners"]
    assert check_frames(person, record, {0}) > 0
    assert CORE[game] <= set(pupil.heard), CORE[game] - set(pupil.heard)
    assert POINTING[game] <= pupil.shown, POINTING[game] - pupil.shown
    assert max(pupil.heard.count(lesson) for lesson in pupil.heard) <= 3


def test_filou_by_keyboard_left_and_resumed(server: ServerProcess, come: Come) -> None:
    ada = come()
    first_game(server, ada, "filou")
    assert flaws(ada.page) == []
    pupil = PupilKeys(ada.page, "filou", 4)
    play_out([(ada, pupil)], until=lambda: "first" in pupil.heard and pupil.asked)
    table = ada.page.url
    ada.page.goto(server.url)
    expect(ada.page.locator(".running a")).to_contain_text("guide")
    ada.page.goto(f"{server.url}/learn/filou")
    expect(ada.page.locator("section.own")).to_be_visible()
    assert ada.page.url == table, "the game that was left goes on"
    before = len(pupil.heard)
    play_out([(ada, pupil)])
    assert not {"welcome", "hand", "row", "bid"} & set(pupil.heard[before:]), "what was said is not said again"
    check_end(server, ada, pupil, "filou")
    ada.page.get_by_role("link", name="Look back").click()
    expect(ada.page.get_by_role("button", name="One move on")).to_be_visible()


def test_figaro_on_a_phone(server: ServerProcess, come: Come) -> None:
    ada = come(size=PHONE, scheme="dark")
    first_game(server, ada, "figaro")
    assert flaws(ada.page) == []
    pupil = Pupil(ada.page, "figaro", 2)
    play_out([(ada, pupil)])
    check_end(server, ada, pupil, "figaro")


def test_doggy_bag_in_french(server: ServerProcess, come: Come) -> None:
    ada = come(locale="fr-FR", size=DESKTOP)
    first_game(server, ada, "doggybag")
    expect(ada.page.locator("[data-lesson]")).to_contain_text("Noisette")
    pupil = Pupil(ada.page, "doggybag", 4)
    play_out([(ada, pupil)])
    check_end(server, ada, pupil, "doggybag")


@pytest.mark.parametrize("game", CORE)
@pytest.mark.parametrize(("locale", "scheme", "rules"), [("en-GB", "dark", ALL_RULES), ("fr-FR", "light", COLOURS)])
def test_a_bubble_is_fine_for_everyone(
    server: ServerProcess, come: Come, game: str, locale: str, scheme: str, rules: tuple[str, ...]
) -> None:
    ada = come(size=PHONE, locale=locale, scheme=scheme)
    first_game(server, ada, game)
    live = ada.page.locator("aside [aria-live=polite]")
    for _ in range(3):
        assert flaws(ada.page, rules) == []
        assert sideways(ada.page) <= 0
        assert ada.page.locator("section.centre").evaluate(CUT) <= 1, "the middle is whole"
        expect(live).not_to_be_empty()
        ada.page.locator("aside .onward").click()
    ada.page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})
    assert flaws(ada.page, rules) == []


def test_the_guide_can_be_sent_to_sleep_woken_and_asked_again(server: ServerProcess, come: Come) -> None:
    ada = come()
    first_game(server, ada, "filou")
    ada.page.get_by_role("button", name="I can do it alone").click()
    expect(ada.page.locator("[data-lesson]")).to_have_count(0)
    ada.page.reload()
    wake = ada.page.get_by_role("button", name="Wake Hazel")
    expect(wake).to_be_visible()
    play_out([(ada, Hands(ada.page, "filou", 1))], until=lambda: "Round 2" in ada.page.locator("h1").inner_text())
    wake.click()
    expect(ada.page.locator("[data-lesson]")).to_be_visible()
    ada.page.locator("aside .rule").click()
    expect(ada.page.get_by_role("dialog")).to_contain_text("rules of Filou")
    ada.page.keyboard.press("Escape")
    while ada.page.locator("[data-lesson]").count():
        ada.page.locator("aside .onward").click()
    again = ada.page.get_by_role("button", name="Hazel, say that again")
    expect(again).to_be_focused()
    again.press("Enter")
    expect(ada.page.locator("[data-lesson]")).to_be_visible()
