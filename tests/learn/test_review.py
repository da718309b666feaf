"""Reviews: they add up, they know no more than the seat did, and they are right where it can be worked out."""

import json
import math
import random
import re
import threading
from dataclasses import asdict
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest
from pydantic import TypeAdapter

import besace
from besace import warm
from besace.conformance.cases import resampled
from besace.kernel import boxed
from besace.kernel.generic import CHANCE_SEAT
from besace.kernel.jit import JIT
from besace.kernel.stream import new_stream
from besace.learn.bluffs import bluffs_of
from besace.learn.review import Cancelled, Review, record_hash, review, rollouts
from besace.learn.review.evaluate import best_of
from besace.learn.review.moments import MOMENTS
from besace.learn.review.page import page
from besace.learn.review.sentences import Sentences
from besace.learn.review.shapes import SURE, Decision, ValuedMove
from besace.play import records
from besace.play.records import positions
from besace.play.words import LANGUAGES
from tests.cli.running import refused, run
from tests.goldens.make import FOLDER
from tests.learn.finished import finished, play_out
from tests.server.test_leaks import pairs

SAMPLES = 60
NAMES = ["Ann", "Bob", "Cid", "Dan", "Eve", "Fay"]
GAMES = [("doggybag", 4), ("figaro", 4), ("filou", 3), ("filou", 5)]
every_game = pytest.mark.parametrize(("game", "players"), GAMES)


@every_game
def test_luck_skill_and_the_others_make_the_result(game: str, players: int) -> None:
    record = finished(game, players, 4, ("kitten", "thumb"))
    winners = record["result"]["winners"]
    for seat in range(players):
        found = review(record, seat, SAMPLES)
        assert found.result == (1 / len(winners) if seat in winners else 0)
        assert math.isclose(found.start + found.luck + found.skill + found.others, found.result, abs_tol=1e-9)
        assert math.isclose(sum(found.luck_by_kind.values()), found.luck, abs_tol=1e-9)
        value = found.start
        for event in found.events:
            value += event.change
            assert math.isclose(value, event.value, abs_tol=1e-9)
        assert found.events[0].kind == "deal"
        assert [one.ply for one in found.decisions] == [k for k, move in enumerate(record["moves"]) if move[0] == str(seat)]
        assert math.isclose(sum(one.skill for one in found.decisions), found.skill, abs_tol=1e-9)


@every_game
def test_chance_is_luck_and_own_moves_are_skill(game: str, players: int) -> None:
    found = review(finished(game, players, 5), 0, SAMPLES)
    for event in found.events:
        if event.move.startswith("*"):
            assert event.cause == "luck"
        if event.cause == "skill":
            assert event.move.startswith("0 ")
        if event.cause == "luck" and event.kind != "deal":
            assert event.move.startswith("*")


@pytest.mark.parametrize("game", sorted(besace.GAMES))
def test_decisions_are_judged_alike_in_games_that_the_seat_could_not_tell_apart(game: str) -> None:
    compared = 0
    for number, (eye, one, other) in enumerate(pairs(game, wanted=4)):
        if eye is None:
            continue
        told = [play_out(besace.load(record), ["thumb"], number) for record in (one, other)]
        known = len(one["moves"])
        judged = [[d for d in review(record, eye, SAMPLES).decisions if d.ply < known] for record in told]
        assert judged[0] == judged[1]
        compared += len(judged[0])
    assert compared


def solved(match: besace.Match, seat: int, left: list[int]) -> float | None:
    """The seat's share of the win, by trying all that chance can do; None where it depends on what somebody chooses."""
    left[0] -= 1
    if left[0] < 0:
        return None
    if match.over:
        winners = match.winners or []
        return 1 / len(winners) if seat in winners else 0.0
    if match.to_act == ["*"]:
        count = boxed.outcomes(match._state)
        moves = [match.game.write_move(CHANCE_SEAT, int(boxed.outcome(match._state, r))) for r in range(count)]
    else:
        moves = match.moves(match.to_act[0])
    values = []
    for move in moves:
        after = match.copy()
        after.play(move)
        values.append(solved(after, seat, left))
        if values[-1] is None or (match.to_act != ["*"] and values[-1] != values[0]):
            return None
    return math.fsum(value for value in values if value is not None) / len(values)


def exact(match: besace.Match, seat: int, move: str) -> float | None:
    """The value of a move, if it can be worked out and is the same in all states that the seat thinks possible."""
    rng, found = new_stream(match.ply), set()
    for other in [match, *(resampled(match, seat, rng) for _ in range(20))]:
        after = other.copy()
        after.play(move)
        found.add(solved(after, seat, [3000]))
        if len(found) > 1 or None in found:
            return None
    return found.pop()


