"""Whatever is given to Besace, it takes it or refuses it in one sentence, and what it refuses has changed nothing."""

import json
import random
from copy import deepcopy

import numpy as np
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

import besace
from besace.conformance.cases import DEFAULTS, every_game, everything, positions
from besace.conformance.sentences import is_one_sentence

numbers = st.one_of(st.integers(), st.floats(), st.sampled_from([10**1000, -(10**1000), 2**63, 2**31, -1, 0, True]))
words = st.one_of(st.text(max_size=12), st.sampled_from(["", "\n", "*", "0", "\ud800", "x" * 500, "NaN", "a.\nb.", "\u2028"]))
scalars = st.one_of(st.none(), st.booleans(), numbers, words)
structures = st.recursive(
    scalars, lambda inner: st.one_of(st.lists(inner, max_size=4), st.dictionaries(words, inner, max_size=4)), max_leaves=12
)
others = st.one_of(st.binary(max_size=8), st.tuples(scalars), st.sets(st.integers()), st.just(np.arange(3)), st.just(object))
objects = st.one_of(structures, others)
seeds = st.integers(0, 2**32)


def nested(depth):
    value = []
    for _ in range(depth):
        value = [value]
    return value


# What Python itself cannot write down, and so hypothesis cannot either.
HUGE = 10**5000
DEEP = nested(100_000)
UNWRITABLE = {"huge": HUGE, "deep": DEEP, "a list of huge": [HUGE] * 15, "an object of deep": {"first": DEEP}}
every_unwritable = pytest.mark.parametrize("kind", UNWRITABLE)


def attempt(function, *arguments, **named):
    """What the function gives, or None after it has refused; anything else that it raises is a failure."""
    refusal = None
    try:
        return function(*arguments, **named)
    except besace.BesaceError as refused:
        refusal = str(refused)
    assert is_one_sentence(refusal), refusal
    return None


