"""Guardians of the Galaxy: Star-Lord, whose cards are whole, and two of the Infinity Gems, whose group is not.

The Gems are in the list of cards, which says what they wait for, and no set-up can name them until the other four are
there.
"""

from __future__ import annotations

from longbox.engine.effects.nouns import THIS
from longbox.games.legendary.abilities import Ambush, Fight, OnPlay
from longbox.games.legendary.keywords.artifact import PER_ARTIFACT, CopyArtifactAbility, artifact
from longbox.games.legendary.printing import GUARDIANS, common, hero, part_of_a_group, rare, uncommon, villain
from longbox.games.legendary.table import (
    BESIDE_SCHEME,
    COVERT,
    GUARDIANS_TEAM,
    OVER_MASTERMIND,
    RANGED,
    STRIKE,
    TECH,
    TWIST,
)
from longbox.games.legendary.vocabulary.amounts import PerCard
from longbox.games.legendary.vocabulary.nouns import laid_away
from longbox.games.legendary.vocabulary.shards import EnemyGainsShards, GainShards
from longbox.games.legendary.vocabulary.verbs import Draw, Gain, Get

hero(
    "Star-Lord", GUARDIANS_TEAM,
    common("Element Guns", RANGED, *artifact(GainShards()), cost=4),
    common("Legendary Outlaw", COVERT, OnPlay(CopyArtifactAbility()), cost=4, recruit=2),
    uncommon("Implanted Memory Chip", TECH, *artifact(Draw()), cost=6),
    rare("Sentient Starship", RANGED, *artifact(GainShards(PER_ARTIFACT)), cost=8),
    set=GUARDIANS,
)  # fmt: skip

part_of_a_group(
    "Infinity Gems",
    villain(
        "Mind Gem",
        Ambush(EnemyGainsShards(PerCard(laid_away(TWIST, "Twist", BESIDE_SCHEME, "Scheme")))),
        Fight(Gain(THIS)), *artifact(Get(recruit=2)),
        copies=1, attack=6, vp=0,
    ),
    villain(
        "Power Gem",
        Ambush(EnemyGainsShards(PerCard(laid_away(STRIKE, "Master Strike", OVER_MASTERMIND, "Mastermind")))),
        Fight(Gain(THIS)), *artifact(Get(attack=2)),
        copies=1, attack=7, vp=0,
    ),
    set=GUARDIANS,
    without=("Reality Gem", "Soul Gem", "Space Gem", "Time Gem"),
)  # fmt: skip
