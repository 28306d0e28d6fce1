"""The Heroes of the core set."""

from __future__ import annotations

from longbox.engine.effects.flow import If, do
from longbox.engine.effects.nouns import IT, A, That
from longbox.games.legendary.cards.making import common, hero, rare, uncommon
from longbox.games.legendary.chapters.discarding import Discard
from longbox.games.legendary.chapters.knocking_out import KnockOut
from longbox.games.legendary.table import slots
from longbox.games.legendary.table.abilities import OnPlay, Superpower, ToPlay
from longbox.games.legendary.table.kinds import (
    AVENGERS,
    BRIDGE,
    COVERT,
    INSTINCT,
    RANGED,
    ROOFTOPS,
    SHIELD,
    SPIDER_FRIENDS,
    STRENGTH,
    TECH,
    X_MEN,
)
from longbox.games.legendary.table.nouns import card_in_hand, villain_in_city
from longbox.games.legendary.table.state import Table
from longbox.games.legendary.table.zones import OFFICERS, VILLAIN_DECK, WOUNDS
from longbox.games.legendary.vocabulary.adjectives import icon
from longbox.games.legendary.vocabulary.amounts import (
    ColoursYouHave,
    CostOf,
    DrawnThisTurn,
    OtherOddPlayed,
    OtherPlayed,
    PerCard,
)
from longbox.games.legendary.vocabulary.conditions import AnyOf, FirstPlay, RecruitMade, StillHas
from longbox.games.legendary.vocabulary.copies import CopyTops, PlayAsCopy
from longbox.games.legendary.vocabulary.deck import (
    DRAW_A_CHEAP_TOP,
    DrawTopIf,
    JudgeTops,
    LookAtTop,
    PutBackInAnyOrder,
    PutIntoHand,
    TheTop,
    costs_two_or_less,
)
from longbox.games.legendary.vocabulary.enemies import (
    HOLDING_A_BYSTANDER,
    OUTNUMBERED_BY_FALLEN_AGENTS,
    Captures,
    DefeatFree,
    MoveVillain,
    PlayVillainCards,
    RescueHeld,
)
from longbox.games.legendary.vocabulary.flow import (
    MayFor,
    MayReveal,
    choose_for_others,
    each_player,
    everybody_else,
    may,
    you_alone,
)
from longbox.games.legendary.vocabulary.lasting import (
    RecruitFights,
    ReturnToHand,
    instead_of_a_wound,
    this_turn,
    when_an_effect_discards_this,
    whenever_you_defeat,
)
from longbox.games.legendary.vocabulary.nouns import (
    All,
    enemy,
    in_space,
    loose,
    loose_card,
    loose_wound,
    other_card_in_hand,
    perhaps_a,
    the_mastermind,
    won_bystander,
    your_other,
)
from longbox.games.legendary.vocabulary.passing import PassLeft
from longbox.games.legendary.vocabulary.verbs import Choose, Draw, GainOfficer, GainWounds, Get, PutOnDeck, Rescue

MAY_KO_A_CARD = KnockOut(perhaps_a(loose_card, "ko"))
MAY_KO_A_WOUND = KnockOut(perhaps_a(loose_wound, "ko"))
DISCARD_TO_PLAY = ToPlay(
    AnyOf(other_card_in_hand), Discard(A(other_card_in_hand, verb="discard"))
)  # fmt: skip


def costs_more(game: Table, scope: object, card: int) -> bool:
    return not costs_two_or_less(game, scope, card)


hero(
    "Black Widow", AVENGERS,
    common("Dangerous Rescue", COVERT, Superpower(COVERT, MayFor(MAY_KO_A_CARD, Rescue())), cost=3, attack=2),
    common("Mission Accomplished", TECH, OnPlay(Draw()), Superpower(TECH, Rescue()), cost=2),
    uncommon("Covert Operation", COVERT, OnPlay(Get(attack=PerCard(won_bystander))), cost=4, attack=0),
    rare(
        "Silent Sniper", COVERT,
        OnPlay(DefeatFree(A(enemy.that(HOLDING_A_BYSTANDER)))),
        cost=7, attack=4,
    ),
)  # fmt: skip

hero(
    "Captain America", AVENGERS,
    common("Avengers Assemble!", INSTINCT, OnPlay(Get(recruit=ColoursYouHave())), cost=3, recruit=0),
    common("Perfect Teamwork", STRENGTH, OnPlay(Get(attack=ColoursYouHave())), cost=4, attack=0),
    uncommon("Diving Block", TECH, instead_of_a_wound(Draw()), cost=6, attack=4),
    rare(
        "A Day Unlike Any Other", COVERT,
        Superpower(AVENGERS, Get(attack=OtherPlayed(AVENGERS, 3))),
        cost=7, attack=3,
    ),
)  # fmt: skip

