"""Cheering Crowds: a card is played twice in a row, for a Bystander."""

from __future__ import annotations

from typing import Final

from longbox.engine.effects.abilities import Ability
from longbox.engine.effects.choosing import a
from longbox.engine.effects.conditions import Fact, there_is
from longbox.engine.effects.deeds import Deed
from longbox.engine.effects.flow import do
from longbox.engine.events import Event, EventKind
from longbox.engine.frames import Scope
from longbox.games.legendary.chapters import playing
from longbox.games.legendary.chapters.gaining import leave_play
from longbox.games.legendary.table import slots
from longbox.games.legendary.table.abilities import ON_PLAY
from longbox.games.legendary.table.state import Table
from longbox.games.legendary.table.zones import BYSTANDERS, stack_pool
from longbox.games.legendary.vocabulary.flow import may
from longbox.games.legendary.vocabulary.nouns import bystander


def apply_send_home(game: Table, event: Event) -> None:
    for card in event.cards:
        leave_play(game, card, BYSTANDERS.first, bottom=True)
        game.state.put("pool", card, stack_pool(BYSTANDERS))


SEND_HOME = EventKind("send home", apply_send_home)


def send_them_home(game: Table, scope: Scope, cards: list[int], amount: int) -> None:
    game.happen(Event(SEND_HOME, seat=scope.you, cards=tuple(cards), source=scope.source))


def play_it_again(game: Table, scope: Scope, cards: list[int], amount: int) -> None:
    """As what it was played as; the first play is one before it."""
    playing.play_as(game, scope, scope[slots.AS], extra=scope[slots.EXTRA], again=True)


send_home: Final = Deed("put", "{whom} under the {Bystander} stack", act=send_them_home, moves=True).to
play_again: Final = Deed("play", "{this} once more", act=play_it_again).done


def first_time(game: Table, scope: Scope) -> bool:
    return not scope[slots.AGAIN]


CHEERING_CROWDS: Final = Ability(
    ON_PLAY,
    may(do(send_home(a(bystander)), play_again()), given=there_is(bystander)),
    given=Fact("{you} have not just played it twice", first_time),
    keyword="{Cheering Crowds}",
    means="{effect}",
)
"""Printed after what the card does, and so asked for when that is done."""
