"""The Fear Level, by which there are Heroes in the HQ."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from longbox.engine.effects.deeds import Deed
from longbox.engine.events import Event
from longbox.engine.frames import Scope
from longbox.engine.words import Say
from longbox.games.legendary.chapters.fear import FEAR_FALLS, level
from longbox.games.legendary.table.abilities import Countdown
from longbox.games.legendary.table.state import Table


def let_fear_fall(game: Table, scope: Scope, cards: list[int], amount: int) -> None:
    for card in cards:
        game.happen(Event(FEAR_FALLS, seat=scope.you, card=card, amount=level(game), source=scope.source))


fear_falls: Final = Deed(
    "{KO}", "{whom}; nobody takes its place: the Fear Level is 1 less", act=let_fear_fall, key="ko"
).to


@dataclass(frozen=True, eq=False)
class NoFear(Countdown):
    """The HQ has no space left."""

    def left(self, game: Table, scope: Scope) -> int:
        return level(game)

    def words(self, say: Say) -> str:
        return say.phrase("the Fear Level, the number of spaces of the {HQ}, is 0")


NO_FEAR: Final = NoFear()
