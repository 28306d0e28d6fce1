"""Divided cards: one card with two sides, of which one is chosen whenever it is played."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from longbox.engine.cards import Card
from longbox.engine.decision import Decision, Option, Question
from longbox.engine.frames import Frame, Scope
from longbox.engine.language import said
from longbox.engine.topics import Topic
from longbox.games.legendary.table import slots
from longbox.games.legendary.table.abilities import ToPlay, having
from longbox.games.legendary.table.cards import sides
from longbox.games.legendary.table.state import Table


def payable(game: Table, scope: Scope, definition: Card) -> bool:
    """Whether a player can pay what playing a card asks for; of a divided one, what one of its sides does."""
    return any(pays(game, scope, side) for side in sides(definition))


def pays(game: Table, scope: Scope, side: Card) -> bool:
    return all(cost.condition.holds(game, scope) for cost in having(game, scope.source, ToPlay, side))


SIDE: Final = Topic("side")


@dataclass(frozen=True, eq=False)
class ChooseSide(Question):
    """Which side of a divided card is played, out of those whose costs can be paid."""

    def prompt(self, game: Table, decision: Decision) -> str:
        return said("Which side of {card} do you play?", card=game.state.frames[-1].scope[slots.AS].name)

    def label(self, game: Table, option: Option) -> str:
        return said("Play {card}", card=game.state.frames[-1].scope[slots.AS].halves[option.amount].name)

    def topic(self, game: Table, decision: Decision) -> Topic:
        return SIDE

    def ask(self, game: Table, frame: Frame) -> Decision | None:
        scope = frame.scope
        halves = enumerate(scope[slots.AS].halves)
        open_ones = [number for number, half in halves if pays(game, scope, half)]
        if not open_ones:
            return None
        return Decision(scope.you, [Option("side", (scope.source,), amount=number) for number in open_ones], about=self)

    def answer(self, game: Table, frame: Frame, option: Option) -> None:
        game.state.frames.pop()
        scope = frame.scope
        scope[slots.AS] = scope[slots.AS].halves[option.amount]


CHOOSE_SIDE: Final = ChooseSide()


def choose_side(game: Table, scope: Scope) -> None:
    game.push(CHOOSE_SIDE, scope)
