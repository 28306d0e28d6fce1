"""Where everything lies, and which tests belong to a file of the source."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "src"
PACKAGE = SOURCE / "longbox"
TESTS = ROOT / "tests"
BUILD = ROOT / "build" / "mutants"

GAMES = ("vs", "champions", "legendary")
RULES = ("engine", "api", *GAMES, "games", "clients", "story")
"""Folders of tests that play by the rules in the engine and the games."""
FOLDERS = ("envs", "lab", "players", "server", "story", "terminal")
"""Parts of Longbox whose tests have a folder of the same name."""
BY_GAME = ("players", "story", "terminal")
"""Of these, parts that are tried with what each game brings along, too."""


LOADING = ""
"""The name for what is reached outside of tests."""


@dataclass
class OneTest:
    """A test, how much of the processor's time it took, and the lines that it reached: of each file a number whose bits
    are lines."""

    name: str
    rules: list[str] = field(default_factory=list)
    seconds: float = 0.0
    passed: bool = True
    reached: dict[str, int] = field(default_factory=dict)

    @property
    def file(self) -> str:
        return self.name.partition("::")[0]


def sources(only: str = "", game: str = "") -> list[Path]:
    """The files to change: `only` a file or folder, one game, or the engine, the games and the modules on top."""
    if only:
        wanted = PACKAGE / only.removeprefix("src/").removeprefix("longbox/")
        found = [wanted] if wanted.is_file() else sorted(wanted.rglob("*.py"))
        if not found:
            raise FileNotFoundError(f"{wanted} holds no Python; --only names a file or folder in {PACKAGE}.")
        return found
    if game:
        return sorted((PACKAGE / "games" / game).rglob("*.py"))
    top = [file for file in sorted(PACKAGE.glob("*.py")) if file.stem not in {"cli", "__main__"}]
    return [*top, *(file for part in ("engine", "games") for file in sorted((PACKAGE / part).rglob("*.py")))]


def belonging(file: Path) -> list[str]:
    """The folders (or files) of tests that belong to a file of the source."""
    part, *rest = file.relative_to(PACKAGE).parts
    if part == "games" and rest[0] in GAMES:
        return [rest[0], "games", "api", "clients", "story"]
    if part == "clients":
        return ["clients", *(name for name in GAMES if name in rest), "api", "lab", "players", "story", "terminal"]
    if part == "engine" and rest == ["numbers.py"]:
        return ["envs"]
    if part in FOLDERS:
        return [part, "clients"] if part in BY_GAME else [part]
    if part == "cli.py":
        return ["terminal"]
    if part == "catalogue":
        return ["test_catalogue.py", "test_rule_coverage.py"]
    return [*RULES, "terminal"] if part.endswith(".py") else list(RULES)


def files_in(folder: str) -> list[Path]:
    place = TESTS / folder
    return [place] if place.is_file() else sorted(place.rglob("test_*.py"))
