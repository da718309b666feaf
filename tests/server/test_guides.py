"""Guided first games: left, resumed and finished; their deals show early what there is to learn, however one plays."""

import random
from collections.abc import Callable
from typing import Any

import pytest

from besace.games import GAMES
from besace.play.deal import DealChance
from besace.server.deals.guides import SEAT, guide_to
from besace.server.protocol.table_rules import TableRules
from besace.server.seats.seating import setup_from
from besace.server.store.rows import BOT, GUEST, PLAYING, Seat, TableRow
from besace.server.table.prepared_deals import bot_of
from besace.server.table.running_game import RunningGame
from tests.server.harness import Http, ServerProcess, any_move, play_to_end
from tests.server.test_tables import run

PUPILS = 5
View = dict[str, Any]
Choose = Callable[[View], str]


def table_of(game: str) -> TableRow:
    """The guided table as it is when somebody has just sat down."""
    deal = guide_to(game)
    rules = GAMES[game]
    options = rules.check_options(deal.options, deal.players)
    seats = [
        Seat(n, GUEST, "g", "", None, None, False, False, "", None)
        if n == deal.seat
        else Seat(n, BOT, None, "", deal.level, None, False, False, "", None)
        for n in range(deal.players)
    ]
    setup = setup_from(rules, deal.players, options, DealChance(deal.seed))
    return TableRow(
        "t", "CODE", "g", PLAYING, True, game, deal.players, options, TableRules(), deal.seed, [], setup, None, 0, 0, None,
        None, deal.name, seats,
    )  # fmt: skip


def played(game: str, choose: Choose) -> tuple[list[str], list[View]]:
    """A guided game: its moves, and what the pupil saw before, between and after them."""
    row = table_of(game)
    position = RunningGame(row)
    views = [position._match.view(SEAT)]
    while not position.over:
        if position.chance_is_due:
            position.draw(0)
        else:
            seat = next((one for one in position.acting if one != SEAT), SEAT)
            if seat == SEAT:
                text = choose(views[-1])
            else:
                observation, moved = position.unhurried(seat)
                text = bot_of(row, row.seats[seat], moved).choose(observation)
            position.play(seat, position.version, text, 0)
        views.append(position._match.view(SEAT))
    return position.moves, views


def pupil(seed: int) -> Choose:
    """Somebody who tries things: modest bids and numbers, no dogs, seldom smoked bones, otherwise whatever comes."""
    rng = random.Random(seed)

    def modest(view: View) -> list[str]:
        moves: list[str] = view["moves"]
        verb = moves[0].split(" ")[1]
        if view["phase"] == "bid":
            return moves[:2]
        if verb == "card":
            return [move for move in moves if move.split(" ")[2] not in ("big", "small")] or moves
        if verb == "put":
            return [move for move in moves if not move.endswith("black")] or moves
        if verb in ("take", "flip") and view["game"] == "doggybag":
            return [move for move in moves if move.split(" ")[1:] in [["take", str(n)] for n in range(1, 6)]] or moves
        return [move for move in moves if not move.endswith(" take")] or moves

    return lambda view: rng.choice(modest(view))


GAMES_PLAYED = pytest.mark.parametrize("seed", range(PUPILS))


@GAMES_PLAYED
def test_filou_shows_bids_and_a_dog_before_one_has_to_know_about_them(seed: int) -> None:
    _, views = played("filou", pupil(seed))
    first = next(view for view in views if view["phase"] == "bid" and SEAT in view["to_act"])
    assert first["round"] == 1
    assert first["high_bid"] > 0, "somebody shows what a bid is"
    sold = {view["round"]: view["last_round"] for view in views if view["last_round"] is not None and view["round"] <= 4}
    assert any(last["dog"] for last in sold.values()), "a dog chases an animal in the first three rounds"
    assert any(last["winner"] not in (SEAT, None) for last in sold.values())


@GAMES_PLAYED
def test_figaro_shows_a_full_table_taken_within_a_few_turns(seed: int) -> None:
    _, views = played("figaro", pupil(seed))
    first = next(view for view in views if SEAT in view["to_act"])
    assert any(first["table"]), "others show how a card is laid"
    assert "X" in first["hand"]
    assert any(card.startswith("J") for card in first["hand"])
    taken = next(number for number, view in enumerate(views) if view["last_collector"] is not None)
    assert taken <= 6 * 3, "somebody has six points before everyone has played six times"


@GAMES_PLAYED
def test_doggybag_shows_a_raid_that_fails_and_one_that_one_can_decide_about(seed: int) -> None:
    moves, views = played("doggybag", pupil(seed))
    soon = [n for n, view in enumerate(views[: len(moves)]) if view["turn"] <= 2]
    assert views[0]["first"] != SEAT, "others take a role first"
    assert any(moves[n] == "* draw black" and views[n]["phase"] == "raid" for n in soon)
    assert any(moves[n].split(" ")[1] in ("stop", "glut") for n in soon)
    assert any(SEAT in view["to_act"] and view["phase"] == "decide" for view in views)
    assert len(views[-1]["out"]) < views[-1]["players"] - 1, "it does not end by everyone being thrown out"


def test_a_guided_game_is_left_resumed_and_finished_and_then_another_begins(lite: ServerProcess) -> None:
    async def test(http: Http) -> None:
        ada = await http.guest()
        made = await ada.ask("POST", "/guides/filou")
        table = made["table"]
        assert (table["deal"], table["state"], made["you"]["seats"]) == ("guide/filou", "playing", [SEAT])
        assert (await ada.ask("POST", "/guides/filou"))["table"]["id"] == table["id"], "it waits for her"
        running = (await ada.ask("GET", "/me"))["tables"]
        assert [(one["id"], one["deal"]) for one in running] == [(table["id"], "guide/filou")]
        await play_to_end(ada, table["id"], any_move(1))
        assert (await ada.ask("POST", "/guides/filou"))["table"]["id"] != table["id"]

    run(lite, test)


def test_there_is_no_guide_to_a_game_that_nobody_knows(lite: ServerProcess) -> None:
    async def test(http: Http) -> None:
        refused = await (await http.guest()).ask("POST", "/guides/chess", status=404)
        assert refused["sentence"] == "There is no guide to this game."

    run(lite, test)
