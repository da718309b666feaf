"""The stage: nothing on the page is ahead of the moment that is being shown, nothing jumps, and everything is in the window.

A recorder in the page notes what can be seen and heard at every change of the document, against the act of the moment on the
stage. The deals are those of whole games shown to their end, with a fast clock.
"""

import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from besace.games import GAMES
from tests.editions import edition
from tests.server.harness import ServerProcess
from tests.web.hands import SOON, Hands, play_on, play_out
from tests.web.people import LOOKS_MS, Person
from tests.web.prepared import ANIMATED, FAST_CLOCK, HASTE, MOVING, PLAYER, SETTING, code_of, prepared_server
from tests.web.test_life import play_now
from tests.web.test_pages import flaws

Come = Callable[..., Person]
SIZES = [(360, 640), (375, 667), (390, 844), (768, 1024), (1024, 768), (1366, 768), (1920, 1080)]
LEAST = {"doggybag": 40, "figaro": 8, "filou": 10}  # looks at moments that are told, until we have seen enough
STAGED = tuple(LEAST)  # games whose moments have scenes

RECORDER = r"""() => {
  const noted = (window.noted = { seen: [], flights: [], sounds: [], version: 0 });
  const text = (where) => document.querySelector(where)?.textContent ?? null;
  const all = (where, what) => [...document.querySelectorAll(where)].map(what);
  const act = () => document.querySelector(".page")?.dataset.act ?? null;
  const box = (element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return [element.ariaLabel ?? element.className, ...[x, y, width, height].map(Math.round)].join(" ");
  };
  const look = () => {
    const page = document.querySelector(".page[data-ply]");
    if (page === null || document.querySelector("dialog")) return;
    noted.seen.push({
      act: page.dataset.act, ply: Number(page.dataset.ply), known: noted.version, title: document.title,
      log: all("[role=log] li", (line) => line.textContent).join("|"), heard: text(".page > [aria-live=polite]"),
      scores: all("[data-score]", (score) => score.textContent).join(" "),
      shown: all("[data-shown]", (thing) => thing.dataset.shown).join(" "),
      line: text("[data-line]"), zones: all(".felt, section.own, section.centre, .others article", box).join("; "),
    });
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...how) {
    const moved = document.querySelector(".page")?.dataset.ply !== String(noted.seen.at(-1)?.ply); // the table is laid anew
    if (this.closest("[popover]") && !moved) noted.flights.push(act());
    return animate.apply(this, how);
  };
  for (const kind of [OscillatorNode, AudioBufferSourceNode]) {
    const start = kind.prototype.start;
    kind.prototype.start = function (...when) {
      setTimeout(() => noted.sounds.push([act(), kind.name])); // when the document shows what it goes with
      return start.apply(this, when);
    };
  }
  window.WebSocket = class extends WebSocket {
    constructor(...where) {
      super(...where);
      this.addEventListener("message", ({ data }) => {
        for (const line of data.split("\n")) noted.version = JSON.parse(line).version ?? noted.version;
      });
    }
  };
}"""
ENOUGH = """(least) => window.broken || document.querySelector("dialog table tfoot")
  || noted.seen.filter((one) => one.act === "told").length > least"""
THINGS = ".page article, .page section, .page main, .page button:not(.close), .page header"
OUTSIDE = r"""(things) => {
  const outside = [];
  const [width, height] = [innerWidth + 1, innerHeight + 1];
  for (const thing of document.querySelectorAll(things)) {
    const { left, top, right, bottom, width: wide } = thing.getBoundingClientRect();
    if (wide > 0 && !thing.closest("aside") && (left < -1 || top < -1 || right > width || bottom > height))
      outside.push(`${thing.tagName}.${thing.className} ${[left, top, right, bottom].map(Math.round)}`);
  }
  for (const zone of document.querySelectorAll("section.own, section.centre"))
    if (zone.scrollHeight > zone.clientHeight + 1 || zone.scrollWidth > zone.clientWidth + 1)
      outside.push(`${zone.className}: ${zone.scrollWidth}x${zone.scrollHeight} in ${zone.clientWidth}x${zone.clientHeight}`);
  return outside;
}"""


# Seats and cards find their places in some frames after a window has changed: what is fine stays fine for a while.
SETTLED = """async ([things, patience, frames]) => {
  const until = performance.now() + patience;
  let found = [], calm = 0;
  while (calm < frames && performance.now() < until) {
    await new Promise(requestAnimationFrame);
    found = (OUTSIDE)(things);
    calm = found.length === 0 ? calm + 1 : 0;
  }
  return found;
}""".replace("OUTSIDE", OUTSIDE)
FRAMES = 20


def outside(page: Page) -> list[str]:
    """What is not in the window once the page has been laid out for it."""
    return list(page.evaluate(SETTLED, [THINGS, 10 * SOON, FRAMES]))


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with prepared_server(tmp_path_factory.mktemp("stage")) as running:
        yield running


def recorded(server: ServerProcess, come: Come, game: str, players: int, least: int) -> dict[str, Any]:
    """What a recorder has noted on a page that showed so many tellings of moments, or the whole game."""
    ada = come(hurried=False)
    for script in (f"({SETTING})('{ANIMATED}')", f"({FAST_CLOCK})({HASTE})", f"({RECORDER})()", f"({PLAYER})()"):
        ada.context.add_init_script(script)
    ada.page.goto(f"{server.url}/challenge/x-{code_of(game, players)}")
    ada.page.locator(".deal button.main").click()
    ada.page.wait_for_function(ENOUGH, arg=least, polling=LOOKS_MS)
    noted: dict[str, Any] = json.loads(ada.page.evaluate("JSON.stringify(noted)"))
    return noted


