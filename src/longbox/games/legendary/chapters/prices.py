"""Prices: how many points fighting or recruiting takes, of which currencies, and the ways to pay for a fight.

What an enemy's Attack is and what fighting it takes are two things: a discount for fighting leaves its Attack as it is.
So prices are values of their own, with the printed or present number as their base.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from longbox.engine.cards import Card
from longbox.engine.effects.abilities import Static
from longbox.engine.effects.amounts import count, half_of
from longbox.engine.effects.nouns import THIS
from longbox.engine.frames import Scope
from longbox.engine.language import message, said
from longbox.games.legendary.chapters import points
from longbox.games.legendary.table.abilities import (
    ON_EXCESS,
    FromOneHero,
    OfFights,
    OnlyWithRecruit,
    PaidWith,
    Staked,
    abilities,
    acting,
    having,
)
from longbox.games.legendary.table.enemies import has_one
from longbox.games.legendary.table.kinds import ATTACK_POINTS, PIERCING_POINTS, RECRUIT_POINTS, TO_FIGHT, TO_RECRUIT
from longbox.games.legendary.table.roles import parts
from longbox.games.legendary.table.state import LegendaryState, Table

ATTACK_ONLY: Final = (ATTACK_POINTS,)
RECRUIT_ONLY: Final = (RECRUIT_POINTS,)
EITHER: Final = (ATTACK_POINTS, RECRUIT_POINTS)
PIERCING_ONLY: Final = (PIERCING_POINTS,)

RECRUIT_WILL_DO: Final = "recruit will do"
"""What an enemy has that can be fought with Recruit alone, besides the usual way."""


SWAPPED: Final = "swapped"
"""What is changed as long as Recruit fights and Attack recruits."""


def fights_with(game: Table) -> str:
    """The currency that fights usually take."""
    return RECRUIT_POINTS if SWAPPED in game.state.modifiers else ATTACK_POINTS


def recruits_with(game: Table) -> str:
    """The currency that Heroes cost."""
    return ATTACK_POINTS if SWAPPED in game.state.modifiers else RECRUIT_POINTS


class Price(NamedTuple):
    """An amount of points, perhaps and half a one, and the currencies that it can be paid in, in any mixture."""

    amount: int
    currencies: tuple[str, ...]
    half: int = 0

    def __str__(self) -> str:
        if self.amount < 0:
            return said(PAID_OUT[self.currencies[0]], amount=-self.amount)
        return said(IN_WORDS[self.currencies], amount=points.in_words(self.amount, self.half))

    def halves(self) -> int:
        return 2 * self.amount + self.half


IN_WORDS: Final = {
    ATTACK_ONLY: message("{amount} Attack"),
    RECRUIT_ONLY: message("{amount} Recruit"),
    EITHER: message("{amount} Attack or Recruit"),
    PIERCING_ONLY: message("{amount} Piercing"),
}
PAID_OUT: Final = {
    ATTACK_POINTS: message("you get {amount} Attack"),
    RECRUIT_POINTS: message("you get {amount} Recruit"),
}
"""How prices are said, and those below zero."""


class Way(NamedTuple):
    """A way to pay for a fight, of which one is chosen when it begins.

    `past`: it goes past the enemy's conditions, costs beside the price, and shields. `hero`: only points from the cards
    of this one count; "": from nobody's. `excess`: how much of the price is more than the enemy takes. `staked`: what
    turns up when the fight has begun comes on top, and whoever can't pay that fails.
    """

    price: Price
    past: bool = False
    hero: str | None = None
    excess: int = 0
    staked: bool = False

    def __str__(self) -> str:
        price = str(self.price)
        if self.hero is not None:
            price = said("{price} from cards of one name", price=price)
            if self.hero:
                price = said("{price} from {hero}", price=str(self.price), hero=self.hero)
        if self.excess:
            return said("{price}, {excess} of it in excess", price=price, excess=self.excess)
        return said("{price} or more", price=price) if self.staked else price


def to_fight(game: Table, enemy: int) -> int:
    """How many points fighting an enemy takes; whoever is bonded with it adds to its Attack, and may take less than
    that by itself."""
    state = game.state
    if not (state.alters_powers or TO_FIGHT in state.statics or TO_FIGHT in state.modifiers):
        return game.value(enemy, ATTACK_POINTS)
    total = game.value(enemy, TO_FIGHT)
    for card in parts(game, enemy)[1:]:
        total += game.value(card, TO_FIGHT) - game.value(card, ATTACK_POINTS)
    return total


def half_to_fight(game: Table, enemy: int) -> int:
    """Whether it takes half a point more: where an enemy is as much stronger as Heroes print Attack."""
    if ATTACK_POINTS not in game.state.statics:
        return 0
    halves = 0
    for card in parts(game, enemy):
        scope = Scope(game.state.active, card)
        for power in having(game, card, Static):
            if power.stat == ATTACK_POINTS and power.to is THIS and power.holds(game, scope):
                halves += half_of(game, scope, power.amount)
    return halves % 2


def to_recruit(game: Table, card: int) -> int:
    """How much Recruit a Hero takes."""
    if game.may_change(TO_RECRUIT):
        return game.value(card, TO_RECRUIT)
    return game.state.definition[card].stats["cost"]


def ways_to_fight(game: Table, enemy: int) -> list[Way]:
    """The ways that a player may choose from, be they payable or not."""
    amount = to_fight(game, enemy)
    usual = Price(amount, taken_by(game, enemy), half_to_fight(game, enemy))
    ways = [Way(usual)]
    asked = RECRUIT_WILL_DO in game.state.modifiers and RECRUIT_POINTS not in usual.currencies
    if asked and game.value(enemy, RECRUIT_WILL_DO):
        ways.append(Way(usual._replace(currencies=RECRUIT_ONLY)))
    ways = from_heroes(game, enemy, ways)
    if stake(game, enemy):
        ways = [way._replace(staked=True) for way in ways]
    elif amount >= 0 and may_overpay(game, enemy):
        ways += [
            way._replace(price=way.price._replace(amount=amount + 1), excess=1)
            for way in ways
            if fights_with(game) in way.price.currencies
        ]
    return ways + piercing(game, enemy)


def taken_by(game: Table, enemy: int) -> tuple[str, ...]:
    """The currencies in which an enemy is usually paid for."""
    if has_one(game, enemy, OnlyWithRecruit):
        return RECRUIT_ONLY
    if has_one(game, enemy, PaidWith):
        return EITHER
    if fights_with(game) == RECRUIT_POINTS:
        return RECRUIT_ONLY
    return EITHER if game.state.recruit_fights else ATTACK_ONLY


def from_heroes(game: Table, enemy: int, ways: list[Way]) -> list[Way]:
    """Where the points must all be one Hero's, a way for each Hero who has made some."""
    if not has_one(game, enemy, FromOneHero) or ways[0].price.amount <= 0:
        return ways
    heroes = points.heroes(game) or [""]
    return [way._replace(hero=hero) for way in ways for hero in heroes]


