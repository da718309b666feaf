"""From hundreds of legal moves to a short list: by verb, then by argument, one question at a time.

Whatever is shown can be typed: the game's own numbers (a bid of 9 is 9, role 3 is 3, never the third line of a list), letters for
what has no number, and the words themselves.
"""

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import count, product

from besace.games.move import Move
from besace.games.parts.screen import Presenter

LISTED = 9  # so many moves of one verb are listed one by one
MOST_VALUES = 12  # more numbers than this are asked for as a number
_LETTERS = "abcdefghijkmnoprstuvwxyz"  # not those of commands
_NUMBER = re.compile(r"-?\d{1,5}")
_KINDS_OF_NUMBERS = (None, "number", "role", "card")  # a seat's number is nobody's; of a game that is not known, all are


@dataclass(frozen=True)
class Entry:
    """Something to choose: one move, or several that the next question tells apart. ``numbers`` are the game's own."""

    label: str
    moves: tuple[str, ...]
    numbers: tuple[int, ...] = ()


@dataclass(frozen=True)
class Question:
    """Moves that agree up to a word: either entries to choose from, or a number to give."""

    entries: tuple[Entry, ...] = ()
    numbers: tuple[tuple[int, Entry], ...] = ()

    @property
    def keys(self) -> list[str]:
        """What to type for each entry: the game's own numbers, letters where there are none; 1, 2, 3 where no entry has any."""
        own = [number for entry in self.entries for number in entry.numbers]
        if not own:
            return [str(n) for n in range(1, len(self.entries) + 1)]
        clear, letters = len(set(own)) == len(own), _letters()
        return [_span(entry.numbers) if clear and entry.numbers else next(letters) for entry in self.entries]

    def chosen(self, typed: str) -> Sequence[str]:
        """The moves that a key or number stands for; none where there is no such key."""
        if typed in self.keys:
            return self.entries[self.keys.index(typed)].moves
        if not _NUMBER.fullmatch(typed):
            return ()
        if self.numbers:
            return next((entry.moves for number, entry in self.numbers if number == int(typed)), ())
        meant = [entry.moves[entry.numbers.index(int(typed))] for entry in self.entries if int(typed) in entry.numbers]
        return meant if len(meant) == 1 else ()

    def called(self, typed: str) -> Sequence[str]:
        """The moves of the entry whose words were typed; none where no entry, or more than one, is called so."""
        words = _plain(typed)
        for means in (list.__eq__, _contains):
            meant = [entry.moves for entry in self.entries if words and means(_plain(entry.label), words)]
            if meant:
                return meant[0] if len(meant) == 1 else ()
        return ()


def is_number(typed: str) -> bool:
    return _NUMBER.fullmatch(typed) is not None


def _letters() -> Iterator[str]:
    return ("".join(some) for length in count(1) for some in product(_LETTERS, repeat=length))


def _span(numbers: Sequence[int]) -> str:
    return str(numbers[0]) if len(numbers) == 1 else f"{min(numbers)}…{max(numbers)}"


def _own_number(presenter: Presenter, verb: str, place: int, word: str) -> int | None:
    """The number that people know an argument by; None where it has none."""
    kinds = list(presenter.arguments.get(verb, {}).values())
    known = kinds[place] if place < len(kinds) else None
    return int(word) if known in _KINDS_OF_NUMBERS and _NUMBER.fullmatch(word) else None


def _numbers(presenter: Presenter, moves: Sequence[str]) -> list[tuple[int, ...]]:
    """The own number of each of these moves of one verb: what they differ in, where that is one number and nothing else."""
    read = [Move.of(text) for text in moves]
    places = {place for move in read for place, word in enumerate(move.args) if word != "".join(read[0].args[place : place + 1])}
    if len(moves) == 1 and len(read[0].args) == 1:
        places = {0}
    if len(places) != 1 or len({len(move.args) for move in read}) != 1:
        return [()] * len(moves)
    (place,) = places
    numbers = [_own_number(presenter, move.verb, place, move.args[place]) for move in read]
    return [() if number is None else (number,) for number in numbers]


