"""What holds for the repository as a whole, whatever game is being worked on."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
LONGEST_MODULE = 500

# A letter in brackets keeps a pattern from finding itself.
MACHINE_PATH = re.compile(r"(?<![\w.~*)\]}-])/(?:work|tmp|home|root|Users)/\w")
LEFTOVER = re.compile(r"\b(?:[T]ODO|[F]IXME|[X]XX|[H]ACK)\b|^(?:<{7}|>{7}) ")
SKIPPED_TEST = re.compile(r"pytest\.(?:mark\.)?(?:skip|xfail)")


def tracked_files() -> list[Path]:
    """What a commit would hold: tracked files and new ones that are not ignored."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    return [path for name in listed.stdout.split("\0") if name and (path := ROOT / name).is_file()]


def lines_with(pattern: re.Pattern[str]) -> list[str]:
    found = []
    for path in tracked_files():
        try:
            text = path.read_text("utf-8")
        except UnicodeDecodeError:
            continue  # a picture or a font
        for number, line in enumerate(text.splitlines(), 1):
            if pattern.search(line):
                found.append(f"{path.relative_to(ROOT)}:{number}: {line.strip()[:100]}")
    return found


@pytest.mark.parametrize(
    ("pattern", "example"),
    [
        pytest.param(MACHINE_PATH, "open('/" + "tmp/deck.txt')", id="paths of one machine"),
        pytest.param(LEFTOVER, "# TO" + "DO later", id="notes to self and merge marks"),
        pytest.param(SKIPPED_TEST, "@pytest.mark." + "skip", id="skipped tests"),
    ],
)
def test_nothing_is_left_lying_about(pattern: re.Pattern[str], example: str) -> None:
    assert pattern.search(example), "the pattern no longer finds what it is for"
    assert lines_with(pattern) == []


def test_modules_stay_small() -> None:
    modules = [path for path in tracked_files() if path.suffix == ".py" and (ROOT / "src") in path.parents]
    lengths = {path.relative_to(ROOT).as_posix(): len(path.read_text("utf-8").splitlines()) for path in modules}
    assert lengths
    assert {name: length for name, length in lengths.items() if length > LONGEST_MODULE} == {}


def test_import_contracts_hold() -> None:
    """In a process of its own: the linter starts others, which libraries loaded here would disturb."""
    lint = [sys.executable, "-c", "from importlinter.cli import lint_imports_command; lint_imports_command()"]
    done = subprocess.run([*lint, "--no-cache"], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout
