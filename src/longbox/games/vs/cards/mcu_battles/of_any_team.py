"""The MCU Battles: what belongs to no team, and who belongs to both."""

from longbox.games.vs.vocabulary import *

from .box import BOX

BASIC_LOCATIONS = 8
"""How many of each are in the box, by what fits boxes of 200 cards."""

NO_PLOT_TWISTS = can_not(enemy_plot_twist, PLAYING_TWISTS, given=IN_THE_COMBAT, label="Combat Master")
BOX.of(MCU_HEROES, MCU_VILLAINS).supporting("Winter Soldier", 4, 4, 4, 2, RANGED, NO_PLOT_TWISTS)

BOX.plot_twist(
    "He's a Friend From Work!",
    COMBAT,
    if_(ALL_GOOD_OR_ALL_EVIL, cancel_combat(), gets(a(combatant), atk=2, defense=2)),
    any_turn=True,
    marvel_symbol=True,
)

for name, symbol in (("Academy", INTELLECT), ("Fortress", MIGHT), ("Laboratory", ENERGY), ("Training Ground", SKILL)):
    BOX.location(name, symbol, copies=BASIC_LOCATIONS)
