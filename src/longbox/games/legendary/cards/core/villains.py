"""The Villain groups and Henchmen of the core set."""

from __future__ import annotations

from longbox.engine.effects.flow import If, do
from longbox.engine.effects.nouns import THIS, A, anything
from longbox.engine.modifiers import SET
from longbox.games.legendary.cards.making import henchmen, villain, villain_group
from longbox.games.legendary.chapters.knocking_out import KnockOut
from longbox.games.legendary.table.abilities import Ambush, EnemyStatic, Escape, Fight, FightOnlyIf, MoreVictoryPoints
from longbox.games.legendary.table.kinds import (
    AVENGERS,
    BRIDGE,
    COVERT,
    RANGED,
    ROOFTOPS,
    SEWERS,
    SHIELD,
    STREETS,
    STRENGTH,
    TECH,
    X_MEN,
)
from longbox.games.legendary.table.zones import OFFICERS
from longbox.games.legendary.vocabulary.amounts import CostOf, PerCard
from longbox.games.legendary.vocabulary.conditions import FoughtIn, NoneOf, StillHas, YouHave
from longbox.games.legendary.vocabulary.deck import JudgeTops, LookAtTop, TheTop
from longbox.games.legendary.vocabulary.enemies import Captures, GiveHeroesFromHQ, PlayVillainCards, TakesHero
from longbox.games.legendary.vocabulary.flow import RevealOr, a_player, each_other_player, each_player, everybody, may
from longbox.games.legendary.vocabulary.lasting import ExtraCards, NewHandOf
from longbox.games.legendary.vocabulary.nouns import (
    HELD_HERO,
    All,
    AnyNumberOf,
    AsManyAs,
    The,
    dearest_in_hq,
    hero_in_discard,
    hero_in_hand,
    loose_wound,
    other_won,
    owned,
    rightmost_in_hq,
    your,
    your_hero,
)
from longbox.games.legendary.vocabulary.twists import BecomesTwist
from longbox.games.legendary.vocabulary.verbs import Draw, Gain, GainOfficer, GainWounds, Get, Rescue


def show_or_be_wounded(icon: str) -> RevealOr:
    return RevealOr(your(icon), GainWounds())


SABRETOOTHED = each_player(show_or_be_wounded(X_MEN))
FROZEN = each_player(show_or_be_wounded(RANGED))
POISONED = each_player(GainWounds(), only=NoneOf(other_won("HYDRA")))
ELECTRIFIED = each_player(show_or_be_wounded(STRENGTH))
HAS_THE_HERO = EnemyStatic(
    "attack", CostOf(HELD_HERO), THIS, "~ has Attack equal to the cost of the Hero under it", op=SET
)

villain_group(
    "Brotherhood",
    villain("Blob", FightOnlyIf(YouHave(X_MEN)), copies=2, attack=4, vp=2),
    villain(
        "Juggernaut",
        Ambush(each_player(KnockOut(A(hero_in_discard, least=2, most=2, verb="ko")))),
        Escape(each_player(KnockOut(A(hero_in_hand, least=2, most=2, verb="ko")))),
        copies=2, attack=6, vp=4,
    ),
    villain("Mystique", Escape(BecomesTwist()), copies=2, attack=5, vp=3),
    villain("Sabretooth", Fight(SABRETOOTHED), Escape(SABRETOOTHED), copies=2, attack=5, vp=3),
)  # fmt: skip

villain_group(
    "Enemies of Asgard",
    villain(
        "Destroyer",
        Fight(KnockOut(All(your(SHIELD)))),
        Escape(each_player(KnockOut(A(your_hero, least=2, most=2, verb="ko")))),
        copies=1, attack=7, vp=5,
    ),
    villain("Enchantress", Fight(Draw(3)), copies=2, attack=6, vp=4),
    villain("Frost Giant", Fight(FROZEN), Escape(FROZEN), copies=3, attack=4, vp=2),
    villain(
        "Ymir, Frost Giant King",
        Ambush(FROZEN),
        Fight(a_player(KnockOut(AnyNumberOf(loose_wound, least=0, most=PerCard(loose_wound), verb="ko")))),
        copies=2, attack=6, vp=4,
    ),
)  # fmt: skip

