"""Coordinate: let the player whose turn it is play a copy of a card in your hand."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from longbox.engine.effects.abilities import Trigger
from longbox.engine.effects.conditions import Fact
from longbox.engine.effects.deeds import Deed
from longbox.engine.effects.nouns import THIS
from longbox.engine.effects.patterns import Manner, before, when
from longbox.engine.effects.players import YOU
from longbox.engine.effects.verbs import Verb
from longbox.engine.events import Event, EventKind
from longbox.engine.frames import Scope
from longbox.engine.language import message
from longbox.engine.words import Say
from longbox.games.legendary.chapters import borrowing
from longbox.games.legendary.chapters.cleanup import NEW_HAND
from longbox.games.legendary.chapters.gaining import give
from longbox.games.legendary.table import slots, timing
from longbox.games.legendary.table.abilities import FromHand
from longbox.games.legendary.table.players import A_PLAYER
from longbox.games.legendary.table.state import Table
from longbox.games.legendary.table.zones import DISCARD, HAND, VICTORY
from longbox.games.legendary.vocabulary.lasting import show
from longbox.games.legendary.vocabulary.moments import any_card, on


@dataclass(frozen=True, eq=False)
class CoordinateAlone(Verb):
    """Who plays alone swaps the card for another one."""

    def apply(self, game: Table, scope: Scope) -> None:
        game.push(borrowing.SWAPS, Scope(scope.you, scope.source, vars={slots.LENDER: scope.you}))

    def words(self, say: Say) -> str:
        return say.phrase("discard {this} to draw a card")


def alone(game: Table, scope: Scope) -> bool:
    """As an action from hand it is for a single player, once a turn."""
    return game.state.seats == 1 and not game.state.borrowed_from[scope.you]


def to_another_player(game: Table, scope: Scope) -> bool:
    """Nothing has changed yet what you draw for it."""
    assert scope.event is not None
    return scope.event.amount == 1 and game.state.seats > 1


def draw_two_for_it(game: Table, scope: Scope, cards: list[int], amount: int) -> None:
    assert scope.event is not None
    scope.event.amount = 2


two_cards_instead: Final = Deed("draw", "2 cards for it instead of one", act=draw_two_for_it).done


def two_for_a_coordinated_card() -> Trigger:
    """While you hold this card. It works once for each card that you lend."""
    moment = before(borrowing.LEND, who=YOU, whom=any_card, manner=Manner("to another player", to_another_player))
    return on(moment, show(THIS), two_cards_instead(), forced=False, where=(HAND.name,))


def apply_take_over(game: Table, event: Event) -> None:
    for card in event.cards:
        give(game, card, event.seat, VICTORY.first + event.seat)


TAKE_OVER: Final = EventKind("take over", apply_take_over)


def take_over_what_was_won(game: Table, scope: Scope, cards: list[int], amount: int) -> None:
    """By the player whose turn it is, as far as it still lies in their Victory Pile."""
    state = game.state
    theirs = VICTORY.first + state.active
    won = tuple([card for card in dict.fromkeys(state.won) if state.zone[card] == theirs])
    if won:
        game.happen(Event(TAKE_OVER, seat=scope.you, cards=won, source=scope.source))


def take_over_at_the_end(game: Table, scope: Scope, cards: list[int], amount: int) -> None:
    game.add_delayed_trigger(TAKES_OVER, scope, timing.THIS_TURN, once=True)


def has_another_player(game: Table, scope: Scope) -> bool:
    return game.state.seats > 1


TAKES_OVER: Final = Trigger(
    when(NEW_HAND, who=A_PLAYER), Deed("move", "what was won to {your} Victory Pile", act=take_over_what_was_won).done()
)
take_over: Final = Deed(
    "move",
    "to your Victory Pile, at the end of this turn, all cards that came into that player's Victory Pile in it",
    act=take_over_at_the_end,
).done


def takes_the_credit() -> Trigger:
    """Of this card, lent to whoever's turn it is."""
    moment = when(borrowing.LEND, who=YOU, whom=THIS, manner=Manner("to another player", has_another_player))
    return on(moment, take_over(), where=(DISCARD.name,))


COORDINATE: Final = FromHand(
    "{Coordinate}",
    "on another player's turn, you may discard {this} and draw a card; that player plays a copy of it."
    " Each player may do so with one card in a turn",
    CoordinateAlone(),
    verb="coordinate",
    offer=message("Coordinate {card}: discard it and draw a card"),
    elsewhere=message("only a card in your hand can coordinate"),
    unable=message("this card can't coordinate now"),
    given=Fact("{you} play alone and have not done so this turn", alone),
    lends=True,
)
