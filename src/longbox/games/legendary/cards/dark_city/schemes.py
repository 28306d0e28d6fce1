"""Dark City: so far a ship that explodes, an earthquake, and Heroes who fall into the hands of enemies."""

from longbox.games.legendary.vocabulary import *

from .box import dark_city

dark_city.scheme(
    "Detonate the Helicarrier",
    heroes_explode(6),
    at_twist(put_twist_beside_scheme(), for_each(twist, ko(leftmost_in_hq))),
    evil_wins(HQ_IS_DESTROYED),
    evil_wins(runs_out(HERO_DECK)),
    twists=8,
    heroes={1: 6, 2: 6, 3: 6, 4: 6, 5: 6},
)

dark_city.scheme(
    "Massive Earthquake Generator",
    at_twist(each_player(reveal_or(your(STRENGTH), ko_top()))),
    evil_wins(per_player(3, koed_hero.that(WITH_A_CLASS))),
    twists=8,
)

LOST_HERO = hero.at(IN_KO_PILE, IN_THE_ESCAPE_PILE).that(WITH_A_CLASS)

dark_city.scheme(
    "X-Cutioner's Song",
    static(villain, attack=per(CAPTIVE_HERO.of(IT), 2)),
    at_twist(ko(each(captured_hero)), play_villain_cards()),
    evil_wins(gathered(9, LOST_HERO)),
    twists=8,
    bystanders=0,
    extra_heroes=1,
)
