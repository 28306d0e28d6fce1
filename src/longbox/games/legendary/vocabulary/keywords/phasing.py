"""Phasing: a card in hand changes places with the top card of the deck."""

from __future__ import annotations

from typing import Final

from longbox.engine.effects.conditions import there_is
from longbox.engine.effects.deeds import Deed
from longbox.engine.effects.flow import do
from longbox.engine.effects.nouns import Cards
from longbox.engine.effects.places import AnyPlace
from longbox.engine.events import Event, EventKind
from longbox.engine.frames import Scope
from longbox.engine.language import message
from longbox.games.legendary.chapters.drawing import top_of_deck
from longbox.games.legendary.table.abilities import FromHand
from longbox.games.legendary.table.state import Table
from longbox.games.legendary.table.zones import DECK, HAND
from longbox.games.legendary.vocabulary import places
from longbox.games.legendary.vocabulary.deeds import used_instead


def apply_phase(game: Table, event: Event) -> None:
    """Neither is the one card played nor the other drawn. An empty deck is first made anew from the discard pile."""
    top = top_of_deck(game, event.seat)
    game.move(event.card, DECK.first + event.seat)
    game.move(top, HAND.first + event.seat)


PHASE = EventKind("phase", apply_phase)


def swap(game: Table, scope: Scope, cards: list[int], amount: int) -> None:
    """The card that speaks, in hand, and the top card of the deck."""
    game.happen(Event(PHASE, seat=scope.you, card=scope.source))


swap_with_top: Final = Deed("swap", "{this} for the top card of {your} deck", act=swap).done


PHASING: Final = FromHand(
    "{Phasing}",
    "on your turn, you may swap {this} from your hand for the top card of your deck",
    do(swap_with_top(), used_instead()),
    verb="phase",
    offer=message("Swap {card} for the top card of your deck"),
    elsewhere=message("only a card in your hand can phase"),
    unable=message("this card can't phase now"),
    given=there_is(Cards("card", AnyPlace((places.DECK, places.IN_DISCARD_PILE)))),
)
