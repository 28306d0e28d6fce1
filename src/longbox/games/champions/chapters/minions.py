"""Minions: they engage a player, and strike at once with quickstrike."""

from __future__ import annotations

from typing import Final

from longbox.engine.effects.flow import Steps
from longbox.engine.events import Event, EventKind
from longbox.engine.frames import Scope
from longbox.games.champions.chapters import enemy_activation
from longbox.games.champions.chapters.entering_play import ENTERED_PLAY, put_counters, toughen
from longbox.games.champions.table.cards import in_play
from longbox.games.champions.table.kinds import QUICKSTRIKE
from longbox.games.champions.table.players import is_hero
from longbox.games.champions.table.state import Champions
from longbox.games.champions.table.unique import match_in_play
from longbox.games.champions.table.zones import ENGAGED


def apply_engaged(game: Champions, event: Event) -> None:
    game.move(event.card, ENGAGED.at(event.seat))
    put_counters(game, event.card)


ENGAGES: Final = EventKind("engage", apply_engaged)


def quickstrike(game: Champions, scope: Scope) -> None:
    card = scope.source
    if in_play(game, card) and game.has(card, QUICKSTRIKE) and is_hero(game, scope.you):
        enemy_activation.attacks(game, card, scope.you)


def engage(game: Champions, scope: Scope) -> None:
    game.take_place(Event(ENGAGES, card=scope.source, seat=scope.you))
    toughen(game, scope.source)


def announce_minion(game: Champions, scope: Scope) -> None:
    if in_play(game, scope.source):
        game.announce(Event(ENTERED_PLAY, card=scope.source, seat=scope.you))


PUT_MINION: Final = Steps(engage, quickstrike, announce_minion)


def put_minion(game: Champions, card: int, seat: int) -> None:
    """A minion enters play engaged with a player without being revealed."""
    if not match_in_play(game, card):
        game.push(PUT_MINION, Scope(seat, card))
