"""Microscopic Size-Changing: every card of a class makes this one cheaper, down to less than nothing."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from longbox.engine.effects.nouns import THIS, Noun
from longbox.engine.frames import Scope
from longbox.engine.words import Say
from longbox.games.legendary.table.kinds import TO_FIGHT, TO_RECRUIT
from longbox.games.legendary.table.state import Table
from longbox.games.legendary.table.zones import HQ
from longbox.games.legendary.vocabulary.keywords.size_changing import DISCOUNT, SizeChanging


@dataclass(frozen=True, eq=False)
class MicroscopicSizeChanging(SizeChanging):
    """2 less for each card of the class that was played, up to as many as there are icons."""

    stat: str = TO_RECRUIT
    amount: Any = 0
    to: Noun = THIS
    icons: int = 0
    below_zero = True

    def worth(self, game: Table, scope: Scope, card: int) -> int:
        played = sum(play.has(self.classes[0]) for play in game.state.plays)
        return -DISCOUNT * min(self.icons, played)

    def title(self, say: Say) -> str:
        return say.phrase("{Microscopic Size-Changing} {icon} ×{number}", icon=self.icon(say), number=self.icons)

    def meaning(self, say: Say) -> str:
        return say.phrase(
            "{cheaper} for each {icon} card you have played this turn, up to {number};"
            " if that takes it below 0, you get the difference instead of paying",
            cheaper=self.cheaper(say),
            icon=self.icon(say),
            number=self.icons,
        )

    def icon(self, say: Say) -> str:
        return say.term(self.classes[0])


def microscopic(icon: str, icons: int) -> MicroscopicSizeChanging:
    """On a Hero."""
    return MicroscopicSizeChanging(classes=(icon,), icons=icons, where=(HQ.name,))


def microscopic_enemy(icon: str, icons: int) -> MicroscopicSizeChanging:
    return MicroscopicSizeChanging(stat=TO_FIGHT, classes=(icon,), icons=icons)
