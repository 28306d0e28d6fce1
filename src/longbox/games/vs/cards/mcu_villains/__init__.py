"""MCU Villains."""

from longbox.games.vs.cards.mcu_villains import villains as villains
