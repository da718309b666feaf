"""A position as the terminal shows it, as text, an SVG drawing or pixels; or with all fields listed, as text. All of them show a
view, so what that view may not tell stays hidden."""

from collections.abc import Iterator, Mapping
from functools import cache
from html import escape
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt
from rich.console import Console, Group
from rich.segment import Segment
from rich.style import Style

from besace.errors import BadOption, choices, quoted
from besace.games import game_named
from besace.games.parts.screen import presenter_of
from besace.play.words import words_in

LETTER, LINE, MARGIN, SIZE = 9, 20, 12, 15  # pixels: the width of a letter, the height of a line, the room around, the font
LONGEST = 40  # letters of one value
WIDTH = 110  # letters
LANGUAGE = "en"
FACE = "DejaVu Sans Mono"  # has all the signs; it comes with matplotlib
PAPER, INK, SOFT, TURN = "#fbf7ee", "#2b2622", "#756c61", "#f2c96b"
INKS = {  # what a terminal's colours are on paper
    "red": "#b3261e", "green": "#2c7031", "yellow": "#8a5a00", "blue": "#2457a8", "magenta": "#87358b", "cyan": "#0f6674",
    "dark_orange": "#a34a00", "bright_black": "#5f5850",
}  # fmt: skip
_ELSEWHERE = ("game", "players", "options", "seat", "ply", "to_act", "moves")


class Piece(NamedTuple):
    """A stretch of text in one colour."""

    text: str
    ink: str
    bold: bool


def pieces_of(view: Mapping[str, Any]) -> list[list[Piece]]:
    """The table as the terminal shows it, line by line: a headline, then the game's own picture of it, and who has won."""
    names = [f"seat {seat}" for seat in range(view["players"])]
    presenter = presenter_of(game_named(view["game"]), words_in(LANGUAGE), names)
    console = Console(width=WIDTH, highlight=False, color_system="truecolor", force_terminal=True, legacy_windows=False)
    result = presenter.result(view) if view["over"] else ()
    shown = console.render_lines(Group(presenter.headline(view), *presenter.table(view), *result), pad=False)
    return [_trimmed([_piece(segment) for segment in line]) for line in shown]


def _piece(segment: Segment) -> Piece:
    style = segment.style or Style.null()
    named = INKS.get(style.color.name, INK) if style.color else INK
    return Piece(segment.text, SOFT if style.dim else named, bool(style.bold))


def _trimmed(line: list[Piece]) -> list[Piece]:
    """A line without the room that the terminal leaves at its end."""
    while line and not line[-1].text.strip():
        line = line[:-1]
    return [*line[:-1], line[-1]._replace(text=line[-1].text.rstrip())] if line else []


def lines_of(view: Mapping[str, Any]) -> list[str]:
    """The same as plain text."""
    return ["".join(piece.text for piece in line) for line in pieces_of(view)]


