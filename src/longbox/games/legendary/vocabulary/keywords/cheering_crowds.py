"""Cheering Crowds: a card is played twice in a row, for a Bystander."""

from __future__ import annotations

from dataclasses import dataclass

from longbox.engine.effects.conditions import there_is
from longbox.engine.effects.flow import do
from longbox.engine.effects.nouns import A, Noun
from longbox.engine.effects.verbs import Verb
from longbox.engine.events import Event, EventKind
from longbox.engine.frames import Node, Scope
from longbox.engine.words import Say
from longbox.games.legendary.chapters import playing
from longbox.games.legendary.chapters.gaining import leave_play
from longbox.games.legendary.table import slots
from longbox.games.legendary.table.abilities import OnPlay, named
from longbox.games.legendary.table.state import Table
from longbox.games.legendary.table.zones import BYSTANDERS, stack_pool
from longbox.games.legendary.vocabulary.flow import may
from longbox.games.legendary.vocabulary.nouns import won_bystander
from longbox.games.legendary.vocabulary.places import FROM_VICTORY_PILE


def apply_send_home(game: Table, event: Event) -> None:
    for card in event.cards:
        leave_play(game, card, BYSTANDERS.first, bottom=True)
        game.state.put("pool", card, stack_pool(BYSTANDERS))


SEND_HOME = EventKind("send home", apply_send_home)
bystander_to_send = won_bystander.at(FROM_VICTORY_PILE)


@dataclass(frozen=True, eq=False)
class SendHome(Verb):
    """Bystanders go under their stack."""

    what: Noun

    def apply(self, game: Table, scope: Scope) -> None:
        cards = tuple(self.what.cards(game, scope))
        game.happen(Event(SEND_HOME, seat=scope.you, cards=cards, source=scope.source))

    def words(self, say: Say) -> str:
        return f"put {self.what.words(say)} under the Bystander stack"


@dataclass(frozen=True, eq=False)
class PlayAgain(Verb):
    """The same card is played once more, as what it was played as; the first play is one before it."""

    def apply(self, game: Table, scope: Scope) -> None:
        playing.play_as(game, scope, scope[slots.AS], extra=scope[slots.EXTRA], again=True)

    def words(self, say: Say) -> str:
        return f"play {say.this} once more"


@dataclass(frozen=True, eq=False)
class CheeringCrowds(OnPlay):
    """Printed after what the card does, and so asked for when that is done."""

    effect: Node = may(do(SendHome(A(bystander_to_send)), PlayAgain()), given=there_is(won_bystander))

    def is_on(self, game: Table, scope: Scope) -> bool:
        return not scope[slots.AGAIN]

    def words(self, say: Say) -> str:
        return named("Cheering Crowds", self.effect.words(say))
