"""One game being played: text moves in, views and observations out. The state itself never leaves this file."""

import operator
import random
from collections.abc import Callable, Mapping, Sequence
from copy import deepcopy
from typing import Any

import orjson
from numpy.random import SeedSequence

from besace.errors import BadOption, IllegalMove, choices, quoted
from besace.games import Game, game_named
from besace.kernel import boxed
from besace.kernel.generic import CHANCE, CHANCE_SEAT, SEATS, SPECTATOR, copy, new_records
from besace.kernel.jit import JIT
from besace.kernel.stream import new_numbers
from besace.kernel.writing import new_text, read_text
from besace.play.observation import Observation, plain, seats_in
from besace.play.packing import packed, unpack
from besace.play.views import everyones_part, head_of_views, own_part, shown_openly

RECORD_VERSION = 1


def as_below(source: Any) -> Callable[[int], int]:
    """A function ``below(k)``, uniform on 0 … k - 1, from a `random.Random`, a numpy `Generator` or such a function."""
    if hasattr(source, "randrange"):
        return lambda k: int(source.randrange(k))
    if hasattr(source, "integers"):
        return lambda k: int(source.integers(k))
    if callable(source):
        return lambda k: int(source(k))
    raise TypeError("chance needs a random.Random, a numpy Generator or a function below(k)")


