"""The cards, a folder for each box as it is sold; importing this package fills the collection, the core set first."""

from importlib import import_module
from typing import Final

from longbox.games.legendary.table.cards import COLLECTION

__all__ = [
    "COLLECTION",
]

BOXES: Final = {
    "core": ("basics", "heroes", "masterminds", "schemes", "villains"),
    "dark_city": ("heroes", "masterminds", "schemes", "villains"),
    "fantastic_four": ("heroes", "masterminds", "schemes", "villains"),
    "paint_the_town_red": ("heroes", "masterminds", "schemes", "villains"),
    "villains": ("basics", "heroes", "masterminds", "villains", "schemes"),
    "guardians_of_the_galaxy": ("heroes", "masterminds", "schemes", "villains"),
    "fear_itself": ("heroes", "masterminds", "schemes", "villains"),
    "secret_wars_1": ("sidekicks", "villains", "masterminds", "schemes", "ambitions"),
    "secret_wars_2": ("heroes", "masterminds", "villains", "schemes", "ambitions"),
    "captain_america_75th": ("heroes", "masterminds", "schemes", "villains"),
    "civil_war": ("heroes", "masterminds", "schemes", "sidekicks", "villains", "wounds"),
    "deadpool": ("heroes", "villains"),
    "noir": ("heroes", "masterminds", "schemes", "villains"),
    "x_men": ("heroes", "villains", "schemes", "bystanders", "horrors", "masterminds"),
    "spider_man_homecoming": ("heroes", "masterminds", "villains"),
    "champions": ("heroes", "masterminds", "villains"),
    "world_war_hulk": ("heroes", "masterminds", "schemes", "villains"),
    "ant_man": ("heroes", "masterminds", "villains"),
    "venom": ("heroes", "masterminds", "villains"),
    "marvel_studios_phase_1": ("schemes", "villains"),
    "dimensions": ("heroes", "villains"),
    "shield": ("officers", "heroes", "villains", "masterminds"),
    "heroes_of_asgard": ("heroes", "masterminds", "schemes", "villains"),
    "revelations": ("heroes", "masterminds", "villains", "schemes"),
}
"""The card files of each box, in the order in which they came out."""

for box, files in BOXES.items():
    for file in files:
        import_module(f"{__name__}.{box}.{file}")
