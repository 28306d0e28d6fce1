"""Revelations: so far a Hero at Hyperspeed."""

from longbox.games.legendary.vocabulary import *

from .box import revelations

revelations.hero(
    "Quicksilver", AVENGERS,
    revelations.common(
        "Too Fast to See", INSTINCT,
        on_play(
            if_(
                with_superpower(INSTINCT),
                hyperspeed(3, RECRUIT_POINTS, ATTACK_POINTS),
                hyperspeed(3, RECRUIT_POINTS),
            )
        ),
        cost=3, attack=0, recruit=0,
    ),
    revelations.common("Perpetual Motion", STRENGTH, superpower(STRENGTH, hyperspeed(4)), cost=4, attack=2),
    revelations.uncommon(
        "Jittery Impatience", INSTINCT,
        on_play(look(top(DECK)), may(discard(IT))),
        superpower(INSTINCT, if_(is_a(IT, card.at(IN_DISCARD_PILE)), may(ko(IT)))),
        cost=6, attack=2, recruit=2,
    ),
    revelations.rare(
        "Around the World Punch", STRENGTH,
        on_play(
            if_(with_superpower(AVENGERS, AVENGERS, AVENGERS, AVENGERS), put_discard_pile_on_deck()),
            hyperspeed_the_deck(),
        ),
        cost=8, attack=0,
    ),
)  # fmt: skip
