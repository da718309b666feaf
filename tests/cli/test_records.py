"""Every command that reads a record takes a plain one, as the terminal saves it, and a fair one, as browsers save it."""

import json
import random
from pathlib import Path
from typing import Any

import pytest

import besace
from besace.play.fair import FairChance, fair_record
from besace.play.match import Match, draw_setup
from tests.cli.running import refused, run

SEED, CONTRIBUTIONS = bytes(range(32)), ["", "beef", "c0ffee"]


def fair(name: str, players: int = 3) -> dict[str, Any]:
    """The fair record of a whole game, as a server gives it."""
    game, rng, chance = besace.GAMES[name], random.Random(1), FairChance(SEED, CONTRIBUTIONS)
    options = game.check_options({}, players)
    match = Match(game, players, options, draw_setup(game, players, options, chance.setup()))
    while not match.over:
        if match.to_act == ["*"]:
            match.chance(chance.move(match.ply))
        else:
            match.play(rng.choice(match.moves(rng.choice(match.to_act))))
    return fair_record(match.record(), SEED, CONTRIBUTIONS)


@pytest.fixture(params=sorted(besace.GAMES))
def files(request: pytest.FixtureRequest, tmp_path: Path) -> tuple[Path, Path]:
    """The same game as a plain and as a fair record."""
    document = fair(request.param)
    plain, whole = tmp_path / "plain.json", tmp_path / "fair.json"
    plain.write_text(json.dumps(document["record"]))
    whole.write_text(json.dumps(document))
    return plain, whole


def test_replay_shows_the_same_of_both(files: tuple[Path, Path]) -> None:
    plain, whole = (run("replay", str(file), "--at", "7", "--all", "--json") for file in files)
    assert plain.status == 0
    assert plain == whole
    assert run("replay", "-", "--at", "7", "--all", "--json", given=files[1].read_bytes()) == plain


def test_review_finds_the_same_in_both(tmp_path: Path) -> None:
    document, file = fair("filou"), tmp_path / "game.json"
    told = []
    for record in (document["record"], document):
        file.write_text(json.dumps(record))
        told.append(run("review", str(file), "--seat", "0", "--samples", "20", "--json"))
    assert told[0].status == 0
    assert told[0] == told[1]


def test_verify_recomputes_the_chance_of_a_fair_record(files: tuple[Path, Path]) -> None:
    done = run("verify", str(files[1]))
    assert (done.status, done.out.partition(":")[0]) == (0, "Fair")


def test_verify_says_that_a_plain_record_has_no_seed_and_checks_its_moves(files: tuple[Path, Path]) -> None:
    record = json.loads(files[0].read_text())
    done = run("verify", str(files[0]))
    assert done.status == 0
    assert done.out.startswith(f"Legal: these {len(record['moves'])} moves")
    assert "no seed" in done.out
    assert done.out.count("\n") == 1
    files[0].write_text(json.dumps(record | {"moves": record["moves"][:5] + record["moves"][6:]}))
    refused(run("verify", str(files[0])))


@pytest.mark.parametrize(
    ("document", "about"),
    [
        ({"besace_fair": 1}, "lacks the key 'record'"),
        ({"besace_fair": 1, "record": [1]}, "portable record"),
        ({"besace_fair": 1, "record": {"besace_fair": 1, "record": {}}}, "portable record"),
        ({"besace_fair": 1, "record": {}}, "lacks the key"),
    ],
)
@pytest.mark.parametrize("command", ["replay", "review"])
def test_what_is_no_record_inside_is_refused_in_one_sentence(command: str, document: Any, about: str, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(json.dumps(document))
    assert about in refused(run(command, str(file)))


def test_a_fair_record_around_another_does_not_verify(tmp_path: Path) -> None:
    document, file = fair("filou"), tmp_path / "game.json"
    file.write_text(json.dumps(document | {"record": document}))
    assert "portable record" in refused(run("verify", str(file)))
