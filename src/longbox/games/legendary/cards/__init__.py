"""The cards, a module for each kind or set; importing this package fills the box, the core set first."""

from importlib import import_module

from longbox.games.legendary.printing import BOX

__all__ = ["BOX"]

CORE = ("core_basics", "core_heroes", "core_masterminds", "core_schemes", "core_villains")
EXPANSIONS = (
    "dark_city",
    "dark_city_villains",
    "fantastic_four",
    "paint_the_town_red",
    "villains",
    "guardians_of_the_galaxy",
    "secret_wars_1",
    "secret_wars_2",
    "civil_war",
    "spider_man_homecoming",
    "champions",
    "ant_man",
)
"""In the order in which they came out."""

for module in (*CORE, *EXPANSIONS):
    import_module(f"{__name__}.{module}")
