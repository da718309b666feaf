"""Changes of views: put over the view before they make the view that the rules give, and the browser's tests have such ones.

``python -m tests.server.test_changes`` writes web/src/lib/live.fixture.json anew.
"""

import json
import random
from pathlib import Path
from typing import Any
from zlib import crc32

import pytest

import besace
from besace.play.changes import changes
from besace.play.match import Match
from besace.server.protocol.messages import SERVER_MESSAGE
from besace.server.protocol.write_messages import Look, Shown, events, events_or_changes, snapshots

FIXTURE = Path(__file__).parents[2] / "web/src/lib/live.fixture.json"
PLIES = 30


def play_on(match: Match, rng: random.Random) -> str:
    """Play some move; return it."""
    if match.to_act == ["*"]:
        return match.chance(rng)
    match.play(rng.choice(match.moves(rng.choice(match.to_act))))
    return match.played[-1]


def conversation(game: str) -> dict[str, Any]:
    """What seat 0 hears of the first moves of a game, and the sum of what it sees in the end."""
    match, rng, shown = besace.new(game, 3, seed=5), random.Random(5), None
    messages = [json.loads(message) for message in snapshots(match, [0], None)]
    for _ in range(PLIES):
        told, shown = events_or_changes(match, [(0, True)], play_on(match, rng), None, None, shown)
        messages += [json.loads(message) for message in told]
    return {"messages": messages, "sum": crc32(json.dumps(match.view(0), separators=(",", ":")).encode())}


@pytest.mark.parametrize("game", sorted(besace.GAMES))
def test_a_view_is_the_one_before_with_what_has_changed(game: str) -> None:
    rng = random.Random(game)
    match, eyes = besace.new(game, 4, seed=rng.randrange(1000)), (None, 0, 1, 2, 3)
    shown: Shown | None = None
    views = {eye: match.view(eye) for eye in eyes}
    looks: list[Look] = [(eye, remembers) for eye in eyes for remembers in (True, False)]
    while not match.over:
        before, text = shown, play_on(match, rng)
        told, shown = events_or_changes(match, looks, text, None, None, before)
        whole = dict(zip(eyes, map(json.loads, events(match, eyes, text, None, None)), strict=True))
        for (eye, remembers), message in zip(looks, map(json.loads, told), strict=True):
            if not remembers or before is None or match.view(eye).keys() != views[eye].keys():
                assert message == whole[eye]
                continue
            SERVER_MESSAGE.validate_python(message)
            changed = message["change"]
            assert {key: value for key, value in match.view(eye).items() if value != views[eye][key]} == changed
            assert message["sum"] == crc32(json.dumps(views[eye] | changed, separators=(",", ":")).encode())
            rest = {"type": "change"} | {key: value for key, value in whole[eye].items() if key not in ("type", "view")}
            assert {key: value for key, value in message.items() if key not in ("change", "sum")} == rest
        views = {eye: match.view(eye) for eye in eyes}


def test_changes_are_told_from_the_version_before_alone() -> None:
    match, rng = besace.new("filou", 3, seed=1), random.Random(1)
    _, shown = events_or_changes(match, [(0, True)], play_on(match, rng), None, None, None)
    play_on(match, rng)
    told, _ = events_or_changes(match, [(0, True)], play_on(match, rng), None, None, shown)
    assert json.loads(told[0])["type"] == "event"


def test_who_comes_later_is_told_the_whole_view_first() -> None:
    match, rng = besace.new("filou", 3, seed=1), random.Random(1)
    _, shown = events_or_changes(match, [(0, True)], play_on(match, rng), None, None, None)
    told, _ = events_or_changes(match, [(0, True), (1, True)], play_on(match, rng), None, None, shown)
    assert [json.loads(message)["type"] for message in told] == ["change", "event"]


@pytest.mark.parametrize(
    ("before", "now", "found"),
    [
        ([b'"a":1,"b":[1,{"c":2}],"d":null'], [b'"a":1,"b":[1,{"c":3}],"d":4'], [b'"b":[1,{"c":3}],"d":4']),
        ([b'"a":"x,\\"}y"'], [b'"a":"x,\\"}z"'], [b'"a":"x,\\"}z"']),
        ([b'"a":1', b'"b":1'], [b'"a":1', b'"b":12'], [b"", b'"b":12']),
        ([b'"a":12'], [b'"a":1'], [b'"a":1']),
        ([b'"a":1'], [b'"b":1'], None),
        ([b'"a":1'], [b'"a":1,"b":2'], None),
        ([b'"a":1,"b":2'], [b'"a":1'], None),
        ([b'"a":1', b'"b":2'], [b'"a":1,"b":2', b'"c":3'], None),
    ],
)
def test_members_that_differ_are_found_whatever_stands_in_them(
    before: list[bytes], now: list[bytes], found: list[bytes] | None
) -> None:
    assert changes(before, now) == found


def test_the_browsers_tests_have_what_the_server_says() -> None:
    assert json.loads(FIXTURE.read_text()) == {game: conversation(game) for game in sorted(besace.GAMES)}


if __name__ == "__main__":
    FIXTURE.write_text(json.dumps({game: conversation(game) for game in sorted(besace.GAMES)}) + "\n")
