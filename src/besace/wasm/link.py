"""One object of LLVM's, with nothing missing but addresses, as a WebAssembly module that imports nothing.

All code is in one object, so what is left of a linker's work is little: say where the data lies, and write that address wherever
the object says that one is needed. The stack is at the bottom of memory, so that it overflows into nothing but a trap; the data
lies above it, and the heap above that. The formats are those of WebAssembly and of its conventions for tools
(https://github.com/WebAssembly/tool-conventions/blob/main/Linking.md).
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from besace.errors import BesaceError

STACK = 1 << 16  # bytes
PAGE = 1 << 16
_ALIGNED = 64
_MAGIC = b"\0asm\1\0\0\0"
_CUSTOM, _TYPE, _IMPORT, _FUNCTION, _MEMORY, _GLOBAL, _EXPORT, _CODE, _DATA, _DATA_COUNT = 0, 1, 2, 3, 5, 6, 7, 10, 11, 12
_KEPT = (_TYPE, _FUNCTION, _CODE, _DATA, _DATA_COUNT)
_FUNCTIONS, _DATA_SYMBOLS, _GLOBALS, _SECTIONS = 0, 1, 2, 3  # kinds of symbols
_MISSING, _NAMED = 0x10, 0x40  # flags of symbols
_SYMBOL_TABLE = 8
_SAME_INDEX = (0, 6, 7)  # relocations of functions, types and globals: nothing is added before them, so they stay as they are
_ADDRESS_LEB, _ADDRESS_SLEB, _ADDRESS_WORD = 3, 4, 5
_LEB_BYTES = 5  # that an object leaves for an address
_I32, _I32_CONST, _END = 0x7F, 0x41, 0x0B
HEAP, STACK_POINTER = "__heap_base", "__stack_pointer"


@dataclass(frozen=True)
class Symbol:
    """A name of the object: of a function, or of data at an address of the object's own; None where it is missing."""

    kind: int
    name: str
    index: int | None = None
    address: int | None = None


@dataclass
class Reader:
    """Reads numbers and texts out of bytes."""

    data: bytes
    at: int = 0

    def byte(self) -> int:
        self.at += 1
        return self.data[self.at - 1]

    def number(self) -> int:
        """LEB128 without a sign."""
        value = shift = 0
        while True:
            byte = self.byte()
            value |= (byte & 0x7F) << shift
            shift += 7
            if not byte & 0x80:
                return value

    def signed(self) -> int:
        """LEB128 with a sign."""
        start = self.at
        value = self.number()
        bits = 7 * (self.at - start)
        return value - (1 << bits) if value >> (bits - 1) & 1 else value

    def bytes(self, count: int) -> bytes:
        self.at += count
        return self.data[self.at - count : self.at]

    def text(self) -> str:
        return self.bytes(self.number()).decode()

    @property
    def more(self) -> bool:
        return self.at < len(self.data)


@dataclass
class Object:
    """What an object file holds."""

    sections: dict[int, bytearray] = field(default_factory=dict)
    order: list[int] = field(default_factory=list)  # the sections by their place in the file
    symbols: list[Symbol] = field(default_factory=list)
    segments: list[tuple[int, bytes]] = field(default_factory=list)  # (address, content)
    relocations: dict[int, list[tuple[int, int, int, int]]] = field(default_factory=dict)  # type, offset, symbol, addend
    missing: list[str] = field(default_factory=list)


def leb(number: int, width: int = 0) -> bytes:
    """A number without a sign as LEB128, at least so many bytes wide."""
    out = bytearray()
    while number or len(out) < max(1, width):
        out.append(number & 0x7F | 0x80)
        number >>= 7
    out[-1] &= 0x7F
    return bytes(out)


