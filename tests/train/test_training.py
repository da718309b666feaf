"""Training: repeatable, resumable after any crash, and what it made is what the bot plays by."""

import os
import shutil
import signal
import subprocess
import time
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

import besace
from besace.bots import weights
from besace.bots.mind import understand
from besace.bots.net import new_room
from besace.conformance.cases import Case, every_game, sampled
from besace.conformance.sentences import is_one_sentence
from besace.errors import BesaceError
from besace.games.parts.network import NO_CHOICE, WEIGHTS
from besace.kernel.generic import SEATS
from besace.train.checkpoint import CHECKPOINT, Progress, load
from besace.train.collect import Floor, Lesson
from besace.train.learning import JUDGED, MARGIN, look_back, slopes
from besace.train.measure import share_won, usual
from besace.train.network import Network
from besace.train.plan import COMPANY, SPAN, Plan, lots_for, make_plan, variants
from besace.train.run import learn, train
from besace.train.tables import AMONG_CLUB, CLUB, LEARNER, MIXED, SELF
from tests.cli.running import COMMAND, ROOT, environment, refused, run

TABLES, LESSONS = 8, 4
PATIENCE = 120  # seconds until a training that writes nothing is given up


def small(game: str = "filou", lessons: int = LESSONS, seed: int = 1) -> Plan:
    return make_plan(game, lessons * TABLES * SPAN, seed, TABLES, (16, 8), 256, 1e-3, 4)


def arguments(plan: Plan, folder: Path) -> list[str]:
    """What ``besace`` is told to train like this."""
    return [*plan.command.split()[1:], "--games", str(plan.games), "--folder", str(folder)]


def test_the_same_plan_gives_the_same_network_and_another_seed_another_one(tmp_path: Path) -> None:
    made = []
    for name, seed in (("a", 1), ("b", 1), ("c", 2)):
        train(small(lessons=2, seed=seed), tmp_path / name)
        made.append(weights.of_file(besace.GAMES["filou"], tmp_path / name / WEIGHTS).flat)
    assert (made[0] == made[1]).all()
    assert (made[0] != made[2]).any()


def test_a_training_that_was_killed_goes_on_and_becomes_the_same_network(tmp_path: Path) -> None:
    plan, whole, torn = small(), tmp_path / "whole", tmp_path / "torn"
    train(plan, whole)
    process = subprocess.Popen([*COMMAND, *arguments(plan, torn)], env=environment(), cwd=ROOT, stderr=subprocess.DEVNULL)
    until = time.monotonic() + PATIENCE
    while not (torn / WEIGHTS).exists():
        assert time.monotonic() < until, "no chapter ended"
        assert process.poll() is None, "it ended before it could be killed"
        time.sleep(0.001)
    os.kill(process.pid, signal.SIGKILL)
    process.wait()
    (torn / f"{CHECKPOINT}.new").write_bytes(b"torn")  # as if it had been writing
    begun = load(torn, plan)
    assert begun is not None
    done = run(*arguments(plan, torn))
    assert done.status == 0
    ended = [weights.of_file(besace.GAMES["filou"], folder / WEIGHTS) for folder in (whole, torn)]
    assert ended[0].told == ended[1].told
    assert (ended[0].flat == ended[1].flat).all()
    curves = [load(folder, plan).curve for folder in (whole, torn)]
    assert [(point.steps, point.shares) for point in curves[0]] == [(point.steps, point.shares) for point in curves[1]]


def test_the_weights_tell_how_to_make_them_again(tmp_path: Path) -> None:
    plan = small(lessons=1)
    train(plan, tmp_path)
    told = weights.of_file(besace.GAMES["filou"], tmp_path / WEIGHTS).told
    assert (told["game"], told["steps"], told["seed"]) == ("filou", TABLES * SPAN, 1)
    assert told["version"] == besace.__version__
    assert run(*told["command"].split()[1:], "--games", "4", "--folder", str(tmp_path / "again")).status == 0
    assert weights.of_file(besace.GAMES["filou"], tmp_path / "again" / WEIGHTS).told == told


