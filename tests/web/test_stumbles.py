"""What people have stumbled over: wrong codes and addresses, refusals in their language, rematches, the chat and the log."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.server.harness import ServerProcess
from tests.web.hands import Hands, play_out
from tests.web.people import PHONE, Person
from tests.web.test_life import play_now
from tests.web.test_pages import flaws, played_out
from tests.web.test_play import lay_table

SAME_LUCK = """(() => {
  const chance = crypto.getRandomValues;
  let asked = 0;
  crypto.getRandomValues = (room) => {
    const naming = room instanceof Uint32Array && !localStorage["besace.guest"] && asked++ < 2;
    return naming ? room.fill(0) : chance.call(crypto, room);
  };
})()"""
Come = Callable[..., Person]


def test_a_wrong_code_is_said_in_ones_language_and_can_be_mended_on_the_spot(server: ServerProcess, come: Come) -> None:
    ada, bob = come(), come("Bob", locale="fr-FR")
    bob.pardoned = ("404",)
    code = lay_table(server, ada, "filou", 3)
    bob.page.goto(f"{server.url}/join/ABCDEF")
    expect(bob.page.get_by_role("alert")).to_have_text("Aucune table n’a ce code.")
    field = bob.page.get_by_label("Code de la table")
    expect(field).to_have_value("ABC DEF")
    field.fill("ABCDEG")
    field.press("Enter")
    expect(bob.page.get_by_label("Code de la table")).to_have_value("ABC DEG")
    bob.page.get_by_label("Code de la table").fill(f"{code[:3].lower()} {code[3:].lower()}")
    bob.page.get_by_role("button", name="Rejoindre").click()
    expect(bob.page.locator(".seats li.own")).to_be_visible()


@pytest.mark.parametrize(
    ("path", "sentence"),
    [
        ("/table/nowhere", "Cette table n’existe pas."),
        ("/link#used", "Ce lien a déjà servi ou il est trop vieux : faites-en un nouveau sur l’autre appareil."),
        ("/rules/chess", "Il n’y a pas de jeu nommé chess ici."),
        ("/nowhere", "Cette adresse ne mène nulle part. Il manque peut-être une lettre."),
    ],
)
def test_what_is_not_there_is_named(server: ServerProcess, come: Come, path: str, sentence: str) -> None:
    bob = come("Bob", locale="fr-FR")
    bob.pardoned = ("404",)
    answer = bob.page.goto(server.url + path)
    expect(bob.page.get_by_text(sentence)).to_be_visible()
    known = path.startswith(("/table", "/link"))  # a page that then finds nothing; the others are no pages
    assert answer is not None
    assert answer.status == (200 if known else 404)


@pytest.mark.parametrize("game", ["doggybag", "figaro", "filou"])
def test_every_option_of_a_new_table_has_a_choice_that_is_selected(server: ServerProcess, come: Come, game: str) -> None:
    ada = come()
    ada.page.goto(f"{server.url}/new/{game}")
    expect(ada.page.get_by_role("button", name="Lay the table")).to_be_visible()
    for option in ada.page.locator("form fieldset").all():
        expect(option.locator("input:checked")).to_have_count(1)


def test_a_rematch_against_bots_deals_at_once_and_the_tv_goes_along(server: ServerProcess, come: Come) -> None:
    ada, tv = come(), come("TV")
    ada.page.goto(server.url)
    ada.page.wait_for_function("() => 'besace.guest' in localStorage")  # the server knows this browser
    table = played_out(server, ada, "filou")
    tv.page.goto(f"{server.url}/table/{table}/board")
    expect(tv.page.locator("dialog")).to_be_visible()
    ada.page.goto(f"{server.url}/table/{table}")
    ada.page.locator("dialog .doors button.main").click()
    expect(ada.page.locator("section.own")).to_be_visible()
    expect(ada.page.locator("dialog")).to_have_count(0)
    assert table not in ada.page.url
    tv.page.wait_for_url(f"{ada.page.url}/board")
    expect(tv.page.locator("dialog")).to_have_count(0)
    expect(tv.page.locator("main.felt")).to_be_visible()


def test_what_others_say_shows_on_a_phone_and_the_send_button_is_whole_everywhere(server: ServerProcess, come: Come) -> None:
    ada, bob = come(), come("Bob", size=PHONE)
    code = lay_table(server, ada, "filou", 3)
    bob.page.goto(f"{server.url}/join/{code}")
    expect(ada.page.locator(".seats li.open")).to_have_count(1)
    ada.page.get_by_role("button", name="and start").click()
    expect(bob.page.locator("section.own")).to_be_visible()

    send = ada.page.get_by_role("button", name="Send")
    for width in (901, 1024, 1366, 1920):
        ada.page.set_viewport_size({"width": width, "height": 768})
        box = send.bounding_box()
        assert box is not None
        assert box["x"] + box["width"] <= width, f"cut off at {width}"
    ada.page.get_by_placeholder("Say something").fill("Hello phone")
    send.click()
    news = bob.page.locator("header [role=status] button")
    expect(news).to_contain_text("Hello phone")
    talk = bob.page.get_by_role("button", name="one new message")
    expect(talk).to_be_visible()
    news.click()
    expect(bob.page.locator("aside.open").get_by_text("Hello phone")).to_be_visible()
    bob.page.get_by_role("button", name="Close").click()
    expect(bob.page.locator(".unread")).to_have_count(0)
    bob.page.get_by_role("button", name="What happened, and chat", exact=True).click()
    bob.page.get_by_placeholder("Say something").fill("Hello desk")
    bob.page.keyboard.press("Enter")
    expect(ada.page.locator("aside").get_by_text("Hello desk")).to_be_visible()
    expect(bob.page.locator("aside.open").get_by_text("Hello desk")).to_be_visible()
    expect(bob.page.locator(".unread")).to_have_count(0)


def test_who_was_given_the_name_of_somebody_at_the_table_gets_another(server: ServerProcess, come: Come) -> None:
    ada, bob = come(), come("Bob")
    for person in (ada, bob):  # the first names that are made up for them are the same
        person.context.add_init_script(SAME_LUCK)
    code = lay_table(server, ada, "filou", 3)
    bob.page.goto(f"{server.url}/join/{code}")
    expect(ada.page.locator(".seats li.open")).to_have_count(1)
    names = [person.page.evaluate("JSON.parse(localStorage['besace.guest'])") for person in (ada, bob)]
    assert len(set(names)) == 2
    expect(ada.page.locator(".seats")).to_contain_text(names[1])


def test_the_log_stays_at_its_newest_line_when_a_hint_opens(server: ServerProcess, come: Come) -> None:
    ada = come(size=(1280, 800))
    play_now(server, ada, "filou", 3)
    hands = Hands(ada.page, "filou", 1)
    play_out([(ada, hands)], until=lambda: hands.pressed >= 6 and hands.asked)
    ada.page.locator("header button.coach").click()
    expect(ada.page.locator(".coach .odds li").first).to_be_visible()
    ada.page.locator(".coach header .main").click()
    expect(ada.page.locator(".coach .sentence")).to_be_visible()
    newest = ada.page.locator("aside [role=log] li").last
    ada.page.wait_for_function(
        """() => {
          const log = document.querySelector("aside [role=log]");
          return log.scrollHeight > log.clientHeight && log.scrollHeight - log.scrollTop - log.clientHeight < 2;
        }"""
    )
    expect(newest).to_be_in_viewport()


def test_a_device_with_games_of_its_own_is_asked_and_brings_them_along(server: ServerProcess, come: Come) -> None:
    ada, phone = come(), come("Phone", size=PHONE)
    for person in (ada, phone):
        person.page.goto(server.url)
        person.page.wait_for_function("() => 'besace.guest' in localStorage")  # the server knows this browser
        played_out(server, person, "filou")
    ada.page.get_by_role("button", name="Settings").click()
    ada.page.get_by_role("button", name="Link another device").click()
    link = ada.page.locator("dialog .link")
    assert ada.page.locator("dialog img").evaluate("async picture => (await picture.decode(), picture.naturalWidth)") > 0
    ada.context.grant_permissions(["clipboard-read", "clipboard-write"], origin=server.url)
    ada.page.get_by_role("button", name="Copy the link").click()
    expect(ada.page.get_by_role("button", name="Copied!")).to_be_visible()
    assert ada.page.evaluate("navigator.clipboard.readText()") == link.inner_text()

    phone.page.goto(link.inner_text())
    expect(phone.page.get_by_text("with one game")).to_be_visible()
    phone.page.get_by_role("button", name="Yes, I am").click()
    phone.page.get_by_role("link", name="My games").click()
    expect(phone.page.get_by_text("you have finished 2 games")).to_be_visible()
    expect(phone.page.get_by_role("button", name="Link another device")).to_be_visible()
    ada.page.goto(f"{server.url}/me")
    expect(ada.page.get_by_text("you have finished 2 games")).to_be_visible()

    fresh = come("Tablet")
    ada.page.get_by_role("button", name="Link another device").click()
    fresh.page.goto(ada.page.locator(".devices .link").inner_text())
    expect(fresh.page.get_by_role("heading", name="This device is")).to_be_visible()


def test_the_ranking_of_a_server_that_rates_nobody_leads_on(server: ServerProcess, come: Come) -> None:
    ada = come()
    ada.page.goto(f"{server.url}/ranking/filou")
    expect(ada.page.get_by_text("This server does not rate people.")).to_be_visible()
    ada.page.locator("main").get_by_role("link", name="My games").click()
    expect(ada.page.get_by_role("heading", name="My games")).to_be_visible()
    ada.page.go_back()
    ada.page.get_by_role("link", name="Play Filou").click()
    expect(ada.page.get_by_role("button", name="Lay the table")).to_be_visible()


def test_on_a_phone_the_code_comes_first_and_in_the_lobby_one_takes_another_name(server: ServerProcess, come: Come) -> None:
    ada, bob = come(), come("Bob", size=PHONE)
    code = lay_table(server, ada, "filou", 3)
    bob.page.goto(server.url)
    field = bob.page.get_by_label("Join code", exact=True)
    expect(field).to_be_in_viewport()
    field.fill(code)
    field.press("Enter")
    bob.page.get_by_role("button", name="Change the name").click()
    bob.page.get_by_label("Change the name").fill("Bob the Second")
    bob.page.keyboard.press("Enter")
    expect(bob.page.locator("li.own strong")).to_have_text("Bob the Second")
    expect(ada.page.get_by_text("Bob the Second")).to_be_visible()
    bob.page.goto(server.url)
    expect(bob.page.get_by_role("button", name="Bob the Second")).to_be_visible()


class Saving(Hands):
    """Keeps the last card of Filou in hand."""

    def _filou(self) -> None:
        if self._count(".held") > 1 or self._count(".lay") == 0:
            super()._filou()


def test_the_last_card_is_one_tap_my_own_face_down_card_says_so_and_leaving_asks_once(server: ServerProcess, come: Come) -> None:
    ada = come()
    play_now(server, ada, "filou", 4)
    own, hands = ada.page.locator("section.own .held"), Saving(ada.page, "filou", 2)
    ada.page.locator("aside summary").click()
    leave = ada.page.get_by_role("button", name="Leave the game")
    leave.click()
    expect(ada.page.get_by_role("button", name="Really leave?")).to_be_visible()
    expect(ada.page.get_by_role("button", name="Take your seat again")).to_have_count(0)

    marks: set[int] = set()

    def last_card() -> bool:
        marks.add(mark.count())
        return hands.asked and own.count() == 1 and lay.count() == 1

    lay = ada.page.locator("section.own .lay")
    mark = ada.page.locator("small", has_text="only you see it")
    play_out([(ada, hands)], until=last_card)
    assert 1 in marks, "in nine rounds her card is the first to be turned three times at most"
    own.click()
    expect(own).to_have_count(0)


@pytest.mark.parametrize("game", ["doggybag", "figaro", "filou"])
def test_the_ending_adds_up_names_the_moment_and_leads_to_the_next_game(server: ServerProcess, come: Come, game: str) -> None:
    ada = come()
    ada.page.goto(server.url)
    ada.page.wait_for_function("() => 'besace.guest' in localStorage")  # the server knows this browser
    ada.page.goto(f"{server.url}/table/{played_out(server, ada, game)}")
    dialog = ada.page.locator("dialog")
    expect(dialog.locator("ol .won strong").first).to_be_visible()
    sums = dialog.locator("table").evaluate(
        """table => {
          const numbers = row => [...row.querySelectorAll("td")].map(cell =>
            (cell.textContent.replaceAll("−", "-").match(/-?\\d+/g) ?? []).map(Number).reduce((a, b) => a + b, 0));
          const rows = [...table.tBodies[0].rows].map(numbers);
          return [rows.reduce((sum, row) => sum.map((n, i) => n + row[i])), numbers(table.querySelector("tr.total"))];
        }"""
    )
    assert sums[0] == sums[1], "what is shown does not add up"
    won = dialog.locator("ol .won strong").all_inner_texts()
    mine = ada.page.evaluate("JSON.parse(localStorage.getItem('besace.guest'))")
    expect(dialog.get_by_role("heading").first).to_have_text(
        ("You win!" if len(won) == 1 else "You share the win!") if mine in won else re.compile("win")
    )
    dialog.get_by_role("button", name="Which moment decided?").click()
    dialog.get_by_role("link", name="See it").click()
    ada.page.wait_for_url("**/replay/**")


def test_a_phone_shows_the_latest_event_and_a_log_with_chapters(server: ServerProcess, come: Come) -> None:
    ada = come(size=PHONE)
    play_now(server, ada, "doggybag", 4)
    hands = Hands(ada.page, "doggybag", 3)
    play_out([(ada, hands)], until=lambda: "Turn 2" in ada.page.locator("h1").inner_text() and hands.asked)
    strip = ada.page.locator("main .last")
    expect(strip).to_be_in_viewport(ratio=0.9)
    latest = strip.inner_text()
    strip.click()
    log = ada.page.get_by_role("log", name="What happened")
    expect(log).to_be_visible()
    assert log.get_by_role("heading").all_inner_texts() == ["Turn 1", "Turn 2"]
    assert latest in log.inner_text()
    name = ada.page.evaluate("JSON.parse(localStorage.getItem('besace.guest'))")
    expect(log.locator("b", has_text=f"{name} (you)").first).to_be_attached()
    colours = log.locator("b").evaluate_all("names => [...new Set(names.map(name => getComputedStyle(name).color))]")
    assert len(colours) > 1, "everyone has a colour of their own"
    assert flaws(ada.page) == []