def exact_values(record: dict[str, Any], seat: int) -> dict[tuple[int, str], float]:
    """Of the seat's last decisions, the moves whose values can be worked out, by (ply, move)."""
    late = [k for k, move in enumerate(record["moves"]) if move[0] == str(seat)][-3:]
    matches = {k: besace.load(record, at=k) for k in late}
    return {
        (k, move): value
        for k, match in matches.items()
        if len(match.moves(seat)) in range(2, 30)
        for move in match.moves(seat)
        if (value := exact(match, seat, move)) is not None
    }


def check_exact(record: dict[str, Any], seat: int, samples: int) -> dict[tuple[int, str], float]:
    """Compare a review with what can be worked out; return that."""
    known = exact_values(record, seat)
    for decision in review(record, seat, samples).decisions if known else []:
        for each in decision.moves:
            value = known.get((decision.ply, each.move))
            if value is not None:
                assert abs(each.value - value) <= 4.5 * math.sqrt(value * (1 - value) / samples) + 1e-9
    return known


def last_raid(second: str, third: str) -> besace.Match:
    """The last turn of a beginners' game of two, seat 0 to stop or to go on: it has won a bone in the second turn and one in the
    third, and has just drawn a chicken bone; seat 1 has a marrow bone and has failed. All screens are empty: the bag is known."""
    match = besace.new("doggybag", players=2, setup={"first": 0}, beginner=True)
    raids = [(1, ["1", "yellow"]), (0, ["0", second]), (0, ["0", third]), (1, ["", "black", "white"])]
    for raider, (stops, *draws) in raids:
        match.play("* coins 2 2")
        for seat in (0, 0, 0, 0, 1, 1, 1, 1):
            match.play(match.moves(seat)[0])
        for _ in range(2):
            (seat,) = match.to_act
            match.play(f"{seat} take {2 if seat == raider else 1}" if not stops else f"{seat} take {int(seat == raider)}")
        for kind in draws:
            match.play(f"* draw {kind}")
        if stops:
            match.play(f"{stops} stop")
    return match


@pytest.mark.parametrize(("third", "stop"), [("white", 0.0), ("red", 1.0)])
@pytest.mark.parametrize("decides", ["stop", "glut"])
def test_the_last_gluttony_of_a_game_has_its_exact_value(third: str, stop: float, decides: str) -> None:
    match = last_raid("white", third)
    assert (match.view(0)["bag_size"], match.view(0)["phase"]) == (32, "decide")
    match.play(f"0 {decides}")
    record = play_out(match, ["thumb"], 1)
    known = check_exact(record, 0, samples=3000)
    ply = record["moves"].index(f"0 {decides}", 40)
    assert known[ply, "0 stop"] == stop
    assert math.isclose(known[ply, "0 glut"], 26 / 32)


def test_the_last_sack_of_a_game_for_one_mouse_has_its_exact_value() -> None:
    match = besace.new("filou", players=4, setup={"first": 0, "removed": ["small"] * 4})
    rows = [["big"] * 4, ["-8"] * 4, ["-5"] * 4, ["rabbit"] * 4, ["3"] * 4, ["5"] * 4, ["8"] * 4, ["11"] * 4, ["15"] * 4]
    for row in rows:
        for seat, card in enumerate(row):
            match.play(f"{seat} card {card}")
        for seat in range(3):
            match.play(f"{seat} pass")
        match.play("3 pass" if row != rows[-1] else "3 bid 1")
    record = match.record()
    assert record["result"]["winners"] == [3]
    known = check_exact(record, 3, samples=200)
    last = len(record["moves"]) - 1
    assert (known[last, "3 bid 1"], known[last, "3 pass"]) == (1.0, 0.0)
    assert review(record, 3, 200).decisions[-1].gave_away == 0
    passed = besace.load(record, at=last)
    passed.play("3 pass")
    (*_, decision) = review(passed.record(), 3, 200).decisions
    assert (decision.best, decision.gave_away, decision.error) == ("3 bid 1", 1.0, 0.0)


def test_the_last_card_of_a_game_of_figaro_has_its_exact_value() -> None:
    record = json.loads((FOLDER / "figaro" / "3-open_piles-true-1.json").read_text(encoding="utf-8"))["record"]
    last = len(record["moves"]) - 1
    known = {move: value for (ply, move), value in check_exact(record, 2, samples=200).items() if ply == last}
    assert known == {"2 play R2 1": 1.0, "2 play G1 2": 0.0, "2 take": 0.0}
    (*_, decision) = review(record, 2, 200).decisions
    assert all((each.value, each.error) == (known[each.move], 0.0) for each in decision.moves)
    assert (decision.played, decision.best) == ("2 play G1 2", "2 play R2 1")
    assert (decision.gave_away, decision.error, decision.mistake) == (1.0, 0.0, True)


