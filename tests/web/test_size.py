"""How much of a client a browser has to load: letters and one language with it, compressed as hosts do it."""

import json
import re
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from besace.play.words import LANGUAGES
from tests.server.harness import ServerProcess
from tests.web.conftest import DIST
from tests.web.people import Person

WHOLE, FIRST_PAGE = 250_000, 200_000  # bytes
HOUSE, HOUSE_WITHOUT_SERVER = re.compile(r"assets/(local|worker)-"), 30_000  # what answers where no server does, beside the rules
SHOWN = (".jpg", ".png")  # by shops and home screens, not by pages
BROTLI = """
const { readFileSync } = require("node:fs");
const { brotliCompressSync } = require("node:zlib");
const files = process.argv.slice(1).map((file) => readFileSync(file));
const sizes = files.map((plain) => Math.min(plain.length, brotliCompressSync(plain).length));
console.log(sizes.reduce((a, b) => a + b, 0));
"""  # what is compressed already, like letters, stays as it is


def compressed(files: list[str]) -> int:
    paths = [str(DIST.parent / file) for file in files]
    return int(subprocess.run(["node", "-e", BROTLI, *paths], check=True, capture_output=True, text=True).stdout)


def kept(what: str) -> Any:
    """What the service worker of this build keeps."""
    found = re.search(rf"^const {what} = (.+);$", (DIST.parent / "sw.js").read_text(), re.MULTILINE)
    assert found is not None
    return json.loads(found[1])


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_pages_and_games_in_one_language_are_small(language: str) -> None:
    files = [name for name in kept("NAMES") if name != "./"] + kept("WORDS")[language]
    house = [name for name in files if HOUSE.match(name)]
    assert len(house) == 2
    assert compressed(["index.html", "sw.js", *(name for name in files if name not in house)]) <= WHOLE
    assert compressed(house) <= HOUSE_WITHOUT_SERVER


def test_every_file_of_the_build_is_kept_in_one_language_or_in_all() -> None:
    built = {str(file.relative_to(DIST.parent)) for file in DIST.parent.rglob("*") if file.is_file() and file.suffix not in SHOWN}
    named = {*kept("NAMES"), *(file for files in kept("WORDS").values() for file in files)}
    assert built - named == {"index.html", "sw.js"}
    assert set(kept("WORDS")) == set(LANGUAGES)


def test_the_first_page_is_smaller_and_speaks_one_language(come: Callable[..., Person], server: ServerProcess) -> None:
    ada = come(locale="de-AT")
    asked: list[str] = []
    ada.page.on("response", lambda answer: asked.append(answer.url.removeprefix(f"{server.url}/")))
    ada.page.goto(server.url)
    ada.page.locator("article").first.wait_for()
    files = {file for file in asked if Path(DIST.parent, file).is_file() and file != "sw.js"}
    assert compressed(["index.html", *files]) <= FIRST_PAGE
    words = {language for language, names in kept("WORDS").items() if files & set(names)}
    assert words == {"de"}
