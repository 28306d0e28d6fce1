"""What players do with a card by their own choice, and all that can stand in its way.

A game writes down each such deed once, beside the procedure that carries it out: its bars in the order in which they
are best told. Whatever has no bar is offered; the bars that stand are the answer to "why not?".
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from mypy_extensions import mypyc_attr

from longbox.engine.language import said
from longbox.engine.relations import Reason

if TYPE_CHECKING:
    from longbox.engine.decision import Option
    from longbox.engine.game import Game

Test = Callable[[Any, int, int, int], bool]
"""Whether a bar stands: of a game, a seat, the card that the deed is done with, and its target (-1: none is named)."""
Words = Callable[[Any, int, int, int], str]
Cards = Callable[[Any, int, int, int], tuple[int, ...]]
Label = Callable[[Any, "Option"], str]


def the_card(game: Any, seat: int, card: int, target: int) -> tuple[int, ...]:
    return (card,) if card >= 0 else ()


def the_target(game: Any, seat: int, card: int, target: int) -> tuple[int, ...]:
    return (target,) if target >= 0 else ()


@mypyc_attr(allow_interpreted_subclasses=True)
class Bar:
    """One thing that can stand in the way of a deed: the rule, whether it stands, and how that is said: a message, or
    what makes the words.

    `last`: where it stands, the bars behind it make no sense and are not asked. `cards` are those to look at.
    """

    def __init__(
        self, rule: str, stands: Test, words: str | Words, *, cards: Cards = the_card, last: bool = False
    ) -> None:
        self.rule = rule
        self.stands = stands
        self.words = words
        self.cards = cards
        self.last = last

    def reasons(self, game: Game[Any], seat: int, card: int, target: int) -> list[Reason]:
        """Why the deed can't be done, as far as this bar says: [] where it does not stand."""
        if not self.stands(game, seat, card, target):
            return []
        text = said(self.words) if isinstance(self.words, str) else self.words(game, seat, card, target)
        return [Reason(self.rule, text, self.cards(game, seat, card, target))]


@mypyc_attr(allow_interpreted_subclasses=True)
class PlayerDeed:
    """A deed by the verb of its options, and its bars: of the moment, of the card, of the target if one is named.

    `label` says an option of it in English.
    """

    def __init__(
        self,
        verb: str,
        *,
        when: tuple[Bar, ...] = (),
        what: tuple[Bar, ...] = (),
        whom: tuple[Bar, ...] = (),
        label: Label | None = None,
    ) -> None:
        self.verb = verb
        self.when = when
        self.what = what
        self.whom = whom
        self.label = label

    def open_now(self, game: Game[Any], seat: int) -> bool:
        """Whether this is the moment for it."""
        for bar in self.when:  # noqa: SIM110 (quicker than a generator, and asked at every step)
            if bar.stands(game, seat, -1, -1):
                return False
        return True

    def open_to(self, game: Game[Any], seat: int, card: int) -> bool:
        """Whether it can be done with a card, where this is the moment for it."""
        for bar in self.what:  # noqa: SIM110 (quicker than a generator, and asked at every step)
            if bar.stands(game, seat, card, -1):
                return False
        return True

    def open_on(self, game: Game[Any], seat: int, card: int, target: int) -> bool:
        """Whether it can be done to a target with a card that it is open to."""
        for bar in self.whom:  # noqa: SIM110 (quicker than a generator, and asked at every step)
            if bar.stands(game, seat, card, target):
                return False
        return True

    def against(self, game: Game[Any], seat: int, card: int, target: int = -1) -> list[Reason]:
        """All that stands in its way."""
        found: list[Reason] = []
        for bar in (*self.when, *self.what, *(self.whom if target >= 0 else ())):
            reasons = bar.reasons(game, seat, card, target)
            found += reasons
            if reasons and bar.last:
                break
        return found
