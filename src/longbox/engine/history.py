"""What has happened this turn, as far as cards and rules ask about it.

Events of a kind that is `remembered` leave their cases here when they take place; the game forgets them when a turn
begins. So no fact of the turn needs a field of its own, and a moment may ask whether it comes for the first time.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from longbox.engine.events import Case, Event, EventKind

if TYPE_CHECKING:
    from longbox.engine.game import Game
    from longbox.engine.state import State

PastCase = tuple[int, tuple[int, ...], int, int]
"""To whom, by which cards, by which player, on whose side: a case as plain values."""
PastEvent = tuple[str, tuple[PastCase, ...]]
"""The name of a kind, and what happened at once."""


def remember(game: Game[Any], event: Event) -> None:
    cases = tuple([(case.whom, case.by, case.who, case.side) for case in event.kind.cases(event)])
    state: State = game.state
    state.past = (*state.past, (event.kind.name, cases))


def forget(game: Game[Any]) -> None:
    """A turn begins of which nothing has happened yet."""
    state: State = game.state
    state.past = ()


def events(game: Game[Any], kind: EventKind) -> list[list[Case]]:
    """The events of a kind that have happened this turn, each by its cases."""
    past: tuple[PastEvent, ...] = game.state.past
    return [[Case(*case) for case in cases] for name, cases in past if name == kind.name]


def has_happened(game: Game[Any], kind: EventKind) -> bool:
    """Whether it has happened this turn."""
    name = kind.name
    past: tuple[PastEvent, ...] = game.state.past
    for event in past:  # noqa: SIM110 (quicker than a generator, and asked at every step)
        if event[0] == name:
            return True
    return False


def times(game: Game[Any], kind: EventKind) -> int:
    """How often it has happened this turn, things at one moment once."""
    name = kind.name
    past: tuple[PastEvent, ...] = game.state.past
    return len([0 for event in past if event[0] == name])


def cards(game: Game[Any], kind: EventKind, seat: int) -> list[int]:
    """The cards to which a player has done it this turn, in their order."""
    name = kind.name
    past: tuple[PastEvent, ...] = game.state.past
    found: list[int] = []
    for event, cases in past:
        if event == name:
            found += [whom for whom, _, who, _ in cases if who == seat and whom >= 0]
    return found
