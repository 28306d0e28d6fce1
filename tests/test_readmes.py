"""The README of each game is a map: it says where each rule stands, and what each module is for."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from longbox.catalogue import ratchet, rules
from longbox.registry import GAMES

TESTS = Path(__file__).parent
PACKAGE = TESTS.parent / "src" / "longbox"
ROOMS = ("table", "chapters", "vocabulary", "words")

NAMED = re.compile(r"`([^`]+)`")
FAMILY = re.compile(r"[A-Z]{2}(?:-[A-Z0-9]+)+")


def readme(game: str) -> str:
    return (PACKAGE / "games" / game / "README.md").read_text("utf-8")


def section(game: str, title: str) -> str:
    return readme(game).split(f"\n## {title}\n")[1].split("\n## ")[0]


def rows(game: str) -> Iterator[tuple[list[str], str]]:
    """The families of each row of the map, and where it says that they stand; an empty cell repeats those above."""
    families: list[str] = []
    for line in section(game, "Where each rule stands").splitlines():
        if line.startswith("|") and not line.startswith(("| rules", "| ---")):
            named, _, where = [cell.strip() for cell in line.strip("|").split("|")]
            families = NAMED.findall(named) or families
            yield families, where


@pytest.mark.parametrize("game", GAMES)
def test_the_map_has_every_family_of_rules(game: str) -> None:
    mapped = {family for families, _ in rows(game) for family in families}
    assert all(FAMILY.fullmatch(family) for family in mapped)
    assert {rule.family for rule in rules(game) if rule.testable} - mapped == set(), "say where these stand"
    assert mapped - {rule.family for rule in rules(game)} == set(), "no rule is called so"


@pytest.mark.parametrize("game", GAMES)
def test_what_the_map_points_to_is_there(game: str) -> None:
    pointing = [(families, NAMED.findall(where)) for families, where in rows(game) if where != "nowhere"]
    assert [families for families, places in pointing if not places] == []
    places = {place for _, named in pointing for place in named}
    assert {place for place in places if not (PACKAGE / "games" / game / place).exists() and not engine(place)} == set()


def engine(place: str) -> bool:
    return place.startswith("engine/") and (PACKAGE / place).exists()


@pytest.mark.parametrize("game", GAMES)
def test_what_stands_nowhere_is_shown_by_no_test(game: str) -> None:
    shown = {rule.rpartition("-")[0] for rule in ratchet(TESTS / "rules_covered.txt")}
    assert [
        family for families, where in rows(game) if where == "nowhere" for family in families if family in shown
    ] == []


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("room", ROOMS)
def test_every_module_is_named(game: str, room: str) -> None:
    """By its path in the map, or by its name where the room is told of."""
    folder = PACKAGE / "games" / game
    told = section(game, "The rooms").split(f"- **`{room}/`**")[1].split("\n- **")[0]
    names = {*NAMED.findall(told), *NAMED.findall(section(game, "Where each rule stands"))}
    modules = [path.relative_to(folder) for path in (folder / room).rglob("*.py") if path.stem != "__init__"]
    assert modules
    unnamed = [path.as_posix() for path in modules if not names & {path.stem, path.as_posix()}]
    assert unnamed == [], "say in the README what they are for"
