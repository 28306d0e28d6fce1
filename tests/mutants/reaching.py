"""Which tests reach which lines, found out once and kept as long as neither the tests nor what they reach changes."""

from __future__ import annotations

import hashlib
import os
import pickle
import subprocess
import sys
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path

from mutants.places import BUILD, LOADING, ROOT, SOURCE, TESTS, OneTest, files_in

KEPT = BUILD / "reached"


@cache
def digest(file: Path) -> str:
    return hashlib.sha256(file.read_bytes()).hexdigest() if file.exists() else ""


def helpers(test_file: Path) -> list[Path]:
    """What a test file may stand on in the tests: its folder, the top folder, and what plays whole games."""
    folders = {test_file.parent, TESTS, TESTS / "games"}
    found = (file for folder in folders for file in folder.glob("*.py") if not file.name.startswith("test_"))
    return sorted(found)


class Reaching:
    """The tests of some folders, and the lines that each reaches."""

    def __init__(self, folders: Iterable[str], jobs: int) -> None:
        files = sorted({file for folder in folders for file in files_in(folder)})
        stale = [file for file in files if not current(file)]
        if stale:
            print(f"Finding out which lines the tests of {len(stale)} files reach …", file=sys.stderr)
            record(stale, jobs)
        self.tests: dict[str, OneTest] = {}
        self.loading: dict[str, int] = {}
        for file in files:
            for test in pickle.loads(kept(file).read_bytes())["tests"].values():
                if test.name != LOADING:
                    self.tests[test.name] = test
                    continue
                for name, lines in test.reached.items():
                    self.loading[name] = self.loading.get(name, 0) | lines
        self.failing = sorted(test.name for test in self.tests.values() if not test.passed)

    def tests_on(self, name: str, lines: range) -> list[OneTest]:
        """The tests that reach one of these lines, the quickest first."""
        mask = bits(lines)
        return quickest(test for test in self.tests.values() if test.passed and test.reached.get(name, 0) & mask)

    def while_loading(self, name: str, lines: range) -> bool:
        return bool(self.loading.get(name, 0) & bits(lines))


def bits(lines: range) -> int:
    return (1 << lines.stop) - (1 << lines.start)


def quickest(tests: Iterable[OneTest]) -> list[OneTest]:
    return sorted(tests, key=lambda test: (test.seconds, test.name))


def kept(file: Path) -> Path:
    return KEPT / (str(file.relative_to(TESTS)).replace(os.sep, "-") + ".pickle")


def current(file: Path) -> bool:
    """Whether what is known of a test file still holds."""
    if not kept(file).exists():
        return False
    known = pickle.loads(kept(file).read_bytes())["files"]
    return all(known.get(str(one.relative_to(ROOT))) == digest(one) for one in [file, *helpers(file)]) and all(
        digest(ROOT / name) == was for name, was in known.items()
    )


def record(files: list[Path], jobs: int) -> None:
    """Run test files with a record of the lines they reach, in as many processes as may be."""
    KEPT.mkdir(parents=True, exist_ok=True)
    parts = [files[part::jobs] for part in range(jobs) if files[part::jobs]]
    with ThreadPoolExecutor(len(parts)) as pool:
        list(pool.map(record_part, parts, range(len(parts))))


def record_part(files: list[Path], number: int) -> None:
    out = BUILD / f"record-{number}.pickle"
    out.unlink(missing_ok=True)
    path = os.pathsep.join([str(SOURCE), str(TESTS), *filter(None, [os.environ.get("PYTHONPATH")])])
    options = ["-q", "-p", "no:cacheprovider", "-p", "mutants.recording", "--record", str(out)]
    ran = subprocess.run(
        [sys.executable, "-m", "pytest", *options, *map(str, files)],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": path, "COVERAGE_CORE": "ctrace"},
        capture_output=True,
        text=True,
        check=False,
    )
    if not out.exists():
        raise RuntimeError(f"the tests could not be run with a record of their lines:\n{ran.stdout}\n{ran.stderr}")
    tests: dict[str, OneTest] = pickle.loads(out.read_bytes())
    out.unlink()
    for file in files:
        keep(file, tests)


def keep(file: Path, tests: dict[str, OneTest]) -> None:
    name = str(file.relative_to(ROOT))
    mine = {test.name: test for test in tests.values() if test.file == name or test.name == LOADING}
    reached = {source for test in mine.values() for source in test.reached if test.name != LOADING}
    stands_on = [file, *helpers(file), *(ROOT / source for source in sorted(reached))]
    files = {str(one.relative_to(ROOT)): digest(one) for one in stands_on}
    kept(file).write_bytes(pickle.dumps({"files": files, "tests": mine}))
