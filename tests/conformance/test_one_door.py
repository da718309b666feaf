"""Law 1, the other half: nothing outside ``games/`` and ``kernel/`` reads a state, and no state ever leaves a match.

Three nets, none of which cares what anything is called. The source code of the package is followed from wherever a state is made
(see following.py). What a match gives away is searched for states by their type. And while games are played, everything that the
interpreter knows is searched for those who hold states.
"""

import functools
import gc
import json
import random
from collections.abc import Iterator
from pathlib import Path
from textwrap import dedent
from types import FunctionType, GeneratorType, ModuleType

import numpy as np
import pytest

import besace
from besace.beliefs import beliefs
from besace.conformance.cases import every_case, every_game, sampled, seats, state_of
from besace.kernel.generic import new_records
from tests.conformance.following import Peek, Program
from tests.conformance.peekers import KEEPERS, PEEKERS

PACKAGE = Path(besace.__file__).parent
WITHIN = ("games", "kernel", "conformance")  # the last one looks at states as tests do; nothing imports it
EMPTY = PACKAGE / "warm.py"  # asks for the types of records that hold no game, to compile for them
OUTSIDE = [p for p in sorted(PACKAGE.rglob("*.py")) if p.relative_to(PACKAGE).parts[0] not in WITHIN and p != EMPTY]

HOLDERS = {  # all that a state is ever put into, and why it may be
    "play/match.py Match._state": "the game being played: the one door",
    "play/match.py *._state": "the same, of a match that is being copied",
    "envs/spiel/state.py SpielState.states": "OpenSpiel's state is a whole game by design; players are told what they observe",
    "envs/pettingzoo.py BesaceEnv._states": "an environment is the table itself; agents are given vectors and masks alone",
    "envs/vector.py Buffers.states": "many such tables side by side, for compiled code",
    "train/collect.py Tables.states": "tables to learn at; networks are told what the seat to move knows",
    "bots/search.py Thought._pool": "imagined: drawn from an observation",
    "bots/search.py Thought._work": "a copy of an imagined one, to play on",
    "bots/daydream.py Daydreamer._world": "imagined: drawn from an observation",
    "bots/daydream.py Daydreamer._work": "a copy of an imagined one, to play on",
    "bots/netsearch.py Company._world": "imagined: drawn from an observation",
    "bots/netsearch.py Foresight._world": "imagined: drawn from an observation",
    "bots/netsearch.py Foresight._work": "a copy of an imagined one, to play on",
    "learn/review/rollouts.py Workspace.pool": "imagined: drawn from an observation",
    "learn/review/rollouts.py Workspace.work": "a copy of an imagined one, to play on",
}
PEEKS = {  # the functions that do more with a state than hand it to the rules, and why they may
    "play/match.py __init__": "the setup is written into the record, which is secret until the end",
    "play/packing.py packed": "written down whole, for a match that travels to another process of the same person",
    "play/packing.py unpack": "and read back",
    "envs/spiel/state.py __deepcopy__": "copies it whole",
    "envs/spiel/state.py resampled": "an imagined one, for the game to tell its past",
}


@functools.cache
def package() -> tuple[set[str], set[Peek]]:
    """All who hold states, and all who peek."""
    found = Program({str(path.relative_to(PACKAGE)): path.read_text() for path in OUTSIDE})
    return found.holders, found.peeks


def test_states_are_held_by_those_who_have_a_reason():
    holders, _ = package()
    assert holders == set(HOLDERS)


def test_nobody_does_more_with_a_state_than_hand_it_to_the_rules():
    _, peeks = package()
    assert not [str(peek) for peek in peeks if f"{peek.file} {peek.function}" not in PEEKS]
    assert set(PEEKS) == {f"{peek.file} {peek.function}" for peek in peeks}, "an exception that nobody needs"


def planted(source: str) -> Program:
    """The match's own file, and beside it one with a peeker."""
    own = "play/match.py"
    return Program({own: (PACKAGE / own).read_text(), "peeker.py": dedent(source)})


@pytest.mark.parametrize("how", PEEKERS)
def test_a_peeker_would_be_found(how):
    assert [peek for peek in planted(PEEKERS[how]).peeks if peek.file == "peeker.py"]


@pytest.mark.parametrize("place", KEEPERS)
def test_who_keeps_a_state_would_be_found(place):
    assert f"peeker.py {place}" in planted(KEEPERS[place]).holders


def test_who_hands_a_state_to_the_rules_is_no_peeker():
    source = """
        from besace.kernel import boxed
        def ply(match, seat, move):
            box = match._state
            if box is None:
                return len(box)
            boxed.step(box, seat, move)
            return boxed.to_act(box[0:1])
        """
    found = planted(source)
    assert not [peek for peek in found.peeks if peek.file == "peeker.py"]


DTYPES = {game.functions.STATE for game in besace.GAMES.values()}
TWINS = {game.functions.State for game in besace.GAMES.values()}


