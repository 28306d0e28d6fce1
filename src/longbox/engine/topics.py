"""Kinds of decisions by name, for clients that teach them or pass on some of them by themselves.

Each question names its own (`Question.topic`), and a game those of the engine's questions (`Rules.topic`). All of a
game stand in `Rules.topics`, in the order in which they are listed to players.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from longbox.engine.decision import Decision, Question
from longbox.engine.language import said

if TYPE_CHECKING:
    from longbox.engine.game import Game

DECLINING: Final = ("pass", "no", "done")
"""The verbs of options that take up nothing that is offered."""


class Standing(NamedTuple):
    """An answer that a player may want to give once for a while: a message that says it, the verb of its option, and
    until when it holds, in a name that changes when that is over ("" where it is not worth offering)."""

    words: str
    verb: str
    until: Callable[[Game[Any]], str]


class Topic(NamedTuple):
    """A kind of decision, by its name.

    A `window` is an offer that may be declined at no cost: a message for the list of what a player may want to pass on
    without being asked. A `rest` is an answer that may be given for the rest of a phase.
    """

    name: str
    window: str = ""
    rest: Standing | None = None


PAYMENT: Final = "payment"
"""What every game calls the question with what something is paid for."""
ORDER_EFFECTS: Final = Topic("order-effects")
"""What is asked is only which comes first."""
CHOOSE_CARD: Final = Topic("choose-card")


def topic_of(game: Game[Any], decision: Decision) -> str:
    return find_topic(game, decision).name


def find_topic(game: Game[Any], decision: Decision) -> Topic:
    question: Question = decision.about
    return question.topic(game, decision)


def of_single_cards(decision: Decision) -> Topic:
    """What is left over: the questions that single cards bring."""
    return ORDER_EFFECTS if decision.kind == "order" else CHOOSE_CARD


def rest_of(game: Game[Any], decision: Decision) -> tuple[int, str, str] | None:
    """The answer that may be given for the rest of the phase, where there is one: the number of its option, how it is
    said, and a name for how long it holds."""
    standing = find_topic(game, decision).rest
    until = "" if standing is None else standing.until(game)
    if standing is None or not until:
        return None
    offered = (number for number, option in enumerate(decision.options) if option.verb == standing.verb)
    number = next(offered, None)
    return None if number is None else (number, said(standing.words), until)
