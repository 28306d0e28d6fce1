"""Attack and Recruit that effects give."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Final

from longbox.engine.effects.amounts import Number, Tally, count, half_of, measured
from longbox.engine.effects.conditions import Fact
from longbox.engine.effects.counting import Per
from longbox.engine.effects.nouns import Noun
from longbox.engine.effects.verbs import Verb
from longbox.engine.events import Event
from longbox.engine.frames import Scope
from longbox.engine.language import message
from longbox.engine.words import Say
from longbox.games.legendary.chapters.points import GET, PAY_FOR_EFFECT, free
from longbox.games.legendary.table import notes
from longbox.games.legendary.table.kinds import ATTACK_POINTS, PIERCING_POINTS, RECRUIT_POINTS
from longbox.games.legendary.table.state import Table


@dataclass(frozen=True, eq=False)
class Get(Verb):
    """You get points of a currency; with a purpose, to be spent on such enemies only. `in_halves`: the amount counts
    half points."""

    currency: str
    amount: Number
    only: Noun | None = None
    in_halves: bool = False

    def apply(self, game: Table, scope: Scope) -> None:
        amount = count(game, scope, self.amount)
        half = int(half_of(game, scope, self.amount))
        if self.in_halves:
            amount, half = divmod(amount, 2)
        if amount or half:
            more = {notes.PURPOSE: self.only, notes.HALF: half}
            you, source = game.state.active, scope.source
            game.happen(Event(GET, seat=you, amount=amount, manner=self.currency, source=source, notes=more))

    def words(self, say: Say) -> str:
        if self.only is None:
            return self.points(say)
        enemy = self.only.any_one(say)
        return say.phrase("{points} that you can spend only on {enemy}", points=self.points(say), enemy=enemy)

    def points(self, say: Say) -> str:
        unit = say.term(self.currency.capitalize())
        if self.in_halves:
            assert isinstance(self.amount, Per), "half a point for each of something"
            return say.phrase("you get +½ {points} {for_each}", points=unit, for_each=self.amount.for_each(say))
        said = measured(self.amount, unit, "", say)
        if say.third:
            return say.phrase("gets +{points}" if said[0].isdigit() else "gets {points}", points=said)
        return say.phrase("you get +{points}" if said[0].isdigit() else "you get {points}", points=said)


def get(*, attack: Number = 0, recruit: Number = 0, piercing: Number = 0, only: Noun | None = None) -> Get:
    if piercing != 0:
        return Get(PIERCING_POINTS, piercing, only)
    return Get(RECRUIT_POINTS, recruit, only) if recruit != 0 else Get(ATTACK_POINTS, attack, only)


def get_half(*, attack: Per) -> Get:
    """Half a point for each of something."""
    return Get(ATTACK_POINTS, attack, in_halves=True)


@dataclass(frozen=True, eq=False)
class Spend(Verb):
    """You spend points of a currency on an effect."""

    currency: str
    amount: int

    def apply(self, game: Table, scope: Scope) -> None:
        paid = Event(PAY_FOR_EFFECT, seat=scope.you, card=scope.source, amount=self.amount, manner=self.currency)
        game.happen(paid)

    def words(self, say: Say) -> str:
        return say.phrase(SPENDS[self.currency], amount=self.amount)


SPENDS: Final = {
    ATTACK_POINTS: message("spend {amount} {Attack}"),
    RECRUIT_POINTS: message("spend {amount} {Recruit}"),
}


def spend(*, attack: int = 0, recruit: int = 0) -> Spend:
    return Spend(RECRUIT_POINTS, recruit) if recruit else Spend(ATTACK_POINTS, attack)


def has_points(currency: str, least: int, game: Table, scope: Scope) -> bool:
    return free(game, currency) >= least


def can_spend(*, attack: int = 0, recruit: int = 0) -> Fact:
    """Whether you have so many points that are good for anything."""
    if recruit:
        return Fact(f"{{you}} have {recruit} {{Recruit}}", partial(has_points, RECRUIT_POINTS, recruit))
    return Fact(f"{{you}} have {attack} {{Attack}}", partial(has_points, ATTACK_POINTS, attack))


def free_recruit(game: Table, scope: Scope) -> int:
    return free(game, RECRUIT_POINTS)


def free_attack(game: Table, scope: Scope) -> int:
    return free(game, ATTACK_POINTS)


@dataclass(frozen=True, eq=False)
class AsMuchAsYouHave(Tally):
    """Points of a currency that are not spent yet: what gives as many doubles them."""

    def measured(self, unit: str, units: str, say: Say) -> str:
        return say.phrase("as much {points} again as {you} have", points=unit)


ATTACK_YOU_HAVE: Final = AsMuchAsYouHave("{Attack} {you} have", free_attack)
RECRUIT_YOU_HAVE: Final = AsMuchAsYouHave("{Recruit} {you} have", free_recruit)
