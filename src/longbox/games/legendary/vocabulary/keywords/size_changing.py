"""Size-Changing: cheaper to recruit or to fight for whoever has played a card of the right class."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from longbox.engine.effects import phrases
from longbox.engine.effects.adjectives import Is
from longbox.engine.effects.nouns import THIS, Cards, Noun
from longbox.engine.effects.phrases import BEHIND
from longbox.engine.frames import Scope
from longbox.engine.words import Say
from longbox.games.legendary.table.abilities import having
from longbox.games.legendary.table.kinds import CLASSES, TO_FIGHT, TO_RECRUIT
from longbox.games.legendary.table.nouns import hero_in_hq
from longbox.games.legendary.table.state import Table
from longbox.games.legendary.table.statics import Discount
from longbox.games.legendary.table.zones import HQ

DISCOUNT: Final = 2


def classes_played(game: Table) -> set[str]:
    """The classes of what the active player has played this turn."""
    return {icon for icon in CLASSES if any(play.has(icon) for play in game.state.plays)}


@dataclass(frozen=True, eq=False)
class SizeChanging(Discount):
    """2 less for each class of these that was played; how many cards of it were played does not matter. A divided card
    may have other classes on its other side: then the side that takes less counts."""

    stat: str = TO_RECRUIT
    amount: Any = 0
    to: Noun = THIS
    classes: tuple[str, ...] = ()
    or_else: tuple[str, ...] = ()

    def worth(self, game: Table, scope: Scope, card: int) -> int:
        played = classes_played(game) - self.counted_before(game, card)
        return -DISCOUNT * max(len(played & set(self.classes)), len(played & set(self.or_else)))

    def counted_before(self, game: Table, card: int) -> set[str]:
        """The classes for which the card has such an ability before this one: none counts twice."""
        found: set[str] = set()
        for power in having(game, card, SizeChanging):
            if power is self:
                break
            found |= {*power.classes, *power.or_else}
        return found

    def words(self, say: Say) -> str:
        return say.named(self, self.meaning(say))

    def title(self, say: Say) -> str:
        return say.phrase("{Size-Changing} {classes}", classes=say.listed([say.term(one) for one in self.classes]))

    def meaning(self, say: Say) -> str:
        cheaper = self.cheaper(say)
        if len(self.classes) == 1:
            card = say.article(say.term(self.classes[0]))
            return say.phrase("{cheaper} if you have played {card} card this turn", cheaper=cheaper, card=card)
        return say.phrase("{cheaper} for each of these classes that you have played this turn", cheaper=cheaper)

    def cheaper(self, say: Say) -> str:
        message = "you can fight it for {number} less" if self.stat == TO_FIGHT else "it {costs} {number} less"
        return say.phrase(message, number=DISCOUNT)


def size_changing(*classes: str) -> SizeChanging:
    """On a Hero: it has no use once the card has left the HQ."""
    return SizeChanging(classes=classes, where=(HQ.name,))


def either_size(left: SizeChanging, right: SizeChanging) -> SizeChanging:
    """On a card with two sides, of which one is recruited at its own discount."""
    return SizeChanging(classes=left.classes, or_else=right.classes, where=left.where)


def size_changing_enemy(*classes: str) -> SizeChanging:
    return SizeChanging(stat=TO_FIGHT, classes=classes)


def of_one_size(game: Table, scope: Scope, card: int) -> bool:
    return not having(game, card, SizeChanging)


hero_of_one_size: Cards = hero_in_hq.that(Is("without {Size-Changing}", of_one_size, BEHIND, phrases.WITH))
