"""X-Men: so far Henchmen."""

from longbox.games.legendary.vocabulary import *

from .box import x_men

x_men.henchmen("Shi'ar Patrol Craft", fight(next_recruit_soars()))
x_men.henchmen("Shi'ar Death Commandos", ambush(captures_shields(1)), fight(ko(a(hero))), attack=2)
