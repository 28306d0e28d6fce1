"""Where cards lie."""

from __future__ import annotations

from typing import Final

from longbox.engine.zones import NOBODY, OWNER, ZoneKind, Zones, per_seat, row_of, shared
from longbox.games.legendary.table.kinds import FORTS, HQ_SPACES, SPACES

VILLAIN_DECK: Final = shared("villain deck", sight=NOBODY, pile=True)
HERO_DECK: Final = shared("hero deck", sight=NOBODY, pile=True)
MORE_DECKS: Final = 4
"""How many Villain Decks, and how many Hero Decks, a game can have beside the first one."""
VILLAIN_DECKS: Final = (
    VILLAIN_DECK,
    *(shared(f"villain deck {number + 2}", sight=NOBODY, pile=True) for number in range(MORE_DECKS)),
)
HERO_DECKS: Final = (
    HERO_DECK,
    *(shared(f"hero deck {number + 2}", sight=NOBODY, pile=True) for number in range(MORE_DECKS)),
)
CITY_ROW: Final = row_of("city", *SPACES)
UNSCANNED: Final = row_of("unscanned", *SPACES, in_play=False)
"""Cards that lie face down in the spaces of the city."""
HQ: Final = row_of("hq", *HQ_SPACES, in_play=False)
OWN_HQ: Final = row_of("own hq", *(f"own {number + 1}" for number in range(5)), in_play=False)
OWN_DECK: Final = shared("own hero deck", sight=NOBODY, pile=True)
"""Where a player who is the Mastermind may recruit, and nobody else."""
OVER_CITY: Final = row_of("over the city", *SPACES)
LOCATIONS: Final = row_of("location", *SPACES)
ON_HQ: Final = row_of("on the hq", *HQ_SPACES, in_play=False)
FORTIFIED: Final = row_of("fortified", *FORTS)
OVER_MASTERMIND: Final = shared("over the mastermind")
HELD: Final = shared("held", in_play=True)
MASTERMIND_SPACE: Final = shared("mastermind", in_play=True)
LURKING: Final = shared("lurking")
TRAPS: Final = shared("traps", in_play=True)
HORRORS: Final = shared("horrors", in_play=True)
HORROR_DECK: Final = shared("horror deck", sight=NOBODY, pile=True)
TACTICS: Final = shared("tactics", sight=NOBODY, pile=True)
UNUSED_TACTICS: Final = shared("unused tactics", sight=NOBODY, pile=True)
SCHEME_SPACE: Final = shared("scheme", in_play=True)
BESIDE_SCHEME: Final = shared("beside the scheme")
BESIDE_VILLAIN_DECK: Final = shared("beside the villain deck")
REVEALED: Final = shared("revealed")
BETRAYAL_DECK: Final = shared("betrayal deck", sight=NOBODY, pile=True)
OFFICERS: Final = shared("officers", sight=NOBODY, pile=True)
SIDEKICKS: Final = shared("sidekicks", sight=NOBODY, pile=True)
WOUNDS: Final = shared("wounds", sight=NOBODY, pile=True)
MADAME_HYDRA: Final = shared("madame hydra", sight=NOBODY, pile=True)
NEW_RECRUITS: Final = shared("new recruits", sight=NOBODY, pile=True)
BINDINGS: Final = shared("bindings", sight=NOBODY, pile=True)
BYSTANDERS: Final = shared("bystanders", sight=NOBODY, pile=True)
AMBITION_DECK: Final = shared("ambition deck", sight=NOBODY, pile=True)
AMBITION_ROW: Final = shared("ambition row")
AMBITION_DISCARDS: Final = shared("ambition discards", pile=True)
ESCAPED: Final = shared("escaped", pile=True)
KO_PILE: Final = shared("ko", pile=True)
TRANSFORMED: Final = shared("transformed", pile=True)
DECK: Final = per_seat("deck", sight=NOBODY, pile=True)
HAND: Final = per_seat("hand", sight=OWNER)
PLAYED: Final = per_seat("played")
DISCARD: Final = per_seat("discard", pile=True)
VICTORY: Final = per_seat("victory", pile=True)
ASIDE: Final = per_seat("aside")
LATER: Final = per_seat("later")
ARTIFACTS: Final = per_seat("artifacts")
CAGES: Final = per_seat("cages")
"""Where Heroes of players lie under enemies that guard them."""
BETRAYAL_CARDS: Final = per_seat("betrayal cards", sight=OWNER)

ZONES: Final = Zones(
    *VILLAIN_DECKS, *HERO_DECKS, CITY_ROW, UNSCANNED, HQ, OVER_CITY, LOCATIONS, ON_HQ, FORTIFIED, OVER_MASTERMIND, HELD,
    OWN_HQ, OWN_DECK, MASTERMIND_SPACE, HORRORS, HORROR_DECK,
    TRAPS, LURKING, TACTICS, UNUSED_TACTICS, SCHEME_SPACE, BESIDE_SCHEME, BESIDE_VILLAIN_DECK, REVEALED,
    BETRAYAL_DECK, OFFICERS, SIDEKICKS,
    WOUNDS, MADAME_HYDRA, NEW_RECRUITS, BINDINGS, BYSTANDERS, AMBITION_DECK, AMBITION_ROW, AMBITION_DISCARDS, ESCAPED,
    KO_PILE, TRANSFORMED, DECK, HAND, PLAYED, DISCARD, VICTORY, ASIDE, LATER, ARTIFACTS, CAGES, BETRAYAL_CARDS,
)  # fmt: skip

OWNED: Final = (DECK, HAND, PLAYED, DISCARD, ASIDE, LATER, ARTIFACTS)
"""Where the cards of a player are that come back with every shuffle."""
HQ_FIRST: Final = HQ.first
HQ_END: Final = HQ.first + 5
HQ_ALL: Final = HQ.first + HQ.spread
"""The zones of the usual HQ are `state.zones[HQ_FIRST:HQ_END]`, of any HQ they are among those up to `HQ_ALL`."""

HERO_POOL: Final = 100
VILLAIN_POOL: Final = 101
HERO_POOLS: Final = 900
STACK_POOLS: Final = 102
TACTIC_POOLS: Final = 1000
"""Cards whose places can be confused with one another; a player's own cards have the pool of their seat.

Everybody knows what a stack on the table is made of, so each has a pool of its own: see `stack_pool`. So have Hero
Decks that are sorted, and the Tactics of each Mastermind, by the number of its card.
"""


def stack_pool(stack: ZoneKind) -> int:
    return STACK_POOLS + stack.first
