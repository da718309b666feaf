"""Beside the table: rules that are found and opened at the right place, memos on paper, score sheets, my games and my data."""

import asyncio
import json
import re
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from besace.learn.memo import memo
from besace.learn.rulebook import rule_book
from besace.learn.scores import BadSheet, score
from besace.play.words import words_in
from tests.editions import edition
from tests.server.harness import ServerProcess, full_game
from tests.web.hands import finish
from tests.web.people import PHONE, Person
from tests.web.sheets import NAMES, NOTE, field, name_players
from tests.web.test_life import play_now
from tests.web.test_pages import flaws, sideways

Come = Callable[..., Person]
GAMES = ("doggybag", "figaro", "filou")
A4 = (595, 842)  # points


def shown_section(page: Page) -> str:
    """The section of the rules that has the focus, if it can be seen."""
    found = page.evaluate(
        "() => { const s = document.activeElement, box = s.getBoundingClientRect();"
        " return box.top >= -1 && box.top < innerHeight ? s.dataset.section : null }"
    )
    return str(found)


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_number_opens_its_paragraph(server: ServerProcess, come: Come, game: str) -> None:
    page = come(size=PHONE).page
    book = rule_book(game, "en")
    rules = [(rule, section.name) for section in book.sections for rule in section.rules]
    assert len(rules) > 10
    page.goto(f"{server.url}/rules/{game}#{rules[-1][0]}")
    for rule, name in [rules[-1], *rules[:: edition(3, 1)]]:
        page.evaluate("rule => { location.hash = rule }", rule)
        expect(page.locator(f"[data-section={name}]")).to_be_focused()
        assert shown_section(page) == name


def test_the_rules_are_searched_without_accents_and_the_best_comes_first(server: ServerProcess, come: Come) -> None:
    page = come(locale="fr-FR").page
    page.goto(f"{server.url}/rules/doggybag")
    sections = page.locator("section[data-section]")
    expect(sections).to_have_count(len(rule_book("doggybag", "fr").sections))
    search = page.get_by_role("searchbox")
    for sought in ("eclaireur", "os faisande", "r5"):
        search.fill(sought)
        wanted = [section.name for section in rule_book("doggybag", "fr").find(sought)]
        assert wanted
        expect(sections).to_have_count(len(wanted))
        assert sections.first.get_attribute("data-section") == wanted[0], "the page and the terminal agree"
    assert page.evaluate("CSS.highlights.get('rules-found').size") >= 1
    search.fill("échiquier")
    expect(page.get_by_text("Rien de tel dans les règles")).to_be_visible()
    search.fill("")
    expect(page.get_by_role("heading", name="Questions")).to_be_visible()
    expect(page.get_by_role("heading", name="d’une édition à l’autre")).to_be_visible()


def test_a_paragraph_of_the_rules_has_an_address(server: ServerProcess, come: Come) -> None:
    page = come().page
    page.goto(f"{server.url}/rules/filou")
    page.get_by_text("Contents").click()
    page.get_by_role("link", name="Dogs", exact=True).click()
    expect(page).to_have_url(f"{server.url}/rules/filou#dogs")
    assert shown_section(page) == "dogs"
    page.get_by_role("link", name="Memo").click()
    expect(page.get_by_role("heading", level=1, name="Memo: Filou")).to_be_visible()
    page.get_by_role("link", name="Score sheet").click()
    expect(page.get_by_role("heading", level=1, name="Score sheet: Filou")).to_be_visible()


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
@pytest.mark.parametrize("game", GAMES)
def test_a_memo_is_printed_on_one_page(server: ServerProcess, come: Come, game: str, locale: str) -> None:
    page = come(locale=locale, scheme="dark").page
    page.goto(f"{server.url}/memo/{game}")
    titles = [section.title for section in memo(game, locale[:2]).sections]
    expect(page.locator("article.memo h2")).to_have_text(titles)
    page.evaluate("Promise.all([...document.images].map(picture => picture.decode()))")
    paper = page.pdf(prefer_css_page_size=True)
    assert len(re.findall(rb"/Type\s*/Page\b", paper)) == 1
    width, height = map(float, re.findall(rb"/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]", paper)[0])
    assert (round(width), round(height)) == A4
    page.emulate_media(media="print")
    expect(page.locator("article.memo h2").last).to_be_visible()
    expect(page.get_by_role("navigation")).not_to_be_visible()
    expect(page.locator("body")).to_have_css("background-color", "rgb(255, 255, 255)")  # ink is dear