@pytest.fixture(scope="module")
def recordings() -> dict[str, dict[str, Any]]:
    """What was noted of each game, for all tests that look at it."""
    return {}


def recording(recordings: dict[str, dict[str, Any]], server: ServerProcess, come: Come, game: str) -> dict[str, Any]:
    if game not in recordings:
        recordings[game] = recorded(server, come, game, 4, edition(LEAST[game], max(100, 10 * LEAST[game])))
    return recordings[game]


@pytest.mark.parametrize("game", STAGED)
def test_nothing_is_ahead_of_the_moment_being_shown(
    recordings: dict[str, dict[str, Any]], server: ServerProcess, come: Come, game: str
) -> None:
    noted = recording(recordings, server, come, game)
    waits: dict[str, Any] = {}  # the page when the moment began to come
    ahead = 0
    for one in noted["seen"]:
        if one["act"] == "coming" and one["ply"] != waits.get("ply"):
            waits = one
        if one["act"] not in ("coming", "seen", "told") or one["ply"] != waits.get("ply"):
            continue
        assert (one["scores"], one["title"]) == (waits["scores"], waits["title"]), "the table lies as before"
        if one["act"] == "told":
            assert (one["log"], one["heard"]) != (waits["log"], waits["heard"]), "it is told now, so it was not before"
            continue
        assert (one["log"], one["heard"]) == (waits["log"], waits["heard"]), "not a word is ahead of what is seen"
        if one["act"] == "coming":
            assert (one["shown"], one["line"]) == ("", None)
            ahead += one["known"] > one["ply"]
    assert ahead > 0, "the page had heard of what it did not show"
    assert any(one["shown"] or one["line"] for one in noted["seen"] if one["act"] in ("seen", "told")), "moments were told"
    assert set(noted["flights"]) <= {"laid", "rest"}, "what flies, flies to where it lies by then"
    assert {kind for act, kind in noted["sounds"] if act == "coming"} <= {"AudioBufferSourceNode"}, "only the drum is heard"


@pytest.mark.parametrize("game", STAGED)
def test_zones_stay_where_they_are(recordings: dict[str, dict[str, Any]], server: ServerProcess, come: Come, game: str) -> None:
    seen = recording(recordings, server, come, game)["seen"]
    assert {one["act"] for one in seen} >= {"coming", "told", "laid", "rest"}
    assert len({one["zones"] for one in seen}) == 1, {one["zones"] for one in seen}


GAMES_ENOUGH = 5  # in one of them somebody who plays at random reaches into the bag
WAYS = [(game, players) for game in STAGED for players in edition([GAMES[game].players[-1]], list(GAMES[game].players))]


@pytest.mark.parametrize(("game", "players"), WAYS)
def test_everything_is_in_the_window(server: ServerProcess, come: Come, game: str, players: int) -> None:
    ada = come()
    play_now(server, ada, game, players)
    hands = Hands(ada.page, game, 5)
    for presses in edition((0, 5, 24), (0, 3, 5, 9, 12, 24, 40)):
        play_on(ada, hands, presses)
        if hands.over:
            break
        for width, height in SIZES:
            ada.page.set_viewport_size({"width": width, "height": height})
            assert outside(ada.page) == [], f"{width}x{height} after {presses} presses"


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_scene_is_fine_for_everyone(server: ServerProcess, come: Come, scheme: str) -> None:
    """A moment that waits for its tap: nothing of it is known here, it can be let happen by key, and axe finds nothing."""
    ada = come(scheme=scheme, hurried=False)
    ada.context.add_init_script(f"({SETTING})('fast')")
    hands, reach = Hands(ada.page, "doggybag", 5), ada.page.locator(".reach")
    for _ in range(GAMES_ENOUGH):
        play_now(server, ada, "doggybag", 2)
        play_out([(ada, hands)], until=lambda: reach.count() > 0)
        if reach.count():
            break
    expect(reach).to_be_visible()
    assert flaws(ada.page) == []
    before = ada.page.locator(".page").get_attribute("data-ply")
    assert max(frame["version"] for frame in ada.frames if frame["type"] in ("snapshot", "event")) == int(before or 0)
    ada.page.locator("section.centre").focus()
    ada.page.keyboard.press("Enter")
    expect(ada.page.locator(".page")).not_to_have_attribute("data-ply", before or "")


@pytest.mark.parametrize("game", edition(STAGED[:2], STAGED))
def test_less_motion_tells_the_same_story_in_stills(server: ServerProcess, come: Come, game: str) -> None:
    ada = come()
    ada.context.add_init_script(f"({SETTING})('fast')")
    ada.page.emulate_media(reduced_motion="reduce")
    for script in (f"({FAST_CLOCK})({HASTE})", f"({RECORDER})()", f"({PLAYER})()"):
        ada.context.add_init_script(script)
    ada.page.goto(f"{server.url}/challenge/x-{code_of(game, 3)}")
    ada.page.locator(".deal button.main").click()
    ada.page.wait_for_function(ENOUGH, arg=LEAST[game] // 3, polling=LOOKS_MS)
    seen = ada.page.evaluate("noted.seen.map(({ act, line }) => [act, line])")
    assert {act for act, _ in seen} >= {"coming", "told"}
    assert ada.page.evaluate("noted.flights.length") == 0
    assert ada.page.evaluate(MOVING) == 0
