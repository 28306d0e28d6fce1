"""A progress bar for games: how many, how fast, and how long it will take."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.progress import BarColumn, MofNCompleteColumn, Progress, SpinnerColumn, TextColumn, TimeRemainingColumn

from longbox.lab.play import Record


@contextmanager
def progress_bar(total: int | None) -> Iterator[Callable[[Record], None]]:
    """Show a bar, and give what is to be called with every game that ends."""
    columns = (
        SpinnerColumn(), TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(),
        TextColumn("{task.fields[rate]}"), TimeRemainingColumn(),
    )  # fmt: skip
    with Progress(*columns) as progress:
        bar = progress.add_task("games", total=total, rate="")

        def tell(record: Record) -> None:
            task = progress.tasks[0]
            rate = f"{task.completed / task.elapsed:.1f}/s" if task.elapsed else ""
            progress.update(bar, advance=1, rate=rate)

        yield tell
