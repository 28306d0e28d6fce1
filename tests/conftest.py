from __future__ import annotations

import pytest

import longbox
from applying import forbid_starting_early
from changing import forbid_changes_outside_events
from frozen import freeze_positions
from server.databases import KINDS

pytest_plugins = ["limits"]
collect_ignore = [] if longbox.compiled() else ["compiled"]


@pytest.fixture(autouse=True)
def frozen_positions(monkeypatch: pytest.MonkeyPatch) -> None:
    if not longbox.compiled():
        freeze_positions(monkeypatch)


@pytest.fixture(autouse=True)
def events_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    if not longbox.compiled():
        forbid_starting_early(monkeypatch)
        forbid_changes_outside_events(monkeypatch)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say on which databases the server's tests ran: what is not on a machine can't be tried there."""
    without = "" if "postgresql" in KINDS else " only: PostgreSQL is not on this machine, so it was not tried"
    terminalreporter.write_line(f"Databases for the server's tests: {', '.join(KINDS)}{without}.")
