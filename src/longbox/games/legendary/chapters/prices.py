"""Prices: how many points fighting or recruiting takes, and of which currencies.

What an enemy's Attack is and what fighting it takes are two things: a discount for fighting leaves its Attack as it is.
So prices are values of their own, with the printed or present number as their base.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from longbox.engine.language import message, said
from longbox.games.legendary.chapters import points
from longbox.games.legendary.table.abilities import PaidWith, having
from longbox.games.legendary.table.kinds import ATTACK_POINTS, RECRUIT_POINTS, TO_FIGHT, TO_RECRUIT
from longbox.games.legendary.table.state import LegendaryState, Table

ATTACK_ONLY: Final = (ATTACK_POINTS,)
RECRUIT_ONLY: Final = (RECRUIT_POINTS,)
EITHER: Final = (ATTACK_POINTS, RECRUIT_POINTS)

RECRUIT_WILL_DO: Final = "recruit will do"
"""What an enemy has that can be fought with Recruit alone, besides the usual way."""


class Price(NamedTuple):
    """An amount of points, and the currencies that it can be paid in, in any mixture."""

    amount: int
    currencies: tuple[str, ...]

    def __str__(self) -> str:
        if self.amount < 0:
            return said(PAID_OUT[self.currencies[0]], amount=-self.amount)
        return said(IN_WORDS[self.currencies], amount=self.amount)


IN_WORDS: Final = {
    ATTACK_ONLY: message("{amount} Attack"),
    RECRUIT_ONLY: message("{amount} Recruit"),
    EITHER: message("{amount} Attack or Recruit"),
}
PAID_OUT: Final = {
    ATTACK_POINTS: message("you get {amount} Attack"),
    RECRUIT_POINTS: message("you get {amount} Recruit"),
}
"""How prices are said, and those below zero."""


def to_fight(game: Table, enemy: int) -> int:
    """How many points fighting an enemy takes."""
    state = game.state
    changed = state.alters_powers or TO_FIGHT in state.statics or TO_FIGHT in state.modifiers
    return game.value(enemy, TO_FIGHT if changed else ATTACK_POINTS)


def to_recruit(game: Table, card: int) -> int:
    """How much Recruit a Hero takes."""
    if game.may_change(TO_RECRUIT):
        return game.value(card, TO_RECRUIT)
    return game.state.definition[card].stats["cost"]


def ways_to_fight(game: Table, enemy: int) -> list[Price]:
    """The prices that a player may choose from."""
    amount = to_fight(game, enemy)
    usual = Price(amount, taken_by(game, enemy))
    if RECRUIT_WILL_DO not in game.state.modifiers or RECRUIT_POINTS in usual.currencies:
        return [usual]
    return [usual, Price(amount, RECRUIT_ONLY)] if game.value(enemy, RECRUIT_WILL_DO) else [usual]


def taken_by(game: Table, enemy: int) -> tuple[str, ...]:
    """The currencies in which an enemy is usually paid for."""
    if game.state.recruit_fights or having(game, enemy, PaidWith):
        return EITHER
    return ATTACK_ONLY


def funds(game: Table, price: Price, enemy: int = -1) -> int:
    """The points with which a price can be paid."""
    return sum(points.usable(game, currency, enemy) for currency in price.currencies)


def payable(game: Table, price: Price, enemy: int = -1) -> bool:
    return price.amount <= funds(game, price, enemy)


def affordable(game: Table, heroes: list[int]) -> list[int]:
    """Those of some Heroes that can be paid for."""
    state = game.state
    most = state.recruit
    if game.may_change(TO_RECRUIT):
        return [card for card in heroes if to_recruit(game, card) <= most]
    definition = state.definition
    return [card for card in heroes if definition[card].stats["cost"] <= most]


def payable_fights(game: Table, enemies: list[int]) -> list[tuple[int, int]]:
    """Those of some enemies that can be paid for, each with the number of a way. Mostly what is printed tells."""
    state = game.state
    if not as_printed(state):
        return [
            (enemy, way)
            for enemy in enemies
            for way, price in enumerate(ways_to_fight(game, enemy))
            if payable(game, price, enemy)
        ]
    definition = state.definition
    both = state.attack + state.recruit
    attack = both if state.recruit_fights else state.attack
    return [
        (enemy, 0)
        for enemy in enemies
        if (price := definition[enemy].stats.get(ATTACK_POINTS, 0)) <= both
        and (price <= attack or having(game, enemy, PaidWith))
    ]


def as_printed(state: LegendaryState) -> bool:
    """Whether every enemy takes its printed Attack, and there are no points but free ones."""
    return not (
        state.bound
        or state.shards_on_cards
        or state.bonuses
        or state.alters_powers
        or (state.modifiers and not PRICES.isdisjoint(state.modifiers))
        or (state.statics and not PRICES.isdisjoint(state.statics))
    )


PRICES: Final = frozenset((ATTACK_POINTS, TO_FIGHT, RECRUIT_WILL_DO))
"""The values that what a fight takes depends on."""


def splits(game: Table, price: Price, enemy: int) -> range:
    """How much of a price can be paid with Recruit: the least first, as Recruit is mostly good for more."""
    if RECRUIT_POINTS not in price.currencies:
        return range(1)
    if ATTACK_POINTS not in price.currencies:
        return range(price.amount, price.amount + 1)
    least = max(0, price.amount - points.usable(game, ATTACK_POINTS, enemy))
    most = min(points.usable(game, RECRUIT_POINTS, enemy), max(price.amount, 0))
    return range(least, most + 1)
