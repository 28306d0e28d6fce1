"""Whom enemies hold: Bystanders that they capture and players rescue, and Heroes that lie under Villains."""

from __future__ import annotations

from typing import Final

from longbox.engine.events import Doing, Event, EventKind
from longbox.engine.frames import Scope
from longbox.games.legendary.chapters import performing
from longbox.games.legendary.chapters.gaining import GAIN, give
from longbox.games.legendary.table.abilities import ON_RESCUE, acting
from longbox.games.legendary.table.roles import ROLES, STAYS, Fate, Role, held, hold
from longbox.games.legendary.table.state import Table
from longbox.games.legendary.table.zones import BYSTANDERS, VICTORY


def apply_rescue(game: Table, event: Event) -> None:
    """`cards` come to a player's Victory Pile; where none are named, that many Bystanders from their stack."""
    if event.amount:
        event.cards = tuple(reversed(game.state.zones[BYSTANDERS.first][-event.amount :]))
    event.cancelled = not event.cards
    for card in event.cards:
        give(game, card, event.seat, VICTORY.first + event.seat)


def follow_the_rescued(game: Table, event: Event) -> None:
    for card in reversed(event.cards):
        rescue_effect(game, event.seat, card)


def rescue_effect(game: Table, seat: int, card: int) -> None:
    """What a Bystander does for whoever has rescued it, or has beaten it as a Villain."""
    if acting(game, card, ON_RESCUE):
        performing.RESCUED.of(game, Scope(seat, card))


RESCUE: Final = EventKind(
    "rescue", apply_rescue, then=follow_the_rescued, remembered=True, doing=Doing("{rescue}", "{rescued}")
)

CAPTIVE: Final = Role("captive", "{Bystander}", on_defeat=Fate(RESCUE), on_gain=Fate(RESCUE))
"""A Bystander that an enemy has captured."""
CAPTIVE_HERO: Final = Role("captive hero", "{Hero}", on_defeat=Fate(GAIN), on_gain=Fate(GAIN))
"""A Hero from the Villain Deck that an enemy has captured."""
SOUL: Final = Role("soul", "Bound Soul", on_escape=STAYS, on_ko=STAYS)
"""A Hero bound beside a Mastermind."""
HERO_UNDER: Final = Role("hero under", "{Hero}")
"""A Hero that a Villain keeps until it is defeated; its Fight effect says who gains it."""


def captives(game: Table, enemy: int) -> list[int]:
    """All Bystanders that it has captured, also those that shield it."""
    return held(game, enemy, CAPTIVE)


def apply_capture(game: Table, event: Event) -> None:
    """`card` takes `cards` in the role that `manner` names; where no cards are named, that many Bystanders from their
    stack."""
    if event.amount:
        event.cards = tuple(reversed(game.state.zones[BYSTANDERS.first][-event.amount :]))
    for card in event.cards:
        hold(game, card, event.card, ROLES[event.manner])


def capture_facts(game: Table, event: Event) -> dict[str, str | int]:
    """Of cards that lie face down everybody sees how many there are, and as what."""
    return {} if ROLES[event.manner].face_up else {"number": len(event.cards)}


CAPTURE: Final = EventKind("capture", apply_capture, facts=capture_facts)


def apply_free(game: Table, event: Event) -> None:
    event.cards = tuple(captives(game, event.card))


def rescue_the_freed(game: Table, event: Event) -> None:
    game.happen(Event(RESCUE, seat=event.seat, card=event.card, cards=event.cards, manner=CAPTIVE.key))


FREE: Final = EventKind("free", apply_free, then=rescue_the_freed)
"""An enemy lets go whom it captured."""
