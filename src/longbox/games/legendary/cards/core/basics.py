"""The cards that every game uses."""

from __future__ import annotations

from longbox.games.legendary.cards.making import basic_hero, plain
from longbox.games.legendary.table.abilities import Healing
from longbox.games.legendary.table.kinds import BYSTANDER, SHIELD, STRIKE, TWIST, WOUND

STARTING_DECK = "starting deck"
IN_VILLAIN_DECK = "villain deck"

basic_hero("S.H.I.E.L.D. Agent", SHIELD, stack=STARTING_DECK, copies=40, cost=0, recruit=1)
basic_hero("S.H.I.E.L.D. Trooper", SHIELD, stack=STARTING_DECK, copies=20, cost=0, attack=1)
basic_hero("S.H.I.E.L.D. Officer", SHIELD, stack="officers", copies=30, cost=3, recruit=2)
plain("Wound", WOUND, Healing(), stack="wounds", copies=30)
plain("Bystander", BYSTANDER, stack="bystanders", copies=30, vp=1)
plain("Scheme Twist", TWIST, stack=IN_VILLAIN_DECK, copies=11)
plain("Master Strike", STRIKE, stack=IN_VILLAIN_DECK, copies=5)
