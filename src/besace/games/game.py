"""What a game's folder offers, and the options that it declares."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from types import ModuleType, SimpleNamespace
from typing import Any

from besace.errors import BadOption, IllegalMove, choices, quoted
from besace.games.vectors import Field
from besace.kernel.generic import CHANCE_SEAT, SEATS, register

CHANCE_MARK = "*"
SEAT_MARKS = {str(seat): seat for seat in range(SEATS)}


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
    """A game: its compiled rules, its notation and its options, found by the modules of its folder."""

    name: str
    players: range
    options: tuple[Option, ...]
    rules: SimpleNamespace = field(repr=False)
    words: tuple[str | None, ...] = field(repr=False)  # the text of every move, without its seat
    encode_options: Callable[[Mapping[str, Any]], list[int]] = field(repr=False)
    setup_of: Callable[[Any], dict[str, Any]] = field(repr=False)
    draws_of: Callable[[int, Mapping[str, Any], Any], list[int]] = field(repr=False)
    view_type: type = field(repr=False)  # what a whole view is, for those who read it
    vector_fields: tuple[Field, ...] = field(repr=False)
    past: Callable[..., tuple[Any, list[int]]] = field(repr=False)
    secret_verbs: tuple[str, ...] = ()  # moves that the others may know of, but not what they are
    modest_verbs: tuple[str, ...] = ()  # what is played for someone who is away, in order of preference
    open_option: str | None = None  # the option that shows what could be counted
    _moves: dict[str, int] = field(repr=False, default_factory=dict)
    texts: list[list[str]] = field(repr=False, default_factory=list)  # of every move, by seat; the last ones are chance's

    def __post_init__(self) -> None:
        self._moves.update({text: move for move, text in enumerate(self.words) if text is not None})
        marks = [CHANCE_MARK if seat == CHANCE_SEAT else str(seat) for seat in range(CHANCE_SEAT + 1)]
        self.texts.extend([f"{mark} {words}" for words in self.words] for mark in marks)

    @classmethod
    def from_modules(
        cls,
        name: str,
        rules: ModuleType,
        observe: ModuleType,
        notation: ModuleType,
        show: ModuleType,
        thumb: ModuleType,
        vector: ModuleType,
        past: ModuleType,
    ) -> "Game":
        """Register the compiled functions and take the rest from the notation module."""
        return cls(
            name=name,
            players=notation.PLAYERS,
            options=notation.OPTIONS,
            rules=register(rules, observe, show, thumb, vector),
            words=notation.WORDS,
            encode_options=notation.encode_options,
            setup_of=notation.setup_of,
            draws_of=notation.draws_of,
            view_type=notation.VIEW_TYPE,
            vector_fields=vector.FIELDS,
            past=past.past,
            secret_verbs=getattr(notation, "SECRET_VERBS", ()),
            modest_verbs=getattr(notation, "MODEST_VERBS", ()),
            open_option=getattr(notation, "OPEN_OPTION", None),
        )

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
        return text.split(" ", 2)[1] in self.secret_verbs

    def modest(self, texts: Sequence[str]) -> list[str]:
        """Of these legal moves, those to play for someone who is away: those of the first modest verb that is there, else all."""
        for verb in self.modest_verbs:
            found = [text for text in texts if text.split(" ", 2)[1] == verb]
            if found:
                return found
        return list(texts)

    def write_move(self, seat: int, move: int) -> str:
        """The text of a move: its one spelling."""
        return self.texts[seat][move]

    def read_move(self, text: object) -> tuple[int, int]:
        """(seat, move) of a text, or `IllegalMove` when no position has such a move."""
        if isinstance(text, str):
            mark, _, words = text.partition(" ")
            move = self._moves.get(words)
            if move is not None and mark == CHANCE_MARK:
                return CHANCE_SEAT, move
            if move is not None and mark in SEAT_MARKS:
                return SEAT_MARKS[mark], move
        raise IllegalMove(f"{quoted(text)} is not a move of {self.name}.")
