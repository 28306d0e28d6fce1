"""Minions: they engage a player, and strike at once with quickstrike."""

from __future__ import annotations

from typing import Final

from longbox.engine.effects.flow import Steps
from longbox.engine.events import Event, EventKind
from longbox.engine.frames import Scope
from longbox.games.champions.chapters import enemy_activation
from longbox.games.champions.chapters.entering_play import ENTERED_PLAY, arrive
from longbox.games.champions.table.cards import in_play
from longbox.games.champions.table.players import is_hero
from longbox.games.champions.table.state import Champions
from longbox.games.champions.table.unique import match_in_play
from longbox.games.champions.table.zones import ENGAGED

ENGAGES: Final = EventKind("engage")


def quickstrike(game: Champions, scope: Scope) -> None:
    card = scope.source
    if in_play(game, card) and game.has(card, "quickstrike") and is_hero(game, scope.you):
        enemy_activation.attacks(game, card, scope.you)


def engage(game: Champions, scope: Scope) -> None:
    game.move(scope.source, ENGAGED.at(scope.you))
    game.tell(Event(ENGAGES, card=scope.source, seat=scope.you))
    arrive(game, scope.source)


def announce_minion(game: Champions, scope: Scope) -> None:
    if in_play(game, scope.source):
        game.announce(Event(ENTERED_PLAY, card=scope.source, seat=scope.you))


PUT_MINION: Final = Steps(engage, quickstrike, announce_minion)


def put_minion(game: Champions, card: int, seat: int) -> None:
    """A minion enters play engaged with a player without being revealed."""
    if not match_in_play(game, card):
        game.push(PUT_MINION, Scope(seat, card))
