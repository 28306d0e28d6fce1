"""Guardians of the Galaxy: so far Star-Lord, whose cards are whole."""

from longbox.games.legendary.vocabulary import *

from .box import guardians

guardians.hero(
    "Star-Lord", GUARDIANS_TEAM,
    guardians.common("Element Guns", RANGED, *artifact(gain_shards()), cost=4),
    guardians.common("Legendary Outlaw", COVERT, on_play(copy_artifact_ability()), cost=4, recruit=2),
    guardians.uncommon("Implanted Memory Chip", TECH, *artifact(draw()), cost=6),
    guardians.rare("Sentient Starship", RANGED, *artifact(gain_shards(PER_ARTIFACT)), cost=8),
)  # fmt: skip
