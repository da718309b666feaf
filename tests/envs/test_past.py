"""A state that fits what a seat knows comes with a whole past: a setup and moves that lead to the same knowledge."""

import random

import besace
from besace.conformance.cases import Case, every_count, observed, positions
from besace.kernel.generic import new_records
from besace.kernel.jit import JIT
from besace.kernel.stream import new_stream

OFTEN = 0.03


def imagined(match, seat, when, rng):
    """Another match with a past that the seat cannot tell from the true one."""
    game = match.game
    box = new_records(game.functions, "State")
    match.observation(seat).resample(box, new_stream(rng.randrange(1 << 30)))
    state = game.functions.State().load(box) if JIT else box[0]
    told = []
    for text, turn in zip(match.record()["moves"], when, strict=True):
        mover, move = game.read_move(text)
        told.append((mover, None if game.secret(text) and mover != seat else move, turn))
    setup, moves = game.past(state, seat, match.setup, told, rng.randrange)
    other = besace.new(game.name, match.players, setup=setup)
    for (mover, _, _), move in zip(told, moves, strict=True):
        other.play(game.write_move(mover, move))
    return other


@every_count
def test_the_past_of_an_imagined_state_leads_to_the_same_knowledge(case):
    rng, when, checked = random.Random(str(case)), [], 0
    for match in positions(case, 11):
        view = match.view(None)
        if rng.random() < OFTEN or match.over:
            seat = rng.randrange(match.players)
            assert observed(imagined(match, seat, when, rng), seat) == observed(match, seat)
            checked += 1
        when.append(view.get("round", view.get("turn")) - 1)
    assert checked


def test_cards_that_others_kept_in_earlier_rounds_are_dealt_anew():
    rng, when = random.Random(1), []
    for match in positions(Case("figaro", 3), 2):
        if match.view(None)["round"] == 3:
            break
        when.append(match.view(None)["round"] - 1)
    deals = [imagined(match, 0, when, rng).setup["deals"] for _ in range(8)]
    assert all(deal[r][0] == match.setup["deals"][r][0] for deal in deals for r in range(2))
    assert len({str(deal[0]) for deal in deals} | {str(deal[1]) for deal in deals}) > 2
