"""Dodge: a card in hand is discarded for another one."""

from __future__ import annotations

from typing import Final

from longbox.engine.effects.deeds import Deed
from longbox.engine.effects.flow import do
from longbox.engine.effects.nouns import THIS
from longbox.engine.frames import Scope
from longbox.engine.language import message
from longbox.games.legendary.chapters.discarding import discard
from longbox.games.legendary.table.abilities import FromHand
from longbox.games.legendary.table.state import Table
from longbox.games.legendary.vocabulary.deeds import draw, used_instead


def dodge_with_it(game: Table, scope: Scope, cards: list[int], amount: int) -> None:
    discard(game, scope, cards, "dodge")


dodge: Final = Deed("discard", act=dodge_with_it).to


DODGE: Final = FromHand(
    "{Dodge}",
    "on your turn, you may discard {this} from your hand to draw a card",
    do(dodge(THIS), draw(), used_instead()),
    verb="dodge",
    offer=message("Dodge with {card}"),
    elsewhere=message("only a card in your hand can dodge"),
    unable=message("this card can't dodge now"),
)
