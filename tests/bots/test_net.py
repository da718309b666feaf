"""Networks: the same moves for the same observations, compiled or not; and weights that are what they say."""

import json
import os
import random
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import besace
from besace.bots import check_bot, weights
from besace.bots.mind import understand
from besace.bots.net import Mind, new_room
from besace.conformance.cases import Case, every_count, every_game, resampled, sampled
from besace.conformance.sentences import is_one_sentence
from besace.errors import BesaceError
from besace.games.parts.network import NO_CHOICE, Group, layout_of, starts
from besace.kernel.generic import SEATS
from besace.kernel.stream import new_stream
from tests.bots.networks import random_net, random_weights, sizes_of
from tests.cli.running import refused, run

WITH_WEIGHTS = [name for name, game in besace.GAMES.items() if game.folder.joinpath("extras", "net.weights").is_file()]
MOST_BYTES = 1_000_000  # of the weights of a game


def choices_due(case: Case, count: int):
    rng = random.Random(str(case))
    for match in sampled(case, count, seed=41):
        if match.to_act and match.to_act != ["*"]:
            yield match, rng.choice(match.to_act)


@every_count
@pytest.mark.parametrize("warmth", [0.0, 1.0])
def test_states_that_look_the_same_get_the_same_legal_move(case: Case, warmth: float, tmp_path: Path) -> None:
    file, rng = random_net(case.name, tmp_path), new_stream(8)
    for match, seat in choices_due(case, 12):
        other = resampled(match, seat, rng)
        bots = [besace.bot("net", seed=3, weights=file, warmth=warmth) for _ in range(2)]
        chosen = [bot.choose(each.observation(seat)) for bot, each in zip(bots, (match, other), strict=True)]
        assert chosen[0] == chosen[1]
        assert chosen[0] in match.moves(seat)


@every_count
def test_a_network_is_told_numbers_that_are_not_far_from_one_and_always_has_a_choice(case: Case) -> None:
    game = besace.GAMES[case.name]
    held = weights.read(game, random_weights(case.name), "made by chance")
    room = new_room(game, held)
    for match, seat in choices_due(case, 30):
        observation = match.observation(seat)
        understand(observation.record, seat, held.layers, room)
        told = np.array(room.x)
        assert np.isfinite(told).all()
        assert np.abs(told).max() < 16
        stand_for = [int(move) for move in room.moves if move != NO_CHOICE]
        assert stand_for
        assert len(set(stand_for)) == len(stand_for)
        assert set(stand_for) <= set(observation.legal)


@every_count
def test_who_will_win_is_a_share_for_each_seat(case: Case) -> None:
    mind = Mind(besace.GAMES[case.name], weights.read(besace.GAMES[case.name], random_weights(case.name), "made by chance"))
    for match, seat in choices_due(case, 3):
        shares = mind.shares(match.observation(seat))
        assert len(shares) == match.players
        assert sum(shares) == pytest.approx(1.0)
        assert min(shares) > 0


_CHOOSE = """
import json, sys
import besace
from besace.bots.net import Mind
from besace.bots.weights import of_file
from pathlib import Path
for game, file, record, seat in json.load(sys.stdin):
    seen = besace.load(record).observation(seat)
    bot = besace.bot("net", seed=3, weights=file)
    print(json.dumps([bot.choose(seen), Mind(seen.game, of_file(seen.game, Path(file))).shares(seen)]))
"""


def test_compiled_and_interpreted_networks_agree_to_the_last_digit(tmp_path: Path) -> None:
    positions = []
    for game in besace.GAMES:
        file = random_net(game, tmp_path)
        for match, seat in choices_due(Case(game, 4), 5):
            positions.append([game, file, match.record(), seat])
    said = []
    for jit in "10":
        command, given = [sys.executable, "-c", _CHOOSE], json.dumps(positions)
        done = subprocess.run(
            command, input=given, env=os.environ | {"BESACE_JIT": jit}, capture_output=True, text=True, check=True
        )
        said.append(done.stdout)
    assert said[0].count("\n") == len(positions)
    assert said[0] == said[1]


