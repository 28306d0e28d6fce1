"""What the readers of Champions decks ask of the game's cards: heroes by name, cards by code."""

from __future__ import annotations

import re

from longbox import registry
from longbox.engine.cards import Card, Library

GAME = "champions"
IN_BRACKETS = re.compile(r"(?<!\s)\s*\([^()]*\)$")


def library() -> Library:
    return registry.rules_of(GAME).library


def coded(code: object) -> Card | None:
    """The card of a code: its box and its number in it."""
    return next((card for card in library() if code and card.fact("code") == code), None)


def listed(card: Card) -> str:
    """How a list names a card: by name, or by id where several share the name."""
    return card.name if len(library().named(card.name)) == 1 else card.id


def hero_named(name: str) -> Card | None:
    """A hero by either side's name, whatever stands behind it in brackets."""
    plain = IN_BRACKETS.sub("", name)
    identities = (card for card in library() if card.kind == "identity")
    return next((card for card in identities if plain in (card.name, *(face.name for face in card.faces))), None)


def hero_heading(name: str) -> str:
    """A hero as Longbox calls it; one that it does not know keeps its name, to be complained about."""
    hero = hero_named(name)
    return hero.name if hero is not None else name
