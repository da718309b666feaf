"""How fast the rules are in Chromium, beside the same source compiled for this machine: ``python -m bench.browser``.

Turn by turn in one run, a second each; the figures are medians of the turns' ratios, so that a machine that is slower now and
then slows both. One core each. Before that: how large the module is, and how long it takes from *Play now* to the first choice
on a site that was visited before, on this core and on one that the browser slows down (the page, not its worker); after it, how
long the King takes for a choice on such a slow core, and how many worlds a second it looks at there.
"""

import base64
import json
import statistics
import subprocess
import time
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Browser, Page

from besace.bots import netsearch
from besace.bots.search import CHUNK, TASTE, Thought
from besace.conformance.cases import DEFAULTS
from besace.games import GAMES, game_named
from besace.kernel.batch import run_batch
from besace.play.match import Match
from tests.wasm.conftest import MODULE, bundled, weights
from tests.wasm.plans import plans
from tests.web.people import chromium, newcomer
from tests.web.test_site import SITE, serving

TURNS, SECONDS, BATCH = 5, 1.0, 500
MOST_BROTLI = 60_000  # bytes
SLOWDOWN, MOST_MILLISECONDS = 4, 1000
THINKER, CHOICES = "king", 6
CODE = "Uint8Array.from(atob(code), (each) => each.charCodeAt(0))"
STARTED = """async (game) => {
  const began = performance.now();
  document.querySelector(`article[data-game=${game}] button.play`).click();
  while (document.querySelector("section.own > .asked") === null) await new Promise(requestAnimationFrame);
  return performance.now() - began;
}"""


def timed(work: Callable[[int], int]) -> float:
    began, done, turn = time.perf_counter(), 0, 0
    while time.perf_counter() - began < SECONDS:
        done += work(turn)
        turn += 1
    return done / (time.perf_counter() - began)


def native(plan: dict[str, Any], seat: int) -> tuple[float, float, float]:
    game = game_named(plan["game"])
    match = Match(game, plan["players"], plan["options"], plan["draws"])
    for move in plan["moves"]:
        match.play(move)
    thought, case = Thought(match.observation(seat), 1, TASTE), _case(plan)

    def think(_: int) -> int:
        thought.go_on(CHUNK)
        return CHUNK

    def play(turn: int) -> int:
        return int(run_batch(game.functions, plan["players"], case.numbers, turn, BATCH).lengths.sum())

    bot = netsearch.make(1, worlds=1)
    bot.choose(match.observation(seat))
    thought_ahead = bot.thought
    assert thought_ahead is not None

    def look_ahead(_: int) -> int:
        thought_ahead.go_on(1)
        return 1

    think(0)
    return timed(think), timed(play), timed(look_ahead)


def _case(plan: dict[str, Any]) -> Any:
    return next(case for case in DEFAULTS if (case.name, case.players) == (plan["game"], plan["players"]))


def by_brotli(file: Path) -> int:
    """How many bytes of a file go over the wire."""
    count = "process.stdout.write(String(require('zlib').brotliCompressSync(require('fs').readFileSync(process.argv[1])).length))"
    return int(subprocess.run(["node", "-e", count, str(file)], capture_output=True, check=True).stdout)


def first_choices(browser: Browser) -> None:
    """From a click on *Play now* to the first choice on the screen; the median over games and turns."""
    if not (SITE / "index.html").is_file():
        print("The site has not been built (make site), so nobody plays on it.")
        return
    with serving(SITE) as address:
        for slowdown in (1, SLOWDOWN):
            page = newcomer(browser, "Ada").page
            page.goto(address)
            page.evaluate("async () => { await navigator.serviceWorker.ready; }")
            page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slowdown})
            taken = list[float]()
            for game in list(GAMES) * TURNS:
                page.goto(address)
                page.reload()
                page.locator(f"article[data-game={game}] select").nth(1).select_option("puppy")
                taken.append(page.evaluate(STARTED, game))
            page.context.close()
            middle = statistics.median(taken)
            print(f"Play now, {slowdown} times slower: {middle:.0f} ms to the first choice (bar {MOST_MILLISECONDS})")


def slowly(page: Page, asked: list[dict[str, Any]], module: str) -> None:
    """How long the King takes for a choice on a slow core, and how far it gets there."""
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWDOWN})
    for plan in asked:
        told = [module, weights(), plan["game"], plan["players"], THINKER, CHOICES]
        taken = page.evaluate(f"([code, ...asked]) => local.patience({CODE}, ...asked)", told)
        told = [module, json.loads(json.dumps(plan)), plan["searches"][0]["seat"], 1000 * SECONDS, weights()]
        simulations, _, worlds = page.evaluate(f"([code, ...asked]) => local.speeds({CODE}, ...asked)", told)
        print(
            f"{plan['game']}, {SLOWDOWN} times slower: the {THINKER} takes {statistics.median(taken):.0f} ms, at most "
            f"{max(taken):.0f} (bar {MOST_MILLISECONDS}); {worlds:,.0f} worlds/s ahead, {simulations:,.0f} simulations/s"
        )


def main() -> None:
    code = MODULE.read_bytes()
    print(f"The module: {len(code):,} bytes, {by_brotli(MODULE):,} by brotli with its tables (bar {MOST_BROTLI:,})")
    wanted = {case.name: case.players for case in DEFAULTS if case.players == 4}
    asked = [
        plan
        for plan in plans(range(1), iterations=1, games=1)
        if plan["searches"] and wanted[plan["game"]] == plan["players"] and _is_default(plan)
    ]
    module = base64.b64encode(code).decode()
    with TemporaryDirectory() as folder, chromium() as browser:
        first_choices(browser)
        out = bundled(Path(folder))
        page = browser.new_page()
        page.add_script_tag(content=out.read_text(encoding="utf-8"))
        for plan in asked:
            seat, ratios, here = plan["searches"][0]["seat"], list[list[float]](), list[tuple[float, ...]]()
            for _ in range(TURNS):
                mine = native(plan, seat)
                theirs = page.evaluate(
                    f"([code, ...asked]) => local.speeds({CODE}, ...asked)",
                    [module, json.loads(json.dumps(plan)), seat, 1000 * SECONDS, weights()],
                )
                here.append(mine)
                ratios.append([there / one for there, one in zip(theirs, mine, strict=True)])
            search, games, ahead = (statistics.median(column) for column in zip(*ratios, strict=True))
            simulations, moves, worlds = (statistics.median(column) for column in zip(*here, strict=True))
            print(
                f"{plan['game']}: in Chromium, search {search:.2f} of {simulations:,.0f} simulations/s here, "
                f"random games {games:.2f} of {moves / 1e6:.1f} million moves/s, looking ahead {ahead:.2f} of {worlds:,.0f} "
                "worlds/s"
            )
        slowly(page, asked, module)


def _is_default(plan: dict[str, Any]) -> bool:
    return all(plan["options"][option.name] == option.default for option in game_named(plan["game"]).options)


if __name__ == "__main__":
    main()
