"""The functions that every game has, found by the type of the record they are given.

Algorithms (playouts, search, batches, conformance tests) are written once against these names. Compiled, the choice
is made at compile time, by the type that numba gives the record; interpreted, by the game that a twin knows.

    setup(s, players, options, draws)   a new game from whole numbers, each uniform below bound(s, players, options, i)
    to_act(s)                           a bit per seat that may move now; CHANCE when chance is due; 0 when the game is over
    legal(s, seat, out)                 write the seat's legal moves into out, return how many
    step(s, seat, move)                 play a legal move (seat CHANCE_SEAT for chance)
    outcomes(s), outcome(s, r)          chance: so many equally likely outcomes; the move that the r-th of them makes
    random_move(s, seat, rng)           an indifferent legal move, see each game for how it is drawn
    scores(s, out), winners(s)          at the end: a score per seat; a bit per winner
    merit(s, seat)                      at the end: a seat's result beside the others', the higher the better
    thumb_move(s, seat, rng)            what a good club player would do, knowing what the seat knows and no more
    candidates(s, seat, out)            write the moves that are worth searching, return how many
    lean(s, seat, leanings, rng)        change a state that a seat has imagined towards what the others prefer
    judge(s, since, out)                write everyone's odds to win where they can be judged, after ``since``; return whether
    observe(s, seat, o)                 write what a seat knows (SPECTATOR: what everybody sees)
    resample(o, s, rng)                 write a state that the observer cannot tell from the true one
    write_public(o, openly, out)        write the part of a view that is everyone's, or
    write_own(o, openly, out)           the observer's own, as JSON; ``openly``: a bit for each of OPEN_OPTIONS that is on
    vectorise(o, v)                     write what a seat knows as a VECTOR of whole numbers, for learners
    survey(s, seat, o, v)               the same straight from a state, where that is faster; ``o`` is room to work in
    encode(v, x)                        write what a vector says as a network is told it: numbers around 0 to 1
    choice(v, seat, move)               which of a network's choices a legal move of the observing seat is; negative: none
    publish(s, o)                       copy the fields that the game declares PUBLIC, from a state or back to one

``s`` is a state or, for to_act, legal, random_move, thumb_move and candidates, also an observation. Only games with a network
have encode and choice.
"""

from types import SimpleNamespace
from typing import Any

import numpy as np

from besace.errors import BadGame
from besace.kernel.fingerprint import CELL_BYTES
from besace.kernel.jit import ELSEWHERE, JIT, jit
from besace.kernel.twin import copy_text, twin_of

SPECTATOR = 7  # the seat of someone who only watches
CHANCE_SEAT = 6  # the seat that plays chance moves
CHANCE = 1 << CHANCE_SEAT  # to_act when chance is due
SEATS = 6  # at most

_registered: dict[str, SimpleNamespace] = {}  # all games
_functions: dict[Any, SimpleNamespace] = {}  # numba record type -> the game's functions; a twin has them as its ``game``
_states: dict[Any, Any] = {}  # the numba record type of a state or an observation -> that of the game's states

ON_OBSERVATIONS = ("to_act", "legal", "random_move", "thumb_move", "candidates")
_ARGUMENTS = {
    "draw_count": "s, players, options",
    "bound": "s, players, options, i",
    "setup": "s, players, options, draws",
    "to_act": "s",
    "legal": "s, seat, out",
    "step": "s, seat, move",
    "outcomes": "s",
    "outcome": "s, r",
    "random_move": "s, seat, rng",
    "scores": "s, out",
    "winners": "s",
    "merit": "s, seat",
    "thumb_move": "s, seat, rng",
    "candidates": "s, seat, out",
    "lean": "s, seat, leanings, rng",
    "judge": "s, since, out",
    "observe": "s, seat, o",
    "resample": "s, into, rng",
    "write_public": "s, openly, out",
    "write_own": "s, openly, out",
    "vectorise": "s, v",
    "survey": "s, seat, o, v",
    "encode": "s, x",
    "choice": "s, seat, move",
}


def register(name: str, *modules: Any) -> SimpleNamespace:
    """Make a game's functions, those of later modules first, known under the types of its records, and make their twins."""
    wanted = (*_ARGUMENTS, "STATE", "OBSERVATION", "VECTOR", "PUBLIC", "MOST_DRAWS", "MOST_MOVES", "ACTIONS")
    game = SimpleNamespace(**{n: v for module in modules for n, v in vars(module).items() if n in wanted})
    for other, known in _registered.items():
        for record in ("STATE", "VECTOR"):
            if getattr(known, record) == getattr(game, record):
                raise BadGame(
                    f"The games {other} and {name} have the same {record}, field by field: "
                    "a field of another name tells them apart."
                )
    _registered[name] = game
    game.State = twin_of(game.STATE, "State")
    game.Observation = twin_of(game.OBSERVATION, "Observation")
    game.Vector = twin_of(game.VECTOR, "Vector")
    game.publish = _publisher(game, compiled=False)
    for dtype, twin in ((game.STATE, game.State), (game.OBSERVATION, game.Observation), (game.VECTOR, game.Vector)):
        twin.game = game
        if JIT:
            import numba

            from besace.kernel.jit import packages

            record = numba.from_dtype(dtype)
            _functions[record], _states[record] = game, numba.from_dtype(game.STATE)
            package = modules[-1].__name__.partition(".")[0]
            if package != __name__.partition(".")[0]:
                packages[record] = package
    return game


