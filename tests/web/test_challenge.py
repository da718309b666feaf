"""The same deal in two browsers: played once each, closed until one's own is over, then compared."""

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.server.harness import ServerProcess
from tests.web.hands import Hands, finish, play_on
from tests.web.people import PHONE, Person
from tests.web.test_pages import flaws, sideways

Come = Callable[..., Person]


def nickname(page: Page) -> str:
    return str(page.evaluate("fetch('/api/me').then((answer) => answer.json()).then((me) => me.nickname)"))


def make_deal(person: Person, game: str, players: int, level: str = "kitten") -> None:
    """On the page of deals, make one for friends; its own page opens."""
    form = person.page.locator("form")
    for number, value in enumerate((game, str(players), level)):
        form.locator("select").nth(number).select_option(value)
    form.locator("button.main").click()
    person.page.wait_for_url("**/challenge/x-*")
    expect(person.page.locator(".deal button.main")).to_be_visible()


def begin_deal(person: Person) -> str:
    """Press the one button of the deal; the table's address."""
    person.page.locator(".deal button.main").click()
    person.page.wait_for_url("**/table/*")
    expect(person.page.locator("section.own")).to_be_visible()
    return person.page.url


def overheard(person: Person) -> list[str]:
    """All that the server tells this browser over HTTP from now on."""
    heard: list[str] = []
    person.page.on("response", lambda answer: heard.append(answer.text()) if "/api/" in answer.url else None)
    return heard


def test_two_browsers_play_the_same_deal_and_compare(server: ServerProcess, come: Come) -> None:
    ada, ben = come("Ada"), come("Ben", size=PHONE, locale="fr-FR", scheme="dark")
    ada.page.goto(f"{server.url}/challenge")
    make_deal(ada, "filou", 3)
    deal = ada.page.url
    table = begin_deal(ada).rsplit("/", 1)[1]
    expect(ada.page.get_by_role("link", name="Shared deal")).to_be_visible()
    finish(ada)
    expect(ada.page.get_by_role("button", name="Rematch")).to_have_count(0)
    ada.page.get_by_role("link", name="Compare with the others").click()
    expect(ada.page.locator("ol > li")).to_have_count(1)
    assert flaws(ada.page) == []
    hers = nickname(ada.page)

    heard = overheard(ben)
    ben.page.goto(deal)
    expect(ben.page.get_by_text("Une personne l’a terminée.")).to_be_visible()
    assert flaws(ben.page) == []
    assert sideways(ben.page) <= 0
    ben.pardoned = ("403",)  # of the door that stays closed
    for closed in ("replay", "review", "table"):
        ben.page.goto(f"{server.url}/{closed}/{table}")
        expect(ben.page.get_by_role("link", name="Vers la donne")).to_be_visible()
    ben.page.get_by_role("link", name="Vers la donne").click()
    own = begin_deal(ben)
    hands = Hands(ben.page, "filou", 2)
    play_on(ben, hands, 3)
    assert sideways(ben.page) <= 0
    ben.page.goto(server.url)
    ben.page.goto(deal)
    assert begin_deal(ben) == own  # what was begun is gone on with
    assert heard
    assert not any(hers in text or table in text for text in heard), "the server told of another's game too early"
    assert not any(hers in str(frame) for frame in ben.frames)
    finish(ben)
    ben.page.get_by_role("link", name="Comparer avec les autres").click()
    expect(ben.page.locator("ol > li")).to_have_count(2)
    expect(ben.page.get_by_role("heading", name=hers)).to_be_visible()
    expect(ben.page.locator("li.you .number")).to_be_visible()
    with ben.page.expect_download() as picture:
        ben.page.get_by_role("button", name="En image").click()
    assert picture.value.path().read_bytes().startswith(b"\x89PNG")
    assert flaws(ben.page) == []
    assert sideways(ben.page) <= 0
    expect(ben.page.get_by_role("link", name="Analyse")).to_have_count(2)
    ben.page.get_by_role("link", name="Son moment").click()
    expect(ben.page.locator(".slider input")).to_be_visible()
    assert f"/replay/{table}" in ben.page.url

    ada.page.reload()
    expect(ada.page.locator("ol > li")).to_have_count(2)


def test_looking_first_gives_the_deal_up_after_being_asked(server: ServerProcess, come: Come) -> None:
    ada, eve = come("Ada"), come("Eve")
    ada.page.goto(f"{server.url}/challenge")
    make_deal(ada, "figaro", 3)
    deal = ada.page.url
    begin_deal(ada)
    finish(ada)
    eve.page.goto(deal)
    eve.page.get_by_role("button", name="Look without playing").click()
    assert flaws(eve.page) == []
    eve.page.keyboard.press("Escape")
    expect(eve.page.locator(".deal button.main")).to_be_visible()
    eve.page.get_by_role("button", name="Look without playing").click()
    eve.page.get_by_role("button", name="Look, and give it up").click()
    expect(eve.page.locator("ol > li")).to_have_count(1)
    expect(eve.page.locator(".deal button.main")).to_have_count(0)
    eve.page.reload()
    expect(eve.page.get_by_text("You looked at this deal without playing it.")).to_be_visible()
    ada.page.goto(server.url)
    expect(ada.page.get_by_role("heading", name="Deal of the day")).to_be_visible()
