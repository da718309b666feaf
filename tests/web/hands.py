"""Hands that play: they see and press what a person sees and presses, and know no more of the game."""

import random
from collections.abc import Callable

from playwright.sync_api import Locator, Page
from playwright.sync_api import TimeoutError as TooLate

from tests.web.people import PATIENCE, Person

SOON = 3_000  # milliseconds: what is pressed may move on meanwhile, and then we look again


class Hands:
    """Plays for whoever looks at a page, at random but by the buttons."""

    def __init__(self, page: Page, game: str, seed: int = 0) -> None:
        self.page, self.rng = page, random.Random(seed)
        drawn = {"filou": self._filou, "figaro": self._figaro, "doggybag": self._doggybag}
        self._play: Callable[[], None] = drawn.get(game, self._plain)
        self.pressed = 0

    @property
    def over(self) -> bool:
        return self.page.locator("dialog table tfoot").count() > 0

    @property
    def asked(self) -> bool:
        return self.page.locator("section.own > .asked").count() > 0

    def act(self) -> bool:
        """Answer what is asked now, if anything is; False if nothing was."""
        if self.over or not self.asked:
            return False
        try:
            self._play()
        except TooLate:
            return False
        return True

    def _press(self, *those: Locator) -> bool:
        """Press one of the buttons that are there and may be pressed."""
        found = [button for some in those for button in some.all() if button.is_visible() and button.is_enabled()]
        if not found:
            return False
        self._click(self.rng.choice(found))
        return True

    def _click(self, button: Locator) -> None:
        button.click(timeout=SOON)
        self.pressed += 1

    def _of(self, selector: str) -> Locator:
        return self.page.locator(f"section.own {selector}")

    def _plain(self) -> None:
        """Of a game that nobody has drawn: every move is a button, or behind one."""
        self._press(self._of(".choice"))

    def _filou(self) -> None:
        if self._press(self._of(".auction > button")):
            return
        alone = self._of(".held").count() == 1  # the last card is laid by one tap
        if self._press(self._of(".held")) and not alone:
            self._click(self._of(".lay"))

    def _figaro(self) -> None:
        cards = self._of(".fan button:not(.nowhere)")
        if cards.count() == 0 or self.rng.random() < 0.05:
            self._click(self._of(".take"))
        elif self._press(cards):
            self._press(self.page.locator(".lit button.place"))

    def _doggybag(self) -> None:
        if self._press(self._of(".reach")):
            return
        if self._press(self._of(".dogs button"), self._of(".stakes + .ways button")):
            return
        if self._of(".tray").count():
            if self._of(".tray .main.short").count():
                self._press(self._of(".screen .kinds button:not(.none)"))
            else:
                self._click(self._of(".tray .main"))
            return
        if self._of(".roles").count():
            if self._press(self.page.locator("section.centre .token:not(.taken)")):
                self._press(self._of(".ways > .main"), self._of(".hot .flip"))
            return
        for group in self._of(".kinds").all():  # a swap takes one of each; other choices have one group
            self._press(group.locator("button:not(.none)"))
        self._press(self._of(".place > .main"))


class Keys(Hands):
    """Hands that never leave the keyboard: Tab until the button has the focus, arrows inside a fan of cards, Enter."""

    MOST_TABS = 150

    def _click(self, button: Locator) -> None:
        wanted = button.element_handle(timeout=SOON)
        for key in ["Tab"] * self.MOST_TABS:
            if self.page.evaluate("button => document.activeElement === button", wanted):
                self.page.keyboard.press("Enter")
                self.pressed += 1
                return
            near = "button => button.tabIndex < 0 && document.activeElement?.closest('.fan') === button.closest('.fan')"
            self.page.keyboard.press("ArrowRight" if self.page.evaluate(near, wanted) else key)
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
