"""Which points are spent first, where some are good for more than others."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from longbox.engine.decision import Decision, Option, Question
from longbox.engine.frames import Frame, Scope
from longbox.engine.language import said
from longbox.engine.topics import PAYMENT, Topic
from longbox.games.legendary.chapters import points
from longbox.games.legendary.table import slots
from longbox.games.legendary.table.abilities import FromOneHero
from longbox.games.legendary.table.enemies import foes, has_one
from longbox.games.legendary.table.kinds import ATTACK_POINTS, RECRUIT_POINTS
from longbox.games.legendary.table.names import asking
from longbox.games.legendary.table.speech import speech
from longbox.games.legendary.table.state import Points, Table


def differ(game: Table, scope: Scope) -> bool:
    """Whether it may matter which points pay for a fight. Free points that no Hero must have made are all alike."""
    return bool(choices(game, scope))


def choices(game: Table, scope: Scope) -> list[tuple[int, ...]]:
    """Groups of lots alike, by their places, of which some must go first; none, where it does not matter.

    Bound points go before free ones without asking: they are good for less.
    """
    chosen: tuple[int, ...] = scope[slots.LOTS]
    if not game.state.bound and not duels(game, scope.source):
        return []
    for currency, amount in scope[slots.PARTS]:
        places = points.lots_for(game, currency, scope.source, scope[slots.HERO])
        left = amount - points.worth(game, [at for at in places if at in chosen])
        open_ones = [at for at in places if at not in chosen]
        bound = [at for at in open_ones if game.state.points[at].purpose is not None]
        if left >= points.worth(game, bound):
            left -= points.worth(game, bound)
            bound = [at for at in open_ones if at not in bound]
        alike = groups(game, scope, currency, bound)
        if 0 < left < points.worth(game, bound) and len(alike) > 1:
            return alike
    return []


def groups(game: Table, scope: Scope, currency: str, places: list[int]) -> list[tuple[int, ...]]:
    """Lots that are good for the same: of one purpose and, where somebody can be fought by one Hero only, of one
    Hero."""
    by_hero = currency == ATTACK_POINTS and duels(game, scope.source)
    found: dict[tuple[int, str | None], tuple[int, ...]] = {}
    for at in places:
        lot = game.state.points[at]
        key = (id(lot.purpose) if lot.purpose is not None else 0, points.hero_of(game, lot) if by_hero else None)
        found[key] = (*found.get(key, ()), at)
    return list(found.values())


def duels(game: Table, enemy: int) -> bool:
    """Whether there is somebody else whom one Hero must fight alone."""
    return bool([foe for foe in foes(game) if foe != enemy and has_one(game, foe, FromOneHero)])


@dataclass(frozen=True, eq=False)
class WhichPoints(Question):
    """Whoever pays for a fight says which points go first, group by group, as long as it matters."""

    def prompt(self, game: Table, decision: Decision) -> str:
        return asking(game, said("Which points do you spend first?"))

    def label(self, game: Table, option: Option) -> str:
        lot = game.state.points[choices(game, game.state.frames[-1].scope)[option.amount][0]]
        return said("First the {points}", points=lot_words(game, lot))

    def topic(self, game: Table, decision: Decision) -> Topic:
        return PAYMENT_TOPIC

    def ask(self, game: Table, frame: Frame) -> Decision | None:
        alike = choices(game, frame.scope)
        if not alike:
            return None
        enemy = frame.scope.source
        return Decision(frame.scope.you, [Option("spend", (enemy,), amount=at) for at in range(len(alike))], about=self)

    def answer(self, game: Table, frame: Frame, option: Option) -> None:
        frame.scope[slots.LOTS] += choices(game, frame.scope)[option.amount]


def lot_words(game: Table, lot: Points) -> str:
    """What is special about points: "Attack for a Villain on the Bridge", "Attack from Wasp"."""
    recruit = lot.currency == RECRUIT_POINTS
    if lot.purpose is not None:
        say = speech(game)
        enemy = say.article(lot.purpose.words(say))
        return said("Recruit for {enemy}", enemy=enemy) if recruit else said("Attack for {enemy}", enemy=enemy)
    hero = points.hero_of(game, lot)
    if hero is None:
        return said("Recruit from elsewhere") if recruit else said("Attack from elsewhere")
    return said("Recruit from {hero}", hero=hero) if recruit else said("Attack from {hero}", hero=hero)


PAYMENT_TOPIC: Final = Topic(PAYMENT)
WHICH_POINTS: Final = WhichPoints()
