"""Stopping a lab: Ctrl-C and kill end it, every game that ended is kept, and the same command goes on."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import typer

from longbox.lab.crews import Crew

STOPPED: Final = 130
"""What a shell expects of a program that Ctrl-C has ended."""


@contextmanager
def stoppable(crew: Crew) -> Iterator[None]:
    """Let a crew play until it is done or is stopped."""
    for stop in (signal.SIGINT, signal.SIGTERM):  # also where whoever started this lets them be ignored
        signal.signal(stop, signal.default_int_handler)
    try:
        yield
    except KeyboardInterrupt:
        typer.echo("\nStopped. Every game that ended is kept; the same command goes on.")
        raise typer.Exit(STOPPED) from None
    finally:
        crew.close()
