"""Fear Itself: the Allies. An Ally is a Hero."""

from longbox.games.legendary.vocabulary import *

from .box import fear_itself

REVEAL_EITHER_END = choose_one(reveal(top(DECK)), reveal(bottom(DECK)))
THEIR_RECRUIT = recruit_or_hydra.at(IN_HAND.of(THAT_PLAYER))

fear_itself.hero(
    "Greithoth, Breaker of Wills", FOES_OF_ASGARD,
    fear_itself.common("Mace of Chains", INSTINCT, *thrown_artifact(get(recruit=2)), cost=3),
    fear_itself.common(
        "Absorb Metal", COVERT, on_play(if_(there_is(your_artifact), get(attack=2))), cost=3, attack=1
    ),
    fear_itself.uncommon(
        "Break the Will to Resist", STRENGTH,
        superpower(
            COVERT, tallied(DISCARD, each_player(discard(bottom(DECK))), get(attack=per(WITH_A_CLASS_THIS_WAY)))
        ),
        cost=5, attack=3,
    ),
    fear_itself.rare("Body of Uru", COVERT, on_play(get(attack=per(ARTIFACTS_EVERYWHERE))), cost=7, attack=4),
)  # fmt: skip

fear_itself.hero(
    "Kuurth, Breaker of Stone", FOES_OF_ASGARD,
    fear_itself.common("Unstoppable Sledge", RANGED, *thrown_artifact(get(attack=2)), cost=4),
    fear_itself.common(
        "Reach for Power", STRENGTH,
        on_play(REVEAL_EITHER_END, if_(is_a(IT, costing(4)), get(recruit=2))),
        cost=4, recruit=2,
    ),
    fear_itself.uncommon(
        "Contest of Strength", STRENGTH,
        superpower(
            FOES_OF_ASGARD,
            tallied(
                DISCARD, a_player(discard_top()), REVEAL_EITHER_END, if_(AS_DEAR_AS_DISCARDED, get(attack=2))
            ),
        ),
        cost=5, attack=3,
    ),
    fear_itself.rare(
        "Break Every Bone", STRENGTH,
        on_play(
            show(a(card)), get(attack=value(IT, COST)),
            reveal(top(DECK)), get(attack=value(IT, COST)),
            reveal(bottom(DECK)), get(attack=value(IT, COST)),
        ),
        cost=7, attack=0,
    ),
)  # fmt: skip

fear_itself.hero(
    "Nerkkod, Breaker of Oceans", FOES_OF_ASGARD,
    fear_itself.common(
        "Pull of the Tides", STRENGTH,
        on_play(may(choose(a(villain))).then(move_villain(adjacent=True))),
        cost=3, recruit=2,
    ),
    fear_itself.common(
        "Feed My Undersea Legions", COVERT,
        on_play(
            this_turn_long(
                on(
                    when(DEFEAT, who=YOU, whom=a_defeated_villain, manner=where_it_stood(BRIDGE)),
                    may(ko(a(your_own_card))).then(gain_new_recruits()),
                )
            )
        ),
        cost=4, attack=2,
    ),
    fear_itself.uncommon(
        "Cudgel of the Deep", RANGED,
        *thrown_artifact(get(attack=3, only=either(in_space(BRIDGE), the_mastermind))),
        cost=5,
    ),
    fear_itself.rare(
        "Break Their Loyalties", INSTINCT,
        superpower(
            FOES_OF_ASGARD,
            each_other_player(reveal(YOUR_HAND)),
            for_each_player(EACH_OTHER_PLAYER, gain_into_hand(a(THEIR_RECRUIT))),
        ),
        cost=7, attack=5,
    ),
)  # fmt: skip

fear_itself.hero(
    "Skadi", HYDRA,
    fear_itself.common("Dark Prophecy", TECH, superpower(TECH, gain_madame_hydra()), cost=3, recruit=2),
    fear_itself.common(
        "Ancient Oath of HYDRA", TECH,
        on_play(may(discard(a(hero.at(IN_HAND).that(icon(HYDRA))))).then(draw(2))),
        cost=5, attack=1,
    ),
    fear_itself.uncommon(
        "Hammer of the Serpent", STRENGTH, *thrown_artifact(get(attack=per(CARDS_DISCARDED, 2))), cost=5
    ),
    fear_itself.rare("War Banner of HYDRA", COVERT, *thrown_artifact(get(attack=per(others_of(HYDRA)))), cost=7),
)  # fmt: skip

fear_itself.hero(
    "Skirn, Breaker of Men", FOES_OF_ASGARD,
    fear_itself.common(
        "Towering Leader", INSTINCT,
        on_play(gain_new_recruits(2)),
        superpower(INSTINCT, gain_new_recruits()),
        cost=3,
    ),
    fear_itself.common(
        "Underhanded Dealings", COVERT,
        on_play(look(bottom(DECK)), may(discard(IT))),
        superpower(COVERT, draw(bottom(DECK))),
        cost=4, attack=2,
    ),
    fear_itself.uncommon("Titanic Bludgeon", RANGED, *thrown_artifact(get(attack=per(DRAWN))), cost=2),
    fear_itself.rare(
        "Break Your Hopes", STRENGTH,
        on_play(
            tallied(
                DISCARD, each_player(reveal_or(your(COVERT), discard(a(card)))), draw(per(DISCARDED_THIS_WAY))
            )
        ),
        cost=7, attack=4,
    ),
)  # fmt: skip
