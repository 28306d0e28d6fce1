"""The cards that every game uses."""

from __future__ import annotations

from longbox.games.legendary.abilities import Healing
from longbox.games.legendary.printing import basic_hero, plain
from longbox.games.legendary.table import BYSTANDER, SHIELD, STRIKE, TWIST, WOUND

AGENT = basic_hero("S.H.I.E.L.D. Agent", SHIELD, cost=0, recruit=1)
TROOPER = basic_hero("S.H.I.E.L.D. Trooper", SHIELD, cost=0, attack=1)
OFFICER = basic_hero("S.H.I.E.L.D. Officer", SHIELD, cost=3, recruit=2)
A_WOUND = plain("Wound", WOUND, Healing())
A_BYSTANDER = plain("Bystander", BYSTANDER, vp=1)
A_TWIST = plain("Scheme Twist", TWIST)
A_STRIKE = plain("Master Strike", STRIKE)
