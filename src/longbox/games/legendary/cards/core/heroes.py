"""The Heroes of the core set."""

from longbox.games.legendary.vocabulary import *

from .box import core

KO_A_CARD = ko(a(loose_card))
KO_A_WOUND = ko(a(loose_wound))
DISCARD_TO_PLAY = to_play(discard(a(card.that(OTHER))), given=there_is(card.that(OTHER)))


core.hero(
    "Black Widow", AVENGERS,
    core.common("Dangerous Rescue", COVERT, superpower(COVERT, may(KO_A_CARD).then(rescue())), cost=3, attack=2),
    core.common("Mission Accomplished", TECH, on_play(draw()), superpower(TECH, rescue()), cost=2),
    core.uncommon("Covert Operation", COVERT, on_play(get(attack=per(bystander))), cost=4, attack=0),
    core.rare(
        "Silent Sniper", COVERT,
        on_play(defeat(a(enemy.that(ABLE_TO_LOSE, holding(bystander))))),
        cost=7, attack=4,
    ),
)  # fmt: skip

core.hero(
    "Captain America", AVENGERS,
    core.common("Avengers Assemble!", INSTINCT, on_play(get(recruit=per(COLOUR))), cost=3, recruit=0),
    core.common("Perfect Teamwork", STRENGTH, on_play(get(attack=per(COLOUR))), cost=4, attack=0),
    core.uncommon(
        "Diving Block", TECH,
        on(before(GAIN_WOUND, who=YOU), show(THIS), instead(draw()), forced=False, where=FROM_HAND_OR_PLAYED),
        cost=6, attack=4,
    ),
    core.rare(
        "A Day Unlike Any Other", COVERT,
        superpower(AVENGERS, get(attack=per(played_before(AVENGERS), 3))),
        cost=7, attack=3,
    ),
)  # fmt: skip

core.hero(
    "Cyclops", X_MEN,
    core.common("Determination", STRENGTH, DISCARD_TO_PLAY, cost=2, recruit=3),
    core.common("Optic Blast", RANGED, DISCARD_TO_PLAY, cost=3, attack=3),
    core.uncommon(
        "Unending Energy", RANGED,
        on(
            when(DISCARD, who=YOU, whom=THIS, manner=BECAUSE_OF_AN_EFFECT), put_into_hand(WHOM),
            forced=False, where=FROM_DISCARDS,
        ),
        cost=6, attack=4,
    ),
    core.rare("X-Men United", RANGED, superpower(X_MEN, get(attack=per(played_before(X_MEN), 2))), cost=8, attack=6),
)  # fmt: skip

core.hero(
    "Deadpool", "",
    core.common(
        "Here, Hold This for a Second", TECH,
        on_play(captures(1, a(villain))),
        cost=3, recruit=2,
    ),
    core.common("Oddball", COVERT, on_play(get(attack=per(played_before(odd=True)))), cost=5, attack=2),
    core.uncommon(
        "Hey, Can I Get a Do-Over?", INSTINCT,
        on_play(if_(none(played_before()), may(discard(YOUR_HAND)).then(draw(4)))),
        cost=3, attack=2,
    ),
    core.rare(
        "Random Acts of Unkindness", INSTINCT,
        on_play(may(gain_wound_into_hand())), on_play(pass_left()),
        cost=7, attack=6,
    ),
)  # fmt: skip

core.hero(
    "Emma Frost", X_MEN,
    core.common("Mental Discipline", RANGED, on_play(draw()), cost=3, recruit=1),
    core.common(
        "Shadowed Thoughts", COVERT,
        superpower(COVERT, may(play_villain_cards()).then(get(attack=2))),
        cost=4, attack=2,
    ),
    core.uncommon(
        "Psychic Link", INSTINCT,
        on_play(each_player(may_reveal(your_other(X_MEN), draw()))),
        cost=5, attack=3,
    ),
    core.rare(
        "Diamond Form", STRENGTH,
        on_play(this_turn_long(on(when(DEFEAT, who=YOU, whom=any_enemy), get(recruit=3)))),
        cost=7, attack=5, recruit=0,
    ),
)  # fmt: skip

core.hero(
    "Gambit", X_MEN,
    core.common(
        "Card Shark", RANGED,
        on_play(reveal(top(DECK)), if_(is_a(IT, icon(X_MEN)), draw(IT))),
        cost=4, attack=2,
    ),
    core.common("Stack the Deck", COVERT, on_play(draw(2), put_on_deck(a(card))), cost=2),
    core.uncommon(
        "Hypnotic Charm", INSTINCT,
        on_play(judge_top(YOU, DISCARD_THEM)),
        superpower(INSTINCT, judge_top(EACH_OTHER_PLAYER, DISCARD_THEM)),
        cost=3, recruit=2,
    ),
    core.rare(
        "High Stakes Jackpot", INSTINCT,
        on_play(reveal(top(DECK)), get(attack=value(IT, COST))),
        cost=7, attack=4,
    ),
)  # fmt: skip

core.hero(
    "Hawkeye", AVENGERS,
    core.common("Quick Draw", INSTINCT, on_play(draw()), cost=3, attack=1),
    core.common("Team Player", TECH, superpower(AVENGERS, get(attack=1)), cost=4, attack=2),
    core.uncommon(
        "Covering Fire", TECH,
        superpower(TECH, choose_one(each_other_player(draw()), each_other_player(discard(a(card))))),
        cost=5, attack=3,
    ),
    core.rare(
        "Impossible Trick Shot", TECH,
        on_play(this_turn_long(on(when(DEFEAT, who=YOU, whom=any_enemy), rescue(3)))),
        cost=7, attack=5,
    ),
)  # fmt: skip

