"""Where cards lie: the zones of the table, whose they are, and who sees into them."""

from __future__ import annotations

from typing import Final

from longbox.engine.zones import MAX_SEATS, NOBODY, OWNER, Zones, per_seat, shared

DECK: Final = per_seat("deck", sight=NOBODY, pile=True)
HAND: Final = per_seat("hand", sight=OWNER)
AREA: Final = per_seat("area", in_play=True)
ENGAGED: Final = per_seat("engaged", in_play=True)
DISCARD: Final = per_seat("discard", pile=True)
DEALT: Final = per_seat("dealt", sight=NOBODY)
VILLAIN: Final = shared("villain", in_play=True)
SCHEMES: Final = shared("schemes", in_play=True)
ENCOUNTER_DECK: Final = shared("encounter deck", sight=NOBODY, pile=True)
ENCOUNTER_DISCARD: Final = shared("encounter discard", pile=True)
BOOST: Final = shared("boost", sight=NOBODY)
RESOLVING: Final = shared("resolving")
SET_ASIDE: Final = shared("set aside")
TUCKED: Final = shared("tucked", sight=NOBODY)
REMOVED: Final = shared("removed")
ZONES: Final = Zones(
    DECK, HAND, AREA, ENGAGED, DISCARD, DEALT, VILLAIN, SCHEMES, ENCOUNTER_DECK, ENCOUNTER_DISCARD, BOOST, RESOLVING,
    SET_ASIDE, TUCKED, REMOVED,
)  # fmt: skip


ZONES_IN_PLAY: Final = tuple(
    tuple(zone for zone in ZONES.of_play if ZONES.seat(zone) < seats) for seats in range(MAX_SEATS + 1)
)
"""The zones in play, by the number of seats."""


ENCOUNTER: Final = -1
"""The owner and controller of encounter cards."""


ENCOUNTER_POOL: Final = 9
"""The pool of all encounter cards: which of them is which, nobody can know while they lie face down."""
