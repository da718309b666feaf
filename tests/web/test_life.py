"""What befalls a game: another language, a reload, a server that dies, a shared device, a TV, looking back, no mouse."""

import math
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import expect

from tests.editions import edition
from tests.server.harness import ServerProcess
from tests.web.hands import Hands, Keys, finish, play_on, play_out
from tests.web.people import PHONE, Person, check_frames
from tests.web.test_play import lay_table, record_of

Come = Callable[..., Person]


def play_now(server: ServerProcess, person: Person, game: str, players: int, level: str = "puppy") -> None:
    """One click on the home page: a table against bots."""
    person.page.goto(server.url)
    box = person.page.locator(f"article[data-game={game}]")
    box.locator("select").first.select_option(str(players))
    box.locator("select").last.select_option(level)
    box.locator("button.play").click()
    expect(person.page.locator("section.own")).to_be_visible()


def test_a_game_by_keyboard_alone(server: ServerProcess, come: Come) -> None:
    """The guided first game (test_guide.py) is played to its end by keyboard every day, this one in the whole edition."""
    ada = come()
    play_now(server, ada, "filou", 3)
    keys = Keys(ada.page, "filou", 5)
    play_out([(ada, keys)], until=lambda: keys.pressed >= edition(8, math.inf))
    finish(ada)
    assert keys.pressed >= edition(8, 18), "nine cards at least were picked and laid"
    assert check_frames(ada, record_of(server, ada), {0}) > 0


def test_figaro_by_keyboard_for_a_while(server: ServerProcess, come: Come) -> None:
    ada = come()
    play_now(server, ada, "figaro", 4)
    keys = Keys(ada.page, "figaro", 5)
    play_out([(ada, keys)], until=lambda: keys.pressed >= 12)


def test_doggy_bag_by_keyboard_for_a_while(server: ServerProcess, come: Come) -> None:
    ada = come()
    play_now(server, ada, "doggybag", 2)
    keys = Keys(ada.page, "doggybag", 5)
    play_out([(ada, keys)], until=lambda: keys.pressed >= 15)


def test_the_language_changes_in_the_middle_of_a_game(server: ServerProcess, come: Come) -> None:
    ada = come()
    play_now(server, ada, "filou", 3)
    hands = Hands(ada.page, "filou", 1)
    play_out([(ada, hands)], until=lambda: hands.pressed >= 3)
    expect(ada.page.locator("h1")).to_contain_text("of 9")
    ada.page.get_by_role("button", name="Settings").click()
    ada.page.get_by_label("Français").check()
    ada.page.keyboard.press("Escape")
    expect(ada.page.locator("h1")).to_contain_text("sur 9")
    assert ada.page.evaluate("document.documentElement.lang") == "fr"
    pressed = hands.pressed
    play_out([(ada, hands)], until=lambda: hands.pressed > pressed)
    ada.page.reload()
    expect(ada.page.locator("h1")).to_contain_text("sur 9")


def test_a_reload_in_the_middle_loses_nothing(server: ServerProcess, come: Come) -> None:
    ada = come()
    play_now(server, ada, "filou", 3)
    hands = Hands(ada.page, "filou", 2)
    for pressed in (2, 6, 10):
        play_on(ada, hands, pressed)
        ada.page.reload()
        expect(ada.page.locator("section.own")).to_be_visible()
    finish(ada)
    record = record_of(server, ada)
    mine = [move for move in record["moves"] if move.startswith("0 ")]
    cards = [move for move in mine if " card " in move]
    assert len(cards) == len(set(cards)) == 9, "every card was laid once"


def test_a_server_that_dies_comes_back_and_the_page_with_it(come: Come, tmp_path: Path) -> None:
    server = ServerProcess(str(tmp_path / "besace.sqlite3"), tmp_path)
    try:
        ada = come()
        ada.pardoned = ("WebSocket connection to", "Failed to load resource", "ERR_CONNECTION_REFUSED")
        play_now(server, ada, "filou", 3)
        hands = Hands(ada.page, "filou", 3)
        play_out([(ada, hands)], until=lambda: hands.pressed >= 4)
        server.kill()
        expect(ada.page.get_by_text("Connection lost")).to_be_visible()
        server.start()
        expect(ada.page.get_by_text("Connection lost")).not_to_be_visible()
        play_out([(ada, hands)])
        record = record_of(server, ada)
        assert len([move for move in record["moves"] if move.startswith("0 card")]) == 9
        answers = [message["move"] for message in ada.sent if message["type"] == "move"]
        assert {move for move in record["moves"] if move.startswith("0 ")} <= set(answers), "she made every move herself"
    finally:
        server.stop()


