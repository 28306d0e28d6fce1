"""Lightshow: with two such cards played, one of their abilities may be used, once a turn."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from longbox.engine.effects.amounts import Tally
from longbox.engine.effects.flow import do
from longbox.engine.effects.verbs import Verb
from longbox.engine.events import Event
from longbox.engine.frames import Node, Scope
from longbox.engine.language import message
from longbox.engine.words import Say, sentence
from longbox.games.legendary.chapters import rest_of_turn
from longbox.games.legendary.table.abilities import AfterPlay, having
from longbox.games.legendary.table.state import Table


@dataclass(frozen=True, eq=False)
class Lightshow(AfterPlay):
    """What one of the cards may do once another one has been played as well."""

    gives: Node
    effect: Node = field()
    verb = "lightshow"
    elsewhere = message("only a card with Lightshow that you have played this turn can be used so")
    unable = message("it takes two Lightshow cards played this turn, and only one of them is used")
    played_rule = "LG-KW-LIGHTSHOW-03"
    rule = "LG-KW-LIGHTSHOW-01"

    def possible(self, game: Table, scope: Scope) -> bool:
        if game.state.lightshow:
            return False
        return lightshows_played(game, scope) > 1

    def says(self, say: Say) -> str:
        return say.phrase("{effect} ({Lightshow})", effect=self.gives)

    def words(self, say: Say) -> str:
        given = message("once a turn, if you have played another {Lightshow} card this turn, {effect}")
        return say.phrase("{Lightshow} ({meaning})", meaning=sentence(say.phrase(given, effect=self.gives)))


@dataclass(frozen=True, eq=False)
class BeginLightshow(Verb):
    """No other one can be used this turn."""

    def apply(self, game: Table, scope: Scope) -> None:
        game.take_place(Event(rest_of_turn.LIGHTSHOW, seat=scope.you, source=scope.source))

    def words(self, say: Say) -> str:
        return ""


def lightshow(*effects: Node) -> Lightshow:
    return Lightshow(do(*effects), do(BeginLightshow(), *effects))


def lightshows_played(game: Table, scope: Scope) -> int:
    """Cards with Lightshow that were played this turn."""
    return len([0 for play in game.state.plays if having(game, play.card, Lightshow, play.definition)])


LIGHTSHOW_PLAYED: Final = Tally("{Lightshow} card you played this turn", lightshows_played)