hero(
    "Cyclops", X_MEN,
    common("Determination", STRENGTH, DISCARD_TO_PLAY, cost=2, recruit=3),
    common("Optic Blast", RANGED, DISCARD_TO_PLAY, cost=3, attack=3),
    uncommon("Unending Energy", RANGED, when_an_effect_discards_this(ReturnToHand()), cost=6, attack=4),
    rare("X-Men United", RANGED, Superpower(X_MEN, Get(attack=OtherPlayed(X_MEN, 2))), cost=8, attack=6),
)  # fmt: skip

hero(
    "Deadpool", "",
    common(
        "Here, Hold This for a Second", TECH,
        OnPlay(Captures(A(villain_in_city))),
        cost=3, recruit=2,
    ),
    common("Oddball", COVERT, OnPlay(Get(attack=OtherOddPlayed())), cost=5, attack=2),
    uncommon(
        "Hey, Can I Get a Do-Over?", INSTINCT,
        OnPlay(If(FirstPlay(), may(do(Discard(All(card_in_hand)), Draw(4))))),
        cost=3, attack=2,
    ),
    rare(
        "Random Acts of Unkindness", INSTINCT,
        OnPlay(may(GainWounds(to_hand=True), StillHas(WOUNDS))), OnPlay(PassLeft()),
        cost=7, attack=6,
    ),
)  # fmt: skip

hero(
    "Emma Frost", X_MEN,
    common("Mental Discipline", RANGED, OnPlay(Draw()), cost=3, recruit=1),
    common(
        "Shadowed Thoughts", COVERT,
        Superpower(COVERT, may(do(PlayVillainCards(), Get(attack=2)), StillHas(VILLAIN_DECK))),
        cost=4, attack=2,
    ),
    uncommon(
        "Psychic Link", INSTINCT,
        OnPlay(each_player(MayReveal(your_other(X_MEN), Draw()))),
        cost=5, attack=3,
    ),
    rare("Diamond Form", STRENGTH, OnPlay(whenever_you_defeat(Get(recruit=3))), cost=7, attack=5, recruit=0),
)  # fmt: skip

hero(
    "Gambit", X_MEN,
    common(
        "Card Shark", RANGED,
        OnPlay(do(LookAtTop(), DrawTopIf(icon(X_MEN).fits, "it is an X-Men Hero"))),
        cost=4, attack=2,
    ),
    common("Stack the Deck", COVERT, OnPlay(do(Draw(2), PutOnDeck(A(card_in_hand, verb="put on deck")))), cost=2),
    uncommon(
        "Hypnotic Charm", INSTINCT,
        OnPlay(JudgeTops(you_alone, False, "reveal the top card of your deck and discard it or leave it")),
        Superpower(INSTINCT, JudgeTops(everybody_else, False, "do the same with the deck of each other player")),
        cost=3, recruit=2,
    ),
    rare(
        "High Stakes Jackpot", INSTINCT,
        OnPlay(do(LookAtTop(), Get(attack=CostOf(That(slots.TOP))))),
        cost=7, attack=4,
    ),
)  # fmt: skip

hero(
    "Hawkeye", AVENGERS,
    common("Quick Draw", INSTINCT, OnPlay(Draw()), cost=3, attack=1),
    common("Team Player", TECH, Superpower(AVENGERS, Get(attack=1)), cost=4, attack=2),
    uncommon(
        "Covering Fire", TECH,
        Superpower(
            TECH,
            choose_for_others(Draw(), Discard(A(card_in_hand, verb="discard"))),
        ),
        cost=5, attack=3,
    ),
    rare("Impossible Trick Shot", TECH, OnPlay(whenever_you_defeat(Rescue(3))), cost=7, attack=5),
)  # fmt: skip

hero(
    "Hulk", AVENGERS,
    common("Growing Anger", STRENGTH, Superpower(STRENGTH, Get(attack=1)), cost=3, attack=2),
    common("Unstoppable Hulk", INSTINCT, OnPlay(MayFor(MAY_KO_A_WOUND, Get(attack=2))), cost=4, attack=2),
    uncommon("Crazed Rampage", STRENGTH, OnPlay(each_player(GainWounds())), cost=5, attack=4),
    rare("Hulk Smash!", STRENGTH, Superpower(STRENGTH, Get(attack=5)), cost=8, attack=5),
)  # fmt: skip

hero(
    "Iron Man", AVENGERS,
    common("Endless Invention", TECH, OnPlay(Draw()), Superpower(TECH, Draw(more=True)), cost=3),
    common("Repulsor Rays", RANGED, Superpower(RANGED, Get(attack=1)), cost=3, attack=2),
    uncommon("Arc Reactor", TECH, Superpower(TECH, Get(attack=OtherPlayed(TECH))), cost=5, attack=3),
    rare("Quantum Breakthrough", TECH, OnPlay(Draw(2)), Superpower(TECH, Draw(2, more=True)), cost=7),
)  # fmt: skip

