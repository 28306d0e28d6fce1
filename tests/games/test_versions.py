"""`__version__` rises with every landing that changes what can be chosen: older saves and tables may not go on then.

So random games are compared with those of the last landing. `make choices` writes the file anew, with set-ups drawn
from all that can be played by then.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

import longbox

from .same import Course, drawn

FILE = Path(__file__).with_name("choices.txt")
COUNT = {"vs": 30, "champions": 90, "legendary": 120}
"""How many games of each are kept: in these, nearly every card comes up."""
CURE = (
    "these games go otherwise than they did in Longbox {version}. If that was not meant, mend it. If it was, and "
    "{version} has landed before, raise __version__ in src/longbox/__init__.py; then run `make choices` and commit "
    "the file."
)


def kept() -> tuple[str, list[Course]]:
    """The version that the file was written by, and its games."""
    version, *lines = FILE.read_text("utf-8").splitlines()
    return version.removeprefix("version: "), [Course.parse(line) for line in lines]


@pytest.fixture(scope="module", autouse=True)
def written() -> None:
    if os.environ.get("LONGBOX_WRITE_CHOICES"):
        courses = [course.played().line() for game, count in COUNT.items() for course in drawn(game, count)]
        FILE.write_text("\n".join([f"version: {longbox.__version__}", *courses]) + "\n", "utf-8")


@pytest.mark.parametrize("game", COUNT)
def test_the_version_has_risen_if_what_can_be_chosen_has_changed(game):
    version, courses = kept()
    mine = [course for course in courses if course.game == game]
    assert len(mine) == COUNT[game]
    changed = [f"{game} with seed {course.seed}" for course in mine if course.played() != course]
    assert not changed, f"{', '.join(changed)}: {CURE.format(version=version)}"


def test_the_games_that_are_kept_are_those_of_this_version():
    version, _ = kept()
    assert version == longbox.__version__, f"{FILE.name} is that of {version}: run `make choices` and commit the file."
