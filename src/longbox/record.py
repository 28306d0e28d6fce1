"""The record of a game: the position before every choice, what was chosen there, and what happened in between.

What happened is told as deeds (an attack, a card played), and as steps: deeds with the changes that each made to what
the seat sees, so that a view and the steps after it always give the next view.
"""

from __future__ import annotations

from typing import Any

from longbox.changes import changes
from longbox.deeds import Deed
from longbox.engine import view
from longbox.engine.events import Event
from longbox.engine.game import Game
from longbox.steps import steps_of


class Record:
    """Deeds since the start, and positions: all of them, or only the later ones if memory counts."""

    def __init__(self, game: Game[Any]) -> None:
        self._positions: list[Game[Any] | None] = []
        self._picks: list[int] = []
        self._deeds: list[list[Deed]] = [[]]
        self.first = 0
        """The first position that is kept."""
        game.log = self

    def place(self) -> int:
        return len(self._deeds[-1])

    def note(self, game: Game[Any], event: Event, place: int) -> None:
        self._deeds[-1].insert(place, Deed(game, event))

    def latest(self) -> str:
        return latest_of(self._deeds)

    def before_choice(self, game: Game[Any], pick: int) -> None:
        self._positions.append(game.clone())
        self._picks.append(pick)
        self._deeds.append([])

    def position(self, now: Game[Any], number: int) -> Game[Any]:
        return self._at(now, number).clone()

    def _at(self, now: Game[Any], number: int) -> Game[Any]:
        found = self._positions[number] if number < len(self._positions) else now
        assert found is not None, f"position {number} was dropped: play the game again to see it"
        return found

    def cut(self, game: Game[Any], number: int) -> None:
        del self._positions[number:]
        del self._picks[number:]
        del self._deeds[number + 1 :]
        self.first = min(self.first, number)
        game.log = self

    def drop(self, before: int) -> None:
        """Forget the positions before a choice; the deeds stay."""
        for number in range(self.first, min(before, len(self._positions))):
            self._positions[number] = None
            self.first = number + 1

    def deeds(self, now: Game[Any], seat: int | None, since: int) -> list[dict[str, Any]]:
        """For each choice from `since` on: its number and the deeds."""
        return [
            {"choice": number, "deeds": self._deeds_of(now, seat, number)}
            for number in range(max(since, -1), len(self._positions))
        ]

    def _deeds_of(self, now: Game[Any], seat: int | None, number: int) -> list[dict[str, Any]]:
        salt: str = now.state.salt
        deeds = enumerate(self._deeds[number + 1])
        return [deed.told(salt, seat, place_of(number, at)) for at, deed in deeds]

    def steps(self, now: Game[Any], seat: int | None, since: int) -> list[dict[str, Any]]:
        """What happened from choice `since` on, step by step, each with its choice and the changes to a seat's view."""
        found = [] if since >= 0 else self._set_up(now, seat)
        for number in range(max(since, 0), len(self._positions)):
            found += self._steps_of(now, seat, number)
        return found

    def _set_up(self, now: Game[Any], seat: int | None) -> list[dict[str, Any]]:
        """The table as it was before the first choice, and the deeds that led there."""
        laid_out = {"choice": -1, "changes": changes({}, view.view(self._at(now, 0), seat))}
        return [laid_out, *({"choice": -1, **deed, "changes": []} for deed in self._deeds_of(now, seat, -1))]

    def _steps_of(self, now: Game[Any], seat: int | None, number: int) -> list[dict[str, Any]]:
        """A choice made once more, with somebody who watches."""
        game = self.position(now, number)
        found = []
        deeds = 0
        for step in steps_of(game, self._picks[number], seat, latest_of(self._deeds[: number + 1])):
            said: dict[str, Any] = {"choice": number}
            if step.deed is not None:
                said |= step.deed.told(game.state.salt, seat, place_of(number, deeds))
                deeds += 1
            found.append(said | {"changes": step.changes})
        return found


def latest_of(told: list[list[Deed]]) -> str:
    """The kind of the event that was told last."""
    return next((deeds[-1].kind for deeds in reversed(told) if deeds), "")


def place_of(number: int, at: int) -> str:
    """What tells a deed from all others: its choice, and its place among what that led to."""
    return f"deed/{number}/{at}"
