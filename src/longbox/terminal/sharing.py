"""Set-ups as text: a line for each choice, to be kept, pasted into a message, and played by somebody else."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

import longbox
from longbox.terminal import forms

HOW_TO = "# A set-up of Longbox; to play it: longbox play --set-up FILE"


class Shared(NamedTuple):
    """What a text says: the game, the seed if it names one, and the lines of the game's form as they were typed."""

    game: str
    seed: int | None
    typed: dict[str, str]


def text(game: str, seed: int, chosen: Mapping[str, Any]) -> str:
    """A set-up as text that `parse` reads back; what was left out stays out."""
    lines = [HOW_TO, f"game: {game}", f"seed: {seed}"]
    for item in longbox.setup(game):
        value = chosen.get(item.name)
        if value not in (None, (), []):
            lines.append(f"{item.name}: {written(item, value)}")
    return "\n".join(lines) + "\n"


def written(item: longbox.Item, value: Any) -> str:
    if item.many:
        return ", ".join(written(item._replace(many=False), one) for one in value)
    if isinstance(value, longbox.Deck):
        raise longbox.SetupError(
            f"{item.name} has a deck of your own, {value.name!r}, which a set-up's text can't hold; "
            "share its list, and name only decks that come with Longbox."
        )
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


def load(path: Path) -> Shared:
    try:
        return parse(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError) as error:
        raise longbox.SetupError(f"the set-up {str(path)!r} can't be read: {error}.") from error


def parse(pasted: str) -> Shared:
    typed: dict[str, str] = {}
    for number, line in enumerate(pasted.splitlines(), start=1):
        line = line.partition("#")[0].strip()
        if not line:
            continue
        name, colon, value = (part.strip() for part in line.partition(":"))
        if not colon or not name:
            raise longbox.SetupError(f"line {number} of the set-up can't be read: {line!r}; write it as name: value.")
        if name in typed:
            raise longbox.SetupError(f"line {number} of the set-up says {name} again; say it once.")
        typed[name] = value
    game = typed.pop("game", "")
    if not game:
        raise longbox.SetupError(f"the set-up names no game; add a line such as game: {longbox.games()[-1]}.")
    seed = typed.pop("seed", None)
    return Shared(game, None if seed is None else forms.whole_number("seed", seed), typed)
