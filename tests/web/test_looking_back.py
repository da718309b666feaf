"""The coach at the table and the review of a finished game, in real browsers."""

import asyncio
import json
import re
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from besace.server.admin import Admin
from besace.server.settings import Settings
from besace.server.store.engine import open_database
from tests.server.harness import ServerProcess
from tests.web.hands import Hands, finish, play_on, play_out
from tests.web.people import PHONE, Person
from tests.web.test_life import play_now
from tests.web.test_play import lay_table

Come = Callable[..., Person]
GOLDENS = Path(__file__).parents[1] / "goldens"
COACH = "Coach: odds and hints"


def coach_button(page: Page) -> Locator:
    return page.get_by_role("button", name=COACH)


def asked_the_coach(person: Person) -> list[str]:
    """Collects the questions that this browser asks the coach."""
    urls: list[str] = []
    person.page.on("request", lambda request: urls.append(request.url) if "/coach?" in request.url else None)
    return urls


def recorded(server: ServerProcess, file: str) -> str:
    """A recorded game, brought to the server; its table."""

    record = json.loads((GOLDENS / file).read_text(encoding="utf-8"))["record"]

    async def bring() -> str:
        settings = Settings(database_url=server.database)
        opened = await open_database(settings)
        table, _ = await Admin(settings, opened).import_(record)
        await opened.close()
        return table

    with ThreadPoolExecutor(1) as aside:  # this thread has the browser's event loop
        return aside.submit(lambda: asyncio.run(bring())).result()


@pytest.mark.parametrize(("game", "players"), [("filou", 3), ("figaro", 4), ("doggybag", 3)])
def test_against_bots_the_coach_tells_odds_and_a_move_that_can_be_made(
    server: ServerProcess, come: Come, game: str, players: int
) -> None:
    ada = come()
    questions = asked_the_coach(ada)
    play_now(server, ada, game, players)
    hands = Hands(ada.page, game, 3)
    play_on(ada, hands, 2)
    assert questions == [], "nobody asked for the coach"
    coach_button(ada.page).click()
    panel = ada.page.get_by_role("region", name="Coach")
    expect(panel.get_by_role("heading", name="Coach")).to_be_focused()
    expect(panel.locator(".odds li svg").first).to_be_visible()
    with ada.page.expect_response(lambda answer: "hint=true" in answer.url) as heard:
        panel.get_by_role("button", name="Hint").click()
    advice: dict[str, Any] = heard.value.json()
    view = next(m["view"] for m in reversed(ada.frames) if m["type"] in ("snapshot", "event") and m["version"] == advice["ply"])
    assert view["seat"] == 0
    assert advice["hint"]["move"] in view["moves"]
    assert {option["move"] for option in advice["hint"]["options"]} <= set(view["moves"])
    expect(panel.locator(".sentence")).to_have_text(advice["hint"]["sentence"])
    for odds in advice["odds"]:
        expect(panel.locator(".odds li", has_text=odds["sentence"]).first).to_be_visible()
    play_out([(ada, hands)], until=lambda: any(m["type"] == "event" and m["version"] > advice["ply"] for m in ada.frames))
    expect(panel.locator(".sentence")).to_have_count(0)
    assert len(questions) <= 6, "a question for a position, not for a moment"


def test_the_coach_is_remembered_and_goes_with_escape(server: ServerProcess, come: Come) -> None:
    ada = come()
    play_now(server, ada, "filou", 3)
    button, panel = coach_button(ada.page), ada.page.get_by_role("region", name="Coach")
    expect(panel).to_have_count(0)
    button.press("Enter")
    expect(panel.locator(".odds li").first).to_be_visible()
    ada.page.reload()
    expect(panel.locator(".odds li").first).to_be_visible()
    expect(button).to_have_attribute("aria-expanded", "true")
    panel.get_by_role("button", name="Close the coach").focus()
    ada.page.keyboard.press("Escape")
    expect(panel).to_have_count(0)
    expect(button).to_be_focused()
    ada.page.reload()
    expect(button).to_have_attribute("aria-expanded", "false")
    expect(panel).to_have_count(0)


