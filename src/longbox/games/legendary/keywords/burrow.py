"""Burrow: who is defeated digs through to the Streets."""

from __future__ import annotations

from longbox.engine.effects.verbs import Verb
from longbox.engine.events import Event
from longbox.engine.frames import Node, Scope, node
from longbox.engine.words import Say
from longbox.games.legendary.abilities import Fight, Keyword
from longbox.games.legendary.board import is_empty, zone_of
from longbox.games.legendary.city import COME_BACK
from longbox.games.legendary.table import STREETS, Table


@node
class DigToTheStreets(Verb):
    """The Villain just defeated goes back to the Streets, unless somebody was there: also it itself."""

    def apply(self, game: Table, scope: Scope) -> None:
        if scope["space"] != STREETS and is_empty(game, STREETS):
            game.happen(Event(COME_BACK, card=scope.source, amount=zone_of(STREETS), seat=scope.you))

    def words(self, say: Say) -> str:
        return "if the Streets were empty, it goes back there"


@node
class Burrow(Keyword, Fight):
    """Printed after other Fight effects, and so done after them."""

    effect: Node = DigToTheStreets()
    name = "Burrow"

    def meaning(self, say: Say) -> str:
        return f"when you have defeated {say.this}, {self.effect.words(say)}"