@pytest.mark.parametrize("game", WITH_WEIGHTS)
def test_the_weights_that_come_with_a_game_are_what_their_hash_says_and_small(game: str) -> None:
    file = besace.GAMES[game].folder.joinpath("extras", "net.weights")
    assert len(file.read_bytes()) <= MOST_BYTES
    held = weights.of_game(game)
    assert held.told["command"].startswith(f"besace train {game} ")
    assert held.told["steps"] > 0


@every_game
def test_what_is_written_is_what_is_read(game: str) -> None:
    held = weights.read(besace.GAMES[game], random_weights(game, seed=4), "made by chance")
    again = weights.written(
        besace.GAMES[game],
        held.flat,
        **{k: v for k, v in held.told.items() if k not in ("besace_net", "game", "layout", "sha256")},
    )
    assert again == random_weights(game, seed=4)
    assert held.sizes == sizes_of(game)


def _swap_a_byte(data: bytes) -> bytes:
    return data[:-1] + bytes([data[-1] ^ 1])


@pytest.mark.parametrize(
    ("damage", "said"),
    [
        (_swap_a_byte, "not what their hash says"),
        (lambda data: data[:-2], "not what their hash says"),
        (lambda data: b"", "does not hold the weights"),
        (lambda data: b"[1]\n", "does not hold the weights"),
        (lambda data: data.replace(b'"layout": "', b'"layout": "f'), "do not fit"),
        (lambda data: data.replace(b'"sizes": [', b'"sizes": [7, '), "do not fit"),
        (lambda data: random_weights("figaro"), "are for figaro"),
    ],
)
def test_weights_that_do_not_fit_are_refused_in_a_sentence(damage, said: str, tmp_path: Path) -> None:
    path = tmp_path / "net.weights"
    path.write_bytes(damage(random_weights("filou")))
    with pytest.raises(BesaceError) as wrong:
        check_bot(besace.bot("net", weights=str(path)), besace.GAMES["filou"])
    assert is_one_sentence(str(wrong.value))
    assert said in str(wrong.value)


def test_another_vector_other_inputs_and_other_choices_are_another_layout() -> None:
    part, fields = besace.GAMES["filou"].part("network"), besace.GAMES["filou"].vector_fields
    more = (*part.INPUTS, Group("more", 1, "one more"))
    layouts = {
        layout_of(fields, part.INPUTS, part.CHOICES),
        layout_of(fields[1:], part.INPUTS, part.CHOICES),
        layout_of(fields, more, part.CHOICES),
        layout_of(fields, part.INPUTS, part.CHOICES[1:]),
    }
    assert len(layouts) == 4
    assert starts(more)[-1] == starts(part.INPUTS)[-1] + 1


def test_a_game_without_a_network_or_without_weights_has_no_net_bot_and_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    game = besace.GAMES["filou"]
    weights.of_game.cache_clear()
    monkeypatch.setattr("besace.bots.weights.WEIGHTS", "nowhere.weights")
    assert "besace train filou" in refused(run("arena", "filou", "--bots", "net", "--games", "1"))
    assert "besace train filou" in refused(run("simulate", "filou", "--bots", "net", "--games", "1"))
    monkeypatch.setitem(game.parts, "network", None)
    with pytest.raises(BesaceError, match="There is no network for filou: the game does not say"):
        check_bot(besace.bot("net"), game)
    weights.of_game.cache_clear()


@pytest.mark.parametrize("wrong", [{"warmth": 2}, {"warmth": "hot"}, {"weights": 3}, {"weights": "/no/such/file"}])
def test_settings_of_the_net_bot_that_make_no_sense_are_refused(wrong) -> None:
    with pytest.raises(BesaceError) as said:
        check_bot(besace.bot("net", **wrong), besace.GAMES["filou"])
    assert is_one_sentence(str(said.value))


def test_a_finished_weights_file_leaves_room_for_every_seat() -> None:
    for name, game in besace.GAMES.items():
        _, outputs = weights.ends(game)
        assert outputs == starts(game.part("network").CHOICES)[-1] + SEATS + 1, name
