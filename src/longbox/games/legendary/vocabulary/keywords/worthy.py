"""Worthy: who has a dear Hero."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from longbox.engine.effects.conditions import Condition, Fact
from longbox.engine.frames import Scope
from longbox.engine.words import Say
from longbox.games.legendary.table.nouns import printed_cost
from longbox.games.legendary.table.state import Table
from longbox.games.legendary.vocabulary.nouns import hero

ENOUGH: Final = 5


@dataclass(frozen=True, eq=False)
class Worthy(Condition):
    """One of your Heroes costs enough: in hand, played this turn, or an Artifact in front of you."""

    def holds(self, game: Table, scope: Scope) -> bool:
        return any(printed_cost(game, card) >= ENOUGH for card in hero.cards(game, scope))

    def words(self, say: Say) -> str:
        return say.phrase("{you} are {Worthy} ({you have} {a Hero} that {costs} {enough} or more)", enough=ENOUGH)

    def denied(self, say: Say) -> str:
        said = "{you} are not {Worthy} ({you have} no {Hero} that {costs} {enough} or more)"
        return say.phrase(said, enough=ENOUGH)

    def with_them(self, say: Say, denied: bool = False) -> str:
        return say.phrase("who is not {Worthy}" if denied else "who is {Worthy}")


WORTHY: Final = Worthy()


def half_are_unworthy(game: Table, scope: Scope) -> bool:
    """Of an odd number the greater half."""
    seats = range(game.state.seats)
    unworthy = len([seat for seat in seats if not WORTHY.holds(game, scope.child(seat))])
    return 2 * unworthy >= game.state.seats


HALF_UNWORTHY: Final = Fact("at least half of the players are not {Worthy}", half_are_unworthy)
