"""Noir: so far a Hero who Investigates."""

from longbox.games.legendary.vocabulary import *

from .box import noir

noir.hero(
    "Angel Noir", X_MEN,
    noir.common("Impetuous Dive", INSTINCT, superpower(INSTINCT, get(attack=1)), cost=3, attack=2),
    noir.common(
        "Multitalented", STRENGTH,
        on_play(choose_class(), investigate(any_card.that(OF_CHOSEN_CLASS))),
        cost=4, attack=1, recruit=1,
    ),
    noir.uncommon(
        "Identical Twin Brother", INSTINCT,
        on_play(
            choose(a(hero_in_hq)),
            get(recruit=value(IT, PRINTED_RECRUIT)),
            get(attack=value(IT, PRINTED_ATTACK)),
            put_under_hero_deck(IT),
        ),
        cost=5, attack=0, recruit=0,
    ),
    noir.rare(
        "Missing Person Case", COVERT,
        on_play(investigate(any_card, gain_into_hand(IT), pile=THE_HERO_DECK)),
        cost=8, attack=3,
    ),
)  # fmt: skip
