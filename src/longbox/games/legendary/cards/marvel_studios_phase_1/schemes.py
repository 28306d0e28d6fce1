"""Marvel Studios Phase 1: its Schemes, most of which are older ones in the words of the films."""

from longbox.games.legendary.vocabulary import *

from .box import phase_1

INFILTRATOR = bystander.at(IN_CITY).that(A_VILLAIN).called("Infiltrator")
ENSLAVED = hero.at(IN_CITY).that(A_VILLAIN)

phase_1.scheme_again("negative-zone-prison-breakout", "Asgard Under Siege")
phase_1.scheme_again("midtown-bank-robbery", "Destroy the Cities of Earth!")
phase_1.scheme_again("portals-to-the-dark-dimension", "Invade Asgard")
phase_1.scheme_again("the-legacy-virus", "Radioactive Palladium Poisoning")

phase_1.scheme(
    "Enslave Minds with the Chitauri Scepter",
    count_as_villains(HERO, "Enslaved", gained=True),
    sets(ENSLAVED, attack=value(IT, COST, more=2)),
    at_twist(enters_city(a(dearest_in_hq))),
    evil_wins(escaped(6, hero.at(IN_ESCAPE_PILE))),
    twists=8,
    heroes={1: 6, 2: 6, 3: 6, 4: 6, 5: 6},
    required_villains="chitauri",
    heroes_in_villain_deck=12,
)

phase_1.scheme(
    "Replace Earth's Leaders with HYDRA",
    count_as_villains(BYSTANDER, "Infiltrator"),
    sets(INFILTRATOR, attack=per(twist.at(BESIDE_THE_SCHEME))),
    at_twist(put_twist_beside_scheme()),
    evil_wins(escaped(5, INFILTRATOR.at(ESCAPED_ONES))),
    twists=5,
    bystanders=18,
    twists_beside=3,
)
