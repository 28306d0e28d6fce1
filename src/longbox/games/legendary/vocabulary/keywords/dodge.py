"""Dodge: a card in hand is discarded for another one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from longbox.engine.effects.deeds import Deed
from longbox.engine.effects.flow import do
from longbox.engine.effects.nouns import THIS
from longbox.engine.events import Event
from longbox.engine.frames import Node, Scope
from longbox.engine.words import Say
from longbox.games.legendary.chapters import rest_of_turn
from longbox.games.legendary.chapters.discarding import discard
from longbox.games.legendary.table.abilities import FromHand, named
from longbox.games.legendary.table.state import Table
from longbox.games.legendary.vocabulary.deeds import draw, used_instead


def dodge_with_it(game: Table, scope: Scope, cards: list[int], amount: int) -> None:
    discard(game, scope, cards, "dodge")


dodge: Final = Deed("discard", act=dodge_with_it).to


@dataclass(frozen=True, eq=False)
class Dodge(FromHand):
    effect: Node = do(dodge(THIS), draw(), used_instead())
    verb = "dodge"
    offer = "Dodge with {}"

    def words(self, say: Say) -> str:
        meaning = say.phrase("on your turn, you may discard {this} from your hand to draw a card")
        return named(say, "{Dodge}", meaning)


def lend_dodge(game: Table, scope: Scope, cards: list[int], amount: int) -> None:
    """A card in hand can be dodged with this turn, as the card that speaks can."""
    game.happen(Event(rest_of_turn.LEND, seat=scope.you, cards=tuple(cards), source=scope.source))


gains_dodge: Final = Deed("{gain}", "{Dodge} this turn", act=lend_dodge, acts=True).to


DODGE: Final = Dodge()
