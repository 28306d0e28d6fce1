"""Characters that somebody takes out of the game for a while, and who come back as they were.

They lie under whoever shelters them, with their counters, wounds and XP; tokens don't come back. What brings them back
is a trigger that was left behind: it hears that the one who shelters them has left play.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from longbox.engine.events import Doing, Event, EventKind
from longbox.engine.frames import Frame, Scope
from longbox.games.vs.chapters.into_a_row import ComingTogether
from longbox.games.vs.chapters.leaving import foresee_leaving, tell_of_leaving
from longbox.games.vs.chapters.simultaneous_arrival import appear_together
from longbox.games.vs.chapters.stun import leave_play
from longbox.games.vs.table.characters import rows_of
from longbox.games.vs.table.state import Vs
from longbox.games.vs.table.zones import REMOVED

GONE: Final = -1
"""The arrival of one who shelters others and has left play, once that was told."""


def apply_sheltering(game: Vs, event: Event) -> None:
    foresee_leaving(game, event, event.cards)
    state = game.state
    for card in event.cards:
        kept = what_lies_on(game, card)
        leave_play(game, card, REMOVED.at())
        if state.zone[card] == REMOVED.at():
            for what, number in zip(("counters", "wounds", "xp"), kept, strict=True):
                state.put(what, card, number)
            state.sheltered[card] = state.arrival[event.source]
            game.attach(card, event.source)


def apply_leaving(game: Vs, event: Event) -> None:
    for card in sheltered_by(game, event.card):
        game.state.sheltered[card] = GONE


def apply_release(game: Vs, event: Event) -> None:
    for card in event.cards:
        del game.state.sheltered[card]
        game.detach(card)


SHELTER: Final = EventKind("shelter", apply_sheltering, then=tell_of_leaving)
LEAVE_SHELTERED: Final = EventKind("leave the sheltered", apply_leaving, quiet=True, doing=Doing("leave", rest="play"))
"""Somebody who shelters others has left play."""
RELEASE: Final = EventKind("come out of a shelter", apply_release, quiet=True)


def what_lies_on(game: Vs, card: int) -> tuple[int, int, int]:
    state = game.state
    return state.counters[card], state.wounds[card], state.xp[card]


def sheltered_by(game: Vs, card: int) -> list[int]:
    state = game.state
    return [other for other in state.sheltered if state.host[other] == card]


def notice_lost_shelters(game: Vs) -> bool:
    """Tell those who wait for it that somebody who shelters others has left play."""
    state = game.state
    for card, arrival in state.sheltered.items():
        shelter = state.host[card]
        if arrival != GONE and state.arrival[shelter] != arrival:
            game.happen(Event(LEAVE_SHELTERED, seat=state.controller[shelter], card=shelter))
            return True
    return False


@dataclass(frozen=True, eq=False)
class ComingBack(ComingTogether):
    """The sheltered come back at one moment: the owner of each says into which row."""

    def chooser(self, game: Vs, frame: Frame, card: int) -> int:
        return game.state.owner[card]

    def arrive(self, game: Vs, frame: Frame, cards: list[int], rows: tuple[int, ...]) -> None:
        arrive(game, cards, rows, frame.scope.source)


COMING_BACK: Final = ComingBack()


def arrive(game: Vs, cards: list[int], rows: tuple[int, ...], source: int) -> None:
    """All at one moment, with what lay on them."""
    state = game.state
    kept = tuple(what_lies_on(game, card) for card in cards)
    game.take_place(Event(RELEASE, cards=tuple(cards), source=source))
    owners = [state.owner[card] for card in cards]
    places = [rows_of(game, owner)[row] for owner, row in zip(owners, rows, strict=True)]
    appear_together(game, cards, places, owners, source=source, kept=kept)


def bring_back(game: Vs, scope: Scope) -> None:
    """Whom this card shelters, if their owners are still in the game."""
    back = [card for card in sheltered_by(game, scope.source) if not game.state.out[game.state.owner[card]]]
    if back:
        game.push(COMING_BACK, scope, (tuple(back), ()))
