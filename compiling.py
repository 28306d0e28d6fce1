"""Compiles the engine and the games with mypyc: `python compiling.py FOLDER`.

The package is copied to FOLDER, and extension modules are laid beside the sources that they were made of; whoever has
FOLDER first in his path plays compiled games. They are the same games to the bit. Where nothing has changed since the
last time, nothing is done. Needs mypy, setuptools and a C compiler; `LONGBOX_COMPILE=1 pip install .` brings the first
two along.
"""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from mypyc.build import mypycify
from setuptools import setup
from setuptools.command.build_ext import build_ext

SOURCES = Path(__file__).resolve().parent / "src" / "longbox"
CHECKED = ("longbox/engine", "longbox/games", "longbox/match.py", "longbox/decisions.py")
"""What mypyc must know the types of."""

COMPILED = (
    "match.py", "decisions.py", "engine/**/*.py",
    "games/*/rules.py", "games/*/table/**/*.py", "games/*/chapters/**/*.py", "games/*/vocabulary/**/*.py",
)  # fmt: skip
"""What is compiled, room by room. Not so `words` and `cards`: simulations make no words, and cards only compose."""

INTERPRETED = (
    "**/__init__.py", "engine/decks.py", "engine/inflection.py", "engine/labels.py", "engine/language.py",
    "engine/saves.py", "engine/shapes.py", "engine/walking.py", "engine/words.py", "games/*/table/speech.py",
    "games/*/chapters/deck_*.py",
)  # fmt: skip
"""What is not, in these rooms: what makes words or is asked once a game. To compile it would only take time."""

FLAGS = ["-fvisibility=hidden", "-fno-plt"] if os.name == "posix" else []
"""Nobody outside calls the functions of these modules, so that they can call each other directly: a sixth quicker."""


def main() -> None:
    if len(sys.argv) != 2:
        sys.exit("Say where the compiled package is to lie: python compiling.py FOLDER")
    folder = Path(sys.argv[1]).resolve()
    made = folder / ".made"
    newest = max(path.stat().st_mtime for path in (Path(__file__), *SOURCES.rglob("*.py")))
    if not made.exists() or made.stat().st_mtime < newest:
        compile_into(folder)
        made.touch()


def compile_into(folder: Path) -> None:
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(SOURCES, folder / "longbox", ignore=shutil.ignore_patterns("__pycache__"))
    os.chdir(folder)
    with tempfile.TemporaryDirectory() as scratch:
        options = [
            "--config-file=", "--explicit-package-bases", "--follow-imports=silent", "--ignore-missing-imports",
            f"--cache-dir={scratch}/cache", *CHECKED,
        ]  # fmt: skip
        modules = mypycify(
            options,
            only_compile_paths=sources(),
            group_name="longbox",
            multi_file=True,
            target_dir=scratch,
            opt_level="2",
            debug_level="0",
        )
        for module in modules:
            module.extra_compile_args += FLAGS
        setup(
            name="longbox",
            ext_modules=modules,
            packages=[],
            cmdclass={"build_ext": BuildAtOnce},
            script_args=["--quiet", "build_ext", "--inplace", "--build-lib", scratch, "--build-temp", scratch],
        )


def sources(package: Path = Path("longbox")) -> list[str]:
    """The modules to compile."""
    chosen = {path for pattern in COMPILED for path in package.glob(pattern)}
    return sorted(str(path) for path in chosen - {path for pattern in INTERPRETED for path in package.glob(pattern)})


class BuildAtOnce(build_ext):
    """Lets the C compiler work on as many files at once as there are cores."""

    def build_extensions(self) -> None:
        one_by_one = self.compiler.compile

        def compile(sources: list[str], **how: Any) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                made = pool.map(lambda source: one_by_one([source], **how), sources)
                return [path for paths in made for path in paths]

        self.compiler.compile = compile
        super().build_extensions()


if __name__ == "__main__":
    main()
