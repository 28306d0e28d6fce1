"""Paint the Town Red: the Sinister Six and Maximum Carnage."""

from longbox.games.legendary.vocabulary import *

from .box import paint_the_town_red

SINISTER = villain.that(of_group("Sinister Six"))
ON_ROOFTOPS_OR_BRIDGE = either(in_space(ROOFTOPS), in_space(BRIDGE))
STUNG = each_player(reveal_or(your(INSTINCT), gain_wounds()))
WORTHLESS = any_hero.that(costing(0, 0))
COSTLY = any_hero.that(costing(1))

paint_the_town_red.villain_group(
    "Sinister Six",
    paint_the_town_red.villain("Chameleon", fight(copy_effects(hero_beneath)), copies=1, attack=6, vp=2),
    paint_the_town_red.villain("Hobgoblin", ambush(captures(1, each(SINISTER))), copies=1, attack=5, vp=3),
    paint_the_town_red.villain(
        "Kraven the Hunter",
        sets(THIS, attack=greatest(hero_in_hq, COST)), escape(ko(a(dearest_in_hq))),
        copies=1, vp=4,
    ),
    paint_the_town_red.villain("Sandman", sets(THIS, attack=per(villain, 2)), escape(STUNG), copies=1, vp=4),
    paint_the_town_red.villain(
        "Shocker", ambush(each_player(reveal_or(your(INSTINCT), discard(a(card))))), copies=2, attack=5, vp=3
    ),
    paint_the_town_red.villain(
        "Vulture",
        ambush(trades_places(a(ON_ROOFTOPS_OR_BRIDGE))), escape(STUNG),
        copies=2, attack=4, vp=2,
    ),
)  # fmt: skip

paint_the_town_red.villain_group(
    "Maximum Carnage",
    paint_the_town_red.villain("Carrion", fight(FEAST, if_(is_a(IT, COSTLY), goes_back())), copies=2, attack=4, vp=3),
    paint_the_town_red.villain("Demogoblin", ambush(captures(1)), fight(FEAST), copies=2, attack=5, vp=3),
    paint_the_town_red.villain(
        "Doppelganger", sets(THIS, attack=value(hero_beneath, COST)), fight(FEAST), copies=2, vp=3
    ),
    paint_the_town_red.villain(
        "Shriek",
        fight(FEAST, if_(is_a(IT, WORTHLESS), each_other_player(gain_wounds()))), escape(each_player(gain_wounds())),
        copies=2, attack=6, vp=4,
    ),
)  # fmt: skip
