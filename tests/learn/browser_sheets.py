"""Score sheets and how they are counted, for the tests of the browser, which counts them itself where no server does.

``python -m tests.learn.browser_sheets`` writes them anew.
"""

import json
import random
from dataclasses import asdict
from pathlib import Path
from typing import Any

from besace.games import GAMES
from besace.learn.scores import BadSheet, Step, score, sentence

FILE = Path(__file__).parents[2] / "web/src/local/scores.fixture.json"
EACH = 8  # sheets of a game
STRANGE: tuple[Any, ...] = (None, -1, 1.5, "x", True, [], {}, 10**10)


def _sheet(game: str, rng: random.Random) -> dict[str, Any]:
    """A sheet that can be counted, or nearly."""
    if game == "doggybag":
        players = [
            {"front": {kind: rng.randrange(3) for kind in ("grey", "white", "red", "black")}, "role": role}
            if rng.random() < 0.85
            else {"out": True}
            for role in rng.sample(range(9), rng.randint(2, 6))
        ]
        return {"players": players, "edition": rng.choice(["revised", "first", "english"])}
    if game == "figaro":
        count = rng.randint(3, 6)
        one = lambda: {  # noqa: E731
            "roads": [rng.randint(1, 20) / 2 for _ in range(count - 1)],
            "cards": [rng.randrange(9) for _ in range(count)],
            "king": rng.randrange(count),
        }
        return {"rounds": [one() for _ in range(rng.choice([1, 3, 3]))], "fewest": rng.choice(["one", "all"])}
    cards = ("-8", "-5", "rabbit", "3", "5", "8", "11", "15")
    return {
        "players": [{"cards": rng.sample(cards, rng.randrange(5)), "mice": rng.randrange(12)} for _ in range(rng.randint(3, 5))]
    }


def _spoiled(value: Any, rng: random.Random) -> Any:
    """The same with something strange in one place."""
    if isinstance(value, dict) and value and rng.random() < 0.8:
        key = rng.choice(sorted(value))
        return {**value, key: _spoiled(value[key], rng)}
    if isinstance(value, list) and value and rng.random() < 0.8:
        place = rng.randrange(len(value))
        return [*value[:place], _spoiled(value[place], rng), *value[place + 1 :]]
    return rng.choice(STRANGE)


def _counted(game: str, sheet: Any) -> Any:
    """As `POST /api/scores` answers, in English; a sentence where it refuses."""
    try:
        found = asdict(score(game, sheet))
    except BadSheet as wrong:
        return wrong.sentence("en")

    def told(step: dict[str, Any]) -> dict[str, Any]:
        return {"rule": step["rule"], "seat": step["seat"], "sentence": sentence(Step(**step), "en")}

    return {**found, "steps": [told(step) for step in found["steps"]], "needed": found["needed"] and told(found["needed"])}


def cases() -> list[dict[str, Any]]:
    rng, found = random.Random("sheets"), []
    for game in GAMES:
        for number in range(2 * EACH):
            whole = _sheet(game, rng)
            sheet = whole if number < EACH else _spoiled(whole, rng)
            found.append({"game": game, "sheet": sheet, "counted": _counted(game, sheet)})
    return json.loads(json.dumps(found))  # type: ignore[no-any-return]


if __name__ == "__main__":
    FILE.write_text("[\n" + ",\n".join(json.dumps(case, ensure_ascii=False) for case in cases()) + "\n]\n", encoding="utf-8")