def test_a_memo_goes_to_the_printer_or_into_a_file(server: ServerProcess, come: Come) -> None:
    page = come().page
    page.goto(f"{server.url}/memo/figaro")
    page.evaluate("window.print = () => { document.title = 'printed' }")
    page.get_by_role("button", name="Print").click()
    expect(page).to_have_title("printed")
    with page.expect_download() as saved:
        page.get_by_role("link", name="PDF").click()
    assert Path(saved.value.path()).read_bytes().startswith(b"%PDF-")


@pytest.mark.parametrize(
    ("game", "players", "seed"),
    [
        ("doggybag", 5, 6),
        ("figaro", 6, 2),
        ("filou", 5, 8),
        *edition([], [("doggybag", 2, 4), ("figaro", 3, 1), ("filou", 3, 7)]),
    ],
)
def test_a_sheet_gives_the_result_of_the_game(server: ServerProcess, come: Come, game: str, players: int, seed: int) -> None:
    page = come(size=PHONE).page
    page.goto(f"{server.url}/score/{game}")
    view = NOTE[game](page, players, seed)
    result = page.locator("#result")
    winners = [NAMES[seat] for seat in view["winners"]]
    words = words_in("en")
    expect(result.get_by_role("heading", level=2)).to_have_text(words("won-by", names=words.listed(winners), count=len(winners)))
    expect(page.get_by_text("Still to count")).to_have_count(0)
    rows = result.locator(".ranking li")
    expect(rows).to_have_count(players)
    for seat, total in enumerate(view["scores"]):
        row = rows.filter(has=page.get_by_text(NAMES[seat], exact=True))
        expect(row.locator("strong")).to_have_text(str(total).replace("-", "−"))
    assert rows.first.locator(".name").inner_text() in winners
    assert flaws(page) == []
    assert sideways(page) <= 0
    rule = result.locator(".steps a").last
    number = rule.inner_text()
    rule.click()
    expect(page.locator(f"[data-section={rule_book(game, 'en').section(number).name}]")).to_be_focused()
    page.go_back()
    expect(rows).to_have_count(players)


def test_a_sheet_survives_a_reload_and_is_cleared_when_asked(server: ServerProcess, come: Come) -> None:
    page = come(size=PHONE).page
    page.goto(f"{server.url}/score/filou")
    name_players(page, 4)
    field(page, "mice", 2).fill("12")
    expect(page.get_by_text("Still to count: Ada, Bob and Dan.")).to_be_visible()
    expect(page.get_by_role("heading", name="So far")).to_be_visible()
    page.reload()
    expect(field(page, "mice", 2)).to_have_value("12")
    expect(page.get_by_label("Name of player")).to_have_count(4)
    page.get_by_role("button", name="Next game, same players").click()
    expect(field(page, "mice", 2)).to_have_value("")
    page.get_by_role("button", name="Bring the last sheet back").click()
    expect(field(page, "mice", 2)).to_have_value("12")
    page.get_by_role("button", name="Take Bob off the sheet").click()
    expect(page.get_by_label("mice, Cléo", exact=True)).to_have_value("12")
    page.get_by_role("button", name="Clear everything").click()
    expect(page.get_by_label("Name of player")).to_have_count(3)
    page.reload()
    expect(page.get_by_label("Name of player")).to_have_count(3)
    assert [name.input_value() for name in page.get_by_label("Name of player").all()] == ["", "", ""]


