"""When things are told and how long they last: a turn, the whole game, the next fight with the Mastermind."""

from __future__ import annotations

from typing import Final

from longbox.engine.events import Event, EventKind
from longbox.engine.player_deeds import Bar, Words
from longbox.games.legendary.table.state import Table


def apply_turn(game: Table, event: Event) -> None:
    game.state.active = event.seat
    game.state.turn += 1


TURN: Final = EventKind("turn", apply_turn)
THIS_TURN: Final = ("turn", 0)
WHOLE_GAME: Final = ("game", 0)

MASTERMIND_FIGHT: Final = ("mastermind fight", 0)
"""When a change for the next fight with the Mastermind ends: with that fight, or with the turn."""


def in_showdown(game: Table, seat: int = -1, card: int = -1, target: int = -1) -> bool:
    """Whether the Mastermind is beaten and the players compete for its card, whatever they want to do."""
    return bool(game.state.showdown)


def not_in_showdown(words: str | Words) -> Bar:
    """What bars a deed in the Final Showdown, in which cards are only played and used."""
    return Bar("LG-SHOWDOWN-03", in_showdown, words, last=True)
