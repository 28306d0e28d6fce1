"""Three books have the rules of this game, and where they differ a table says by which one it plays.

The Compiled Rulebook gathers the first books and wins over them; it is what is played unless said otherwise. The
Marvel Battles (2015) is the first of those books: what it leaves open, such as the order of modifiers, is read as the
Compiled Rulebook has it, but ways to lose and limits that only came later are not there. The MCU book (2018) adds to
the Compiled Rulebook and wins where it says something else. Each switch is a point on which they differ in play; its
name says what holds if it is on.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from longbox.engine.language import message
from longbox.games.vs.table.kinds import (
    A_FORCE,
    ALIEN,
    AVENGERS,
    COMPILED,
    DEFENDERS,
    ENERGY,
    FEMME_FATALES,
    GUARDIANS,
    HUMANITY,
    INTELLECT,
    MCU_HEROES,
    MCU_VILLAINS,
    MIGHT,
    SKILL,
    SUPER_VILLAINS,
    THE_COMPANY,
    UNDERWORLD,
    X_MEN,
    XENOMORPHS,
)
from longbox.games.vs.table.state import Vs

MARVEL_BATTLES: Final = "marvel-battles"
MCU: Final = "mcu"

FIRST_SYMBOLS: Final = (ENERGY, INTELLECT, MIGHT, SKILL)
GOOD: Final = frozenset((AVENGERS, GUARDIANS, X_MEN, A_FORCE, DEFENDERS, MCU_HEROES))
EVIL: Final = frozenset((SUPER_VILLAINS, FEMME_FATALES, UNDERWORLD, MCU_VILLAINS))
"""The Marvel teams, by every book: those that are younger than a book are what their own book says. The MCU book has
more of them, but shows them as icons that our copy has lost."""

SYMBOLS: Final = (ALIEN, ENERGY, HUMANITY, INTELLECT, MIGHT, SKILL)


@dataclass(frozen=True, slots=True, kw_only=True)
class Edition:
    """What one of the books makes of each point on which they differ."""

    anybody_goes_first: bool
    """Of three or four players the one whom chance picks names anybody to begin; else they are first or second
    (VS-SETUP-04, VS-SETUP-05)."""

    strikes_without_atk: bool
    """A character with 0 ATK strikes as well; else it takes 1 ATK (VS-COMBAT-12, VS-FEROCIOUS-17)."""

    lethal_by_stun: bool
    """Lethal KOs whomever an attacker stuns, even without a wound; else only a wounded defender (VS-KEYWORD-21,
    VS-KEYWORD-22)."""

    nullify_outlasts_the_turn: bool
    """Nullify lasts as long as its character does; else, as corrected, for a turn at most (VS-KEYWORD-31)."""

    must_hold_own_main: bool
    """Whoever starts a turn with the main character on another side, in the KO pile or in the deck has lost, and
    whoever holds several keeps one (VS-WIN-04, VS-WIN-05, VS-WIN-14)."""

    elimination_by_side: bool
    """What lies on a beaten player's side leaves the game, whoever owns it; else what they own, wherever it lies, and
    what they had borrowed goes back (VS-WIN-06, VS-WIN-07, VS-WIN-08)."""

    namesake_of_main_stops_all: bool
    """An effect that would bring a namesake of one's main, wherever that is, does nothing; else only that part of it,
    and only beside the main (VS-UNIQUE-06, VS-UNIQUE-07)."""

    main_may_swarm: bool
    """A main character with Swarm has namesakes beside it (VS-UNIQUE-08)."""

    special_locations_give_all: bool
    """A team's special Location gives every symbol; else those that it lists (VS-LOCATION-09 to VS-LOCATION-11)."""

    symbols: tuple[str, ...]
    """The power symbols that there are (VS-LOCATION-01, VS-LOCATION-02)."""

    equipment: bool
    """There are Equipment cards (VS-SCOPE-05)."""

    good: frozenset[str]
    evil: frozenset[str]
    """The teams whose characters are Good, and Evil, where an effect asks (VS-TERM-15, VS-TERM-16)."""

    one_universe: bool
    """A deck and its main character keep to the Illustrated or to the Photographic Universe (VS-UNIVERSE-03)."""


COMPILED_RULEBOOK: Final = Edition(
    anybody_goes_first=False,
    strikes_without_atk=False,
    lethal_by_stun=False,
    nullify_outlasts_the_turn=False,
    must_hold_own_main=True,
    elimination_by_side=False,
    namesake_of_main_stops_all=False,
    main_may_swarm=True,
    special_locations_give_all=False,
    symbols=SYMBOLS,
    equipment=True,
    good=GOOD | {THE_COMPANY},
    evil=EVIL | {XENOMORPHS},
    one_universe=False,
)

EDITIONS: Final = {
    COMPILED: COMPILED_RULEBOOK,
    MARVEL_BATTLES: replace(
        COMPILED_RULEBOOK,
        anybody_goes_first=True,
        strikes_without_atk=True,
        lethal_by_stun=True,
        nullify_outlasts_the_turn=True,
        must_hold_own_main=False,
        elimination_by_side=True,
        namesake_of_main_stops_all=True,
        main_may_swarm=False,
        special_locations_give_all=True,
        symbols=FIRST_SYMBOLS,
        equipment=False,
    ),
    MCU: replace(
        COMPILED_RULEBOOK,
        anybody_goes_first=True,
        namesake_of_main_stops_all=True,
        main_may_swarm=False,
        good=GOOD,
        evil=EVIL,
        one_universe=True,
    ),
}

BOOKS: Final = {
    COMPILED: message("the Compiled Rulebook, which gathers the first books and corrects them"),
    MARVEL_BATTLES: message("the first book, of 2015: fewer ways to lose, four power symbols, no Equipment"),
    MCU: message("the book of 2018: as the Compiled Rulebook, and a deck keeps to one universe"),
}


def edition(game: Vs) -> Edition:
    """The book by which a game is played."""
    return EDITIONS[game.state.edition]
