"""The pictures of the README and the films of great moments: ``make pictures`` puts them into docs/pictures."""

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser
from rich.progress import Progress

from besace.games import GAMES
from tests.server.harness import ServerProcess
from tests.web.films import MOMENTS, QUALITY, chosen, film, side_by_side
from tests.web.people import PHONE, Person, chromium, newcomer
from tests.web.prepared import prepared_server
from tests.web.test_pages import played_out

PLACE = Path(__file__).parents[2] / "docs" / "pictures"
SHELF = (960, 600)
OWN_MOVES = {"doggybag": 6, "figaro": 5, "filou": 7}  # after which a table is worth a picture
FRAMES, FRAME_HEIGHT = 6, 300
SETTLE = 900  # milliseconds until a page lies still


def taken(person: Person, address: str) -> bytes:
    """A picture of a page, once it lies still."""
    person.page.goto(address)
    person.page.wait_for_load_state("networkidle")
    person.page.wait_for_timeout(SETTLE)
    return person.page.screenshot()


def shelf(browser: Browser, server: ServerProcess) -> bytes:
    person = newcomer(browser, "Ada", SHELF)
    person.page.goto(server.url)
    person.page.locator("article").first.wait_for()
    person.page.wait_for_timeout(SETTLE)
    picture = person.page.screenshot(type="jpeg", quality=QUALITY)
    person.context.close()
    return picture


def tables(browser: Browser, server: ServerProcess) -> bytes:
    """A table of each game on a phone."""
    person = newcomer(browser, "Ada", PHONE)
    person.page.goto(server.url)
    person.page.locator("article").first.wait_for()
    games = [played_out(server, person, game, OWN_MOVES[game]) for game in GAMES]
    row = side_by_side(person.page, [taken(person, f"{server.url}/table/{table}") for table in games], PHONE[1])
    person.context.close()
    return row


def learning(browser: Browser, server: ServerProcess) -> bytes:
    """A first game with its guide, the deal of the day, and a score sheet."""
    person = newcomer(browser, "Ada", PHONE, scheme="dark")
    addresses = ("learn/figaro", "challenge", "score/doggybag")
    row = side_by_side(person.page, [taken(person, f"{server.url}/{address}") for address in addresses], PHONE[1])
    person.context.close()
    return row


def strips(browser: Browser, server: ServerProcess, progress: Progress) -> None:
    """A strip of frames of each great moment that has a stage."""
    task = progress.add_task("Films", total=len(MOMENTS))
    for moment in MOMENTS:
        progress.update(task, description=f"Film of the {moment.name}")
        frames = film(browser, server, moment) if moment.staged else []
        if frames:
            person = newcomer(browser, "Ada")
            (PLACE / f"{moment.name}.jpg").write_bytes(side_by_side(person.page, chosen(frames, FRAMES), FRAME_HEIGHT))
            person.context.close()
        else:
            progress.console.print(f"No {moment.name} is told on a stage: {moment.name}.jpg is left as it is.")
        progress.advance(task)


def main() -> None:
    wanted = sys.argv[1:]
    with tempfile.TemporaryDirectory() as kept, chromium() as browser, Progress() as progress:
        still = {"home": shelf, "tables": tables, "learning": learning}
        server = ServerProcess(str(Path(kept) / "besace.sqlite3"), Path(kept))
        try:
            for name, take in progress.track(still.items(), description="Pictures"):
                if not wanted or name in wanted:
                    (PLACE / f"{name}.jpg").write_bytes(take(browser, server))
        finally:
            server.stop()
        if not wanted or "films" in wanted:
            (Path(kept) / "films").mkdir()
            with prepared_server(Path(kept) / "films") as deals:
                strips(browser, deals, progress)
    print(f"The pictures are in {PLACE}.")


if __name__ == "__main__":
    main()
