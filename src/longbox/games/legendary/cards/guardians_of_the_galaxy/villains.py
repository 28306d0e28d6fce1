"""Guardians of the Galaxy: two of the Infinity Gems, whose group is not whole.

They are in the list of cards, which says what they wait for, and no set-up can name them until the other four are
there.
"""

from longbox.games.legendary.vocabulary import *

from .box import guardians

guardians.part_of_a_group(
    "Infinity Gems",
    guardians.villain(
        "Mind Gem",
        ambush(has_shards(per(twist.at(IN_KO_PILE, BESIDE_THE_SCHEME).that(of_kind(TWIST))))),
        fight(gain(THIS)), *artifact(get(recruit=2)),
        copies=1, attack=6, vp=0,
    ),
    guardians.villain(
        "Power Gem",
        ambush(has_shards(per(strike.at(IN_KO_PILE, BESIDE_THE_MASTERMIND)))),
        fight(gain(THIS)), *artifact(get(attack=2)),
        copies=1, attack=7, vp=0,
    ),
    without=("Reality Gem", "Soul Gem", "Space Gem", "Time Gem"),
)  # fmt: skip
