"""Hands that play: they see and press what a person sees and presses, and know no more of the game."""

import math
import random
from collections.abc import Callable

from playwright.sync_api import ElementHandle, Page, expect
from playwright.sync_api import TimeoutError as TooLate

from tests.web.people import PATIENCE, Person

SOON = 3_000  # milliseconds: what is pressed may move on meanwhile, and then we look again
PAUSE = 100  # and between two looks

# One question to the page instead of one for every button of it.
NOW = """() => ({
  over: document.querySelector("dialog table tfoot") !== null,
  asked: document.querySelector("section.own > .asked") !== null,
})"""
CHOOSE = """([selector, chance]) => {
  const shown = (button) => button.checkVisibility({ visibilityProperty: true }) && button.getClientRects().length > 0;
  const free = (button) => !button.matches(":disabled, [aria-disabled=true]");
  const found = [...document.querySelectorAll(selector)].filter((button) => shown(button) && free(button));
  return found[Math.floor(chance * found.length)] ?? null;
}"""
# Where a finger would touch the button: null while it moves, or while something lies upon it.
AIM = """async (button) => {
  const place = () => new Promise((seen) => requestAnimationFrame(() => seen(button.getBoundingClientRect())));
  button.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
  const [was, is] = [await place(), await place()];
  const still = ["left", "top", "width", "height"].every((side) => was[side] === is[side]);
  const [x, y] = [is.left + is.width / 2, is.top + is.height / 2];
  return still && button.contains(document.elementFromPoint(x, y)) ? [x, y] : null;
}"""


class Hands:
    """Plays for whoever looks at a page, at random but by the buttons."""

    def __init__(self, page: Page, game: str, seed: int = 0) -> None:
        self.page, self.rng = page, random.Random(seed)
        drawn = {"filou": self._filou, "figaro": self._figaro, "doggybag": self._doggybag}
        self._play: Callable[[], None] = drawn.get(game, self._plain)
        self.pressed = 0

    @property
    def over(self) -> bool:
        return bool(self.page.evaluate(NOW)["over"])

    @property
    def asked(self) -> bool:
        return bool(self.page.evaluate(NOW)["asked"])

    def act(self) -> bool:
        """Answer what is asked now, if anything is; False if nothing was."""
        now = self.page.evaluate(NOW)
        if now["over"] or not now["asked"]:
            return False
        try:
            self._play()
        except TooLate:
            return False
        return True

    def _press(self, selector: str) -> bool:
        """Press one of the buttons that are there and may be pressed."""
        chosen = self.page.evaluate_handle(CHOOSE, [selector, self.rng.random()]).as_element()
        if chosen is None:
            return False
        self._click(chosen)
        return True

    def _own(self, selector: str) -> bool:
        """Press one of these buttons in the place of whoever looks."""
        return self._press(", ".join(f"section.own {one.strip()}" for one in selector.split(",")))

    def _count(self, selector: str) -> int:
        return self.page.locator(f"section.own {selector}").count()

    def _click(self, button: ElementHandle) -> None:
        for _ in range(SOON // PAUSE):
            aim = button.evaluate(AIM) if button.evaluate("button => button.isConnected") else None
            if aim is not None:
                self.page.mouse.click(*aim)
                self.pressed += 1
                return
            self.page.wait_for_timeout(PAUSE)
        raise TooLate("the button kept moving, or something lay upon it")

    def _plain(self) -> None:
        """Of a game that nobody has drawn: every move is a button, or behind one."""
        self._own(".choice")

    def _filou(self) -> None:
        if self._own(".auction > button"):
            return
        alone = self._count(".held") == 1  # the last card is laid by one tap
        if self._own(".held") and not alone:
            self._own(".lay")

    def _figaro(self) -> None:
        if self.rng.random() < 0.05 or not self._own(".fan button:not(.nowhere)"):
            self._own(".take")
        else:
            self._press(".lit button.place")

    def _doggybag(self) -> None:
        if self._own(".reach") or self._own(".dogs button, .stakes + .ways button"):
            return
        if self._count(".tray"):
            self._own(".screen .kinds button:not(.none)" if self._count(".tray .main.short") else ".tray .main")
            return
        if self._count(".roles"):
            if self._press("section.centre .token:not(.taken)"):
                self._own(".ways > .main, .hot .flip")
            return
        for group in range(1, self._count(".kinds") + 1):  # a swap takes one of each; other choices have one group
            self._own(f":nth-child({group} of .kinds) button:not(.none)")
        self._own(".place > .main")


class Keys(Hands):
    """Hands that never leave the keyboard: Tab until the button has the focus, arrows inside a fan of cards, Enter."""

    MOST_TABS = 150
    FOCUS = """(button) => {
      if (document.activeElement === button) return "Enter";
      const near = button.tabIndex < 0 && document.activeElement?.closest(".fan") === button.closest(".fan");
      return near ? "ArrowRight" : "Tab";
    }"""

    def _click(self, button: ElementHandle) -> None:
        for _ in range(self.MOST_TABS):
            key = button.evaluate(self.FOCUS)
            self.page.keyboard.press(key)
            if key == "Enter":
                self.pressed += 1
                return
        raise AssertionError(f"the keyboard does not reach {button}")


def play_out(people: list[tuple[Person, Hands]], until: Callable[[], bool] = lambda: False) -> None:
    """Let everyone play until all have seen the end, or until something has happened."""
    idle = 0
    while not all(hands.over for _, hands in people) and not until():
        acted = [hands.act() for _, hands in people]
        if any(acted):
            idle = 0
            continue
        people[0][0].page.wait_for_timeout(100)
        idle += 100
        said = [person.page.locator("section.own").inner_text() for person, _ in people] if idle > PATIENCE else []
        assert idle <= PATIENCE, f"nobody could move for a minute: {said}"


def play_on(person: Person, hands: Hands, pressed: int) -> None:
    """Let someone play until they have pressed so many buttons and are asked again, or the game is over."""
    play_out([(person, hands)], until=lambda: hands.pressed >= pressed and hands.asked)


def finish(person: Person) -> None:
    """Bring the game against bots that the page shows to its end, by requests of its browser: other tests press the buttons."""
    shown = next(message for message in reversed(person.frames) if message["type"] in ("snapshot", "event"))
    play_by_requests(person, person.page.url.replace("/table/", "/api/tables/"), shown["eye"])
    expect(person.page.locator("dialog table tfoot")).to_be_visible()


def play_by_requests(person: Person, table: str, eye: int, most: float = math.inf) -> None:
    """Play a table at random to its end, or until it is one's turn after so many moves of one's own; without any page."""
    ask, rng, made = person.page.request, random.Random(11), 0
    since, view = "", {"over": False, "moves": []}
    while not view["over"]:
        told = ask.get(f"{table}/events?eye={eye}&wait=20{since}").json()
        if told["messages"]:
            view, since = told["messages"][-1]["view"], f"&since={told['version']}"
        if view["moves"]:
            if made >= most:
                return
            made += ask.post(f"{table}/moves", data={"ply": view["ply"], "move": rng.choice(view["moves"])}).ok
