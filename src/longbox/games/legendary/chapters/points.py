"""Points: lots of each currency, each with the card it came from and, if it is bound, what alone it is good for.

`state.points` holds the lots of this turn. `state.attack`, `state.recruit` and `state.piercing` are the sums of those
that are free to be spent on anything, kept by the functions here, since every step of a turn asks for them. Some cards
give half a point more: these sums are whole points, `state.half_points` names the currencies of which half a point is
left over, and what must be exact is counted in halves (`worth`, `spend`).
"""

from __future__ import annotations

from typing import Final

from longbox.engine.cards import Card
from longbox.engine.effects.nouns import Noun
from longbox.engine.events import Doing, Event, EventKind
from longbox.engine.frames import Scope
from longbox.games.legendary.table import notes
from longbox.games.legendary.table.kinds import ATTACK_POINTS, CURRENCIES, HERO, PIERCING_POINTS, RECRUIT_POINTS
from longbox.games.legendary.table.state import Points, Table


def apply_get(game: Table, event: Event) -> None:
    """`amount` points of the currency `manner`, which may have a purpose."""
    half = event.notes.get(notes.HALF, 0)
    get(game, event.manner, event.amount, event.source, event.notes.get(notes.PURPOSE), half)


def apply_pay_for_effect(game: Table, event: Event) -> None:
    """Recruit, unless `manner` names the currency."""
    spend(game, event.manner or RECRUIT_POINTS, event.amount)


POINTS: Final = EventKind("points", doing=Doing("make", rest="points"))
"""What whoever waits for points listens to: they come with cards played and from effects."""
GET: Final = EventKind("get", apply_get, heard_as=POINTS)
PAY_FOR_EFFECT: Final = EventKind("pay for an effect", apply_pay_for_effect)


def get_printed(game: Table, definition: Card, source: int) -> None:
    """The points that a card gives whoever plays it: a Hero does."""
    if definition.kind == HERO:
        halves = definition.fact("half_points")
        for currency in CURRENCIES:
            amount = definition.stats.get(currency)
            if amount is not None:
                get(game, currency, amount, source, half=int(bool(halves) and currency in halves))


def get(game: Table, currency: str, amount: int, source: int = -1, purpose: Noun | None = None, half: int = 0) -> None:
    """The active player gets points; with a purpose, they can be spent on such cards only."""
    if amount <= 0 and not half:
        return
    state = game.state
    state.points += (Points(currency, amount, source, purpose, half),)
    free = amount if purpose is None else 0
    state.bound += purpose is not None
    if currency == ATTACK_POINTS:
        state.attack_made += amount
        state.attack += free
    elif currency == RECRUIT_POINTS:
        state.recruit_made += amount
        state.recruit += free
    else:
        state.piercing += free
    if half:
        count_half(game, currency)


def count_half(game: Table, currency: str) -> None:
    """Half a point was made: with another one it is a whole one."""
    state = game.state
    state.half_points_made += (currency,)
    if state.half_points_made.count(currency) % 2 == 0:
        state.attack_made += currency == ATTACK_POINTS
        state.recruit_made += currency == RECRUIT_POINTS
    keep(game, list(state.points))


def free(game: Table, currency: str) -> int:
    """The whole points that can be spent on anything."""
    state = game.state
    if currency == ATTACK_POINTS:
        return state.attack
    return state.recruit if currency == RECRUIT_POINTS else state.piercing


def usable(game: Table, currency: str, card: int, hero: str | None = None) -> int:
    """The whole points that can be spent on fighting or recruiting a card; perhaps only those from one Hero's cards."""
    if hero is None and not game.state.bound:
        return free(game, currency)
    return halves_usable(game, currency, card, hero) // 2


def halves_usable(game: Table, currency: str, card: int, hero: str | None = None) -> int:
    """The same, counted in halves."""
    if hero is None and not game.state.bound:
        return 2 * free(game, currency) + (currency in game.state.half_points)
    return worth(game, lots_for(game, currency, card, hero))


def worth(game: Table, places: list[int]) -> int:
    """The lots of some places together, counted in halves."""
    return sum([game.state.points[at].halves() for at in places])


