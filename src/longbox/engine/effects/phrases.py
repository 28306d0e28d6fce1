"""The order of words in a phrase: a noun says itself right whatever order its adjectives were written in."""

from __future__ import annotations

from typing import Final, NamedTuple

BEFORE: Final = True
BEHIND: Final = False

OTHER: Final = 0
STATE: Final = 1
SIDE: Final = 2
TEAM: Final = 3
KIND: Final = 4
"""Ranks of what stands before the head: "other stunned enemy Avengers supporting character"."""

WITH: Final = 0
SUPERLATIVE: Final = 1
PLACE: Final = 2
THAT: Final = 3
"""Ranks of what stands behind it: "Hero with the highest cost in the HQ that is of the Avengers"."""


class Part(NamedTuple):
    """What an adjective adds to a phrase: its word for one card and for several, and where it stands."""

    one: str
    many: str
    before: bool
    rank: int


def part(word: str, before: bool, rank: int, many: str = "") -> Part:
    return Part(word, many or word, before, rank)


def phrase(head: str, parts: list[Part], *, several: bool = False) -> str:
    """A head with its parts, those of one rank in the order in which they are given."""
    ordered = sorted(parts, key=lambda one: one.rank)
    said = [(one.many if several else one.one, one.before) for one in ordered]
    before = [word for word, stands_before in said if stands_before]
    behind = [word for word, stands_before in said if not stands_before]
    return " ".join(word for word in (*before, head, *behind) if word)


def plural_of(head: str) -> str:
    """The regular plural of a head; one that has another names it."""
    if head.endswith("y") and head[-2:-1] not in "aeiou":
        return f"{head[:-1]}ies"
    return f"{head}es" if head.endswith(("o", "s", "x", "ch", "sh")) else f"{head}s"
