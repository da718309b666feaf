"""Prepared deals: the same setup, luck and bots for everyone who plays one, whoever is quicker."""

import random
from typing import Any

import pytest

import besace
from besace.bots.levels import LEVELS
from besace.errors import BadRecord
from besace.games import game_named
from besace.games.move import Move
from besace.play.deal import ChancePlaces, DealChance
from besace.play.fair import DEAL_VERSION, draws_of, fair_record, verify
from besace.play.observation import Observation
from besace.server.protocol.table_rules import TableRules
from besace.server.seats.seating import setup_from
from besace.server.store.rows import BOT, GUEST, PLAYING, Seat, TableRow
from besace.server.table.prepared_deals import bot_of, iterations_of
from besace.server.table.running_game import RunningGame

SEED = bytes(range(32))
ME = 1


def a_row(game: str, players: int, level: str = "kitten", seed: bytes = SEED) -> TableRow:
    """A table of a prepared deal that has just begun."""
    chosen = besace.GAMES[game]
    options = chosen.check_options({}, players)
    seats = [
        Seat(n, GUEST if n == ME else BOT, "g" if n == ME else None, "", None if n == ME else level, None, False, False, "", None)
        for n in range(players)
    ]
    setup = setup_from(chosen, players, options, DealChance(seed))
    return TableRow(
        "t",
        "CODE",
        "g",
        PLAYING,
        True,
        game,
        players,
        options,
        TableRules(),
        seed,
        [],
        setup,
        None,
        0,
        0,
        None,
        None,
        "challenge/x",
        seats,
    )


def play(row: TableRow, choose: random.Random, hurry: random.Random) -> RunningGame:
    """A whole game: I choose from ``choose``; ``hurry`` says who is the quicker where several choose at the same time."""
    position, mine = RunningGame(row), dict[int, str]()
    while not position.over:
        if position.chance_is_due:
            position.draw(0)
            continue
        seat = hurry.choice(position.acting)
        if seat == ME:
            made = sum(Move.of(move).seat == ME for move in position.moves)
            if made not in mine:
                mine[made] = choose.choice(position.legal(ME))
            text = mine[made]
        else:
            observation, moved = position.unhurried(seat)
            text = bot_of(row, row.seats[seat], moved).choose(observation)
        position.play(seat, position.version, text, 0)
    return position


def by_seat(position: RunningGame) -> dict[int | None, list[str]]:
    found: dict[int | None, list[str]] = {}
    for move in position.moves:
        found.setdefault(Move.of(move).seat, []).append(move)
    return found


@pytest.mark.parametrize("level", ["kitten", "stray"])
@pytest.mark.parametrize(("game", "players"), [("doggybag", 4), ("figaro", 3), ("filou", 4), ("filou", 3)])
def test_equal_moves_get_equal_luck_and_equal_bots_whoever_is_quicker(game: str, players: int, level: str) -> None:
    row = a_row(game, players, level)
    games = [play(row, random.Random(3), random.Random(hurry)) for hurry in range(4)]
    first = by_seat(games[0])
    for other in games[1:]:
        assert by_seat(other) == first
        assert other.result() == games[0].result()
    if game != "figaro":
        assert len({str(position.moves) for position in games}) > 1  # they did come in another order


def test_a_searching_bot_is_repeated_too() -> None:
    row = a_row("filou", 3, "tomcat")
    observation, moved = RunningGame(row).unhurried(0)
    chosen = {bot_of(row, row.seats[0], moved).choose(observation) for _ in range(3)}
    assert len(chosen) == 1


@pytest.mark.parametrize("game", [*besace.GAMES])
def test_no_bot_of_a_prepared_deal_looks_at_a_clock(game: str) -> None:
    for level in LEVELS:
        iterations = iterations_of(game, level.name)
        assert (iterations is None) == (level.milliseconds is None)
        assert iterations is None or iterations > 0


