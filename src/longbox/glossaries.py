"""The words that cards use, explained: keywords, symbols, stats, statuses: `words/glossary.toml` of a game."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any, NamedTuple

from longbox import registry
from longbox.engine.language import Language, capital, spoken
from longbox.engine.tongue import Mark


class Term(NamedTuple):
    """A word of the game, what kind of word it is (keyword, symbol, stat, status, term), and what it means."""

    id: str
    name: str
    kind: str
    text: str
    rules: tuple[str, ...]
    words: tuple[str, ...]
    """How it stands in the texts of cards."""


def glossary(game: str, tongue: str = "") -> tuple[Term, ...]:
    """The words of a game that a newcomer may ask about, as one side or edition explains them, or as most do."""
    return said_in(spoken(), game, tongue)


@cache
def said_in(language: Language, game: str, tongue: str) -> tuple[Term, ...]:
    """The same in a language, which is the one that is spoken."""
    rules = registry.rules_of(game)
    table = rules.tongues[tongue]
    say = rules.say("", tongue=table)
    return tuple(
        Term(
            entry["id"],
            capital(say.phrase(entry["name"])),
            entry["kind"],
            capital(say.phrase(entry.get("tongues", {}).get(tongue, entry["text"]))),
            tuple(entry["rules"]),
            tuple([table.term(form) for form in forms_of(entry)]),
        )
        for entry in entries(game)
    )


@cache
def entries(game: str) -> tuple[dict[str, Any], ...]:
    page = (files("longbox") / "games" / game / "words" / "glossary.toml").read_text("utf-8")
    return tuple(tomllib.loads(page)["entry"])


def forms_of(entry: dict[str, Any]) -> list[str]:
    """The forms in which a term is written in the code, whatever a table or a language calls it."""
    found: list[str] = entry.get("words", [entry["name"]])
    return found


def marked_in(game: str, marks: list[Mark]) -> tuple[str, ...]:
    """The ids of the words that are marked in the text of a card."""
    marked = {mark.form for mark in marks}
    return tuple(entry["id"] for entry in entries(game) if not marked.isdisjoint(forms_of(entry)))


@cache
def forms(game: str) -> dict[str, str]:
    """The id of each form in which a term is marked in the texts of cards."""
    return {form: entry["id"] for entry in entries(game) for form in forms_of(entry)}
