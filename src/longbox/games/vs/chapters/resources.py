"""Resources, Locations and what recruit points pay for (rulebook: Resources and Locations)."""

from __future__ import annotations

from typing import Final

from longbox.engine.events import Doing, Event, EventKind
from longbox.engine.language import plural
from longbox.games.vs.chapters.playing_cards import tell_of_resource
from longbox.games.vs.chapters.stun import leave_play
from longbox.games.vs.table.names import name
from longbox.games.vs.table.state import Vs
from longbox.games.vs.table.stats import cost_of
from longbox.games.vs.table.zones import KO_PILE, RESOURCES


def apply_resource(game: Vs, event: Event) -> None:
    """A card becomes a resource of its owner, who may look at it even if it lies face down."""
    card = event.card
    owner = game.state.owner[card]
    game.turn_down(card, event.manner == "face down")
    game.move(card, RESOURCES.at(owner))
    game.show((card,), 1 << owner)


def apply_turn(game: Vs, event: Event) -> None:
    for card in event.cards:
        game.turn_down(card, event.manner == "face down")


def apply_loss(game: Vs, event: Event) -> None:
    for card in event.cards:
        leave_play(game, card, KO_PILE.at(game.state.owner[card]))


GAIN_RESOURCE: Final = EventKind(
    "gain a resource", apply_resource, then=tell_of_resource, doing=Doing("gain", rest="a {resource}")
)
TURN_LOCATION: Final = EventKind("turn a location", apply_turn)
LOSE_RESOURCE: Final = EventKind("KO a resource", apply_loss)


def resources(game: Vs, seat: int) -> list[int]:
    return game.state.zones[RESOURCES.first + seat]


def too_dear(game: Vs, seat: int, card: int, target: int = -1) -> bool:
    """Whether a card costs more than the recruit points that are left."""
    return cost_of(game, card) > game.state.points[seat]


def price_words(game: Vs, seat: int, card: int, target: int) -> str:
    points = game.state.points[seat]
    return plural(
        points,
        "{card} costs {cost}, and you have {number} recruit point left",
        "{card} costs {cost}, and you have {number} recruit points left",
        card=name(game, card),
        cost=cost_of(game, card),
    )