core.hero(
    "Hulk", AVENGERS,
    core.common("Growing Anger", STRENGTH, superpower(STRENGTH, get(attack=1)), cost=3, attack=2),
    core.common("Unstoppable Hulk", INSTINCT, on_play(may(KO_A_WOUND).then(get(attack=2))), cost=4, attack=2),
    core.uncommon("Crazed Rampage", STRENGTH, on_play(each_player(gain_wounds())), cost=5, attack=4),
    core.rare("Hulk Smash!", STRENGTH, superpower(STRENGTH, get(attack=5)), cost=8, attack=5),
)  # fmt: skip

core.hero(
    "Iron Man", AVENGERS,
    core.common("Endless Invention", TECH, on_play(draw()), superpower(TECH, draw()), cost=3),
    core.common("Repulsor Rays", RANGED, superpower(RANGED, get(attack=1)), cost=3, attack=2),
    core.uncommon("Arc Reactor", TECH, superpower(TECH, get(attack=per(played_before(TECH)))), cost=5, attack=3),
    core.rare("Quantum Breakthrough", TECH, on_play(draw(2)), superpower(TECH, draw(2)), cost=7),
)  # fmt: skip

core.hero(
    "Nick Fury", SHIELD,
    core.common(
        "Battlefield Promotion", COVERT,
        on_play(may(ko(a(loose(SHIELD)))).then(may(gain_officer_into_hand()))),
        cost=4,
    ),
    core.common("High-Tech Weaponry", TECH, superpower(TECH, get(attack=1)), cost=3, attack=2),
    core.uncommon("Legendary Commander", STRENGTH, on_play(get(attack=per(played_before(SHIELD)))), cost=6, attack=1),
    core.rare(
        "Pure Fury", TECH,
        on_play(defeat(a(enemy.that(ABLE_TO_LOSE, less_than(in_ko_pile(SHIELD), ATTACK_NOW))))),
        cost=8,
    ),
)  # fmt: skip

core.hero(
    "Rogue", X_MEN,
    core.common("Borrowed Brawn", STRENGTH, superpower(STRENGTH, get(attack=3)), cost=4, attack=1),
    core.common("Energy Drain", COVERT, superpower(COVERT, may(KO_A_CARD).then(get(recruit=1))), cost=3, recruit=2),
    core.uncommon("Copy Powers", COVERT, on_play(play_as_copy(COVERT)), cost=5),
    core.rare("Steal Abilities", STRENGTH, on_play(copy_tops()), cost=8, attack=4),
)  # fmt: skip

core.hero(
    "Spider-Man", SPIDER_FRIENDS,
    core.common("Astonishing Strength", STRENGTH, on_play(DRAW_A_CHEAP_TOP), cost=2, recruit=1),
    core.common("Great Responsibility", INSTINCT, on_play(DRAW_A_CHEAP_TOP), cost=2, attack=1),
    core.uncommon("Web-Shooters", TECH, on_play(rescue()), on_play(DRAW_A_CHEAP_TOP), cost=2),
    core.rare(
        "The Amazing Spider-Man", COVERT,
        on_play(reveal(top(DECK, 3)), put_into_hand(each(THOSE.that(costing(most=2)))), put_back(THOSE.rest)),
        cost=2,
    ),
)  # fmt: skip

core.hero(
    "Storm", X_MEN,
    core.common("Gathering Stormclouds", RANGED, superpower(RANGED, draw()), cost=3, recruit=2),
    core.common(
        "Lightning Bolt", RANGED,
        on_play(this_turn_long(static(in_space(ROOFTOPS), attack=-2))),
        cost=4, attack=2,
    ),
    core.uncommon(
        "Spinning Cyclone", COVERT,
        on_play(may(choose(a(villain))).then(move_villain(), rescue_from(IT))),
        cost=6, attack=4,
    ),
    core.rare(
        "Tidal Wave", RANGED,
        on_play(this_turn_long(static(in_space(BRIDGE), attack=-2))),
        superpower(RANGED, this_turn_long(static(the(the_mastermind), attack=-2))),
        cost=7, attack=5,
    ),
)  # fmt: skip

core.hero(
    "Thor", AVENGERS,
    core.common("Odinson", STRENGTH, superpower(STRENGTH, get(recruit=2)), cost=3, recruit=2),
    core.common("Surge of Power", RANGED, on_play(if_(made_recruit(8), get(attack=3))), cost=4, attack=0, recruit=2),
    core.uncommon("Call Lightning", RANGED, superpower(RANGED, get(attack=3)), cost=6, attack=3),
    core.rare("God of Thunder", RANGED, on_play(spend_recruit_on_fights()), cost=8, attack=0, recruit=5),
)  # fmt: skip

core.hero(
    "Wolverine", X_MEN,
    core.common("Healing Factor", INSTINCT, on_play(may(KO_A_WOUND).then(draw())), cost=3, attack=2),
    core.common("Keen Senses", INSTINCT, superpower(INSTINCT, draw()), cost=2, attack=1),
    core.uncommon("Frenzied Slashing", INSTINCT, superpower(INSTINCT, draw(2)), cost=5, attack=2),
    core.rare(
        "Berserker Rage", INSTINCT,
        on_play(draw(3)), superpower(INSTINCT, get(attack=per(DRAWN))),
        cost=8, attack=0,
    ),
)  # fmt: skip
