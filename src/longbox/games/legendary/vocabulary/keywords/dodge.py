"""Dodge: a card in hand is discarded for another one."""

from __future__ import annotations

from dataclasses import dataclass

from longbox.engine.effects.flow import do
from longbox.engine.effects.nouns import THIS, A, Noun
from longbox.engine.effects.verbs import Verb
from longbox.engine.events import Event
from longbox.engine.frames import Node, Scope
from longbox.engine.words import Say
from longbox.games.legendary.chapters import rest_of_turn
from longbox.games.legendary.chapters.discarding import Discard
from longbox.games.legendary.table.abilities import FromHand, named
from longbox.games.legendary.table.state import Table
from longbox.games.legendary.vocabulary.instead import UsedInstead
from longbox.games.legendary.vocabulary.verbs import Draw


@dataclass(frozen=True, eq=False)
class Dodge(FromHand):
    effect: Node = do(Discard(THIS, manner="dodge"), Draw(), UsedInstead())
    verb = "dodge"
    offer = "Dodge with {}"

    def words(self, say: Say) -> str:
        return named("Dodge", f"on your turn, you may discard {say.this} from your hand to draw a card")


@dataclass(frozen=True, eq=False)
class LendDodge(Verb):
    """A card in hand can be dodged with this turn, as the card that speaks can."""

    what: Noun

    def apply(self, game: Table, scope: Scope) -> None:
        cards = tuple(self.what.cards(game, scope))
        game.happen(Event(rest_of_turn.LEND, seat=scope.you, cards=cards, source=scope.source))

    def words(self, say: Say) -> str:
        return f"{self.what.words(say)} gains Dodge this turn"


def lend_dodge(to: Noun) -> LendDodge:
    return LendDodge(A(to))
