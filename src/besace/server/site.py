"""``python -m besace.server.site FOLDER``: what a site without a server answers, as files beside the client.

These are the requests that have the same answer for everyone, in every language and edition: rules with pictures, and memos;
and what the networks of the games have learnt.
`web/src/lib/api.ts` looks for them there.
"""

import asyncio
import sys
from itertools import product
from pathlib import Path

from besace.games import GAMES
from besace.games.game import EXTRAS
from besace.games.parts.network import WEIGHTS
from besace.learn.editions import editions_of
from besace.play.words import LANGUAGES, languages_of
from besace.server.http.routes.rulebook import game_rules, memo_fragment, printed_memo

_PICTURES = (b"/api/pictures/", b"api/pictures/")  # a site may lie in a folder of its host


def write_answers(folder: Path) -> int:
    """Write them; how many there are."""
    written = 0
    for name, game in GAMES.items():
        for language in LANGUAGES:
            if language not in languages_of(game):
                continue
            kinds = (("rules", "json", game_rules), ("memo", "html", memo_fragment), ("memo", "pdf", printed_memo))
            for edition, (room, ending, answer) in product((None, *editions_of(game)), kinds):
                body = bytes(asyncio.run(answer(name, language, edition)).body)
                file = f"{name if edition is None else f'{name}-{edition}'}.{ending}"
                _write(folder / "api" / language / room / file, body if ending == "pdf" else body.replace(*_PICTURES))
                written += 1
        learnt = game.folder.joinpath(EXTRAS, WEIGHTS)
        if learnt.is_file():
            _write(folder / f"{name}.weights", learnt.read_bytes())
            written += 1
        drawn = game.folder.joinpath("pictures")
        for picture in drawn.iterdir() if drawn.is_dir() else ():
            _write(folder / "api" / "pictures" / name / picture.name, picture.read_bytes())
            written += 1
    return written


def _write(path: Path, body: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(body)


if __name__ == "__main__":
    place = Path(sys.argv[1])
    print(f"{place} is ready for any static host ({write_answers(place)} answers beside the client).")
