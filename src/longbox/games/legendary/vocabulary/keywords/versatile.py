"""Versatile: points of one kind or the other, as the player likes."""

from __future__ import annotations

from dataclasses import dataclass

from longbox.engine.decision import Decision, Option, Question
from longbox.engine.effects.abilities import Ability
from longbox.engine.effects.verbs import Verb
from longbox.engine.events import Event
from longbox.engine.frames import Frame, Scope
from longbox.engine.topics import Topic
from longbox.engine.words import Say
from longbox.games.legendary.chapters import rest_of_turn
from longbox.games.legendary.table import slots
from longbox.games.legendary.table.abilities import ON_PLAY
from longbox.games.legendary.table.names import asking, effect_title
from longbox.games.legendary.table.sides import tongue
from longbox.games.legendary.table.state import Table
from longbox.games.legendary.vocabulary.flow import CHOOSE_ONE
from longbox.games.legendary.vocabulary.points import Get, get


@dataclass(frozen=True, eq=False)
class EitherPoints(Question):
    """Recruit or Attack; both on a turn on which Versatile gives both."""

    recruit: Get
    attack: Get

    def prompt(self, game: Table, decision: Decision) -> str:
        return asking(game, tongue(game).told("{Recruit} or {Attack}?"))

    def label(self, game: Table, option: Option) -> str:
        return effect_title(game, option.power)

    def topic(self, game: Table, decision: Decision) -> Topic:
        return CHOOSE_ONE

    def step(self, game: Table, frame: Frame) -> None:
        if not game.state.versatile:
            super().step(game, frame)
        elif frame.at == 0:
            frame.at = 1
            self.recruit.enter(game, frame.scope)
        else:
            game.state.frames.pop()
            self.attack.enter(game, frame.scope)

    def ask(self, game: Table, frame: Frame) -> Decision:
        choices = [Option("mode", amount=place, power=get) for place, get in enumerate((self.recruit, self.attack))]
        return Decision(frame.scope.you, choices, about=self)

    def answer(self, game: Table, frame: Frame, option: Option) -> None:
        """What was not chosen is remembered, should the card give both after all."""
        game.state.frames.pop()
        frame.scope[slots.NOT_TAKEN] = 1 - option.amount
        option.power.enter(game, frame.scope)

    def words(self, say: Say) -> str:
        return say.phrase("{Versatile} {number} ({meaning})", number=self.number, meaning=self.meaning(say))

    @property
    def number(self) -> int:
        assert isinstance(self.recruit.amount, int)
        return self.recruit.amount

    def meaning(self, say: Say) -> str:
        return say.phrase("you get {number} {Recruit} or {number} {Attack}, as you choose", number=self.number)


def either_points(number: int) -> EitherPoints:
    """The points, where they are part of another ability."""
    return EitherPoints(get(recruit=number), get(attack=number))


@dataclass(frozen=True, eq=False)
class Versatile(Ability):
    """Points of either kind, as a keyword of the card."""

    def words(self, say: Say) -> str:
        assert isinstance(self.effect, EitherPoints)
        return say.named(self, self.effect.meaning(say))

    def title(self, say: Say) -> str:
        assert isinstance(self.effect, EitherPoints)
        return say.phrase("{Versatile} {number}", number=self.effect.number)


@dataclass(frozen=True, eq=False)
class VersatileGivesBoth(Verb):
    """From now on Versatile gives both kinds of points this turn; this card adds the kind that it did not give."""

    points: EitherPoints

    def apply(self, game: Table, scope: Scope) -> None:
        game.take_place(Event(rest_of_turn.VERSATILE_GIVES_BOTH, seat=scope.you, source=scope.source))
        if slots.NOT_TAKEN in scope.vars:
            (self.points.recruit, self.points.attack)[scope[slots.NOT_TAKEN]].enter(game, scope)

    def words(self, say: Say) -> str:
        return say.phrase(
            "{this} and every {Versatile} ability you use after it this turn give both {Recruit} and {Attack}"
        )


def versatile(points: int | EitherPoints) -> Versatile:
    return Versatile(ON_PLAY, either_points(points) if isinstance(points, int) else points)


def versatile_gives_both(points: EitherPoints) -> VersatileGivesBoth:
    return VersatileGivesBoth(points)