@pytest.mark.parametrize("game", ["figaro", "filou"])
def test_values_near_the_end_of_any_game_are_the_exact_ones(game: str) -> None:
    checked = 0
    for seed in range(12):
        for seat in range(3):
            checked += len(check_exact(finished(game, 3, seed, ("random",)), seat, 100)) if checked < 4 else 0
    assert checked >= 4


def test_whoever_plays_at_random_gets_no_praise_for_it() -> None:
    skills = [review(finished("filou", 4, seed, ("random", "thumb", "thumb", "thumb")), 0, 200).skill for seed in range(6)]
    assert sum(skills) / len(skills) < -0.08


def test_the_same_seed_gives_the_same_review_and_another_one_nearly() -> None:
    record = finished("filou", 4, 2)
    one, same, other = (review(record, 1, 200, seed=seed) for seed in (3, 3, 4))
    assert one == same
    assert one.decisions != other.decisions
    assert abs(one.skill - other.skill) < 6 * (one.errors["skill"] + other.errors["skill"])


def test_nothing_better_is_claimed_where_moves_are_equal() -> None:
    shares = [[random.Random(7 * i + j).choice((0.0, 1.0)) for j in range(400)] for i in range(8)]
    claims = 0
    for shift in range(40):
        turned = [each[shift:] + each[:shift] for each in shares[shift % 8 :] + shares[: shift % 8]]
        _, gave_away, error = best_of(turned)
        assert gave_away >= 0
        claims += gave_away > SURE * error
    assert claims <= 4


