"""Smash: another card from hand is thrown away for Attack."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from longbox.engine.effects.amounts import Amount, measured
from longbox.engine.effects.choosing import a
from longbox.engine.effects.deeds import Deed
from longbox.engine.events import Event
from longbox.engine.frames import Scope
from longbox.engine.game import Game
from longbox.engine.history import has_happened
from longbox.engine.words import Say
from longbox.games.legendary.chapters.rest_of_turn import SMASHES_DOUBLE
from longbox.games.legendary.table.state import Table
from longbox.games.legendary.vocabulary.deeds import discard
from longbox.games.legendary.vocabulary.flow import may
from longbox.games.legendary.vocabulary.named import Named
from longbox.games.legendary.vocabulary.nouns import card
from longbox.games.legendary.vocabulary.points import get


@dataclass(frozen=True, eq=False)
class SmashWorth(Amount):
    """What a Smash is worth: twice as much in a turn in which an effect says so."""

    number: int

    def of(self, game: Game[Any], scope: Scope) -> int:
        return 2 * self.number if has_happened(game, SMASHES_DOUBLE) else self.number

    def measured(self, unit: str, units: str, say: Say) -> str:
        return measured(self.number, unit, units, say)

    def words(self, say: Say) -> str:
        return str(self.number)


def smash(number: int) -> Named:
    """What was smashed is IT; without it nothing is."""
    return Named("{Smash} {number}", may(discard(a(card))).then(get(attack=SmashWorth(number))), number)


def double_them(game: Table, scope: Scope, cards: list[int], amount: int) -> None:
    game.happen(Event(SMASHES_DOUBLE, seat=scope.you, source=scope.source))


smash_twice_as_hard: Final = Deed("get", "double {Attack} from each {Smash} this turn", act=double_them).done
