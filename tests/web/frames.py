"""How smooth and calm great moments are: ``python -m tests.web.frames`` films them on a slowed processor and reads the trace.

A page that asks for every frame is traced while a prepared deal is played to its moment. Printed are the milliseconds between
frames that were drawn while the scene was on the stage, and how far things jumped meanwhile as browsers count it, who call a page
good that shifts by less than 0.1 in five seconds. Figures of a busy machine say nothing, so no test asserts them.
"""

import json
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser
from rich.console import Console
from rich.table import Table

from tests.server.harness import ServerProcess
from tests.web.films import HANDHELD, MOMENTS, PLAYERS, SETTING, Moment
from tests.web.people import chromium, newcomer
from tests.web.prepared import PLAYER, code_of, prepared_server

SLOWDOWN = 4
SMOOTH = 20.0  # milliseconds: the median that we want
ON, OFF = "moment-on", "moment-off"
CATEGORIES = ["devtools.timeline", "disabled-by-default-devtools.timeline.frame", "blink.user_timing"]
WATCH = """([scene, seen, on, off]) => {
  let staged = false, told = false;
  window.shifted = 0;
  new PerformanceObserver((list) => list.getEntries().forEach((one) => (shifted += one.value))).observe({ type: "layout-shift" });
  const look = () => {
    const now = document.querySelector(scene) !== null;
    if (now !== staged) performance.mark(now ? on : off);
    told ||= document.querySelector(seen) !== null;
    window.filmed = (told && staged && !now) || document.querySelector("dialog table tfoot") !== null;
    staged = now;
    requestAnimationFrame(look);
  };
  look();
}"""


def traced(browser: Browser, server: ServerProcess, moment: Moment, slowdown: float) -> tuple[list[float], float]:
    """Milliseconds from frame to frame of the scenes until this moment is over, at normal speed; and the shift of the layout."""
    person = newcomer(browser, "Ada", HANDHELD, hurried=False)
    try:
        for script in (f"({SETTING})('normal')", f"({PLAYER})()"):
            person.context.add_init_script(script)
        page = person.page
        page.goto(f"{server.url}/challenge/x-{code_of(moment.game, PLAYERS)}")
        page.locator(".deal button.main").click()
        page.locator("main.felt").wait_for()
        page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slowdown})
        browser.start_tracing(page=page, categories=CATEGORIES)
        page.evaluate(WATCH, [moment.scene, moment.seen, ON, OFF])
        page.wait_for_function("() => window.filmed", timeout=0)
        return frames(json.loads(browser.stop_tracing())["traceEvents"]), float(page.evaluate("window.shifted"))
    finally:
        person.context.close()


def frames(events: list[dict[str, Any]]) -> list[float]:
    """Milliseconds between two frames that were drawn while a scene was on the stage."""
    staged, last, found = False, None, []
    for event in sorted((one for one in events if one["name"] in (ON, OFF, "DrawFrame")), key=lambda one: one["ts"]):
        if event["name"] == "DrawFrame":
            if staged and last is not None:
                found.append((event["ts"] - last) / 1000)
            last = event["ts"]
        else:
            staged, last = event["name"] == ON, None
    return found


def main() -> None:
    slowdown = float(sys.argv[1]) if len(sys.argv) > 1 else SLOWDOWN
    columns = ("moment", "frames", "median ms", "19 of 20 within", f"median ≤ {SMOOTH:g} ms", "shift")
    table = Table(*columns, title=f"{slowdown:g} × slower")
    with tempfile.TemporaryDirectory() as kept, chromium() as browser, prepared_server(Path(kept)) as server:
        for moment in MOMENTS:
            times, shift = traced(browser, server, moment, slowdown)
            if len(times) < moment.least:
                table.add_row(moment.name, str(len(times)), "–", "–", "no such moment was shown", f"{shift:.4f}")
                continue
            median, most = statistics.median(times), statistics.quantiles(times, n=20)[-1]
            table.add_row(
                moment.name, str(len(times)), f"{median:.1f}", f"{most:.1f}", "yes" if median <= SMOOTH else "no", f"{shift:.4f}"
            )
    Console().print(table)


if __name__ == "__main__":
    main()
