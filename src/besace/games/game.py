"""What a game is: a folder of modules, its *parts*, each of them described and checked here; and the options that it declares.

A game is a Python package. `PARTS` says what its modules are called, what each of them offers, and what becomes of a game that
lacks one: what every game must have, and all that is compiled, lies in its folder, what else it may have in the folder
``extras`` within. Beside them lies what only its own parts use. All of it is found by name when `besace.games` is imported, and
whatever is missing is named then, in one sentence.

The functions that numba compiles are described in `besace.kernel.generic`, the small vocabularies of the other parts (what a
belief is, a fact of a study, a step of a score sheet) in `besace.games.parts`. A part knows its game and what lies on the floors
below; where it needs a match to look at, it is given one. What people read about a game lies in ``locales/LANG/GAME``, or, for a
game from another package, in ``locales/LANG`` of its own folder.
"""

import importlib
import pkgutil
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

from besace.errors import BadGame, BadOption, IllegalMove, choices, quoted
from besace.games import defaults
from besace.games.move import CHANCE_MARK, SEAT_MARKS, Move
from besace.games.parts.leanings import TABLE, Model, read_models
from besace.games.parts.network import WEIGHTS
from besace.games.vectors import Field
from besace.games.view import View
from besace.kernel.generic import CHANCE_SEAT, SEATS, register

EXTRAS = "extras"  # the folder of the parts that a game may have
NAME = re.compile("[a-z][a-z0-9]{1,29}")  # it is part of addresses, of messages and of the names of environments


@dataclass(frozen=True)
class Part:
    """A module of a game's folder: what it is, the names that it offers, those that it may offer too, what a game does without
    it (nothing said: every game has it), and whether its functions are compiled, which those of extras never are."""

    what: str
    offers: tuple[str, ...]
    may_offer: tuple[str, ...] = ()
    without: str = ""
    compiled: bool = False

    def place(self, name: str) -> str:
        """Where in a game's folder the module of that name lies."""
        return f"{EXTRAS}.{name}" if self.without and not self.compiled else name


PARTS = {
    "rules": Part(
        "the state of a game and how moves change it",
        (
            "STATE", "ACTIONS", "MOST_MOVES", "MOST_DRAWS", "draw_count", "bound", "setup", "to_act", "legal", "step", "outcomes",
            "outcome", "random_move", "scores", "winners", "merit",
        ),
        compiled=True,
    ),
    "observe": Part(
        "what each seat knows, and states that it cannot tell apart",
        ("OBSERVATION", "PUBLIC", "observe", "resample"),
        compiled=True,
    ),
    "notation": Part(
        "player counts, options, setups and the texts of moves; SECRET_VERBS are moves that others hear of without hearing what "
        "they are, MODEST_VERBS what is played for someone who is away, OPEN_OPTIONS show what could be counted or remembered, "
        "OWN_DRAWS are the phases in which chance is somebody's own hand, each with the field of the view that says whose",
        ("PLAYERS", "OPTIONS", "SPELLINGS", "VIEW_TYPE", "encode_options", "setup_of", "draws_of"),
        ("SECRET_VERBS", "MODEST_VERBS", "OPEN_OPTIONS", "OWN_DRAWS"),
    ),
    "show": Part("the view as JSON, in the shape of VIEW_TYPE", ("write_public", "write_own"), compiled=True),
    "thumb": Part(
        "what a club player does; ``lean`` follows the habits of others where they are known, ``judge`` says who will win "
        "before the end: without them nothing is known, and only the end counts",
        ("thumb_move", "candidates"),
        ("lean", "judge"),
        compiled=True,
    ),
    "vector": Part("observations as numbers, for learners", ("FIELDS", "VECTOR", "vectorise", "survey"), compiled=True),
    "network": Part(
        f"what a network is told and what it answers; {EXTRAS}/{WEIGHTS} holds what one has learnt",
        ("INPUTS", "CHOICES", "SCALE", "LEAD", "encode", "choice"),
        without="no network can be trained to play it",
        compiled=True,
    ),
    "past": Part("moves that lead to a state; CLOCK is the field that counts its rounds or turns", ("CLOCK", "past")),
    "beliefs": Part(
        "the odds of what is hidden, and which of them speak about a move", ("beliefs", "DECIDING"), without="no odds are told"
    ),
    "leanings": Part(
        "the shape of its table of habits, leanings.json, and what a secret move was chosen from",
        ("SHAPE", "chosen_from"),
        without="everyone is taken to play indifferently",
    ),
    "bluffs": Part("bluffs of a finished game that worked", ("bluffs",), without="reviews tell of none"),
    "dealt": Part(
        "whether cards that chance had dealt came to light between two views",
        ("dealt",),
        without="only moves of chance are luck",
    ),
    "study": Part("what pays, counted in many games", ("count", "sheets"), without="it is studied by what all games have"),
    "sheet": Part("the score sheet for the real box", ("KEYS", "EXAMPLE", "score"), without="there is none"),
    "terminal": Part("how it looks in a terminal", ("GamePresenter",), without="the fields of the view are listed"),
    "small": Part(
        "positions with little left to play, for research; those of ``secrets`` have hidden information that matters",
        ("MOST_LEFT", "start"),
        ("SECRETS", "secrets"),
        without="there is the whole game",
    ),
    "bounds": Part(
        "how long a game can last and how far apart results can lie, for research",
        ("bounds",),
        without="algorithms are told bounds that are far too wide, and there are no tensors of information states",
    ),
    "laws": Part(
        "what it neither makes nor loses, and which moves show nothing that was hidden, for besace.conformance",
        ("conserved", "quiet"),
        without="these two laws are not checked",
    ),
    "deals": Part(
        "GUIDE is the deal of a guided first game, ITERATIONS what the bots of prepared deals think, by level",
        (),
        ("GUIDE", "ITERATIONS"),
        without="there is no guide, and bots think as long as parts/deals.py says",
    ),
}  # fmt: skip
_COMPILED = tuple(name for name, part in PARTS.items() if part.compiled)