def _listed(presenter: Presenter, moves: Sequence[str]) -> list[Entry]:
    """Moves of one verb, one by one."""
    numbers = _numbers(presenter, moves)
    return [Entry(presenter.choice(move), (move,), number) for move, number in zip(moves, numbers, strict=True)]


def _grouped(moves: Sequence[str], word: Callable[[Move], str]) -> dict[str, list[str]]:
    """The moves by one of their words, in order of appearance."""
    found: dict[str, list[str]] = {}
    for move in moves:
        found.setdefault(word(Move.of(move)), []).append(move)
    return found


def _by_argument(moves: Sequence[str], place: int) -> dict[str, list[str]]:
    """The moves by their argument at that place; those that have none by an empty word."""
    return _grouped(moves, lambda move: "".join(move.args[place : place + 1]))


def span(presenter: Presenter, moves: Sequence[str]) -> str:
    """``from 1 to 15`` where the moves differ in one number only."""
    last = [Move.of(move).args for move in moves]
    if any(len(args) != 1 or not args[0].isdigit() for args in last):
        return ""
    numbers = [int(args[0]) for args in last]
    return presenter.words("range", least=min(numbers), most=max(numbers))


def first_question(presenter: Presenter, moves: Sequence[str]) -> Question:
    """All moves: those of a verb one by one where they are few, else the verb as a whole."""
    entries: list[Entry] = []
    for verb, some in _grouped(moves, lambda move: move.verb).items():
        if len(some) <= LISTED:
            entries += _listed(presenter, some)
        else:
            numbers = tuple(number for one in _numbers(presenter, some) for number in one)
            whole = numbers if len(numbers) == len(some) else ()
            entries.append(Entry(presenter.group(verb, span(presenter, some)), tuple(some), whole))
    return Question(tuple(entries)) if len(entries) > 1 or len(moves) == 1 else next_question(presenter, moves)


def next_question(presenter: Presenter, moves: Sequence[str]) -> Question:
    """What tells moves of one verb apart: the moves themselves where they are few, else their first different word."""
    if len(moves) <= LISTED:
        return Question(tuple(_listed(presenter, moves)))
    place = 0
    while len(_by_argument(moves, place)) == 1:
        place += 1
    verb, groups = Move.of(moves[0]).verb, _by_argument(moves, place)
    entries = []
    for word, some in groups.items():
        number = _own_number(presenter, verb, place, word)
        alone = number is not None and len(some) == 1
        entries.append(Entry(presenter.value(verb, place, word), tuple(some), (number,) if alone and number is not None else ()))
    if len(groups) > MOST_VALUES and all(word.isdigit() for word in groups):
        return Question(numbers=tuple((int(word), entry) for word, entry in zip(groups, entries, strict=True)))
    return Question(tuple(entries))


def matching(presenter: Presenter, moves: Sequence[str], text: str) -> list[str]:
    """The moves that a typed text can mean: as it is shown or as records write it, whole or in short."""
    typed = _plain(text)
    shown = [_plain(presenter.choice(move)) for move in moves]
    written = [_plain(Move.of(move).spelling) for move in moves]
    ways: list[tuple[list[list[str]], Callable[[Sequence[str], Sequence[str]], bool]]] = [
        ([_plain(move) for move in moves], lambda words, typed: words == typed),
        (written, lambda words, typed: words == typed),
        (shown, lambda words, typed: words == typed),
        (written, _begins),
        (shown, _contains),
    ]
    for forms, means in ways:
        found = [move for move, form in zip(moves, forms, strict=True) if typed and means(form, typed)]
        if found:
            return found
    return []


def _plain(text: str) -> list[str]:
    """The words and numbers of a text, without what one does not type."""
    return re.findall(r"-?\w+", text.casefold().replace("−", "-"))


def _means(word: str, part: str) -> bool:
    """Numbers are typed in full, other words as far as one likes."""
    return word == part or (not is_number(part) and word.startswith(part))


def _begins(words: Sequence[str], typed: Sequence[str]) -> bool:
    """Words are typed from the left, all of them."""
    return len(words) == len(typed) and all(map(_means, words, typed))


def _contains(words: Sequence[str], typed: Sequence[str]) -> bool:
    """Small words in between may be left out."""
    left = iter(words)
    return all(any(_means(word, part) for word in left) for part in typed)
