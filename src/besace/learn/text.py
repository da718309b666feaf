"""The little Markdown that rules and memos are written in, read into blocks, and written as HTML.

    # Title
    ## Heading {#name D1 D2 see E1}     the section's name, the rules it states, and those it only touches on
    paragraphs with **strong** and *soft* words and rule numbers in brackets, [D5]
    - items of a list, one a line
    | a | table |
    |---|---|
    > an example
    ![what it shows](picture:game/bones)

A line is a block of its own: paragraphs are not wrapped. Anything else is an error, so that nothing is shown other than meant.
"""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from html import escape
from typing import Literal

_HEADING = re.compile(
    r"## (?P<title>.+?) \{#(?P<name>[a-z][a-z0-9-]*)(?P<rules>(?: [A-Z]\d+)*)(?: see(?P<see>(?: [A-Z]\d+)+))?\}"
)
_PICTURE = re.compile(r"!\[(?P<alt>[^\]]+)\]\(picture:(?P<name>[a-z0-9]+/[a-z0-9-]+)\)")
_SPANS = re.compile(r"\*\*(?P<strong>[^*]+)\*\*|\*(?P<soft>[^*]+)\*|\[(?P<rule>[A-Z]\d+)\]")
_DASHES = re.compile(r"\|(?:-+\|)+")
_ONLY = re.compile(r"@(?P<option>\w+)=(?P<values>[\w,]+) (?P<line>.+)")  # a line for some values of an option

SpanKind = Literal["plain", "strong", "soft", "rule"]


@dataclass(frozen=True)
class Span:
    """Words that are shown alike; of kind ``rule``, the number of a rule to look up."""

    kind: SpanKind
    text: str


Line = tuple[Span, ...]


@dataclass(frozen=True)
class Paragraph:
    line: Line


@dataclass(frozen=True)
class Example:
    line: Line


@dataclass(frozen=True)
class Items:
    lines: tuple[Line, ...]


@dataclass(frozen=True)
class Grid:
    """A table; the first row has the headings."""

    rows: tuple[tuple[Line, ...], ...]


@dataclass(frozen=True)
class Picture:
    name: str
    alt: str


Block = Paragraph | Example | Items | Grid | Picture


@dataclass(frozen=True)
class Section:
    """A heading and what is below it: ``rules`` are stated here and nowhere else, ``see`` are rules that it touches on."""

    name: str
    title: str
    rules: tuple[str, ...]
    see: tuple[str, ...]
    blocks: tuple[Block, ...]


@dataclass(frozen=True)
class Text:
    """A whole document."""

    title: str
    sections: tuple[Section, ...]


def read_line(text: str) -> Line:
    """The spans of a line."""
    spans, at = [], 0
    for found in _SPANS.finditer(text):
        if found.start() > at:
            spans.append(Span("plain", text[at : found.start()]))
        kind: SpanKind = "strong" if found["strong"] else "soft" if found["soft"] else "rule"
        spans.append(Span(kind, found[kind]))
        at = found.end()
    if at < len(text):
        spans.append(Span("plain", text[at:]))
    return tuple(spans)


def read_text(source: str, options: Mapping[str, str] | None = None) -> Text:
    """A document; ValueError names the line that is not as it should be.

    ``@edition=first,english TEXT`` is a line that is there only where the option has one of these values.
    """
    lines = source.splitlines()
    if not lines or not lines[0].startswith("# "):
        raise ValueError("line 1: a document begins with its title")
    sections: list[Section] = []
    head: re.Match[str] | None = None
    body: list[tuple[int, str]] = []

    def close() -> None:
        if head is not None:
            rules, see = tuple(head["rules"].split()), tuple((head["see"] or "").split())
            sections.append(Section(head["name"], head["title"], rules, see, tuple(_read_blocks(body))))

    for number, written in enumerate(lines[1:], 2):
        line = _line_for(written, options or {})
        if line is None:
            continue
        if line.startswith("#"):
            close()
            head, body = _HEADING.fullmatch(line), []
            if head is None:
                raise ValueError(f"line {number}: {line!r} is not a heading")
        elif head is not None:
            body.append((number, line))
        elif line.strip():
            raise ValueError(f"line {number}: {line!r} comes before the first heading")
    close()
    return Text(lines[0].removeprefix("# "), tuple(sections))


