"""Attack and Recruit that effects give."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from longbox.engine.effects.amounts import Number, Tally, count, measured
from longbox.engine.effects.nouns import Noun
from longbox.engine.effects.verbs import Verb
from longbox.engine.events import Event
from longbox.engine.frames import Scope
from longbox.engine.words import Say
from longbox.games.legendary.chapters.points import GET, free
from longbox.games.legendary.table import notes
from longbox.games.legendary.table.kinds import ATTACK_POINTS, PIERCING_POINTS, RECRUIT_POINTS
from longbox.games.legendary.table.state import Table


@dataclass(frozen=True, eq=False)
class Get(Verb):
    """You get points of a currency; with a purpose, to be spent on such enemies only."""

    currency: str
    amount: Number
    only: Noun | None = None

    def apply(self, game: Table, scope: Scope) -> None:
        amount = count(game, scope, self.amount)
        if amount:
            purpose = {notes.PURPOSE: self.only}
            you, source = scope.you, scope.source
            game.happen(Event(GET, seat=you, amount=amount, manner=self.currency, source=source, notes=purpose))

    def words(self, say: Say) -> str:
        if self.only is None:
            return self.points(say)
        enemy = say.article(self.only.words(say))
        return say.phrase("{points} that you can spend only on {enemy}", points=self.points(say), enemy=enemy)

    def points(self, say: Say) -> str:
        said = measured(self.amount, say.term(self.currency.capitalize()), "", say)
        return say.phrase("you get +{points}" if said[0].isdigit() else "you get {points}", points=said)


def get(*, attack: Number = 0, recruit: Number = 0, piercing: Number = 0, only: Noun | None = None) -> Get:
    if piercing != 0:
        return Get(PIERCING_POINTS, piercing, only)
    return Get(RECRUIT_POINTS, recruit, only) if recruit != 0 else Get(ATTACK_POINTS, attack, only)


def free_recruit(game: Table, scope: Scope) -> int:
    return free(game, RECRUIT_POINTS)


@dataclass(frozen=True, eq=False)
class AsMuchAsYouHave(Tally):
    """Points of a currency that are not spent yet: what gives as many doubles them."""

    def measured(self, unit: str, units: str, say: Say) -> str:
        return say.phrase("as much {points} again as {you} have", points=unit)


RECRUIT_YOU_HAVE: Final = AsMuchAsYouHave("{Recruit} {you} have", free_recruit)