def in_words(amount: int, half: int) -> str:
    """Points as they are read: "2", "2½", "½"."""
    if not half:
        return str(amount)
    return f"{amount}½" if amount else "½"


def lots_for(game: Table, currency: str, card: int, hero: str | None = None) -> list[int]:
    """The places of the lots that can be spent on a card, bound ones first: they are good for less."""
    lots = game.state.points
    found = [
        at
        for at, lot in enumerate(lots)
        if lot.currency == currency and good_for(game, lot, card) and (hero is None or hero_of(game, lot) == hero)
    ]
    return sorted(found, key=lambda at: lots[at].purpose is None) if game.state.bound else found


def hero_of(game: Table, lot: Points) -> str | None:
    """Whose card made the points, if a Hero's did."""
    if lot.source < 0:
        return None
    definition = game.state.definition[lot.source]
    if definition.kind != HERO:
        return None
    name: str = definition.fact("hero") or definition.name
    return name


def heroes(game: Table) -> list[str]:
    """Those whose cards have made points that are left."""
    found = [hero_of(game, lot) for lot in game.state.points]
    return [hero for hero in dict.fromkeys(found) if hero is not None]


def bound(game: Table) -> list[Points]:
    """The lots that are good for one purpose only."""
    return [lot for lot in game.state.points if lot.purpose is not None]


def good_for(game: Table, lot: Points, card: int) -> bool:
    if lot.purpose is None:
        return True
    return card >= 0 and lot.purpose.match(game, Scope(game.state.active, lot.source), card)


def spend(
    game: Table,
    currency: str,
    amount: int,
    card: int = -1,
    hero: str | None = None,
    first: tuple[int, ...] = (),
    half: int = 0,
) -> None:
    """Spend points on a card: those of the places `first` before others. Less than nothing is paid out instead."""
    if amount <= 0 and not half:
        get(game, currency, -amount)
        return
    halves = 2 * amount + half
    state = game.state
    lots = list(state.points)
    order = lots_for(game, currency, card, hero)
    if first:
        order = [at for at in first if at in order] + [at for at in order if at not in first]
    for at in order:
        lot = lots[at]
        spent = min(halves, lot.halves())
        left = lot.halves() - spent
        lots[at] = Points(currency, left // 2, lot.source, lot.purpose, left % 2)
        halves -= spent
    assert halves == 0, f"{in_words(halves // 2, halves % 2)} {currency} more was to be spent than there is"
    keep(game, [lot for lot in lots if lot.halves()])


def lose_all(game: Table, currency: str) -> None:
    """What is left of a currency is gone."""
    keep(game, [lot for lot in game.state.points if lot.currency != currency])


def keep(game: Table, lots: list[Points]) -> None:
    """These are the points that are left."""
    state = game.state
    state.points = tuple(lots)
    state.attack = sum([lot.amount for lot in lots if lot.currency == ATTACK_POINTS and lot.purpose is None])
    state.recruit = sum([lot.amount for lot in lots if lot.currency == RECRUIT_POINTS and lot.purpose is None])
    state.piercing = sum([lot.amount for lot in lots if lot.currency == PIERCING_POINTS and lot.purpose is None])
    state.bound = sum([lot.purpose is not None for lot in lots])
    if state.half_points or sum([lot.half for lot in lots]):
        state.half_points = ()
        add_halves(game)


def add_halves(game: Table) -> None:
    """Of the free halves, two are a whole point, and one is left over."""
    state = game.state
    for currency in CURRENCIES:
        halves = sum([lot.half for lot in state.points if lot.currency == currency and lot.purpose is None])
        whole = halves // 2
        state.attack += whole if currency == ATTACK_POINTS else 0
        state.recruit += whole if currency == RECRUIT_POINTS else 0
        state.piercing += whole if currency == PIERCING_POINTS else 0
        if halves % 2:
            state.half_points += (currency,)


def forget(game: Table) -> None:
    """At the end of a turn all points are gone."""
    state = game.state
    state.points = state.half_points = state.half_points_made = ()
    state.bound = state.attack = state.recruit = state.piercing = state.attack_made = state.recruit_made = 0
