"""The Heroes of the core set."""

from longbox.games.legendary.vocabulary import *

from .box import core

MAY_KO_A_CARD = KnockOut(perhaps_a(loose_card, "ko"))
MAY_KO_A_WOUND = KnockOut(perhaps_a(loose_wound, "ko"))
DISCARD_TO_PLAY = ToPlay(
    there_is(other_card_in_hand), Discard(A(other_card_in_hand, verb="discard"))
)  # fmt: skip


core.hero(
    "Black Widow", AVENGERS,
    core.common("Dangerous Rescue", COVERT, Superpower(COVERT, may(MAY_KO_A_CARD).then(Rescue())), cost=3, attack=2),
    core.common("Mission Accomplished", TECH, OnPlay(Draw()), Superpower(TECH, Rescue()), cost=2),
    core.uncommon("Covert Operation", COVERT, OnPlay(Get(attack=per(won_bystander))), cost=4, attack=0),
    core.rare(
        "Silent Sniper", COVERT,
        OnPlay(DefeatFree(A(enemy.that(HOLDING_A_BYSTANDER)))),
        cost=7, attack=4,
    ),
)  # fmt: skip

core.hero(
    "Captain America", AVENGERS,
    core.common("Avengers Assemble!", INSTINCT, OnPlay(Get(recruit=per(COLOUR))), cost=3, recruit=0),
    core.common("Perfect Teamwork", STRENGTH, OnPlay(Get(attack=per(COLOUR))), cost=4, attack=0),
    core.uncommon("Diving Block", TECH, instead_of_a_wound(Draw()), cost=6, attack=4),
    core.rare(
        "A Day Unlike Any Other", COVERT,
        Superpower(AVENGERS, Get(attack=per(played_before(AVENGERS), 3))),
        cost=7, attack=3,
    ),
)  # fmt: skip

core.hero(
    "Cyclops", X_MEN,
    core.common("Determination", STRENGTH, DISCARD_TO_PLAY, cost=2, recruit=3),
    core.common("Optic Blast", RANGED, DISCARD_TO_PLAY, cost=3, attack=3),
    core.uncommon("Unending Energy", RANGED, when_an_effect_discards_this(ReturnToHand()), cost=6, attack=4),
    core.rare("X-Men United", RANGED, Superpower(X_MEN, Get(attack=per(played_before(X_MEN), 2))), cost=8, attack=6),
)  # fmt: skip

core.hero(
    "Deadpool", "",
    core.common(
        "Here, Hold This for a Second", TECH,
        OnPlay(Captures(A(villain_in_city))),
        cost=3, recruit=2,
    ),
    core.common("Oddball", COVERT, OnPlay(Get(attack=per(ODD_PLAYED_BEFORE))), cost=5, attack=2),
    core.uncommon(
        "Hey, Can I Get a Do-Over?", INSTINCT,
        OnPlay(if_(FIRST_PLAY, may(Discard(All(card_in_hand))).then(Draw(4)))),
        cost=3, attack=2,
    ),
    core.rare(
        "Random Acts of Unkindness", INSTINCT,
        OnPlay(may(GainWounds(to_hand=True), given=WOUNDS_LEFT)), OnPlay(PassLeft()),
        cost=7, attack=6,
    ),
)  # fmt: skip

core.hero(
    "Emma Frost", X_MEN,
    core.common("Mental Discipline", RANGED, OnPlay(Draw()), cost=3, recruit=1),
    core.common(
        "Shadowed Thoughts", COVERT,
        Superpower(COVERT, may(PlayVillainCards(), given=VILLAIN_CARDS_LEFT).then(Get(attack=2))),
        cost=4, attack=2,
    ),
    core.uncommon(
        "Psychic Link", INSTINCT,
        OnPlay(each_player(may_reveal(your_other(X_MEN), Draw()))),
        cost=5, attack=3,
    ),
    core.rare("Diamond Form", STRENGTH, OnPlay(whenever_you_defeat(Get(recruit=3))), cost=7, attack=5, recruit=0),
)  # fmt: skip

core.hero(
    "Gambit", X_MEN,
    core.common(
        "Card Shark", RANGED,
        OnPlay(do(LookAtTop(), DrawTopIf(icon(X_MEN).fits, "it is an X-Men Hero"))),
        cost=4, attack=2,
    ),
    core.common("Stack the Deck", COVERT, OnPlay(do(Draw(2), PutOnDeck(A(card_in_hand, verb="put on deck")))), cost=2),
    core.uncommon(
        "Hypnotic Charm", INSTINCT,
        OnPlay(JudgeTops(you_alone, False, "reveal the top card of your deck and discard it or leave it")),
        Superpower(INSTINCT, JudgeTops(everybody_else, False, "do the same with the deck of each other player")),
        cost=3, recruit=2,
    ),
    core.rare(
        "High Stakes Jackpot", INSTINCT,
        OnPlay(do(LookAtTop(), Get(attack=value(That(slots.TOP), COST)))),
        cost=7, attack=4,
    ),
)  # fmt: skip

core.hero(
    "Hawkeye", AVENGERS,
    core.common("Quick Draw", INSTINCT, OnPlay(Draw()), cost=3, attack=1),
    core.common("Team Player", TECH, Superpower(AVENGERS, Get(attack=1)), cost=4, attack=2),
    core.uncommon(
        "Covering Fire", TECH,
        Superpower(
            TECH,
            choose_one(each_other_player(Draw()), each_other_player(Discard(A(card_in_hand, verb="discard")))),
        ),
        cost=5, attack=3,
    ),
    core.rare("Impossible Trick Shot", TECH, OnPlay(whenever_you_defeat(Rescue(3))), cost=7, attack=5),
)  # fmt: skip

