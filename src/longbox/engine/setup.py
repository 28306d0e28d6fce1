"""The form of a set-up: what can be chosen before a game, and what is wrong with a choice."""

from __future__ import annotations

from typing import Any, NamedTuple


class Item(NamedTuple):
    """One line of the form: its name, what it means, its default and what may be filled in.

    `many`: the value is a list, with `least` to `most` entries. An empty tuple of choices means free input.
    """

    name: str
    words: str
    default: Any
    choices: tuple[Any, ...] = ()
    many: bool = False
    least: int = 1
    most: int = 1


class Problem(NamedTuple):
    """What is wrong with a set-up or a deck: the rule it breaks (or ""), a sentence, and what to do."""

    rule: str
    text: str
    cure: str = ""

    def __str__(self) -> str:
        rule = f" (rule {self.rule})" if self.rule else ""
        cure = f" {self.cure}" if self.cure else ""
        return f"{self.text}{rule}.{cure}"


class Result(NamedTuple):
    """How a game ended. `winners` are seats; in cooperative games all or none, and `villain_won` says the latter."""

    outcome: str
    winners: tuple[int, ...] = ()
    villain_won: bool = False
    best: int | None = None
    scores: tuple[int, ...] = ()
    rule: str = ""
    reason: str = ""
