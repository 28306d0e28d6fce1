"""Collecting characters: who is collected leaves the game, and its collector takes no other of its teams."""

from __future__ import annotations

from typing import Final

from longbox.engine.effects import phrases
from longbox.engine.effects.adjectives import Is
from longbox.engine.effects.deeds import Deed
from longbox.engine.effects.phrases import BEHIND
from longbox.engine.events import Event, EventKind
from longbox.engine.frames import Scope
from longbox.games.vs.chapters.stun import leave_play
from longbox.games.vs.table.state import Vs
from longbox.games.vs.table.stats import teams
from longbox.games.vs.table.zones import REMOVED


def apply_collecting(game: Vs, event: Event) -> None:
    state = game.state
    for card in event.cards:
        found = [(event.seat, team) for team in sorted(teams(game, card))]
        state.collected = (*state.collected, *found)
        leave_play(game, card, REMOVED.at())


COLLECT: Final = EventKind("collect", apply_collecting)


def is_wanted(game: Vs, scope: Scope, card: int) -> bool:
    """Whether a character has a team, and none of a character that a player has collected."""
    own = teams(game, card)
    return bool(own) and not any((scope.you, team) in game.state.collected for team in own)


def collect_them(game: Vs, scope: Scope, cards: list[int], amount: int) -> None:
    if cards:
        game.happen(Event(COLLECT, seat=scope.you, cards=tuple(cards), source=scope.source))


COLLECTABLE: Final = Is("that shares no team with anybody {you} have collected", is_wanted, BEHIND, phrases.THAT)
collect: Final = Deed("collect", "{whom}: remove it from the game", act=collect_them, moves=True).to
