"""What a lab plays: a grid of set-ups, each of them one cell, with the same computer players in its seats."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterable, Mapping
from hashlib import blake2b
from itertools import product
from pathlib import Path
from typing import Any, NamedTuple

import longbox
from longbox import Item, SetupError
from longbox.lab.thinkers import thinker
from longbox.terminal.forms import read_value

ALL = "all"


class Cell(NamedTuple):
    """One set-up with its players, and what tells it from the other cells of its grid."""

    game: str
    setup: dict[str, Any]
    players: tuple[str, ...]
    labels: dict[str, str]

    @property
    def key(self) -> str:
        """The same for the same set-up and players, on every machine."""
        return json.dumps([self.game, self.setup, self.players], sort_keys=True)

    def seed(self, lab_seed: int, number: int) -> int:
        """The seed of one game of the cell."""
        return int.from_bytes(blake2b(f"{lab_seed}/{self.key}/{number}".encode(), digest_size=4).digest(), "big")


class Plan(NamedTuple):
    """All cells, and how long each is played: a number of games, or until the win rate is known to within `until`."""

    cells: list[Cell]
    games: int
    until: float | None
    seed: int


class Axis(NamedTuple):
    """One line of the set-up form and the values that it takes in turn."""

    line: str
    values: list[Any]

    def labelled(self) -> Iterable[tuple[str, Any]]:
        return ((label_of(value), value) for value in self.values)


def label_of(value: Any) -> str:
    return " + ".join(map(str, value)) if isinstance(value, list) else str(value)


def cells(game: str, axes: list[Axis], fixed: Mapping[str, Any], players: list[str]) -> list[Cell]:
    """Every combination of the axes' values. All that is wrong with any of them is told at once."""
    found, problems = [], []
    for values in product(*(axis.labelled() for axis in axes)):
        varied = {axis.line: value for axis, (_, value) in zip(axes, values, strict=True)}
        setup = {**fixed, **varied}
        problems += [str(problem) for problem in longbox.check(game, **setup)]
        labels = {axis.line: label for axis, (label, _) in zip(axes, values, strict=True)}
        found.append(Cell(game, setup, (), labels))
    if problems:
        raise SetupError("\n".join(dict.fromkeys(problems)))
    return [cell._replace(players=seated(cell, players)) for cell in found]


def seated(cell: Cell, players: list[str]) -> tuple[str, ...]:
    """A player for each seat: one name is for all of them."""
    seats = longbox.deal(cell.game, seed=0, record=False, **cell.setup).seats
    names = players * seats if len(players) == 1 else players
    if len(names) != seats:
        raise SetupError(f"there are {seats} seats and {len(names)} players: name one for each, or one for all")
    for name in names:
        thinker(name, 0)
    return tuple(names)


def axis_with(game: str, typed: str) -> Axis:
    """`scenario=rhino,klaw`: these values in turn. Entries of one list are joined by +, `all` is every choice."""
    item, values = read_axis(game, typed)
    return Axis(item.name, [read_value(item, value.replace("+", ",")) for value in values])


def axis_each(game: str, typed: str, seats: int) -> Axis:
    """`decks=avengers,x-men`: every combination of these, one for each seat."""
    item, values = read_axis(game, typed)
    if not item.many:
        raise SetupError(f"{item.name} is one value for the table, not one a seat: use --with {typed}")
    return Axis(item.name, [read_value(item, ",".join(chosen)) for chosen in product(values, repeat=seats)])


def read_axis(game: str, typed: str) -> tuple[Item, list[str]]:
    name, equals, values = typed.partition("=")
    form = {item.name: item for item in longbox.setup(game)}
    if not equals or not values:
        raise SetupError(f"{typed!r} is no axis: write it as name=value,value")
    if name not in form:
        raise SetupError(f"{game} has no line {name!r}; it has {', '.join(form)}")
    item = form[name]
    if values == ALL:
        return item, [str(choice) for choice in item.choices]
    return item, values.split(",")


def read_file(path: Path) -> dict[str, Any]:
    """A grid from a TOML file: the same names as the options of `longbox lab run`."""
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise SetupError(f"{path} can't be read: {error.strerror}") from error
    except tomllib.TOMLDecodeError as error:
        raise SetupError(f"{path} is no TOML file: {error}") from error
