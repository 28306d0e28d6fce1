"""Numbers that players choose."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from longbox.engine.decision import Decision, Option, Question
from longbox.engine.effects.amounts import Tally
from longbox.engine.frames import Frame, Scope
from longbox.engine.topics import Topic
from longbox.engine.words import Say
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


def minus_that_came(game: Vs, scope: Scope) -> int:
    """How many -1/-1 counters there are more than when the number was chosen: some can't be given any."""
    return max(0, scope[slots.COUNTED] - game.state.counters[scope.source])


MINUS_THAT_CAME: Final = Tally("{-1/-1 counter} put on {this} in this way", minus_that_came)