def stake(game: Table, enemy: int) -> int:
    """How many cards are turned up when a fight with an enemy has begun."""
    return sum(
        [
            count(game, Scope(game.state.active, card), power.number)
            for card in parts(game, enemy)
            for power in having(game, card, Staked)
        ]
    )


def may_overpay(game: Table, enemy: int) -> bool:
    """Whether paying 1 more than an enemy takes sets something going: once a turn."""
    state = game.state
    if state.overpaid:
        return False
    return bool(state.excess) or any(acting(game, card, ON_EXCESS) for card in parts(game, enemy))


def piercing(game: Table, enemy: int) -> list[Way]:
    """Who has Piercing may pay the printed Victory Points instead; what prints none can't be fought so."""
    worth = printed_points(game, enemy)
    if not worth or not points.usable(game, PIERCING_POINTS, enemy):
        return []
    return [Way(Price(worth, PIERCING_ONLY), past=True)]


def printed_points(game: Table, enemy: int) -> int:
    """The Victory Points that stand on an enemy."""
    return sum([game.state.definition[card].stats.get("vp", 0) for card in parts(game, enemy)])


def funds(game: Table, way: Way, enemy: int) -> int:
    """The points with which a way can be paid, counted in halves."""
    return sum([points.halves_usable(game, currency, enemy, way.hero) for currency in way.price.currencies])