@every_game
def test_what_training_has_made_is_what_the_bot_plays_by(game: str, tmp_path: Path) -> None:
    """The network that learns sees many rows at once in single precision; the bot one in double, with weights cut to halves."""
    plan = small(game, lessons=1)
    progress = train(plan, tmp_path)
    held = weights.of_file(besace.GAMES[game], tmp_path / WEIGHTS)
    assert (held.flat == progress.network.flat.astype(np.float16)).all()
    room = new_room(besace.GAMES[game], held)
    trained = Network(plan.sizes)
    trained.flat[:] = held.flat
    for match in sampled(Case(game, besace.GAMES[game].players[0]), 10, seed=3):
        if not match.to_act or match.to_act == ["*"]:
            continue
        seat = match.to_act[0]
        understand(match.observation(seat).record, seat, held.layers, room)
        out = trained.forward(np.array([room.x], np.float32))[0]
        assert np.allclose(out, room.out, atol=1e-4)


def floor_of(game: str, company: dict[int, float], count: int = 64) -> Floor:
    return Floor(besace.GAMES[game], count, lots_for(variants(besace.GAMES[game]), company), 5)


@every_game
def test_tables_have_all_player_counts_and_options_and_every_company_has_a_learner(game: str) -> None:
    floor = floor_of(game, COMPANY, 256)
    assert set(floor.tables.players) == set(besace.GAMES[game].players)
    for players, company in zip(floor.tables.players, floor.tables.companies, strict=True):
        assert LEARNER in company[:players]
    options = {variant.options for variant in variants(besace.GAMES[game])}
    assert len(options) >= 1
    assert sum(variant.share for variant in variants(besace.GAMES[game])) == pytest.approx(len(besace.GAMES[game].players))


@pytest.mark.parametrize(("kind", "clubs"), [(SELF, {0}), (AMONG_CLUB, {2, 3, 4}), (MIXED, {0, 1, 2, 3, 4})])
def test_companies_are_what_they_are_called(kind: int, clubs: set[int]) -> None:
    floor = floor_of("filou", {kind: 1.0})
    for players, company in zip(floor.tables.players, floor.tables.companies, strict=True):
        assert list(company[:players]).count(CLUB) in clubs & set(range(players))


def test_more_tables_among_club_players_leave_the_others_as_mixed_as_they_are() -> None:
    plan = replace(small(), club=0.8)
    assert plan.company[AMONG_CLUB] == 0.8
    assert sum(plan.company.values()) == pytest.approx(1)
    assert plan.company[MIXED] / plan.company[SELF] == pytest.approx(COMPANY[MIXED] / COMPANY[SELF])
    assert plan.command.endswith(" --club 0.8")


def test_a_network_that_goes_on_learning_meets_what_it_was(tmp_path: Path) -> None:
    train(small(lessons=1), tmp_path / "before")
    file = tmp_path / "before" / WEIGHTS
    seen: list[np.ndarray] = []
    plan = make_plan("filou", TABLES * SPAN, 1, TABLES, (16, 8), 256, 1e-3, 4, start=str(file))
    train(plan, tmp_path / "after", lambda plan, progress: seen.append(progress.past[0].flat.copy()))
    assert (seen[0] == weights.of_file(besace.GAMES["filou"], file).flat).all()


@every_game
def test_games_at_the_tables_end_are_paid_out_and_nobody_moves_for_a_network(game: str) -> None:
    floor, rng, ended = floor_of(game, COMPANY), np.random.default_rng(2), 0
    for _ in range(300):
        assert not floor.waiting(CLUB).any()
        assert (floor.tables.moves != NO_CHOICE).any(axis=1).all()
        chosen = [int(rng.choice(np.flatnonzero(row != NO_CHOICE))) for row in floor.tables.moves]
        players = floor.tables.players.copy()
        floor.play(np.array(chosen))
        for i in np.flatnonzero(floor.tables.ended):
            shares, margins = floor.tables.shares[i, : players[i]], floor.tables.margins[i, : players[i]]
            assert shares.sum() == pytest.approx(1.0)
            assert margins.sum() == pytest.approx(0.0, abs=1e-3)
            ended += 1
    assert ended > 20


