"""Telling a thinking process to come to an end: a row of flags that the server and its processes share.

A thought has a flag of its own while it lasts. There are far more of them than thoughts at any time, so that one is
used again only long after the thought that had it.
"""

from __future__ import annotations

import ctypes
import itertools
from multiprocessing.context import BaseContext
from typing import Any

SLOTS = 4096


class Flag:
    """Raised when somebody will not wait for a thought any longer."""

    def __init__(self, row: Any, slot: int) -> None:
        self._row = row
        self.slot = slot
        row[slot] = False

    def put_up(self) -> None:
        self._row[self.slot] = True


class Flags:
    """In the server."""

    def __init__(self, context: BaseContext) -> None:
        self.row: Any = context.RawArray(ctypes.c_bool, SLOTS)
        self._slots = itertools.cycle(range(SLOTS))

    def new(self) -> Flag:
        return Flag(self.row, next(self._slots))


_shared: list[Any] = []
"""In a thinking process: the row that it has in common with the server."""


def share(row: Any) -> None:
    _shared[:] = [row]


def is_up(slot: int) -> bool:
    return any(row[slot] for row in _shared)
