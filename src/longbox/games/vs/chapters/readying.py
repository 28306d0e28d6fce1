"""Readied and frozen; a frozen character is exhausted and misses its next readying (rulebook: Game Terms)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from longbox.engine.events import Event, EventKind
from longbox.engine.modifiers import SET
from longbox.engine.relations import forbidden
from longbox.games.vs.table.characters import face_up
from longbox.games.vs.table.players import on_turn
from longbox.games.vs.table.state import Vs
from longbox.games.vs.table.zones import RESOURCES


def apply_ready(game: Vs, event: Event) -> None:
    for card in event.cards:
        game.state.put("exhausted", card, 0)


def apply_exhaust(game: Vs, event: Event) -> None:
    for card in event.cards:
        game.state.put("exhausted", card, 1)


def apply_freeze(game: Vs, event: Event) -> None:
    """Exhaust; and in its player's next turn it can't ready."""
    state = game.state
    for card in event.cards:
        state.put("exhausted", card, 1)
        seat = state.controller[card]
        turn = state.turns[seat] + 1
        game.modify("frozen", SET, turn, (card,), ("end of turn", turn_key(seat, turn)), source=event.source)


def turn_key(seat: int, turn: int) -> int:
    """One number for a certain turn of a player."""
    return 10 * turn + seat


READY: Final = EventKind("ready", apply_ready)
EXHAUST: Final = EventKind("exhaust", apply_exhaust)
FREEZE: Final = EventKind("freeze", apply_freeze)


def frozen(game: Vs, card: int) -> bool:
    """Whether this is the turn in which a character that was frozen can't ready."""
    state = game.state
    if not state.modifiers or "frozen" not in state.modifiers:
        return False
    seat = state.controller[card]
    return on_turn(game, seat) and any(
        change.amount == state.turns[seat] and change.binds(game, card) for change in state.modifiers["frozen"]
    )


def exhaust(game: Vs, cards: Iterable[int], *, seat: int, source: int) -> None:
    ready = tuple(card for card in cards if not game.state.exhausted[card])
    if ready:
        game.happen(Event(EXHAUST, seat=seat, cards=ready, source=source))


def thaws_later(game: Vs, card: int) -> bool:
    """Whether a character was frozen, and the turn in which that ends is not over yet."""
    state = game.state
    if not state.modifiers or "frozen" not in state.modifiers:
        return False
    return any(change.binds(game, card) for change in state.modifiers["frozen"])


def can_stand(game: Vs, card: int) -> bool:
    """The stunned stay exhausted; which way up a resource lies does not matter."""
    return face_up(game, card) or RESOURCES.holds(game.state.zone[card])


def may_ready(game: Vs, card: int) -> bool:
    return not frozen(game, card) and forbidden(game, "ready", card) is None


def ready(game: Vs, cards: Iterable[int], *, seat: int, manner: str = "effect") -> None:
    exhausted = game.state.exhausted
    able = tuple(card for card in cards if exhausted[card] and can_stand(game, card) and may_ready(game, card))
    if able:
        game.happen(Event(READY, seat=seat, cards=able, manner=manner))
