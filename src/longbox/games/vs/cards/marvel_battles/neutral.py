"""The Marvel Battles: plot twists for everybody and the basic locations."""

from longbox.games.vs.vocabulary import *

from .box import BOX

BOX.plot_twist("Open Fire", COMBAT, Gets(2, 0, a(attacker)), any_turn=True)
BOX.plot_twist("Best Offense is a Good Defense", COMBAT, Gets(0, 5, a(attacker)), any_turn=True)
BOX.plot_twist("Savage Surprise", COMBAT, Gets(4, 0, a(defender)), any_turn=True)
BOX.plot_twist("Find Cover", COMBAT, Gets(0, 3, a(defender)), any_turn=True)

BOX.location("Training Ground", SKILL)
BOX.location("Laboratory", ENERGY)
BOX.location("Academy", INTELLECT)
BOX.location("Fortress", MIGHT)
