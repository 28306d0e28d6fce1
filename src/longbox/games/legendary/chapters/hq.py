"""The HQ: it is filled from the Hero Deck, and Heroes may go back under it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from longbox.engine.effects.nouns import Noun
from longbox.engine.effects.verbs import Verb
from longbox.engine.events import Event, EventKind
from longbox.engine.frames import Scope
from longbox.engine.words import Say
from longbox.games.legendary.chapters.gaining import leave_play
from longbox.games.legendary.table.state import Table
from longbox.games.legendary.table.zones import HERO_DECK, HQ_END, HQ_FIRST


def refill_if_empty(game: Table) -> None:
    """A Hero comes into every empty space at once: nobody can do anything before."""
    zones = game.state.zones
    if [] in zones[HQ_FIRST:HQ_END] and zones[HERO_DECK.first]:
        game.take_place(Event(REFILL))


def refill(game: Table) -> int:
    """Every empty space of the HQ takes the top card of the Hero Deck. After most events there is none. The Hero that
    came last; -1: nobody did."""
    zones = game.state.zones
    came = -1
    if [] not in zones[HQ_FIRST:HQ_END]:
        return came
    for space in range(HQ_FIRST, HQ_END):
        if not zones[space] and zones[HERO_DECK.first]:
            came = zones[HERO_DECK.first][-1]
            game.move(came, space)
    return came


def apply_refill(game: Table, event: Event) -> None:
    event.target = refill(game)


REFILL: Final = EventKind("refill", apply_refill, quiet=True)


def apply_put_under(game: Table, event: Event) -> None:
    for card in event.cards:
        leave_play(game, card, HERO_DECK.first, bottom=True)


PUT_UNDER: Final = EventKind("put under the hero deck", apply_put_under)


@dataclass(frozen=True, eq=False)
class PutUnderHeroDeck(Verb):
    what: Noun

    def apply(self, game: Table, scope: Scope) -> None:
        cards = tuple(self.what.cards(game, scope))
        if cards:
            game.happen(Event(PUT_UNDER, seat=scope.you, cards=cards, source=scope.source))

    def words(self, say: Say) -> str:
        return f"{say.does('put')} {self.what.words(say)} under the Hero Deck"
