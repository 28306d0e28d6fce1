"""Kinds of decisions by name, for clients that teach them or pass on some of them by themselves.

A game lists its topics in order; the first one that fits names a decision.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from longbox.engine.decision import Decision, Question

if TYPE_CHECKING:
    from longbox.engine.game import Game

Test = Callable[["Game[Any]", Decision], bool]

DECLINING: Final = ("pass", "no", "done")
"""The verbs of options that take up nothing that is offered."""


class Topic(NamedTuple):
    """A kind of decision: its name, the questions that it covers, and what else must hold of them.

    A `window` is an offer that may be declined at no cost: its words stand in the list of what a player may want to
    pass on without being asked.
    """

    name: str
    questions: tuple[type[Any], ...]
    when: Test | None = None
    window: str = ""


def in_order(game: Game[Any], decision: Decision) -> bool:
    """What is asked is only which comes first."""
    return decision.kind == "order"


def for_verb(verb: str) -> Test:
    """The cards are chosen for a certain end."""
    return lambda game, decision: decision.about.verb == verb


ORDER_EFFECTS: Final = Topic("order-effects", (Question,), in_order)
CHOOSE_CARD: Final = Topic("choose-card", (Question,))
"""What is left over: questions that single cards bring."""


def topic_of(game: Game[Any], decision: Decision) -> str:
    for topic in game.rules.topics:
        if isinstance(decision.about, topic.questions) and (topic.when is None or topic.when(game, decision)):
            return topic.name
    raise LookupError(f"no topic covers {type(decision.about).__name__}: {game.rules.name} lists its topics wrongly")
