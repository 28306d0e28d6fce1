"""The command line, as somebody types at it."""

import io
import sys
from collections.abc import Callable
from contextvars import copy_context
from pathlib import Path
from typing import NamedTuple

import pytest

from longbox import cli
from longbox.terminal.keeping import Shelf


class Ran(NamedTuple):
    status: int
    out: str
    err: str


Run = Callable[..., Ran]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Run:
    """Run `longbox ...` with some typed lines, in a home of its own."""
    monkeypatch.setenv("LONGBOX_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("COLUMNS", "100")

    def longbox_command(*words: str, typed: str = "") -> Ran:
        monkeypatch.setattr(sys, "argv", ["longbox", *words])
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        status = 0
        try:
            copy_context().run(cli.main)  # what is spoken there is spoken there alone
        except SystemExit as left:
            status = left.code if isinstance(left.code, int) else 1
        said = capsys.readouterr()
        assert "Traceback" not in said.out + said.err
        return Ran(status, said.out, said.err)

    return longbox_command


@pytest.fixture
def shelf(tmp_path: Path) -> Shelf:
    return Shelf(tmp_path / "home" / "saves")
