"""Burrow: who is defeated digs through to the Streets."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from longbox.engine.effects.abilities import Ability
from longbox.engine.effects.verbs import Verb
from longbox.engine.events import Event
from longbox.engine.frames import Scope
from longbox.engine.words import Say
from longbox.games.legendary.chapters.city import COME_BACK
from longbox.games.legendary.table import slots
from longbox.games.legendary.table.abilities import ON_FIGHT
from longbox.games.legendary.table.board import is_empty, zone_of
from longbox.games.legendary.table.kinds import STREETS
from longbox.games.legendary.table.state import Table


@dataclass(frozen=True, eq=False)
class DigToTheStreets(Verb):
    """The Villain just defeated goes back to the Streets, unless somebody was there: also it itself."""

    def apply(self, game: Table, scope: Scope) -> None:
        if scope[slots.SPACE] != STREETS and is_empty(game, STREETS):
            game.happen(Event(COME_BACK, card=scope.source, amount=zone_of(STREETS), seat=scope.you))

    def words(self, say: Say) -> str:
        return say.phrase("if the {Streets} were empty, it goes back there")


BURROW: Final = Ability(
    ON_FIGHT, DigToTheStreets(), keyword="{Burrow}", means="when you have defeated {this}, {effect}"
)
"""Printed after other Fight effects, and so done after them."""
