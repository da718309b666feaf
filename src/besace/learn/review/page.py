"""Reviews as one HTML file that needs nothing else: the curve, where the result came from, moments, every decision."""

import io
from collections.abc import Iterator, Sequence
from html import escape

from rich.console import Console, Group

from besace.learn.review.sentences import PERCENT, Sentences
from besace.learn.review.shapes import Decision, Review
from besace.pages.html import STYLE

WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM = 760, 240, 44, 12, 12, 26
BAR, VIEW_WIDTH = 120, 84
_MORE = """
svg .band{fill:var(--dot);opacity:.18}svg .line{fill:none;stroke:var(--dot);stroke-width:2;stroke-linejoin:round}
svg .mark{fill:var(--fair)}svg .tick.left{text-anchor:end}
details{border-bottom:1px solid var(--line);padding:6px 0}summary{cursor:pointer}summary .lost{color:var(--fair)}
summary small{color:var(--soft)}pre{overflow-x:auto;font-size:.8rem;line-height:1.3}ul{padding-left:1.2em}
td.bar{min-width:130px}td.bar svg{width:130px}.played td{font-weight:600}code{font-size:.85rem}
"""


def page(reviews: Sequence[Sentences], file: str) -> str:
    """All reviews of a game in one file; ``file`` is what the record is called."""
    title = reviews[0].title() if len(reviews) == 1 else reviews[0].presenter.title
    parts = [
        f'<!doctype html><html lang="{reviews[0].words.language}"><head><meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width,initial-scale=1"><link rel="icon" href="data:,">',
        f"<title>{escape(title)}</title><style>{STYLE}{_MORE}</style></head><body><main><h1>{escape(title)}</h1>",
    ]
    for sentences in reviews:
        if len(reviews) > 1:
            parts.append(f"<h2>{escape(sentences.title())}</h2>")
        parts += _review(sentences, file)
    return "".join([*parts, "</main></body></html>\n"])


def _review(sentences: Sentences, file: str) -> Iterator[str]:
    words, found = sentences.words, sentences.review
    yield f"<section><h3>{escape(words('review-curve'))}</h3><p>{escape(sentences.summary())}</p>{curve(found)}"
    yield '<div class="scroll"><table><tbody>'
    for what, change, error in sentences.causes():
        yield f"<tr><td>{escape(what).replace('  ', '&emsp;')}</td><td>{change}</td><td>{error}</td></tr>"
    yield f"</tbody></table></div><p>{escape(words('review-note-skill'))}</p></section>"
    yield f"<section><h3>{escape(words('review-moments'))}</h3><ul>"
    for moment in found.moments:
        replay = words("review-replay", file=file, ply=moment.ply, seat=found.seat)
        yield f"<li>{escape(sentences.moment(moment))}<br><code>{escape(replay)}</code></li>"
    yield "</ul></section>"
    if found.bluffs:
        yield f"<section><h3>{escape(words('review-bluffs'))}</h3><ul>"
        yield from (f"<li>{escape(sentences.bluff(bluff))}</li>" for bluff in found.bluffs)
        yield "</ul></section>"
    yield f"<section><h3>{escape(words('review-decisions'))}</h3>"
    for decision in found.decisions:
        yield from _decision(sentences, decision)
    yield "</section>"


def _decision(sentences: Sentences, decision: Decision) -> Iterator[str]:
    words, verdict = sentences.words, sentences.verdict(decision)
    head = escape(words("review-decision", ply=decision.ply, played=sentences.choice(decision.played)))
    mark = "strong class=lost" if decision.mistake else "small"
    yield f"<details><summary>{head} · <{mark}>{escape(verdict)}</{mark.split()[0]}></summary><table><thead><tr>"
    yield f"<th>{escape(words('review-column-move'))}</th><th>{escape(words('review-column-value'))}</th><th></th></tr></thead>"
    for each in decision.moves:
        played = " class=played" if each.move == decision.played else ""
        yield f"<tr{played}><td>{escape(sentences.choice(each.move))}</td>"
        value, error = (words.number(PERCENT * share, digits) for share, digits in ((each.value, 0), (each.error, 1)))
        yield f"<td>{value}<small>± {error}</small></td>"
        yield f'<td class="bar">{_bar(each.value, each.error)}</td></tr>'
    yield f"</table><p>{escape(words('review-knew'))}</p><pre>{escape(_view(sentences, decision))}</pre></details>"


def _view(sentences: Sentences, decision: Decision) -> str:
    """What the seat knew, as the terminal would have shown it."""
    out = io.StringIO()
    console = Console(file=out, width=VIEW_WIDTH, highlight=False, color_system=None)
    console.print(Group(*sentences.presenter.table(decision.view)))
    return out.getvalue().rstrip()


def _bar(value: float, error: float) -> str:
    low, high = BAR * max(0.0, value - error), BAR * min(1.0, value + error)
    return (
        f'<svg viewBox="0 0 {BAR + 4} 12"><line class="grid" x1="0" x2="{BAR}" y1="6" y2="6"/>'
        f'<line class="span" x1="{low:.1f}" x2="{high:.1f}" y1="6" y2="6"/>'
        f'<circle class="dot" cx="{BAR * value:.1f}" cy="6" r="3.5"/></svg>'
    )


def curve(found: Review) -> str:
    """The seat's chances after every move, with a band of one standard error, and dots where something happened."""
    last = max(1, max(event.ply for event in found.events) + 1)

    def x(ply: int) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * (ply + 1) / last

    def y(value: float) -> float:
        return TOP + (HEIGHT - TOP - BOTTOM) * (1 - min(1.0, max(0.0, value)))

    points = [(-2, found.start, 0.0), *((event.ply, event.value, event.error) for event in found.events)]
    points = [(max(ply, -1), value, error) for ply, value, error in points]
    line = " ".join(f"{x(ply):.1f},{y(value):.1f}" for ply, value, _ in points)
    upper = [f"{x(ply):.1f},{y(value + error):.1f}" for ply, value, error in points]
    lower = [f"{x(ply):.1f},{y(value - error):.1f}" for ply, value, error in reversed(points)]
    parts = [f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img">']
    for share in (0.0, 0.25, 0.5, 0.75, 1.0):
        parts.append(f'<line class="grid" x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y(share):.1f}" y2="{y(share):.1f}"/>')
        parts.append(f'<text class="tick left" x="{LEFT - 6}" y="{y(share) + 4:.1f}">{PERCENT * share:.0f} %</text>')
    fair = y(found.start)
    parts.append(f'<line class="fair" x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{fair:.1f}" y2="{fair:.1f}"/>')
    parts.append(f'<polygon class="band" points="{" ".join([*upper, *lower])}"/><polyline class="line" points="{line}"/>')
    for moment in found.moments:
        at = next(event for event in found.events if event.ply == moment.ply)
        parts.append(f'<circle class="mark" cx="{x(at.ply):.1f}" cy="{y(at.value):.1f}" r="5"/>')
        parts.append(f'<text class="tick" x="{x(at.ply):.1f}" y="{HEIGHT - 8}">{moment.ply}</text>')
    return "".join([*parts, "</svg>"])
