"""Which sets of sources are a payment, and which of them gives up the least.

Every source in it must be needed: without it the price would not be met, or a type would be missing that the card asks
about ("if you paid with..."). Sources are picked from the richest down until the price is met, and then perhaps one
that brings such a type, so that no set is offered twice.
"""

from __future__ import annotations

from itertools import combinations
from typing import Final

from longbox.engine.frames import Scope
from longbox.games.champions.chapters.resources import ANY, FREE, Price, Source, owed, total
from longbox.games.champions.table import kinds, slots
from longbox.games.champions.table.cards import ChampionsCard, face
from longbox.games.champions.table.kinds import NO_ICONS, WILD, Icons, count
from longbox.games.champions.table.paid import includes
from longbox.games.champions.table.state import Champions

DONE_PAYING: Final = -1


def among_picked(every: list[Source], picked: tuple[int, ...]) -> list[Source]:
    return [source for source in every if source.card in picked]


def after(card: int, every: list[Source]) -> list[Source]:
    """The sources that come after a card."""
    place = 0
    while every[place].card != card:
        place += 1
    return every[place + 1 :]


def useful(price: Price, chosen: list[Source], so_far: Icons, rest: list[Source]) -> list[Source]:
    """Of the sources left, those with which the payment can be completed, each source in it being needed."""
    if price[ANY] != count(price):
        return [
            source
            for place, source in enumerate(rest)
            if completes(price, [*chosen, source], owed(price, so_far), rest[place + 1 :])
        ]
    # From the richest down every source is needed: without it, and the poorest, there was too little.
    last = len(rest)
    missing = price[ANY] - count(so_far)
    while last and missing > 0:
        last -= 1
        missing -= rest[last].count
    return rest[: last + 1] if missing <= 0 else []


def completes(price: Price, chosen: list[Source], missing: int, rest: list[Source]) -> bool:
    """Whether a payment that was short of `missing`, and has now one source more, can still become one in which every
    source is needed."""
    short_of = owed(price, total(chosen))
    if short_of == missing:
        return False
    if short_of == 0:
        return all(owed(price, total(without(chosen, source))) for source in chosen)
    return any(completes(price, [*chosen, one], short_of, rest[place + 1 :]) for place, one in enumerate(rest))


def without(chosen: list[Source], source: Source) -> list[Source]:
    return [one for one in chosen if one is not source]


def asked_types(game: Champions, scope: Scope) -> tuple[int, ...]:
    """The types of resources that the card being paid for asks about, as far as none was paid yet. Where the price is
    nothing, nothing can be paid."""
    asked = face(game, scope.source).asks_about
    if not asked or scope.vars[slots.PRICE] == FREE:
        return ()
    paid: Icons = scope.vars.get(slots.PAID, NO_ICONS)
    return tuple([kind for kind in asked if not includes(paid, kind)])


def brings(source: Source, asked: tuple[int, ...], so_far: Icons) -> bool:
    """Whether a source brings a type that is asked about to resources that have none of it."""
    return any(includes(source.icons, kind) and not includes(so_far, kind) for kind in asked)


def bringing(
    price: Price, asked: tuple[int, ...], chosen: list[Source], so_far: Icons, every: list[Source]
) -> list[Source]:
    """The sources that may be added to a price that is met, for a type that is asked about: those beside which all
    others are still needed. There is one more resource for each that is counted than there are resources to pay."""
    found = []
    for source in every:
        if source not in chosen and brings(source, asked, so_far):
            others = [total([*without(chosen, one), source]) for one in chosen]
            if all(owed(price, icons) for icons in others):
                found.append(source)
    return found


def counted(price: Price, asked: tuple[int, ...], icons: Icons) -> Icons:
    """Of the resources generated those that are paid: as many as the price. Which ones, is the player's interest;
    what is beyond is lost."""
    if count(icons) == count(price):
        return icons
    paid = [0, 0, 0, 0]
    for kind in range(3):
        paid[kind] = min(price[kind + 1], icons[kind])
        paid[WILD] += price[kind + 1] - paid[kind]
    missing = price[ANY]
    for kind in (*asked, WILD, *range(3)):
        taken = min(missing, icons[kind] - paid[kind])
        paid[kind] += taken
        missing -= taken
    return paid[0], paid[1], paid[2], paid[3]


def cheapest(game: Champions, scope: Scope, every: list[Source]) -> list[Source]:
    """The payment that gives up the least. None has more sources than there are resources to pay."""
    price: Price = scope.vars[slots.PRICE]
    asked = asked_types(game, scope)
    best: tuple[Source, ...] = ()
    least = None
    for size in range(1, min(len(every), count(price)) + 1):
        for way in combinations(every, size):
            if not owed(price, total(way)):
                lost = loss(game, price, asked, way)
                if least is None or lost < least:
                    best, least = way, lost
    return list(best)


def loss(
    game: Champions, price: Price, asked: tuple[int, ...], way: tuple[Source, ...]
) -> tuple[int, int, bool, int, int, int]:
    """What a payment gives up, the gravest first: cards from hand, resources paid too much, what a type that is asked
    about would do, cards that could be played, their worth, and what in play is used up."""
    hand = [game.state.definition[source.card] for source in way if source.ability is None]
    playable = [card for card in hand if card.kind != kinds.RESOURCE]
    worth_of_them = sum(card.stats.get("cost", 0) for card in playable)
    icons = total(way)
    wasted = not all(includes(icons, kind) for kind in asked)
    return len(hand), count(icons) - count(price), wasted, len(playable), worth_of_them, len(way) - len(hand)


def unlike(found: list[Source]) -> list[Source]:
    """Of cards in hand that are alike, the first. They lie side by side."""
    kept: list[Source] = []
    last: ChampionsCard | None = None
    for source in found:
        if source.ability is not None:
            kept.append(source)
        elif source.definition is not last:
            last = source.definition
            kept.append(source)
    return kept
