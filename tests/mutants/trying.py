"""Trying changes out: the changed file in a copy of the source, and the tests on it until one fails.

The tests that reach the changed lines come first, the quickest at the front; then, because what is kept from one test
to the next (loaded cards, indexes) hides who reaches what, all others that belong to the file. A test that doesn't end
counts as one that fails, since the same tests end in time on the unchanged source.
"""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from queue import SimpleQueue

from mutants.changes import Change
from mutants.choosing import NO_END
from mutants.places import ROOT, SOURCE, TESTS, OneTest

FIRST = 40
"""Tests that are tried before the others: most changes are noticed by one of them, and few files need to be loaded."""
PATIENCE = 30
"""How many times as long as before (by the processor's time) a test on changed code may take, beside a minute: the
machine may be busy."""


@dataclass(frozen=True, slots=True)
class Trial:
    """A change in a file, and the tests that should notice it, in their order."""

    file: str
    change: Change
    tests: tuple[OneTest, ...]
    about: str = ""

    def __str__(self) -> str:
        about = f"{self.about}: " if self.about else ""
        return f"{about}{self.file}:{self.change.line}: {self.change.kind}: {self.change}"


@dataclass(frozen=True, slots=True)
class Outcome:
    trial: Trial
    noticed_by: str
    """The test that failed; empty if none did."""
    ran: int
    slow: bool = False
    """Whether the tests did not end, instead of failing."""


class Copy:
    """A copy of the source in which one file at a time is changed."""

    def __init__(self, folder: Path) -> None:
        self._source = folder / "src"
        self._scratch = folder / "scratch"
        self._scratch.mkdir()
        shutil.copytree(SOURCE, self._source, ignore=shutil.ignore_patterns("*.egg-info", "page"))
        path = os.pathsep.join([str(self._source), str(TESTS), *filter(None, [os.environ.get("PYTHONPATH")])])
        self._environment = {
            **os.environ,
            "PYTHONPATH": path,
            "PYTHONDONTWRITEBYTECODE": "1",
            "HYPOTHESIS_STORAGE_DIRECTORY": str(self._scratch / "hypothesis"),
        }

    def run(self, trial: Trial) -> Outcome:
        file = self._source / Path(trial.file).relative_to("src")
        was = file.read_bytes()
        file.write_bytes(trial.change.made(was))
        for stale in (file.parent / "__pycache__").glob(f"{file.stem}.*.pyc"):
            stale.unlink()
        try:
            ran = 0
            for part in (trial.tests[:FIRST], trial.tests[FIRST:]):
                noticed, slow = self._tests(part) if part else ("", False)
                ran += len(part)
                if noticed:
                    return Outcome(trial, noticed, ran, slow)
            return Outcome(trial, "", ran)
        finally:
            file.write_bytes(was)

    def _tests(self, tests: tuple[OneTest, ...]) -> tuple[str, bool]:
        """The first test that fails, and whether it was the clock that stopped it."""
        chosen, failed = self._scratch / "chosen", self._scratch / "failed"
        chosen.write_text("\n".join(test.name for test in tests), encoding="utf-8")
        failed.unlink(missing_ok=True)
        limit = 60 + PATIENCE * max(test.seconds for test in tests)
        options = ["-q", "-x", "-p", "no:cacheprovider", "-p", "mutants.choosing", "--limit", f"{limit:.0f}"]
        files = sorted({test.file for test in tests})
        process = subprocess.Popen(
            [sys.executable, "-m", "pytest", *options, "--chosen", str(chosen), "--failed", str(failed), *files],
            cwd=ROOT,
            env=self._environment,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        try:
            code = process.wait(limit + PATIENCE * sum(test.seconds for test in tests))
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()
            return NO_END + "the tests", True
        if code == 0:
            return "", False
        first = failed.read_text(encoding="utf-8") if failed.exists() else "loading the tests"
        return first, first.startswith(NO_END)


def outcomes(tries: Iterable[list[Trial]], jobs: int) -> Iterator[list[Outcome]]:
    """What came of the trials, in the order given, in as many copies at once as may be. Of trials that belong together
    each is made only if nothing noticed those before it."""
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(jobs) as pool:
        free: SimpleQueue[Copy] = SimpleQueue()
        for number in range(jobs):
            place = Path(folder) / str(number)
            place.mkdir()
            free.put(Copy(place))

        def run(together: list[Trial]) -> list[Outcome]:
            copy = free.get()
            found: list[Outcome] = []
            try:
                for trial in together:
                    found.append(copy.run(trial))
                    if found[-1].noticed_by:
                        break
                return found
            finally:
                free.put(copy)

        yield from pool.map(run, tries)
