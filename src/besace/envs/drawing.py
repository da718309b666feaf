"""A position as the terminal shows it, as text, an SVG drawing or pixels; or with all fields listed, as text. All of them show a
view, so what that view may not tell stays hidden."""

import io
from collections.abc import Mapping
from html import escape
from typing import Any

import numpy as np
import numpy.typing as npt
from rich.console import Console, Group

from besace.games import game_named
from besace.games.parts.screen import presenter_of
from besace.play.words import words_in

LETTER, LINE, MARGIN = 7, 16, 10  # pixels: the width of a letter, the height of a line, the room around
LONGEST = 40  # letters of one value
WIDTH = 110  # letters
LANGUAGE = "en"
PLAINER = str.maketrans("▸★♛▒─✗✓–−", ">*K#-x+--")  # signs that Pillow's own font lacks
PAPER, INK, TURN = "#fbf7ee", "#2b2622", "#f2c96b"
_ELSEWHERE = ("game", "players", "options", "seat", "ply", "to_act", "moves")


def lines_of(view: Mapping[str, Any]) -> list[str]:
    """The table as the terminal shows it: a headline, then the game's own picture of it, or who has won."""
    names = [f"seat {seat}" for seat in range(view["players"])]
    presenter = presenter_of(game_named(view["game"]), words_in(LANGUAGE), names)
    out = io.StringIO()
    console = Console(file=out, width=WIDTH, highlight=False, color_system=None)
    console.print(
        presenter.headline(view), Group(*presenter.table(view)), *(presenter.result(view) if view["over"] else ()), sep="\n"
    )
    return [line.rstrip() for line in out.getvalue().rstrip().splitlines()]


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


def _size(lines: list[str]) -> tuple[int, int]:
    return 2 * MARGIN + LETTER * max(map(len, lines)), 2 * MARGIN + LINE * len(lines)


def as_svg(view: Mapping[str, Any]) -> str:
    """The table as an SVG drawing."""
    lines = lines_of(view)
    width, height = _size(lines)
    texts = "".join(
        f'<text x="{MARGIN}" y="{MARGIN + LINE * (i + 0.75):g}" textLength="{LETTER * len(line)}">{escape(line)}</text>'
        for i, line in enumerate(lines)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="monospace" font-size="12" '
        f'fill="{INK}" style="white-space: pre"><rect width="100%" height="100%" fill="{PAPER}"/>'
        f'<rect width="100%" height="{MARGIN + LINE}" fill="{TURN}"/>{texts}</svg>'
    )


def as_pixels(view: Mapping[str, Any]) -> npt.NDArray[np.uint8]:
    """The table as height × width × 3 numbers from 0 to 255."""
    from PIL import Image, ImageDraw, ImageFont

    lines = [line.translate(PLAINER) for line in lines_of(view)]
    image = Image.new("RGB", _size(lines), PAPER)
    draw, font = ImageDraw.Draw(image), ImageFont.load_default(12)
    draw.rectangle((0, 0, image.width, MARGIN + LINE), TURN)
    for i, line in enumerate(lines):
        for k, letter in enumerate(line):  # letter by letter, so that columns stay columns in any font
            draw.text((MARGIN + LETTER * k, MARGIN + LINE * i), letter, INK, font)
    return np.asarray(image)