def test_on_a_phone_the_coach_leaves_the_choices_free(server: ServerProcess, come: Come) -> None:
    ada = come(size=PHONE)
    play_now(server, ada, "filou", 4)
    hands = Hands(ada.page, "filou", 6)
    play_on(ada, hands, 0)
    coach_button(ada.page).click()
    panel, own = ada.page.get_by_role("region", name="Coach"), ada.page.locator("section.own")
    expect(panel.locator(".odds li").first).to_be_visible()
    shown, choices = ada.page.locator(".coach:has(section)").bounding_box(), own.bounding_box()
    assert shown is not None
    assert choices is not None
    assert shown["y"] + shown["height"] <= choices["y"] + 1
    play_on(ada, hands, 3)
    assert hands.pressed >= 3, "cards are laid with the coach open"


def two_at_a_table(server: ServerProcess, come: Come, *, coach: bool) -> tuple[Person, Person]:
    """Two people and a bot in a running game, with the coach's box ticked or not."""
    ada, bob = come("Ada"), come("Bob")
    if coach:
        ada.page.goto(f"{server.url}/new/filou")
        ada.page.get_by_role("combobox", name="Players").select_option("3")
        ada.page.get_by_label("The coach helps everyone").check()
        ada.page.get_by_role("button", name="Lay the table").click()
        found = ada.page.get_by_label("Join code", exact=True)
        expect(found).to_be_visible()
        code = found.inner_text().replace(" ", "").replace("-", "")
    else:
        code = lay_table(server, ada, "filou", 3)
    expect(ada.page.get_by_text("The coach helps everyone at this table.")).to_have_count(int(coach))
    bob.page.goto(f"{server.url}/join/{code}")
    expect(bob.page.get_by_role("heading", name="Seats")).to_be_visible()
    start = ada.page.get_by_role("button", name="and start")
    expect(ada.page.locator(".seats li.open")).to_have_count(1)
    start.click()
    for person in (ada, bob):
        expect(person.page.locator("section.own > .asked")).to_be_visible()
    return ada, bob


def test_among_people_there_is_no_coach(server: ServerProcess, come: Come) -> None:
    for person in two_at_a_table(server, come, coach=False):
        questions = asked_the_coach(person)
        expect(coach_button(person.page)).to_have_count(0)
        person.page.evaluate("localStorage.setItem('besace.coach', 'true')")
        person.page.reload()
        expect(person.page.locator("section.own > .asked")).to_be_visible()
        expect(coach_button(person.page)).to_have_count(0)
        expect(person.page.get_by_role("region", name="Coach")).to_have_count(0)
        assert questions == [], "nothing is asked that would be refused"


def test_among_people_there_is_a_coach_for_all_where_they_agreed_on_it(server: ServerProcess, come: Come) -> None:
    for person in two_at_a_table(server, come, coach=True):
        coach_button(person.page).click()
        panel = person.page.get_by_role("region", name="Coach")
        expect(panel.locator(".odds li").first).to_be_visible()
        panel.get_by_role("button", name="Hint").click()
        expect(panel.locator(".sentence")).to_be_visible()


def review_it(person: Person) -> None:
    person.page.get_by_role("button", name="Look back on this game").click()
    expect(person.page.get_by_role("heading", name="Worth a second look")).to_be_visible()