def test_looking_back_every_seat_sees_how_the_game_ended_from_where_it_sits() -> None:
    seats, players = np.array([[0], [1], [2], [0]]), np.full((4, 1), 3)
    ended, shares, margins = np.zeros((4, 1), bool), np.zeros((4, 1, SEATS), np.float32), np.zeros((4, 1, SEATS), np.float32)
    ended[2, 0], shares[2, 0, 1], margins[2, 0, :3] = True, 1.0, [-2, 4, -2]
    values = np.full((4, 1, JUDGED), 0.5, np.float32)
    targets, known = np.zeros((4, 1, JUDGED), np.float32), np.zeros((4, 1), bool)
    look_back(seats, players, ended, shares, margins, values, np.float32(1.0), targets, known)
    assert known[:, 0].tolist() == [True, True, True, False]
    assert [targets[t, 0, :3].tolist() for t in range(3)] == [[0, 1, 0], [1, 0, 0], [0, 0, 1]]
    assert targets[:3, 0, MARGIN].tolist() == [-2, 4, -2]


def complaint(out, moves, players, chosen, logs, gains, targets, variety) -> float:
    """What `slopes` is the slope of, where nothing is clipped."""
    first, total = out.shape[1] - JUDGED, 0.0
    for r in range(len(out)):
        wishes = np.where(moves[r] == NO_CHOICE, -np.inf, out[r, :first])
        odds = np.exp(wishes - wishes.max())
        odds /= odds.sum()
        kept = odds[odds > 0]
        total -= np.exp(np.log(odds[chosen[r]]) - logs[r]) * gains[r] + variety * -(kept * np.log(kept)).sum()
        seats = out[r, first : first + players[r]]
        shares = np.exp(seats) / np.exp(seats).sum()
        total -= (targets[r, : players[r]] * np.log(shares)).sum()
        total += 0.5 * (out[r, -1] - targets[r, MARGIN]) ** 2
    return total / len(out)


def test_slopes_are_those_of_the_complaint() -> None:
    rng, rows, choices = np.random.default_rng(6), 5, 4
    out = rng.normal(0, 1, (rows, choices + JUDGED)).astype(np.float32)
    moves = np.full((rows, choices), 3, np.int16)
    moves[0, 1] = NO_CHOICE
    players, chosen = np.array([2, 3, 4, 5, 6]), np.array([0, 1, 2, 3, 0])
    logs = np.array([np.log(np.exp(out[r, chosen[r]]) / np.exp(out[r, :choices][moves[r] >= 0]).sum()) for r in range(rows)])
    logs = logs.astype(np.float32)
    gains = rng.normal(0, 1, rows).astype(np.float32)
    targets = np.zeros((rows, JUDGED), np.float32)
    targets[:, 0], targets[:, MARGIN] = 1.0, 0.3
    found, told = np.zeros_like(out), np.zeros(4)
    slopes(out, moves, players, chosen, logs, gains, targets, np.float32(0.2), np.float32(0.1), np.float32(1.0), found, told)
    step = 1e-4
    for r in range(rows):
        for c in range(out.shape[1]):
            if c < choices and moves[r, c] == NO_CHOICE:
                assert found[r, c] == 0
                continue
            ends = []
            for sign in (1, -1):
                other = out.astype(np.float64)
                other[r, c] += sign * step
                ends.append(complaint(other, moves, players, chosen, logs, gains, targets, 0.1))
            assert found[r, c] == pytest.approx((ends[0] - ends[1]) / (2 * step), abs=1e-4)