def test_games_that_drift_apart_share_the_coins_of_every_turn() -> None:
    row = a_row("doggybag", 3)
    games = [play(row, random.Random(choices), random.Random(0)).moves for choices in range(6)]
    assert len({str(moves) for moves in games}) == 6
    coins = [[move for move in moves if move.startswith("* coins")] for moves in games]
    for turn in zip(*coins, strict=False):
        assert len(set(turn)) == 1


def test_another_seed_is_another_deal_and_other_bots() -> None:
    rows = [a_row("filou", 4, seed=bytes([n]) * 32) for n in range(8)]
    assert len({str(row.setup) for row in rows}) > 1
    bots = {bot_of(row, row.seats[0], 0).choose(RunningGame(row).unhurried(0)[0]) for row in rows}
    assert len(bots) > 1


def test_places() -> None:
    places = ChancePlaces()
    verbs = ["coins", "draw", "draw", "coins", "draw"]
    assert [places.next(verb) for verb in verbs] == [(1, 0), (2, 0), (2, 1), (3, 0), (4, 0)]


@pytest.mark.parametrize(("game", "players"), [("doggybag", 3), ("figaro", 4), ("filou", 5)])
def test_the_record_of_a_deal_can_be_verified(game: str, players: int) -> None:
    row = a_row(game, players, "puppy")
    position = play(row, random.Random(1), random.Random(2))
    fair = position.fair_record(row)
    assert fair["besace_fair"] == DEAL_VERSION
    assert verify(fair).scores == position.result()["scores"]  # type: ignore[index]
    assert len(draws_of(fair)["moves"]) == sum(move.startswith("*") for move in position.moves)


def tampered(fair: dict[str, Any], **changes: Any) -> dict[str, Any]:
    return {**fair, **changes}


def test_a_record_of_a_deal_that_was_tampered_with_is_found() -> None:
    row = a_row("doggybag", 3, "puppy")
    fair = play(row, random.Random(1), random.Random(2)).fair_record(row)
    record = fair["record"]
    other = fair_record(record, bytes(32), [], DEAL_VERSION)
    for wrong in (other, tampered(fair, besace_fair=1), tampered(fair, besace_fair=3), tampered(fair, contributions=["00"])):
        with pytest.raises(BadRecord):
            verify(wrong)
    ply = next(ply for ply, move in enumerate(record["moves"]) if move.startswith("* coins"))
    for coins in ("1 1", "1 2", "2 2"):
        moves = [*record["moves"][:ply], f"* coins {coins}"]
        if moves[ply] != record["moves"][ply]:
            begun = {key: value for key, value in record.items() if key != "result"} | {"moves": moves}
            with pytest.raises(BadRecord):
                verify(tampered(fair, record=begun))


class Onlooker:
    """A bot that only wants to see how the others play."""

    name = "onlooker"

    def choose(self, observation: Observation) -> str:
        return observation.moves[0]

    def notice(self, observation: Observation, move: str) -> None:
        """Nothing is made of it."""


@pytest.mark.parametrize("game", [*besace.GAMES])
def test_a_bot_that_watches_hears_of_every_public_move_of_others_once_and_of_all_when_the_game_is_read_again(game: str) -> None:
    row = a_row(game, 3, "stray")
    played, bot, told = play(row, random.Random(1), random.Random(2)), Onlooker(), []
    position = RunningGame(row)
    for move in played.moves:
        told += position.news(ME, bot)
        position.replay([(move, 0, None)])
    told += position.news(ME, bot)
    others = [m for m in played.moves if Move.of(m).seat not in (None, ME) and not game_named(game).secret(m)]
    assert [move for _, move in told] == others
    assert all(observation.seat == ME for observation, _ in told)
    assert position.watched_by(bot)
    again = RunningGame(row)
    again.replay([(move, 0, None) for move in played.moves])
    assert not again.watched_by(bot)
    assert again.news(ME, bot) == told
    assert again.news(ME, besace.bot("thumb")) == []
