"""What the readers of decks ask of the cards of Marvel Champions: heroes by name, cards by code."""

from __future__ import annotations

import re
from typing import Final

from longbox import CardInfo, cards

GAME: Final = "champions"
IN_BRACKETS: Final = re.compile(r"(?<!\s)\s*\([^()]*\)$")


def named(name: str) -> list[CardInfo]:
    """The cards of a name; the sides of a card count as one."""
    found = {tuple(card.facts.get("sides", (card.id,))): card for card in cards(GAME) if card.name == name}
    return list(found.values())


def coded(code: object) -> CardInfo | None:
    """The card of a code: its box and its number in it. Of cards with two sides only heroes have one."""
    known = (card for card in cards(GAME) if card.kind == "hero" or "sides" not in card.facts)
    return next((card for card in known if code and card.facts.get("code") == code), None)


def listed(card: CardInfo) -> str:
    """How a list names a card: by name, or by id where several share the name."""
    return card.name if len(named(card.name)) == 1 else card.id


def hero_named(name: str) -> str | None:
    """The hero whose name on either side is this, whatever stands behind it in brackets."""
    plain = IN_BRACKETS.sub("", name)
    identities = (card for card in cards(GAME) if card.kind in ("hero", "alter-ego"))
    return next((str(card.facts["hero"]) for card in identities if card.name == plain), None)


def hero_heading(name: str) -> str:
    """A hero as Longbox calls it; one that it does not know keeps its name, to be complained about."""
    return hero_named(name) or name
