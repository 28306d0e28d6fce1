"""The Villain groups and Henchmen of the core set."""

from longbox.games.legendary.vocabulary import *

from .box import core

SABRETOOTHED = each_player(reveal_or(your(X_MEN), gain_wounds()))
FROZEN = each_player(reveal_or(your(RANGED), gain_wounds()))
POISONED = let(EACH_PLAYER.that(none(other_won("HYDRA"))), gain_wounds())
ELECTRIFIED = each_player(reveal_or(your(STRENGTH), gain_wounds()))
PER_STRONG_HERO = per(your(STRENGTH))
HAS_THE_HERO = sets(THIS, attack=value(HELD_HERO, COST))

core.villain_group(
    "Brotherhood",
    core.villain("Blob", fight_only_if(there_is(your(X_MEN))), copies=2, attack=4, vp=2),
    core.villain(
        "Juggernaut",
        ambush(each_player(ko(exactly(2, hero.at(IN_DISCARD_PILE))))),
        escape(each_player(ko(exactly(2, hero.at(IN_HAND))))),
        copies=2, attack=6, vp=4,
    ),
    core.villain("Mystique", escape(takes_effect_as_twist()), copies=2, attack=5, vp=3),
    core.villain("Sabretooth", fight(SABRETOOTHED), escape(SABRETOOTHED), copies=2, attack=5, vp=3),
)  # fmt: skip

core.villain_group(
    "Enemies of Asgard",
    core.villain(
        "Destroyer",
        fight(ko(each(your(SHIELD)))),
        escape(each_player(ko(exactly(2, hero)))),
        copies=1, attack=7, vp=5,
    ),
    core.villain("Enchantress", fight(draw(3)), copies=2, attack=6, vp=4),
    core.villain("Frost Giant", fight(FROZEN), escape(FROZEN), copies=3, attack=4, vp=2),
    core.villain(
        "Ymir, Frost Giant King",
        ambush(FROZEN),
        fight(a_player(ko(any_number(loose_wound)))),
        copies=2, attack=6, vp=4,
    ),
)  # fmt: skip

core.villain_group(
    "HYDRA",
    core.villain("Endless Armies of HYDRA", fight(play_villain_cards(2)), copies=3, attack=4, vp=3),
    core.villain("HYDRA Kidnappers", fight(may(gain_officer())), copies=3, attack=3, vp=1),
    core.villain("Supreme HYDRA", worth_more(per(other_won("HYDRA"), 3)), copies=1, attack=6, vp=3),
    core.villain("Viper", fight(POISONED), escape(POISONED), copies=1, attack=5, vp=3),
)  # fmt: skip

core.villain_group(
    "Masters of Evil",
    core.villain("Baron Zemo", fight(rescue(per(your(AVENGERS)))), copies=2, attack=6, vp=4),
    core.villain(
        "Melter",
        fight(judge_top(EACH_PLAYER, KO_THEM)),
        copies=2, attack=5, vp=3,
    ),
    core.villain(
        "Ultron",
        escape(each_player(reveal_or(your(TECH), gain_wounds()))),
        worth_more(per(owned(TECH))),
        copies=2, attack=6, vp=2,
    ),
    core.villain(
        "Whirlwind",
        fight(if_(fought_in(ROOFTOPS, BRIDGE), ko(exactly(2, hero)))),
        copies=2, attack=4, vp=2,
    ),
)  # fmt: skip

core.villain_group(
    "Radiation",
    core.villain("Abomination", fight(if_(fought_in(STREETS, BRIDGE), rescue(3))), copies=2, attack=5, vp=3),
    core.villain("The Leader", ambush(play_villain_cards()), copies=2, attack=4, vp=2),
    core.villain(
        "Maestro",
        fight(ko(exactly(PER_STRONG_HERO, hero))),
        copies=2, attack=6, vp=4,
    ),
    core.villain("Zzzax", fight(ELECTRIFIED), escape(ELECTRIFIED), copies=2, attack=5, vp=3),
)  # fmt: skip

core.villain_group(
    "Skrulls",
    core.villain("Paibok the Power Skrull", fight(give_heroes_from_hq()), copies=1, attack=8, vp=3),
    core.villain(
        "Skrull Queen Veranke",
        ambush(put_under_this(a(dearest_in_hq))), HAS_THE_HERO, fight(gain(HELD_HERO)),
        copies=1, vp=4,
    ),
    core.villain(
        "Skrull Shapeshifters",
        ambush(put_under_this(rightmost_in_hq)), HAS_THE_HERO, fight(gain(HELD_HERO)),
        copies=3, vp=2,
    ),
    core.villain("Super-Skrull", fight(each_player(ko(a(hero)))), copies=3, attack=4, vp=2),
)  # fmt: skip

core.villain_group(
    "Spider-Foes",
    core.villain("Doctor Octopus", fight(new_hand_of(8)), copies=2, attack=4, vp=2),
    core.villain("Green Goblin", ambush(captures(1)), copies=2, attack=6, vp=4),
    core.villain(
        "The Lizard",
        fight(if_(fought_in(SEWERS), each_other_player(gain_wounds()))),
        copies=2, attack=3, vp=2,
    ),
    core.villain(
        "Venom",
        fight_only_if(there_is(your(COVERT))), escape(each_player(gain_wounds())),
        copies=2, attack=5, vp=3,
    ),
)  # fmt: skip

core.henchmen(
    "Doombot Legion",
    fight(look(top(DECK, 2)), ko(a(THOSE))),
)
core.henchmen("Hand Ninjas", fight(get(recruit=1)))
core.henchmen("Savage Land Mutates", fight(extra_cards()))
core.henchmen("Sentinel", fight(ko(a(hero))))