@dataclass(frozen=True)
class Option:
    """One option of a game: its name, what it is by default, and what else it may be."""

    name: str
    values: tuple[Any, ...]
    only_players: tuple[int, ...] = ()  # the player counts that have it; none given means all

    @property
    def default(self) -> Any:
        return self.values[0]

    def check(self, value: object, players: int) -> Any:
        """The value, or a sentence that says what is wrong with it."""
        if not any(type(value) is type(other) and value == other for other in self.values):
            shown = choices([str(v).lower() if isinstance(v, bool) else v for v in self.values])
            raise BadOption(f"The option {self.name} cannot be {quoted(value)}: it should be {shown}.")
        if value != self.default and self.only_players and players not in self.only_players:
            raise BadOption(f"The option {self.name} is only for {choices(self.only_players)} players.")
        return value


@dataclass(frozen=True)
class Game:
    """A game: its compiled rules, its notation, its options and its other parts."""

    name: str
    players: range
    options: tuple[Option, ...]
    functions: SimpleNamespace = field(repr=False)  # the compiled functions, and the types of their records
    spellings: tuple[str | None, ...] = field(repr=False)  # of every move, without its seat
    encode_options: Callable[[Mapping[str, Any]], list[int]] = field(repr=False)
    setup_of: Callable[[Any], dict[str, Any]] = field(repr=False)
    draws_of: Callable[[int, Mapping[str, Any], Any], list[int]] = field(repr=False)
    view_type: type = field(repr=False)  # what a whole view is, for those who read it
    vector_fields: tuple[Field, ...] = field(repr=False)
    past: Callable[..., tuple[Any, list[int]]] = field(repr=False)
    clock: str = field(repr=False)  # the field of an observation that counts rounds or turns
    folder: Traversable = field(repr=False)
    models: Mapping[str, Model] = field(repr=False)  # how bots of each kind were seen to play what they hide
    parts: Mapping[str, ModuleType] = field(repr=False)
    secret_verbs: tuple[str, ...] = ()  # moves that the others may know of, but not what they are
    modest_verbs: tuple[str, ...] = ()  # what is played for someone who is away, in order of preference
    open_options: tuple[str, ...] = ()  # each shows something that could be counted or remembered
    own_draws: Mapping[str, str] = field(default_factory=dict)  # by phase: the field of a view that says whose hand chance is
    _moves: dict[str, int] = field(init=False, repr=False, default_factory=dict)
    texts: list[list[str]] = field(init=False, repr=False, default_factory=list)  # of every move, by seat; chance's are last

    def __post_init__(self) -> None:
        self._moves.update({text: move for move, text in enumerate(self.spellings) if text is not None})
        marks = [CHANCE_MARK if seat == CHANCE_SEAT else str(seat) for seat in range(CHANCE_SEAT + 1)]
        self.texts.extend([f"{mark} {spelling}" for spelling in self.spellings] for mark in marks)

    def __reduce__(self) -> Any:
        """A game travels by its name, and there is one of it."""
        from besace.games import game_named  # which knows all games by their names

        return game_named, (self.name,)

    @classmethod
    def from_folder(cls, name: str, package: str) -> "Game":
        """The game that a package is, or `BadGame` with everything that it lacks."""
        if not NAME.fullmatch(name):
            raise BadGame(f"A game cannot be called {quoted(name)}: its name should be 2 to 30 small letters and digits.")
        folder = _folder_of(name, package)
        parts = _parts_of(name, folder)
        notation = parts["notation"]
        return cls(
            name=name,
            players=notation.PLAYERS,
            options=notation.OPTIONS,
            functions=register(name, defaults, *(parts[part] for part in _COMPILED if part in parts)),
            spellings=notation.SPELLINGS,
            encode_options=notation.encode_options,
            setup_of=notation.setup_of,
            draws_of=notation.draws_of,
            view_type=notation.VIEW_TYPE,
            vector_fields=parts["vector"].FIELDS,
            past=parts["past"].past,
            clock=parts["past"].CLOCK,
            folder=files(folder),
            models=read_models(name, files(folder).joinpath(EXTRAS), parts["leanings"].SHAPE) if "leanings" in parts else {},
            parts=parts,
            secret_verbs=getattr(notation, "SECRET_VERBS", ()),
            modest_verbs=getattr(notation, "MODEST_VERBS", ()),
            open_options=getattr(notation, "OPEN_OPTIONS", ()),
            own_draws=getattr(notation, "OWN_DRAWS", {}),
        )

    def part(self, name: str) -> Any:
        """One of the parts that a game may have, as a module; None where this one has it not."""
        return self.parts.get(name)

    def check_players(self, players: object) -> int:
        """The player count, or `BadOption`."""
        if type(players) is not int or players not in self.players:
            least, most = self.players[0], self.players[-1]
            raise BadOption(f"{self.name} is for {least} to {most} players, not {quoted(players)}.")
        return players

    def check_options(self, given: object, players: int) -> dict[str, Any]:
        """All options, the defaults filled in, or `BadOption`."""
        if not isinstance(given, Mapping):
            raise BadOption(f"The options should be an object of names and values, not {quoted(given)}.")
        known = {option.name: option for option in self.options}
        for name in given:
            if name not in known:
                right = f"it should be {choices(list(known))}" if known else "it has none"
                raise BadOption(f"{self.name} has no option called {quoted(name)}: {right}.")
        return {name: option.check(given.get(name, option.default), players) for name, option in known.items()}

    def secret(self, text: str) -> bool:
        """Whether only the seat that plays this move may know its text; that it moved, and by which verb, is public."""
        return Move.of(text).verb in self.secret_verbs

    def modest(self, texts: Sequence[str]) -> list[str]:
        """Of these legal moves, those to play for someone who is away: those of the first modest verb that is there, else all."""
        for verb in self.modest_verbs:
            found = [text for text in texts if Move.of(text).verb == verb]
            if found:
                return found
        return list(texts)

    def write_move(self, seat: int, move: int) -> str:
        """The text of a move: its one spelling."""
        return self.texts[seat][move]

    def read_move(self, text: object) -> tuple[int, int]:
        """(seat, number of the move) of a text, or `IllegalMove` when no position has such a move."""
        if isinstance(text, str):
            mark, _, spelling = text.partition(" ")
            move = self._moves.get(spelling)
            if move is not None and mark == CHANCE_MARK:
                return CHANCE_SEAT, move
            if move is not None and mark in SEAT_MARKS:
                return SEAT_MARKS[mark], move
        raise IllegalMove(f"{quoted(text)} is not a move of {self.name}.")


