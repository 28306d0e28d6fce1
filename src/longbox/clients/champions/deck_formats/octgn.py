"""Decks of OCTGN, a table for card games: `.o8d` files, which are XML. The names of the cards count, not their ids."""

from __future__ import annotations

from xml.etree import ElementTree

from longbox import Deck, SetupError
from longbox.clients.champions.deck_formats.cards import GAME, hero_heading, hero_named, named
from longbox.languages import said

OCTGN_ID = "055c536f-adba-4bc2-acbf-9aefb9756046"
"""What OCTGN calls Marvel Champions."""
HERO = "Hero"


def read(text: str) -> Deck:
    cards: list[tuple[int, str]] = []
    unread: list[tuple[int, str]] = []
    headings: dict[str, str] = {}
    for section in tree(text).iter("section"):
        for card in section.iter("card"):
            name = " ".join((card.text or "").split())
            count = card.get("qty", "")
            if not name or not (count.isascii() and count.isdigit() and len(count) <= 4):
                unread.append((0, ElementTree.tostring(card, "unicode").strip()))
            elif not is_hero(name, section.get("name", ""), headings):
                cards.append((int(count), name))
    return Deck("", tuple(cards), game=GAME, headings=headings, unread=tuple(unread))


def tree(text: str) -> ElementTree.Element:
    """The XML, if it is a deck of Champions. It may not declare anything: entities can be made to fill the memory."""
    if "<!DOCTYPE" in text.upper() or "<!ENTITY" in text.upper():
        raise SetupError(said("the deck declares a document type, which no deck of OCTGN does. Export the deck again."))
    try:
        deck = ElementTree.fromstring(text)
    except (ElementTree.ParseError, ValueError) as error:
        raise SetupError(
            said("the deck begins as XML, but can't be read: {error}. Export the deck again.", error=error)
        ) from error
    if deck.tag != "deck":
        raise SetupError(
            said("the XML is no deck of OCTGN: it is a <{tag}>, not a <deck>. Export the deck again.", tag=deck.tag)
        )
    if deck.get("game", OCTGN_ID).lower() != OCTGN_ID:
        game = deck.get("game")
        raise SetupError(
            said("the OCTGN deck is for another game ({game}). Longbox reads Marvel Champions'.", game=game)
        )
    return deck


def is_hero(name: str, section: str, headings: dict[str, str]) -> bool:
    """Note the deck's hero. Both sides are listed; a second hero, which no deck has, is left among the cards."""
    stranger = section == HERO and not named(name)
    if hero_named(name) is None and not stranger:
        return False
    return headings.setdefault("hero", hero_heading(name)) == hero_heading(name)
