"""Set-ups as text: a line for each choice, to be kept, pasted into a message, and played by somebody else."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

import longbox
from longbox.languages import said
from longbox.terminal import forms


class Shared(NamedTuple):
    """What a text says: the game, the seed if it names one, and the lines of the game's form as they were typed."""

    game: str
    seed: int | None
    typed: dict[str, str]


def text(game: str, seed: int, chosen: Mapping[str, Any]) -> str:
    """A set-up as text that `parse` reads back; what was left out stays out."""
    how_to = said("A set-up of Longbox; to play it: {command}", command="longbox play --set-up FILE")
    lines = [f"# {how_to}", f"game: {game}", f"seed: {seed}"]
    for item in longbox.setup(game):
        value = chosen.get(item.name)
        if value not in (None, (), []):
            lines.append(f"{item.name}: {written(item, value)}")
    return "\n".join(lines) + "\n"


def written(item: longbox.Item, value: Any) -> str:
    if item.many:
        return ", ".join(written(item._replace(many=False), one) for one in value)
    if isinstance(value, longbox.Deck):
        refusal = said(
            "{setting} has a deck of your own, {deck}, which a set-up's text can't hold; "
            "share its list, and name only decks that come with Longbox.",
            setting=item.name, deck=repr(value.name),
        )  # fmt: skip
        raise longbox.SetupError(refusal)
    if isinstance(value, bool):
        return forms.YES[0] if value else forms.NO[0]
    return str(value)


def load(path: Path) -> Shared:
    try:
        return parse(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError) as error:
        refusal = said("the set-up {file} can't be read: {reason}.", file=repr(str(path)), reason=error)
        raise longbox.SetupError(refusal) from error


def parse(pasted: str) -> Shared:
    typed: dict[str, str] = {}
    for number, line in enumerate(pasted.splitlines(), start=1):
        line = line.partition("#")[0].strip()
        if not line:
            continue
        name, colon, value = (part.strip() for part in line.partition(":"))
        if not colon or not name:
            unread = said(
                "line {number} of the set-up can't be read: {line}; write it as name: value.",
                number=number, line=repr(line),
            )  # fmt: skip
            raise longbox.SetupError(unread)
        if name in typed:
            again = said("line {number} of the set-up says {name} again; say it once.", number=number, name=name)
            raise longbox.SetupError(again)
        typed[name] = value
    game = typed.pop("game", "")
    if not game:
        example = f"game: {longbox.games()[-1]}"
        raise longbox.SetupError(said("the set-up names no game; add a line such as {line}.", line=example))
    seed = typed.pop("seed", None)
    return Shared(game, None if seed is None else forms.whole_number("seed", seed), typed)
