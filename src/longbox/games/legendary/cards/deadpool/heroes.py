"""Deadpool: Mercs for Money, who give half points, ask for what lies outside the game and love Excessive Violence."""

from longbox.games.legendary.vocabulary import *

from .box import deadpool

WEAK_SPOT = either(the_mastermind, in_spaces(SEWERS, BRIDGE))

deadpool.hero(
    "Deadpool", MERCS_FOR_MONEY,
    deadpool.common(
        "It'll Grow Back", INSTINCT,
        on_play(if_(there_is(loose_wound), do(ko(a(loose_wound)), get(attack=1)), gain_wounds())),
        cost=4, attack=2.5,
    ),
    deadpool.common(
        "Nighttime Is the Right Time", TECH,
        on_play(if_(LATE, get(attack=2), get(recruit=2))),
        superpower(TECH, if_(LATE, get(recruit=2), get(attack=2))),
        cost=3, attack=0, recruit=0,
    ),
    deadpool.uncommon(
        "Running Commentary", COVERT,
        on_play(ask_for_flavor(), get_half(attack=per(WITH_FLAVOR))),
        cost=5, attack=3.5,
    ),
    deadpool.rare("Deadpool Rage!", STRENGTH, excessive_violence(another_turn_once()), cost=7, attack=5),
    id="deadpool-deadpool",
)  # fmt: skip

deadpool.hero(
    "Slapstick", MERCS_FOR_MONEY,
    deadpool.common(
        "Napoleon Complex", RANGED,
        superpower(RANGED, if_(OTHERS_ARE_TALLER, draw()), if_(OTHERS_ARE_SHORTER, get(recruit=1))),
        cost=4, recruit=2,
    ),
    deadpool.common("Saturday Morning Harpoons", RANGED, excessive_violence(rescue()), cost=3, attack=2.5),
    deadpool.uncommon("Surprise Chainsaw", STRENGTH, excessive_violence(extra_cards()), cost=6, attack=4.5),
    deadpool.rare(
        "Electroplasmic Insanity", RANGED,
        excessive_violence(recruit(a(hero_in_hq)), may(shuffle_discards())),
        cost=8, attack=5,
    ),
)  # fmt: skip

deadpool.hero(
    "Stingray", MERCS_FOR_MONEY,
    deadpool.common(
        "Deck Chairs on the Titanic", TECH,
        on_play(draw()), on_play(may(choose(a(villain))).then(move_villain(adjacent=True))),
        cost=4, attack=1.5,
    ),
    deadpool.common(
        "Superpowered Swimsuit", TECH,
        on_play(draw()), superpower(TECH, get(attack=2, only=WEAK_SPOT)),
        cost=2, attack=0.5,
    ),
    deadpool.uncommon(
        "Sting of the Stingray's Sting", RANGED,
        excessive_violence(may(ko(a(your_own_card)))),
        cost=5, recruit=3,
    ),
    deadpool.rare(
        "PhD in Oceanography", TECH,
        on_play(may(ko(a(loose_card)))), superpower(MERCS_FOR_MONEY, get_half(attack=per(koed_hero))),
        cost=8, attack=4,
    ),
)  # fmt: skip
