"""Films of the moments that people tell afterwards: pages play prepared deals by themselves and are looked at all the time."""

import base64
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser, Page

from tests.server.harness import ServerProcess
from tests.web.people import Person, newcomer
from tests.web.prepared import PLAYER, SETTING, code_of

WEB = Path(__file__).parents[2] / "web" / "src" / "games"
SPEED = "slow"
HANDHELD = (390, 844)
PLAYERS = 4
QUALITY = 72


@dataclass(frozen=True)
class Moment:
    """A moment of a game: it is on the stage while ``scene`` is in the page, and worth a film once ``seen`` was."""

    name: str
    game: str
    scene: str
    seen: str
    least: int  # frames

    @property
    def staged(self) -> bool:
        """Whether the game has a stage."""
        return (WEB / self.game / "Scene.svelte").is_file()


MOMENTS = (
    Moment("raid", "doggybag", "[data-raid]", "[data-raid].rotten", 12),
    Moment("auction", "filou", "[data-sale]", "[data-sale=count]", 6),
    Moment("six", "figaro", "[data-court]", "[data-court=burst]", 6),
    Moment("ronde", "figaro", "[data-court]", "[data-court=dance]", 5),
)


def film(
    browser: Browser,
    server: ServerProcess,
    moment: Moment,
    size: tuple[int, int] = HANDHELD,
    locale: str = "en-GB",
    scheme: str = "light",
) -> list[bytes]:
    """Frames of the first such moment of a prepared deal, as JPEG; none where its game ends before one comes."""
    person = newcomer(browser, "Ada", size, locale, scheme, hurried=False)
    try:
        for script in (f"({SETTING})('{SPEED}')", f"({PLAYER})()"):
            person.context.add_init_script(script)
        person.page.goto(f"{server.url}/challenge/x-{code_of(moment.game, PLAYERS)}")
        person.page.locator(".deal button.main").click()
        return _watched(person, moment)
    finally:
        person.context.close()


def _watched(person: Person, moment: Moment) -> list[bytes]:
    frames: list[bytes] = []
    seen, whose = False, None
    look = f"""() => {{
      const [scene, there] = [document.querySelector("{moment.scene}"), (what) => document.querySelector(what) !== null];
      const whose = scene?.dataset.raid ?? document.querySelector(".page")?.dataset.ply ?? null;
      return [whose, scene !== null, there("{moment.seen}"), there("dialog table tfoot")];
    }}"""
    table = person.page.locator("main.felt")
    while True:
        raid, on_stage, now, over = person.page.evaluate(look)
        if on_stage and raid == whose:
            frame = table.screenshot(type="jpeg", quality=90)
            if person.page.evaluate(look)[:2] == [raid, True]:  # it is still the same moment that the picture shows
                frames.append(frame)
            seen = seen or now
        elif seen and len(frames) >= moment.least:
            return frames
        elif over:
            return []
        else:
            frames, seen, whose = [], False, raid
            person.page.wait_for_timeout(50)


def chosen(frames: Sequence[bytes], count: int) -> list[bytes]:
    """So many of the frames, evenly from the first to the last."""
    return [frames[round(n * (len(frames) - 1) / (count - 1))] for n in range(count)]


def side_by_side(page: Page, pictures: Sequence[bytes], height: int) -> bytes:
    """Pictures of one height in a row, as one JPEG."""
    sources = [f"data:image;base64,{base64.b64encode(picture).decode()}" for picture in pictures]
    page.goto("about:blank")
    page.set_viewport_size({"width": 1200, "height": height})
    page.evaluate(
        """async ([sources, height]) => {
          document.body.style.cssText = "margin: 0; display: flex; gap: 8px; width: max-content; background: white";
          for (const source of sources) {
            const picture = document.body.appendChild(new Image());
            picture.src = source;
            await picture.decode();
            picture.style.height = `${height}px`;
          }
        }""",
        [sources, height],
    )
    return page.locator("body").screenshot(type="jpeg", quality=QUALITY)
