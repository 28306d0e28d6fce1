"""Teleport: a card in hand skips this turn and joins the next hand."""

from __future__ import annotations

from typing import Final

from longbox.engine.effects.deeds import Deed
from longbox.engine.effects.flow import do
from longbox.engine.effects.nouns import THIS
from longbox.engine.events import Event, EventKind
from longbox.engine.frames import Scope
from longbox.engine.language import message
from longbox.games.legendary.table.abilities import FromHand
from longbox.games.legendary.table.state import Table
from longbox.games.legendary.table.zones import ASIDE
from longbox.games.legendary.vocabulary.deeds import used_instead


def set_them_aside(game: Table, scope: Scope, cards: list[int], amount: int) -> None:
    """Cards from hand are set aside. They are not played, and come back beyond the size of the next hand."""
    if cards:
        game.happen(Event(SET_ASIDE, seat=scope.you, cards=tuple(cards), source=scope.source))


teleport: Final = Deed("{Teleport}", act=set_them_aside, moves=True, key="teleport").to


def apply_set_aside(game: Table, event: Event) -> None:
    """The cards join their player's next hand."""
    for card in event.cards:
        game.move(card, ASIDE.first + event.seat)


SET_ASIDE: Final = EventKind("teleport", apply_set_aside)
TELEPORT: Final = FromHand(
    "{Teleport}",
    "instead of playing {this}, you may set it aside; it joins your next hand as an extra card",
    do(teleport(THIS), used_instead()),
    verb="teleport",
    offer=message("Teleport {card}"),
    elsewhere=message("only a card in your hand can teleport"),
    unable=message("this card can't teleport now"),
)
