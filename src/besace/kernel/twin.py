"""The interpreted twins of a record, made from its dtype.

A *twin* holds the same fields as plain ints and lists: rules run on it interpreted, and Python code reads an observation from it.
Interpreting over numpy records instead would be 50 times slower and overflow differently. A *checked twin* refuses
any store that would not fit the record's field, where compiled code would wrap silently.
"""

import struct
from math import prod
from typing import Any

import numpy as np

_CODES = {"i1": "b", "i2": "h", "i4": "i", "i8": "q", "u1": "B", "u2": "H", "u4": "I"}


def _lists(shape: tuple[int, ...], take: Any) -> Any:
    """Nested lists of that shape, the innermost ones made by ``take(length)``."""
    if len(shape) == 1:
        return take(shape[0])
    return [_lists(shape[1:], take) for _ in range(shape[0])]


def _slices(shape: tuple[int, ...], at: int) -> str:
    """Source text of nested lists cut out of the flat tuple ``v`` from ``at`` on."""
    if not shape:
        return f"v[{at}]"
    if len(shape) == 1:
        return f"[*v[{at}:{at + shape[0]}]]"
    step = prod(shape[1:])
    return "[" + ", ".join(_slices(shape[1:], at + i * step) for i in range(shape[0])) + "]"


def _flat(shape: tuple[int, ...], value: str) -> str:
    """Source text of ``value`` spread out as arguments."""
    if not shape:
        return value
    if len(shape) == 1:
        return f"*{value}"
    return ", ".join(_flat(shape[1:], f"{value}[{i}]") for i in range(shape[0]))


def copy_text(shape: tuple[int, ...], value: str) -> str:
    """Source text of a deep copy of ``value``."""
    if not shape:
        return value
    if len(shape) == 1:
        return f"{value}[:]"
    return "[" + ", ".join(copy_text(shape[1:], f"{value}[{i}]") for i in range(shape[0])) + "]"


def _layout(dtype: np.dtype[Any]) -> tuple[str, list[tuple[str, tuple[int, ...], int]]]:
    """The struct format of the record, and (name, shape, index of the first number) of each field."""
    form, fields, position, index = "=", [], 0, 0
    assert dtype.names is not None
    assert dtype.fields is not None
    for name in dtype.names:
        field, offset = dtype.fields[name][:2]
        size = prod(field.shape)
        form += f"{offset - position}x{size}{_CODES[field.base.str[1:]]}"
        fields.append((name, field.shape, index))
        position, index = offset + field.itemsize, index + size
    return form + f"{dtype.itemsize - position}x", fields


def twin_of(dtype: np.dtype[Any], name: str) -> type:
    """A class with the record's fields as slots, and ``load``, ``pack``, ``store``, ``copy_from`` that move whole records."""
    form, fields = _layout(dtype)
    lines = ["def load(self, array):", "    v = unpack(array.tobytes())"]
    lines += [f"    self.{n} = {_slices(shape, at)}" for n, shape, at in fields]
    lines += ["    return self", "def pack(self):"]
    lines += [f"    return packed({', '.join(_flat(shape, f'self.{n}') for n, shape, _ in fields)})"]
    lines += ["def store(self, array):", "    array.view(u1)[:] = list(self.pack())"]
    lines += ["def copy_from(self, other):"]
    lines += [f"    self.{n} = {copy_text(shape, f'other.{n}')}" for n, shape, _ in fields]
    lines += ["def __init__(self):"]
    lines += [f"    self.{n} = 0" if not shape else f"    self.{n} = zeros({shape})" for n, shape, _ in fields]
    lines += ["def __eq__(self, other):", "    return type(self) is type(other) and self.key() == other.key()"]
    lines += ["def key(self):", f"    return ({', '.join(f'self.{n}' for n, _, _ in fields)},)"]
    packer = struct.Struct(form)
    space: dict[str, Any] = {"unpack": packer.unpack, "packed": packer.pack, "u1": np.uint8}
    space["zeros"] = lambda shape: _lists(shape, lambda length: [0] * length)
    exec("\n".join(lines), space)  # the text comes from the dtype alone
    members = {key: space[key] for key in ("load", "pack", "store", "copy_from", "__init__", "__eq__", "key")}
    return type(name, (), {"__slots__": tuple(n for n, _, _ in fields), "__hash__": None, "dtype": dtype, **members})


class DoesNotFit(Exception):
    """A rule stored a number that its field cannot hold, or reached before the start of a list."""


class _CheckedList(list[Any]):
    """One dimension of a field; its items are numbers, or the lists of the next dimension."""

    def __init__(self, shape: tuple[int, ...], least: int, most: int) -> None:
        self.least, self.most = least, most
        super().__init__([_CheckedList(shape[1:], least, most) if shape[1:] else 0 for _ in range(shape[0])])

    def __setitem__(self, i: Any, value: Any) -> None:
        if i < 0 or not self.least <= value <= self.most:
            raise DoesNotFit(f"item {i} = {value} does not fit {self.least}..{self.most}")
        super().__setitem__(i, value)

    def __getitem__(self, i: Any) -> Any:
        if not isinstance(i, slice) and i < 0:
            raise DoesNotFit(f"item {i} was read")
        return super().__getitem__(i)


def _checked_field(name: str, field: np.dtype[Any]) -> property:
    limits, hidden = np.iinfo(field), f"_{name}"
    least, most = int(limits.min), int(limits.max)

    def store(self: Any, value: int) -> None:
        if not least <= value <= most:
            raise DoesNotFit(f"{name} = {value} does not fit {least}..{most}")
        setattr(self, hidden, value)

    return property(lambda self: getattr(self, hidden), store)


def checked_twin_of(dtype: np.dtype[Any], name: str) -> type:
    """A slow twin that raises `DoesNotFit` where the record would wrap around."""
    assert dtype.names is not None
    shapes = {n: dtype[n].shape for n in dtype.names}

    def init(self: Any) -> None:
        for n, shape in shapes.items():
            if not shape:
                setattr(self, n, 0)
                continue
            limits = np.iinfo(dtype[n].base)
            setattr(self, n, _CheckedList(shape, int(limits.min), int(limits.max)))

    members: dict[str, Any] = {n: _checked_field(n, dtype[n]) for n, shape in shapes.items() if not shape}
    return type(name, (), {"__init__": init, "dtype": dtype, **members})
