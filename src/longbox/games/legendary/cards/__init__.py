"""The cards, a module for each kind; importing this package fills the box."""

from longbox.games.legendary.cards import (
    ant_man,
    champions,
    civil_war,
    core_basics,
    core_heroes,
    core_masterminds,
    core_schemes,
    core_villains,
    dark_city,
    dark_city_villains,
    fantastic_four,
    guardians_of_the_galaxy,
    paint_the_town_red,
    secret_wars_1,
    secret_wars_2,
    spider_man_homecoming,
    villains,
)
from longbox.games.legendary.printing import BOX

__all__ = [
    "BOX",
    "ant_man",
    "champions",
    "civil_war",
    "core_basics",
    "core_heroes",
    "core_masterminds",
    "core_schemes",
    "core_villains",
    "dark_city",
    "dark_city_villains",
    "fantastic_four",
    "guardians_of_the_galaxy",
    "paint_the_town_red",
    "secret_wars_1",
    "secret_wars_2",
    "spider_man_homecoming",
    "villains",
]
