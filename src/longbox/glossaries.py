"""The words that cards use, explained: keywords, symbols, stats, statuses: `words/glossary.toml` of a game."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import NamedTuple

from longbox import registry
from longbox.engine.tongue import Mark
from longbox.engine.words import capital


class Term(NamedTuple):
    """A word of the game, what kind of word it is (keyword, symbol, stat, status, term), and what it means."""

    id: str
    name: str
    kind: str
    text: str
    rules: tuple[str, ...]
    words: tuple[str, ...]
    """How it stands in the texts of cards."""


@cache
def glossary(game: str, tongue: str = "") -> tuple[Term, ...]:
    """The words of a game that a newcomer may ask about, as one side or edition explains them, or as most do."""
    rules = registry.rules_of(game)
    spoken = rules.tongues[tongue]
    say = rules.say("", tongue=spoken)
    page = (files("longbox") / "games" / game / "words" / "glossary.toml").read_text("utf-8")
    return tuple(
        Term(
            entry["id"],
            capital(say.phrase(entry["name"])),
            entry["kind"],
            capital(say.phrase(entry.get("tongues", {}).get(tongue, entry["text"]))),
            tuple(entry["rules"]),
            tuple([spoken.term(form) for form in entry.get("words", [entry["name"]])]),
        )
        for entry in tomllib.loads(page)["entry"]
    )


def marked_in(game: str, marks: list[Mark]) -> tuple[str, ...]:
    """The ids of the words that are marked in the text of a card."""
    forms = {mark.form for mark in marks}
    return tuple(term.id for term in glossary(game) if not forms.isdisjoint(term.words))


@cache
def forms(game: str) -> dict[str, str]:
    """The id of each form in which a term stands in the texts of cards."""
    return {form: term.id for term in glossary(game) for form in term.words}
