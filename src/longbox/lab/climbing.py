"""`longbox lab ladder`: play the ladder, and write down how it stands."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Console
from rich.table import Table

import longbox
from longbox.lab.crews import crew
from longbox.lab.ladder import LADDERS, REACH, Standing, climb, rungs, standing, without_clock
from longbox.lab.progress import progress_bar
from longbox.lab.sequential import ERROR
from longbox.lab.stopping import stoppable
from longbox.lab.store import Store
from longbox.players import LEVELS
from longbox.players.greedy import EFFORT
from longbox.players.search import BUDGET

COLUMNS: Final = ("who", "games", "won", "surely between", "the aim", "reached")

TOLD: Final = ", ".join(f"`{level}` is `{without_clock(level)}`" for level in LEVELS)

HEAD: Final = f"""# How strong the computer players are

Measured by Longbox {{version}}, and written by

```sh
longbox lab ladder FILE --write docs/strength.md
```

which goes on where it was stopped. Every rung is played until its question is answered: whether the win rate is above
the aim, or, where there is none, how high it is, to within {REACH:.0%}. The bounds hold at every look, with an error of
{ERROR:.0%} a rung; a draw counts as a game that was not won. For a choice `greedy` tries out {EFFORT} choices, which
takes some hundredths of a second, and `search` plays {BUDGET.tries} trial games, which takes about a second. As
these are numbers and not times, the same seed gives the same games on every machine ([how they think](players.md)).

Of the levels that people choose from, here without their time limits,
{TOLD}.
"""


def ladder(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The lab: a file that keeps every game.")],
    game: Annotated[list[str] | None, typer.Option(help="Only this game; may be repeated.")] = None,
    players: Annotated[
        str, typer.Option(help="Only these, from the weakest to the strongest; else all kinds, then the levels.")
    ] = "",
    games: Annotated[int, typer.Option(help="Games of a rung at most; 0: only tell how it stands.")] = 1000,
    seed: Annotated[int, typer.Option(help="The same seed: the same games.")] = 1,
    write: Annotated[Path | None, typer.Option(metavar="FILE", help="Write the table as Markdown.")] = None,
    workers: Annotated[int | None, typer.Option(help="Processes of this machine.")] = None,
    ray: Annotated[str | None, typer.Option(metavar="auto|ADDRESS", help="A Ray cluster.")] = None,
) -> None:
    """Measure how strong the computer players are, each beside the next weaker one."""
    for name in game or ():
        longbox.about(name)  # refuses a game that is none
    ladders = (tuple(players.split(",")),) if players else LADDERS
    steps = [rung for name in game or longbox.games() for names in ladders for rung in rungs(name, names)]
    store = Store(file)
    hands = crew(workers, ray)
    with stoppable(hands), progress_bar(None) as tell:
        climb(steps, store, hands, seed, games, tell)
    standings = [standing(rung, store) for rung in steps]
    Console().print(*shown(standings), sep="\n")
    if write is not None:
        write.write_text(page(standings), encoding="utf-8")


def shown(standings: list[Standing]) -> Iterator[Table]:
    """All rungs, for a terminal, a table for each game."""
    for title, group in groupby(standings, lambda found: found.rung.table):
        table = Table(*COLUMNS, title=title, title_justify="left", box=None)
        for found in group:
            table.add_row(*cells_of(found))
        yield table


def page(standings: list[Standing]) -> str:
    """All rungs as a page in Markdown, a table for each game."""
    parts = [HEAD.format(version=longbox.__version__)]
    for table, group in groupby(standings, lambda found: found.rung.table):
        rows = [cells_of(found) for found in group]
        lines = [line(COLUMNS), "| --- | ---: | ---: | ---: | ---: | --- |", *map(line, rows)]
        parts.append(f"## {table}\n\n" + "\n".join(lines) + "\n")
    return "\n".join(parts)


def line(entries: tuple[str, ...]) -> str:
    return f"| {' | '.join(entries)} |"


def cells_of(found: Standing) -> tuple[str, ...]:
    """What stands in the columns."""
    aim = "" if found.rung.bar is None else f"over {found.rung.bar:.0%}"
    if not found.games:
        return found.rung.who, "0", "", "", aim, "not measured yet"
    won = f"{found.rate:.1%}"
    if found.points is not None:
        won += f", {found.points:.1f} VP each"
    return found.rung.who, str(found.games), won, f"{found.known.low:.1%} and {found.known.high:.1%}", aim, word(found)


def word(found: Standing) -> str:
    """Whether the aim is reached, if one knows."""
    if not found.answered:
        return "open: more games are needed"
    return {True: "yes", False: "no", None: ""}[found.reached]
