"""Numbers that players choose."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from longbox.engine.decision import DONE, Decision, Option, Question
from longbox.engine.effects.amounts import Tally
from longbox.engine.events import Event
from longbox.engine.frames import Frame, Scope
from longbox.engine.language import said
from longbox.engine.topics import Topic
from longbox.engine.words import Say
from longbox.games.vs.chapters.build import SPEND_POINTS
from longbox.games.vs.table import slots, stats
from longbox.games.vs.table.names import card_prompt
from longbox.games.vs.table.state import Vs

CHOOSE_NUMBER: Final = Topic("choose-number")


@dataclass(frozen=True, eq=False)
class NumberBelowDef(Question):
    """Choose any number that is less than the DEF of the character who speaks. No noun says what is no card."""

    def ask(self, game: Vs, frame: Frame) -> Decision:
        most = max(1, stats.defense(game, frame.scope.source))
        return Decision(frame.scope.you, [Option("number", amount=number) for number in range(most)], about=self)

    def answer(self, game: Vs, frame: Frame, option: Option) -> None:
        game.state.frames.pop()
        scope = frame.scope
        scope[slots.SO_MANY] = option.amount
        scope[slots.COUNTED] = game.state.counters[scope.source]

    def prompt(self, game: Vs, decision: Decision) -> str:
        return card_prompt(game, self)

    def label(self, game: Vs, option: Option) -> str:
        return str(option.amount)

    def topic(self, game: Vs, decision: Decision) -> Topic:
        return CHOOSE_NUMBER

    def words(self, say: Say) -> str:
        return say.phrase("choose a number less than the {DEF} of {this}")


def choose_number_below_def() -> NumberBelowDef:
    return NumberBelowDef()


@dataclass(frozen=True, eq=False)
class WholeNumber(Question):
    """Choose a number, as large as one likes: it is written digit by digit. `data`: what is written so far."""

    def ask(self, game: Vs, frame: Frame) -> Decision:
        options = [] if frame.data == 0 else [Option("digit", amount=digit) for digit in range(10)]
        if frame.data is not None:
            options.append(DONE)
        return Decision(frame.scope.you, options, about=self)

    def answer(self, game: Vs, frame: Frame, option: Option) -> None:
        if option is not DONE:
            frame.data = 10 * (frame.data or 0) + option.amount
            return
        game.state.frames.pop()
        frame.scope[slots.SO_MANY] = frame.data

    def prompt(self, game: Vs, decision: Decision) -> str:
        return card_prompt(game, self)

    def label(self, game: Vs, option: Option) -> str:
        written = game.state.frames[-1].data
        if option is DONE:
            return said("{number}, and no more digits", number=written)
        return str(10 * (written or 0) + option.amount)

    def topic(self, game: Vs, decision: Decision) -> Topic:
        return CHOOSE_NUMBER

    def words(self, say: Say) -> str:
        return say.phrase("choose any number")


def choose_any_number() -> WholeNumber:
    return WholeNumber()


@dataclass(frozen=True, eq=False)
class PayPoints(Question):
    """Pay as many recruit points as one likes of those that one has."""

    def ask(self, game: Vs, frame: Frame) -> Decision:
        seat = frame.scope.you
        points = range(game.state.points[seat] + 1)
        return Decision(seat, [Option("number", amount=number) for number in points], about=self)

    def answer(self, game: Vs, frame: Frame, option: Option) -> None:
        game.state.frames.pop()
        scope = frame.scope
        scope[slots.SO_MANY] = option.amount
        if option.amount:
            game.happen(Event(SPEND_POINTS, seat=scope.you, amount=option.amount, source=scope.source))

    def prompt(self, game: Vs, decision: Decision) -> str:
        return card_prompt(game, self)

    def label(self, game: Vs, option: Option) -> str:
        return str(option.amount)

    def topic(self, game: Vs, decision: Decision) -> Topic:
        return CHOOSE_NUMBER

    def words(self, say: Say) -> str:
        return say.phrase("pay any number of recruit points")


def pay_points() -> PayPoints:
    return PayPoints()


def number_chosen(game: Vs, scope: Scope) -> int:
    number: int = scope[slots.SO_MANY]
    return number


THAT_NUMBER: Final = Tally("that number", number_chosen)


def minus_that_came(game: Vs, scope: Scope) -> int:
    """How many -1/-1 counters there are more than when the number was chosen: some can't be given any."""
    return max(0, scope[slots.COUNTED] - game.state.counters[scope.source])


MINUS_THAT_CAME: Final = Tally("{-1/-1 counter} put on {this} in this way", minus_that_came)
