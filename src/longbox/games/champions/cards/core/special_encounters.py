"""What only one encounter card of the core set does, as each class names it: no words of the
vocabulary put it together.
"""

from __future__ import annotations

from dataclasses import dataclass

from longbox.engine.effects.abilities import Static
from longbox.engine.effects.verbs import Verb
from longbox.engine.frames import Scope
from longbox.engine.words import Say, sentence
from longbox.games.champions.table import notes
from longbox.games.champions.table.state import Champions


@dataclass(frozen=True, eq=False)
class AllyMustDefend(Static):
    """Melter: the engaged player defends with an ally, if one is ready."""

    def words(self, say: Say) -> str:
        return f"The player engaged with {say.this} must defend against it with an ally, if able."


@dataclass(frozen=True, eq=False)
class Computed(Static):
    """Titania: a stat that is printed as X."""

    def words(self, say: Say) -> str:
        return sentence(f"{say.this}'s {self.stat.upper()} is {self.amount.words(say)}")


@dataclass(frozen=True, eq=False)
class StrongerForThisAttack(Verb):
    """Ultron, stage II: until the end of the attack the villain has more ATK for each Drone of the player whom it
    attacked first."""

    bonus: Static

    def apply(self, game: Champions, scope: Scope) -> None:
        assert scope.event is not None
        game.add_lasting_effect(self.bonus, scope, ("activation", scope.event.notes[notes.ACTIVATION]))

    def words(self, say: Say) -> str:
        return f"until the end of the attack, {say.this} gets +1 ATK for each Drone minion engaged with you"
