"""The report: what it finds in a lab, and the page that it makes of it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from typer.testing import CliRunner

from longbox.lab.commands import app
from longbox.lab.crews import Alone
from longbox.lab.findings import Ending, Findings, Point, Rate
from longbox.lab.look import INKS, lifted
from longbox.lab.plan import Plan, axis_each, axis_with, cells
from longbox.lab.play import Record
from longbox.lab.report import headline, write
from longbox.lab.run import run
from longbox.lab.store import LabError, Store

DUELS = 10
"""Games of each pair of decks."""


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    opened = Store(tmp_path / "my-lab.db")
    yield opened
    opened.close()


@pytest.fixture
def duels(store: Store) -> Findings:
    """The Avengers always beat the X-Men, with Thor in hand in turn 2; a deck against itself wins every other game."""
    for cell in cells("vs", [axis_each("vs", "decks=avengers,x-men", 2)], {}, ["random"]):
        store.enter(cell, 1)
        first, second = cell.setup["decks"]
        for number in range(DUELS):
            winner = number % 2 if first == second else int(first == "x-men")
            avengers = [
                (seat, "thor", 2 + seat, None) for seat, deck in enumerate((first, second)) if deck == "avengers"
            ]
            wounds = [(turn, seat, "wounds", float(turn * (seat != winner))) for turn in (1, 2) for seat in (0, 1)]
            store.add(
                Record(
                    cell.key, number, 0, "win", "VS-WIN-01", (winner,), False, (), 4 + number, 90, (0.0, 0.0), avengers,
                    wounds,
                )
            )  # fmt: skip
    return Findings(store, "vs")


def test_decks_of_two_seats_make_a_square(duels: Findings):
    square = duels.square
    assert square is not None
    assert square.rows == square.columns == ["avengers", "x-men"]
    assert square.rates["avengers", "x-men"] == Rate(DUELS, DUELS)
    assert square.rates["x-men", "avengers"] == Rate(0, DUELS)
    assert square.rates["x-men", "x-men"] == Rate(DUELS // 2, DUELS)


def test_decks_that_met_only_themselves_make_no_square(store: Store):
    for cell in cells("vs", [axis_with("vs", "decks=avengers+avengers,x-men+x-men")], {}, ["random"]):
        store.enter(cell, 1)
        store.add(Record(cell.key, 0, 0, "win", "VS-WIN-01", (0,), False, (), 9, 90, (0.0, 0.0), [], []))
    square = Findings(store, "vs").square
    assert square is not None
    assert not square.filled


def test_a_card_is_told_with_those_who_won_and_when_they_held_it(duels: Findings):
    (thor,) = duels.held
    assert thor.name == "Thor"
    assert thor.rate == Rate(3 * DUELS, 4 * DUELS)
    assert thor.turn_won == pytest.approx((2 * DUELS + 3 * DUELS + 2.5 * DUELS) / (3 * DUELS))


def test_curves_keep_winners_and_losers_apart(duels: Findings):
    won, lost = duels.curves
    assert (won.won, won.points) == (True, [Point(1, 0.0, 0.0), Point(2, 0.0, 0.0)])
    assert (lost.won, lost.points) == (False, [Point(1, 1.0, 0.0), Point(2, 2.0, 0.0)])


def test_endings_and_lengths_are_counted(duels: Findings):
    assert duels.endings == [Ending("win", "VS-WIN-01", 4 * DUELS)]
    assert sum(games for _, _, games in duels.lengths) == 4 * DUELS
    assert {turns for turns, _, _ in duels.lengths} == set(range(4, 4 + DUELS))


def test_the_headline_names_the_best(duels: Findings):
    assert "<b>avengers</b>, 75% of 20 games" in headline(duels)


@pytest.mark.usefixtures("duels")
def test_the_page_holds_all_plots_and_needs_nothing_else(store: Store, tmp_path: Path):
    page = write(store, tmp_path / "report")
    html = page.read_text(encoding="utf-8")
    names = {"win-rates", "lengths", "endings", "cards", "curves"}
    assert {file.name for file in page.parent.iterdir()} == {"index.html"} | {
        f"vs-{name}.{kind}" for name in names for kind in ("png", "svg")
    }
    assert html.count("<svg") == len(names)
    assert "100%" in html
    assert not re.search(r'src="|<link|@import|url\("(?!data:)', html)
    assert "VS-WIN-01" in html


def test_two_reports_of_one_lab_are_the_same(duels: Findings, store: Store, tmp_path: Path):
    first, second = (write(store, tmp_path / name).read_bytes() for name in ("one", "two"))
    assert first == second


def test_on_the_page_a_plot_takes_the_colours_of_the_page():
    assert len({ink.light for ink in INKS}) == len(INKS)
    drawn = '<?xml version="1.0"?>\n<svg width="9pt" height="9pt"><g id="axes_1" style="fill: #14161a"/></svg>'
    assert lifted(drawn, "Wins") == '<svg role="img" aria-label="Wins"><g style="fill: var(--ink)"/></svg>'


def played(store: Store, game: str, lines: list[str], games: int) -> None:
    grid = cells(game, [axis_with(game, line) for line in lines], {}, ["random"])
    run(Plan(grid, games, None, 1), store, Alone(), lambda record: None)


def test_real_games_of_all_three(store: Store, tmp_path: Path):
    played(store, "vs", [], 4)
    played(store, "champions", ["heroes=spider-man,iron-man", "scenario=rhino,klaw"], 2)
    played(store, "legendary", ["mastermind=loki,magneto"], 2)
    html = write(store, tmp_path / "report").read_text(encoding="utf-8")
    for words in (
        "Vs. System",
        "Marvel Champions: none of 8 games was won.",
        "Victory points",
        "Threat",
        "iron-man, klaw",
    ):
        assert words in html


def test_a_single_game_gives_numbers_and_no_plots(store: Store, tmp_path: Path):
    played(store, "champions", [], 1)
    page = write(store, tmp_path / "report")
    assert "Too few games for plots" in page.read_text(encoding="utf-8")
    assert [file.name for file in page.parent.iterdir()] == ["index.html"]


def test_a_lab_without_games_says_so(store: Store, tmp_path: Path):
    with pytest.raises(LabError, match="has no games yet: longbox lab run"):
        write(store, tmp_path / "report")


def test_from_the_command_line_it_lies_beside_the_lab(store: Store, duels: Findings, tmp_path: Path):
    ran = CliRunner().invoke(app, ["report", str(store.path)], catch_exceptions=False)
    assert str(tmp_path / "my-lab-report" / "index.html") in ran.output.replace("\n", "")
    assert (tmp_path / "my-lab-report" / "index.html").exists()
