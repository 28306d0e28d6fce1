"""Switcheroo: a card in hand is exchanged for one in the HQ."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from longbox.engine.decision import DONE, Decision, Option, Question
from longbox.engine.effects.amounts import Number, count, number_words
from longbox.engine.effects.choosing import a
from longbox.engine.effects.flow import do
from longbox.engine.effects.nouns import THIS
from longbox.engine.frames import Frame, Node
from longbox.engine.language import message, said
from longbox.engine.topics import Topic
from longbox.engine.words import Say
from longbox.games.legendary.table.abilities import FromHand
from longbox.games.legendary.table.names import asking
from longbox.games.legendary.table.nouns import IN_HAND, hero_in_hq
from longbox.games.legendary.table.state import Table
from longbox.games.legendary.vocabulary.adjectives import costing
from longbox.games.legendary.vocabulary.deeds import gain_into_hand, put_under_hero_deck
from longbox.games.legendary.vocabulary.flow import CHOOSE_ONE, may
from longbox.games.legendary.vocabulary.lasting import gains, show
from longbox.games.legendary.vocabulary.nouns import hero

MEANS: Final = message(
    "on your turn, instead of playing {this}, you may put it under the {Hero} Deck; if you do, you may put {a Hero}"
    " whose printed {cost} is {number} from the {HQ} into your hand"
)


@dataclass(frozen=True, eq=False)
class Switcheroo(FromHand):
    """A Hero of a printed cost takes its place in hand."""

    number: int = 0

    def words(self, say: Say) -> str:
        return say.named(self, say.phrase(MEANS, number=self.number))

    def title(self, say: Say) -> str:
        return say.phrase("{Switcheroo} {number}", number=self.number)


def switcheroo(number: int) -> Switcheroo:
    return Switcheroo(
        "{Switcheroo}",
        "",
        do(show(THIS), put_under_hero_deck(THIS), may(gain_into_hand(a(hero_in_hq.that(costing(number, number)))))),
        verb="switcheroo",
        offer=message("Switcheroo {card}"),
        elsewhere=message("only a card in your hand can be switched"),
        unable=message("this card has no Switcheroo"),
        number=number,
    )


@dataclass(frozen=True, eq=False)
class GiveSwitcheroo(Question):
    """A player may choose a number, from 1 on; a Hero in hand has a Switcheroo of that number this turn."""

    most: Number
    effects: tuple[Node, ...]

    def prompt(self, game: Table, decision: Decision) -> str:
        return asking(game, said("Which Switcheroo does a card in your hand gain?"))

    def label(self, game: Table, option: Option) -> str:
        if option.verb == "done":
            return said("None")
        return said("Switcheroo {number}", number=option.amount)

    def topic(self, game: Table, decision: Decision) -> Topic:
        return CHOOSE_ONE

    def ask(self, game: Table, frame: Frame) -> Decision | None:
        scope = frame.scope
        if not HERO_IN_HAND.cards(game, scope):
            return None
        numbers = range(1, count(game, scope, self.most) + 1)
        return Decision(scope.you, [*[Option("number", amount=number) for number in numbers], DONE], about=self)

    def answer(self, game: Table, frame: Frame, option: Option) -> None:
        game.state.frames.pop()
        if option.verb != "done":
            self.effects[option.amount - 1].enter(game, frame.scope)

    def words(self, say: Say) -> str:
        return say.phrase(GIVES, most=number_words(self.most, say))


GIVES: Final = message(
    "{you} may choose a number from 1 to {most}; if you do, {a Hero} in {your} hand gains the {Switcheroo} of that"
    " number this turn"
)
HERO_IN_HAND: Final = hero.at(IN_HAND)


def give_switcheroo(most: Number) -> GiveSwitcheroo:
    return GiveSwitcheroo(most, tuple([gains(a(HERO_IN_HAND), switcheroo(number)) for number in range(1, 9)]))
