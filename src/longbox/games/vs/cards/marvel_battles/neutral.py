"""The Marvel Battles: plot twists for everybody and the basic locations."""

from longbox.games.vs.vocabulary import *

from .box import BOX

BOX.plot_twist("Open Fire", COMBAT, gets(a(attacker), atk=2), any_turn=True)
BOX.plot_twist("Best Offense is a Good Defense", COMBAT, gets(a(attacker), defense=5), any_turn=True)
BOX.plot_twist("Savage Surprise", COMBAT, gets(a(defender), atk=4), any_turn=True)
BOX.plot_twist("Find Cover", COMBAT, gets(a(defender), defense=3), any_turn=True)

BOX.location("Training Ground", SKILL)
BOX.location("Laboratory", ENERGY)
BOX.location("Academy", INTELLECT)
BOX.location("Fortress", MIGHT)
