"""World War Hulk: so far the Henchmen who Feast."""

from longbox.games.legendary.vocabulary import *

from .box import world_war_hulk

world_war_hulk.henchmen("Cytoplasm Spikes", fight(FEAST, if_(is_a(IT, any_hero_with_a_class), get(recruit=2))))
world_war_hulk.henchmen("Sakaaran Hivelings", fight(look(top(DECK)), top_or_bottom(IT), FEAST))
