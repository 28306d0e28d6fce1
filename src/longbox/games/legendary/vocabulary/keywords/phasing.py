"""Phasing: a card in hand changes places with the top card of the deck."""

from __future__ import annotations

from dataclasses import dataclass

from longbox.engine.effects.flow import do
from longbox.engine.effects.verbs import Verb
from longbox.engine.events import Event, EventKind
from longbox.engine.frames import Node, Scope
from longbox.engine.words import Say
from longbox.games.legendary.chapters.drawing import top_of_deck
from longbox.games.legendary.table.abilities import FromHand, named
from longbox.games.legendary.table.state import Table
from longbox.games.legendary.table.zones import DECK, DISCARD, HAND
from longbox.games.legendary.vocabulary.instead import UsedInstead


def apply_phase(game: Table, event: Event) -> None:
    """Neither is the one card played nor the other drawn. An empty deck is first made anew from the discard pile."""
    top = top_of_deck(game, event.seat)
    game.move(event.card, DECK.first + event.seat)
    game.move(top, HAND.first + event.seat)


PHASE = EventKind("phase", apply_phase)


@dataclass(frozen=True, eq=False)
class SwapWithTop(Verb):
    """The card that speaks, in hand, and the top card of the deck."""

    def apply(self, game: Table, scope: Scope) -> None:
        game.happen(Event(PHASE, seat=scope.you, card=scope.source))

    def words(self, say: Say) -> str:
        return f"swap {say.this} for the top card of your deck"


@dataclass(frozen=True, eq=False)
class Phasing(FromHand):
    effect: Node = do(SwapWithTop(), UsedInstead())
    verb = "phase"
    offer = "Swap {} for the top card of your deck"

    def possible(self, game: Table, scope: Scope) -> bool:
        zones = game.state.zones
        return bool(zones[DECK.first + scope.you] or zones[DISCARD.first + scope.you])

    def words(self, say: Say) -> str:
        return named("Phasing", f"on your turn, you may swap {say.this} from your hand for the top card of your deck")