villain_group(
    "HYDRA",
    villain("Endless Armies of HYDRA", Fight(PlayVillainCards(2)), copies=3, attack=4, vp=3),
    villain("HYDRA Kidnappers", Fight(may(GainOfficer(), StillHas(OFFICERS))), copies=3, attack=3, vp=1),
    villain("Supreme HYDRA", MoreVictoryPoints(PerCard(other_won("HYDRA"), 3)), copies=1, attack=6, vp=3),
    villain("Viper", Fight(POISONED), Escape(POISONED), copies=1, attack=5, vp=3),
)  # fmt: skip

villain_group(
    "Masters of Evil",
    villain("Baron Zemo", Fight(Rescue(PerCard(your(AVENGERS)))), copies=2, attack=6, vp=4),
    villain(
        "Melter",
        Fight(JudgeTops(everybody, True, "each player reveals the top card of their deck; KO any of them you like")),
        copies=2, attack=5, vp=3,
    ),
    villain(
        "Ultron",
        Escape(each_player(show_or_be_wounded(TECH))),
        MoreVictoryPoints(PerCard(owned(TECH))),
        copies=2, attack=6, vp=2,
    ),
    villain(
        "Whirlwind",
        Fight(If(FoughtIn((ROOFTOPS, BRIDGE)), KnockOut(A(your_hero, least=2, most=2, verb="ko")))),
        copies=2, attack=4, vp=2,
    ),
)  # fmt: skip

villain_group(
    "Radiation",
    villain("Abomination", Fight(If(FoughtIn((STREETS, BRIDGE)), Rescue(3))), copies=2, attack=5, vp=3),
    villain("The Leader", Ambush(PlayVillainCards()), copies=2, attack=4, vp=2),
    villain(
        "Maestro",
        Fight(
            KnockOut(
                AsManyAs(
                    your_hero,
                    least=PerCard(your(STRENGTH)),
                    most=PerCard(your(STRENGTH)),
                    verb="ko",
                    say_as="one of the Heroes {you} have for each Strength Hero among them",
                )
            )
        ),
        copies=2, attack=6, vp=4,
    ),
    villain("Zzzax", Fight(ELECTRIFIED), Escape(ELECTRIFIED), copies=2, attack=5, vp=3),
)  # fmt: skip

villain_group(
    "Skrulls",
    villain("Paibok the Power Skrull", Fight(GiveHeroesFromHQ()), copies=1, attack=8, vp=3),
    villain(
        "Skrull Queen Veranke",
        Ambush(TakesHero(The(dearest_in_hq))), HAS_THE_HERO, Fight(Gain(HELD_HERO)),
        copies=1, vp=4,
    ),
    villain(
        "Skrull Shapeshifters",
        Ambush(TakesHero(rightmost_in_hq)), HAS_THE_HERO, Fight(Gain(HELD_HERO)),
        copies=3, vp=2,
    ),
    villain("Super-Skrull", Fight(each_player(KnockOut(A(your_hero, verb="ko")))), copies=3, attack=4, vp=2),
)  # fmt: skip

villain_group(
    "Spider-Foes",
    villain("Doctor Octopus", Fight(NewHandOf(8)), copies=2, attack=4, vp=2),
    villain("Green Goblin", Ambush(Captures(THIS)), copies=2, attack=6, vp=4),
    villain("The Lizard", Fight(If(FoughtIn((SEWERS,)), each_other_player(GainWounds()))), copies=2, attack=3, vp=2),
    villain(
        "Venom",
        FightOnlyIf(YouHave(COVERT)), Escape(each_player(GainWounds())),
        copies=2, attack=5, vp=3,
    ),
)  # fmt: skip

henchmen(
    "Doombot Legion",
    Fight(do(LookAtTop(2, openly=False), KnockOut(A(TheTop(anything, "one of them"), verb="ko")))),
)
henchmen("Hand Ninjas", Fight(Get(recruit=1)))
henchmen("Savage Land Mutates", Fight(ExtraCards()))
henchmen("Sentinel", Fight(KnockOut(A(your_hero, verb="ko"))))
