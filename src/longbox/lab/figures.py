"""The plots of a report, each a function from findings to a figure."""

from __future__ import annotations

import re
from contextlib import AbstractContextManager
from typing import TYPE_CHECKING, Any, Final

from matplotlib import rc_context
from matplotlib.colors import LinearSegmentedColormap
from matplotlib.figure import Figure
from matplotlib.patches import Rectangle
from matplotlib.ticker import MaxNLocator, PercentFormatter

from longbox.lab.findings import Curve, Ending, Findings, Held, Rate, Square
from longbox.lab.look import (
    DRAWN,
    FRAME,
    HEAT,
    INK,
    INK_2,
    LOST,
    ON_DEEP,
    ON_PALE,
    PANEL,
    PENCIL,
    PENCIL_SOFT,
    PENCIL_TEXT,
    WON,
    Ink,
)  # fmt: skip

if TYPE_CHECKING:
    from matplotlib.axes import Axes

STYLE: Final[dict[Any, Any]] = {
    "axes.edgecolor": PENCIL.light,
    "axes.facecolor": "none",
    "axes.grid": True,
    "axes.axisbelow": True,
    "axes.labelcolor": INK_2.light,
    "axes.labelsize": 11,
    "axes.spines.right": False,
    "axes.spines.top": False,
    "axes.titlecolor": INK.light,
    "axes.titlelocation": "left",
    "axes.titlesize": 13,
    "axes.titleweight": "bold",
    "figure.facecolor": PANEL.light,
    "font.size": 11,
    "grid.color": PENCIL_SOFT.light,
    "legend.frameon": False,
    "svg.fonttype": "none",
    "svg.hashsalt": "longbox",
    "text.color": INK.light,
    "xtick.color": PENCIL.light,
    "xtick.labelcolor": INK_2.light,
    "ytick.color": PENCIL.light,
    "ytick.labelcolor": INK.light,
}
"""Pencilled guides, inked data."""

WIDTH: Final = 11.0
HALF: Final = 5.8
MOST_CARDS: Final = 12
"""The best and the worst cards together show so many lines each at most."""
LONG_NAME: Final = 15
DEEP: Final = 0.26
"""A colour with less light than this needs pale letters."""

Colour = tuple[float, float, float, float]
"""Red, green, blue and how solid, each from 0 to 1."""

OUTCOMES: Final[dict[str, Ink]] = {"win": WON, "loss": LOST}


def styled() -> AbstractContextManager[None]:
    """Draw and save figures within this."""
    return rc_context(STYLE)


def heat_map(square: Square) -> Figure:
    """Win rates of the first seat in rows and columns, each with what one can be sure of."""
    rows, columns = len(square.rows), len(square.columns)
    figure = Figure(figsize=(max(WIDTH, 2.2 + 1.05 * columns), 1.3 + 0.68 * rows), layout="constrained")
    axes = figure.subplots()
    colours = LinearSegmentedColormap.from_list("heat", HEAT)
    axes.set(xlim=(-0.5, columns - 0.5), ylim=(rows - 0.5, -0.5), xlabel=square.across, ylabel=square.down)
    for (row, column), rate in square.rates.items():
        x, y = square.columns.index(column), square.rows.index(row)
        colour = colours(rate.share)
        axes.add_patch(tile(x, y, colour))
        ink = ON_DEEP if light(colour) < DEEP else ON_PALE
        low, high = rate.known
        axes.text(x, y - 0.1, f"{rate.share:.0%}", ha="center", va="center", size=17, weight="bold", color=ink)
        axes.text(x, y + 0.27, f"{low:.0%} to {high:.0%}", ha="center", va="center", size=9.5, color=ink)
    axes.set_xticks(range(columns), [wrapped(name) for name in square.columns])
    axes.set_yticks(range(rows), [wrapped(name) for name in square.rows])
    axes.xaxis.tick_top()
    axes.xaxis.set_label_position("top")
    axes.tick_params(length=0, labelcolor=INK.light)
    axes.spines[:].set_visible(False)
    axes.grid(visible=False)
    return figure