def _line_for(line: str, options: Mapping[str, str]) -> str | None:
    """The line without its condition; None where that does not hold."""
    only = _ONLY.fullmatch(line)
    if only is None:
        return line
    return only["line"] if options.get(only["option"]) in only["values"].split(",") else None


def _read_blocks(lines: Sequence[tuple[int, str]]) -> Iterator[Block]:
    at = 0
    while at < len(lines):
        number, line = lines[at]
        at += 1
        if not line.strip():
            continue
        if line.startswith(("- ", "|")):
            start, mark = at - 1, line[0]
            while at < len(lines) and lines[at][1].startswith(mark):
                at += 1
            same = [text for _, text in lines[start:at]]
            yield Items(tuple(read_line(text[2:]) for text in same)) if mark == "-" else _read_grid(number, same)
        elif line.startswith("> "):
            yield Example(read_line(line[2:]))
        elif line.startswith("!"):
            picture = _PICTURE.fullmatch(line)
            if picture is None:
                raise ValueError(f"line {number}: {line!r} is not a picture")
            yield Picture(picture["name"], picture["alt"])
        else:
            yield Paragraph(read_line(line))


def _read_grid(number: int, lines: Sequence[str]) -> Grid:
    if len(lines) < 3 or not _DASHES.fullmatch(lines[1]):
        raise ValueError(f"line {number}: a table has headings, a line of dashes and rows")
    rows = tuple(
        tuple(read_line(cell.strip()) for cell in line.removeprefix("|").removesuffix("|").split("|"))
        for line in (lines[0], *lines[2:])
    )
    if len({len(row) for row in rows}) != 1:
        raise ValueError(f"line {number}: the rows of a table are equally long")
    return Grid(rows)


def plain(line: Line) -> str:
    return "".join(span.text for span in line)


def plain_lines(block: Block) -> list[str]:
    """What a block says, line by line, without any marks."""
    match block:
        case Paragraph(line) | Example(line):
            return [plain(line)]
        case Items(lines):
            return [plain(line) for line in lines]
        case Grid(rows):
            return ["  ".join(plain(cell) for cell in row) for row in rows]
        case Picture():
            return [block.alt]


def pictures_in(text: Text) -> Iterator[Picture]:
    for section in text.sections:
        for block in section.blocks:
            if isinstance(block, Picture):
                yield block


LinkTo = Callable[[str], str | None]  # where a rule number leads, if anywhere


def html_of(blocks: Sequence[Block], link: LinkTo, picture: Callable[[str], str]) -> str:
    """Blocks as HTML. Everything from the source is escaped; ``picture`` gives the address of a picture."""
    return "".join(_html_block(block, link, picture) for block in blocks)


def _html_block(block: Block, link: LinkTo, picture: Callable[[str], str]) -> str:
    match block:
        case Paragraph(line):
            return f"<p>{html_line(line, link)}</p>"
        case Example(line):
            return f"<blockquote><p>{html_line(line, link)}</p></blockquote>"
        case Items(lines):
            return "<ul>" + "".join(f"<li>{html_line(line, link)}</li>" for line in lines) + "</ul>"
        case Grid(rows):
            head = "".join(f'<th scope="col">{html_line(cell, link)}</th>' for cell in rows[0])
            body = "".join("<tr>" + "".join(f"<td>{html_line(cell, link)}</td>" for cell in row) + "</tr>" for row in rows[1:])
            return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"
        case Picture(name, alt):
            return f'<figure><img src="{escape(picture(name))}" alt="{escape(alt)}" loading="lazy"></figure>'


def html_line(line: Line, link: LinkTo) -> str:
    return "".join(_html_span(span, link) for span in line)


def _html_span(span: Span, link: LinkTo) -> str:
    text = escape(span.text)
    if span.kind == "strong":
        return f"<strong>{text}</strong>"
    if span.kind == "soft":
        return f"<em>{text}</em>"
    if span.kind == "rule" and (leads := link(span.text)) is not None:
        return f'<a href="{escape(leads)}" data-rule="{text}">{text}</a>'
    return text
