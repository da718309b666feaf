"""A learner whose only goal is to beat a network that does not learn: what it sits among, what it learns, and what it tells."""

import json
import os
from pathlib import Path

import numpy as np
import pytest

import besace
from besace.bots import weights
from besace.bots.mind import best_choice, understand
from besace.bots.net import new_room
from besace.bots.weights import Weights
from besace.conformance.cases import Case, every_game, sampled
from besace.conformance.sentences import is_one_sentence
from besace.errors import BesaceError
from besace.games.parts.network import WEIGHTS
from besace.train.checkpoint import CHECKPOINT, Progress
from besace.train.collect import Floor, Frozen, Lesson
from besace.train.measure import share_won, usual
from besace.train.network import Network
from besace.train.plan import DUEL, SPAN, Plan, lots_for, make_plan, variants
from besace.train.run import MADE_BY, learn, train
from besace.train.tables import LEARNER, PAST
from tests.cli.running import refused, run

TABLES, HIDDEN = 8, (16, 8)
FILOU = besace.GAMES["filou"]


def beginner(game: str, seed: int = 7) -> Network:
    """A network that knows nothing."""
    inputs, outputs = weights.ends(besace.GAMES[game])
    return Network((inputs, *HIDDEN, outputs)).begin(np.random.default_rng(seed))


@pytest.fixture
def champion(tmp_path: Path) -> Path:
    """A file of weights to beat."""
    return written(tmp_path / "champion.weights")


def written(path: Path, seed: int = 7) -> Path:
    network = beginner("filou", seed)
    told = {"sizes": list(network.sizes), "version": "", "sources": "", "command": "", "steps": 0, "seed": seed}
    path.write_bytes(weights.written(FILOU, network.flat, **told))
    return path


def duel(champion: Path, lessons: int = 4, start: Path | None = None, warmth: float | None = None) -> Plan:
    begin = None if start is None else str(start)
    return make_plan("filou", lessons * TABLES * SPAN, 1, TABLES, HIDDEN, 256, 1e-3, 4, str(champion), warmth, begin)


@every_game
def test_in_a_duel_one_seat_learns_and_the_same_network_sits_in_all_others(game: str) -> None:
    floor = Floor(besace.GAMES[game], 64, lots_for(variants(besace.GAMES[game]), DUEL), 5)
    seats = set()
    for players, company in zip(floor.tables.players, floor.tables.companies, strict=True):
        assert sorted(company[:players]) == [LEARNER] + [PAST] * (players - 1)
        seats.add(list(company[:players]).index(LEARNER))
    assert len(seats) > 1


def test_only_the_learner_s_own_choices_are_learnt_from() -> None:
    floor, rng = Floor(FILOU, 32, lots_for(variants(FILOU), DUEL), 5), np.random.default_rng(1)
    lesson, whose = Lesson(floor, 16), []
    real = floor.play

    def play(choices: np.ndarray) -> None:
        whose.append(floor.waiting(LEARNER))
        real(choices)

    floor.play = play  # type: ignore[method-assign]
    lesson.attend(floor, beginner("filou"), Frozen(beginner("filou", 8), 0.0), 20.0, False, rng)
    assert not (lesson.own & ~np.array(whose)).any()
    assert lesson.own.any()


@every_game
def test_a_frozen_network_plays_what_the_net_bot_would(game: str) -> None:
    network = beginner(game)
    held = Weights({"sizes": list(network.sizes)}, network.flat)
    room, favourites, asked = new_room(besace.GAMES[game], held), 0, 0
    for match in sampled(Case(game, besace.GAMES[game].players[-1]), 40, seed=3):
        if not match.to_act or match.to_act == ["*"]:
            continue
        seat = match.to_act[0]
        understand(match.observation(seat).record, seat, held.layers, room)
        x, moves = np.array([room.x] * 64, np.float32), np.array([room.moves] * 64, np.int16)
        lots = np.linspace(0, 1, 64, endpoint=False, dtype=np.float32)
        best = best_choice(room)
        assert (Frozen(network, 0.0).choices(x, moves, lots) == best).all()
        likes = [(Frozen(network, warmth).choices(x, moves, lots) == best).mean() for warmth in (1.0, 0.2)]
        assert likes[1] >= likes[0]
        favourites, asked = favourites + (likes[1] > likes[0]), asked + 1
    assert asked > 5
    assert favourites > 0


def test_a_learner_beats_a_network_that_knows_nothing_by_more_than_its_share(champion: Path) -> None:
    plan = make_plan("filou", 24 * 64 * SPAN, 1, 64, (32, 16), 1024, 3e-3, 64, str(champion))
    other, variant = Frozen(beginner("filou"), 0.0), usual(FILOU)[1]
    progress = Progress(Network(plan.sizes).begin(np.random.default_rng(1)), lessons=1)
    floor, rng = Floor(FILOU, 64, lots_for(variants(FILOU), DUEL), 5), np.random.default_rng(4)
    lesson = Lesson(floor, SPAN)
    before = share_won(FILOU, progress.network, variant, 256, 9, other)
    for _ in range(24):
        lesson.attend(floor, progress.network, other, 20.0, False, rng)
        learn(plan, progress, lesson, rng, np.zeros(4))
    after = share_won(FILOU, progress.network, variant, 256, 9, other)
    assert after.mean > before.mean
    assert after.low is not None
    assert after.low > 1 / variant.players


