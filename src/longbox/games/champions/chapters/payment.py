"""Paying: picking resources piece by piece.

A payment is offered only if it can be completed. Every source in it must be needed: without it the price would not be
met, or a type would be missing that the card asks about ("if you paid with..."). Sources are picked from the richest
down until the price is met, and then perhaps one that brings such a type, so that no set is offered twice.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations
from typing import Final, cast

from longbox.engine.decision import DONE, Decision, Group, Option, Question, offers
from longbox.engine.events import Event, EventKind
from longbox.engine.frames import Frame, Node, Scope
from longbox.games.champions.chapters.discarding import put_away
from longbox.games.champions.chapters.resources import (
    ANY,
    FREE,
    Price,
    Source,
    add,
    aspect_of,
    owed,
    sources,
    total,
)
from longbox.games.champions.table import kinds
from longbox.games.champions.table.abilities import Resource
from longbox.games.champions.table.cards import ChampionsCard, face
from longbox.games.champions.table.kinds import NO_ICONS, WILD, Icons, count
from longbox.games.champions.table.paid import includes
from longbox.games.champions.table.state import Champions
from longbox.games.champions.table.zones import DISCARD, HAND, RESOLVING

TO_PAY: Final = offers("pay")


@dataclass(frozen=True, eq=False)
class Payment(Question):
    """Pick what to pay with; the scope holds the `price` and, for a cost of X, the type `x` that it takes.

    `data` are the cards picked. What was paid is remembered in the scope as `paid`.
    """

    def step(self, game: Champions, frame: Frame) -> None:
        every = self.sources(game, frame.scope)
        decision = self.offer(game, frame, every)
        while decision is not None and len(decision.options) == 1 and not game.must_ask(decision):
            self.answer(game, frame, decision.options[0])
            decision = self.offer(game, frame, every)
        if decision is None:
            settle(game, frame.scope, among_picked(every, frame.data))
        elif not decision.options:
            # A guess at a hidden hand that can't explain the payment: it pays what it can.
            game.decision = Decision(frame.scope.you, [DONE], about=self, group=decision.group)
        else:
            game.decision = decision

    def sources(self, game: Champions, scope: Scope) -> list[Source]:
        """What there is, the richest first, cards that are alike side by side."""
        price: Price = scope.vars["price"]
        need = count(price)
        kind: int = scope.vars.get("x", -1)
        asked = asked_types(game, scope)
        ranked: list[Source] = []
        for source in sources(game, scope.you, aspect_of(game, scope.source)):
            if kind >= 0:
                source.worth = source.icons[kind] + source.icons[WILD]
            elif price[ANY] == need:
                source.worth = min(need, source.count)
            else:
                source.worth = need - owed(price, source.icons)
            if source.worth or (asked and brings(source, asked, NO_ICONS)):
                place = len(ranked)
                while place and source.comes_before(ranked[place - 1]):
                    place -= 1
                ranked.insert(place, source)
        return ranked

    def among(self, game: Champions, frame: Frame) -> list[int]:
        return [source.card for source in self.sources(game, frame.scope)]

    def ask(self, game: Champions, frame: Frame) -> Decision | None:
        return self.offer(game, frame, self.sources(game, frame.scope))

    def offer(self, game: Champions, frame: Frame, every: list[Source]) -> Decision | None:
        """The sources that may be picked next; None when the payment is complete."""
        scope = frame.scope
        price: Price = scope.vars["price"]
        picked: tuple[int, ...] = frame.data
        if DONE_PAYING in picked:
            return None
        chosen = among_picked(every, picked) if picked else []
        so_far = total(chosen) if chosen else NO_ICONS
        rest = after(picked[-1], every) if picked else every
        may_stop = False
        if "x" in scope.vars:
            may_stop = bool(picked)
        elif owed(price, so_far):
            rest = useful(price, chosen, so_far, rest)
        else:
            may_stop = True
            asked = asked_types(game, scope)
            rest = bringing(price, asked, chosen, so_far, every) if asked else []
        options = [TO_PAY[source.card] for source in unlike(rest)]
        if may_stop:
            if not options:
                return None
            options.append(DONE)
        need = count(price)
        group = Group(frame.at, "payment", picked, need, max(0, need - count(so_far)))
        return Decision(scope.you, options, about=self, group=group)

    def answer(self, game: Champions, frame: Frame, option: Option) -> None:
        frame.data = (*frame.data, DONE_PAYING if option is DONE else option.card)

    def picks(self, frame: Frame) -> tuple[int, ...]:
        return tuple([card for card in frame.data if card != DONE_PAYING])

    def gives(self, game: Champions, frame: Frame) -> dict[int, tuple[str, ...]]:
        return {source.card: kinds.names(source.icons) for source in self.sources(game, frame.scope)}

    def proposal(self, game: Champions, frame: Frame) -> list[int]:
        """The cheapest payment; a cost of X has none."""
        scope = frame.scope
        if "x" in scope.vars:
            return []
        return [source.card for source in cheapest(game, scope, self.sources(game, scope))]

    def forget_picks(self, frame: Frame) -> None:
        frame.data = ()


PAYMENT: Final = Payment()


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
    if not asked or scope.vars["price"] == FREE:
        return ()
    paid: Icons = scope.vars.get("paid", NO_ICONS)
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
    price: Price = scope.vars["price"]
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


def settle(game: Champions, scope: Scope, picked: list[Source]) -> None:
    """All is picked: spend it together. What was paid is remembered; what was paid too much is not."""
    game.state.frames.pop()
    icons = total(picked)
    if "x" not in scope.vars:
        icons = counted(scope.vars["price"], asked_types(game, scope), icons)
    scope.vars["paid"] = add(scope.vars.get("paid", NO_ICONS), icons)
    if picked:
        cards = tuple(source.card for source in picked)
        playing = game.state.zone[scope.source] == RESOLVING.at() and game.state.owner[scope.source] == scope.you
        if playing:
            scope.vars["spent"] = cards
        game.happen(Event(SPENT, seat=scope.you, cards=cards, source=scope.source, manner="playing" if playing else ""))


def apply_spent(game: Champions, event: Event) -> None:
    """Cards from hand are discarded."""
    held = [card for card in event.cards if game.state.zone[card] == HAND.at(event.seat)]
    event.notes["generators"] = tuple([card for card in event.cards if card not in held])
    for card in held:
        put_away(game, card, DISCARD.at(event.seat))


def use_generators(game: Champions, event: Event) -> None:
    if event.notes["generators"]:
        game.push(GENERATE, Scope(event.seat, event.source, event))


@dataclass(frozen=True, eq=False)
class Generate(Node):
    """Resource abilities that are paid with pay their own costs, one after the other."""

    def step(self, game: Champions, frame: Frame) -> None:
        event = frame.scope.event
        assert event is not None
        generators: tuple[int, ...] = event.notes["generators"]
        if frame.at == len(generators):
            game.state.frames.pop()
            return
        card = generators[frame.at]
        frame.at += 1
        ability = face(game, card).generator
        assert ability is not None
        power = cast("Resource", ability.power)
        if power.limit is not None:
            game.mark_used(card, ability, power.limit.span)
        if power.cost is not None:
            power.cost.enter(game, Scope(event.seat, card))


GENERATE: Final = Generate()


SPENT: Final = EventKind("spend", apply_spent, then=use_generators)


def pay(game: Champions, scope: Scope, price: Price) -> None:
    """Let the player pick a payment; nothing is spent before it is complete."""
    if price != FREE:
        scope.vars["price"] = price
        game.push_picks(PAYMENT, scope)
