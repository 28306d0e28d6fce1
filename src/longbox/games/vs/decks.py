"""The starter decks, and what a deck must be (rulebook: Deck Building Rules)."""

from __future__ import annotations

from collections import Counter
from functools import cache
from importlib import resources

from longbox.engine.cards import Card, Library, identifier
from longbox.engine.decks import Deck
from longbox.engine.setup import Problem

SIZE = 60
COPIES = 4

STARTERS = ("avengers", "super-villains", "x-men", "guardians-of-the-galaxy")


@cache
def starter(name: str) -> Deck:
    text = (resources.files("longbox.games.vs") / "decks" / f"{name}.txt").read_text("utf-8")
    return Deck.parse(text, game="vs", name=name)


def chosen(deck: Deck | str) -> Deck:
    """A deck from a set-up: a Deck, or the name of a starter deck."""
    return deck if isinstance(deck, Deck) else starter(deck)


def find(library: Library, name: str) -> Card | None:
    """The card that a line of a deck means, by id or by name; never a main character.

    Of several cards of a name it is the one without an id of its own, whichever set is listed first.
    """
    if name in library and library[name].kind != "main character":
        return library[name]
    found = [card for card in library.named(name) if card.kind != "main character"]
    if len(found) > 1:
        return min(found, key=lambda card: card.id != identifier(name))
    return found[0] if found else None


def find_main(library: Library, name: str) -> Card | None:
    mains = [card for card in library if card.kind == "main character"]
    wanted = identifier(name)
    for card in mains:
        if wanted in (card.id, identifier(card.name)):
            return card
    return None


def cards_of(library: Library, deck: Deck) -> list[Card]:
    found = []
    for count, name in deck.cards:
        card = find(library, name)
        assert card is not None, f"no card {name!r}: the deck was not checked"
        found += [card] * count
    return found


def deck_problems(library: Library, deck: Deck) -> list[Problem]:
    """Exactly 60 cards, all known, at most four of each; the main character is not one of them."""
    problems = []
    label = deck.name or "the deck"
    copies: Counter[str] = Counter()
    for count, name in deck.cards:
        card = find(library, name)
        if card is not None:
            copies[card.id] += count
        elif find_main(library, name) is not None:
            text = f'deck "{label}" holds the main character {name}'
            problems.append(Problem("VS-DECK-02", text, f'Name it in a line "Main: {name}" instead.'))
        else:
            problems.append(Problem("", f'deck "{label}" names a card that is not known: {name}', near(library, name)))
    if deck.size != SIZE:
        text = f'deck "{label}" has {deck.size} cards; a Vs. System deck has exactly {SIZE}'
        problems.append(Problem("VS-DECK-01", text))
    for id, count in copies.items():
        if count > COPIES:
            text = f'deck "{label}" has {count} copies of {library[id].name}; at most {COPIES} are allowed'
            problems.append(Problem("VS-DECK-03", text))
    return problems


def near(library: Library, name: str) -> str:
    from difflib import get_close_matches

    found = get_close_matches(name, [card.name for card in library], n=1)
    return f"Did you mean {found[0]}?" if found else ""


def main_problems(library: Library, deck: Deck, main: str) -> list[Problem]:
    mains = ", ".join(card.name for card in library if card.kind == "main character")
    if not main:
        text = f'deck "{deck.name}" names no main character'
        return [Problem("VS-DECK-01", text, f'Add a line "Main: ..." ({mains}).')]
    if find_main(library, main) is None:
        return [Problem("VS-DECK-01", f"there is no main character {main!r}", f"There are {mains}.")]
    return []
