"""Switcheroo: a card in hand is exchanged for one in the HQ."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from longbox.engine.effects.choosing import a
from longbox.engine.effects.flow import do
from longbox.engine.effects.nouns import THIS
from longbox.engine.language import message
from longbox.engine.words import Say
from longbox.games.legendary.table.abilities import FromHand
from longbox.games.legendary.table.nouns import hero_in_hq
from longbox.games.legendary.vocabulary.adjectives import costing
from longbox.games.legendary.vocabulary.deeds import gain_into_hand, put_under_hero_deck
from longbox.games.legendary.vocabulary.flow import may
from longbox.games.legendary.vocabulary.lasting import show

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
