"""A-Force: a plot twist for everybody and the basic locations."""

from longbox.games.vs.vocabulary import *

from .box import BASICS, BOX

BASIC_LOCATIONS = 8
"""How many of each are in the box, by what fits boxes of 200 cards."""

BOX.plot_twist("Main Strength", COMBAT, gets(your_main, atk=2), any_turn=True)

for name, symbol in (("Academy", INTELLECT), ("Fortress", MIGHT), ("Laboratory", ENERGY), ("Training Ground", SKILL)):
    BASICS.location(name, symbol, copies=BASIC_LOCATIONS)