def is_state(value: object) -> bool:
    """Whether a value is a state by its type: a record, an array of them or a view of one, a twin, or a box of twins."""
    if isinstance(value, np.ndarray):
        return value.dtype in DTYPES or is_state(value.base)
    if isinstance(value, list):
        return bool(value) and type(value[0]) in TWINS
    return type(value) in TWINS or (isinstance(value, np.void) and value.dtype in DTYPES)


def reachable(value: object) -> Iterator[object]:
    """All that hangs on a value: items, attributes, slots, what functions and generators keep."""
    seen, left = {}, [value]
    while left:
        each = left.pop()
        if id(each) in seen or isinstance(each, ModuleType | type):
            continue
        seen[id(each)] = each
        yield each
        if isinstance(each, FunctionType):
            left += [each.__closure__, each.__defaults__, each.__kwdefaults__, each.__dict__]
        elif isinstance(each, GeneratorType):
            left += list(each.gi_frame.f_locals.values()) if each.gi_frame else []
        else:
            left += gc.get_referents(each)


def leaked(value: object) -> bool:
    return any(is_state(each) for each in reachable(value))


@every_case
def test_no_state_can_be_reached_from_what_a_match_gives_away(case):
    given = []
    for match in sampled(case, 3, seed=20):
        public = [name for name in dir(match) if not name.startswith("_")]
        given += [value for name in public if not callable(value := getattr(match, name))]
        given += [match.record(), repr(match), *(match.moves(actor) for actor in [*range(match.players), "*"])]
        given += [match.written_views([None])]
        for seat in seats(match):
            observation = match.observation(seat)
            given += [match.view(seat), observation, observation.known, observation.legal, observation.moves]
    assert not leaked(given)


class Slotted:
    __slots__ = ("lunch",)

    def __init__(self, lunch):
        self.lunch = lunch


def waiting(thing):
    yield len(thing)
    yield thing


@every_game
def test_a_state_would_be_found_wherever_it_hides(game):
    match = besace.new(game, seed=1)
    box = match._state
    generator = waiting(box)
    next(generator)
    hidden = [
        match,
        box,
        box[0],
        box[:1],
        {"a": [{"b": box}]},
        (lambda: box),
        functools.partial(len, box),
        Slotted(box),
        generator,
    ]
    hidden += [match.play, state_of(match), (lambda thing=box: thing), {box[0:1][0].__class__: (1, [box])}]
    for each in hidden:
        assert leaked(each), each
    assert not leaked([match.view(None), match.observation(0), match.game])


def holding() -> dict[int, str]:
    """Everything that holds a state now, by what it is: objects by their class, cells, dicts and lists that nobody else owns."""
    found = {}
    for each in gc.get_objects():
        if not is_state(each) and any(is_state(part) for part in gc.get_referents(each)):
            for owner in owners(each):
                found[id(owner)] = type(owner).__qualname__
    return found


def owners(holder: object) -> list[object]:
    """Whose dict it is; itself where it is nobody's."""
    if isinstance(holder, dict):
        objects = [each for each in gc.get_referrers(holder) if getattr(each, "__dict__", None) is holder]
        return objects or [holder]
    return [holder]


RUN_TIME_HOLDERS = {"Match", "Thought", "Foresight", "Workspace"}  # see HOLDERS; environments are played elsewhere


@every_game
def test_while_a_game_is_played_nobody_else_holds_a_state(game):
    gc.collect()
    before, rng = holding(), random.Random(4)
    match = besace.new(game, seed=4)
    bots = [
        besace.bot("search", seed=seat, iterations=20) if seat == 0 else besace.bot("thumb", seed=seat)
        for seat in range(match.players)
    ]
    kept, told = [], []
    while not match.over and match.ply < 60:
        kept.append(match.copy())
        told.append(match.written_views([None, *range(match.players)]))
        if match.to_act == ["*"]:
            match.chance(rng)
            continue
        seat = match.to_act[0]
        observation = match.observation(seat)
        told += [observation, beliefs(observation, samples=3)] if match.ply % 10 == 0 else [observation]
        match.play(bots[seat].choose(observation))
    now = {what for each, what in holding().items() if each not in before}
    assert "Match" in now
    assert now <= RUN_TIME_HOLDERS
    keeper = {"kept": [match._state]}
    assert "list" in {what for each, what in holding().items() if each not in before}
    del keeper, kept, told


@every_game
def test_a_state_has_no_json(game):
    functions = besace.GAMES[game].functions
    match = besace.new(game, seed=1)
    for state in (state_of(match), match._state, new_records(functions, "State")[0]):
        with pytest.raises(TypeError):
            json.dumps(state)


@every_game
def test_a_state_and_an_observation_are_told_apart_by_their_type(game):
    functions = besace.GAMES[game].functions
    assert functions.STATE != functions.OBSERVATION
    assert "seat" in functions.OBSERVATION.names
    assert "seat" not in functions.STATE.names
