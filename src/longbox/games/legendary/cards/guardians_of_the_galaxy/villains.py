"""Guardians of the Galaxy: two of the Infinity Gems, whose group is not whole.

They are in the list of cards, which says what they wait for, and no set-up can name them until the other four are
there.
"""

from __future__ import annotations

from longbox.engine.effects.nouns import THIS
from longbox.games.legendary.cards.making import GUARDIANS, part_of_a_group, villain
from longbox.games.legendary.table.abilities import Ambush, Fight
from longbox.games.legendary.table.kinds import STRIKE, TWIST
from longbox.games.legendary.table.zones import BESIDE_SCHEME, OVER_MASTERMIND
from longbox.games.legendary.vocabulary.amounts import PerCard
from longbox.games.legendary.vocabulary.keywords.artifact import artifact
from longbox.games.legendary.vocabulary.nouns import laid_away
from longbox.games.legendary.vocabulary.shards import EnemyGainsShards
from longbox.games.legendary.vocabulary.verbs import Gain, Get

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