@pytest.mark.parametrize(("locale", "language"), [("en-GB", "en"), ("fr-FR", "fr")])
def test_bad_input_is_told_in_one_sentence_and_nothing_is_lost(
    server: ServerProcess, come: Come, locale: str, language: str
) -> None:
    person = come(locale=locale)
    person.pardoned = ("400",)  # of the sheets that the server refuses
    page = person.page
    words = words_in(language)
    page.goto(f"{server.url}/score/filou")
    names = [words("player-name", n=seat + 1) for seat in range(3)]
    mice = page.get_by_label(words("score-of", thing=words("score-mice"), who=names[1]), exact=True)
    for typed, value in (("many", "many"), ("-2", -2), ("99", 99)):
        mice.fill(typed)
        with pytest.raises(BadSheet) as wrong:
            score("filou", {"players": [{}, {"mice": value}, {}], "names": names})
        expect(page.get_by_role("alert")).to_have_text(wrong.value.sentence(language))
        expect(mice).to_have_value(typed)
    mice.fill("9")
    expect(page.get_by_role("alert")).to_have_count(0)
    assert any("400" in said for said in person.complaints)


def test_a_tie_of_doggy_bag_asks_for_the_last_roles(server: ServerProcess, come: Come) -> None:
    page = come(size=PHONE).page
    page.goto(f"{server.url}/score/doggybag")
    name_players(page, 2)
    field(page, "beef", 0).fill("3")
    field(page, "marrow", 1).fill("2")
    expect(page.locator("#result").get_by_role("status")).to_have_text("There is a tie: say which role Ada had in the last turn.")
    field(page, "last role", 0).select_option("3")
    field(page, "last role", 1).select_option("hothead")
    field(page, "number announced", 1).fill("8")
    expect(page.get_by_role("heading", name="Bob wins!")).to_be_visible()


def test_a_sheet_is_filled_by_keyboard_alone(server: ServerProcess, come: Come) -> None:
    page = come().page
    page.goto(f"{server.url}/score/filou")
    first = page.get_by_label("Name of player 1")
    for _ in range(20):
        page.keyboard.press("Tab")
        if first.evaluate("field => field === document.activeElement"):
            break
    page.keyboard.type("Zoé")
    page.keyboard.press("Tab")
    expect(page.get_by_label("the 15 cat, Zoé", exact=True)).to_be_focused()
    for key in ("ArrowUp", "ArrowUp", "ArrowDown", "Tab", "2"):
        page.keyboard.press(key)
    expect(page.get_by_label("Total of Zoé")).to_have_text("37")


