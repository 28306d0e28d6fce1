"""The Alien Battles: what belongs to no team."""

from longbox.games.vs.vocabulary import *

from .box import BOX

BASIC_LOCATIONS = 4
"""As many of each as a deck may hold: how many are in the box is not known."""

BOX.plot_twist("Let's Rock!", COMBAT, choose_one(gets(a(attacker), atk=1), gets(a(defender), defense=2)), any_turn=True)

for name, symbol in (
    ("The Nostromo", ENERGY),
    ("The Sulaco", SKILL),
    ("The Auriga", INTELLECT),
    ("Fury 161", MIGHT),
    ("Earth", HUMANITY),
    ("Space", ALIEN),
):
    BOX.location(name, symbol, copies=BASIC_LOCATIONS)