def test_two_people_share_a_device_with_a_curtain_between_them(server: ServerProcess, come: Come) -> None:
    family = come("Family", size=PHONE)
    page = family.page
    page.goto(f"{server.url}/new/filou")
    page.get_by_role("combobox", name="Players").select_option("3")
    page.get_by_label("Who sits in seat 2?").select_option("local")
    page.get_by_label("Name of the person in seat 2").fill("Grandma")
    page.get_by_label("Who sits in seat 3?").select_option("bot")
    page.get_by_role("button", name="Lay the table").click()
    page.get_by_role("button", name="Start").click()
    hands = Hands(page, "filou", 4)
    lifted = 0
    for _ in range(400):
        lift = page.locator("main:has(svg .fold) button.main")
        if lift.count():
            assert page.locator("button.held").count() == 0, "a hand was on the page behind the curtain"
            lift.click()
            lifted += 1
        elif not hands.act():
            page.wait_for_timeout(100)
        if lifted >= 6:
            break
    assert lifted >= 6
    seen = {message["eye"] for message in family.frames if message["type"] in ("snapshot", "event")}
    assert seen <= {0, 1, None}


def test_the_board_shows_what_everyone_may_see_and_nothing_else(server: ServerProcess, come: Come) -> None:
    ada, television = come(), come("TV")
    play_now(server, ada, "doggybag", 3)
    television.page.goto(f"{ada.page.url}/board")
    expect(television.page.locator("main.felt")).to_be_visible()
    finish(ada)
    expect(television.page.locator("dialog table tfoot")).to_be_visible()
    assert check_frames(television, record_of(server, ada), set()) > 20


def test_looking_back_at_a_finished_game(server: ServerProcess, come: Come) -> None:
    ada = come()
    play_now(server, ada, "doggybag", 2)
    finish(ada)
    record = record_of(server, ada)
    ada.page.get_by_role("button", name="Was chance fair?").click()
    expect(ada.page.get_by_text("Chance was fair.")).to_be_visible()
    with ada.page.expect_download() as saved:
        ada.page.get_by_role("button", name="Save the record").click()
    assert saved.value.suggested_filename.startswith("doggybag-")
    ada.page.get_by_role("link", name="Look back").click()
    slider = ada.page.get_by_role("slider", name="Moves played")
    expect(slider).to_be_visible()
    ada.page.get_by_role("button", name="To the end").click()
    expect(slider).to_have_value(str(len(record["moves"])))
    ada.page.get_by_role("button", name="One move back").click()
    expect(slider).to_have_value(str(len(record["moves"]) - 1))
    ada.page.get_by_label("Through whose eyes").select_option("all")
    expect(ada.page.locator(".hand")).to_have_count(2)
    ada.page.get_by_role("button", name="To the beginning").click()
    ada.page.get_by_role("button", name="Play", exact=True).click()
    expect(slider).not_to_have_value("0")
    moment = come("Bob")
    moment.page.goto(f"{ada.page.url.partition('?')[0]}?ply=12")
    expect(moment.page.get_by_role("slider", name="Moves played")).to_have_value("12")


def test_playing_again_takes_everyone_along_who_is_still_there(server: ServerProcess, come: Come) -> None:
    ada, bob, television = come(), come("Bob", size=PHONE), come("TV")
    bob.page.goto(f"{server.url}/join/{lay_table(server, ada, 'filou', 3)}")
    expect(ada.page.locator(".seats li.open")).to_have_count(1)
    ada.page.get_by_role("button", name="and start").click()
    expect(bob.page.locator("section.own")).to_be_visible()
    television.page.goto(f"{ada.page.url}/board")
    before = bob.page.url.rpartition("/")[2]
    for what in ("leave", "join"):  # bots play it to its end meanwhile
        for person in (ada, bob):
            assert person.page.request.post(f"{server.url}/api/tables/{before}/{what}", data={}).ok
        expect(television.page.locator("dialog")).to_be_visible()

    bob.page.get_by_role("button", name="Play again").click()
    expect(bob.page.get_by_text("Waiting for")).to_contain_text("as soon as everyone is here")
    expect(bob.page.get_by_role("button", name="Start without")).to_be_visible()
    expect(ada.page.get_by_text("are waiting for you")).to_be_visible()
    ada.page.get_by_role("button", name="Play again").click()
    for person in (ada, bob):
        expect(person.page.locator("section.own")).to_be_visible()
        expect(person.page.locator("dialog")).to_have_count(0)
    assert bob.page.url == ada.page.url
    assert before not in ada.page.url
    television.page.wait_for_url(f"{ada.page.url}/board")
    expect(television.page.locator("main.felt")).to_be_visible()


def test_what_cannot_be_done_says_why_with_its_rule(server: ServerProcess, come: Come) -> None:
    ada = come()
    play_now(server, ada, "filou", 3)
    hands = Hands(ada.page, "filou", 6)
    play_out([(ada, hands)], until=lambda: ada.page.locator(".auction").count() > 0 and hands.asked)
    ada.page.locator("button.held").first.click()
    expect(ada.page.get_by_text("now it is auctioned").first).to_be_visible()
    ada.page.get_by_role("button", name="Rule C4").click()
    expect(ada.page.locator("dialog")).to_contain_text("card")