hero(
    "Nick Fury", SHIELD,
    common(
        "Battlefield Promotion", COVERT,
        OnPlay(MayFor(KnockOut(perhaps_a(loose(SHIELD), "ko")), may(GainOfficer(to_hand=True), StillHas(OFFICERS)))),
        cost=4,
    ),
    common("High-Tech Weaponry", TECH, Superpower(TECH, Get(attack=1)), cost=3, attack=2),
    uncommon("Legendary Commander", STRENGTH, OnPlay(Get(attack=OtherPlayed(SHIELD))), cost=6, attack=1),
    rare(
        "Pure Fury", TECH,
        OnPlay(
            DefeatFree(
                A(
                    enemy.that(OUTNUMBERED_BY_FALLEN_AGENTS)
                )
            )
        ),
        cost=8,
    ),
)  # fmt: skip

hero(
    "Rogue", X_MEN,
    common("Borrowed Brawn", STRENGTH, Superpower(STRENGTH, Get(attack=3)), cost=4, attack=1),
    common("Energy Drain", COVERT, Superpower(COVERT, MayFor(MAY_KO_A_CARD, Get(recruit=1))), cost=3, recruit=2),
    uncommon("Copy Powers", COVERT, OnPlay(PlayAsCopy(COVERT)), cost=5),
    rare("Steal Abilities", STRENGTH, OnPlay(CopyTops()), cost=8, attack=4),
)  # fmt: skip

hero(
    "Spider-Man", SPIDER_FRIENDS,
    common("Astonishing Strength", STRENGTH, OnPlay(DRAW_A_CHEAP_TOP), cost=2, recruit=1),
    common("Great Responsibility", INSTINCT, OnPlay(DRAW_A_CHEAP_TOP), cost=2, attack=1),
    uncommon("Web-Shooters", TECH, OnPlay(Rescue()), OnPlay(DRAW_A_CHEAP_TOP), cost=2),
    rare(
        "The Amazing Spider-Man", COVERT,
        OnPlay(
            do(
                LookAtTop(3),
                PutIntoHand(TheTop(costs_two_or_less, "those that cost 2 or less")),
                PutBackInAnyOrder(TheTop(costs_more, "the rest")),
            )
        ),
        cost=2,
    ),
)  # fmt: skip

hero(
    "Storm", X_MEN,
    common("Gathering Stormclouds", RANGED, Superpower(RANGED, Draw()), cost=3, recruit=2),
    common(
        "Lightning Bolt", RANGED,
        OnPlay(this_turn(in_space(ROOFTOPS, "on the Rooftops"), -2, "Villains on the Rooftops have 2 less Attack")),
        cost=4, attack=2,
    ),
    uncommon(
        "Spinning Cyclone", COVERT,
        OnPlay(MayFor(do(Choose(perhaps_a(villain_in_city)), MoveVillain()), RescueHeld(IT))),
        cost=6, attack=4,
    ),
    rare(
        "Tidal Wave", RANGED,
        OnPlay(this_turn(in_space(BRIDGE, "on the Bridge"), -2, "Villains on the Bridge have 2 less Attack")),
        Superpower(RANGED, this_turn(the_mastermind, -2, "the Mastermind has 2 less Attack")),
        cost=7, attack=5,
    ),
)  # fmt: skip

hero(
    "Thor", AVENGERS,
    common("Odinson", STRENGTH, Superpower(STRENGTH, Get(recruit=2)), cost=3, recruit=2),
    common("Surge of Power", RANGED, OnPlay(If(RecruitMade(8), Get(attack=3))), cost=4, attack=0, recruit=2),
    uncommon("Call Lightning", RANGED, Superpower(RANGED, Get(attack=3)), cost=6, attack=3),
    rare("God of Thunder", RANGED, OnPlay(RecruitFights()), cost=8, attack=0, recruit=5),
)  # fmt: skip

hero(
    "Wolverine", X_MEN,
    common("Healing Factor", INSTINCT, OnPlay(MayFor(MAY_KO_A_WOUND, Draw())), cost=3, attack=2),
    common("Keen Senses", INSTINCT, Superpower(INSTINCT, Draw()), cost=2, attack=1),
    uncommon("Frenzied Slashing", INSTINCT, Superpower(INSTINCT, Draw(2)), cost=5, attack=2),
    rare(
        "Berserker Rage", INSTINCT,
        OnPlay(Draw(3)), Superpower(INSTINCT, Get(attack=DrawnThisTurn())),
        cost=8, attack=0,
    ),
)  # fmt: skip
