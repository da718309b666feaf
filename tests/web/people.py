"""People at their browsers: real Chromium, watched for errors on the console and for what comes over the wire."""

import json
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, WebSocket, sync_playwright

import besace
from besace.games import game_named

# Chromium without windows, where it is there: its contexts cost less.
CHROMIUM = shutil.which("chromium-headless-shell") or shutil.which("chromium") or "chromium"
FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
]  # fmt: skip
PHONE, DESKTOP = (360, 640), (1280, 800)
NO_ANIMATIONS = """localStorage["besace.settings"] ??= '{"speed": "off"}';"""
NOTHING_KEPT = "Service Worker registration blocked by Playwright"
LOOKS_MS = 200  # between two looks at a page that plays by itself: to look at every frame costs frames
PATIENCE = 120_000  # milliseconds: the machine may be busy, the page should not be


@dataclass
class Person:
    """Someone at a browser of their own, and all that the browser complained of or received."""

    name: str
    context: BrowserContext
    page: Page
    complaints: list[str] = field(default_factory=list)
    frames: list[dict[str, Any]] = field(default_factory=list)
    sent: list[dict[str, Any]] = field(default_factory=list)
    views: dict[tuple[str, int | None], dict[str, Any]] = field(default_factory=dict)  # the last of each table and eye
    pardoned: tuple[str, ...] = ()

    def watch(self, page: Page) -> None:
        page.on("console", self._hear)
        page.on("pageerror", lambda wrong: self.complaints.append(str(wrong)))
        page.on("websocket", self._listen)

    def _hear(self, said: ConsoleMessage) -> None:
        if said.type in ("error", "warning") and said.text != NOTHING_KEPT:
            self.complaints.append(said.text)

    def _listen(self, socket: WebSocket) -> None:
        table = socket.url.partition("?")[0]
        socket.on("framereceived", lambda frame: self.frames.extend(self._whole(table, line) for line in str(frame).split("\n")))
        socket.on("framesent", lambda frame: self.sent.append(json.loads(frame)))

    def _whole(self, table: str, line: str) -> dict[str, Any]:
        """A message; a change of a view is put over the view before it, and becomes an event."""
        message: dict[str, Any] = json.loads(line)
        if message["type"] == "change":
            changed = message.pop("change")
            message |= {"type": "event", "view": self.views[table, message["eye"]] | changed}
            del message["sum"]
        if "view" in message:
            self.views[table, message["eye"]] = message["view"]
        return message

    def unexpected(self) -> list[str]:
        """What the console said that this test did not provoke."""
        return [said for said in self.complaints if not any(word in said for word in self.pardoned)]


@contextmanager
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield browser
        browser.close()


def newcomer(
    browser: Browser,
    name: str,
    size: tuple[int, int] = DESKTOP,
    locale: str = "en-GB",
    scheme: str = "light",
    hurried: bool = True,
    keeps: bool = False,
) -> Person:
    """A browser that has never been here; a hurried one prefers reduced motion and wants no animations, as people may.

    Only one that ``keeps`` the pages for a time without a network has a service worker: fetching everything that there is costs
    each browser half a second of a processor.
    """
    context = browser.new_context(
        service_workers="allow" if keeps else "block",
        viewport={"width": size[0], "height": size[1]}, locale=locale, color_scheme=scheme,  # type: ignore[arg-type]
        reduced_motion="reduce" if hurried else "no-preference", has_touch=size == PHONE,
    )  # fmt: skip
    if hurried:
        context.add_init_script(NO_ANIMATIONS)
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    person = Person(name, context, page)
    person.watch(page)
    return person


def save_record(person: Person, file: Path) -> None:
    """Save the record of the game whose result is shown, as people do."""
    with person.page.expect_download() as saving:
        person.page.get_by_role("button", name="Save the record").click()
    saving.value.save_as(file)


def check_frames(person: Person, record: dict[str, Any], seats: set[int]) -> int:
    """That every view and move that came is exactly what its eye may know, by the rules' own account; how many were checked."""
    game, moves = game_named(record["game"]), record["moves"]
    match, told = besace.load(_opening(record)), 0
    views: dict[tuple[int, int | None], dict[str, Any]] = {}
    wanted = {(m["version"], m["eye"]) for m in person.frames if m["type"] in ("snapshot", "event")}
    for ply in range(len(moves) + 1):
        views |= {(ply, eye): match.view(eye) for at, eye in wanted if at == ply}
        if ply < len(moves):
            match.play(moves[ply])
    assert not any(message.get("changes") is False for message in person.sent), "the page could not follow what has changed"
    for message in person.frames:
        if message["type"] not in ("snapshot", "event"):
            continue
        eye, version = message["eye"], message["version"]
        assert eye is None or eye in seats, f"{person.name} was shown seat {eye}"
        assert message["view"] == views[version, eye], f"{person.name} was shown another view of ply {version}"
        if message["type"] == "event":
            move = moves[version - 1]
            hidden = game.secret(move) and move.split(" ")[0] != str(eye)
            assert message["move"] == (None if hidden else move), f"{person.name} was told move {version - 1}"
        told += 1
    return told


def _opening(record: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in record.items() if key != "result"} | {"moves": []}