def test_against_itself_a_network_wins_its_fair_share() -> None:
    """Measured in the same way as what a learner wins: no seat and nobody is favoured."""
    network = beginner("filou")
    for variant in usual(FILOU):
        found = share_won(FILOU, network, variant, 1024, 2, Frozen(network, 0.0))
        assert found.low is not None
        assert found.high is not None
        assert found.low < 1 / variant.players < found.high


def test_a_duel_that_was_stopped_goes_on_and_becomes_the_same_network(champion: Path, tmp_path: Path) -> None:
    plan, whole, torn = duel(champion, start=champion, warmth=0.5), tmp_path / "whole", tmp_path / "torn"
    train(plan, whole)

    class Stopped(Exception):
        pass

    def stop(plan: Plan, progress: Progress) -> None:
        if progress.lessons == 3:
            raise Stopped

    with pytest.raises(Stopped):
        train(plan, torn, stop)
    train(plan, torn)
    ended = [weights.of_file(FILOU, folder / WEIGHTS) for folder in (whole, torn)]
    assert ended[0].told == ended[1].told
    assert (ended[0].flat == ended[1].flat).all()
    assert (ended[0].flat != weights.of_file(FILOU, champion).flat).any()


def test_the_weights_name_whom_they_were_to_beat_and_what_they_began_with(champion: Path, tmp_path: Path) -> None:
    start = written(tmp_path / "another start.weights", seed=8)
    plan = duel(champion, 1, start)
    progress = train(plan, tmp_path / "here")
    told = weights.of_file(FILOU, tmp_path / "here" / WEIGHTS).told
    for what, path in (("against", champion), ("from", start)):
        other = weights.of_file(FILOU, path).told
        assert told[what] == {"name": str(path), **{key: other[key] for key in ("sha256", *MADE_BY) if key in other}}
    assert told["command"].endswith(f" --against {champion} --warmth 0 --from '{start}'")
    assert not progress.past


def test_a_start_is_what_the_network_begins_with(champion: Path, tmp_path: Path) -> None:
    begun = []
    train(duel(champion, 1, champion), tmp_path, lambda plan, progress: begun.append(progress.network.flat.copy()))
    assert (begun[0] == weights.of_file(FILOU, champion).flat).all()


def test_a_training_is_not_gone_on_with_against_another_network(champion: Path, tmp_path: Path) -> None:
    plan, folder = duel(champion, 1), tmp_path / "here"
    train(plan, folder)
    before = (folder / CHECKPOINT).read_bytes()
    written(champion, seed=9)
    for again, said in ((duel(champion, 1), "another against"), (duel(champion, 1, warmth=1.0), "another against"), (plan, "")):
        if said:
            with pytest.raises(BesaceError, match=said) as wrong:
                train(again, folder)
        else:
            with pytest.raises(BesaceError, match="no longer those") as wrong:
                train(again, tmp_path / "elsewhere")
        assert is_one_sentence(str(wrong.value))
    assert (folder / CHECKPOINT).read_bytes() == before


def test_what_is_won_is_told_for_every_player_count_beside_a_fair_share(champion: Path, tmp_path: Path) -> None:
    page, folder = tmp_path / "report.html", tmp_path / "here"
    command = duel(champion, 2).command.split()[1:]
    done = run(*command, "--games", "8", "--folder", str(folder), "--report", str(page))
    assert done.status == 0
    told = done.out.splitlines()
    assert told[0] == f"The weights are in {folder / WEIGHTS}."
    assert told[1].startswith(f"Against {champion} they win ")
    for players in FILOU.players:
        assert f"with {players} players (fair: {100 / players:.1f} %)" in told[1]
    text = page.read_text()
    assert weights.of_file(FILOU, champion).told["sha256"] in text
    assert "club players" not in text
    again = run(*command, "--games", "8", "--folder", str(folder))
    assert again.out.splitlines()[1] == told[1]


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (["--against", "nobody.weights"], "cannot be read"),
        (["--from", "nobody.weights"], "cannot be read"),
        (["--warmth", "0.5"], "--against"),
        (["--against", "net", "--warmth", "2"], "from 0 to 1"),
        (["--from", "net", "--hidden", "8,8"], "--hidden"),
    ],
)
def test_bad_duels_are_one_sentence(wrong: list[str], said: str, tmp_path: Path) -> None:
    assert said in refused(run("train", "filou", *wrong, "--folder", str(tmp_path / "here")))
    assert os.listdir(tmp_path) == []


def test_weights_of_another_game_are_not_played_against(champion: Path) -> None:
    assert "are for filou" in refused(run("train", "figaro", "--against", str(champion)))
    first, _, _ = champion.read_bytes().partition(b"\n")
    assert json.loads(first)["game"] == "filou"
