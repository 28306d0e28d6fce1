"""Discarding cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from longbox.engine.effects.nouns import Noun
from longbox.engine.effects.verbs import Verb
from longbox.engine.events import Event, EventKind
from longbox.engine.frames import Scope
from longbox.engine.words import Say
from longbox.games.legendary.table.state import Table
from longbox.games.legendary.table.zones import DISCARD


def apply_discard(game: Table, event: Event) -> None:
    game.move_all(event.cards, DISCARD.first + event.seat)
    if event.seat == game.state.active:
        game.state.discarded += event.cards


DISCARDS: Final = EventKind("discard", apply_discard)


@dataclass(frozen=True, eq=False)
class Discard(Verb):
    """Cards that a player must discard; `manner` tells whether a card asks for it or the rules do."""

    what: Noun
    manner: str = "effect"

    def apply(self, game: Table, scope: Scope) -> None:
        cards = tuple(self.what.cards(game, scope))
        if cards:
            game.happen(Event(DISCARDS, seat=scope.you, cards=cards, source=scope.source, manner=self.manner))

    def words(self, say: Say) -> str:
        return f"{say.does('discard')} {self.what.words(say)}"
