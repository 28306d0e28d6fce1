"""Set-ups from what people type: one place that reads the form of a game (`longbox.setup`)."""

from __future__ import annotations

import os
import secrets
from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from itertools import cycle, islice
from pathlib import Path
from typing import Any

import longbox
from longbox.terminal.choosing import fitting

YES = ("yes", "y", "true", "on", "1")
NO = ("no", "n", "false", "off", "0")


def setup_from(game: str, typed: Mapping[str, Any]) -> dict[str, Any]:
    """A set-up from values as typed, by the names of the form's lines."""
    form = {item.name: item for item in longbox.setup(game)}
    chosen = {}
    for name, value in typed.items():
        if name not in form:
            near = get_close_matches(name, form, n=1)
            hint = f" Did you mean {near[0]!r}?" if near else ""
            raise longbox.SetupError(f"{game} has no setting {name!r}; it has {', '.join(form)}.{hint}")
        chosen[name] = read_value(form[name], value)
    return chosen


def pairs(given: Iterable[str]) -> dict[str, str]:
    """Settings written as name=value."""
    found = {}
    for pair in given:
        name, equals, value = pair.partition("=")
        if not equals or not name.strip():
            raise longbox.SetupError(f"{pair!r} is not a setting; write it as name=value.")
        found[name.strip()] = value.strip()
    return found


def read_value(item: longbox.Item, value: Any) -> Any:
    """What a line of the form takes, from text; a list may be written with commas."""
    if not item.many:
        return read_one(item, value)
    parts = value.split(",") if isinstance(value, str) else value
    values = [read_one(item, part) for part in parts if not isinstance(part, str) or part.strip()]
    if not item.least <= len(values) <= item.most:
        span = f"{item.least}" if item.least == item.most else f"{item.least} to {item.most}"
        raise longbox.SetupError(f"{item.name} takes {span} entries, not {len(values)}.")
    return values


def read_one(item: longbox.Item, value: Any) -> Any:
    if not isinstance(value, str):
        return value
    value = value.strip()
    if isinstance(item.default, bool):
        return read_yes_or_no(item, value)
    if isinstance(item.default, int) or (item.choices and all(isinstance(one, int) for one in item.choices)):
        return whole_number(item.name, value)
    if item.name == "decks" and (Path(value).suffix or os.sep in value):
        return longbox.Deck.load(value)
    return read_choice(item, value) if item.choices else value


def read_yes_or_no(item: longbox.Item, value: str) -> bool:
    if value.lower() in YES:
        return True
    if value.lower() in NO:
        return False
    raise longbox.SetupError(f"{item.name} is yes or no, not {value!r}.")


def whole_number(name: str, value: str) -> int:
    if not value.lstrip("-+").isdigit():
        raise longbox.SetupError(f"{name} is a number, not {value!r}.")
    return int(value)


def read_choice(item: longbox.Item, value: str) -> Any:
    """One of the choices, by its name or an unambiguous part of it."""
    names = [str(choice) for choice in item.choices]
    found = fitting(value, names)
    if len(found) == 1:
        return item.choices[found[0]]
    if found:
        fits = ", ".join(names[k] for k in found)
        raise longbox.SetupError(f"{value!r} fits several choices for {item.name}: {fits}.")
    near = get_close_matches(value.lower(), names, n=1)
    hint = f" Did you mean {near[0]!r}?" if near else ""
    raise longbox.SetupError(f"{item.name} can't be {value!r}; it can be {', '.join(names)}.{hint}")


def new_seed() -> int:
    """A seed that nobody chose; short enough to be told to somebody else."""
    return secrets.randbelow(1_000_000)


def players_line(game: str) -> longbox.Item:
    """The line of the form that says how many play: their number, or a deck or a hero for each."""
    form = {item.name: item for item in longbox.setup(game)}
    lines = (item for item in form.values() if item.many and item.name in ("decks", "heroes"))
    found = form.get("players") or next(lines, None)
    if found is None:
        raise longbox.SetupError(f"{game} does not let you choose how many play.")
    return found


def player_counts(game: str) -> range:
    """How many may play."""
    line = players_line(game)
    least, most = (line.least, line.most) if line.many else (min(line.choices), max(line.choices))
    return range(least, most + 1)


def for_players(game: str, chosen: dict[str, Any], players: int) -> dict[str, Any]:
    """The set-up for so many players: as a number where the form asks for it, else a deck or a hero for each."""
    item = players_line(game)
    if not item.many:
        return chosen | {item.name: players}
    if not item.least <= players <= item.most:
        raise longbox.SetupError(f"{game} is for {item.least} to {item.most} players, not {players}.")
    values = list(chosen.get(item.name, item.default))
    spare = cycle([choice for choice in item.choices if choice not in values] or item.choices)
    return chosen | {item.name: [*values, *islice(spare, players)][:players]}
