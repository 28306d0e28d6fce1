"""The MCU Battles: what belongs to no team."""

from longbox.games.vs.vocabulary import *

from .box import BOX

BASIC_LOCATIONS = 8
"""How many of each are in the box, by what fits boxes of 200 cards."""

for name, symbol in (("Academy", INTELLECT), ("Fortress", MIGHT), ("Laboratory", ENERGY), ("Training Ground", SKILL)):
    BOX.location(name, symbol, copies=BASIC_LOCATIONS)