def sleb(number: int, width: int = 0) -> bytes:
    """A number with a sign as LEB128, at least so many bytes wide."""
    out = bytearray()
    while True:
        out.append(number & 0x7F | 0x80)
        number >>= 7
        if len(out) >= width and number == (-1 if out[-1] & 0x40 else 0):
            out[-1] &= 0x7F
            return bytes(out)


def _text(name: str) -> bytes:
    return leb(len(name.encode())) + name.encode()


def _section(kind: int, content: bytes | bytearray) -> bytes:
    return bytes([kind]) + leb(len(content)) + content


def _vector(items: list[bytes]) -> bytes:
    return leb(len(items)) + b"".join(items)


def read_object(data: bytes) -> Object:
    """Take an object file apart."""
    if not data.startswith(_MAGIC):
        raise BesaceError("What should be linked is no object for WebAssembly.")
    reader, found, customs = Reader(data, len(_MAGIC)), Object(), list[tuple[str, Reader]]()
    while reader.more:
        kind, content = reader.byte(), reader.bytes(reader.number())
        found.order.append(kind)
        if kind == _CUSTOM:
            inside = Reader(content)
            customs.append((inside.text(), inside))
        else:
            found.sections[kind] = bytearray(content)
    _read_imports(Reader(bytes(found.sections.pop(_IMPORT, b"\0"))), found)
    found.segments = list(_segments(Reader(bytes(found.sections.get(_DATA, b"\0")))))
    for name, inside in customs:
        if name == "linking":
            _read_symbols(inside, found)
    for name, inside in customs:
        if name.startswith("reloc."):
            section = found.order[inside.number()]
            found.relocations[section] = list(_relocations(inside))
    unknown = [kind for kind in found.sections if kind not in _KEPT]
    if unknown:
        raise BesaceError(f"The object has sections that a module of rules should not need: {unknown}.")
    return found


def _read_imports(reader: Reader, found: Object) -> None:
    """All that an object imports but its memory and its stack pointer is missing: nobody will bring it."""
    for _ in range(reader.number()):
        _, name, kind = reader.text(), reader.text(), reader.byte()
        if kind == 2:  # memory: flags and a size
            flags = reader.byte()
            reader.number()
            if flags & 1:
                reader.number()
        elif kind == 3:  # a global: its type, and whether it changes
            reader.bytes(2)
            if name != STACK_POINTER:
                found.missing.append(name)
        elif kind == 0:
            reader.number()
            found.missing.append(name)
        else:
            raise BesaceError(f"The object imports {name}, which is neither a function nor memory.")


def _segments(reader: Reader) -> Iterator[tuple[int, bytes]]:
    for _ in range(reader.number()):
        if reader.number() != 0 or reader.byte() != _I32_CONST:
            raise BesaceError("The object has data that is not simply placed.")
        address = reader.signed()
        reader.byte()
        yield address, reader.bytes(reader.number())


def _read_symbols(reader: Reader, found: Object) -> None:
    reader.number()  # the version
    while reader.more:
        kind, end = reader.byte(), reader.number()
        end += reader.at
        if kind == _SYMBOL_TABLE:
            found.symbols = [_symbol(reader, found) for _ in range(reader.number())]
        reader.at = end


def _symbol(reader: Reader, found: Object) -> Symbol:
    kind, flags = reader.byte(), reader.number()
    missing = bool(flags & _MISSING)
    if kind == _DATA_SYMBOLS:
        name = reader.text()
        if missing:
            if name != HEAP:
                found.missing.append(name)
            return Symbol(kind, name)
        segment, offset, _ = reader.number(), reader.number(), reader.number()
        return Symbol(kind, name, address=found.segments[segment][0] + offset)
    index = reader.number()
    if kind == _SECTIONS:
        return Symbol(kind, "", index)
    return Symbol(kind, reader.text() if not missing or flags & _NAMED else "", index)


