"""Villains: so far an Ally who Dodges, and Adversaries with X-Treme Attack.

The players of that set are villains. Here its cards are played among heroes, whose words they are written in: an Ally
is a Hero, an Adversary a Villain.
"""

from __future__ import annotations

from longbox.engine.effects.flow import If, do
from longbox.engine.effects.nouns import THIS, A
from longbox.games.legendary.abilities import Ambush, Escape, Fight, OnPlay, PlayedOrUsed, ToFight
from longbox.games.legendary.keywords.dodge import Dodge, lend_dodge
from longbox.games.legendary.keywords.x_treme_attack import XTremeAttack, x_treme_villain
from longbox.games.legendary.printing import VILLAINS_SET, common, hero, rare, uncommon, villain, villain_group
from longbox.games.legendary.table import BROTHERHOOD, HYDRA, INSTINCT, RANGED, SINISTER_SIX, TECH
from longbox.games.legendary.vocabulary.amounts import PerCard, Played, RescuedThisTurn
from longbox.games.legendary.vocabulary.conditions import AnyOf, Discarded
from longbox.games.legendary.vocabulary.deck import PutIntoHand
from longbox.games.legendary.vocabulary.enemies import Captures
from longbox.games.legendary.vocabulary.flow import RevealOr, each_player
from longbox.games.legendary.vocabulary.nouns import (
    All,
    another_hero,
    card_in_hand,
    discarded_this_turn,
    other_card_in_hand,
    with_icon,
    your,
    your_hero,
)
from longbox.games.legendary.vocabulary.verbs import Discard, Draw, Get, KnockOut, Rescue

other_hydra_hero = other_card_in_hand.that("other HYDRA Hero in your hand", with_icon(HYDRA))
DISCARD_A_CARD = Discard(A(card_in_hand, verb="discard"))
KO_A_HERO = KnockOut(A(your_hero, verb="ko"))
KO_ANOTHER = KnockOut(A(another_hero, verb="ko"))

hero(
    "Green Goblin", SINISTER_SIX,
    common("Goblin Glider", TECH, Dodge(), PlayedOrUsed(lend_dodge(other_hydra_hero), "Dodge with"), cost=4, attack=2),
    common("Pumpkin Bombs", TECH, Dodge(), OnPlay(If(Discarded(), Get(attack=2))), cost=3, attack=1),
    uncommon("Unstable Kidnapper", INSTINCT, Dodge(), OnPlay(If(Discarded(), Rescue())), cost=5, recruit=3),
    rare("Experimental Goblin Serum", TECH, OnPlay(PutIntoHand(All(discarded_this_turn))), cost=7, attack=4),
    set=VILLAINS_SET,
)  # fmt: skip

villain_group(
    "X-Men First Class",
    villain("Angel", XTremeAttack(), Fight(do(Draw(2), DISCARD_A_CARD)), copies=2, attack=4, vp=2),
    villain("Iceman", XTremeAttack(), Fight(Draw(Played(RANGED))), copies=2, attack=5, vp=3),
    villain(
        "Jean Grey",
        XTremeAttack(),
        Ambush(Captures(THIS, PerCard(x_treme_villain))),
        Fight(Get(recruit=RescuedThisTurn())),
        copies=1, attack=6, vp=4,
    ),
    villain(
        "Beast",
        XTremeAttack(),
        Fight(do(KO_A_HERO, If(AnyOf(x_treme_villain, "there is {}"), KO_ANOTHER))),
        copies=2, attack=5, vp=3,
    ),
    villain(
        "Cyclops",
        XTremeAttack(),
        ToFight(AnyOf(card_in_hand), DISCARD_A_CARD),
        Escape(each_player(RevealOr(your(BROTHERHOOD), DISCARD_A_CARD))),
        copies=1, attack=6, vp=4,
    ),
    set=VILLAINS_SET,
)  # fmt: skip
