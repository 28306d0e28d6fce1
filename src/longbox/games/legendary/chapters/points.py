"""Points: lots of Attack and Recruit, each with the card it came from and, if it is bound, what alone it is good for.

`state.points` holds the lots of this turn. `state.attack` and `state.recruit` are the sums of those that are free to
be spent on anything, kept by the functions here, since every step of a turn asks for them.
"""

from __future__ import annotations

from typing import Final

from longbox.engine.cards import Card
from longbox.engine.effects.nouns import Noun
from longbox.engine.events import Doing, Event, EventKind
from longbox.engine.frames import Scope
from longbox.games.legendary.table import notes
from longbox.games.legendary.table.kinds import ATTACK_POINTS, CURRENCIES, HERO, RECRUIT_POINTS
from longbox.games.legendary.table.state import Points, Table


def apply_get(game: Table, event: Event) -> None:
    """`amount` points of the currency `manner`, which may have a purpose."""
    get(game, event.manner, event.amount, event.source, event.notes.get(notes.PURPOSE))


def apply_pay_for_effect(game: Table, event: Event) -> None:
    spend(game, RECRUIT_POINTS, event.amount)


POINTS: Final = EventKind("points", doing=Doing("make", rest="points"))
"""What whoever waits for points listens to: they come with cards played and from effects."""
GET: Final = EventKind("get", apply_get, heard_as=POINTS)
PAY_FOR_EFFECT: Final = EventKind("pay for an effect", apply_pay_for_effect)


def get_printed(game: Table, definition: Card, source: int) -> None:
    """The points that a card gives whoever plays it: a Hero does."""
    if definition.kind == HERO:
        for currency in CURRENCIES:
            amount = definition.stats.get(currency)
            if amount is not None:
                get(game, currency, amount, source)


def get(game: Table, currency: str, amount: int, source: int = -1, purpose: Noun | None = None) -> None:
    """The active player gets points; with a purpose, they can be spent on such enemies only."""
    if amount <= 0:
        return
    state = game.state
    state.points += (Points(currency, amount, source, purpose),)
    free = amount if purpose is None else 0
    state.bound += purpose is not None
    if currency == ATTACK_POINTS:
        state.attack_made += amount
        state.attack += free
    else:
        state.recruit_made += amount
        state.recruit += free


def free(game: Table, currency: str) -> int:
    """The points that can be spent on anything."""
    return game.state.attack if currency == ATTACK_POINTS else game.state.recruit


def usable(game: Table, currency: str, enemy: int) -> int:
    """The points that can be spent on fighting an enemy."""
    found = free(game, currency)
    if game.state.bound:
        lots = [lot for lot in bound(game) if lot.currency == currency and good_for(game, lot, enemy)]
        found += sum([lot.amount for lot in lots])
    return found


def bound(game: Table) -> list[Points]:
    """The lots that are good for one purpose only."""
    return [lot for lot in game.state.points if lot.purpose is not None]


def good_for(game: Table, lot: Points, enemy: int) -> bool:
    if lot.purpose is None:
        return True
    return enemy >= 0 and lot.purpose.match(game, Scope(game.state.active, lot.source), enemy)


def spend(game: Table, currency: str, amount: int, enemy: int = -1) -> None:
    """Spend points, bound ones first: they are good for less. Less than nothing is paid out instead."""
    if amount <= 0:
        get(game, currency, -amount)
        return
    state = game.state
    lots = list(state.points)
    order = sorted(range(len(lots)), key=lambda at: lots[at].purpose is None) if state.bound else range(len(lots))
    for at in order:
        lot = lots[at]
        if amount and lot.currency == currency and good_for(game, lot, enemy):
            spent = min(amount, lot.amount)
            lots[at] = Points(currency, lot.amount - spent, lot.source, lot.purpose)
            amount -= spent
    assert amount == 0, f"{amount} {currency} more was to be spent than there is"
    state.points = tuple([lot for lot in lots if lot.amount])
    state.attack = sum([lot.amount for lot in state.points if lot.currency == ATTACK_POINTS and lot.purpose is None])
    state.recruit = sum([lot.amount for lot in state.points if lot.currency == RECRUIT_POINTS and lot.purpose is None])
    state.bound = sum([lot.purpose is not None for lot in state.points])


def forget(game: Table) -> None:
    """At the end of a turn all points are gone."""
    state = game.state
    state.points = ()
    state.bound = state.attack = state.recruit = state.attack_made = state.recruit_made = 0