def register_twin(twin: Any, game: SimpleNamespace) -> None:
    """Let another interpreted twin, such as a checked one, stand for the game's states."""
    twin.game = game


def _publisher(game: SimpleNamespace, *, compiled: bool) -> Any:
    """The function that copies a game's PUBLIC fields, and no other, from one record to another."""
    lines = ["def publish(s, o):"]
    for name in game.PUBLIC:
        shape = game.STATE[name].shape
        if compiled:
            lines += [f"    {'    ' * i}for i{i} in range({length}):" for i, length in enumerate(shape)]
            at = "".join(f"[i{i}]" for i in range(len(shape)))
            lines.append(f"    {'    ' * len(shape)}o.{name}{at} = s.{name}{at}")
        else:
            lines.append(f"    o.{name} = {copy_text(shape, f's.{name}')}")
    space: dict[str, Any] = {}
    exec("\n".join(lines), space)  # the text comes from the game's declaration alone
    return space["publish"]


def publish(s: Any, o: Any) -> None:
    """Copy the public fields from a state to an observation, or back."""
    s.game.publish(s, o)


if JIT:
    from numba.core import cgutils, types
    from numba.core.typing.templates import AbstractTemplate, infer_global
    from numba.extending import intrinsic, lower_cast, overload

    @overload(publish)
    def _publish_compiled(s, o):
        return _publisher(_functions[s], compiled=True)

    @lower_cast(types.Record, types.Record)
    def _observation_as_state(context, builder, observation, state, value):
        """An observation begins like a state, so that rules compiled for states do for it, too."""
        return builder.bitcast(value, context.get_value_type(state))

    def _let_compiled_code_call(function: Any) -> None:
        """Compiled, a call to the generic function is one to the game's own."""
        name = function.__name__

        class Template(AbstractTemplate):
            key = function

            def generic(self, arguments, named):
                record, *others = arguments
                if name in ON_OBSERVATIONS:
                    record = _states[record]
                return rule_for(record).get_call_type(self.context, (record, *others), named)

            def get_impl_key(self, signature):
                return rule_for(signature.args[0]).get_impl_key(signature)

        def rule_for(record: Any) -> Any:
            return getattr(_functions[record], name)._numba_type_

        infer_global(function, types.Function(Template))


def _generic(name: str) -> Any:
    arguments = _ARGUMENTS[name]
    space: dict[str, Any] = {}
    exec(f"def {name}({arguments}):\n    return s.game.{name}({arguments})", space)  # the text comes from the table above alone
    if JIT:
        _let_compiled_code_call(space[name])
    return space[name]


draw_count = _generic("draw_count")
bound = _generic("bound")
setup = _generic("setup")
to_act = _generic("to_act")
legal = _generic("legal")
step = _generic("step")
outcomes = _generic("outcomes")
outcome = _generic("outcome")
random_move = _generic("random_move")
scores = _generic("scores")
winners = _generic("winners")
merit = _generic("merit")
thumb_move = _generic("thumb_move")
candidates = _generic("candidates")
lean = _generic("lean")
judge = _generic("judge")
observe = _generic("observe")
resample = _generic("resample")
write_public = _generic("write_public")
write_own = _generic("write_own")
vectorise = _generic("vectorise")
survey = _generic("survey")
encode = _generic("encode")
choice = _generic("choice")


def observation_of(state: np.dtype[Any]) -> np.dtype[Any]:
    """The dtype of an observation: the state's fields, and then whose eyes they are seen through.

    It is filled up to whole cells (see fingerprint.py), which a game of nothing but small numbers would not be by itself.
    """
    assert state.names is not None
    bare = np.dtype([*((n, state[n]) for n in state.names), ("seat", "i1")], align=True)
    names = bare.names or ()
    offsets = [bare.fields[n][1] for n in names] if bare.fields else []
    size = -(-bare.itemsize // CELL_BYTES) * CELL_BYTES
    return np.dtype({"names": names, "formats": [bare[n] for n in names], "offsets": offsets, "itemsize": size}, align=True)


if JIT:

    def new_records(game: SimpleNamespace, kind: str, count: int = 1) -> Any:
        """So many records of a kind (``State``, ``Observation`` or ``Vector``), all zero."""
        return np.zeros(count, getattr(game, kind).dtype)

    if ELSEWHERE:

        @intrinsic
        def _copy_record(typing_context, to, source):
            """At once: byte by byte, as a record is loaded and stored, only machines with vectors are quick at it."""

            def code(context, builder, signature, arguments):
                kind = signature.args[0]
                into, origin = (context.make_array(kind)(context, builder, box).data for box in arguments)
                cgutils.raw_memcpy(builder, into, origin, context.get_constant(types.intp, kind.dtype.size), 1)
                return context.get_dummy_value()

            return types.none(to, to), code

        @jit
        def copy(to, source):
            """Copy the first record of one box over the first of another."""
            _copy_record(to, source)

    else:

        @jit
        def copy(to, source):
            """Copy the first record of one box over the first of another."""
            to[0] = source[0]

else:

    def new_records(game: SimpleNamespace, kind: str, count: int = 1) -> Any:
        """So many twins of a kind (``State``, ``Observation`` or ``Vector``), all zero."""
        return [getattr(game, kind)() for _ in range(count)]

    def copy(to: Any, source: Any) -> None:
        """Copy the first twin of one box over the first of another."""
        to[0].copy_from(source[0])
