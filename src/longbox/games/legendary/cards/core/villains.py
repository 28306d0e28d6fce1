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
    core.villain("Blob", FightOnlyIf(there_is(your(X_MEN))), copies=2, attack=4, vp=2),
    core.villain(
        "Juggernaut",
        Ambush(each_player(ko(exactly(2, hero_in_discard)))),
        Escape(each_player(ko(exactly(2, hero_in_hand)))),
        copies=2, attack=6, vp=4,
    ),
    core.villain("Mystique", Escape(takes_effect_as_twist()), copies=2, attack=5, vp=3),
    core.villain("Sabretooth", Fight(SABRETOOTHED), Escape(SABRETOOTHED), copies=2, attack=5, vp=3),
)  # fmt: skip

core.villain_group(
    "Enemies of Asgard",
    core.villain(
        "Destroyer",
        Fight(ko(each(your(SHIELD)))),
        Escape(each_player(ko(exactly(2, your_hero)))),
        copies=1, attack=7, vp=5,
    ),
    core.villain("Enchantress", Fight(draw(3)), copies=2, attack=6, vp=4),
    core.villain("Frost Giant", Fight(FROZEN), Escape(FROZEN), copies=3, attack=4, vp=2),
    core.villain(
        "Ymir, Frost Giant King",
        Ambush(FROZEN),
        Fight(a_player(ko(any_number(loose_wound)))),
        copies=2, attack=6, vp=4,
    ),
)  # fmt: skip

core.villain_group(
    "HYDRA",
    core.villain("Endless Armies of HYDRA", Fight(play_villain_cards(2)), copies=3, attack=4, vp=3),
    core.villain("HYDRA Kidnappers", Fight(may(gain_officer())), copies=3, attack=3, vp=1),
    core.villain("Supreme HYDRA", MoreVictoryPoints(per(other_won("HYDRA"), 3)), copies=1, attack=6, vp=3),
    core.villain("Viper", Fight(POISONED), Escape(POISONED), copies=1, attack=5, vp=3),
)  # fmt: skip

core.villain_group(
    "Masters of Evil",
    core.villain("Baron Zemo", Fight(rescue(per(your(AVENGERS)))), copies=2, attack=6, vp=4),
    core.villain(
        "Melter",
        Fight(judge_top(EACH_PLAYER, KO_THEM)),
        copies=2, attack=5, vp=3,
    ),
    core.villain(
        "Ultron",
        Escape(each_player(reveal_or(your(TECH), gain_wounds()))),
        MoreVictoryPoints(per(owned(TECH))),
        copies=2, attack=6, vp=2,
    ),
    core.villain(
        "Whirlwind",
        Fight(if_(fought_in(ROOFTOPS, BRIDGE), ko(exactly(2, your_hero)))),
        copies=2, attack=4, vp=2,
    ),
)  # fmt: skip

core.villain_group(
    "Radiation",
    core.villain("Abomination", Fight(if_(fought_in(STREETS, BRIDGE), rescue(3))), copies=2, attack=5, vp=3),
    core.villain("The Leader", Ambush(play_villain_cards()), copies=2, attack=4, vp=2),
    core.villain(
        "Maestro",
        Fight(
            ko(exactly(PER_STRONG_HERO, your_hero))
        ),
        copies=2, attack=6, vp=4,
    ),
    core.villain("Zzzax", Fight(ELECTRIFIED), Escape(ELECTRIFIED), copies=2, attack=5, vp=3),
)  # fmt: skip

core.villain_group(
    "Skrulls",
    core.villain("Paibok the Power Skrull", Fight(GiveHeroesFromHQ()), copies=1, attack=8, vp=3),
    core.villain(
        "Skrull Queen Veranke",
        Ambush(put_under_this(a(dearest_in_hq))), HAS_THE_HERO, Fight(gain(HELD_HERO)),
        copies=1, vp=4,
    ),
    core.villain(
        "Skrull Shapeshifters",
        Ambush(put_under_this(rightmost_in_hq)), HAS_THE_HERO, Fight(gain(HELD_HERO)),
        copies=3, vp=2,
    ),
    core.villain("Super-Skrull", Fight(each_player(ko(a(your_hero)))), copies=3, attack=4, vp=2),
)  # fmt: skip

core.villain_group(
    "Spider-Foes",
    core.villain("Doctor Octopus", Fight(new_hand_of(8)), copies=2, attack=4, vp=2),
    core.villain("Green Goblin", Ambush(captures(1)), copies=2, attack=6, vp=4),
    core.villain(
        "The Lizard",
        Fight(if_(fought_in(SEWERS), each_other_player(gain_wounds()))),
        copies=2, attack=3, vp=2,
    ),
    core.villain(
        "Venom",
        FightOnlyIf(there_is(your(COVERT))), Escape(each_player(gain_wounds())),
        copies=2, attack=5, vp=3,
    ),
)  # fmt: skip

core.henchmen(
    "Doombot Legion",
    Fight(do(look(top(DECK, 2)), ko(a(THOSE)))),
)
core.henchmen("Hand Ninjas", Fight(get(recruit=1)))
core.henchmen("Savage Land Mutates", Fight(extra_cards()))
core.henchmen("Sentinel", Fight(ko(a(your_hero))))
