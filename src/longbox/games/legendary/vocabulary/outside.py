"""What lies outside the game: heights and the hour, which the set-up tells, and what is printed on players' cards
beside the rules, which they are asked for."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from longbox.engine.decision import Decision, Option, Question
from longbox.engine.effects.amounts import Tally
from longbox.engine.effects.conditions import Fact
from longbox.engine.frames import Frame, Scope
from longbox.engine.language import message, plural, said
from longbox.engine.topics import Topic
from longbox.engine.words import Say
from longbox.games.legendary.table import slots
from longbox.games.legendary.table.names import asking
from longbox.games.legendary.table.state import Table
from longbox.games.legendary.vocabulary.amounts import others_played

EVENING: Final = 20
OUTSIDE_TOPIC: Final = Topic("outside-fact")


def it_is_late(game: Table, scope: Scope) -> bool:
    return bool(game.state.hour >= EVENING)


def somebody_is_taller(game: Table, scope: Scope) -> bool:
    heights = game.state.heights
    return max(heights) > heights[scope.you]


def somebody_is_shorter(game: Table, scope: Scope) -> bool:
    heights = game.state.heights
    return min(heights) < heights[scope.you]


def those_with_flavor(game: Table, scope: Scope) -> int:
    told: int = scope.vars.get(slots.FLAVOR, 0)
    return told


LATE: Final = Fact("it is between 8 p.m. and midnight where you play", it_is_late)
OTHERS_ARE_TALLER: Final = Fact("another player is taller than {you}", somebody_is_taller)
OTHERS_ARE_SHORTER: Final = Fact("another player is shorter than {you}", somebody_is_shorter)
WITH_FLAVOR: Final = Tally("of them", those_with_flavor)


@dataclass(frozen=True, eq=False)
class AskForFlavor(Question):
    """Running Commentary: only whoever has the printed cards can say how many of them have a line of flavor text."""

    def prompt(self, game: Table, decision: Decision) -> str:
        return asking(game, said("How many of the other cards you played this turn have flavor text?"))

    def label(self, game: Table, option: Option) -> str:
        if not option.amount:
            return said("None of them")
        return plural(option.amount, "{number} of them", "{number} of them")

    def topic(self, game: Table, decision: Decision) -> Topic:
        return OUTSIDE_TOPIC

    def ask(self, game: Table, frame: Frame) -> Decision | None:
        most = len(others_played(game, frame.scope))
        if not most:
            return None
        options = [Option("number", amount=number) for number in range(most + 1)]
        return Decision(frame.scope.you, options, kind="amount", about=self)

    def answer(self, game: Table, frame: Frame, option: Option) -> None:
        game.state.frames.pop()
        frame.scope[slots.FLAVOR] = option.amount

    def words(self, say: Say) -> str:
        return say.phrase(COUNTS_FLAVOR)


COUNTS_FLAVOR: Final = message("count the other cards {you} played this turn that have flavor text")


def ask_for_flavor() -> AskForFlavor:
    return AskForFlavor()