@every_game
def test_a_review_replays_its_game_once(game: str, players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    record, begun = finished(game, players, 5), []

    def begin(told: Any) -> besace.Match:
        begun.append(told["game"])
        return start(told)

    start = records._start
    monkeypatch.setattr(records, "_start", begin)
    review(record, 0, SAMPLES)
    assert begun == [game]


@every_game
def test_a_review_is_read_back_as_it_was(game: str, players: int) -> None:
    found = review(finished(game, players, 4, ("kitten", "thumb")), 1, SAMPLES)
    assert TypeAdapter(Review).validate_python(json.loads(json.dumps(asdict(found)))) == found


@pytest.mark.skipif(not JIT, reason="interpreted, nothing is compiled")
@pytest.mark.parametrize("game", sorted(besace.GAMES))
def test_all_that_a_review_compiles_is_compiled_ahead(game: str) -> None:
    doors = rollouts.entry_points(besace.GAMES[game].functions)
    ahead = dict(warm.jobs(besace.GAMES[game].functions))
    for function, _ in doors:
        ahead[function.py_func.__name__]()
    compiled = [set(function.overloads) for function, _ in doors]
    review(finished(game, 3, 4), 0, SAMPLES)
    assert [set(function.overloads) for function, _ in doors] == compiled


def test_progress_is_told_and_a_review_can_be_cancelled() -> None:
    record, heard, stop = finished("filou", 3, 1), [], threading.Event()

    def progress(done: int, total: int) -> None:
        heard.append((done, total))
        if done == 10:
            stop.set()

    with pytest.raises(Cancelled):
        review(record, 0, SAMPLES, progress=progress, stop=stop)
    assert heard == [(done, len(record["moves"])) for done in range(1, 11)]


def test_what_cannot_be_reviewed_is_refused_in_one_sentence() -> None:
    record = finished("filou", 3, 1)
    unfinished = {**record, "moves": record["moves"][:-1]}
    del unfinished["result"]
    for wrong, about in (
        (lambda: review(unfinished, 0), "Only a finished game"),
        (lambda: review(record, 3), "0 to 2"),
        (lambda: review(record, True), "no seat"),
        (lambda: review(record, 0, 1), "samples"),
    ):
        with pytest.raises(besace.BesaceError, match=about):
            wrong()


def test_a_record_has_one_name_whatever_is_left_out() -> None:
    record = finished("filou", 3, 1)
    assert record_hash(record) == record_hash({key: value for key, value in record.items() if key not in ("options", "result")})
    assert record_hash(record) != record_hash({**record, "moves": record["moves"][:-1]})


def played(record: dict[str, Any]) -> list[besace.Match]:
    return [match.copy() for match in positions(record)]


def test_a_hidden_bad_cat_that_somebody_paid_for_is_a_bluff() -> None:
    setup = {"first": 1, "removed": ["small", "small", "small", "small"]}
    match = besace.new("filou", players=4, setup=setup)
    for move in ("0 card -8", "1 card 11", "2 card 5", "3 card 5", "1 bid 10", "2 pass", "3 pass", "0 pass"):
        match.play(move)
    assert match.view(None)["last_round"]["winner"] == 1
    record = play_out(match, ["thumb"], 1)
    first, *_ = bluffs_of(played(record), 0)
    assert (first.ply, first.victim, first.kind) == (4, 1, "paid")
    assert first.believed >= 10 > first.truth
    assert not [bluff for bluff in bluffs_of(played(record), 2) if bluff.ply == 4], "a five was no disappointment"


def test_bluffs_with_bones_ended_a_raid_that_seemed_safe() -> None:
    seen = 0
    for seed in range(20):
        record = finished("doggybag", 4, seed)
        for seat in range(4) if not seen else ():
            for bluff in bluffs_of(played(record), seat):
                at = besace.load(record, at=bluff.ply)
                assert at.view(seat)["behind"]["black"] == bluff.truth < bluff.believed
                coins = [k for k, move in enumerate(record["moves"]) if "coins" in move and k > bluff.ply]
                turn = range(bluff.ply, coins[0] if coins else len(record["moves"]))
                raids = [besace.load(record, at=k).view(None)["raider"] for k in turn if record["moves"][k] == "* draw black"]
                assert bluff.victim in raids
                seen += 1
    assert seen


@pytest.mark.parametrize("language", LANGUAGES)
@every_game
def test_a_review_is_told_in_sentences_and_as_one_page(game: str, players: int, language: str) -> None:
    record = finished(game, players, 4, ("kitten", "thumb"))
    sentences = Sentences(review(record, 0, SAMPLES), NAMES, language)
    found = sentences.review
    said = [sentences.title(), sentences.summary(), *map(sentences.moment, found.moments), *map(sentences.bluff, found.bluffs)]
    said += [sentences.verdict(decision) for decision in found.decisions] + [what for what, _, _ in sentences.causes()]
    for sentence in said:
        assert "{" not in sentence
        assert "review-" not in sentence
    assert len(found.moments) == MOMENTS
    text = page([sentences], "game.json")
    assert text.count("<details>") == len(found.decisions)
    assert not re.search(r"https?://|<script|@import|url\(", text)
    _Balanced().check(text)
    assert json.loads(json.dumps(asdict(sentences.told())))["decisions"][0]["view"] == found.decisions[0].view


class _Balanced(HTMLParser):
    """Every tag that is opened is closed."""

    def check(self, text: str) -> None:
        self.open: list[str] = []
        self.feed(text)
        self.close()
        assert self.open == []

    def handle_starttag(self, tag: str, attributes: Any) -> None:
        if tag not in ("meta", "link", "br"):
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attributes: Any) -> None:
        pass

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def test_the_command_reviews_a_record(tmp_path: Path) -> None:
    file, html = tmp_path / "game.json", tmp_path / "review.html"
    file.write_text(json.dumps(finished("filou", 3, 1)))
    done = run("review", str(file), "--seat", "1", "--samples", "40", "--html", str(html), "--lang", "fr")
    assert done.status == 0
    assert "Place 1 revoit sa partie" in done.out.replace("\u00a0", " ")
    assert html.read_text(encoding="utf-8").startswith("<!doctype html>")
    told = json.loads(run("review", str(file), "--samples", "40", "--json").out)
    assert [each["seat"] for each in told] == [0, 1, 2]


def test_the_command_refuses_what_cannot_be_reviewed(tmp_path: Path) -> None:
    record = finished("filou", 3, 1)
    unfinished = {key: value for key, value in record.items() if key != "result"} | {"moves": record["moves"][:20]}
    file = tmp_path / "game.json"
    file.write_text(json.dumps(unfinished))
    assert "Only a finished game" in refused(run("review", str(file)))
    file.write_text(json.dumps(record))
    assert "no seat 7" in refused(run("review", str(file), "--seat", "7"))
    assert "cannot be read" in refused(run("review", str(tmp_path / "nothing.json")))
    assert "cannot be written" in refused(run("review", str(file), "--samples", "40", "--html", "/nowhere/x.html"))


@pytest.mark.parametrize(("count", "judged"), [(1, None), (2, "good")])
def test_a_good_move_was_chosen_among_others(count: int, judged: str | None) -> None:
    moves = [ValuedMove(f"0 bid {number}", 0.5, 0.01) for number in range(count)]
    assert Decision(4, "0 bid 0", "0 bid 0", 0.0, 0.01, 0.2, moves, {}).judgement == judged
