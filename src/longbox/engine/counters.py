"""Counters on cards, by name: how many of each kind lie there.

A column of a state may hold them (`counters: Annotated[Seldom[Counters], Default(()), SHOWN]`). Which kinds there are
no state says: a card that brings a new one brings its name. Kinds that players always look for (`State.counted`) are
shown each by itself, others by their names under that of the column.
"""

from __future__ import annotations

from typing import Any

Counters = tuple[tuple[str, int], ...]
"""The names of the kinds that lie on a card, in their order, each with how many."""


class Counter:
    """A kind of counter. Its name is also the message by which players read it. `most`: how many of it one card can
    have; 0: any number."""

    __slots__ = ("most", "name")

    def __init__(self, name: str, most: int = 0) -> None:
        self.name = name
        self.most = most

    def __repr__(self) -> str:
        return f"<counter {self.name}>"


def number(counters: Counters, name: str) -> int:
    """How many of a kind there are."""
    for one, count in counters:
        if one == name:
            return count
    return 0


def with_more(counters: Counters, name: str, amount: int) -> Counters:
    """So many more of a kind, or fewer."""
    count = number(counters, name) + amount
    rest = [(one, many) for one, many in counters if one != name]
    return tuple(sorted([*rest, (name, count)] if count else rest))


def show(seen: dict[str, Any], counters: Counters, column: str, counted: tuple[str, ...]) -> None:
    """What a view tells of the counters on a card."""
    others: dict[str, int] = {}
    for name, count in counters:
        if name in counted:
            seen[name] = count
        else:
            others[name] = count
    if others:
        seen[column] = others


def numbers(counters: Counters, counted: tuple[str, ...]) -> list[int]:
    """How many there are of each kind that is counted by itself, and of all others together."""
    found = [number(counters, name) for name in counted]
    return [*found, sum([count for _, count in counters]) - sum(found)]
