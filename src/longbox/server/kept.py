"""Messages in the database: as data that is said when somebody reads it, in whatever language."""

from __future__ import annotations

import json
from typing import Any

from longbox.languages import Message, Player

KINDS = {kind.__name__: kind for kind in (Message, Player)}
SEVERAL = "several"

Kept = str
"""A message as it is written down; "" for none."""


def written(told: Message | str) -> Kept:
    """Words that were said already, too, if there is nothing else."""
    return json.dumps(plain(told), ensure_ascii=False) if told else ""


def read(kept: Kept) -> Message:
    """What another version has kept in a way of its own is no message."""
    try:
        found = made(json.loads(kept)) if kept else ""
    except (TypeError, ValueError, LookupError):
        found = ""
    return found if isinstance(found, Message) else Message(str(found))


def in_words(kept: Kept) -> str:
    return str(read(kept))


def plain(part: Any) -> Any:
    kind = type(part).__name__
    if kind in KINDS:
        return [kind, *(plain(getattr(part, name)) for name in part.__match_args__)]
    if isinstance(part, (tuple, list)):
        return [SEVERAL, *map(plain, part)]
    return part if isinstance(part, int) else str(part)


def made(data: Any) -> Any:
    if not isinstance(data, list):
        return data
    kind, *parts = data
    found = tuple(map(made, parts))
    return found if kind == SEVERAL else KINDS[kind](*found)
