"""What only one card of the core set does: no words of the vocabulary put it together."""

from __future__ import annotations

from dataclasses import dataclass

from longbox.engine.decision import Decision, Option, Question
from longbox.engine.effects.flow import Steps
from longbox.engine.effects.nouns import distinct
from longbox.engine.frames import Frame, Scope
from longbox.engine.language import said
from longbox.engine.words import Say
from longbox.games.champions.chapters.entering_play import put_into_play
from longbox.games.champions.chapters.payment import pay
from longbox.games.champions.chapters.resources import Price, aspect_of, can_pay
from longbox.games.champions.table.characters import discarded_allies
from longbox.games.champions.table.names import asker, name_of
from longbox.games.champions.table.state import Champions
from longbox.games.champions.table.unique import match_in_play


@dataclass(frozen=True, eq=False)
class CallAlly(Question):
    """Make the Call: choose an ally in any discard pile, pay its printed cost and put it into play.

    `data`: the ally chosen.
    """

    def possible(self, game: Champions, scope: Scope) -> bool:
        return any(may_be_called(game, scope, ally) for ally in distinct(game, discarded_allies(game)))

    def ask(self, game: Champions, frame: Frame) -> Decision | None:
        allies = distinct(game, discarded_allies(game))
        called = [ally for ally in allies if may_be_called(game, frame.scope, ally)]
        options = [Option("call", (ally,)) for ally in called]
        return Decision(frame.scope.you, options, about=self) if options else None

    def answer(self, game: Champions, frame: Frame, option: Option) -> None:
        game.state.frames.pop()
        called = Scope(frame.scope.you, option.card)
        game.push(ARRIVE, called)
        pay(game, called, price(game, option.card))

    def prompt(self, game: Champions, decision: Decision) -> str:
        return said("{card}: choose an ally in a discard pile to pay for and put into play", card=asker(game))

    def label(self, game: Champions, option: Option) -> str:
        return said("Call {card}", card=name_of(game, option.card))

    def words(self, say: Say) -> str:
        return say.phrase("pay the printed cost of an ally in a discard pile to put it into play under your control")


def call_ally() -> CallAlly:
    return CallAlly()


def may_be_called(game: Champions, scope: Scope, ally: int) -> bool:
    return affordable(game, scope, ally) and not match_in_play(game, ally)


def price(game: Champions, ally: int) -> Price:
    return game.state.definition[ally].stats["cost"], 0, 0, 0


def affordable(game: Champions, scope: Scope, ally: int) -> bool:
    """Whether the ally, who is what is paid for, can be paid without the card that calls."""
    return can_pay(game, scope.you, price(game, ally), aspect_of(game, ally), without=scope.source)


def arrive(game: Champions, scope: Scope) -> None:
    put_into_play(game, scope.you, scope.source)


ARRIVE = Steps(arrive)
