"""Where cards lie: the zones of the table, whose they are, and who sees into them."""

from __future__ import annotations

from typing import Final

from longbox.engine.zones import MAX_SEATS, NOBODY, OWNER, ZoneKind, Zones, per_seat, shared

DECK: Final = per_seat("deck", sight=NOBODY, pile=True)
HAND: Final = per_seat("hand", sight=OWNER)
AREA: Final = per_seat("area", in_play=True)
ENGAGED: Final = per_seat("engaged", in_play=True)
DISCARD: Final = per_seat("discard", pile=True)
DEALT: Final = per_seat("dealt", sight=NOBODY)
VILLAIN: Final = shared("villain", in_play=True)
SCHEMES: Final = shared("schemes", in_play=True)
ENCOUNTER_DECKS: Final[tuple[ZoneKind, ...]] = tuple(
    shared(name, sight=NOBODY, pile=True)
    for name in ("encounter deck", "encounter deck 2", "encounter deck 3", "encounter deck 4")
)
ENCOUNTER_DISCARDS: Final[tuple[ZoneKind, ...]] = tuple(
    shared(name, pile=True)
    for name in ("encounter discard", "encounter discard 2", "encounter discard 3", "encounter discard 4")
)
"""Of each deck the pile of the same number; `encounter_decks` says which one is meant."""
BOOST: Final = shared("boost", sight=NOBODY)
RESOLVING: Final = shared("resolving")
SET_ASIDE: Final = shared("set aside")
TUCKED: Final = shared("tucked", sight=NOBODY)
REMOVED: Final = shared("removed")
ZONES: Final = Zones(
    DECK, HAND, AREA, ENGAGED, DISCARD, DEALT, VILLAIN, SCHEMES, *ENCOUNTER_DECKS, *ENCOUNTER_DISCARDS, BOOST,
    RESOLVING, SET_ASIDE, TUCKED, REMOVED,
)  # fmt: skip


ZONES_IN_PLAY: Final = tuple(
    tuple(zone for zone in ZONES.of_play if ZONES.seat(zone) < seats) for seats in range(MAX_SEATS + 1)
)
"""The zones in play, by the number of seats."""


ENCOUNTER: Final = -1
"""The owner and controller of encounter cards."""


ENCOUNTER_POOL: Final = 9
"""The pool of the cards of the first encounter deck, before those of the others: which of them is which, nobody can
know while they lie face down."""
