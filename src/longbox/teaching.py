"""What a newcomer is told: how a game is won, and each kind of decision the first time it comes up.

The words stand in the games' own `words/lessons.toml`, by the topics of `Decision.topic`.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Final, NamedTuple

from longbox import registry
from longbox.engine.language import capital

OPENING: Final = "opening"
"""The topic of the lesson that comes before the first decision."""


class Lesson(NamedTuple):
    """A few sentences about one kind of decision, and the rules that they rest on."""

    topic: str
    title: str
    text: str
    rules: tuple[str, ...]


def lessons(game: str, tongue: str = "") -> tuple[Lesson, ...]:
    """All lessons of a game, its opening first, as one side or edition tells them, or as most do."""
    rules = registry.rules_of(game)
    say = rules.say("", tongue=rules.tongues[tongue])
    return tuple(
        written._replace(title=capital(say.phrase(written.title)), text=capital(say.phrase(written.text)))
        for written in in_english(game)
    )


@cache
def in_english(game: str) -> tuple[Lesson, ...]:
    """The same as it is written: its title and its text are messages."""
    page = (files("longbox") / "games" / game / "words" / "lessons.toml").read_text("utf-8")
    return tuple(
        Lesson(entry["topic"], entry["title"], entry["text"].strip(), tuple(entry["rules"]))
        for entry in tomllib.loads(page)["lesson"]
    )


def lesson(game: str, topic: str, tongue: str = "") -> Lesson:
    """The lesson about a topic."""
    return next(found for found in lessons(game, tongue) if found.topic == topic)
