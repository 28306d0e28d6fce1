"""What effects leave behind: higher numbers until the end of the phase, and things that happen later."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from longbox.engine.effects.abilities import Static, Trigger
from longbox.engine.effects.amounts import measured
from longbox.engine.effects.nouns import Noun
from longbox.engine.effects.verbs import Verb
from longbox.engine.frames import Node, Scope
from longbox.engine.modifiers import ADD
from longbox.engine.slots import Slot
from longbox.engine.words import Say, listed
from longbox.games.champions.table import notes, slots
from longbox.games.champions.table.cards import in_play
from longbox.games.champions.table.state import Champions


@dataclass(frozen=True, eq=False)
class Gets(Verb):
    """A stat is higher until the end of the phase."""

    amount: int
    stat: str
    who: Noun

    def apply(self, game: Champions, scope: Scope) -> None:
        cards = self.who.cards(game, scope)
        game.modify(self.stat, ADD, self.amount, cards, ("phase", 0), source=scope.source)

    def words(self, say: Say) -> str:
        return f"{self.who.words(say)} gets +{self.amount} {self.stat.upper()} until the end of the phase"


@dataclass(frozen=True, eq=False)
class UntilEndOfPhase(Verb):
    """Bonuses for whichever cards they speak of, also those that come later, until the end of the phase."""

    statics: tuple[Static, ...]

    def apply(self, game: Champions, scope: Scope) -> None:
        for static in self.statics:
            game.add_lasting_effect(static, scope, ("phase", 0))

    def words(self, say: Say) -> str:
        gains = listed([f"+{measured(static.amount, static.stat.upper(), '', say)}" for static in self.statics])
        return f"until the end of the phase, {self.statics[0].to.words(say)} gets {gains}"


@dataclass(frozen=True, eq=False)
class Later(Verb):
    """Leave something behind that happens at its moment, as long as this card is then still what it was."""

    trigger: Trigger

    def apply(self, game: Champions, scope: Scope) -> None:
        kept: dict[Slot, Any] = {slots.ARRIVAL: game.state.arrival[scope.source]}
        if slots.ACTIVATION in scope.vars:
            kept[slots.ACTIVATION] = scope.vars[slots.ACTIVATION]
        elif scope.event is not None and notes.ACTIVATION in scope.event.notes:
            kept[slots.ACTIVATION] = scope.event.notes[notes.ACTIVATION]
        game.add_delayed_trigger(self.trigger, scope, ("never", 0), once=True, vars=kept)

    def words(self, say: Say) -> str:
        return f"{self.trigger.moment.words(say)}, {self.trigger.effect.words(say)}"


@dataclass(frozen=True, eq=False)
class IfStillHere(Node):
    """Do something about this card if it has not left play meanwhile."""

    effect: Node

    def enter(self, game: Champions, scope: Scope) -> None:
        if in_play(game, scope.source) and game.state.arrival[scope.source] == scope.vars[slots.ARRIVAL]:
            game.enter(self.effect, scope)

    def words(self, say: Say) -> str:
        return self.effect.words(say)
