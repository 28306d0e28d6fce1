"""Who is a main and who a supporting character (rulebook: Changing Main/Supporting Character Status).

The role is kept by card and not by kind, so that a promotion or demotion follows a character wherever it goes, and
nothing else about it changes.
"""

from __future__ import annotations

from typing import Final

from longbox.engine.events import Event, EventKind
from longbox.games.vs.table.characters import is_main, leaders_of, mains_of
from longbox.games.vs.table.state import Vs


def apply_take_over(game: Vs, event: Event) -> None:
    """Who has several main characters has none of them left."""
    for main in mains_of(game, event.seat):
        del game.state.mains[main]
    game.state.mains[event.card] = event.seat


TAKE_OVER: Final = EventKind("take over as main character", apply_take_over)


def take_over(game: Vs, seat: int, card: int, *, source: int) -> None:
    """A supporting character becomes a player's main character, and the one so far a supporting character."""
    if not is_main(game, card):
        so_far = next(iter(leaders_of(game, seat)), -1)
        game.happen(Event(TAKE_OVER, seat=seat, card=card, target=so_far, source=source))


def is_demoted(game: Vs, card: int) -> bool:
    """Whether a card was some player's main character and no longer is: out of play it has no place in the game."""
    return game.state.definition[card].kind == "main character" and not is_main(game, card)
