"""Size-Changing: cheaper to recruit or to fight for whoever has played a card of the right class."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from longbox.engine.effects import phrases
from longbox.engine.effects.abilities import Static
from longbox.engine.effects.adjectives import Is
from longbox.engine.effects.nouns import THIS, Cards, Noun
from longbox.engine.effects.phrases import BEHIND
from longbox.engine.effects.verbs import Verb
from longbox.engine.frames import Scope
from longbox.engine.modifiers import ADD, changes_to
from longbox.engine.words import Say
from longbox.games.legendary.table.abilities import Discount, abilities, named
from longbox.games.legendary.table.kinds import CLASSES, TO_FIGHT, TO_RECRUIT
from longbox.games.legendary.table.nouns import hero_in_hq
from longbox.games.legendary.table.state import Table
from longbox.games.legendary.table.timing import THIS_TURN
from longbox.games.legendary.table.zones import HQ

DISCOUNT: Final = 2
CHANGES_SIZE: Final = "size-changing"
"""The value that holds the classes for which a card has gained Size-Changing."""


def classes_played(game: Table) -> set[str]:
    """The classes of what the active player has played this turn."""
    return {icon for icon in CLASSES if any(play.has(icon) for play in game.state.plays)}


@dataclass(frozen=True, eq=False)
class SizeChanging(Discount):
    """2 less for each class of these that was played; how many cards of it were played does not matter."""

    stat: str = TO_RECRUIT
    amount: Any = 0
    to: Noun = THIS
    classes: tuple[str, ...] = ()

    def worth(self, game: Table, scope: Scope, card: int) -> int:
        return -DISCOUNT * len(classes_played(game).intersection(self.classes))

    def words(self, say: Say) -> str:
        name = say.phrase("{Size-Changing} {classes}", classes=say.listed([say.term(one) for one in self.classes]))
        return named(say, name, self.meaning(say))

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


def size_changing_enemy(*classes: str) -> SizeChanging:
    return SizeChanging(stat=TO_FIGHT, classes=classes)


def printed_classes(game: Table, card: int) -> set[str]:
    return {icon for power in abilities(game.state.definition[card], SizeChanging) for icon in power.classes}


def gained_classes(game: Table, card: int) -> set[str]:
    """The classes that effects have given to a card, beyond those that are printed on it: none counts twice."""
    gained = {icon for _, _, classes, _ in changes_to(game, card, CHANGES_SIZE) for icon in classes}
    return gained - printed_classes(game, card)


@dataclass(frozen=True, eq=False)
class GainedSizeChanging(Static):
    """The discounts of all Heroes in the HQ that have gained Size-Changing."""

    stat: str = TO_RECRUIT
    amount: Any = 0
    to: Noun = hero_in_hq

    def worth(self, game: Table, scope: Scope, card: int) -> int:
        return -DISCOUNT * len(classes_played(game) & gained_classes(game, card))


GAINED = GainedSizeChanging()


@dataclass(frozen=True, eq=False)
class GainSizeChanging(Verb):
    """A Hero has Size-Changing for some classes this turn."""

    what: Noun
    classes: tuple[str, ...]

    def apply(self, game: Table, scope: Scope) -> None:
        cards = self.what.cards(game, scope)
        game.modify(CHANGES_SIZE, ADD, self.classes, cards, THIS_TURN, source=scope.source)
        if not any(change.power is GAINED for change in game.state.modifiers.get(TO_RECRUIT, ())):
            game.add_lasting_effect(GAINED, scope, THIS_TURN)

    def words(self, say: Say) -> str:
        return say.phrase(
            "choose {card}; it has {Size-Changing} {classes} this turn",
            card=self.what,
            classes=say.listed([say.term(one) for one in self.classes]),
        )


def of_one_size(game: Table, scope: Scope, card: int) -> bool:
    return not printed_classes(game, card) and not gained_classes(game, card)


hero_of_one_size: Cards = hero_in_hq.that(Is("without {Size-Changing}", of_one_size, BEHIND, phrases.WITH))


def gains_size_changing(what: Noun, *classes: str) -> GainSizeChanging:
    return GainSizeChanging(what, classes)
