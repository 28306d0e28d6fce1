"""The starter decks, and which cards the lines of a deck mean."""

from __future__ import annotations

import re
from functools import cache
from importlib import resources
from typing import Final

from longbox.engine.cards import Card, Library, identifier
from longbox.engine.decks import Deck

OF_A_SET: Final = re.compile(r"(?P<name>.+?)(?<!\s)\s+\((?P<set>[^()]+)\)")

STARTERS: Final = (
    "avengers", "super-villains", "x-men", "guardians-of-the-galaxy",
    "defenders", "underworld",
    "a-force", "femme-fatales",
    "the-company", "xenomorphs",
    "legacy-avengers", "legacy-x-men", "legacy-guardians", "legacy-super-villains",
    "legacy-defenders", "legacy-underworld", "legacy-a-force", "legacy-femme-fatales",
    "mcu-heroes", "mcu-villains", "mcu-heroes-issue", "mcu-villains-issue",
)  # fmt: skip
OF_THE_MCU: Final = ("mcu-heroes", "mcu-villains")
"""The decks of the MCU book, which are of its universe."""


@cache
def starter(name: str) -> Deck:
    text = (resources.files("longbox.games.vs") / "cards" / "decks" / f"{name}.txt").read_text("utf-8")
    return Deck.parse(text, game="vs", name=name)


def called(library: Library, name: str) -> str:
    """A starter deck by its name, its main character and its box: all of them names."""
    deck = starter(name)
    main = find_main(library, deck.headings["main"])
    assert main is not None
    return f"{deck.name} · {main.name} · {deck.headings['box']}"


def chosen(deck: Deck | str) -> Deck:
    """A deck from a set-up: a Deck, or the name of a starter deck."""
    return deck if isinstance(deck, Deck) else starter(deck)


def find(library: Library, name: str) -> Card | None:
    """The card that a line of a deck means, by id or by name; never a main character.

    Of several cards of a name it is the one without an id of its own, whichever set is listed first, unless the line
    names a set: "Academy (The MCU Battles)".
    """
    if name in library and library[name].kind != "main character":
        return library[name]
    found = [card for card in library.named(name) if card.kind != "main character"]
    if not found and (of_set := OF_A_SET.fullmatch(name)) is not None:
        same = [card for card in library.named(of_set["name"]) if card.kind != "main character"]
        found = [card for card in same if card.set.casefold() == of_set["set"].casefold()]
    if len(found) > 1:
        return min(found, key=lambda card: card.id != identifier(name))
    return found[0] if found else None


def names_of_leaders(library: Library) -> tuple[str, ...]:
    """By what the main characters are chosen that a game can start with."""
    mains = [card for card in library if card.kind == "main character" and starts_games(card)]
    return tuple(main_name(library, card) for card in mains)


def starts_games(main: Card) -> bool:
    """Whether a main character has a Level 1."""
    return min((face.fact("level") for face in main.faces), default=1) == 1


def find_main(library: Library, name: str) -> Card | None:
    """The main character that is called so, by id or by name; of several of a name the first, unless a set is named."""
    mains = [card for card in library if card.kind == "main character"]
    wanted = identifier(name)
    for card in mains:
        if wanted in (card.id, identifier(card.name)):
            return card
    of_set = OF_A_SET.fullmatch(name)
    if of_set is None:
        return None
    same = [card for card in mains if card.set.casefold() == of_set["set"].casefold()]
    return next((card for card in same if identifier(card.name) == identifier(of_set["name"])), None)


def main_name(library: Library, main: Card) -> str:
    """What to call a main character by so that it is found: its name, with its set if an older one has that name."""
    return main.name if find_main(library, main.name) is main else f"{main.name} ({main.set})"


def cards_of(library: Library, lines: tuple[tuple[int, str], ...]) -> list[Card]:
    """The cards of a deck that has no problems, one entry a copy."""
    found = []
    for count, name in lines:
        card = find(library, name)
        assert card is not None, f"no card {name!r}: the deck was not checked"
        found += [card] * count
    return found
