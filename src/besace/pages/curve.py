"""Learning curves: shares over time, as inline SVG and as a line of text."""

from collections.abc import Iterator, Sequence
from html import escape
from typing import NamedTuple

from besace.pages.svg import nice_step

WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM = 360, 200, 40, 14, 10, 26
TICKS = 5
BARS = "▁▂▃▄▅▆▇█"
LONGEST = 32  # letters of a curve as text


class Spot(NamedTuple):
    """A point of a curve: when, the share, and its 95 % interval."""

    at: float
    share: float
    low: float
    high: float


def curve(spots: Sequence[Spot], fair: float, unit: str, alt: str) -> str:
    """A line through all spots within the band of their intervals; dashed: what would be fair."""
    last = max(spot.at for spot in spots) or 1.0
    top = min(1.0, max(fair, *(spot.high for spot in spots)) * 1.08)

    def x(at: float) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * at / last

    def y(share: float) -> float:
        return TOP + (HEIGHT - TOP - BOTTOM) * (1 - share / top)

    line = " ".join(f"{x(s.at):.1f},{y(s.share):.1f}" for s in spots)
    band = [*((s.at, s.high) for s in spots), *((s.at, s.low) for s in reversed(spots))]
    parts = [f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{escape(alt)}">']
    for share in _ticks(top):
        parts.append(f'<line class="grid" x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y(share):.1f}" y2="{y(share):.1f}"/>')
        parts.append(f'<text class="label" x="{LEFT - 6}" y="{y(share) + 4:.1f}">{100 * share:.0f} %</text>')
    for at in _ticks(last):
        parts.append(f'<text class="tick" x="{x(at):.1f}" y="{HEIGHT - BOTTOM + 16}">{at:,g}{unit if at else ""}</text>')
    parts.append(f'<line class="fair" x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y(fair):.1f}" y2="{y(fair):.1f}"/>')
    parts.append(f'<polygon class="band" points="{" ".join(f"{x(at):.1f},{y(share):.1f}" for at, share in band)}"/>')
    return "".join([*parts, f'<polyline class="line" points="{line}"/></svg>'])


def _ticks(last: float) -> Iterator[float]:
    step = nice_step(last / TICKS)
    return (i * step for i in range(int(last / step + 1e-9) + 1))


def text_curve(shares: Sequence[float]) -> str:
    """The latest shares as a line of bars, from none to the highest of all."""
    top = max(shares) or 1.0
    return "".join(BARS[min(len(BARS) - 1, int(len(BARS) * share / top))] for share in shares[-LONGEST:])
