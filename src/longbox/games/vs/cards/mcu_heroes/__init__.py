"""MCU Heroes, an issue."""

from longbox.games.vs.cards.mcu_heroes import heroes as heroes
