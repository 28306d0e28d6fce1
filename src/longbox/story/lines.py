"""A line of the story: words and cards, so that a client can let its reader look at the cards."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

import msgspec

from longbox.languages import capital, plural, said

STOPS = (".", "!", "?", "。", "！", "？")
PLACE = "{sentence}"


class CardPart(msgspec.Struct, frozen=True):
    """A card in a line, by the handle of whoever the story is told to."""

    handle: str
    id: str
    name: str


Part = str | CardPart


class Line(NamedTuple):
    """A sentence, or the heading of a turn or phase, made of plain words and cards."""

    parts: tuple[Part, ...]
    heading: bool = False
    choice: int = -1
    """The choice that led to it; -1: the set-up."""
    deed: int = -1
    """The place of what it tells among the deeds of that choice; -1: it tells of none."""
    instead: bool = False
    """Whether it takes the place of the line before: the same thing has happened once more."""

    @property
    def text(self) -> str:
        return plain(self.parts)


def plain(parts: Iterable[Part]) -> str:
    return "".join(part if isinstance(part, str) else part.name for part in parts)


def joined(parts: Iterable[Part]) -> tuple[Part, ...]:
    """Words that follow each other as one part, and none that are empty."""
    found: list[Part] = []
    for part in parts:
        if isinstance(part, str) and found and isinstance(found[-1], str):
            found[-1] += part
        elif part:
            found.append(part)
    return tuple(found)


def sentence(parts: Iterable[Part], *, stop: bool = True) -> tuple[Part, ...]:
    """A capital at the beginning and, unless it has its own, a full stop at the end."""
    found = list(joined(parts))
    if found and isinstance(found[0], str):
        found[0] = capital(found[0])
    if stop and not plain(found).endswith(STOPS):
        return around(said("{sentence}."), found)
    return joined(found)


def times(parts: tuple[Part, ...], count: int) -> tuple[Part, ...]:
    """A sentence about what happened so many times in a row."""
    if count == 1:
        return parts
    last = parts[-1]
    stop = last[-1:] if isinstance(last, str) and last.endswith(STOPS) else ""
    told = [*parts[:-1], last.removesuffix(stop) if isinstance(last, str) else last]
    often = plural(count, "{sentence} ({number} time)", "{sentence} ({number} times)", sentence=PLACE)
    return joined((*around(often, told), stop or "."))


def around(words: str, parts: Iterable[Part]) -> tuple[Part, ...]:
    """Parts in the {sentence} of other words."""
    before, _, behind = words.partition(PLACE)
    return joined((before, *parts, behind))
