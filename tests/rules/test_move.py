"""Moves as values: every text of every game says who, which verb and what, and is written the same again."""

import pytest

from besace import GAMES, IllegalMove
from besace.games.move import Move
from besace.kernel.generic import CHANCE_SEAT


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_move_is_taken_apart_and_put_together_again(game) -> None:
    for seat, texts in enumerate(game.texts):
        for number, text in enumerate(texts):
            if game.spellings[number] is None:
                continue
            move = Move.of(text)
            assert str(move) == text
            assert move.spelling == game.spellings[number] == " ".join((move.verb, *move.args))
            assert move.seat == (None if seat == CHANCE_SEAT else seat)
            assert game.read_move(str(move)) == (seat, number)


def test_who_moves_which_verb_and_what() -> None:
    assert Move.of("2 play R2 0") == Move(seat=2, verb="play", args=("R2", "0"))
    assert Move.of("* coins 1 2") == Move(None, "coins", ("1", "2"))
    assert Move.of("0 pass") == Move(0, "pass")


@pytest.mark.parametrize("text", ["", "pass", "9 pass", "-1 pass", "٣ pass", "** coins 1 2", " 0 pass", "00 pass"])
def test_a_text_that_begins_with_no_seat_is_not_a_move(text: str) -> None:
    with pytest.raises(IllegalMove, match=r"^.* is not a move: it should begin with a seat, or with \* for chance\.$"):
        Move.of(text)


@pytest.mark.parametrize("text", ["0", "0 ", "0  pass", "0 pass "])
def test_a_text_that_no_game_spells_names_its_seat_and_nothing_that_can_be_played(text: str) -> None:
    assert Move.of(text).seat == 0
    for game in GAMES.values():
        with pytest.raises(IllegalMove):
            game.read_move(text)
