"""`longbox lab`: many games from the command line."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

from longbox import SetupError
from longbox.flags import ANY_GAME
from longbox.lab import plan as plans
from longbox.lab.climbing import ladder
from longbox.lab.crews import crew
from longbox.lab.exporting import to_csv, to_parquet
from longbox.lab.progress import progress_bar
from longbox.lab.report import report
from longbox.lab.run import MOST_GAMES, games_left
from longbox.lab.run import run as run_plan
from longbox.lab.sequential import bounds
from longbox.lab.stopping import stoppable
from longbox.lab.store import Store, Tally

GAMES, CREW = "What is played", "Who plays"

app = typer.Typer(help="Play many games, and see what comes out.", no_args_is_help=True)
app.command()(ladder)
app.command()(report)

LabFile = Annotated[Path, typer.Argument(metavar="FILE", help="The lab: a file that keeps every game.")]


@app.command()
def run(
    file: LabFile,
    game: Annotated[str, typer.Option(help=f"{ANY_GAME}.", rich_help_panel=GAMES)] = "",
    with_: Annotated[
        list[str] | None,
        typer.Option("--with", metavar="LINE=A,B", help="A line of the set-up with these values in turn; `all` is "
                     "every choice, + joins entries of a list.", rich_help_panel=GAMES),
    ] = None,
    each: Annotated[
        list[str] | None,
        typer.Option(metavar="LINE=A,B", help="Every combination of these, one for each seat: decks against decks.",
                     rich_help_panel=GAMES),
    ] = None,
    seats: Annotated[int, typer.Option(help="How many seats --each fills.", rich_help_panel=GAMES)] = 2,
    players: Annotated[
        str, typer.Option(help="Who decides, by seat or one for all: random, greedy, greedy:300, search:100, hard...",
                          rich_help_panel=GAMES)
    ] = "greedy",
    games: Annotated[int | None, typer.Option(help="Games of each set-up.", rich_help_panel=GAMES)] = None,
    until: Annotated[
        str, typer.Option(metavar="PERCENT", help="Play until each win rate is known to within this: 2%.",
                          rich_help_panel=GAMES)
    ] = "",
    seed: Annotated[int, typer.Option(help="The same seed: the same games.", rich_help_panel=GAMES)] = 1,
    grid: Annotated[
        Path | None, typer.Option(help="All of this from a TOML file; what is typed here wins.", rich_help_panel=GAMES)
    ] = None,
    workers: Annotated[int | None, typer.Option(help="Processes of this machine.", rich_help_panel=CREW)] = None,
    ray: Annotated[
        str | None, typer.Option(metavar="auto|ADDRESS", help="A Ray cluster.", rich_help_panel=CREW)
    ] = None,
) -> None:  # fmt: skip
    """Play a grid of set-ups. Stop it whenever you like: the same command goes on where it was."""
    wished: dict[str, Any] = {} if grid is None else plans.read_file(grid)
    typed = {"game": game, "with": with_, "each": each, "players": players, "games": games, "until": until}
    wished = {"seats": seats, "seed": seed} | {"players": "greedy"} | wished | {k: v for k, v in typed.items() if v}
    plan = planned(wished)
    store = Store(file)
    hands = crew(workers, ray)
    with stoppable(hands):
        play_with_progress(plan, store, hands)
    Console().print(summary(store.tallies()))


def planned(wished: dict[str, Any]) -> plans.Plan:
    """The plan that options or a file ask for."""
    game = wished.get("game")
    if not game:
        raise SetupError(f"say which game: --game {ANY_GAME}")
    axes = [plans.axis_with(game, typed) for typed in wished.get("with", [])]
    axes += [plans.axis_each(game, typed, wished["seats"]) for typed in wished.get("each", [])]
    until = percent(wished["until"]) if wished.get("until") else None
    games = wished.get("games") or (100 if until is None else MOST_GAMES)
    players = str(wished["players"]).split(",")
    return plans.Plan(plans.cells(game, axes, {}, players), int(games), until, int(wished["seed"]))


def percent(typed: str) -> float:
    number = typed.strip().removeprefix("±").removesuffix("%").strip()
    try:
        found = float(number) / 100
    except ValueError:
        raise SetupError(f"{typed!r} is no percentage: write it as 2%") from None
    if not 0 < found < 0.5:
        raise SetupError(f"a win rate can't be known to within {typed}: choose between 0% and 50%")
    return found


def play_with_progress(plan: plans.Plan, store: Store, hands: Any) -> None:
    with progress_bar(games_left(plan, store)) as tell:
        run_plan(plan, store, hands, tell)


def summary(tallies: list[Tally]) -> Table:
    """Win rates of the first seat, with what one can be sure of."""
    table = Table("set-up", "players", "games", "won by the first", "surely between", box=None)
    for cell, games, won in tallies:
        found = bounds(won, games)
        table.add_row(
            ", ".join(cell.labels.values()) or cell.game, ", ".join(cell.players), str(games),
            f"{won / games:.1%}" if games else "-", f"{found.low:.1%} and {found.high:.1%}",
        )  # fmt: skip
    return table


@app.command()
def export(
    file: LabFile,
    csv: Annotated[Path | None, typer.Option(metavar="FILE", help="Write a CSV file.")] = None,
    parquet: Annotated[Path | None, typer.Option(metavar="FILE", help="Write a Parquet file.")] = None,
) -> None:
    """Write all games as one table, for other programs."""
    if csv is None and parquet is None:
        raise SetupError("say where to: --csv FILE or --parquet FILE")
    store = Store(file, new=False)
    for path, write in ((csv, to_csv), (parquet, to_parquet)):
        if path is not None:
            typer.echo(f"{write(store, path)} games written to {path}.")


@app.command()
def show(file: LabFile) -> None:
    """Win rates so far."""
    Console().print(summary(Store(file, new=False).tallies()))
