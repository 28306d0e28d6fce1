"""Villains that leave the city for the bottom of the Villain Deck."""

from __future__ import annotations

from typing import Final

from longbox.engine import dice
from longbox.engine.effects.flow import Steps
from longbox.engine.events import Event, EventKind
from longbox.engine.frames import Scope
from longbox.engine.view import lose_track
from longbox.games.legendary.chapters.bystanders import captives
from longbox.games.legendary.chapters.gaining import leave_play
from longbox.games.legendary.chapters.knocking_out import KO
from longbox.games.legendary.table import roles, slots
from longbox.games.legendary.table.board import villain_deck
from longbox.games.legendary.table.state import Table
from longbox.games.legendary.table.zones import VILLAIN_POOL


def apply_put_under_deck(game: Table, event: Event) -> None:
    """Whoever stood in the city is one of the cards of the Villain Deck again; nobody knows in which order they lie."""
    state = game.state
    order = list(event.cards)
    dice.shuffle(state, order)
    for card in order:
        leave_play(game, card, villain_deck(game), bottom=True)
        state.put("pool", card, VILLAIN_POOL)
        if state.as_villain[card]:
            state.put("as_villain", card, 0)


UNDER_THE_DECK: Final = EventKind("put under the villain deck", apply_put_under_deck)


def lose_what_they_held(game: Table, scope: Scope) -> None:
    """All but the Bystanders, and with whom they are bonded."""
    gone: tuple[int, ...] = scope[slots.GONE]
    both = [part for card in gone for part in roles.parts(game, card)]
    scope[slots.CARRIED] = tuple([held for card in both for held in captives(game, card)])
    scope[slots.GONE] = tuple(both)
    lost = [held for card in both for held in game.on(card) if held not in scope[slots.CARRIED] and held not in both]
    if lost:
        game.happen(Event(KO, seat=scope.you, cards=tuple(lost), source=scope.source))


def go_under_the_deck(game: Table, scope: Scope) -> None:
    cards = (*scope[slots.CARRIED], *scope[slots.GONE])
    if cards:
        lose_track(game, list(cards), 0)
        game.happen(Event(UNDER_THE_DECK, seat=scope.you, cards=cards, source=scope.source))


WITHDRAW: Final = Steps(lose_what_they_held, go_under_the_deck)
"""The Villains `gone` leave the city for the bottom of the Villain Deck, with the Bystanders that they hold; what else
they hold is KO'd."""