def test_learning_goes_downhill_by_the_slope_of_every_weight() -> None:
    rng = np.random.default_rng(3)
    network = Network((5, 4, 3, 2)).begin(rng)
    x, wanted = rng.normal(0, 1, (6, 5)).astype(np.float32), rng.normal(0, 1, (6, 2)).astype(np.float32)

    def wrong(other: Network) -> float:
        return float(0.5 * ((other.forward(x).astype(np.float64) - wanted) ** 2).sum())

    hidden: list[np.ndarray] = []
    out = network.forward(x, hidden)
    before = network.copy()
    network.learn(hidden, 1e-3 * (out - wanted), 1e-3)
    for i in rng.choice(len(before.flat), 20, replace=False):
        ends = []
        for sign in (1, -1):
            other = before.copy()
            other.flat[i] += sign * 1e-2
            ends.append(wrong(other))
        assert 1e3 * network.slope[i] == pytest.approx((ends[0] - ends[1]) / 2e-2, rel=0.05, abs=0.02)
    assert wrong(network) < wrong(before)


@pytest.mark.parametrize("lessons", [1, 100], ids=["by playing", "by watching club players"])
def test_a_network_that_has_learnt_a_little_beats_one_that_has_not(lessons: int) -> None:
    """It would take minutes to beat club players: here it is enough to lose less clearly."""
    game = besace.GAMES["filou"]
    variant = usual(game)[0]
    plan = make_plan("filou", lessons * 64 * SPAN, 1, 64, (32, 16), 1024, 3e-3, 64)
    school = plan.school > 0
    assert school == (lessons > 1)
    progress = Progress(Network(plan.sizes).begin(np.random.default_rng(1)), lessons=1)
    before = share_won(game, progress.network, variant, 256, 9).mean
    floor, rng = floor_of("filou", {AMONG_CLUB: 1.0}, 64), np.random.default_rng(4)
    lesson = Lesson(floor, SPAN)
    for _ in range(24):
        lesson.attend(floor, progress.network, None, 20.0, school, rng)
        learn(plan, progress, lesson, rng, np.zeros(4))
    assert share_won(game, progress.network, variant, 256, 9).mean > before + 0.05


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (["chess"], "no game called"),
        (["filou", "--steps", "0"], "number of steps"),
        (["filou", "--tables", "0"], "number of tables"),
        (["filou", "--hidden", "wide"], "256,128"),
        (["filou", "--hidden", "8"], "two hidden layers"),
        (["filou", "--rate", "2"], "rate of learning"),
        (["filou", "--club", "1.5"], "among club players"),
        (["filou", "--report", "/no/such/folder/report.html"], "cannot be written"),
    ],
)
def test_bad_trainings_are_one_sentence(wrong: list[str], said: str) -> None:
    assert said in refused(run("train", *wrong))


def test_a_folder_of_another_training_is_left_alone(tmp_path: Path) -> None:
    train(small(lessons=1), tmp_path)
    before = (tmp_path / CHECKPOINT).read_bytes()
    with pytest.raises(BesaceError) as wrong:
        train(small(lessons=1, seed=9), tmp_path)
    assert is_one_sentence(str(wrong.value))
    assert "another seed" in str(wrong.value)
    (tmp_path / CHECKPOINT).write_bytes(before[: len(before) // 2])
    with pytest.raises(BesaceError, match="cannot be read"):
        train(small(lessons=1), tmp_path)


def test_a_folder_that_cannot_be_written_to_is_named_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    assert "cannot be made" in refused(run(*arguments(small(), tmp_path / "file")))

    def take_away(plan: Plan, progress: Progress) -> None:
        if progress.lessons:
            shutil.rmtree(tmp_path / "here", ignore_errors=True)

    with pytest.raises(BesaceError, match="cannot be written") as wrong:
        train(small(lessons=1), tmp_path / "here", take_away)
    assert is_one_sentence(str(wrong.value))


def test_a_training_tells_its_curve_and_draws_it(tmp_path: Path) -> None:
    plan, page = small(lessons=2), tmp_path / "report.html"
    done = run(*arguments(plan, tmp_path / "here"), "--report", str(page))
    assert done.status == 0
    assert done.err.count("M choices") == 3
    assert "3 players" in done.err
    assert done.out.startswith(f"The weights are in {tmp_path / 'here' / WEIGHTS}.")
    text = page.read_text()
    assert text.count('class="line"') == len(besace.GAMES["filou"].players)
    assert plan.command in text
