"""What one choice leads to, step by step: every event with the changes that it made to what a seat sees.

Nobody keeps the views in between. To tell a choice, it is made once more in a copy of the position before it, with
somebody who watches: same position, same choice, same game. So a game that nobody is told about costs nothing more.
"""

from __future__ import annotations

from typing import Any

from longbox.changes import Change, Move, View, changes, handles
from longbox.deeds import Deed
from longbox.engine import view
from longbox.engine.events import Event
from longbox.engine.game import Game
from longbox.engine.zones import EVERYBODY, OWNER


class Step:
    """Something that happened, and what it changed for the seat that is told. Without a deed, players aren't told what
    it was: a pile was refilled, a phase has begun."""

    __slots__ = ("changes", "deed")

    def __init__(self, changes: list[Change], deed: Deed | None = None) -> None:
        self.changes = changes
        self.deed = deed


def steps_of(game: Game[Any], pick: int, seat: int | None, latest: str = "") -> list[Step]:
    """Make a choice, or let a seat give up (below 0), and tell what that led to: one step at least. `latest`: what was
    told last before."""
    watcher = Watcher(game, seat, latest)
    if pick < 0:
        concede(game, -1 - pick)
    else:
        assert game.decision is not None
        game.choose(game.decision.options[pick])
    watcher.cut()
    return watcher.steps or [Step([])]


def concede(game: Game[Any], seat: int) -> None:
    """A seat gives up, whoever is asked."""
    game.state.choices += 1
    game.rules.concede(game, seat)
    game.ask_again()


class Watcher:
    """Watches a game for one seat, and cuts what happens into steps."""

    def __init__(self, game: Game[Any], seat: int | None, latest: str) -> None:
        self.steps: list[Step] = []
        self._latest = latest
        self._game = game
        self._seat = seat
        self._view = view.view(game, seat)
        self._look(game)
        game.log = self

    def place(self) -> int:
        """What has changed since the last step is a step of its own, unless it is nothing but that an event begins."""
        if self._game.state.clock - self._clock > 1:
            self.cut()
        return len(self.steps)

    def note(self, game: Game[Any], event: Event, place: int) -> None:
        """An event of which players are told. What it wrote before all that it brought about stands at its place."""
        deed = Deed(game, event)
        if place == len(self.steps):
            self.steps.append(Step(self._changes(), deed))
            return
        self.cut()
        if self.steps[place].deed is None:
            self.steps[place].deed = deed
        else:
            self.steps.insert(place, Step([], deed))

    def latest(self) -> str:
        return next((step.deed.kind for step in reversed(self.steps) if step.deed is not None), self._latest)

    def cut(self) -> None:
        """Whatever has changed is a step of which nothing else is told."""
        found = self._changes()
        if found:
            self.steps.append(Step(found))

    def _look(self, game: Game[Any]) -> None:
        state = game.state
        self._clock: int = state.clock
        self._zone: list[int] = list(state.zone)
        self._sight: list[int] = list(state.sight)

    def _changes(self) -> list[Change]:
        """What the seat sees that it did not see at the last step."""
        game = self._game
        before, zones, sights = self._view, self._zone, self._sight
        # Looked at through another game: what it finds out in the middle of an event is not remembered.
        self._view = view.view(Game(game.rules, game.state), self._seat)
        self._look(game)
        moved = [(card, zone, sights[card]) for card, zone in enumerate(zones) if zone != self._zone[card]]
        return changes(before, self._view, [self._move(before, *one) for one in moved])

    def _move(self, before: View, card: int, old: int, sight: int) -> Move:
        """A card that went from one zone to another, with what the seat calls it where it sees it. Whoever can't follow
        a card does not learn which one it was."""
        game = self._game
        zones = game.rules.zones
        there, here = zones.names[old], zones.names[self._zone[card]]
        names = view.handles_of(game.state.salt, self._seat)
        was, now = names.of(card, sight), names.of(card, self._sight[card])
        seen_here = now in handles(self._view["zones"].get(here, {}))
        looks_in = zones.of[old].sight == EVERYBODY or zones.eyes[old] & view.eye_of(self._seat)
        sees_it_leave = looks_in or (zones.of[old].sight == OWNER and game.rules.open_hands(game))
        follows = was == now if seen_here else sees_it_leave
        seen_there = follows and was in handles(before["zones"].get(there, {}))
        return Move(there, here, was if seen_there else "", now if seen_here else "")
