"""No game is named outside its own folders: whoever adds one has nothing else to edit."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import besace
from besace.conformance.cases import every_game
from besace.games import Game
from besace.play.words import LANGUAGES, words_in

ROOT = Path(__file__).parents[2]


def names_of(game: Game) -> re.Pattern[str]:
    """How a game is called, in code and in every language."""
    titles = {words_in(language)(f"{game.name}-title") for language in LANGUAGES}
    return re.compile("|".join({game.name, *(re.escape(title).replace(r"\ ", "[-_ ]?") for title in titles)}), re.IGNORECASE)


TEXTS = (".py", ".ts", ".svelte", ".css", ".ftl", ".md", ".json", ".svg")
MADE = "schema.d.ts"  # out of what the server says


def sources(place: str) -> Iterator[Path]:
    for path in (ROOT / place).rglob("*.*"):
        test = ".test." in path.name or ".fixture." in path.name
        if path.suffix in TEXTS and path.name != MADE and not test:
            yield path


@every_game
@pytest.mark.parametrize("place", ["src/besace", "web/src"])
def test_no_game_is_named_outside_its_folders_the_tests_and_the_documents(place: str, game: str) -> None:
    named = names_of(besace.GAMES[game])
    found = [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()[:80]}"
        for path in sources(place)
        if game not in path.relative_to(ROOT).parts[:-1]
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if named.search(line)
    ]
    assert found == []