def fields_of(view: Mapping[str, Any]) -> list[str]:
    """A title, a line for each field of the whole table, then a table of those that each seat has one of."""
    seats = range(view["players"])
    turn = ", ".join(map(str, view["to_act"])) or "nobody"
    lines = [f"{view['game']}, ply {view['ply']}, to act: {turn}"]
    each = {name: value for name, value in view.items() if isinstance(value, list) and len(value) == len(seats)}
    each = {
        name: value for name, value in each.items() if not any(isinstance(item, Mapping) and "owner" in item for item in value)
    }
    for name, value in view.items():
        if name not in _ELSEWHERE and name not in each and value is not None:
            lines.append(f"{name}: {_text(value)}")
    cells = [["seat", *map(str, seats)]]
    cells += [[name, *map(_text, value)] for name, value in each.items() if name not in _ELSEWHERE]
    widths = [max(len(row[i]) for row in cells) for i in range(len(seats) + 1)]
    return lines + ["  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in cells]


def _a_seat_each(values: list[Any], seats: int) -> bool:
    """Whether a list has one thing for each seat; things that name their owner lie in an order of their own."""
    return len(values) == seats and not any(isinstance(value, Mapping) and "owner" in value for value in values)


def _text(value: Any) -> str:
    """A value as short text: sets of bones by kind, lists without brackets."""
    if isinstance(value, Mapping):
        shown = " ".join(f"{key}:{_text(item)}" for key, item in value.items() if item not in (0, None))
    elif isinstance(value, list):
        shown = " ".join(_text(item) for item in value)
    else:
        shown = {None: "·", True: "yes", False: "–"}.get(value, str(value)) if isinstance(value, bool | None) else str(value)
    return (shown if len(shown) <= LONGEST else shown[: LONGEST - 1] + "…") or "–"


def listed(view: Mapping[str, Any]) -> str:
    """All fields of a view as text."""
    return "\n".join(fields_of(view)) + "\n"


def as_text(view: Mapping[str, Any]) -> str:
    """The table as text."""
    return "\n".join(lines_of(view)) + "\n"


def print_text(view: Mapping[str, Any]) -> None:
    """Print the table."""
    print(as_text(view))


def _size(lines: list[list[Piece]]) -> tuple[int, int]:
    longest = max(sum(len(piece.text) for piece in line) for line in lines)
    return 2 * MARGIN + LETTER * longest, 2 * MARGIN + LINE * len(lines)


def _placed(lines: list[list[Piece]]) -> Iterator[tuple[int, int, Piece]]:
    """Every piece with the column and the line where it begins."""
    for row, line in enumerate(lines):
        column = 0
        for piece in line:
            yield column, row, piece
            column += len(piece.text)


def as_svg(view: Mapping[str, Any]) -> str:
    """The table as an SVG drawing."""
    lines = pieces_of(view)
    width, height = _size(lines)
    texts = "".join(
        f'<text x="{MARGIN + LETTER * column}" y="{MARGIN + LINE * (row + 0.72):g}" textLength="{LETTER * len(text)}" '
        f'fill="{ink}" font-weight="{"bold" if bold else "normal"}">{escape(text)}</text>'
        for column, row, (text, ink, bold) in _placed(lines)
        if text.strip()
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="\'{FACE}\', monospace" '
        f'font-size="{SIZE}" style="white-space: pre"><rect width="100%" height="100%" fill="{PAPER}"/>'
        f'<rect width="100%" height="{MARGIN + LINE}" fill="{TURN}"/>{texts}</svg>'
    )


def font_file(bold: bool) -> Path:
    """Where matplotlib has its letters: a whole typeface, wherever this runs."""
    import matplotlib

    return Path(matplotlib.get_data_path(), "fonts", "ttf", f"{FACE.replace(' ', '')}{'-Bold' if bold else ''}.ttf")


@cache
def _fonts() -> tuple[Any, Any]:
    """The letters, plain and bold."""
    from PIL import ImageFont

    return ImageFont.truetype(font_file(False), SIZE), ImageFont.truetype(font_file(True), SIZE)


def as_pixels(view: Mapping[str, Any]) -> npt.NDArray[np.uint8]:
    """The table as height × width × 3 numbers from 0 to 255."""
    from PIL import Image, ImageDraw

    lines, fonts = pieces_of(view), _fonts()
    image = Image.new("RGB", _size(lines), PAPER)
    draw = ImageDraw.Draw(image)
    draw.rectangle((0, 0, image.width, MARGIN + LINE), TURN)
    for column, row, piece in _placed(lines):
        for k, letter in enumerate(piece.text):  # letter by letter, so that columns stay columns
            draw.text((MARGIN + LETTER * (column + k), MARGIN + LINE * row), letter, piece.ink, fonts[piece.bold])
    return np.asarray(image)


RENDERERS = {"human": print_text, "ansi": as_text, "svg": as_svg, "rgb_array": as_pixels}


def check_mode(render_mode: str | None) -> str | None:
    """A way of drawing that there is, or None for no drawings."""
    if render_mode is not None and render_mode not in RENDERERS:
        raise BadOption(f"There is no render mode {quoted(render_mode)}: it should be {choices(list(RENDERERS))}.")
    return render_mode
