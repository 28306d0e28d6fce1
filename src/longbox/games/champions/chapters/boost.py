"""Boost cards: given face down to an enemy that activates, flipped one by one, and discarded."""

from __future__ import annotations

from typing import Final

from longbox.engine.effects.flow import Steps
from longbox.engine.events import Event, EventKind
from longbox.engine.frames import Scope
from longbox.games.champions.chapters import activations
from longbox.games.champions.chapters.discarding import discard
from longbox.games.champions.chapters.encounter_deck import take_encounter_card
from longbox.games.champions.chapters.resolving import show
from longbox.games.champions.table import slots
from longbox.games.champions.table.abilities import ON_BOOST
from longbox.games.champions.table.cards import face
from longbox.games.champions.table.state import Champions
from longbox.games.champions.table.zones import BOOST, RESOLVING

BOOSTED: Final = EventKind("boost", facts=lambda game, event: {"icons": event.amount})


def give(game: Champions, enemy: int) -> None:
    """Give an enemy a face-down boost card from the encounter deck."""
    take_encounter_card(game, BOOST.at(), enemy)


def boost_cards(game: Champions, enemy: int) -> list[int]:
    state = game.state
    return [card for card in state.zones[BOOST.at()] if state.host[card] == enemy]


def flip(game: Champions, scope: Scope) -> None:
    """Turn the next boost card up and resolve its Boost ability, if it has one."""
    waiting = boost_cards(game, scope.source)
    if not waiting:
        return
    card = waiting[0]
    show(game, card)
    scope.vars[slots.BOOST] = card
    for power in face(game, card).at(ON_BOOST):
        activation = activations.find(game, scope.vars[slots.ACTIVATION])
        seat = scope.you if activation is None else activation.seat
        game.enter(power.effect, Scope(seat, card, vars={slots.ACTIVATION: scope.vars[slots.ACTIVATION]}))


def count(game: Champions, scope: Scope) -> None:
    """Add the boost icons and discard the card, unless it went elsewhere."""
    card = scope.vars.pop(slots.BOOST, -1)
    activation = activations.find(game, scope.vars[slots.ACTIVATION])
    if card < 0 or activation is None:
        return
    icons = face(game, card).stats.get("boost", 0)
    activations.strengthen(game, activation, icons)
    if game.state.zone[card] == RESOLVING.at():
        discard(game, card)
    if game.listened_to(BOOSTED):
        game.happen(Event(BOOSTED, card=scope.source, source=card, amount=icons))


def has_more(game: Champions, scope: Scope) -> bool:
    return bool(boost_cards(game, scope.source))


FLIP_BOOSTS: Final = Steps(flip, count, again=has_more)
