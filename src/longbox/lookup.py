"""Looking things up: the cards of a game, its rules, and the kinds of decisions that it asks for."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType
from typing import Any, NamedTuple

from longbox import catalogue, glossaries, registry, texts
from longbox.engine.cards import Card
from longbox.engine.language import Language, message, said, spoken
from longbox.engine.rules import Rules
from longbox.engine.tongue import Tongue, read
from longbox.errors import LongboxError


class CardInfo(NamedTuple):
    """A card for reading. One that is not `playable` yet says what is `missing`, and has no text where that is it."""

    id: str
    name: str
    set: str
    kind: str
    text: str
    playable: bool = True
    numbers: Mapping[str, int] = MappingProxyType({})
    """What is printed: cost, attack and so on, by the game's own words."""
    traits: tuple[str, ...] = ()
    copies: int = 1
    """How many of it are in the box."""
    facts: Mapping[str, Any] = MappingProxyType({})
    """All that is printed and can be drawn, under the names that views use of a card on the table (docs/views.md)."""
    terms: tuple[str, ...] = ()
    """The words of the glossary that its text uses, by id."""
    missing: str = ""
    """What a card that is not playable waits for, in a sentence."""
    lines: tuple[texts.Line, ...] = ()
    """Its text in parts, for who draws it."""


def cards(game: str, tongue: str = "") -> tuple[CardInfo, ...]:
    """All cards of a game in the order of its sets, then those that are not playable yet. `tongue`: how a table speaks
    at which another side or edition is played, as its views tell."""
    known = registry.rules_of(game).tongues
    if tongue not in known:
        there_are = ", ".join(map(repr, known))
        refusal = message("nobody speaks {tongue} in {game}: there are {tongues}")
        raise LongboxError(said(refusal, tongue=repr(tongue), game=game, tongues=there_are))
    return cards_in(spoken(), game, tongue)


@cache
def cards_in(language: Language, game: str, tongue: str) -> tuple[CardInfo, ...]:
    """The same in a language, which is the one that is spoken."""
    rules = registry.rules_of(game)
    found = [info(rules, face, rules.tongues[tongue]) for face in rules.library.faces()]
    found += [
        CardInfo(card.id, card.name, card.set, card.kind, "", playable=False, missing=said(card.missing))
        for card in rules.awaited
    ]
    return tuple(found)


def info(rules: Rules, card: Card, tongue: Tongue) -> CardInfo:
    marked = rules.text(card, tongue, marks=True)
    text, marks = read(marked)
    missing = rules.missing(card)
    return CardInfo(
        card.id,
        card.name,
        card.set,
        card.kind,
        text,
        playable=not missing,
        numbers=MappingProxyType(dict(card.stats)),
        traits=tuple(sorted(card.traits)),
        copies=card.copies,
        facts=MappingProxyType(rules.facts(card) | ({"tongue": tongue.side} if tongue.side else {})),
        terms=glossaries.marked_in(rules.name, marks),
        missing=missing,
        lines=texts.lines(marked, glossaries.forms(rules.name)),
    )


class Window(NamedTuple):
    """A kind of decision that a player may want to pass on without being asked: declining it costs nothing."""

    topic: str
    words: str


def topics(game: str) -> tuple[str, ...]:
    """The kinds of decisions that a game asks for: the values of `Decision.topic`."""
    return tuple(topic.name for topic in registry.rules_of(game).topics)


def windows(game: str) -> tuple[Window, ...]:
    """The topics that may be declined at no cost, in words for a list of settings."""
    return tuple(Window(topic.name, said(topic.window)) for topic in registry.rules_of(game).topics if topic.window)


def rules(game: str) -> tuple[catalogue.Rule, ...]:
    """The rule catalogue of a game."""
    registry.rules_of(game)
    return catalogue.read(game)
