"""Things that hold or don't."""

from __future__ import annotations

from dataclasses import dataclass

from longbox.engine import history
from longbox.engine.effects.conditions import Condition
from longbox.engine.frames import Scope
from longbox.engine.words import Say
from longbox.games.vs.chapters.combat import ATTACK
from longbox.games.vs.table import slots
from longbox.games.vs.table.characters import characters, face_up, in_a_row, in_front, stunned
from longbox.games.vs.table.players import on_turn, opponents
from longbox.games.vs.table.state import Vs
from longbox.games.vs.table.zones import KO_PILE


@dataclass(frozen=True, eq=False)
class ThisIsWounded(Condition):
    def holds(self, game: Vs, scope: Scope) -> bool:
        return game.state.wounds[scope.source] > 0

    def words(self, say: Say) -> str:
        return f"{say.this} has a wound"


@dataclass(frozen=True, eq=False)
class ThisIsInKoPile(Condition):
    """Nothing else has taken this card out of the KO pile meanwhile."""

    def holds(self, game: Vs, scope: Scope) -> bool:
        return KO_PILE.holds(game.state.zone[scope.source])

    def words(self, say: Say) -> str:
        return f"{say.this} is in a KO pile"


@dataclass(frozen=True, eq=False)
class ThisIsStunned(Condition):
    """It is still in play: the stun was not the end of it."""

    def holds(self, game: Vs, scope: Scope) -> bool:
        return stunned(game, scope.source)

    def words(self, say: Say) -> str:
        return f"{say.this} is stunned"


@dataclass(frozen=True, eq=False)
class ThisIsFaceUp(Condition):
    """It is in play, and face up."""

    def holds(self, game: Vs, scope: Scope) -> bool:
        return in_a_row(game, scope.source) and face_up(game, scope.source)

    def words(self, say: Say) -> str:
        return f"{say.this} is face up"


@dataclass(frozen=True, eq=False)
class NobodyOnYourSideAttacked(Condition):
    def holds(self, game: Vs, scope: Scope) -> bool:
        return history.times(game, ATTACK) == 0

    def words(self, say: Say) -> str:
        return "nobody on your side attacked in it"


@dataclass(frozen=True, eq=False)
class AnEnemyPlayerIsDown(Condition):
    def holds(self, game: Vs, scope: Scope) -> bool:
        enemies = opponents(game, scope.you)
        return any(not any(face_up(game, card) for card in characters(game, enemy)) for enemy in enemies)

    def words(self, say: Say) -> str:
        return "all characters of an enemy player are stunned"


@dataclass(frozen=True, eq=False)
class ItIsYourTurn(Condition):
    def holds(self, game: Vs, scope: Scope) -> bool:
        return on_turn(game, scope.you)

    def words(self, say: Say) -> str:
        return "it is your turn"


@dataclass(frozen=True, eq=False)
class ItIsInFront(Condition):
    """The character that was chosen stands in a front row."""

    def holds(self, game: Vs, scope: Scope) -> bool:
        return any(in_front(game, card) for card in scope.vars.get(slots.IT, ()))

    def words(self, say: Say) -> str:
        return "it stands in front"


@dataclass(frozen=True, eq=False)
class PaidFromHand(Condition):
    """A Location was discarded for the power that is being used: what Amplify asks for."""

    def holds(self, game: Vs, scope: Scope) -> bool:
        return bool(scope.vars.get(slots.DISCARDED))

    def words(self, say: Say) -> str:
        return "you discarded a Location for it"


@dataclass(frozen=True, eq=False)
class RangedAttack(Condition):
    def holds(self, game: Vs, scope: Scope) -> bool:
        return bool(game.state.combat and game.state.ranged)

    def words(self, say: Say) -> str:
        return "that attack is ranged"
