"""The HQ: it is filled from the Hero Deck, and Heroes may go back under it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from longbox.engine.effects.abilities import Power
from longbox.engine.effects.deeds import Deed
from longbox.engine.events import Event, EventKind
from longbox.engine.frames import Scope
from longbox.engine.language import message
from longbox.engine.words import Say, sentence
from longbox.games.legendary.chapters.gaining import give, leave_play
from longbox.games.legendary.table.board import deck_over, hero_deck, hero_pool, set_hq, zone_on_hq
from longbox.games.legendary.table.enemies import of_schemes
from longbox.games.legendary.table.state import Table
from longbox.games.legendary.table.zones import DISCARD, HERO_DECK, HQ, HQ_END, HQ_FIRST, OWN_DECK, OWN_HQ


def refill_if_empty(game: Table) -> None:
    """A Hero comes into every empty space at once: nobody can do anything before."""
    zones = game.state.zones
    if game.state.own_hq and open_own_spaces(game):
        game.take_place(Event(REFILL))
    if game.state.odd_hq:
        if open_spaces(game):
            game.take_place(Event(REFILL))
    elif [] in zones[HQ_FIRST:HQ_END] and zones[HERO_DECK.first]:
        game.take_place(Event(REFILL))


def open_spaces(game: Table) -> list[int]:
    """The empty spaces of the HQ that a Hero Deck has a card for."""
    zones = game.state.zones
    return [space for space in game.state.hq if not zones[HQ.first + space] and zones[deck_over(game, space)]]


def open_own_spaces(game: Table) -> list[int]:
    """The empty zones of the Mastermind's own row, as many as its deck has cards for."""
    zones = game.state.zones
    return [zone for zone in OWN_HQ.range() if not zones[zone]][: len(zones[OWN_DECK.first])]


def refill(game: Table) -> int:
    """Every empty space of the HQ takes the top card of its Hero Deck. After most events there is none. The Hero that
    came last; -1: nobody did."""
    zones = game.state.zones
    came = -1
    for zone in open_own_spaces(game) if game.state.own_hq else ():
        came = zones[OWN_DECK.first][-1]
        game.move(came, zone)
    if not game.state.odd_hq and [] not in zones[HQ_FIRST:HQ_END]:
        return came
    for space in open_spaces(game):
        deck = zones[deck_over(game, space)]
        if deck:
            came = deck[-1]
            game.move(came, HQ.first + space)
            game.state.came_into_hq += 1
    return came


def apply_refill(game: Table, event: Event) -> None:
    event.target = refill(game)


REFILL: Final = EventKind("refill", apply_refill, quiet=True)


@dataclass(frozen=True, eq=False)
class Explodes(Power):
    """Whoever is KO'd from the HQ lies on that space from then on, and so many of them destroy it."""

    many: int

    def words(self, say: Say) -> str:
        return sentence(
            say.phrase(
                "{a Hero} that is {KO'd} from the {HQ} lies face down on that space as an Explosion;"
                " a space with {many} Explosions is destroyed",
                many=self.many,
            )
        )


def explode(game: Table, card: int) -> int:
    """Where a Hero of the HQ goes that is KO'd; -1: where all go."""
    zone = game.state.zone[card]
    if not HQ.holds(zone) or not of_schemes(game, Explodes):
        return -1
    return zone_on_hq(zone - HQ.first)


def note_explosions(game: Table) -> None:
    """Spaces with enough of them are no more."""
    state = game.state
    for power in of_schemes(game, Explodes):
        set_hq(game, tuple([space for space in state.hq if len(state.zones[zone_on_hq(space)]) < power.many]))


def apply_put_under(game: Table, event: Event) -> None:
    for card in event.cards:
        deck = under_deck(game, card)
        leave_play(game, card, deck, bottom=True)
        game.state.put("pool", card, hero_pool(game, deck))


def under_deck(game: Table, card: int) -> int:
    """The Hero Deck under which a Hero goes: that of the space it comes from, where each has its own."""
    zone = game.state.zone[card]
    return deck_over(game, zone - HQ.first) if HQ.holds(zone) else hero_deck(game)


PUT_UNDER: Final = EventKind("put under the hero deck", apply_put_under, remembered=True)


def apply_exchange(game: Table, event: Event) -> None:
    """`card`, which a player has, takes the place in the HQ of `target`, which comes into the discard pile."""
    state = game.state
    space = state.zone[event.target]
    give(game, event.target, event.seat, DISCARD.first + event.seat)
    leave_play(game, event.card, space)
    state.put("pool", event.card, hero_pool(game, deck_over(game, space - HQ.first)))


EXCHANGE: Final = EventKind("exchange", apply_exchange)


def put_them_under_hero_deck(game: Table, scope: Scope, cards: list[int], amount: int) -> None:
    if cards:
        game.happen(Event(PUT_UNDER, seat=scope.you, cards=tuple(cards), source=scope.source))


PUT_UNDER_HERO_DECK: Final = Deed("put", message("{whom} under the {Hero} Deck"), act=put_them_under_hero_deck)