@pytest.mark.parametrize("file", ["filou/3-1.json", "figaro/3-1.json", "doggybag/2-1.json"])
def test_a_review_of_a_recorded_game_leads_into_the_replay(server: ServerProcess, come: Come, file: str) -> None:
    table, ada = recorded(server, file), come()
    page = ada.page
    page.goto(f"{server.url}/review/{table}?seat=1")
    review_it(ada)
    moments = page.locator("section.moments li a")
    expect(moments).to_have_count(3)
    for number in range(3):
        link = moments.nth(number).get_attribute("href")
        found = re.fullmatch(rf"/replay/{table}\?ply=(\d+)&eye=1", link or "")
        assert found is not None, link
        said = moments.nth(number).locator("span").inner_text()
        assert said.startswith(f"Move {found[1]}:"), said
        moments.nth(number).click()
        expect(page.get_by_role("slider")).to_have_value(found[1])
        expect(page.get_by_role("combobox", name="Through whose eyes")).to_have_value("1")
        page.go_back()
        expect(moments).to_have_count(3)
    page.reload()
    expect(moments).to_have_count(3)
    shown = page.request.get(f"{server.url}/api/tables/{table}/review?seat=1").json()["review"]
    expect(page.locator("section.decisions details")).to_have_count(len(shown["decisions"]))
    decision = page.locator("section.decisions details").last
    decision.locator("summary").click()
    expect(decision.get_by_role("group", name="The table as it was")).to_be_visible()
    expect(decision.locator("tr.marked")).to_have_count(1)
    figures = [page.locator("section.causes tr", has_text=name).first.locator("td").last.inner_text() for name in ("luck", "own")]
    assert all(re.match(r"[+−]?\d+\s± \d+", figure) for figure in figures), figures


def test_the_curve_is_walked_along_by_keyboard(server: ServerProcess, come: Come) -> None:
    table, ada = recorded(server, "filou/4-1.json"), come()
    page = ada.page
    page.goto(f"{server.url}/review/{table}?seat=0")
    review_it(ada)
    points = page.locator("section.curve ol a")
    expect(page.locator("section.curve ol a[tabindex='0']")).to_have_count(1)
    page.locator("section.curve ol a[tabindex='0']").focus()
    page.keyboard.press("Home")
    expect(points.first).to_be_focused()
    for _ in range(4):
        page.keyboard.press("ArrowRight")
    expect(points.nth(4)).to_be_focused()
    assert "out of 100" in (points.nth(4).get_attribute("aria-label") or "")
    link = points.nth(4).get_attribute("href") or ""
    page.keyboard.press("Enter")
    expect(page.get_by_role("slider")).to_have_value(link.split("ply=")[1].split("&")[0])


def test_a_review_can_be_given_up_and_is_found_again_after_a_reload(come: Come, tmp_path: Path) -> None:
    server = ServerProcess(
        str(tmp_path / "besace.sqlite3"), tmp_path, review_samples=20_000
    )  # a thorough one, that takes minutes
    try:
        table, ada = recorded(server, "doggybag/4-1.json"), come()
        page = ada.page
        page.goto(f"{server.url}/review/{table}?seat=0")
        start, progress = page.get_by_role("button", name="Look back on this game"), page.get_by_role("progressbar")
        for _ in range(2):
            start.click()
            expect(progress).to_be_visible()
            page.reload()
            expect(progress).to_be_visible()
            page.get_by_role("button", name="Stop").click()
            expect(page.get_by_text("The review was stopped.")).to_be_visible()
        page.get_by_role("radio", name="Seat 3").check()
        expect(page.get_by_text("For every decision")).to_be_visible()
        expect(start).to_be_visible()
        assert page.url.endswith("?seat=2")
    finally:
        server.stop()


def test_a_game_that_goes_on_is_not_reviewed(server: ServerProcess, come: Come) -> None:
    ada = come()
    play_now(server, ada, "filou", 3)
    asked = []
    ada.page.on("request", lambda request: asked.append(request.url) if "/review?" in request.url else None)
    ada.page.goto(ada.page.url.replace("/table/", "/review/"))
    expect(ada.page.get_by_role("alert")).to_contain_text("only a finished game can be reviewed")
    assert asked == []


def test_the_end_of_a_game_leads_to_its_review(server: ServerProcess, come: Come) -> None:
    ada = come()
    play_now(server, ada, "filou", 3)
    finish(ada)
    ada.page.locator("dialog").get_by_role("link", name="Review").click()
    expect(ada.page.get_by_role("radio").first).to_be_checked()
    expect(ada.page.locator(".whose label").first).to_contain_text("you")
    review_it(ada)
    ada.page.get_by_role("link", name="Look back", exact=True).click()
    ada.page.get_by_role("link", name="Review").click()
    expect(ada.page.get_by_role("heading", name="Worth a second look")).to_be_visible()
