"""When things are told and how long they last: a turn, the whole game, the next fight with the Mastermind."""

from __future__ import annotations

from typing import Final

from longbox.engine.events import Doing, Event, EventKind
from longbox.engine.modifiers import Until
from longbox.engine.player_deeds import Bar, Words
from longbox.games.legendary.table.state import Table


def apply_turn(game: Table, event: Event) -> None:
    game.state.active = event.seat
    game.state.turn += 1


TURN: Final = EventKind("turn", apply_turn, doing=Doing("start", subject="turn"))
THIS_TURN: Final = ("turn", 0)
WHOLE_GAME: Final = ("game", 0)

UNTIL_NEXT_TWIST: Final = ("twist", 0)

MASTERMIND_FIGHT: Final = ("mastermind fight", 0)
"""When a change for the next fight with the Mastermind ends: with that fight, or with the turn."""


def one_fight(card: int) -> Until:
    """When a change for one fight with an enemy ends: with that fight, or with the turn."""
    return ("fight", card)


def fights_are_over(game: Table) -> None:
    """Also those that did not take place."""
    for until in {change.until for changes in game.state.modifiers.values() for change in changes}:
        if until[0] == "fight":
            game.expire(*until)


def in_showdown(game: Table, seat: int = -1, card: int = -1, target: int = -1) -> bool:
    """Whether the Mastermind is beaten and the players compete for its card, whatever they want to do."""
    return bool(game.state.showdown)


def not_in_showdown(words: str | Words) -> Bar:
    """What bars a deed in the Final Showdown, in which cards are only played and used."""
    return Bar("LG-SHOWDOWN-03", in_showdown, words, last=True)