def _folder_of(name: str, package: str) -> ModuleType:
    try:
        folder = importlib.import_module(package)
    except ModuleNotFoundError as missing:
        if missing.name is None or not f"{package}.".startswith(f"{missing.name}."):
            raise  # it is there, and lacks something itself
        raise BadGame(f"The game {name} should be the package {package}, and there is none.") from None
    if not hasattr(folder, "__path__"):
        raise BadGame(f"The game {name} should be a package, and {package} is a single module.")
    return folder


def _parts_of(name: str, folder: ModuleType) -> dict[str, ModuleType]:
    """All parts that are there, if they are as they should be."""
    package, there, parts, lacking = folder.__name__, _modules_in(folder), dict[str, ModuleType](), list[str]()
    for part, wanted in PARTS.items():
        module = wanted.place(part)
        place = f"{module.replace('.', '/')}.py"
        if module in there:
            parts[part] = importlib.import_module(f"{package}.{module}")
            lacking += [f"{offered} in {place}" for offered in wanted.offers if not hasattr(parts[part], offered)]
        elif not wanted.without:
            lacking.append(f"{place} ({wanted.what})")
    if "leanings" not in parts and files(folder).joinpath(EXTRAS, TABLE).is_file():
        lacking.append(f"{EXTRAS}/leanings.py, the shape of {TABLE}")
    if "network" not in parts and files(folder).joinpath(EXTRAS, WEIGHTS).is_file():
        lacking.append(f"network.py, what {EXTRAS}/{WEIGHTS} are the weights of")
    if lacking:
        raise BadGame(f"The game {name} is not complete: {package} lacks {', '.join(lacking)}.")
    wrong = list(_contradictions(parts))
    if wrong:
        raise BadGame(f"The game {name} cannot be played: in {package} {', and '.join(wrong)}.")
    return parts


