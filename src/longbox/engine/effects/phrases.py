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


def plural_of(head: str) -> str:
    """The regular plural of a head; one that has another names it. Of a term it is the term's: "{Villains}"."""
    if head.endswith("}"):
        before, _, term = head[:-1].rpartition("{")
        return f"{before}{{{plural_of(term)}}}"
    if head.endswith("y") and head[-2:-1] not in "aeiou":
        return f"{head[:-1]}ies"
    return f"{head}es" if head.endswith(("o", "s", "x", "ch", "sh")) else f"{head}s"
