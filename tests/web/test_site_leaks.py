"""Nothing hidden reaches a page of a site without a server: games that a seat cannot tell apart give its page the same bytes."""

import json
from typing import Any

import pytest
from playwright.sync_api import expect

import besace
from tests.editions import edition
from tests.server.test_leaks import pairs
from tests.wasm.test_leaks import brought
from tests.web.people import Person
from tests.web.test_site import Come, consult, site

__all__ = ["site"]
WANTED = edition(1, 8)
TABLE = "here-told"
LISTEN = """(() => {
  globalThis.told = [];
  globalThis.unanswered = 0;
  const Real = Worker;
  globalThis.Worker = class extends Real {
    constructor(...given) {
      super(...given);
      this.addEventListener("message", (event) => {
        told.push(JSON.stringify({ ...event.data, number: 0 }));
        unanswered -= event.data.kind === "answer";
      });
    }
    postMessage(message) {
      unanswered += message.kind === "ask";
      super.postMessage(message);
    }
  };
})()"""
KEEP = """async (table) => {
  const open = indexedDB.open("besace", 2);
  open.onupgradeneeded = () => {
    open.result.createObjectStore("tables", { keyPath: "id" });
    open.result.createObjectStore("notes");
  };
  const database = await new Promise((resolve) => { open.onsuccess = () => resolve(open.result); });
  const change = database.transaction("tables", "readwrite");
  change.objectStore("tables").put(table);
  await new Promise((resolve) => { change.oncomplete = resolve; });
  database.close();
}"""


def told(person: Person, site: str, record: dict[str, Any], eye: int) -> list[str]:
    """All that the page of a seat is given, and what it is told on asking: the game so far, and a hint."""
    person.page.add_init_script(LISTEN)
    person.page.goto(f"{site}icon.svg")  # of the same origin, and asks nothing itself
    seats = [{"kind": "bot", "name": "", "bot": "puppy"} for _ in range(record["players"])]
    seats[eye] = {"kind": "guest", "name": "Ada", "bot": None}
    rest = {"version": 1, "state": "playing", "result": None, "rematch": None, "deal": None, "coach": False, "created": 0}
    game = {key: value for key, value in brought(record, eye).items() if key != "eye"}
    kept = {"id": TABLE, "seats": seats, "seed": "00" * 32, "contributions": [], "ended": None, **rest, **game}
    person.page.evaluate(KEEP, kept)
    person.page.goto(f"{site}#/table/{TABLE}")
    expect(person.page.locator("section.own")).to_be_visible()
    consult(person)
    person.page.wait_for_function("() => unanswered === 0")
    found: list[str] = person.page.evaluate("told")
    return sorted(found)


@pytest.mark.parametrize("game", sorted(besace.GAMES))
def test_games_that_differ_only_in_what_is_hidden_give_the_page_of_a_seat_the_same_bytes(
    game: str, come: Come, site: str
) -> None:
    looked = 0
    for eye, one, other in pairs(game, wanted=1000):
        if eye is None or any(besace.load(record).to_act != [eye] for record in (one, other)):
            continue  # bots would move on, and they know what the eye does not
        first, second = (told(come(), site, record, eye) for record in (one, other))
        assert first == second
        assert any("snapshot" in json.loads(each).get("text", "") for each in first)
        looked += 1
        if looked == WANTED:
            return
    raise AssertionError("too few games were found")
