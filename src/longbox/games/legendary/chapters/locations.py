"""Locations: they lie over the spaces of the city, never move, and are fought like enemies without being any."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from longbox.engine.cards import Card
from longbox.engine.decision import Decision, Option, Question
from longbox.engine.effects.flow import Steps
from longbox.engine.events import Event, EventKind
from longbox.engine.frames import Frame, Scope
from longbox.engine.topics import Topic
from longbox.games.legendary.chapters.city import choose_city
from longbox.games.legendary.chapters.coming import comes
from longbox.games.legendary.chapters.gaining import leave_play
from longbox.games.legendary.chapters.knocking_out import KO
from longbox.games.legendary.table import notes, slots
from longbox.games.legendary.table.board import location_zone
from longbox.games.legendary.table.kinds import LOCATION, SPACES
from longbox.games.legendary.table.names import asking, names_of
from longbox.games.legendary.table.sides import tongue
from longbox.games.legendary.table.state import Table
from longbox.games.legendary.table.zones import LOCATIONS


def apply_settle(game: Table, event: Event) -> None:
    """A card lies over the space `amount` from now on; it may become another one with that."""
    becomes = event.notes.get(notes.DEFINITION)
    if becomes is not None:
        game.state.put("definition", event.card, becomes)
    leave_play(game, event.card, location_zone(event.amount))
    game.state.enemies_elsewhere = 1


SETTLE: Final = EventKind("settle", apply_settle, facts=lambda game, event: {"space": SPACES[event.amount]})


@dataclass(frozen=True, eq=False)
class WeakestLocation(Question):
    """Where every space has a Location, the weakest of them is KO'd, or the new one; of several the active player
    chooses."""

    def prompt(self, game: Table, decision: Decision) -> str:
        return asking(game, tongue(game).told("Which {Location} is {KO'd} to make room?"))

    def label(self, game: Table, option: Option) -> str:
        return tongue(game).told("{KO} {cards}", cards=names_of(game, option))

    def topic(self, game: Table, decision: Decision) -> Topic:
        return LOCATION_TOPIC

    def ask(self, game: Table, frame: Frame) -> Decision:
        scope = frame.scope
        strength = {card: attack(game, scope, card) for card in (*in_the_way(game, scope), scope.source)}
        least = min(strength.values())
        options = [Option("ko", (card,)) for card, found in strength.items() if found == least]
        return Decision(game.state.active, options, about=self)

    def answer(self, game: Table, frame: Frame, option: Option) -> None:
        """Whoever is KO'd makes room, unless it is the new one."""
        game.state.frames.pop()
        zone = game.state.zone[option.card]
        frame.scope[slots.TO] = zone - LOCATIONS.first if LOCATIONS.holds(zone) else -1
        game.happen(Event(KO, seat=game.state.active, cards=(option.card,)))


LOCATION_TOPIC: Final = Topic("weakest-location")
WEAKEST_LOCATION: Final = WeakestLocation()


def in_the_way(game: Table, scope: Scope) -> list[int]:
    """The Locations of the city to which a new one comes."""
    return [card for space in game.state.cities[scope[slots.CITY]] for card in game.state.zones[location_zone(space)]]


def attack(game: Table, scope: Scope, card: int) -> int:
    """How strong a Location is now; the new one may come as another card."""
    becomes: Card | None = scope.vars.get(slots.AS)
    if card == scope.source and becomes is not None:
        return becomes.stats["attack"]
    return game.value(card, "attack")


def find_room(game: Table, scope: Scope) -> None:
    """The space nearest to the Villain Deck that has no Location."""
    free = [space for space in game.state.cities[scope[slots.CITY]] if not game.state.zones[location_zone(space)]]
    scope[slots.TO] = free[0] if free else -1
    if not free:
        game.push(WEAKEST_LOCATION, scope)


def settle(game: Table, scope: Scope) -> None:
    if scope[slots.TO] >= 0:
        becomes = {notes.DEFINITION: scope.vars.get(slots.AS)}
        game.happen(Event(SETTLE, card=scope.source, seat=scope.you, amount=scope[slots.TO], notes=becomes))


LOCATION_COMES: Final = comes(LOCATION, Steps(choose_city, find_room, settle))
"""The card `source`, whatever it was, lies over the city as a Location; `as`: it becomes another card with that."""
