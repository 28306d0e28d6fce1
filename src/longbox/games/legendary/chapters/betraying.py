"""The Betrayal Deck: who holds its Twist is the Traitor, wins when the other side does and loses with it."""

from __future__ import annotations

from typing import Final

from longbox.engine.events import Event, EventKind
from longbox.games.legendary.table.abilities import HasTraitor
from longbox.games.legendary.table.enemies import of_schemes
from longbox.games.legendary.table.kinds import BINDING, TWIST
from longbox.games.legendary.table.players import in_turn_order
from longbox.games.legendary.table.state import Table
from longbox.games.legendary.table.zones import BETRAYAL_CARDS, BETRAYAL_DECK

BINDINGS_EACH: Final = 3
"""So many Bindings for each player are in the Betrayal Deck, beside a Twist."""


def apply_deal(game: Table, event: Event) -> None:
    """Each player has the top card of the deck, face down, and looks at it."""
    for seat in in_turn_order(game):
        deck = game.state.zones[BETRAYAL_DECK.first]
        if deck:
            game.move(deck[-1], BETRAYAL_CARDS.first + seat)


DEAL_BETRAYAL: Final = EventKind("deal betrayal cards", apply_deal)


def apply_turn_traitor(game: Table, event: Event) -> None:
    """The Twist is seen by all from now on."""
    game.state.traitor = event.seat
    game.show(its_twists(game, event.seat))


TURN_TRAITOR: Final = EventKind("turn traitor", apply_turn_traitor)


def its_twists(game: Table, seat: int) -> list[int]:
    return [card for card in cards_of(game, seat) if game.state.definition[card].kind == TWIST]


def its_bindings(game: Table, seat: int) -> list[int]:
    return [card for card in cards_of(game, seat) if game.state.definition[card].kind == BINDING]


def cards_of(game: Table, seat: int) -> list[int]:
    return game.state.zones[BETRAYAL_CARDS.first + seat]


def traitors(game: Table) -> tuple[int, ...]:
    """Who is the Traitor, known or not; nobody, as long as the Twist lies in its deck."""
    if not of_schemes(game, HasTraitor):
        return ()
    return tuple([seat for seat in range(game.state.seats) if its_twists(game, seat)])
