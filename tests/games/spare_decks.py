"""Decks of the cards that come with no ready-made deck, so that random games meet them too."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Any

import longbox
from longbox.registry import rules_of

SIZE = {"vs": 60}
"""The games whose decks anybody may put together, and how many cards go into one."""
COPIES = 4
BESIDE_DECKS = "behind the camera"
"""The keyword of those who look like cards of a deck and lie beside it."""
IN_DECKS = {"supporting character", "plot twist", "location", "equipment"}


@cache
def spare_decks(game: str) -> tuple[str, ...]:
    """Lists that hold each card that no ready-made deck does, filled up with cards of one that does."""
    if game not in SIZE:
        return ()
    ready = longbox.ready_decks(game)
    held = {name for deck in ready.values() for _, name in deck.cards}
    left = [card for card in longbox.cards(game) if card.playable and card.kind in IN_DECKS]
    left = [card for card in left if BESIDE_DECKS not in rules_of(game).library[card.id].keywords]
    spare = [card.id for card in left if not is_held(game, card, held)]
    filler = next(iter(ready.values()))
    room = SIZE[game] // COPIES
    lists = [spare[first : first + room] for first in range(0, len(spare), room)]
    return tuple(filled(game, f"Spare {number}", cards, filler) for number, cards in enumerate(lists, 1))


def is_held(game: str, card: longbox.CardInfo, held: set[str]) -> bool:
    """Whether a line of a deck means this card: by its id, by its name and set, or by its name alone."""
    if card.id in held or f"{card.name} ({card.set})" in held:
        return True
    return card.name in held and card.id == plain_id(game, card.name)


def plain_id(game: str, name: str) -> str:
    """The id of the card that a name means in a deck: of several, the shortest."""
    return min((card.id for card in longbox.cards(game) if card.name == name and card.playable), key=len)


def filled(game: str, name: str, ids: list[str], filler: longbox.Deck) -> str:
    """Four of each card, or as many as there are, then of the other deck what still fits in, one card after the other;
    no Locations."""
    copies = {card.id: card.copies for card in longbox.cards(game)}
    cards = Counter({one: min(COPIES, copies[one]) for one in ids})
    locations = {card.name for card in longbox.cards(game) if card.kind == "location"}
    more = [other for _ in range(COPIES) for _, other in filler.cards if other not in locations]
    cards.update(more[: SIZE[game] - cards.total()])
    lines = tuple((count, card) for card, count in cards.items())
    return longbox.Deck(name, lines, game=game, headings=dict(filler.headings) | {"name": name}).text()


def dealable(setup: dict[str, Any]) -> dict[str, Any]:
    """A set-up with the lists of decks in it made decks; one can be written down, the other dealt."""
    if "decks" not in setup:
        return setup
    decks = [longbox.Deck.parse(deck) if "\n" in deck else deck for deck in setup["decks"]]
    return setup | {"decks": decks}
