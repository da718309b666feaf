"""From hundreds of legal moves to a short list: by verb, then by argument, one question at a time."""

from collections.abc import Sequence
from dataclasses import dataclass

from besace.play.terminal.presenters import Presenter

LISTED = 9  # so many moves of one verb are listed one by one
MOST_VALUES = 12  # more numbers than this are asked for as a number


@dataclass(frozen=True)
class Entry:
    """Something to choose: one move, or several that the next question tells apart."""

    label: str
    moves: tuple[str, ...]


@dataclass(frozen=True)
class Question:
    """Moves that agree up to a word: either entries to choose from, or a number to give."""

    entries: tuple[Entry, ...] = ()
    numbers: tuple[tuple[int, Entry], ...] = ()


def _split(moves: Sequence[str], place: int) -> dict[str, list[str]]:
    """The moves by their word at that place, in order of appearance; word 0 is the seat, word 1 the verb."""
    found: dict[str, list[str]] = {}
    for move in moves:
        words = move.split(" ")
        found.setdefault(words[place] if place < len(words) else "", []).append(move)
    return found


def span(presenter: Presenter, moves: Sequence[str]) -> str:
    """``from 1 to 15`` where the moves differ in one number only."""
    last = [move.split(" ")[2:] for move in moves]
    if any(len(words) != 1 or not words[0].isdigit() for words in last):
        return ""
    numbers = [int(words[0]) for words in last]
    return presenter.words("range", least=min(numbers), most=max(numbers))


def first_question(presenter: Presenter, moves: Sequence[str]) -> Question:
    """All moves: those of a verb one by one where they are few, else the verb as a whole."""
    entries: list[Entry] = []
    for verb, some in _split(moves, 1).items():
        if len(some) <= LISTED:
            entries += [Entry(presenter.choice(move), (move,)) for move in some]
        else:
            entries.append(Entry(presenter.group(verb, span(presenter, some)), tuple(some)))
    return Question(tuple(entries)) if len(entries) > 1 or len(moves) == 1 else next_question(presenter, moves)


def next_question(presenter: Presenter, moves: Sequence[str]) -> Question:
    """What tells moves of one verb apart: the moves themselves where they are few, else their first different word."""
    if len(moves) <= LISTED:
        return Question(tuple(Entry(presenter.choice(move), (move,)) for move in moves))
    place = 2
    while len(_split(moves, place)) == 1:
        place += 1
    verb, groups = moves[0].split(" ")[1], _split(moves, place)
    entries = [Entry(presenter.value(verb, place - 2, word), tuple(some)) for word, some in groups.items()]
    if len(groups) > MOST_VALUES and all(word.isdigit() for word in groups):
        return Question(numbers=tuple((int(word), entry) for word, entry in zip(groups, entries, strict=True)))
    return Question(tuple(entries))


def matching(moves: Sequence[str], text: str) -> list[str]:
    """The moves that a typed text can mean: with or without the seat, each word or the beginning of it."""
    typed = text.lower().split()
    for known in (moves, [move.partition(" ")[2] for move in moves]):
        exact = [move for move, form in zip(moves, known, strict=True) if form.lower().split() == typed]
        if exact:
            return exact
    return [move for move in moves if _begins(move.split(" ")[1:], typed)]


def _begins(words: Sequence[str], typed: Sequence[str]) -> bool:
    """Words are typed from the left; numbers in full, other words as far as one likes."""
    if not typed or len(words) != len(typed):
        return False
    pairs = zip(words, typed, strict=True)
    return all(word.lower() == part or (not part.lstrip("-").isdigit() and word.lower().startswith(part)) for word, part in pairs)
