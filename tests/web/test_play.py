"""Whole games in real browsers: friends with bots, one of them on a phone; nothing hidden comes over the wire."""

from collections.abc import Callable
from typing import Any

import httpx
import pytest
from playwright.sync_api import expect

from tests.server.harness import ServerProcess
from tests.web.hands import Hands, play_out
from tests.web.people import PHONE, Person, check_frames

Come = Callable[..., Person]


def lay_table(server: ServerProcess, host: Person, game: str, players: int) -> str:
    """The host makes a table with free seats; its join code."""
    host.page.goto(f"{server.url}/new/{game}")
    host.page.get_by_role("combobox", name="Players").select_option(str(players))
    host.page.get_by_role("button", name="Lay the table").click()
    code = host.page.get_by_label("Join code", exact=True)
    expect(code).to_be_visible()
    return code.inner_text().replace(" ", "").replace("-", "")


def record_of(server: ServerProcess, person: Person) -> dict[str, Any]:
    """The record of the finished game on this person's page."""
    table = person.page.url.rstrip("/").split("/")[-1]
    cookies = {cookie["name"]: cookie["value"] for cookie in person.context.cookies()}
    answer = httpx.get(f"{server.url}/api/tables/{table}/record", cookies=cookies)
    assert answer.status_code == 200, answer.text
    record: dict[str, Any] = answer.json()["record"]
    return record


@pytest.mark.parametrize(("game", "players"), [("filou", 4), ("figaro", 3), ("doggybag", 3)])
def test_two_friends_and_bots_play_a_whole_game(server: ServerProcess, come: Come, game: str, players: int) -> None:
    ada, bob = come("Ada"), come("Bob", size=PHONE, locale="fr-FR")
    code = lay_table(server, ada, game, players)
    bob.page.goto(f"{server.url}/join/{code}")
    expect(bob.page.get_by_role("heading", name="Places")).to_be_visible()
    start = ada.page.get_by_role("button", name="and start")
    expect(start).to_contain_text("free seat")
    expect(ada.page.locator(".seats li.open")).to_have_count(players - 2)
    start.click()
    people = [(ada, Hands(ada.page, game, 1)), (bob, Hands(bob.page, game, 2))]
    play_out(people)
    assert min(hands.pressed for _, hands in people) > 5
    record = record_of(server, ada)
    assert record["result"]["winners"]
    for seat, (person, _) in enumerate(people):
        assert check_frames(person, record, {seat}) > len(record["moves"]) / 2
    width = bob.page.evaluate("document.documentElement.scrollWidth")
    assert width <= PHONE[0], "the phone would have to be scrolled sideways"
