"""The cards that every game uses."""

from longbox.games.legendary.vocabulary import *

from .box import core

STARTING_DECK = "starting deck"
IN_VILLAIN_DECK = "villain deck"

core.basic_hero("S.H.I.E.L.D. Agent", SHIELD, stack=STARTING_DECK, copies=40, cost=0, recruit=1)
core.basic_hero("S.H.I.E.L.D. Trooper", SHIELD, stack=STARTING_DECK, copies=20, cost=0, attack=1)
core.basic_hero("S.H.I.E.L.D. Officer", SHIELD, stack="officers", copies=30, cost=3, recruit=2)
core.plain("Wound", WOUND, HEALING, stack="wounds", copies=30)
core.plain("Bystander", BYSTANDER, stack="bystanders", copies=30, vp=1)
core.plain("Scheme Twist", TWIST, stack=IN_VILLAIN_DECK, copies=11)
core.plain("Master Strike", STRIKE, stack=IN_VILLAIN_DECK, copies=5)
