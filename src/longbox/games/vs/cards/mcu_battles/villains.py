"""The MCU Battles: the Villains. Who can't be played yet is in `awaited.py`."""

from longbox.games.vs.vocabulary import *

from .box import BOX

villains = BOX.of(MCU_VILLAINS)

villains.supporting(
    "Abomination", 6, 6, 6, 2,
    MONSTROUS,
    on(moments.another_gains_counters, may(put_plus(1, THIS)), label="Jealous"),
)  # fmt: skip
