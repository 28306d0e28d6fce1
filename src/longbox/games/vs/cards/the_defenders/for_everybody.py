"""The Defenders: plot twists for everybody and the basic locations."""

from longbox.games.vs.vocabulary import *

from .box import BASICS, BOX

BASIC_LOCATIONS = 8
"""How many of each are in the box, by what fits boxes of 200 cards."""

BOX.plot_twist("Loyal Soldiers", MAIN, if_(ALL_SHARE_A_TEAM, put_plus(1, each(any_own))))
BOX.plot_twist("Shock to the System", COMBAT, gets(a(attacker), atk=-3), any_turn=True)

for name, symbol in (("Academy", INTELLECT), ("Fortress", MIGHT), ("Laboratory", ENERGY), ("Training Ground", SKILL)):
    BASICS.location(name, symbol, copies=BASIC_LOCATIONS)