def _modules_in(folder: ModuleType) -> set[str]:
    """The modules of a game's folder, and those of its extras behind a dot."""
    extras = [str(Path(path) / EXTRAS) for path in folder.__path__]
    own = {found.name for found in pkgutil.iter_modules(folder.__path__)}
    return own | {f"{EXTRAS}.{found.name}" for found in pkgutil.iter_modules(extras)}


def _contradictions(parts: Mapping[str, ModuleType]) -> Iterator[str]:
    """Where parts of a game do not fit each other, or what is played here."""
    rules, notation, past, observe = (parts[part] for part in ("rules", "notation", "past", "observe"))
    players = notation.PLAYERS
    if not isinstance(players, range) or not players or not 2 <= min(players) <= max(players) <= SEATS:
        yield f"PLAYERS should be a range of 2 to {SEATS} players, not {quoted(players)}"
    unseen = (View.__annotations__.keys() | {"game", "options", "phase"}) - notation.VIEW_TYPE.__annotations__.keys()
    if unseen:
        yield f"VIEW_TYPE should have the fields of every view, and lacks {', '.join(sorted(unseen))}"
    if len(notation.SPELLINGS) != rules.ACTIONS:
        yield f"SPELLINGS should have a text for each of {rules.ACTIONS} moves, not {len(notation.SPELLINGS)}"
    if past.CLOCK not in observe.OBSERVATION.names:
        yield f"CLOCK should be a field of an observation, not {quoted(past.CLOCK)}"
    verbs = {text.split(" ")[0] for text in notation.SPELLINGS if text is not None}
    for name in ("SECRET_VERBS", "MODEST_VERBS"):
        unknown = [verb for verb in getattr(notation, name, ()) if verb not in verbs]
        if unknown:
            yield f"{name} should hold verbs of its moves, not {quoted(unknown[0])}"
    unseen = {*getattr(notation, "OWN_DRAWS", {}).values()} - notation.VIEW_TYPE.__annotations__.keys()
    if unseen:
        yield f"OWN_DRAWS should name fields of VIEW_TYPE, not {choices(sorted(unseen))}"
    known = [option.name for option in notation.OPTIONS]
    for shown in getattr(notation, "OPEN_OPTIONS", ()):
        if shown not in known:
            yield f"OPEN_OPTIONS should be some of its OPTIONS, not {quoted(shown)}"
