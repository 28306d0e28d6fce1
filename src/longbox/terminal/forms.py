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
from longbox.languages import plural, said
from longbox.terminal.choosing import fitting

YES = ("yes", "y", "true", "on", "1")
NO = ("no", "n", "false", "off", "0")


def setup_from(game: str, typed: Mapping[str, Any]) -> dict[str, Any]:
    """A set-up from values as typed, by the names of the form's lines."""
    form = {item.name: item for item in longbox.setup(game)}
    chosen = {}
    for name, value in typed.items():
        if name not in form:
            there_are = said(
                "{game} has no setting {name}; it has {settings}.",
                game=game, name=repr(name), settings=", ".join(form),
            )  # fmt: skip
            raise longbox.SetupError(with_hint(there_are, name, form))
        chosen[name] = read_value(form[name], value)
    return chosen


def with_hint(refusal: str, typed: str, known: Iterable[str]) -> str:
    """A refusal, and after it which of the known words may have been meant."""
    near = get_close_matches(typed.lower(), list(known), n=1)
    return f"{refusal} {said('Did you mean {choice}?', choice=repr(near[0]))}" if near else refusal


def pairs(given: Iterable[str]) -> dict[str, str]:
    """Settings written as name=value."""
    found = {}
    for pair in given:
        name, equals, value = pair.partition("=")
        if not equals or not name.strip():
            raise longbox.SetupError(said("{typed} is not a setting; write it as name=value.", typed=repr(pair)))
        found[name.strip()] = value.strip()
    return found


def read_value(item: longbox.Item, value: Any) -> Any:
    """What a line of the form takes, from text; a list may be written with commas."""
    if not item.many:
        return read_one(item, value)
    parts = value.split(",") if isinstance(value, str) else value
    values = [read_one(item, part) for part in parts if not isinstance(part, str) or part.strip()]
    if not item.least <= len(values) <= item.most:
        raise longbox.SetupError(so_many(item, len(values)))
    return values


def so_many(item: longbox.Item, given: int) -> str:
    """That a line takes more or fewer entries than were given."""
    if item.least == item.most:
        return plural(
            item.least,
            "{setting} takes {number} entry, not {given}.",
            "{setting} takes {number} entries, not {given}.",
            setting=item.name,
            given=given,
        )
    return said(
        "{setting} takes {least} to {most} entries, not {given}.",
        setting=item.name, least=item.least, most=item.most, given=given,
    )  # fmt: skip


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
    raise longbox.SetupError(
        said("{setting} is {yes} or {no}, not {typed}.", setting=item.name, yes=YES[0], no=NO[0], typed=repr(value))
    )


def whole_number(name: str, value: str) -> int:
    if not value.lstrip("-+").isdigit():
        raise longbox.SetupError(said("{setting} is a number, not {typed}.", setting=name, typed=repr(value)))
    return int(value)


def read_choice(item: longbox.Item, value: str) -> Any:
    """One of the choices, by its name or an unambiguous part of it."""
    names = [str(choice) for choice in item.choices]
    found = fitting(value, names)
    if len(found) == 1:
        return item.choices[found[0]]
    if found:
        several = said(
            "{typed} fits several choices for {setting}: {choices}.",
            typed=repr(value), setting=item.name, choices=", ".join(names[k] for k in found),
        )  # fmt: skip
        raise longbox.SetupError(several)
    can_be = said(
        "{setting} can't be {typed}; it can be {choices}.",
        setting=item.name, typed=repr(value), choices=", ".join(names),
    )  # fmt: skip
    raise longbox.SetupError(with_hint(can_be, value, names))


def new_seed() -> int:
    """A seed that nobody chose; short enough to be told to somebody else."""
    return secrets.randbelow(1_000_000)


def players_line(game: str) -> longbox.Item:
    """The line of the form that says how many play: their number, or a deck or a hero for each."""
    form = {item.name: item for item in longbox.setup(game)}
    lines = (item for item in form.values() if item.many and item.name in ("decks", "heroes"))
    found = form.get("players") or next(lines, None)
    if found is None:
        raise longbox.SetupError(said("{game} does not let you choose how many play.", game=game))
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
        refusal = said(
            "{game} is for {least} to {most} players, not {number}.",
            game=game, least=item.least, most=item.most, number=players,
        )  # fmt: skip
        raise longbox.SetupError(refusal)
    values = list(chosen.get(item.name, item.default))
    spare = cycle([choice for choice in item.choices if choice not in values] or item.choices)
    return chosen | {item.name: [*values, *islice(spare, players)][:players]}