class Match:
    """A game from its setup on. Make one with `besace.new` or `besace.load`."""

    def __init__(self, game: Game, players: int, options: Mapping[str, Any], draws: list[int]) -> None:
        self.game, self.players, self._options = game, players, dict(options)
        self._played: list[str] = []
        self._looking: Any = None  # a record to write views from, again and again
        self._head = b""  # what all views begin with, once one has been written
        self._out = new_numbers(game.functions.MOST_MOVES)  # for legal moves, likewise
        self._state = new_records(game.functions, "State")
        numbers = new_numbers(len(draws))
        numbers[:] = draws
        boxed.setup(self._state, players, _numbers(game.encode_options(options)), numbers)
        self._turn()
        self._setup: dict[str, Any] = game.setup_of(game.functions.State().load(self._state) if JIT else self._state[0])

    def __repr__(self) -> str:
        return f"<{self.game.name}, {self.players} players, ply {self.ply}{', over' if self.over else ''}>"

    def __eq__(self, other: object) -> bool:
        """The same game with the same options and setup, played by the same moves."""
        return isinstance(other, Match) and self._told() == other._told()

    __hash__ = None  # type: ignore[assignment]  # it changes with every move

    def _told(self) -> tuple[Any, ...]:
        return self.game.name, self.players, self._options, self._setup, self._played

    def copy(self) -> "Match":
        """The same position, to be played on independently."""
        state = new_records(self.game.functions, "State")
        copy(state, self._state)
        return _standing(self.game, self.players, self._options, self._setup, list(self._played), state)

    __copy__ = copy

    def __deepcopy__(self, memo: Any) -> "Match":
        return self.copy()

    def __reduce__(self) -> Any:
        return _unpacked, (self.game, self.players, self._options, self._setup, self._played, packed(self._state))

    def from_the_start(self) -> "Match":
        """The same game before its first move."""
        return Match(self.game, self.players, self._options, self.game.draws_of(self.players, self._options, self._setup))

    @property
    def options(self) -> dict[str, Any]:
        """All options, the defaults filled in."""
        return deepcopy(self._options)

    @property
    def setup(self) -> dict[str, Any]:
        """All that was decided before the first move. It holds every secret, as the record does."""
        return deepcopy(self._setup)

    @property
    def ply(self) -> int:
        """How many moves have been played."""
        return len(self._played)

    @property
    def played(self) -> list[str]:
        """The moves so far. They hold every secret, as the record does."""
        return list(self._played)

    @property
    def to_act(self) -> list[Any]:
        """The seats that may move now; ``["*"]`` when chance is due; ``[]`` when the game is over."""
        return seats_in(self._acting)

    @property
    def over(self) -> bool:
        return not self._acting

    def _legal(self, seat: int) -> list[int]:
        """The legal moves of a seat, or of chance, as numbers in rising order."""
        if not self._acting >> seat & 1:
            return []
        moves = self._could.get(seat)
        if moves is None:
            if seat == CHANCE_SEAT:
                moves = sorted({int(boxed.outcome(self._state, r)) for r in range(boxed.outcomes(self._state))})
            else:
                moves = plain(self._out[: boxed.legal(self._state, seat, self._out)])
            self._could[seat] = moves
        return moves

    def moves(self, seat: int | str) -> list[str]:
        """The legal moves of a seat (``"*"``: of chance), as text."""
        number = CHANCE_SEAT if isinstance(seat, str) and seat == "*" else self._seat(seat)
        return [self.game.write_move(number, move) for move in self._legal(number)]

    def play(self, text: str) -> None:
        """Play one move, or raise `IllegalMove` and change nothing."""
        seat, move = self._checked(text)
        self._step(seat, move, text)

    def _step(self, seat: int, move: int, text: str) -> None:
        boxed.step(self._state, seat, move)
        self._turn()
        self._played.append(text)

    def _turn(self) -> None:
        """Find out anew who may move, and forget what they could."""
        self._acting: int = boxed.to_act(self._state)  # a bit each
        self._could: dict[int, list[int]] = {}  # the legal moves of those who have been asked about

    def _checked(self, text: object) -> tuple[int, int]:
        if not self._acting:
            raise IllegalMove(f"{quoted(text)} cannot be played: the game is over.")
        try:
            seat, move = self.game.read_move(text)
        except IllegalMove as wrong:
            raise IllegalMove(f"{str(wrong)[:-1]}; legal now: {self._legal_texts()}.") from None
        if move not in self._legal(seat):
            raise IllegalMove(f"{quoted(text)} is not legal now; legal are {self._legal_texts()}.")
        return seat, move

    def _legal_texts(self) -> str:
        return choices([text for seat in self.to_act for text in self.moves(seat)])

    def chance(self, source: Any) -> str:
        """Draw and play the chance move that is due, from a generator or a function ``below(k)``; return it."""
        if self._acting != CHANCE:
            raise IllegalMove("Chance is not due now.")
        move = int(boxed.outcome(self._state, as_below(source)(boxed.outcomes(self._state))))
        self._step(CHANCE_SEAT, move, self.game.write_move(CHANCE_SEAT, move))
        return self._played[-1]

    def outcomes(self) -> list[str]:
        """The equally likely outcomes of the chance that is due, as moves, in the order in which a draw counts them."""
        if self._acting != CHANCE:
            raise IllegalMove("Chance is not due now.")
        many = range(boxed.outcomes(self._state))
        return [self.game.write_move(CHANCE_SEAT, int(boxed.outcome(self._state, r))) for r in many]

    def _seat(self, seat: object) -> int:
        if type(seat) is not int or not 0 <= seat < self.players:
            raise IllegalMove(f"There is no seat {quoted(seat)}: the seats are 0 to {self.players - 1}.")
        return seat

    def observation(self, seat: int | None) -> Observation:
        """What a seat knows; None for a spectator."""
        record = new_records(self.game.functions, "Observation")
        boxed.observe(self._state, SPECTATOR if seat is None else self._seat(seat), record)
        return Observation(self.game, self.options, self.ply, record)

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat may know, as JSON-ready data; None for a spectator."""
        everyones, own = self.written_views([seat])
        view: dict[str, Any] = orjson.loads(everyones + own[seat])
        return view

    def written_views(self, eyes: Sequence[int | None]) -> tuple[bytes, dict[int | None, bytes]]:
        """What several eyes see, as JSON: the part that all views share, and for each eye how its view goes on."""
        seats = sorted({SPECTATOR if eye is None else self._seat(eye) for eye in eyes})
        text, game = new_text(), self.game
        if self._looking is None:
            self._looking = new_records(game.functions, "Observation")
            self._head = head_of_views(game, self.players, self._options)
        bits = sum([1 << seat for seat in seats])
        size = boxed.write_views(self._state, bits, shown_openly(game, self._options), self._looking, text)
        public, *written = read_text(text, size).split(b"\n")
        own: dict[int | None, bytes] = {}
        for seat, part in zip(seats, written, strict=True):
            moves = [game.texts[seat][move] for move in self._legal(seat)]
            own[None if seat == SPECTATOR else seat] = own_part(seat, moves, part)
        return everyones_part(self._head, len(self._played), self._acting, self._result(), public), own

    def _result(self) -> tuple[list[int], list[int]] | None:
        if not self.over:
            return None
        out = new_numbers(SEATS)
        boxed.scores(self._state, out)
        return [int(score) for score in out[: self.players]], seats_in(boxed.winners(self._state))

    @property
    def scores(self) -> list[int] | None:
        """A score per seat; None until the game is over."""
        result = self._result()
        return result[0] if result else None

    @property
    def winners(self) -> list[int] | None:
        """The seats that have won, several if the win is shared; None until the game is over."""
        result = self._result()
        return result[1] if result else None

    def record(self) -> dict[str, Any]:
        """The portable record of the game so far. It holds every secret: keep it from players until the game is over."""
        defaults = {option.name: option.default for option in self.game.options}
        record: dict[str, Any] = {
            "besace": RECORD_VERSION,
            "game": self.game.name,
            "players": self.players,
            "options": {name: value for name, value in self.options.items() if value != defaults[name]},
            "setup": self.setup,
            "moves": list(self._played),
        }
        result = self._result()
        if result:
            record["result"] = {"scores": result[0], "winners": result[1]}
        return record


def _standing(game: Game, players: int, options: dict[str, Any], setup: dict[str, Any], played: list[str], state: Any) -> Match:
    """A match in the middle of a game."""
    match = object.__new__(Match)
    match.game, match.players, match._options, match._setup = game, players, options, setup
    match._played, match._state, match._looking, match._head = played, state, None, b""
    match._out = new_numbers(game.functions.MOST_MOVES)
    match._turn()
    return match


def _unpacked(game: Game, players: int, options: Any, setup: Any, played: list[str], state: bytes) -> Match:
    """A match that was written down by `pickle`."""
    records = new_records(game.functions, "State")
    unpack(records, state)
    return _standing(game, players, options, setup, played, records)


def _numbers(values: list[int]) -> Any:
    numbers = new_numbers(max(1, len(values)))
    numbers[: len(values)] = values
    return numbers


def draw_setup(game: Game, players: int, options: Mapping[str, Any], source: Any) -> list[int]:
    """The draws of a random setup, each asked of the source as ``below(k)``."""
    below, state, numbers = as_below(source), new_records(game.functions, "State"), _numbers(game.encode_options(options))
    return [below(int(boxed.bound(state, players, numbers, i))) for i in range(boxed.draw_count(state, players, numbers))]


def _plain_seed(seed: Any) -> int | str | bytes | None:
    """A seed as Python's generator takes it: numpy's whole numbers are plain ones, a `SeedSequence` is a number that it makes."""
    if seed is None or isinstance(seed, int | str | bytes):
        return seed
    if isinstance(seed, SeedSequence):
        return int.from_bytes(seed.generate_state(4).tobytes(), "little")
    try:
        return operator.index(seed)
    except TypeError:
        raise BadOption(f"The seed should be a whole number or text, not {quoted(seed)}.") from None


def new(game: str, players: int | None = None, seed: Any = None, setup: Any = None, **options: Any) -> Match:
    """A new match. ``seed`` makes its setup reproducible; ``setup`` gives it in the record's words instead."""
    chosen = game_named(game)
    count = chosen.check_players(chosen.players[0] if players is None else players)
    complete = chosen.check_options(options, count)
    if setup is not None:
        draws = chosen.draws_of(count, complete, setup)
    else:
        draws = draw_setup(chosen, count, complete, random.Random(_plain_seed(seed)))
    return Match(chosen, count, complete, draws)
