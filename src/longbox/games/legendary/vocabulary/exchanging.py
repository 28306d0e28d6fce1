"""Exchanging a card that was played for one of the HQ."""

from __future__ import annotations

from typing import Final

from longbox.engine.effects.deeds import Deed
from longbox.engine.events import Event
from longbox.engine.frames import Scope
from longbox.engine.slots import IT
from longbox.games.legendary.chapters.hq import EXCHANGE
from longbox.games.legendary.table.state import Table
from longbox.games.legendary.vocabulary.nouns import card
from longbox.games.legendary.vocabulary.places import PLAYED_BY_YOU


def exchange_it(game: Table, scope: Scope, cards: list[int], amount: int) -> None:
    """What was chosen first for what was chosen then."""
    mine = scope.vars.get(IT, ())
    if mine and cards:
        game.happen(Event(EXCHANGE, seat=scope.you, card=mine[0], target=cards[0], source=scope.source))


played_card: Final = card.at(PLAYED_BY_YOU)
exchange: Final = Deed("exchange", "it for {whom}", act=exchange_it, key="exchange").to
