"""What effects do with what fights take."""

from __future__ import annotations

from dataclasses import dataclass

from longbox.engine.effects.abilities import Static
from longbox.engine.effects.verbs import Verb
from longbox.engine.frames import Scope
from longbox.engine.words import Say
from longbox.games.legendary.table.kinds import TO_FIGHT
from longbox.games.legendary.table.state import Table
from longbox.games.legendary.table.timing import MASTERMIND_FIGHT
from longbox.games.legendary.vocabulary.nouns import the_mastermind


@dataclass(frozen=True, eq=False)
class LeaveForMastermindFight(Verb):
    """The Mastermind is cheaper or dearer to fight, once this turn."""

    static: Static

    def apply(self, game: Table, scope: Scope) -> None:
        game.add_lasting_effect(self.static, scope, MASTERMIND_FIGHT)

    def words(self, say: Say) -> str:
        return self.static.say_as


def next_mastermind_fight(amount: int) -> LeaveForMastermindFight:
    less = f"{-amount} less" if amount < 0 else f"{amount} more"
    said = f"the next time you fight the Mastermind this turn, it takes {less} Attack"
    return LeaveForMastermindFight(Static(TO_FIGHT, amount, the_mastermind, say_as=said))
