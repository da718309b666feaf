"""The figures of studies, worked out again by simpler means from a few games."""

from collections import defaultdict
from typing import Any

import pytest

import besace
from besace.arena import one_game
from besace.arena.plan import Task
from besace.arena.studies import general, study
from besace.games.figaro.extras import study as figaro
from besace.games.filou.extras import study as filou
from besace.games.parts.intervals import mean_of
from besace.games.parts.study import Found

Sums = dict[tuple[str, str, str], tuple[float, int]]


def played(name: str, players: int, games: int = 8, **options: Any) -> list[dict[str, Any]]:
    bots = ("random",) * players
    tasks = [Task(name, players, options, 11, number, number, bots) for number in range(games)]
    return [one_game.play(task)[0].record() for task in tasks]


def added(records: list[dict[str, Any]]) -> Sums:
    """What the study counts in all these games."""
    total: Sums = defaultdict(lambda: (0, 0))
    for record in records:
        for key, (value, count) in study.count_record(record).items():
            total[key] = total[key][0] + value, total[key][1] + count
    return total


@pytest.mark.parametrize("name", sorted(besace.GAMES))
def test_seat_advantage_counts_every_seat_of_every_game(name: str) -> None:
    records = played(name, 4)
    found = added(records)
    for distance in range(4):
        seats = [(record, (record["setup"]["first"] + distance) % 4) for record in records]
        wins = sum((seat in record["result"]["winners"]) / len(record["result"]["winners"]) for record, seat in seats)
        assert found["seat", str(distance), "wins"] == (pytest.approx(wins), len(records))
        scores = sum(record["result"]["scores"][seat] for record, seat in seats)
        assert found["seat", str(distance), "score"] == (scores, len(records))
    assert found["game", "game", "moves"][0] == sum(len(record["moves"]) for record in records)


def raids_of_beginners(moves: list[str]) -> list[tuple[int, bool, bool]]:
    """(number, succeeded, bag was emptied) of every raid, from the texts alone: without effects every draw belongs to a raid."""
    raids: list[tuple[int, bool, bool]] = []
    order: list[int] = []
    drawn: list[str] = []
    gluttonous = False

    def close(emptied: bool) -> None:
        nonlocal drawn
        if drawn:
            raids.append((order[0], "black" not in drawn and len(drawn) == order[0], emptied))
            drawn = []

    for text in moves:
        _, verb, *words = text.split()
        if verb == "coins":
            close(True)
            order, gluttonous = [], False
        elif verb in ("take", "flip"):
            order = sorted([*order, int(words[-1])], reverse=True)
        elif verb == "glut":
            gluttonous = True
        elif verb == "draw" and gluttonous:
            gluttonous = False
            close(False)
            order = order[1:]
        elif verb == "draw":
            drawn.append(words[0])
            if words[0] == "black":
                close(False)
                order = order[1:]
    close(True)
    return raids


def test_doggy_bags_raids_by_number() -> None:
    records = played("doggybag", 4, 20, beginner=True)
    found, expected = added(records), defaultdict(list)
    for record in records:
        for number, done, _ in raids_of_beginners(record["moves"]):
            expected[number].append(done)
    for number in range(1, 8):
        assert found["number", str(number), "success"] == (sum(expected[number]), len(expected[number]))
    assert sum(len(raids) for raids in expected.values()) == found["game", "game", "successful raids, %"][1]


@pytest.mark.parametrize("edition", ["revised", "first", "english"])
def test_doggy_bags_points_by_role_add_up_to_the_scores(edition: str) -> None:
    for record in played("doggybag", 4, 10, edition=edition):
        sums = study.count_record(record)
        roles = [key[1] for key in sums if key[0] == "role" and key[2] == "points"]
        assert sum(sums["role", role, "points"][0] for role in roles) == sum(record["result"]["scores"])
        takes = sum(text.split()[1] in ("take", "flip") for text in record["moves"])
        assert sum(sums["role", role, "wins"][1] for role in roles) == takes


def filou_rounds(record: dict[str, Any]) -> list[tuple[list[int], list[str], list[int]]]:
    """(owners, their cards, gains of each seat) of every round of a game of four or five, from the texts alone."""
    players, first, mice, bank = record["players"], record["setup"]["first"], {4: (2, 4, 6), 5: (2, 3, 4, 6)}, {4: 15, 5: 18}
    left, pool, moves, rounds = bank[players], list(mice[players]), list(record["moves"]), []
    for _ in range(9):
        owners = [(first + i) % players for i in range(players)]
        cards = {int(moves[i].split()[0]): moves[i].split()[2] for i in range(players)}
        del moves[:players]
        gains, bids, passed, buyer = [0] * players, dict.fromkeys(owners, 0), list[int](), None
        while True:
            who, verb, *words = moves.pop(0).split()
            if verb == "bid":
                bids[int(who)] = int(words[0])
            elif len(passed) == players - 1:
                break  # left by the last one
            else:
                bids[int(who)] = 0
                gains[int(who)] += pool.pop(0) if pool else 0
                passed.append(int(who))
            staying = [seat for seat in owners if seat not in passed]
            if len(staying) == 1 and bids[staying[0]]:
                buyer = staying[0]
                break
        row = [cards[owner] for owner in owners]
        if buyer is not None:
            gains[buyer] += sack(row) - bids[buyer]
            left, first = left + bids[buyer], buyer
            pool, full = [], sum(mice[players])
            if left >= full:
                left, pool = left - full, list(mice[players])
        rounds.append((owners, row, gains))
    assert moves == []
    return rounds


