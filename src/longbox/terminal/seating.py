"""Who sits where: people at this screen and computer players."""

from __future__ import annotations

from collections.abc import Sequence

import longbox
from longbox import players
from longbox.languages import message, said
from longbox.players.clock import TurnClock

PERSON = "person"
THINKERS = {
    "easy": message("Easy"),
    "normal": message("Normal"),
    "hard": message("Hard"),
    "random": message("Random"),
    "greedy": message("Greedy"),
    "search": message("Search"),
}
"""What computer players are called while they think."""


def levels() -> tuple[str, ...]:
    """How good computer players can be, from the easiest to the hardest."""
    return players.levels()


def usual_level() -> str:
    return players.USUAL_LEVEL


class Seating:
    """The seats of a table, each with a person or a computer player."""

    def __init__(self, names: Sequence[str], seed: int | str = 0) -> None:
        self.names = tuple(names)
        self._clock = TurnClock()
        self._seeds = [players.seed_for(seed, seat) for seat in range(len(self.names))]
        self._players = {
            seat: players.player(name, self._seeds[seat]) for seat, name in enumerate(self.names) if name != PERSON
        }

    def is_person(self, seat: int) -> bool:
        return self.names[seat] == PERSON

    @property
    def people(self) -> list[int]:
        return [seat for seat in range(len(self.names)) if self.is_person(seat)]

    def choose(self, match: longbox.Match, seat: int) -> int:
        """What the computer player of a seat does now. A level has a time for all of a turn, too."""
        with self._clock.thinking(match, seat) as spent:
            player = self._players[seat]
            if self.names[seat] in levels():
                player = players.player(self.names[seat], self._seeds[seat], players.Haste(spent=spent))
            return player.choose(match.seat(seat))


def seated(seats: int, people: int = 1, level: str = "", seed: int | str = 0) -> Seating:
    """People on the first seats, computer players on the others."""
    if not 0 <= people <= seats:
        refusal = said(
            "{people} people can't sit at a table for {seats}; choose 0 to {seats}.", people=people, seats=seats
        )
        raise longbox.SetupError(refusal)
    return Seating([PERSON] * people + [level or usual_level()] * (seats - people), seed)


def advice(match: longbox.Match, seat: int) -> tuple[int, str]:
    """What a computer player would do in a seat's place, and why."""
    return players.hint(match.seat(seat))
