"""Conditions that cards of this game speak of."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from longbox.engine.effects.conditions import Condition
from longbox.engine.effects.nouns import Noun
from longbox.engine.frames import Scope
from longbox.engine.words import Say
from longbox.games.champions.chapters import activations, status
from longbox.games.champions.table import kinds, slots
from longbox.games.champions.table.cards import has_trait
from longbox.games.champions.table.players import form
from longbox.games.champions.table.state import Champions


@dataclass(frozen=True, eq=False)
class AllWasRemoved(Condition):
    """The threat that was to be removed just before was there, all of it."""

    def holds(self, game: Champions, scope: Scope) -> bool:
        return bool(scope.vars.get(slots.ALL_REMOVED))

    def words(self, say: Say) -> str:
        return "that much was there"


ALL_WAS_REMOVED: Final = AllWasRemoved()


@dataclass(frozen=True, eq=False)
class YouHaveTrait(Condition):
    trait: str

    def holds(self, game: Champions, scope: Scope) -> bool:
        return has_trait(game, game.state.identity[scope.you], self.trait)

    def words(self, say: Say) -> str:
        return f"you are {self.trait}"


AERIAL: Final = YouHaveTrait("Aerial")


@dataclass(frozen=True, eq=False)
class InForm(Condition):
    form: str

    def holds(self, game: Champions, scope: Scope) -> bool:
        return form(game, scope.you) == self.form

    def words(self, say: Say) -> str:
        return f"you are in {self.form} form"


@dataclass(frozen=True, eq=False)
class YouAre(Condition):
    """A side of an identity by its name."""

    name: str

    def holds(self, game: Champions, scope: Scope) -> bool:
        return game.face(game.state.identity[scope.you]).name == self.name

    def words(self, say: Say) -> str:
        return f"you are {self.name}"


@dataclass(frozen=True, eq=False)
class ReadyAlterEgo(Condition):
    def holds(self, game: Champions, scope: Scope) -> bool:
        return form(game, scope.you) == kinds.ALTER_EGO and not game.state.exhausted[game.state.identity[scope.you]]

    def words(self, say: Say) -> str:
        return "you are in alter-ego form and ready"


@dataclass(frozen=True, eq=False)
class IsInPlay(Condition):
    noun: Noun

    def holds(self, game: Champions, scope: Scope) -> bool:
        return bool(self.noun.cards(game, scope))

    def words(self, say: Say) -> str:
        return f"{self.noun.words(say)} is in play"

    def denied(self, say: Say) -> str:
        return f"{self.noun.words(say)} is not in play"


@dataclass(frozen=True, eq=False)
class HasStatus(Condition):
    who: Noun
    status: str

    def holds(self, game: Champions, scope: Scope) -> bool:
        return all(status.column(game, self.status)[card] for card in self.who.cards(game, scope))

    def words(self, say: Say) -> str:
        who = self.who.words(say)
        return f"{who} {'are' if who == 'you' else 'is'} {self.status} already"


@dataclass(frozen=True, eq=False)
class IsDamaged(Condition):
    who: Noun

    def holds(self, game: Champions, scope: Scope) -> bool:
        return any(game.state.damage[card] for card in self.who.cards(game, scope))

    def words(self, say: Say) -> str:
        return f"{self.who.words(say)} has damage"


@dataclass(frozen=True, eq=False)
class Undefended(Condition):
    """The activation that this boosts is an attack that nobody defends."""

    def holds(self, game: Champions, scope: Scope) -> bool:
        activation = activations.find(game, scope.vars.get(slots.ACTIVATION, 0))
        return activation is not None and activation.kind == kinds.ATTACK and not activation.defence

    def words(self, say: Say) -> str:
        return "nobody defends against the attack that this boosts"


@dataclass(frozen=True, eq=False)
class NobodyAttacked(Condition):
    """No attack has begun since this effect let enemies attack."""

    def holds(self, game: Champions, scope: Scope) -> bool:
        return bool(game.state.begun == scope.vars[slots.BEFORE])

    def words(self, say: Say) -> str:
        return "no attack was made"


@dataclass(frozen=True, eq=False)
class AttackHurt(Condition):
    """The attack that this card caused dealt damage."""

    def holds(self, game: Champions, scope: Scope) -> bool:
        attack = game.state.finished
        return attack is not None and attack.id > scope.vars[slots.BEFORE] and attack.damage > 0

    def words(self, say: Say) -> str:
        return "the attack dealt damage"