def payable(game: Table, way: Way, enemy: int) -> bool:
    """What is paid in excess must be Attack, also where Recruit pays for the rest. A fight with a stake may be begun
    with as much as is printed, whatever it takes then."""
    if way.staked:
        return 2 * printed_attack(game, enemy) <= funds(game, way, enemy)
    if way.price.halves() > funds(game, way, enemy):
        return False
    return (
        not way.excess or pays_as_attack(game) or points.usable(game, fights_with(game), enemy, way.hero) >= way.excess
    )


def printed_attack(game: Table, enemy: int) -> int:
    return sum([game.state.definition[card].stats.get(ATTACK_POINTS, 0) for card in parts(game, enemy)])


def pays_as_attack(game: Table) -> bool:
    """Whether Recruit counts as Attack this turn."""
    return bool(game.state.recruit_fights)


def affordable(game: Table, heroes: list[int]) -> list[int]:
    """Those of some Heroes that can be paid for."""
    state = game.state
    currency = recruits_with(game)
    most = points.free(game, currency)
    if state.bound:
        return [card for card in heroes if to_recruit(game, card) <= points.usable(game, currency, card)]
    if game.may_change(TO_RECRUIT):
        return [card for card in heroes if to_recruit(game, card) <= most]
    definition = state.definition
    return [card for card in heroes if definition[card].stats["cost"] <= most]


def as_printed(state: LegendaryState) -> bool:
    """Whether enemies take what is printed on them, nobody is shielded, and there are none but free Attack and
    Recruit."""
    return not (
        state.bound
        or state.piercing
        or state.excess
        or state.shields
        or state.officers_out
        or state.shards_on_cards
        or state.bonuses
        or state.alters_powers
        or (state.modifiers and not PRICES.isdisjoint(state.modifiers))
        or (state.statics and not PRICES.isdisjoint(state.statics))
    )


PRICES: Final = frozenset((ATTACK_POINTS, TO_FIGHT, RECRUIT_WILL_DO, SWAPPED))
"""The values that what a fight takes depends on."""


class Plain(dict[Card, bool]):
    """Whether a card that is fought takes its Attack, and nothing else matters: so it is of most, and every step of a
    turn asks it of all."""

    def __missing__(self, definition: Card) -> bool:
        plain = self[definition] = not (abilities(definition, OfFights) or definition.at(ON_EXCESS))
        return plain


PLAIN: Final = Plain()


def splits(game: Table, way: Way, enemy: int) -> range:
    """How much of a price can be paid with Recruit, counted in halves: the least first, as Recruit is mostly good for
    more."""
    price = way.price.halves()
    if RECRUIT_POINTS not in way.price.currencies:
        return range(1)
    if ATTACK_POINTS not in way.price.currencies:
        return range(price, price + 1)
    least = max(0, price - points.halves_usable(game, ATTACK_POINTS, enemy, way.hero))
    in_attack = 0 if pays_as_attack(game) else 2 * way.excess
    most = min(points.halves_usable(game, RECRUIT_POINTS, enemy, way.hero), max(price - in_attack, 0))
    return range(least, most + 1, smallest(game, way))


def smallest(game: Table, way: Way) -> int:
    """The smallest part of a price that may be paid with another currency: half a point, where there are any."""
    return 1 if game.state.half_points or way.price.half else 2
