"""What becomes of Scheme Twists, and what Schemes do with the game itself."""

from __future__ import annotations

from dataclasses import dataclass

from longbox.engine.effects.verbs import Verb
from longbox.engine.events import Event
from longbox.engine.frames import Scope
from longbox.engine.words import Say
from longbox.games.legendary.chapters import ending, villain_deck
from longbox.games.legendary.chapters.villain_deck import PLACE
from longbox.games.legendary.table import slots
from longbox.games.legendary.table.board import zone_over
from longbox.games.legendary.table.state import Table
from longbox.games.legendary.table.zones import BESIDE_SCHEME, OVER_MASTERMIND


def place(game: Table, scope: Scope, zone: int) -> None:
    game.happen(Event(PLACE, card=scope[slots.TWIST], amount=zone, source=scope.source))


@dataclass(frozen=True, eq=False)
class BecomesTwist(Verb):
    """This card acts as a Scheme Twist at once."""

    def apply(self, game: Table, scope: Scope) -> None:
        game.push(villain_deck.BECOMES_TWIST, Scope(game.state.active, scope.source))

    def words(self, say: Say) -> str:
        return f"{say.this} is played as a Scheme Twist now"


@dataclass(frozen=True, eq=False)
class PutTwistBeside(Verb):
    def apply(self, game: Table, scope: Scope) -> None:
        place(game, scope, BESIDE_SCHEME.first)

    def words(self, say: Say) -> str:
        return "this Twist goes beside the Scheme"


@dataclass(frozen=True, eq=False)
class PutTwistOverMastermind(Verb):
    def apply(self, game: Table, scope: Scope) -> None:
        place(game, scope, OVER_MASTERMIND.first)

    def words(self, say: Say) -> str:
        return "this Twist goes over the Mastermind as a Dark Portal"


@dataclass(frozen=True, eq=False)
class PutTwistOverCity(Verb):
    """The Twist lies over the free space nearest to the exit."""

    def apply(self, game: Table, scope: Scope) -> None:
        for space in reversed(game.state.city):
            if not game.state.zones[zone_over(space)]:
                place(game, scope, zone_over(space))
                return

    def words(self, say: Say) -> str:
        return "this Twist goes over the leftmost city space without a Dark Portal, as one"


@dataclass(frozen=True, eq=False)
class MastermindWins(Verb):
    def apply(self, game: Table, scope: Scope) -> None:
        ending.fulfil(game, scope.source, f"Twist {game.state.twists} has come")

    def words(self, say: Say) -> str:
        return "the players lose"