def tile(x: float, y: float, colour: Colour) -> Rectangle:
    return Rectangle((x - 0.47, y - 0.46), 0.94, 0.92, facecolor=colour, edgecolor=FRAME.light, linewidth=1.6)


def light(colour: Colour) -> float:
    """How much light a colour gives back, from 0 to 1."""
    red, green, blue, _ = (part**2.2 for part in colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def rate_lines(rates: list[tuple[str, Rate]]) -> Figure:
    """Win rates one below the other, as points with intervals."""
    figure = Figure(figsize=(WIDTH, 1.1 + 0.42 * len(rates)), layout="constrained")
    axes = figure.subplots()
    for line, (_, rate) in enumerate(rates):
        interval(axes, line, rate, WON)
        axes.text(1.02, line, f"{rate.share:.0%} of {rate.games}", va="center", color=INK_2.light)
    axes.axvline(0.5, color=PENCIL.light, linewidth=1.2, linestyle=(0, (4, 3)))
    axes.set_yticks(range(len(rates)), [name for name, _ in rates])
    axes.set(xlim=(-0.01, 1.01), ylim=(len(rates) - 0.5, -0.5), xlabel="games won")
    axes.xaxis.set_major_formatter(PercentFormatter(1.0, decimals=0))
    axes.grid(visible=False, axis="y")
    return figure


def interval(axes: Axes, line: float, rate: Rate, ink: Ink) -> None:
    low, high = rate.known
    axes.plot([low, high], [line, line], color=ink.light, linewidth=3, alpha=0.45, solid_capstyle="butt")
    axes.plot([rate.share], [line], "o", color=ink.light, markersize=8, markeredgecolor=PANEL.light)


def lengths(findings: Findings) -> Figure:
    """How many turns games take, those that the first seat won apart from the others."""
    figure = Figure(figsize=(HALF, 3.5), layout="constrained")
    axes = figure.subplots()
    turns = range(min(turn for turn, *_ in findings.lengths), max(turn for turn, *_ in findings.lengths) + 1)
    below = dict.fromkeys(turns, 0)
    for won, ink, name, hatch in ((True, WON, "won by the first seat", ""), (False, LOST, "not won", "////")):
        games = {turn: count for turn, was, count in findings.lengths if bool(was) == won}
        if not games:
            continue
        heights = [games.get(turn, 0) for turn in turns]
        axes.bar(
            turns, heights, 0.82, bottom=list(below.values()), color=ink.light, label=name, hatch=hatch,
            edgecolor=PANEL.light, linewidth=0,
        )  # fmt: skip
        below = {turn: below[turn] + games.get(turn, 0) for turn in turns}
    axes.set(xlabel="turns", ylabel="games")
    axes.xaxis.set_major_locator(MaxNLocator(integer=True))
    axes.yaxis.set_major_locator(MaxNLocator(integer=True))
    axes.grid(visible=False, axis="x")
    axes.legend(loc="lower left", bbox_to_anchor=(0.0, 1.0), ncols=2)
    return figure


def endings(found: list[Ending]) -> Figure:
    """How games ended, by outcome and rule."""
    figure = Figure(figsize=(HALF, 3.5), layout="constrained")
    axes = figure.subplots()
    total = sum(ending.games for ending in found)
    for line, ending in enumerate(found):
        share = ending.games / total
        axes.barh(line, share, 0.62, color=OUTCOMES.get(ending.outcome, DRAWN).light)
        axes.text(share + 0.015, line, f"{share:.0%}  ({ending.games})", va="center", color=INK.light)
    axes.set_yticks(range(len(found)), [f"{ending.outcome}\n{ending.rule}" for ending in found])
    axes.set(xlim=(0, 1.18), ylim=(max(len(found), 3) - 0.5, -0.5), xlabel="part of all games")
    axes.set_xticks([0, 0.25, 0.5, 0.75, 1.0])
    axes.xaxis.set_major_formatter(PercentFormatter(1.0, decimals=0))
    axes.grid(visible=False, axis="y")
    return figure


def cards(found: list[Held], base: Rate) -> Figure:
    """The cards with the highest and the lowest win rates, and when winners and losers first held them."""
    shown = found if len(found) <= 2 * MOST_CARDS else found[:MOST_CARDS] + found[-MOST_CARDS:]
    figure = Figure(figsize=(WIDTH, 1.2 + 0.34 * len(shown)), layout="constrained")
    rates, turns = figure.subplots(1, 2, sharey=True, width_ratios=[3, 2])
    for line, card in enumerate(shown):
        interval(rates, line, card.rate, WON if card.rate.share >= base.share else LOST)
        when = [turn for turn in (card.turn_won, card.turn_lost) if turn is not None]
        turns.plot(when, [line] * len(when), color=PENCIL.light, linewidth=2)
        for turn, ink, marker in ((card.turn_won, WON, "o"), (card.turn_lost, LOST, "D")):
            if turn is not None:
                turns.plot([turn], [line], marker, color=ink.light, markersize=7, markeredgecolor=PANEL.light)
    if len(shown) < len(found):
        for axes in (rates, turns):
            axes.axhline(MOST_CARDS - 0.5, color=FRAME.light, linewidth=1, linestyle=(0, (2, 3)))
    rates.axvline(base.share, color=PENCIL_TEXT.light, linewidth=1.2, linestyle=(0, (4, 3)))
    rates.set_yticks(range(len(shown)), [card.name for card in shown])
    rates.set(xlim=(-0.01, 1.01), ylim=(len(shown) - 0.5, -0.5), title="Games won by whoever held it")
    rates.xaxis.set_major_formatter(PercentFormatter(1.0, decimals=0))
    turns.set(title="First in hand, turn on average")
    turns.plot([], [], "o", color=WON.light, label="won")
    turns.plot([], [], "D", color=LOST.light, label="lost")
    turns.legend(loc="upper left", bbox_to_anchor=(0.0, -0.04), ncols=2)
    for axes in (rates, turns):
        axes.tick_params(axis="y", length=0)
    return figure


def curves(found: list[Curve]) -> Figure:
    """What was measured, turn by turn: the mean, and a band that holds about two thirds of the games."""
    measures = list(dict.fromkeys(curve.measure for curve in found))
    figure = Figure(figsize=(WIDTH, 4.2), layout="constrained")
    for measure, axes in zip(measures, figure.subplots(1, len(measures), squeeze=False)[0], strict=True):
        for curve in (curve for curve in found if curve.measure == measure):
            turns = [point.turn for point in curve.points]
            means = [point.mean for point in curve.points]
            ink, dashes, name = (WON, "-", "won") if curve.won else (LOST, (0, (5, 2)), "lost")
            lower = [max(0.0, point.mean - point.spread) for point in curve.points]
            upper = [point.mean + point.spread for point in curve.points]
            axes.fill_between(turns, lower, upper, color=ink.light, alpha=0.16, linewidth=0)
            axes.plot(turns, means, color=ink.light, linewidth=2.6, linestyle=dashes, label=name)
        axes.set(title=measure[:1].upper() + measure[1:], xlabel="turn", ylim=(0, None))
        axes.xaxis.set_major_locator(MaxNLocator(integer=True))
        axes.legend()
    return figure


def wrapped(name: str) -> str:
    """A long name in two lines, broken near its middle after a space or a hyphen."""
    breaks = [match.end() for match in re.finditer(r"[ -]", name)]
    if len(name) < LONG_NAME or not breaks:
        return name
    at = min(breaks, key=lambda at: abs(2 * at - len(name)))
    return f"{name[:at].rstrip(' ')}\n{name[at:]}"
