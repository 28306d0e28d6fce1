"""The ally limit: whoever controls too many discards one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from longbox.engine.decision import Decision, Option, Question
from longbox.engine.frames import Frame, Scope
from longbox.engine.language import said
from longbox.engine.topics import Topic
from longbox.games.champions.chapters.discarding import discard
from longbox.games.champions.table import slots
from longbox.games.champions.table.characters import allies
from longbox.games.champions.table.house_rules import NEW_ALLY_MAY_LEAVE, plays_by
from longbox.games.champions.table.names import name_of
from longbox.games.champions.table.state import Champions

ALLY_LIMIT: Final = 3


def keep_ally_limit(game: Champions, scope: Scope) -> None:
    seat = scope.vars[slots.CONTROLLER]
    if len(allies(game, seat)) > ally_limit(game, seat):
        game.push(DISMISS_ALLY, Scope(seat, scope.source))


def ally_limit(game: Champions, seat: int) -> int:
    return ALLY_LIMIT + game.value(game.state.identity[seat], "ally limit")


@dataclass(frozen=True, eq=False)
class DismissAlly(Question):
    """A player with too many allies discards one of the earlier ones. The scope's source is the new one, if any."""

    def ask(self, game: Champions, frame: Frame) -> Decision:
        seat = frame.scope.you
        staying = -1 if plays_by(game, NEW_ALLY_MAY_LEAVE) else frame.scope.source
        options = [Option("dismiss", (ally,)) for ally in allies(game, seat) if ally != staying]
        return Decision(seat, options, about=self)

    def answer(self, game: Champions, frame: Frame, option: Option) -> None:
        game.state.frames.pop()
        discard(game, option.card)

    def topic(self, game: Champions, decision: Decision) -> Topic:
        return ALLY_LIMIT_TOPIC

    def prompt(self, game: Champions, decision: Decision) -> str:
        new = game.state.frames[-1].scope.source
        if new < 0:
            return said("You have too many allies: discard one")
        return said("With {card} you have too many allies: discard one", card=name_of(game, new))

    def label(self, game: Champions, option: Option) -> str:
        return said("Discard {card}", card=name_of(game, option.card))


DISMISS_ALLY: Final = DismissAlly()
ALLY_LIMIT_TOPIC: Final = Topic("ally-limit")
