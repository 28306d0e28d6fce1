"""How many: what the game counts when an effect resolves."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from longbox.engine.effects.amounts import Amount, Chosen, Tally
from longbox.engine.frames import Scope
from longbox.engine.words import Say
from longbox.games.vs.chapters.hands_and_decks import hand
from longbox.games.vs.table import slots
from longbox.games.vs.table.characters import face_up, on_side
from longbox.games.vs.table.players import heads
from longbox.games.vs.table.powers import uses_by
from longbox.games.vs.table.state import Vs
from longbox.games.vs.table.stats import teams

THAT_MANY: Final = Chosen(slots.SO_MANY)
"""As many as there were cards or counters in what was done before."""


def cards_more_than_they(game: Vs, scope: Scope) -> int:
    return max(0, len(hand(game, scope.you)) - len(hand(game, scope[slots.SEAT])))


@dataclass(frozen=True, eq=False)
class TimesUsed(Amount):
    """How often a player has used super powers of a name in this game, on whichever cards."""

    name: str

    def of(self, game: Vs, scope: Scope) -> int:
        span = uses_by(scope.you, self.name)
        return sum([times for key, times in game.state.used.items() if key[3] == span])

    def words(self, say: Say) -> str:
        return say.phrase("time that {you} have used {name} this game", name=self.name)


def times_used(name: str) -> TimesUsed:
    return TimesUsed(name)


def fellows_of_the_newcomer(game: Vs, scope: Scope) -> int:
    """The face-up cards on a side that share a team with the card that has come to it, that card too."""
    event = scope.event
    assert event is not None
    found = 0
    for newcomer in scope[slots.WHOM]:
        wanted = teams(game, newcomer)
        there = {card: None for seat in heads(game, event.seat) for card in on_side(game, seat)}
        found += sum(1 for card in there if face_up(game, card) and not wanted.isdisjoint(teams(game, card)))
    return found


FELLOWS: Final = Tally("face-up card on that side that shares a team with it", fellows_of_the_newcomer)
CARDS_AHEAD: Final = Tally("card that {you} have in hand more than that player", cards_more_than_they)
