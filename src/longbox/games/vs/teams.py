"""The teams of Vs. System. Which of them are Good or Evil depends on the book: see `editions.py`."""

from typing import Final

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
