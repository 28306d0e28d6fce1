"""Dodge: a card in hand is discarded for another one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from longbox.engine.effects.deeds import Deed
from longbox.engine.effects.flow import do
from longbox.engine.effects.nouns import THIS
from longbox.engine.frames import Node, Scope
from longbox.engine.words import Say
from longbox.games.legendary.chapters.discarding import discard
from longbox.games.legendary.table.abilities import FromHand, named
from longbox.games.legendary.table.state import Table
from longbox.games.legendary.vocabulary.deeds import draw, used_instead


def dodge_with_it(game: Table, scope: Scope, cards: list[int], amount: int) -> None:
    discard(game, scope, cards, "dodge")


dodge: Final = Deed("discard", act=dodge_with_it).to


@dataclass(frozen=True, eq=False)
class Dodge(FromHand):
    keyword = "{Dodge}"
    effect: Node = do(dodge(THIS), draw(), used_instead())
    verb = "dodge"
    offer = "Dodge with {}"

    def words(self, say: Say) -> str:
        meaning = say.phrase("on your turn, you may discard {this} from your hand to draw a card")
        return named(say, self, meaning)


DODGE: Final = Dodge()
