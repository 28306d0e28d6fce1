"""What effects leave behind: for a while, or until its moment comes.

    this_turn_long(static(villain, attack=-2))                  for the rest of the turn, each Villain has 2 less Attack
    this_turn_long(Trigger(when(DEFEAT, who=YOU), draw()))      whenever you defeat a Villain this turn, draw a card
    next_time(when(ATTACK, by=THIS), THIS_TURN, draw())         the next time that Hulk attacks this turn, draw a card

A game names its spans, and its words for the usual ones.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from longbox.engine.effects.abilities import Stage, Static, Trigger
from longbox.engine.effects.conditions import Condition
from longbox.engine.effects.flow import do
from longbox.engine.effects.patterns import when
from longbox.engine.effects.verbs import Verb
from longbox.engine.events import EventKind
from longbox.engine.frames import Node, Scope
from longbox.engine.language import message
from longbox.engine.modifiers import Until
from longbox.engine.words import Say

if TYPE_CHECKING:
    from longbox.engine.game import Game


@dataclass(frozen=True, eq=False)
class Span(Node):
    """How long something lasts: its word behind a clause ("this turn") and before one ("for the rest of the turn"), and
    the moment at which it ends. One without a word lasts until its moment comes, which says when that is."""

    word: str
    front: str
    until: Callable[[Game[Any], Scope], Until]

    def words(self, say: Say) -> str:
        return say.phrase(self.word)


@dataclass(frozen=True, eq=False)
class Lasts(Verb):
    """Standing changes for a while: of whichever cards they speak of, also those that come later."""

    statics: tuple[Static, ...]
    span: Span

    def apply(self, game: Game[Any], scope: Scope) -> None:
        until = self.span.until(game, scope)
        for static in self.statics:
            game.add_lasting_effect(static, scope, until)

    def words(self, say: Say) -> str:
        first = self.statics[0]
        changes = say.listed([static.change(say) for static in self.statics])
        has = say.has(first.to.each_one(say), first.stat, changes)
        return say.phrase("{span}, {has}", span=say.phrase(self.span.front), has=has)


def lasts(span: Span, *statics: Static) -> Lasts:
    return Lasts(statics, span)


@dataclass(frozen=True, eq=False)
class Leaves(Verb):
    """Leave a trigger behind for a while, with what the game lets it remember. `once`: the first time uses it up.
    `enough`: a second one would change nothing, so there is none as long as the first is there."""

    trigger: Trigger
    span: Span
    once: bool = False
    enough: bool = False

    def apply(self, game: Game[Any], scope: Scope) -> None:
        if self.enough and any(left.power is self.trigger and left.you == scope.you for left in game.state.delayed):
            return
        until = self.span.until(game, scope)
        kept = game.rules.kept(game, scope)
        game.add_delayed_trigger(self.trigger, scope, until, once=self.once, vars=kept)

    def words(self, say: Say) -> str:
        trigger = self.trigger
        answer = "{moment}, {effect}" if trigger.forced else "{moment}, {you} may {effect}"
        return say.phrase(answer, moment=self.moment(say), effect=trigger.effect)

    def moment(self, say: Say) -> str:
        moment = self.trigger.moment
        if not self.span.word:
            return moment.words(say)
        opener = message("the next time that {it}") if self.once else message("whenever {it}")
        if moment.only_first:
            opener = message("the first time that {it}")
        return say.together(moment.opened(say, opener), self.span.words(say))


def leaves(trigger: Trigger, span: Span, *, enough: bool = False) -> Leaves:
    """Each time in a span."""
    return Leaves(trigger, span, enough=enough)


def next_time(moment: Stage, span: Span, *effects: Node) -> Leaves:
    """The first time in a span; in one without a word, whenever that comes."""
    return Leaves(Trigger(moment, do(*effects)), span, once=True)


@dataclass(frozen=True, eq=False)
class AsSoonAs(Verb):
    """Once, when a condition holds: now, or after something happens that brings it about."""

    condition: Condition
    trigger: Trigger
    span: Span

    def apply(self, game: Game[Any], scope: Scope) -> None:
        if self.condition.holds(game, scope):
            self.trigger.effect.enter(game, scope)
        else:
            until = self.span.until(game, scope)
            game.add_delayed_trigger(self.trigger, scope, until, once=True, vars=game.rules.kept(game, scope))

    def words(self, say: Say) -> str:
        return say.phrase("as soon as {condition}, {effect}", condition=self.condition, effect=self.trigger.effect)


def as_soon_as(condition: Condition, brought_by: EventKind, span: Span, *effects: Node) -> AsSoonAs:
    return AsSoonAs(condition, Trigger(when(brought_by, given=condition), do(*effects)), span)
