"""What a training tells: a line for every chapter, and a page with its curves."""

from besace.games.parts.figures import Column, Sheet
from besace.games.parts.intervals import Estimate
from besace.pages.curve import Spot, curve, text_curve
from besace.pages.html import page
from besace.train.checkpoint import Point, Progress
from besace.train.plan import Plan

MILLION = 1e6


def line_of(plan: Plan, progress: Progress) -> str:
    """The latest point of the curve as a line of text, with the curve of the middle player count."""
    point, counts = progress.curve[-1], list(progress.curve[-1].shares)
    middle = counts[len(counts) // 2]
    shares = "  ".join(f"{players} players {100 * point.shares[players][0]:4.1f} %" for players in counts)
    drawn = text_curve([each.shares[middle][0] for each in progress.curve])
    return f"{point.steps / MILLION:7.2f} M choices {point.seconds:6.0f} s   {shares}   {drawn}"


def shares_of(point: Point) -> str:
    """What was won at a point of the curve, with 95 % intervals and what would be fair."""
    return ", ".join(
        f"{100 * mean:.1f} % ({100 * low:.1f} … {100 * high:.1f} %) with {players} players (fair: {100 / players:.1f} %)"
        for players, (mean, low, high) in point.shares.items()
    )


def others(plan: Plan) -> str:
    """Who sits in the other seats where the network is measured."""
    if plan.against is None:
        return "club players (rules of thumb)"
    return f"the network {plan.against.name} (sha256 {plan.against.sha256}, warmth {plan.warmth:g})"


def report(plan: Plan, progress: Progress) -> str:
    """A page: the settings, a curve for each player count, and all figures."""
    last = progress.curve[-1]
    facts = {
        "command": plan.command,
        "choices": f"{last.steps:,} of {plan.lessons * (last.steps // max(1, progress.lessons)):,}",
        "processor time": f"{last.seconds:,.0f} s",
        "layers": " – ".join(map(str, plan.sizes)),
        "measured by": f"{plan.games} games or more for each point, one seat against {others(plan)}",
        "won at the end" if progress.lessons == plan.lessons else "won so far": shares_of(last),
    }
    plots = [
        (f"{players} players: share won, over millions of choices", _plot(progress.curve, players)) for players in last.shares
    ]
    return page(f"Training {plan.game}", facts, [("The curve", "", [_sheet(plan, progress.curve)])], plots)


def _plot(points: list[Point], players: int) -> str:
    spots = [Spot(point.steps / MILLION, *point.shares[players]) for point in points]
    return curve(spots, 1 / players, " M", f"share won with {players} players, {100 * spots[-1].share:.1f} % at the end")


def _sheet(plan: Plan, points: list[Point]) -> Sheet:
    counts = list(points[-1].shares)
    columns = [*(Column(f"{players} players", "share") for players in counts), Column("variety"), Column("surprise")]
    sheet = Sheet(
        f"Share won against {'the frozen network' if plan.against else 'club players'}",
        "variety: the entropy of choices; surprise: of who won, in nats",
        "choices",
        columns,
    )
    for point in points:
        cells = [Estimate(*point.shares[players], count=0) for players in counts]
        sheet.rows.append((f"{point.steps:,}", [*cells, point.entropy, point.surprise]))
    return sheet
