"""What a network is told about a position, and what it answers: the vocabulary of a game's ``network.py``.

A game that wants a network says which numbers go in, made from its vector (see `besace.games.vectors`), and which choices come
out. A choice is one of a fixed number of things to do, seen from the observer (raise by one, play it in front of the second
seat from here); at any time a choice stands for one legal move or for none, and a legal move for at most one choice. Winning is
all that counts in the end, but how far one is ahead is learnt sooner: SCALE is a usual lead, LEAD what it is worth beside a
win, at the start of a training and from its middle on.
"""

import hashlib
import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from besace.games.vectors import Field

WEIGHTS = "net.weights"  # among a game's extras: what its network has learnt
NO_CHOICE = -1  # a move that networks never play


@dataclass(frozen=True)
class Group:
    """Inputs or choices that lie side by side: their name, how many there are, and what they say."""

    name: str
    size: int
    meaning: str


def starts(groups: Iterable[Group]) -> list[int]:
    """Where each group begins, and after the last one where all end."""
    found = [0]
    for group in groups:
        found.append(found[-1] + group.size)
    return found


def layout_of(fields: Sequence[Field], inputs: Sequence[Group], choices: Sequence[Group]) -> str:
    """A name for what a network was trained on: another vector, other inputs or other choices have another one."""
    told = [
        [[field.name, field.least, field.most, list(field.shape)] for field in fields],
        *([[group.name, group.size] for group in groups] for groups in (inputs, choices)),
    ]
    return hashlib.sha256(json.dumps(told).encode()).hexdigest()[:16]
