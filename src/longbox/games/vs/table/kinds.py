"""Kinds of cards, phases, symbols, teams: what the rules call by name."""

from __future__ import annotations

from typing import Final

from longbox.engine.language import message

PLAYER: Final = "player"
"""The kind of a card that stands for a player."""
TOKEN: Final = "token"
"""The kind of a character that powers make: it is no game card, and there is no place for it but in play."""
COMPILED: Final = "compiled"
"""The edition that is played unless said otherwise; `editions.py` has them all."""
SET_UP: Final = "set-up"
DRAW: Final = "draw"
RECOVERY: Final = "recovery"
BUILD: Final = "build"
MAIN: Final = "main"
COMBAT: Final = "combat"
"""The phases of a turn; a combat is a step within the main phase, with cards and powers of its own."""
PHASES: Final = {
    SET_UP: message("set-up"),
    DRAW: message("draw"),
    RECOVERY: message("recovery"),
    BUILD: message("build"),
    MAIN: message("main"),
    COMBAT: message("combat"),
    "end": message("end"),
}
"""What the phases are called."""
STEPS: Final = {
    "resource": message("resource step"),
    "recruit": message("recruit step"),
    "formation": message("formation step"),
}
"""What the steps of the build phase are called."""
REACTION: Final = "reaction"
"""When a Reaction is used: in no phase of its own, but when something has happened."""
MAIN_START: Final = "start of main"
"""When a power is used that is for the start of the main phase, before anything else is done in it."""

ALIEN: Final = message("Alien")
ENERGY: Final = message("Energy")
HUMANITY: Final = message("Humanity")
INTELLECT: Final = message("Intellect")
MIGHT: Final = message("Might")
SKILL: Final = message("Skill")
"""The symbols on Locations, which pay for super powers."""


def use_of(symbol: str) -> str:
    """The deed of using a super power with a symbol in its cost, by the key under which rules may forbid it."""
    return f"use {symbol}"


ANY_OF_FOUR: Final = message("Energy, Intellect, Might or Skill")
ONE_OF_FOUR: Final = {ANY_OF_FOUR: (ENERGY, INTELLECT, MIGHT, SKILL)}
"""What stands in a cost where its player chooses which symbol to pay, and those symbols."""

AVENGERS: Final = message("Avengers")
X_MEN: Final = message("X-Men")
GUARDIANS: Final = message("Guardians of the Galaxy")
SUPER_VILLAINS: Final = message("Super Villains")
A_FORCE: Final = message("A-Force")
FEMME_FATALES: Final = message("Femme Fatales")
DEFENDERS: Final = message("Defenders")
UNDERWORLD: Final = message("Underworld")
THE_COMPANY: Final = message("The Company")
XENOMORPHS: Final = message("Xenomorphs")
OF_OTHER_WORLDS: Final = frozenset((THE_COMPANY, XENOMORPHS))
"""The teams without the Marvel symbol."""
MCU_HEROES: Final = message("MCU Heroes")
MCU_VILLAINS: Final = message("MCU Villains")
TEAMS: Final = (
    AVENGERS, X_MEN, GUARDIANS, SUPER_VILLAINS, A_FORCE, FEMME_FATALES, DEFENDERS, UNDERWORLD, THE_COMPANY, XENOMORPHS,
    MCU_HEROES, MCU_VILLAINS,
)  # fmt: skip
