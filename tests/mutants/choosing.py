"""A plugin for pytest that runs the tests named in a file, in its order, and writes down the first that fails."""

from __future__ import annotations

import resource
from pathlib import Path

import pytest

NO_END = "no end of "
MEMORY = 6 << 30
"""A changed loop may eat memory without end; with this much a test has long failed."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--chosen", type=Path, help="a file with the names of the tests to run, one a line")
    parser.addoption("--failed", type=Path, help="where to write the name of the first that fails")


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    names = config.getoption("--chosen").read_text(encoding="utf-8").splitlines()
    found = {item.nodeid: item for item in items}
    items[:] = [found[name] for name in names if name in found]
    if len(items) < len(names):
        raise pytest.UsageError(f"{len(names) - len(items)} of the chosen tests are not there")


class Failures:
    def __init__(self, file: Path) -> None:
        self._file = file

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed and not self._file.exists():
            why = NO_END if "TooLongError" in report.longreprtext else ""
            self._file.write_text(why + report.nodeid, encoding="utf-8")


def pytest_configure(config: pytest.Config) -> None:
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    config.pluginmanager.register(Failures(config.getoption("--failed")))
