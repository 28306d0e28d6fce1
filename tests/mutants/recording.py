"""A plugin for pytest that writes down which lines of the source each test reaches, how long it takes and its rules.

    python -m pytest -p mutants.recording --record FILE tests/vs …

Everything is loaded before the first test, so that what is only reached while loading (cards, tables, indexes) is not
taken for something that this test alone reaches. The record begins when pytest loads the plugin, before the tests'
own `conftest.py` loads anything of Longbox.
"""

from __future__ import annotations

import pickle
import time
from collections.abc import Iterator
from pathlib import Path

import coverage
import pytest

from mutants.places import LOADING, PACKAGE, ROOT, OneTest

RECORD = coverage.Coverage(data_file=None, source=[str(PACKAGE)], config_file=False)
RECORD.start()


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--record", type=Path, help="where to write what each test reaches")


def pytest_configure(config: pytest.Config) -> None:
    if (file := config.getoption("--record")) is not None:
        config.pluginmanager.register(Recorder(file))


class Recorder:
    def __init__(self, file: Path) -> None:
        self._file = file
        self._tests: dict[str, OneTest] = {}
        import longbox

        for game in longbox.games():
            longbox.cards(game)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        rules = [str(rule) for mark in item.iter_markers("rule") for rule in mark.args]
        self._tests[item.nodeid] = OneTest(item.nodeid, sorted(set(rules)))
        RECORD.switch_context(item.nodeid)
        started = time.process_time()
        try:
            return (yield)
        finally:
            self._tests[item.nodeid].seconds = time.process_time() - started
            RECORD.switch_context(LOADING)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self._tests[report.nodeid].passed &= report.outcome == "passed"

    def pytest_sessionfinish(self) -> None:
        RECORD.stop()
        data = RECORD.get_data()
        self._tests[LOADING] = OneTest(LOADING)
        for file in sorted(data.measured_files()):
            name = str(Path(file).relative_to(ROOT))
            for line, contexts in data.contexts_by_lineno(file).items():
                for test in contexts:
                    reached = self._tests[test].reached
                    reached[name] = reached.get(name, 0) | 1 << line
        self._file.write_bytes(pickle.dumps(self._tests))
