"""The MCU Battles."""

from longbox.games.vs.cards.mcu_battles import heroes as heroes
from longbox.games.vs.cards.mcu_battles import of_any_team as of_any_team
from longbox.games.vs.cards.mcu_battles import villains as villains
