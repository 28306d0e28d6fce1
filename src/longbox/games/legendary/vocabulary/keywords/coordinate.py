"""Coordinate: let the player whose turn it is play a copy of a card in your hand."""

from __future__ import annotations

from dataclasses import dataclass

from longbox.engine.effects.abilities import Moment, Trigger
from longbox.engine.effects.conditions import Condition
from longbox.engine.effects.verbs import Verb
from longbox.engine.frames import Node, Scope
from longbox.engine.words import Say
from longbox.games.legendary.chapters import borrowing
from longbox.games.legendary.table import slots
from longbox.games.legendary.table.abilities import FromHand, named
from longbox.games.legendary.table.state import Table
from longbox.games.legendary.table.zones import HAND


@dataclass(frozen=True, eq=False)
class CoordinateAlone(Verb):
    """Who plays alone swaps the card for another one."""

    def apply(self, game: Table, scope: Scope) -> None:
        game.push(borrowing.SWAPS, Scope(scope.you, scope.source, vars={slots.LENDER: scope.you}))

    def words(self, say: Say) -> str:
        return f"discard {say.this} to draw a card"


@dataclass(frozen=True, eq=False)
class Coordinate(FromHand):
    """As an action from hand it is for a single player, once a turn."""

    effect: Node = CoordinateAlone()
    lends = True
    verb = "coordinate"
    offer = "Coordinate {}: discard it and draw a card"

    def possible(self, game: Table, scope: Scope) -> bool:
        return game.state.seats == 1 and not game.state.borrowed_from[scope.you]

    def words(self, say: Say) -> str:
        lent = f"on another player's turn, you may discard {say.this} and draw a card; that player plays a copy of it"
        return named("Coordinate", f"{lent}. Each player may do so with one card in a turn")


@dataclass(frozen=True, eq=False)
class YouLend(Condition):
    """You lend a card to another player, and nothing has changed yet what you draw for it."""

    def holds(self, game: Table, scope: Scope) -> bool:
        event = scope.event
        return event is not None and event.seat == scope.you and event.amount == 1 and game.state.seats > 1

    def words(self, say: Say) -> str:
        return "you Coordinate a card"


@dataclass(frozen=True, eq=False)
class DrawTwoForIt(Verb):
    def apply(self, game: Table, scope: Scope) -> None:
        assert scope.event is not None
        game.show([scope.source])
        scope.event.amount = 2

    def words(self, say: Say) -> str:
        return f"reveal {say.this} to draw 2 cards for it instead of one"


def two_for_a_coordinated_card() -> Trigger:
    """While you hold this card. It works once for each card that you lend."""
    moment = Moment(borrowing.LEND, True, YouLend(), "when you Coordinate a card to another player")
    return Trigger(moment, DrawTwoForIt(), forced=False, where=(HAND.name,))
