"""Getting on with others in the browser: a name that is taken; somebody is silenced, reported, blocked and heard again."""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.server.harness import ServerProcess
from tests.web.people import PHONE, Person
from tests.web.test_pages import flaws
from tests.web.test_play import lay_table

Come = Callable[..., Person]


def test_a_host_on_a_phone_keeps_the_peace(server: ServerProcess, come: Come) -> None:
    ada, eve = come("Ada", size=PHONE), come("Eve")
    code = lay_table(server, ada, "filou", 3)
    name = ada.page.evaluate("JSON.parse(localStorage['besace.guest'])")
    eve.context.add_init_script(f"localStorage['besace.guest'] ??= JSON.stringify('{name.upper()}');")
    eve.pardoned = ("401", "409")  # the console tells of refusals
    eve.page.goto(f"{server.url}/join/{code}")
    expect(eve.page.get_by_role("alert")).to_contain_text("take another name here")
    eve.page.get_by_role("textbox", name="Your name at this table").fill("Eve")
    eve.page.locator("form", has=eve.page.get_by_label("Your name at this table")).get_by_role("button").click()
    expect(eve.page.get_by_role("heading", name="Seats")).to_be_visible()
    eve.page.get_by_role("textbox", name="Say something").fill("Rude words")
    eve.page.get_by_role("button", name="Send").click()
    expect(ada.page.get_by_role("log")).to_contain_text("Rude words")
    ada.page.get_by_role("button", name="People here").click()
    dialog = ada.page.get_by_role("dialog")
    dialog.get_by_role("button", name="Mute: Eve").click()
    expect(dialog.get_by_text("silent here")).to_be_visible()
    assert flaws(ada.page) == []
    expect(eve.page.get_by_text("wants you to say nothing here")).to_be_visible()
    expect(eve.page.get_by_role("textbox", name="Say something")).to_have_count(0)
    dialog.get_by_role("button", name="Unmute: Eve").click()
    expect(dialog.get_by_text("silent here")).to_have_count(0)
    dialog.get_by_role("button", name="Report…: Eve").click()
    dialog.get_by_role("textbox").fill("She is rude.")
    dialog.get_by_role("button", name="Send the report").click()
    expect(dialog.get_by_role("status")).to_contain_text("Thank you")
    dialog.get_by_role("button", name="Block: Eve").click()
    expect(dialog.get_by_role("status")).to_contain_text("nothing more from Eve")
    ada.page.keyboard.press("Escape")
    expect(ada.page.get_by_text("Rude words")).to_have_count(0)
    ada.page.goto(f"{server.url}/me")
    again = ada.page.get_by_role("button", name="Hear again: Eve")
    expect(again).to_be_visible()
    again.click()
    expect(ada.page.get_by_role("heading", name="People I have blocked")).to_have_count(0)
