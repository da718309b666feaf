"""Observations as vectors of whole numbers, for learners: what a game's ``vector.py`` declares.

Every field is 16 bits wide, so that many vectors lie in one array of numbers. Seats are counted from the observer on, clockwise:
0 is the observer, 1 the next seat. Fields about seats that nobody sits on are 0.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import prod
from typing import Any

import numpy as np

NUMBER = np.dtype("i2")
LARGEST = 32_767


@dataclass(frozen=True)
class Field:
    """One field of a vector: its name, what it says, its least and largest number, and its shape (none: a single number)."""

    name: str
    meaning: str
    least: int
    most: int
    shape: tuple[int, ...] = ()

    @property
    def size(self) -> int:
        """How many numbers it takes."""
        return prod(self.shape)


def vector_of(fields: Sequence[Field]) -> np.dtype[Any]:
    """The record that holds these fields, one after another without gaps."""
    return np.dtype([(field.name, NUMBER, field.shape) for field in fields])


def places(fields: Sequence[Field]) -> Iterator[tuple[int, Field]]:
    """Each field with the index of its first number."""
    at = 0
    for field in fields:
        yield at, field
        at += field.size


def table(fields: Sequence[Field]) -> str:
    """The layout as a Markdown table."""
    lines = ["| numbers | field | shape | range | meaning |", "|---|---|---|---|---|"]
    for at, field in places(fields):
        where = f"{at}" if field.size == 1 else f"{at}–{at + field.size - 1}"
        shape = " × ".join(map(str, field.shape)) or "1"
        lines.append(f"| {where} | `{field.name}` | {shape} | {field.least} … {field.most} | {field.meaning} |")
    return "\n".join(lines)
