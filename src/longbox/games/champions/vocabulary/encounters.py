"""What encounter cards leave behind for an activation, and what every obligation asks."""

from __future__ import annotations

from dataclasses import dataclass

from longbox.engine.effects.abilities import Trigger
from longbox.engine.effects.conditions import is_a
from longbox.engine.effects.flow import ChooseOne, May, Mode, do
from longbox.engine.effects.nouns import THIS
from longbox.engine.effects.verbs import Verb
from longbox.engine.frames import Node, Scope
from longbox.engine.words import Say
from longbox.games.champions.table import slots
from longbox.games.champions.table.state import Champions
from longbox.games.champions.vocabulary.adjectives import IN_HERO_FORM
from longbox.games.champions.vocabulary.conditions import READY_ALTER_EGO
from longbox.games.champions.vocabulary.deeds import become_alter_ego, exhaust, remove_from_game
from longbox.games.champions.vocabulary.nouns import YOU, YOUR_ALTER_EGO


@dataclass(frozen=True, eq=False)
class ThisActivation(Verb):
    """Leave a trigger behind for the rest of the activation that this boosts."""

    trigger: Trigger

    def apply(self, game: Champions, scope: Scope) -> None:
        number = scope.vars[slots.ACTIVATION]
        game.add_delayed_trigger(self.trigger, scope, ("activation", number), vars={slots.ACTIVATION: number})

    def words(self, say: Say) -> str:
        return f"{self.trigger.moment.words(say)}, {self.trigger.effect.words(say)}"


def obligation_choice(penalty: Node) -> Node:
    """What every obligation asks: change to alter-ego form if you like, then exhaust or suffer."""
    paid = do(exhaust(YOUR_ALTER_EGO), remove_from_game(THIS))
    choice = ChooseOne((Mode(paid, READY_ALTER_EGO), Mode(penalty)))
    return do(May(become_alter_ego(), is_a(YOU, IN_HERO_FORM)), choice)