core.hero(
    "Hulk", AVENGERS,
    core.common("Growing Anger", STRENGTH, Superpower(STRENGTH, Get(attack=1)), cost=3, attack=2),
    core.common("Unstoppable Hulk", INSTINCT, OnPlay(may(MAY_KO_A_WOUND).then(Get(attack=2))), cost=4, attack=2),
    core.uncommon("Crazed Rampage", STRENGTH, OnPlay(each_player(GainWounds())), cost=5, attack=4),
    core.rare("Hulk Smash!", STRENGTH, Superpower(STRENGTH, Get(attack=5)), cost=8, attack=5),
)  # fmt: skip

core.hero(
    "Iron Man", AVENGERS,
    core.common("Endless Invention", TECH, OnPlay(Draw()), Superpower(TECH, Draw(more=True)), cost=3),
    core.common("Repulsor Rays", RANGED, Superpower(RANGED, Get(attack=1)), cost=3, attack=2),
    core.uncommon("Arc Reactor", TECH, Superpower(TECH, Get(attack=per(played_before(TECH)))), cost=5, attack=3),
    core.rare("Quantum Breakthrough", TECH, OnPlay(Draw(2)), Superpower(TECH, Draw(2, more=True)), cost=7),
)  # fmt: skip

core.hero(
    "Nick Fury", SHIELD,
    core.common(
        "Battlefield Promotion", COVERT,
        OnPlay(may(KnockOut(perhaps_a(loose(SHIELD), "ko"))).then(may(GainOfficer(to_hand=True), given=OFFICERS_LEFT))),
        cost=4,
    ),
    core.common("High-Tech Weaponry", TECH, Superpower(TECH, Get(attack=1)), cost=3, attack=2),
    core.uncommon("Legendary Commander", STRENGTH, OnPlay(Get(attack=per(played_before(SHIELD)))), cost=6, attack=1),
    core.rare(
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

core.hero(
    "Rogue", X_MEN,
    core.common("Borrowed Brawn", STRENGTH, Superpower(STRENGTH, Get(attack=3)), cost=4, attack=1),
    core.common("Energy Drain", COVERT, Superpower(COVERT, may(MAY_KO_A_CARD).then(Get(recruit=1))), cost=3, recruit=2),
    core.uncommon("Copy Powers", COVERT, OnPlay(PlayAsCopy(COVERT)), cost=5),
    core.rare("Steal Abilities", STRENGTH, OnPlay(CopyTops()), cost=8, attack=4),
)  # fmt: skip

core.hero(
    "Spider-Man", SPIDER_FRIENDS,
    core.common("Astonishing Strength", STRENGTH, OnPlay(DRAW_A_CHEAP_TOP), cost=2, recruit=1),
    core.common("Great Responsibility", INSTINCT, OnPlay(DRAW_A_CHEAP_TOP), cost=2, attack=1),
    core.uncommon("Web-Shooters", TECH, OnPlay(Rescue()), OnPlay(DRAW_A_CHEAP_TOP), cost=2),
    core.rare(
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

core.hero(
    "Storm", X_MEN,
    core.common("Gathering Stormclouds", RANGED, Superpower(RANGED, Draw()), cost=3, recruit=2),
    core.common(
        "Lightning Bolt", RANGED,
        OnPlay(this_turn(in_space(ROOFTOPS, "on the Rooftops"), -2, "Villains on the Rooftops have 2 less Attack")),
        cost=4, attack=2,
    ),
    core.uncommon(
        "Spinning Cyclone", COVERT,
        OnPlay(may(Choose(perhaps_a(villain_in_city))).then(MoveVillain(), RescueHeld(IT))),
        cost=6, attack=4,
    ),
    core.rare(
        "Tidal Wave", RANGED,
        OnPlay(this_turn(in_space(BRIDGE, "on the Bridge"), -2, "Villains on the Bridge have 2 less Attack")),
        Superpower(RANGED, this_turn(the_mastermind, -2, "the Mastermind has 2 less Attack")),
        cost=7, attack=5,
    ),
)  # fmt: skip

core.hero(
    "Thor", AVENGERS,
    core.common("Odinson", STRENGTH, Superpower(STRENGTH, Get(recruit=2)), cost=3, recruit=2),
    core.common("Surge of Power", RANGED, OnPlay(if_(made_recruit(8), Get(attack=3))), cost=4, attack=0, recruit=2),
    core.uncommon("Call Lightning", RANGED, Superpower(RANGED, Get(attack=3)), cost=6, attack=3),
    core.rare("God of Thunder", RANGED, OnPlay(RecruitFights()), cost=8, attack=0, recruit=5),
)  # fmt: skip

core.hero(
    "Wolverine", X_MEN,
    core.common("Healing Factor", INSTINCT, OnPlay(may(MAY_KO_A_WOUND).then(Draw())), cost=3, attack=2),
    core.common("Keen Senses", INSTINCT, Superpower(INSTINCT, Draw()), cost=2, attack=1),
    core.uncommon("Frenzied Slashing", INSTINCT, Superpower(INSTINCT, Draw(2)), cost=5, attack=2),
    core.rare(
        "Berserker Rage", INSTINCT,
        OnPlay(Draw(3)), Superpower(INSTINCT, Get(attack=per(DRAWN))),
        cost=8, attack=0,
    ),
)  # fmt: skip
