"""Kinds of cards, phases, teams: what the rules call by name."""

from __future__ import annotations

from typing import Final

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
REACTION: Final = "reaction"
"""When a Reaction is used: in no phase of its own, but when something has happened."""
MAIN_START: Final = "start of main"
"""When a power is used that is for the start of the main phase, before anything else is done in it."""


AVENGERS: Final = "Avengers"
X_MEN: Final = "X-Men"
GUARDIANS: Final = "Guardians of the Galaxy"
SUPER_VILLAINS: Final = "Super Villains"
A_FORCE: Final = "A-Force"
FEMME_FATALES: Final = "Femme Fatales"
DEFENDERS: Final = "Defenders"
UNDERWORLD: Final = "Underworld"
THE_COMPANY: Final = "The Company"
XENOMORPHS: Final = "Xenomorphs"
OF_OTHER_WORLDS: Final = frozenset((THE_COMPANY, XENOMORPHS))
"""The teams without the Marvel symbol."""
MCU_HEROES: Final = "MCU Heroes"
MCU_VILLAINS: Final = "MCU Villains"
