"""Hands, decks, resources and Locations (rulebook: Resources and Locations, Running Out Of Cards, Searching)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from longbox.engine.events import Doing, Event, EventKind
from longbox.games.vs.chapters.stun import leave_play
from longbox.games.vs.table.characters import in_a_row
from longbox.games.vs.table.names import name
from longbox.games.vs.table.state import Vs
from longbox.games.vs.table.stats import cost_of
from longbox.games.vs.table.zones import DECK, HAND, KO_PILE, RESOURCES


def apply_draw(game: Vs, event: Event) -> None:
    """Draw from the top; from an empty deck nothing is drawn."""
    deck = game.state.zones[DECK.at(event.seat)]
    for card in deck[: -event.amount - 1 : -1]:
        game.move(card, HAND.at(event.seat))


def apply_discard(game: Vs, event: Event) -> None:
    for card in event.cards:
        game.move(card, KO_PILE.at(game.state.owner[card]))


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


def apply_shuffle_in(game: Vs, event: Event) -> None:
    """Cards go into their owners' decks, which are shuffled."""
    state = game.state
    for card in event.cards:
        zone = DECK.at(state.owner[card])
        if in_a_row(game, card):
            leave_play(game, card, zone)
        else:
            game.move(card, zone)
    for owner in sorted({state.owner[card] for card in event.cards}):
        game.shuffle(DECK.at(owner))


def apply_shuffle(game: Vs, event: Event) -> None:
    game.shuffle(event.amount)


def apply_reveal(game: Vs, event: Event) -> None:
    game.show(event.cards)


DRAW_CARDS: Final = EventKind("draw", apply_draw)
DISCARD: Final = EventKind("discard", apply_discard)
GAIN_RESOURCE: Final = EventKind("gain a resource", apply_resource, doing=Doing("gain", rest="a resource"))
TURN_LOCATION: Final = EventKind("turn a location", apply_turn)
LOSE_RESOURCE: Final = EventKind("KO a resource", apply_loss)
SHUFFLE_IN: Final = EventKind("shuffle into the deck", apply_shuffle_in)
SHUFFLE: Final = EventKind("shuffle", apply_shuffle, quiet=True)
REVEAL: Final = EventKind(
    "reveal", apply_reveal, facts=lambda game, event: {} if event.cards else {"variant": "nothing"}
)


HAND_EMPTIES: Final = EventKind("the hand is empty", doing=Doing("empty", subject="hand"))


def draw(game: Vs, seat: int, amount: int) -> None:
    if amount > 0:
        game.happen(Event(DRAW_CARDS, seat=seat, amount=amount))


def discard(game: Vs, cards: Iterable[int], *, source: int = -1, manner: str = "effect") -> None:
    who = tuple(cards)
    if who:
        game.happen(Event(DISCARD, seat=game.state.owner[who[0]], cards=who, source=source, manner=manner))


def shuffle(game: Vs, pile: int) -> None:
    """Shuffle a deck or another pile, by the number of its zone."""
    game.take_place(Event(SHUFFLE, amount=pile))


def hand(game: Vs, seat: int) -> list[int]:
    return game.state.zones[HAND.first + seat]


def resources(game: Vs, seat: int) -> list[int]:
    return game.state.zones[RESOURCES.first + seat]


def too_dear(game: Vs, seat: int, card: int, target: int = -1) -> bool:
    """Whether a card costs more than the recruit points that are left."""
    return cost_of(game, card) > game.state.points[seat]


def price_words(game: Vs, seat: int, card: int, target: int) -> str:
    points = game.state.points[seat]
    return f"{name(game, card)} costs {cost_of(game, card)}, and you have {points} recruit points left"