def _relocations(reader: Reader) -> Iterator[tuple[int, int, int, int]]:
    for _ in range(reader.number()):
        kind, offset, symbol = reader.byte(), reader.number(), reader.number()
        if kind in _SAME_INDEX:
            yield kind, offset, symbol, 0
        elif kind in (_ADDRESS_LEB, _ADDRESS_SLEB, _ADDRESS_WORD):
            yield kind, offset, symbol, reader.signed()
        else:
            raise BesaceError(f"The object asks for an address of a kind that rules should not need: {kind}.")


def link(data: bytes, exports: list[str], extra: Mapping[str, bytes]) -> bytes:
    """The module of an object: it exports its memory and these functions; ``extra`` are sections for whoever reads them."""
    found = read_object(data)
    if found.missing:
        raise BesaceError(
            f"The module for browsers would import {', '.join(sorted(set(found.missing)))}: rules should need nothing."
        )
    base = STACK
    end = max([address + len(content) for address, content in found.segments], default=0)
    heap = -(-(base + end) // _ALIGNED) * _ALIGNED
    for section in (_CODE, _DATA):
        for kind, offset, number, addend in found.relocations.get(section, ()):
            if kind not in _SAME_INDEX:
                symbol = found.symbols[number]
                place = heap if symbol.address is None else base + symbol.address
                _write(found.sections[section], kind, offset, place + addend)
    indices = {symbol.name: symbol.index for symbol in found.symbols if symbol.kind == _FUNCTIONS}
    shown = [_text("memory") + b"\2\0", *(_text(name) + b"\0" + leb(indices[name] or 0) for name in exports)]
    parts = [
        _section(_TYPE, found.sections[_TYPE]),
        _section(_FUNCTION, found.sections[_FUNCTION]),
        _section(_MEMORY, b"\1\0" + leb(-(-heap // PAGE))),
        _section(_GLOBAL, b"\1" + bytes([_I32, 1, _I32_CONST]) + sleb(STACK) + bytes([_END])),
        _section(_EXPORT, _vector(shown)),
        *([_section(_DATA_COUNT, found.sections[_DATA_COUNT])] if _DATA_COUNT in found.sections else []),
        _section(_CODE, _compact(bytes(found.sections[_CODE]), found.relocations.get(_CODE, []))),
        _section(_DATA, _placed(found.sections.get(_DATA, bytearray(b"\0")), base)),
        *(_section(_CUSTOM, _text(name) + content) for name, content in extra.items()),
    ]
    return _MAGIC + b"".join(parts)


def _write(section: bytearray, kind: int, offset: int, address: int) -> None:
    """Put an address where the object has left room for it."""
    if kind == _ADDRESS_WORD:
        section[offset : offset + 4] = address.to_bytes(4, "little")
    else:
        section[offset : offset + _LEB_BYTES] = (leb if kind == _ADDRESS_LEB else sleb)(address, _LEB_BYTES)


def _compact(code: bytes, relocations: list[tuple[int, int, int, int]]) -> bytes:
    """The code section with every number that a linker fills in as short as it can be: objects leave room for the largest."""
    reader, places = Reader(code), sorted((offset, kind) for kind, offset, _, _ in relocations)
    bodies, due = list[bytes](), iter([*places, (len(code), 0)])
    place, kind = next(due)
    for _ in range(reader.number()):
        size = reader.number()
        end, body = reader.at + size, bytearray()
        while place < end:
            body += reader.bytes(place - reader.at)
            body += sleb(reader.signed()) if kind == _ADDRESS_SLEB else leb(reader.number())
            place, kind = next(due)
        body += reader.bytes(end - reader.at)
        bodies.append(leb(len(body)) + body)
    return _vector(bodies)


def _placed(section: bytearray, base: int) -> bytes:
    """The data section with every segment so much higher."""
    items = [
        b"\0" + bytes([_I32_CONST]) + sleb(base + address) + bytes([_END]) + leb(len(content)) + content
        for address, content in _segments(Reader(bytes(section)))
    ]
    return _vector(items)