def records():
    """A record of every game and player count, some finished and some not."""
    made = []
    for index, case in enumerate(DEFAULTS):
        game = [match.copy() for match in positions(case, seed=index)]
        made.append((game[-1] if index % 2 else game[len(game) // 2]).record())
    return made


RECORDS = records()


def read(record, at=None):
    """Try to read a record; what was accepted is told again in the same way."""
    match = attempt(besace.load, record, at=at)
    if match is not None:
        assert everything(besace.load(match.record())) == everything(match)
    return match


@settings(max_examples=150)
@given(structures)
@example({"besace": 1})
def test_any_object_for_a_record(value):
    read(value)


@settings(max_examples=150)
@given(st.one_of(words, structures.map(json.dumps)))
@example("[" * 100_000)
@example('{"besace": ' + "9" * 5000 + "}")
@example('{"besace": 1, "besace": 1}')
@example('{"besace": NaN}')
@example("\ufeff{}")
def test_any_text_for_a_record(text):
    read(text)


def places(value, path=()):
    """The paths of everything inside nested lists and objects."""
    yield path
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, each in inner:
        yield from places(each, (*path, key))


def changed(record, path, change):
    record = deepcopy(record)
    holder = record
    for key in path[:-1]:
        holder = holder[key]
    change(holder, path[-1])
    return record


def dropped(holder, key):
    del holder[key]


def doubled(holder, key):
    if isinstance(holder, list):
        holder.insert(key, deepcopy(holder[key]))
    else:
        holder[f"{key} "] = holder[key]


def swapped(holder, key):
    other = next(iter(holder)) if isinstance(holder, dict) else 0
    holder[key], holder[other] = holder[other], holder[key]


def edited(text, rng):
    at = rng.randrange(len(text) + 1)
    return text[:at] + rng.choice(["", "0", "9", "-", " ", "*", "\n", "é", "X", "*"]) + text[at + rng.randrange(2) :]


@settings(max_examples=150)
@given(st.sampled_from(RECORDS), seeds, st.sampled_from(["drop", "double", "swap", "edit", "replace"]), structures)
def test_a_record_with_one_thing_changed(record, seed, how, value):
    rng = random.Random(seed)
    paths = [path for path in places(record) if path]
    moves = [path for path in paths if path[0] == "moves" and len(path) > 1]
    others = [path for path in paths if path[0] != "moves" or len(path) == 1]
    path = rng.choice(rng.choice([moves or others, others]))

    def change(holder, key):
        if how == "edit" and isinstance(holder[key], str):
            holder[key] = edited(holder[key], rng)
        elif how == "edit" and type(holder[key]) is int:
            holder[key] += rng.choice([-1, 1, 10**1000])
        else:
            holder[key] = value

    bad = changed(record, path, {"drop": dropped, "double": doubled, "swap": swapped}.get(how, change))
    kept = deepcopy(bad)
    read(bad, at=rng.choice([None, 0, 1]))
    assert repr(bad) == repr(kept)


@pytest.mark.parametrize("record", RECORDS, ids=lambda record: f"{record['game']}-{record['players']}")
def test_a_record_that_breaks_off_is_an_earlier_position(record):
    whole = {key: value for key, value in record.items() if key != "result"}
    for length in range(0, len(whole["moves"]), 9):
        match = besace.load({**whole, "moves": whole["moves"][:length]})
        assert match.ply == length
        assert everything(match) == everything(besace.load(record, at=length))


@pytest.mark.parametrize("record", [r for r in RECORDS if "result" in r], ids=lambda r: f"{r['game']}-{r['players']}")
def test_a_result_that_the_moves_do_not_give_is_refused(record):
    for value in (None, {}, [], {"scores": [], "winners": []}, {1: 2, "a": 3}, {"scores": object}, *UNWRITABLE.values()):
        assert_refused(record, value)


def assert_refused(record, value):
    with pytest.raises(besace.BadRecord) as refused:
        besace.load({**record, "result": value})
    assert is_one_sentence(str(refused.value))


@pytest.mark.parametrize("record", [r for r in RECORDS if "result" in r], ids=lambda r: f"{r['game']}-{r['players']}")
def test_a_result_of_other_types_is_refused(record):
    result = record["result"]
    for wrong in (
        {**result, "scores": [float(score) for score in result["scores"]]},
        {**result, "winners": [bool(seat) for seat in result["winners"]] + [False]},
        {**result, "more": 1},
        {**result, "scores": [score + 1 for score in result["scores"]]},
        {"scores": result["scores"]},
    ):
        with pytest.raises(besace.BadRecord, match=r"^The record's result is .*, but its moves give .*\.$"):
            besace.load({**record, "result": wrong})


@pytest.mark.parametrize("record", [r for r in RECORDS if "result" not in r], ids=lambda r: f"{r['game']}-{r['players']}")
def test_a_result_of_an_unfinished_game_is_refused(record):
    with pytest.raises(besace.BadRecord, match=r"^The record has a result, but after its \d+ moves the game is not over\.$"):
        besace.load({**record, "result": {"scores": [0] * record["players"], "winners": [0]}})


@settings(max_examples=60)
@given(st.sampled_from(RECORDS), objects)
@example(RECORDS[0], -1)
@example(RECORDS[0], True)
def test_any_object_for_the_number_of_moves_to_replay(record, at):
    match = attempt(besace.load, record, at=at)
    if match is not None:
        assert at is None or (type(at) is int and match.ply == at)


@settings(max_examples=150)
@given(st.one_of(objects, st.sampled_from(list(besace.GAMES))), st.one_of(objects, st.integers(2, 6)), objects, structures)
def test_any_object_for_a_new_game(name, players, seed, setup):
    attempt(besace.new, name, players=players, seed=seed, setup=setup)


@every_game
@settings(max_examples=60)
@given(name=st.one_of(words, st.just("")), value=objects, known=st.booleans(), pick=st.integers(0, 9), players=st.integers(2, 6))
def test_any_object_for_an_option(game, name, value, known, pick, players):
    options = besace.GAMES[game].options
    if known and options:
        name = options[pick % len(options)].name
    if name not in ("game", "players", "seed", "setup"):
        attempt(besace.new, game, players=players, **{name: value})


@every_game
@settings(max_examples=60)
@given(setup=st.dictionaries(st.sampled_from(["first", "removed", "passive", "roads", "deals", ""]), structures), seed=seeds)
def test_a_setup_with_one_thing_changed(game, setup, seed):
    match = besace.new(game, seed=seed)
    attempt(besace.new, game, players=match.players, setup={**match.setup, **setup})
    for key in match.setup:
        attempt(besace.new, game, players=match.players, setup=changed(match.setup, (key,), dropped))
    rng = random.Random(seed)
    path = rng.choice([path for path in places(match.setup) if path])
    change = rng.choice([dropped, doubled, swapped])
    attempt(besace.new, game, players=match.players, setup=changed(match.setup, path, change))


@settings(max_examples=120)
@given(st.sampled_from(RECORDS), objects, seeds)
def test_any_object_for_a_move(record, text, seed):
    match = besace.load(record, at=seed % (len(record["moves"]) + 1))
    before = everything(match)
    attempt(match.play, text)
    assert everything(match) == before


@settings(max_examples=150)
@given(st.sampled_from(RECORDS), seeds)
def test_a_legal_move_with_a_letter_changed(record, seed):
    rng = random.Random(seed)
    match = besace.load(record, at=seed % (len(record["moves"]) + 1))
    before, legal = everything(match), [text for actor in match.to_act for text in match.moves(actor)]
    text = edited(rng.choice(legal or ["0 pass"]), rng)
    attempt(match.play, text)
    if text in legal:
        assert match.record()["moves"][-1] == text
    else:
        assert everything(match) == before


@settings(max_examples=100)
@given(st.sampled_from(RECORDS), objects)
@example(RECORDS[0], 6)
@example(RECORDS[0], 7)
@example(RECORDS[0], "0")
def test_any_object_for_a_seat(record, seat):
    match = besace.load(record)
    before = everything(match)
    for ask in (match.view, match.moves, match.observation):
        answer = attempt(ask, seat)
        is_seat = type(seat) is int and 0 <= seat < match.players
        looks_on = seat is None and ask != match.moves
        is_chance = isinstance(seat, str) and seat == "*" and ask == match.moves
        assert (answer is not None) == (is_seat or looks_on or is_chance)
    assert everything(match) == before


@every_unwritable
def test_what_cannot_be_written_down_is_refused_everywhere(kind):
    value = UNWRITABLE[kind]
    for record in RECORDS[:: len(RECORDS) // 3]:
        match = besace.load(record)
        before = everything(match)
        for ask in (match.play, match.view, match.moves, match.observation):
            assert attempt(ask, value) is None
        assert everything(match) == before
        assert attempt(besace.load, value) is None
        assert attempt(besace.load, record, at=value) is None
        for key in record:
            assert attempt(besace.load, {**record, key: value}) is None
        for key in record["setup"]:
            assert attempt(besace.load, {**record, "setup": {**record["setup"], key: value}}) is None
        assert attempt(besace.load, {**record, "moves": [value]}) is None
        assert attempt(besace.new, value) is None
        assert attempt(besace.new, match.game.name, players=value) is None
        assert attempt(besace.new, match.game.name, setup=value) is None
        for option in match.game.options:
            assert attempt(besace.new, match.game.name, **{option.name: value}) is None
