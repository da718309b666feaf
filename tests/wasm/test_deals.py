"""Deals of the day without a server: for the same secret, the same deals with the same bots as on one."""

import hashlib
import hmac
import json
import subprocess
from datetime import date, timedelta
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from besace.games import GAMES
from besace.games.move import Move
from besace.play.fair import verify
from besace.play.records import positions
from besace.server.deals.challenges import FIRST_DAY, of_day
from besace.server.table.prepared_deals import bot_of

SCRIPT = Path(__file__).parent / "answers.mjs"
PUBLISHED = hashlib.sha256(b"besace deals of the day for everyone").digest()
DAYS = [FIRST_DAY + timedelta(days=number) for number in range(0, 1500, 7)] + [
    FIRST_DAY + timedelta(days=n) for n in range(1, 60)
]
FRIDAY = date(2026, 11, 13)  # bots that search


def in_node(bundle: Path, module: Path, function: str, *asked: Any) -> Any:
    command = ["node", str(SCRIPT), str(bundle), str(module), function]
    done = subprocess.run(command, input=json.dumps(asked), capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def test_every_day_has_the_deals_that_a_server_with_that_secret_has(bundle: Path, module: Path) -> None:
    found = in_node(bundle, module, "deals", [day.isoformat() for day in DAYS])
    wanted = [of_day(game, day) for day in DAYS for game in GAMES.values()]
    assert len(found) == len(wanted)
    for deal, challenge in zip(found, wanted, strict=True):
        seed = hmac.digest(PUBLISHED, challenge.deal.encode(), "sha256").hex()
        assert deal == vars(challenge) | {"day": challenge.day.isoformat() if challenge.day else None, "seed": seed}


def test_its_chance_and_its_bots_are_the_servers(bundle: Path, module: Path) -> None:
    """Of a game in which one moves after the other, so that what a bot knew is what lies in the record."""
    game = next(game for game in GAMES.values() if not game.secret_verbs)
    challenge = of_day(game, FRIDAY)
    document = in_node(bundle, module, "dealPlayed", challenge.name)
    match = verify(document)
    assert match.over
    row, moved, moves = (
        SimpleNamespace(game=game.name, seed=bytes.fromhex(document["seed"])),
        [0] * match.players,
        match.record()["moves"],
    )
    for before, move in zip(positions(match.record()), moves, strict=False):
        seat = Move.of(move).seat
        if seat is None or seat == challenge.seat:
            continue
        bot: Any = bot_of(row, SimpleNamespace(seat=seat, bot=challenge.level), moved[seat])  # type: ignore[arg-type]
        assert bot.choose(before.observation(seat)) == move
        moved[seat] += 1
    assert sum(moved) > match.players
