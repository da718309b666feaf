"""The pictures that shops and browsers show of the application before it is installed: ``python -m tests.web.shop_window``.

They lie in web/public, and web/manifest.json names them; take them anew when the tables look different. Needs `make site`.
"""

import sys
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser

from besace.games import GAMES
from tests.web.hands import Hands
from tests.web.people import DESKTOP, PHONE, chromium
from tests.web.test_site import SITE, serving

PUBLIC = Path(__file__).parents[2] / "web" / "public"
ICONS = {"icon-180.png": ("maskable.svg", 180), "icon-192.png": ("icon.svg", 192), "icon-512.png": ("icon.svg", 512)}
QUALITY, SETTLE = 72, 900
NO_ANIMATIONS = """localStorage["besace.settings"] ??= '{"speed": "off"}';"""


def icons(browser: Browser) -> None:
    """Drawings as pictures, for devices that take no drawings."""
    for name, (drawing, size) in ICONS.items():
        page = browser.new_page(viewport={"width": size, "height": size})
        drawn = (PUBLIC / drawing).read_text(encoding="utf-8").replace("<svg ", f'<svg width="{size}" height="{size}" ')
        page.set_content(f'<body style="margin:0;background:transparent">{drawn}</body>')
        page.screenshot(path=PUBLIC / name, omit_background=True)
        page.close()


def pictures(browser: Browser, site: str) -> None:
    for look, (width, height), zoom in (("wide", DESKTOP, 1), ("narrow", PHONE, 2)):
        how: Any = {"viewport": {"width": width, "height": height}, "device_scale_factor": zoom, "reduced_motion": "reduce"}
        context = browser.new_context(locale="en-GB", **how)
        context.add_init_script(NO_ANIMATIONS)
        page = context.new_page()
        page.goto(site)
        page.locator("article").nth(len(GAMES) - 1).wait_for()
        page.wait_for_timeout(SETTLE)
        if look == "wide":
            page.screenshot(path=PUBLIC / "shelf-wide.jpg", type="jpeg", quality=QUALITY)
        game = list(GAMES)[-1]
        page.locator(f"article[data-game={game}] button.play").click()
        page.locator("section.own > .asked").wait_for()
        hands = Hands(page, game, 3)
        while hands.pressed < 3 or not hands.asked:
            hands.act()
            page.wait_for_timeout(100)
        page.wait_for_timeout(SETTLE)
        page.screenshot(path=PUBLIC / f"table-{look}.jpg", type="jpeg", quality=QUALITY)
        context.close()


def main() -> None:
    if not (SITE / "index.html").is_file():
        sys.exit("The site has not been built: make site builds it.")
    with serving(SITE) as site, chromium() as browser:
        icons(browser)
        pictures(browser, site)


if __name__ == "__main__":
    main()
