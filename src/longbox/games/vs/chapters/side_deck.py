"""The main characters that a player may transform into (rulebook: Transform).

A list names them in a line "Side: Thor, Loki". All levels of a main character are one card, so whoever has a Level 2
in the side deck has its other levels too, and each main character counts once.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from longbox.engine.cards import Card, Library
from longbox.engine.decks import Deck
from longbox.engine.language import plural, said
from longbox.engine.setup import Problem
from longbox.games.vs.chapters.deck_lists import find_main
from longbox.games.vs.table.cards import has_level_2
from longbox.games.vs.table.state import Vs
from longbox.games.vs.table.zones import SIDE_DECK

MOST: Final = 3


def named_in(deck: Deck) -> list[str]:
    return [name for part in deck.headings.get("side", "").split(",") if (name := part.strip())]


def side_deck(library: Library, names: Iterable[str]) -> list[Card]:
    found = [find_main(library, name) for name in names]
    return [card for card in found if card is not None]


def side_deck_problems(library: Library, deck: Deck) -> list[Problem]:
    """At most three main characters, all known, each with a Level 2."""
    names = named_in(deck)
    label = deck.name or said("the deck")
    found = []
    for name in names:
        card = find_main(library, name)
        if card is None:
            text = said(
                'the side deck of "{deck}" names a main character that is not known: {name}', deck=label, name=name
            )
            cure = said("Name main characters only, with commas between them.")
            found.append(Problem("VS-TRANSFORM-06", text, cure))
        elif not has_level_2(card):
            text = said(
                'the side deck of "{deck}" names {name}, who has no Level 2 to transform into', deck=label, name=name
            )
            found.append(Problem("VS-TRANSFORM-06", text, said("Leave it out.")))
    if len(names) > MOST:
        text = plural(
            len(names),
            'the side deck of "{deck}" has {number} main character; at most {most} are allowed',
            'the side deck of "{deck}" has {number} main characters; at most {most} are allowed',
            deck=label,
            most=MOST,
        )
        found.append(Problem("VS-TRANSFORM-05", text, said("Leave out {number}.", number=len(names) - MOST)))
    return found


def lay_out_side_deck(game: Vs, seat: int, cards: list[Card]) -> None:
    """Lie beside the table; nobody else may look at it."""
    state = game.state
    for card in state.new_cards(cards, seat, SIDE_DECK.at(seat), pool=300 + seat):
        state.known[card] = 1 << seat
