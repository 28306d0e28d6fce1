"""`longbox lab report`: a page with plots about the games of a lab, and the plots as files."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from importlib.resources import files
from io import StringIO
from pathlib import Path
from statistics import median
from string import Template
from typing import TYPE_CHECKING, Annotated, Final, NamedTuple

import typer

import longbox
from longbox import SetupError
from longbox.lab.findings import PLAYERS, Findings, Rate
from longbox.lab.look import colours, fonts, lifted
from longbox.lab.store import LabError, Store

if TYPE_CHECKING:
    from matplotlib.figure import Figure

MOST_LINES: Final = 40
"""More win rates than this are in the table only."""
LARGEST: Final = 14
"""A heat map with more columns can't be read."""
FEWEST: Final = 4
"""Games below which there is nothing to plot."""
DOTS: Final = 160
"""Dots an inch of the PNG files."""


class Plot(NamedTuple):
    """A figure with what stands around it."""

    name: str
    title: str
    caption: str
    wide: bool
    figure: Figure


def report(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The lab: a file that keeps every game.")],
    to: Annotated[Path | None, typer.Option(metavar="FOLDER", help="Where to; beside the lab, unless named.")] = None,
) -> None:
    """Write a page with plots: win rates, lengths, endings, cards, curves."""
    folder = to or file.with_name(f"{file.stem}-report")
    typer.echo(f"Open {write(Store(file, new=False), folder)} in a browser.")


def write(store: Store, folder: Path) -> Path:
    """Write the page and its plots."""
    played = [game for game in longbox.games() if Findings(store, game).cells]
    if not played:
        some = f"longbox lab run {store.path} --game {longbox.games()[0]}"
        raise LabError(f"{store.path} has no games yet: {some} plays some")
    try:
        from longbox.lab import figures
    except ImportError as error:
        raise SetupError("plots need matplotlib: pip install 'longbox[lab]'") from error
    folder.mkdir(parents=True, exist_ok=True)
    found = [Findings(store, game) for game in played]
    with figures.styled():
        sections = [section(findings, folder) for findings in found]
    template = Template((files("longbox.lab") / "report.html").read_text(encoding="utf-8"))
    page = template.substitute(
        title=escape(store.path.stem),
        fonts=fonts(),
        colours=colours(),
        headline="<br>".join(headline(findings) for findings in found),
        sections="\n".join(sections),
        version=longbox.__version__,
    )
    path = folder / "index.html"
    path.write_text(page, encoding="utf-8")
    return path


def headline(findings: Findings) -> str:
    """The best that a game has to tell, in a sentence."""
    name, rate = max(leaders(findings), key=lambda leader: (leader[1].known.low, leader[1].share))
    game = longbox.about(findings.game).title
    if not rate.won:
        return f"{game}: none of {findings.games} games was won."
    low, high = rate.known
    who = f"the most was won by <b>{escape(name)}</b>" if findings.axes else f"<b>{escape(name)}</b> won"
    return f"{game}: {who}, {rate.share:.0%} of {rate.games} games, surely between {low:.0%} and {high:.0%}."


def leaders(findings: Findings) -> list[tuple[str, Rate]]:
    """Whom win rates are about: the decks of all seats where they are crossed, else the cells."""
    square = findings.square
    if square is None or PLAYERS in findings.axes:
        return [(findings.label(cell), rate) for cell, rate in findings.cells]
    rows = {row: [rate for (first, _), rate in square.rates.items() if first == row] for row in square.rows}
    return [(row, Rate(sum(r.won for r in rates), sum(r.games for r in rates))) for row, rates in rows.items()]


def section(findings: Findings, folder: Path) -> str:
    """All about one game."""
    panels = "".join(panel(plot, findings.game, folder) for plot in plots(findings))
    if findings.games < FEWEST:
        panels = '<p class="note">Too few games for plots: play some more.</p>'
    else:
        panels = f'<div class="panels">{panels}</div>'
    return (
        f"<section><h2>{longbox.about(findings.game).title}</h2>{numbers(findings)}{panels}{table(findings)}</section>"
    )


def numbers(findings: Findings) -> str:
    turns = median([turn for turn, _, games in findings.lengths for _ in range(games)])
    shown = {"games": f"{findings.games:,}", "set-ups": f"{len(findings.cells):,}", "turns, as a rule": f"{turns:g}"}
    return "<dl>" + "".join(f"<div><dt>{name}</dt><dd>{value}</dd></div>" for name, value in shown.items()) + "</dl>"


def plots(findings: Findings) -> Iterator[Plot]:
    """The plots that fit what there is."""
    from longbox.lab import figures

    if findings.games < FEWEST:
        return
    square = findings.square
    first = "Games won by the first seat; below each rate, between what it surely lies."
    if square is not None and square.filled and len(square.columns) <= LARGEST:
        yield Plot("win-rates", "Win rates", first, True, figures.heat_map(square))
    elif len(findings.cells) <= MOST_LINES:
        lines = [(findings.label(cell), rate) for cell, rate in findings.cells]
        yield Plot("win-rates", "Win rates", "Games won by the first seat.", True, figures.rate_lines(lines))
    yield Plot("lengths", "How long games take", "All set-ups together.", False, figures.lengths(findings))
    yield Plot("endings", "How games end", rules_met(findings), False, figures.endings(findings.endings))
    if findings.held:
        said = "Cards that were in hand often enough; the dashed line is how often anybody wins."
        yield Plot("cards", "Cards of those who won", said, True, figures.cards(findings.held, findings.base))
    if findings.curves:
        said = "Means turn by turn; the bands hold about two thirds of the games that were still played."
        yield Plot("curves", "The course of the games", said, True, figures.curves(findings.curves))


def rules_met(findings: Findings) -> str:
    """The rules by which games ended, in words."""
    texts = {rule.id: rule.text for rule in longbox.rules(findings.game)}
    met = dict.fromkeys(ending.rule for ending in findings.endings if ending.rule in texts)
    return "<ul>" + "".join(f"<li><b>{rule}</b> {escape(texts[rule])}</li>" for rule in met) + "</ul>"


def panel(plot: Plot, game: str, folder: Path) -> str:
    """A plot on the page; its files are written on the way."""
    name = f"{game}-{plot.name}"
    drawn = StringIO()
    plot.figure.savefig(drawn, format="svg", metadata={"Date": None})
    (folder / f"{name}.svg").write_text(drawn.getvalue(), encoding="utf-8")
    plot.figure.savefig(folder / f"{name}.png", dpi=DOTS)
    links = f'<nav><a href="{name}.png">PNG</a> · <a href="{name}.svg">SVG</a></nav>'
    return (
        f'<figure class="{"wide" if plot.wide else "half"}"><h3>{plot.title}</h3>'
        f'<div class="scroll">{lifted(drawn.getvalue(), plot.title)}</div>'
        f"<figcaption><div>{plot.caption}</div>{links}</figcaption></figure>"
    )


def table(findings: Findings) -> str:
    """Every cell in numbers."""
    rows = "".join(
        f"<tr><td>{escape(findings.label(cell))}</td><td>{escape(', '.join(cell.players))}</td>"
        f'<td class="number">{rate.games}</td><td class="number">{rate.share:.1%}</td>'
        f'<td class="number">{rate.known.low:.1%} to {rate.known.high:.1%}</td></tr>'
        for cell, rate in findings.cells
    )
    heads = '<th>set-up</th><th>players</th><th class="number">games</th>'
    heads += '<th class="number">won by the first</th><th class="number">surely between</th>'
    return f'<h2>All set-ups</h2><div class="scroll"><table><tr>{heads}</tr>{rows}</table></div>'
