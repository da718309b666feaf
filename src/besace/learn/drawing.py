"""Our own pictures on paper: the few SVG elements that they are made of, drawn into a PDF."""

import re
import xml.etree.ElementTree as ElementTree
from collections.abc import Iterator
from typing import Any

from reportlab.lib.colors import HexColor
from reportlab.pdfgen.canvas import Canvas
from reportlab.platypus import Flowable

from besace.learn.rulebook import picture

_PARTS = re.compile(r"[A-Za-z]|-?(?:\d+\.?\d*|\.\d+)")
_TRANSFORM = re.compile(r"(translate|scale|rotate)\(([^)]*)\)")
_WORDS = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Z": 0}  # the commands of paths that we use, with their numbers
_CAPS = {"butt": 0, "round": 1}
_INHERITED = ("fill", "stroke", "stroke-width", "stroke-linecap", "stroke-dasharray", "opacity")


class PictureFlowable(Flowable):  # type: ignore[misc]
    """A picture as wide as asked for, and never larger than it was drawn."""

    def __init__(self, name: str, width: float) -> None:
        super().__init__()
        self._root = ElementTree.fromstring(picture(name))
        drawn = (float(self._root.attrib["width"]), float(self._root.attrib["height"]))
        self._scale = min(1.0, width / drawn[0])
        self.width, self.height = (self._scale * side for side in drawn)

    def draw(self) -> None:
        canvas: Canvas = self.canv
        canvas.saveState()
        canvas.translate(0, self.height)
        canvas.scale(self._scale, -self._scale)
        _draw(canvas, self._root, {"fill": "#000000", "stroke": "none", "stroke-width": "1"})
        canvas.restoreState()


def _draw(canvas: Canvas, element: ElementTree.Element, style: dict[str, str]) -> None:
    tag = element.tag.partition("}")[2]
    style = {**style, **{name: element.attrib[name] for name in _INHERITED if name in element.attrib}}
    canvas.saveState()
    _move(canvas, element.attrib.get("transform", ""))
    if tag in ("svg", "g"):
        for child in element:
            _draw(canvas, child, style)
    else:
        _shape(canvas, tag, element.attrib, style)
    canvas.restoreState()


def _move(canvas: Canvas, text: str) -> None:
    for name, inside in _TRANSFORM.findall(text):
        numbers = [float(number) for number in inside.replace(",", " ").split()]
        if name == "translate":
            canvas.translate(numbers[0], numbers[1])
        elif name == "scale":
            canvas.scale(numbers[0], numbers[0])
        else:
            canvas.rotate(numbers[0])


def _shape(canvas: Canvas, tag: str, at: dict[str, str], style: dict[str, str]) -> None:
    fills, strokes = style["fill"] != "none", style["stroke"] != "none"
    if fills:
        canvas.setFillColor(HexColor(_long(style["fill"])))
    if strokes:
        canvas.setStrokeColor(HexColor(_long(style["stroke"])))
        canvas.setLineWidth(float(style["stroke-width"]))
        canvas.setLineJoin(1)
        canvas.setLineCap(_CAPS[style.get("stroke-linecap", "butt")])
        canvas.setDash([float(part) for part in style.get("stroke-dasharray", "").split()])
    canvas.setStrokeAlpha(float(style.get("opacity", 1)))
    path = canvas.beginPath()
    if tag == "rect":
        box = [float(at.get(name, 0)) for name in ("x", "y", "width", "height")]
        path.roundRect(*box, float(at.get("rx", 0)))
    elif tag in ("circle", "ellipse"):
        x, y = float(at.get("cx", 0)), float(at.get("cy", 0))
        across, down = float(at.get("rx", at.get("r", 0))), float(at.get("ry", at.get("r", 0)))
        path.ellipse(x - across, y - down, 2 * across, 2 * down)
    else:
        _trace(path, at["d"])
    canvas.drawPath(path, stroke=strokes, fill=fills)


def _trace(path: Any, text: str) -> None:
    """Draw along a path's commands."""
    x = y = start_x = start_y = bend_x = bend_y = 0.0
    for command, numbers in path_commands(text):
        name, relative = command.upper(), command.islower()
        from_x, from_y = (x, y) if relative else (0.0, 0.0)
        if name == "Z":
            path.close()
            x, y = start_x, start_y
        elif name in "HV":
            x, y = (from_x + numbers[0], y) if name == "H" else (x, from_y + numbers[0])
            path.lineTo(x, y)
        elif name in "CS":
            points = [number + (from_x, from_y)[index % 2] for index, number in enumerate(numbers)]
            if name == "S":  # goes on as smoothly as the curve before came
                points = [2 * x - bend_x, 2 * y - bend_y, *points]
            path.curveTo(*points)
            bend_x, bend_y, x, y = points[2:]
        else:
            x, y = from_x + numbers[0], from_y + numbers[1]
            (path.moveTo if name == "M" else path.lineTo)(x, y)
            if name == "M":
                start_x, start_y = x, y


def path_commands(text: str) -> Iterator[tuple[str, list[float]]]:
    """(command, its numbers) of a path; a command without a letter repeats the one before."""
    parts = _PARTS.findall(text)
    at, command = 0, "M"
    while at < len(parts):
        if parts[at].isalpha():
            command, at = parts[at], at + 1
        elif command in "Mm":  # further points of a move are lines
            command = "L" if command == "M" else "l"
        count = _WORDS[command.upper()]
        yield command, [float(part) for part in parts[at : at + count]]
        at += count


def _long(colour: str) -> str:
    """``#e88`` as ``#ee8888``."""
    return colour if len(colour) != 4 else "#" + "".join(2 * digit for digit in colour[1:])
