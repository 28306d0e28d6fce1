"""What is won in a contest or done in an order: exhausting characters in turn, one kind of attack after the other."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from longbox.engine.decision import NO, Decision, Option, Question, offers
from longbox.engine.effects.conditions import Condition
from longbox.engine.frames import Frame, Node, Scope
from longbox.engine.language import said
from longbox.engine.topics import Topic
from longbox.engine.words import Say
from longbox.games.vs.chapters.combat import next_player
from longbox.games.vs.chapters.readying import exhaust
from longbox.games.vs.table.characters import characters, face_up
from longbox.games.vs.table.memory import remember, remembered
from longbox.games.vs.table.names import card_prompt, named
from longbox.games.vs.table.state import Vs
from longbox.games.vs.vocabulary.topics import OPTIONAL_TRIGGER

TO_EXHAUST: Final = offers("exhaust")


def next_of(game: Vs, seat: int, left: tuple[int, ...]) -> int:
    """The first from a player on who is still in a contest."""
    while left and seat not in left:
        seat = next_player(game, seat)
    return seat


@dataclass(frozen=True, eq=False)
class Contest(Question):
    """From you on, each player in turn exhausts a character or is out of it, until one is left; you may win a prize.

    `data`: who is to act, and the players who are still in it.
    """

    prize: Node

    def step(self, game: Vs, frame: Frame) -> None:
        state = game.state
        if frame.at == 0:
            frame.at = 1
            frame.data = (frame.scope.you, tuple(seat for seat in range(state.seats) if not state.out[seat]))
        left: tuple[int, ...] = tuple(seat for seat in frame.data[1] if not state.out[seat])
        frame.data = (next_of(game, frame.data[0], left), left)
        if len(left) > 1:
            super().step(game, frame)
            return
        state.frames.pop()
        if left == (frame.scope.you,):
            self.prize.enter(game, frame.scope)

    def ask(self, game: Vs, frame: Frame) -> Decision:
        seat: int = frame.data[0]
        able = [card for card in characters(game, seat) if face_up(game, card) and not game.state.exhausted[card]]
        return Decision(seat, [*[TO_EXHAUST[card] for card in able], NO], about=self)

    def answer(self, game: Vs, frame: Frame, option: Option) -> None:
        seat, left = frame.data
        if option is NO:
            left = tuple(one for one in left if one != seat)
        frame.data = (next_player(game, seat), left)
        if option is not NO:
            exhaust(game, list(option.cards), seat=seat, source=frame.scope.source)

    def prompt(self, game: Vs, decision: Decision) -> str:
        return card_prompt(game, self)

    def label(self, game: Vs, option: Option) -> str:
        return said("Give up") if option is NO else said("Exhaust {card}", card=named(game, option.card))

    def topic(self, game: Vs, decision: Decision) -> Topic:
        return OPTIONAL_TRIGGER

    def words(self, say: Say) -> str:
        message = (
            "hold a contest: from {you} on, each player in turn {exhausts} a {ready} character on their side or is "
            "out of it, until one is left; if that is {you}, {prize}"
        )
        return say.phrase(message, prize=self.prize)


def hold_contest(prize: Node) -> Contest:
    return Contest(prize)


@dataclass(frozen=True, eq=False)
class InOrder(Node):
    """What happens when each of some conditions has held at such a moment, one after the other, whatever lies between.

    The card remembers how far it has come.
    """

    stages: tuple[Condition, ...]
    effect: Node

    def enter(self, game: Vs, scope: Scope) -> None:
        card = scope.source
        stage = remembered(game, card, DONE_IN_ORDER)
        if not self.stages[stage].holds(game, scope):
            return
        remember(game, card, DONE_IN_ORDER, (stage + 1) % len(self.stages))
        if stage + 1 == len(self.stages):
            self.effect.enter(game, scope)

    def words(self, say: Say) -> str:
        stages = say.in_turn([stage.words(say) for stage in self.stages])
        message = "tick off the next of these if it was done so: {stages}; once all are ticked off, {effect}"
        return say.phrase(message, stages=stages, effect=self.effect)


DONE_IN_ORDER: Final = "done in order"


def in_order(*stages: Condition, then: Node) -> InOrder:
    return InOrder(stages, then)