def sack(row: list[str]) -> int:
    """What the cats of a row are worth once a single dog has chased one."""
    dogs = [card for card in row if card in ("big", "small")]
    values = sorted(filou.VALUES[card] for card in row if card not in dogs)
    if len(dogs) == 1:
        values.pop(-1 if dogs == ["big"] else 0)
    return sum(values)


@pytest.mark.parametrize("players", [4, 5])
def test_filous_gains_by_card_and_place(players: int) -> None:
    records = played("filou", players)
    found = added(records)
    expected: dict[tuple[str, str], list[float]] = defaultdict(list)
    for record in records:
        for owners, row, gains in filou_rounds(record):
            for place, (owner, card) in enumerate(zip(owners, row, strict=True), start=1):
                expected[card, str(place)].append(gains[owner])
    counted = {key[1:]: value for key, value in found.items() if key[0] == "gain"}
    assert counted == {key: (sum(gains), len(gains)) for key, gains in expected.items()}


@pytest.mark.parametrize("players", [3, 4, 5])
def test_filous_gains_add_up_to_the_scores(players: int) -> None:
    for record in played("filou", players):
        sums = study.count_record(record)
        gained = sum(value for key, (value, _) in sums.items() if key[0] == "gain")
        assert gained + 15 * players == sum(record["result"]["scores"])
        lacking = sum(value for key, (value, _) in sums.items() if key[0] == "removed" and key[2] == "score")
        assert lacking == sum(record["result"]["scores"])


@pytest.mark.parametrize(
    ("row", "winner", "dog", "prey", "expected"),
    [
        (["5", "11", "big", "11"], 0, "big", "11", [5, 0, -11, 11]),
        (["-8", "small", "3", "rabbit"], 2, "small", "-8", [0, 8, 3, 0]),
        (["-8", "small", "big", "15"], 1, None, None, [-8, 0, 0, 15]),
        (["5", "11", "8", "3"], None, None, None, [0, 0, 0, 0]),
    ],
)
def test_what_a_filou_card_brings(
    row: list[str], winner: int | None, dog: str | None, prey: str | None, expected: list[int]
) -> None:
    end = {"row": row, "winner": winner, "dog": dog, "prey": prey}
    assert [filou.brought(end, index) for index in range(4)] == expected


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_figaros_last_round_given_out_with_the_exchange_gives_the_result(players: int) -> None:
    exchanges = 0
    for record in played("figaro", players, 12):
        before = besace.load(record, at=len(record["moves"]) - 1)
        owned = [before.view(seat)["roads"][seat] for seat in range(players)]
        end = besace.load(record).view(None)
        pieces, poorest = list(end["roads_round"][2]), figaro.exchanger(end["piles"], end["king"])
        if owned[poorest] and max(owned[poorest]) > min(pieces):  # F13
            mine, theirs = max(owned[poorest]), min(pieces)
            owned[poorest] = [length for length in owned[poorest] if length != mine] + [theirs]
            pieces = sorted([length for length in pieces if length != theirs] + [mine], reverse=True)
            exchanges += 1
        roads = figaro.give_out(owned, pieces, end["piles"], end["king"])
        assert [sum(lengths) for lengths in roads] == record["result"]["scores"]
        assert [figaro.shortest(roads, end["king"])] == record["result"]["winners"]
    assert added(played("figaro", players, 12))["exchange", "all", "happens"] == (exchanges, 12)


def test_options_are_compared_deal_by_deal() -> None:
    before, after = Found(4), Found(4)
    for number, (old, new) in enumerate([(10, 12), (20, 21), (30, 33)]):
        before.add(number, {("game", "game", "moves"): (old, 1)})
        after.add(number, {("game", "game", "moves"): (new, 1)})
    assert after.change(before, "game", "game", "moves") == mean_of([(2, 1), (1, 1), (3, 1)])
    sheet = general.option_sheets({"as given": before, "x=1": after})[0]
    assert sheet.title == "The effect of x=1"
    change, relative = sheet.rows[0][1][2:]
    assert change == mean_of([(2, 1), (1, 1), (3, 1)])
    assert relative is not None
    assert getattr(relative, "mean", None) == pytest.approx(2 / 20)


def test_a_study_does_not_depend_on_the_number_of_jobs() -> None:
    todo = study.make_study("filou", "3", {}, "random", 6, 3)
    assert study.as_json(todo, study.run(todo)) == study.as_json(todo, study.run(todo, jobs=2))


def test_variants_change_one_option_each() -> None:
    todo = study.make_study("doggybag", "2", {"beginner": True}, "random", 1, 1)
    assert todo.variants(2) == {
        "as given": {"beginner": True},
        "edition=first": {"beginner": True, "edition": "first"},
        "edition=english": {"beginner": True, "edition": "english"},
        "beginner=false": {"beginner": False},
    }
    assert "deck3=memo" in study.make_study("figaro", "3", {}, "random", 1, 1).variants(3)
    assert "deck3=memo" not in study.make_study("figaro", "4", {}, "random", 1, 1).variants(4)
