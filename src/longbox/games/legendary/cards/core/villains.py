"""The Villain groups and Henchmen of the core set."""

from longbox.games.legendary.vocabulary import *

from .box import core

SABRETOOTHED = each_player(reveal_or(your(X_MEN), GainWounds()))
FROZEN = each_player(reveal_or(your(RANGED), GainWounds()))
POISONED = let(EACH_PLAYER.that(none(other_won("HYDRA"))), GainWounds())
ELECTRIFIED = each_player(reveal_or(your(STRENGTH), GainWounds()))
PER_STRONG_HERO = per(your(STRENGTH))
HAS_THE_HERO = EnemyStatic(
    "attack", value(HELD_HERO, COST), THIS, op=SET, say_as="~ has Attack equal to the cost of the Hero under it"
)

core.villain_group(
    "Brotherhood",
    core.villain("Blob", FightOnlyIf(there_is(your(X_MEN))), copies=2, attack=4, vp=2),
    core.villain(
        "Juggernaut",
        Ambush(each_player(KnockOut(A(hero_in_discard, least=2, most=2, verb="ko")))),
        Escape(each_player(KnockOut(A(hero_in_hand, least=2, most=2, verb="ko")))),
        copies=2, attack=6, vp=4,
    ),
    core.villain("Mystique", Escape(BecomesTwist()), copies=2, attack=5, vp=3),
    core.villain("Sabretooth", Fight(SABRETOOTHED), Escape(SABRETOOTHED), copies=2, attack=5, vp=3),
)  # fmt: skip

core.villain_group(
    "Enemies of Asgard",
    core.villain(
        "Destroyer",
        Fight(KnockOut(All(your(SHIELD)))),
        Escape(each_player(KnockOut(A(your_hero, least=2, most=2, verb="ko")))),
        copies=1, attack=7, vp=5,
    ),
    core.villain("Enchantress", Fight(Draw(3)), copies=2, attack=6, vp=4),
    core.villain("Frost Giant", Fight(FROZEN), Escape(FROZEN), copies=3, attack=4, vp=2),
    core.villain(
        "Ymir, Frost Giant King",
        Ambush(FROZEN),
        Fight(a_player(KnockOut(AnyNumberOf(loose_wound, least=0, most=per(loose_wound), verb="ko")))),
        copies=2, attack=6, vp=4,
    ),
)  # fmt: skip

core.villain_group(
    "HYDRA",
    core.villain("Endless Armies of HYDRA", Fight(PlayVillainCards(2)), copies=3, attack=4, vp=3),
    core.villain("HYDRA Kidnappers", Fight(may(GainOfficer(), given=OFFICERS_LEFT)), copies=3, attack=3, vp=1),
    core.villain("Supreme HYDRA", MoreVictoryPoints(per(other_won("HYDRA"), 3)), copies=1, attack=6, vp=3),
    core.villain("Viper", Fight(POISONED), Escape(POISONED), copies=1, attack=5, vp=3),
)  # fmt: skip

core.villain_group(
    "Masters of Evil",
    core.villain("Baron Zemo", Fight(Rescue(per(your(AVENGERS)))), copies=2, attack=6, vp=4),
    core.villain(
        "Melter",
        Fight(JudgeTops(everybody, True, "each player reveals the top card of their deck; KO any of them you like")),
        copies=2, attack=5, vp=3,
    ),
    core.villain(
        "Ultron",
        Escape(each_player(reveal_or(your(TECH), GainWounds()))),
        MoreVictoryPoints(per(owned(TECH))),
        copies=2, attack=6, vp=2,
    ),
    core.villain(
        "Whirlwind",
        Fight(if_(fought_in(ROOFTOPS, BRIDGE), KnockOut(A(your_hero, least=2, most=2, verb="ko")))),
        copies=2, attack=4, vp=2,
    ),
)  # fmt: skip

core.villain_group(
    "Radiation",
    core.villain("Abomination", Fight(if_(fought_in(STREETS, BRIDGE), Rescue(3))), copies=2, attack=5, vp=3),
    core.villain("The Leader", Ambush(PlayVillainCards()), copies=2, attack=4, vp=2),
    core.villain(
        "Maestro",
        Fight(
            KnockOut(
                A(your_hero, PER_STRONG_HERO, PER_STRONG_HERO, verb="ko")
            )
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
        Ambush(TakesHero(The(dearest_in_hq))), HAS_THE_HERO, Fight(Gain(HELD_HERO)),
        copies=1, vp=4,
    ),
    core.villain(
        "Skrull Shapeshifters",
        Ambush(TakesHero(rightmost_in_hq)), HAS_THE_HERO, Fight(Gain(HELD_HERO)),
        copies=3, vp=2,
    ),
    core.villain("Super-Skrull", Fight(each_player(KnockOut(A(your_hero, verb="ko")))), copies=3, attack=4, vp=2),
)  # fmt: skip

core.villain_group(
    "Spider-Foes",
    core.villain("Doctor Octopus", Fight(NewHandOf(8)), copies=2, attack=4, vp=2),
    core.villain("Green Goblin", Ambush(Captures(THIS)), copies=2, attack=6, vp=4),
    core.villain(
        "The Lizard",
        Fight(if_(fought_in(SEWERS), each_other_player(GainWounds()))),
        copies=2, attack=3, vp=2,
    ),
    core.villain(
        "Venom",
        FightOnlyIf(there_is(your(COVERT))), Escape(each_player(GainWounds())),
        copies=2, attack=5, vp=3,
    ),
)  # fmt: skip

core.henchmen(
    "Doombot Legion",
    Fight(do(LookAtTop(2, openly=False), KnockOut(A(TheTop(anything, "one of them"), verb="ko")))),
)
core.henchmen("Hand Ninjas", Fight(Get(recruit=1)))
core.henchmen("Savage Land Mutates", Fight(ExtraCards()))
core.henchmen("Sentinel", Fight(KnockOut(A(your_hero, verb="ko"))))