@pytest.fixture(scope="module")
def rating(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that rates people."""
    folder = tmp_path_factory.mktemp("rating")
    running = ServerProcess(str(folder / "besace.sqlite3"), folder, ratings=1)
    yield running
    running.stop()


@dataclass
class Past:
    """A game that Ada, Bob and Eve have played, and a link with which a browser is Ada."""

    table: str
    view: dict[str, Any]
    links: dict[str, str]


def play_before(server: ServerProcess, game: str, seed: int) -> Past:
    async def play() -> Past:
        async with server.client() as http:
            people = [await http.guest(name) for name in ("Ada", "Bob", "Eve")]
            table, seen = await full_game(people, game, seed=seed)
            await people[0].ask("POST", f"/tables/{table}/chat", {"text": "well played"}, 204)
            links = {person.name: (await person.ask("POST", "/me/link", status=201))["url"] for person in people}
            return Past(table, seen[0][-1]["view"], links)

    with ThreadPoolExecutor(1) as apart:  # the browser's own loop runs in this thread
        return apart.submit(lambda: asyncio.run(play())).result()


def arrive(person: Person, past: Past) -> None:
    """Open the link that makes this browser someone who has played."""
    person.page.goto(past.links[person.name])
    expect(person.page.get_by_role("heading", name=f"This device is {person.name} now.")).to_be_visible()


def test_my_games_and_head_to_head(rating: ServerProcess, come: Come) -> None:
    past = play_before(rating, "filou", 3)
    ada = come("Ada", size=PHONE)
    arrive(ada, past)
    page = ada.page
    page.get_by_role("link", name="To the shelf").click()
    page.get_by_role("link", name="My games").click()
    scores, winners = past.view["scores"], past.view["winners"]
    row = page.locator("li", has=page.get_by_role("link", name="Review"))
    for name, total in zip(("Ada", "Bob", "Eve"), scores, strict=True):
        expect(row).to_contain_text(f"{name} {total}".replace("-", "−"))
    assert page.get_by_role("link", name="Review").get_attribute("href") == f"/review/{past.table}"
    ranks = [(seat not in winners, -total) for seat, total in enumerate(scores)]
    for seat, name in ((1, "Bob"), (2, "Eve")):
        cells = page.get_by_role("row").filter(has=page.get_by_role("rowheader", name=name)).get_by_role("cell")
        expect(cells).to_have_text(["1", str(int(ranks[0] < ranks[seat])), str(int(ranks[0] > ranks[seat]))])
    card = page.get_by_role("article", name="Filou")
    expect(card.get_by_role("img")).to_have_attribute("aria-label", re.compile(r"Places over time: \d of 3$"))
    expect(card.get_by_text("rating")).to_be_visible()
    assert flaws(page) == []
    assert sideways(page) <= 0
    page.get_by_role("link", name="Look back").click()
    expect(page.get_by_role("slider", name="Moves played")).to_be_visible()


def test_the_ranking_lists_people_where_the_server_rates_them(rating: ServerProcess, come: Come) -> None:
    past = play_before(rating, "figaro", 5)
    bob = come("Bob")
    arrive(bob, past)
    page = bob.page
    page.goto(f"{rating.url}/ranking/figaro")
    rows = page.locator("tbody tr")
    expect(rows).to_have_count(3)
    winner = ("Ada", "Bob", "Eve")[past.view["winners"][0]]
    expect(rows.first.get_by_role("rowheader")).to_contain_text(winner)
    expect(page.locator("tr.you").get_by_role("rowheader")).to_contain_text("Bob")
    page.get_by_role("link", name="Doggy Bag").click()
    expect(page.get_by_text("Nobody has finished a rated game here yet.")).to_be_visible()


def test_bots_are_ranked_and_met_on_every_server(server: ServerProcess, come: Come) -> None:
    ada = come()
    play_now(server, ada, "filou", 3, "kitten")
    finish(ada)
    page = ada.page
    page.goto(f"{server.url}/me")
    expect(page.get_by_role("rowheader", name="Kitten (bot)")).to_be_visible()
    expect(page.get_by_text("Moka (Kitten)")).to_be_visible()
    page.get_by_role("article", name="Filou").get_by_role("link", name="Ranking").click()
    expect(page.get_by_text("This server does not rate people.")).to_be_visible()
    expect(page.get_by_role("rowheader", name="Kitten")).to_be_visible()
    assert not [row for row in page.locator("tbody tr").all() if "bot" not in row.inner_text()]


def test_my_data_are_taken_along_and_then_forgotten(rating: ServerProcess, come: Come) -> None:
    past = play_before(rating, "filou", 9)
    ada, bob = come("Ada"), come("Bob")
    arrive(ada, past)
    page = ada.page
    page.goto(f"{rating.url}/me")
    with page.expect_download() as saved:
        page.get_by_role("button", name="Download all of it").click()
    data = json.loads(Path(saved.value.path()).read_text(encoding="utf-8"))
    assert [table["table"] for table in data["tables"]] == [past.table]
    assert data["tables"][0]["chat"][0]["text"] == "well played"
    page.get_by_role("button", name="Have it deleted").click()
    expect(page.get_by_role("dialog")).to_contain_text("This cannot be undone.")
    page.get_by_role("button", name="Keep everything").click()
    page.reload()
    expect(page.get_by_role("link", name="Look back")).to_have_count(1)
    page.get_by_role("button", name="Have it deleted").click()
    page.get_by_role("button", name="Delete it all").click()
    expect(page.get_by_text("this server no longer knows you")).to_be_visible()
    assert "Ada" not in page.evaluate("JSON.stringify(localStorage)")
    page.reload()
    expect(page.get_by_text("you have not finished a game here yet")).to_be_visible()
    arrive(bob, past)
    bob.page.goto(f"{rating.url}/me")
    expect(bob.page.get_by_role("rowheader", name="Eve")).to_be_visible()
    assert "Ada" not in bob.page.locator("main").inner_text()
