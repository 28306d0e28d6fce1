"""Guardians of the Galaxy: so far Star-Lord, whose cards are whole."""

from __future__ import annotations

from longbox.games.legendary.cards.making import GUARDIANS, common, hero, rare, uncommon
from longbox.games.legendary.table.abilities import OnPlay
from longbox.games.legendary.table.kinds import COVERT, GUARDIANS_TEAM, RANGED, TECH
from longbox.games.legendary.vocabulary.keywords.artifact import PER_ARTIFACT, CopyArtifactAbility, artifact
from longbox.games.legendary.vocabulary.shards import GainShards
from longbox.games.legendary.vocabulary.verbs import Draw

hero(
    "Star-Lord", GUARDIANS_TEAM,
    common("Element Guns", RANGED, *artifact(GainShards()), cost=4),
    common("Legendary Outlaw", COVERT, OnPlay(CopyArtifactAbility()), cost=4, recruit=2),
    uncommon("Implanted Memory Chip", TECH, *artifact(Draw()), cost=6),
    rare("Sentient Starship", RANGED, *artifact(GainShards(PER_ARTIFACT)), cost=8),
    set=GUARDIANS,
)  # fmt: skip
