"""Fantastic Four: its Heroes, who focus."""

from __future__ import annotations

from longbox.engine.effects.adjectives import Having
from longbox.engine.effects.flow import If, do
from longbox.engine.effects.nouns import A
from longbox.games.legendary.cards.making import FANTASTIC_FOUR, common, hero, rare, uncommon
from longbox.games.legendary.chapters.knocking_out import KnockOut
from longbox.games.legendary.table.abilities import OnPlay, Superpower
from longbox.games.legendary.table.kinds import (
    BANK,
    COVERT,
    FANTASTIC_FOUR_TEAM,
    INSTINCT,
    RANGED,
    RECRUIT_POINTS,
    STRENGTH,
    TECH,
)
from longbox.games.legendary.table.nouns import villain_in_city
from longbox.games.legendary.vocabulary.adjectives import ATTACK_NOW
from longbox.games.legendary.vocabulary.amounts import OccupiedSpaces, OtherPlayed, PerCard
from longbox.games.legendary.vocabulary.cancelling import MayCancelFightEffects, instead_of_an_ambush
from longbox.games.legendary.vocabulary.conditions import PlayedOtherOfCost
from longbox.games.legendary.vocabulary.enemies import DefeatFree, MoveVillain
from longbox.games.legendary.vocabulary.flow import MayFor
from longbox.games.legendary.vocabulary.keywords.focus import focus
from longbox.games.legendary.vocabulary.lasting import ExtraCards, whenever_you_defeat_in
from longbox.games.legendary.vocabulary.nouns import (
    held_card,
    loose_card,
    loose_wound,
    perhaps_a,
    the_mastermind,
    villain,
)
from longbox.games.legendary.vocabulary.verbs import Choose, DoublePoints, Draw, GainWounds, Get, MayKnockOut, Rescue

villain_of_5_or_6 = villain.that(Having(ATTACK_NOW, 5, 6))

hero(
    "Human Torch", FANTASTIC_FOUR_TEAM,
    common(
        "Call for Backup", INSTINCT,
        OnPlay(MayFor(KnockOut(perhaps_a(loose_wound, "ko")), Get(recruit=1))),
        cost=3, recruit=2,
    ),
    common("Hothead", RANGED, OnPlay(GainWounds()), cost=4, attack=4),
    uncommon("Flame On!", RANGED, focus(6, Get(attack=4)), cost=6, attack=4),
    rare(
        "Nova Flame", RANGED,
        Superpower(FANTASTIC_FOUR_TEAM, Get(attack=OccupiedSpaces())),
        cost=8, attack=6,
    ),
    set=FANTASTIC_FOUR,
)  # fmt: skip

hero(
    "Invisible Woman", FANTASTIC_FOUR_TEAM,
    common("Disappearing Act", COVERT, focus(2, MayKnockOut(perhaps_a(loose_card, "ko"))), cost=4, recruit=2),
    common("Four of a Kind", RANGED, OnPlay(If(PlayedOtherOfCost(4), Get(attack=2))), cost=4, attack=2),
    uncommon("Unseen Rescue", COVERT, focus(2, Rescue(), times=4), cost=4, attack=2),
    rare("Invisible Barrier", COVERT, instead_of_an_ambush(Draw(2)), cost=7, attack=5),
    set=FANTASTIC_FOUR,
)  # fmt: skip

hero(
    "Mr. Fantastic", FANTASTIC_FOUR_TEAM,
    common("Twisting Equations", TECH, focus(2, ExtraCards()), cost=3, recruit=2),
    common("Unstable Molecules", TECH, OnPlay(Draw(2)), cost=5),
    uncommon(
        "One Gigantic Hand", INSTINCT,
        Superpower(FANTASTIC_FOUR_TEAM, Get(attack=PerCard(held_card))),
        cost=5, attack=1,
    ),
    rare(
        "Ultimate Nullifier", TECH,
        OnPlay(MayCancelFightEffects()), focus(1, Get(attack=1, purpose=the_mastermind)),
        cost=7, attack=4,
    ),
    set=FANTASTIC_FOUR,
)  # fmt: skip

hero(
    "Silver Surfer", "",
    common("Epic Destiny", STRENGTH, focus(6, DefeatFree(A(villain_of_5_or_6))), cost=4, recruit=2),
    common("Warp Speed", COVERT, focus(2, Draw()), cost=3, recruit=2),
    uncommon("The Power Cosmic", RANGED, focus(9, Get(attack=9)), cost=6, attack=0, recruit=3),
    rare("Energy Surge", RANGED, OnPlay(DoublePoints(RECRUIT_POINTS)), cost=7),
    set=FANTASTIC_FOUR,
)  # fmt: skip

hero(
    "Thing", FANTASTIC_FOUR_TEAM,
    common(
        "It Started on Yancy Street", INSTINCT, Superpower(FANTASTIC_FOUR_TEAM, Get(recruit=2)), cost=3, recruit=2
    ),
    common("Knuckle Sandwich", STRENGTH, focus(3, Get(attack=2)), cost=5, attack=0, recruit=3),
    uncommon(
        "Crime Stopper", STRENGTH,
        OnPlay(whenever_you_defeat_in(BANK, Rescue())),
        focus(1, do(Choose(A(villain_in_city)), MoveVillain(adjacent=True))),
        cost=6, attack=4,
    ),
    rare(
        "It's Clobberin' Time!", STRENGTH,
        Superpower(STRENGTH, Get(attack=OtherPlayed(STRENGTH, 3))),
        cost=8, attack=5,
    ),
    set=FANTASTIC_FOUR,
)  # fmt: skip
