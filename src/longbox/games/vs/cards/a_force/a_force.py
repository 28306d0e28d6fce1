"""A-Force: the team itself. So far She-Hulk as a main character."""

from __future__ import annotations

from longbox.engine.effects.abilities import Trigger
from longbox.engine.effects.nouns import BY, Each
from longbox.games.vs.cards.making import INTELLECT, SKILL, Printing, main_power, reaction
from longbox.games.vs.table.kinds import A_FORCE
from longbox.games.vs.table.powers import LevelUp
from longbox.games.vs.vocabulary import moments
from longbox.games.vs.vocabulary.stat_changes import Put
from longbox.games.vs.vocabulary.verbs import CancelPower, GainXp, Linger

a_force = Printing("A-Force", A_FORCE)

ASSEMBLE = main_power(
    "A-Force Assemble!", SKILL, Linger(Trigger(moments.you_attack_in_a_team, Put(1, Each(BY))), "turn")
)
a_force.main(
    a_force.level(
        "She-Hulk", 1, 3, 4, 6,
        ASSEMBLE,
        LevelUp(moments.you_attack_in_a_team, GainXp(), label="Fight Together", xp=5),
    ),
    a_force.level(
        "She-Hulk", 2, 6, 6, 6,
        ASSEMBLE,
        reaction("Rules Lawyer", INTELLECT, moments.enemy_uses_a_power, CancelPower()),
    ),
)  # fmt: skip
