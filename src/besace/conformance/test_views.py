"""Views are what their types say: every key and every value, and nothing else."""

import json
import random

import pytest
from pydantic import ConfigDict, TypeAdapter

import besace
from besace.conformance.cases import every_case, every_game
from besace.games.view import BY_SEAT, OWN, fields_marked
from besace.kernel.generic import SPECTATOR
from besace.kernel.writing import ROOM
from besace.play.views import view_of

EXACT = ConfigDict(extra="forbid", strict=True)


@every_case
def test_every_view_of_a_game_is_exactly_of_its_type(case):
    rng, match = random.Random(str(case)), case.new(3)
    adapter = TypeAdapter(list[match.game.view_type], config=EXACT)
    by_seat, own = (fields_marked(match.game.view_type, mark) for mark in (BY_SEAT, OWN))
    while True:
        for eye in (None, *range(match.players)):
            view = match.view(eye)
            adapter.validate_json(json.dumps([view]))
            assert {len(view[name]) for name in by_seat if view.get(name) is not None} <= {match.players}
            assert eye is not None or {view[name] for name in own} <= {None}
        if match.over:
            return
        if match.to_act == ["*"]:
            match.chance(rng)
        else:
            match.play(rng.choice(match.moves(rng.choice(match.to_act))))


@every_game
def test_a_view_with_something_more_or_less_is_not_of_its_type(game):
    game = besace.GAMES[game]
    adapter = TypeAdapter(list[game.view_type], config=EXACT)
    view = besace.new(game.name, game.players[-1], seed=1).view(0)
    for name in view:
        with pytest.raises(ValueError, match=name):
            adapter.validate_json(json.dumps([{key: value for key, value in view.items() if key != name}]))
    with pytest.raises(ValueError, match="secret"):
        adapter.validate_json(json.dumps([view | {"secret": 1}]))
    with pytest.raises(ValueError, match="ply"):
        adapter.validate_json(json.dumps([view | {"ply": True}]))


def no_key_twice(pairs):
    assert len(dict(pairs)) == len(pairs)
    return dict(pairs)


@every_case
def test_what_is_public_is_the_same_from_every_seat(case):
    rng, match = random.Random(str(case)), case.new(5)
    while True:
        eyes = [None, *range(match.players)]
        public, own = match.written_views(eyes)
        assert len(public) + sum(map(len, own.values())) < ROOM / 4
        for eye in eyes:
            assert match.written_views([eye]) == (public, {eye: own[eye]})
            view = json.loads(public + own[eye], object_pairs_hook=no_key_twice)
            seat = SPECTATOR if eye is None else eye
            alone = view_of(match.game, match.players, match.options, match._state, seat, match.ply)
            assert view == match.view(eye) == alone
            assert view["moves"] == match.observation(eye).moves
        if match.over:
            return
        if match.to_act == ["*"]:
            match.chance(rng)
        else:
            match.play(rng.choice(match.moves(rng.choice(match.to_act))))
