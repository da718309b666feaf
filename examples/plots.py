"""The plots of the examples, drawn by matplotlib: round ticks, time across, and an interval wherever something was measured."""

import math

import matplotlib

matplotlib.use("svg")

import matplotlib.pyplot as plt
from matplotlib.ticker import MaxNLocator, PercentFormatter

from besace.games.parts.intervals import mean_of

PAPER, GRID, INK, SOFT = "#fbf7ee", "#d9d2c5", "#23211d", "#6d675e"
COLOURS = ("#1f6f8b", "#b5442e", "#5f7f1c", "#8a5a9e")
SIZE = (6.4, 3.4)  # inches
SECONDS_OF_A_MINUTE, MINUTES = 60, 90  # from so many seconds on, time is told in minutes
plt.rcParams.update({
    "figure.facecolor": PAPER, "axes.facecolor": PAPER, "savefig.facecolor": PAPER, "axes.edgecolor": SOFT, "grid.color": GRID,
    "text.color": INK, "axes.labelcolor": INK, "xtick.color": SOFT, "ytick.color": SOFT, "axes.spines.top": False,
    "axes.spines.right": False, "axes.grid": True, "axes.axisbelow": True, "legend.frameon": False, "font.size": 10,
    "svg.hashsalt": "besace",
})  # fmt: skip


def _frame(across, up, percent=True, height=SIZE[1]):
    figure, axes = plt.subplots(figsize=(SIZE[0], height), layout="constrained")
    axes.set_xlabel(across)
    axes.set_ylabel(up)
    for axis in (axes.xaxis, axes.yaxis):
        axis.set_major_locator(MaxNLocator(6, steps=[1, 2, 5, 10], integer=not percent))
    if percent:
        axes.yaxis.set_major_formatter(PercentFormatter(1, decimals=0))
    return figure, axes


def _save(figure, path):
    figure.savefig(path, format="svg", metadata={"Date": None})
    plt.close(figure)


def learning(path, curves, par):
    """Shares won over time: ``curves`` has by name the runs of several seeds, lists of (seconds, moves, share) at the same times.

    A thin line is a seed, a thick one the mean of all, and the band is the mean's 95 % interval."""
    longest = max(point[0] for runs in curves.values() for run in runs for point in run)
    unit, name = (SECONDS_OF_A_MINUTE, "minutes") if longest > MINUTES else (1, "seconds")
    figure, axes = _frame(f"{name} of training, on one core", "games won")
    for (label, runs), colour in zip(curves.items(), COLOURS, strict=False):
        times = [point[0] / unit for point in min(runs, key=len)]
        means = [mean_of((run[i][2], 1) for run in runs) for i in range(len(times))]
        for run in runs if len(runs) > 1 else ():
            axes.plot(times, [point[2] for point in run[: len(times)]], color=colour, linewidth=0.7, alpha=0.45)
        axes.plot(times, [each.mean for each in means], color=colour, linewidth=2, label=label)
        if len(runs) > 1:
            lows, highs = [max(0, each.low) for each in means], [min(1, each.high) for each in means]
            axes.fill_between(times, lows, highs, color=colour, alpha=0.15, linewidth=0)
    axes.axhline(par, color=SOFT, linestyle="--", linewidth=1)
    axes.annotate("par", (1, par), xycoords=("axes fraction", "data"), xytext=(-2, 3), textcoords="offset points", ha="right")
    axes.set_xlim(0, longest / unit)
    axes.set_ylim(0, 1)
    figure.legend(loc="outside right upper")
    _save(figure, path)


def rounds(path, totals, across, up):
    """A line for each name, through whole numbers."""
    figure, axes = _frame(across, up, percent=False)
    for (name, points), colour in zip(totals.items(), COLOURS, strict=False):
        axes.plot(*zip(*points, strict=True), color=colour, linewidth=2, marker="o", markersize=4, label=name)
    axes.set_ylim(0, None)
    figure.legend(loc="outside right upper")
    _save(figure, path)


def calibration(path, found, across, up):
    """What came true beside what was believed, each with its 95 % interval; on the dashed line they agree."""
    figure, axes = _frame(across, up)
    axes.xaxis.set_major_formatter(PercentFormatter(1, decimals=0))
    for (name, points), colour in zip(found.items(), COLOURS, strict=False):
        believed, true, low, high = zip(*points, strict=True)
        bars = [[t - end for t, end in zip(true, low, strict=True)], [end - t for t, end in zip(true, high, strict=True)]]
        axes.errorbar(believed, true, yerr=bars, color=colour, marker="o", markersize=5, linewidth=1.2, label=name)
    most = math.ceil(10 * max(value for points in found.values() for point in points for value in (point[0], point[3]))) / 10
    axes.plot((0, most), (0, most), color=SOFT, linestyle="--", linewidth=1)
    axes.set_xlim(0, most)
    axes.set_ylim(0, most)
    axes.legend(loc="upper left")
    _save(figure, path)


def shares(path, found, across, par):
    """A dot and its interval for each name."""
    figure, axes = _frame(across, "", height=1.2 + 0.4 * len(found))
    axes.grid(axis="y", visible=False)
    axes.xaxis.set_major_formatter(PercentFormatter(1, decimals=0))
    for row, share in enumerate(found.values()):
        bars = [[share["mean"] - share["low"]], [share["high"] - share["mean"]]]
        axes.errorbar(share["mean"], -row, xerr=bars, color=COLOURS[0], marker="o", markersize=7, linewidth=3)
        axes.annotate(f"{share['mean']:.1%}", (1, -row), xycoords=("axes fraction", "data"), ha="right", va="center")
    axes.axvline(par, color=SOFT, linestyle="--", linewidth=1)
    axes.set_yticks([-row for row in range(len(found))], list(found))
    axes.set_xlim(0, 1.25 * max(par, *(share["high"] for share in found.values())))
    axes.set_ylim(0.6 - len(found), 0.6)
    _save(figure, path)
