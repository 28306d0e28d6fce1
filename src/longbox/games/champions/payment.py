"""Paying with resources: what a player could pay with, whether it is enough, and picking it piece by piece.

A price is (any, mental, physical, energy): so many resources of any type and so many of each type. A payment is
offered only if it can be completed. Sources are picked from the richest down, and picking ends when the price is met,
so that no set is offered twice and none that is larger than it need be.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import combinations
from typing import Final, cast

from longbox.engine.cards import Instance
from longbox.engine.decision import DONE, Decision, Group, Option, Question, offers
from longbox.engine.events import Event, EventKind
from longbox.engine.frames import Frame, Node, Scope
from longbox.games.champions import kinds
from longbox.games.champions.kinds import NO_ICONS, WILD, Icons, count
from longbox.games.champions.piles import put_away
from longbox.games.champions.printed import ChampionsCard, definitions, face
from longbox.games.champions.table import AREA, DISCARD, HAND, RESOLVING, Champions, form
from longbox.games.champions.vocabulary.abilities import Resource

Price = tuple[int, int, int, int]

ANY: Final = 0
"""Where a price says how many resources may be of any type."""
FREE: Final[Price] = (0, 0, 0, 0)
TO_PAY: Final = offers("pay")


class Source:
    """Something to pay with: a card in hand, or a card in play with a Resource ability. `count` is how many resources
    its `icons` are, `worth` what it can add to the price that is being paid, or to a cost of X of one type."""

    __slots__ = ("ability", "card", "count", "definition", "icons", "worth")

    def __init__(
        self, card: int, definition: ChampionsCard, icons: Icons, count: int, ability: Instance | None = None
    ) -> None:
        self.card = card
        self.definition = definition
        self.icons = icons
        self.count = count
        self.ability = ability
        self.worth = 0

    def comes_before(self, other: Source) -> bool:
        """The richest first, cards that are alike side by side."""
        if self.worth != other.worth:
            return self.worth > other.worth
        if self.definition is other.definition:
            return self.card < other.card
        return self.definition.rank < other.definition.rank


def sources(game: Champions, seat: int, aspect: str, without: int = -1) -> list[Source]:
    """All that a player could pay with for a card of an aspect, except the card that is paid for."""
    definition = definitions(game)
    found: list[Source] = []
    for card in game.state.zones[HAND.first + seat]:
        if card != without:
            printed = definition[card]
            found.append(Source(card, printed, printed.icons_for(aspect), printed.worth_for(aspect)))
    found += generators(game, seat)
    return found


def generators(game: Champions, seat: int) -> list[Source]:
    """The cards in play whose Resource abilities a player could use."""
    definition = definitions(game)
    found: list[Source] = []
    for card in game.state.zones[AREA.first + seat]:
        if definition[card].generates:
            ability = face(game, card).generator
            if ability is not None and can_generate(game, seat, card, ability):
                power = cast("Resource", ability.power)
                icons = power.generates(game, seat)
                found.append(Source(card, definition[card], icons, count(icons), ability))
    return found


class Purse:
    """How many resources a player could generate for any card, and how many more for a card of an aspect, by cards
    that count twice for it: enough to know which cost of a card can be paid."""

    __slots__ = ("doubling", "worth")

    def __init__(self, worth: int, doubling: list[ChampionsCard]) -> None:
        self.worth = worth
        self.doubling = doubling

    def pays(self, price: int, card: ChampionsCard) -> bool:
        """Whether there is enough for a card in hand, which can't pay for itself."""
        aspect = card.aspect
        enough = price + card.worth_for(aspect)
        worth = self.worth
        if worth >= enough:
            return True
        for double in self.doubling:
            if double.doubles == aspect:
                worth += double.worth
        return worth >= enough


def purse(game: Champions, seat: int) -> Purse:
    definition = definitions(game)
    worth = 0
    doubling: list[ChampionsCard] = []
    for card in game.state.zones[HAND.first + seat]:
        printed = definition[card]
        worth += printed.worth
        if printed.doubles:
            doubling.append(printed)
    for source in generators(game, seat):
        worth += source.count
    return Purse(worth, doubling)


def can_generate(game: Champions, seat: int, card: int, ability: Instance) -> bool:
    power = cast("Resource", ability.power)
    if power.form and power.form != form(game, seat):
        return False
    if power.limit is not None and game.uses(card, ability, power.limit.span) >= power.limit.times:
        return False
    return power.cost is None or power.cost.payable(game, Scope(seat, card))


def total(found: Iterable[Source]) -> Icons:
    mental = physical = energy = wild = 0
    for source in found:
        icons = source.icons
        mental += icons[0]
        physical += icons[1]
        energy += icons[2]
        wild += icons[3]
    return mental, physical, energy, wild


def owed(price: Price, icons: Icons) -> int:
    """How many resources are still missing: typed ones may be wild, all the rest may be anything."""
    wanted, mental, physical, energy = price
    if not (mental or physical or energy):
        return max(0, wanted - count(icons))
    wild = icons[WILD]
    missing = 0
    spare = 0
    for kind in range(3):
        difference = icons[kind] - price[kind + 1]
        if difference < 0:
            missing -= difference
        else:
            spare += difference
    by_wild = min(missing, wild)
    return missing - by_wild + max(0, wanted - spare - (wild - by_wild))


def can_pay(game: Champions, seat: int, price: Price, aspect: str) -> bool:
    return price == FREE or owed(price, total(sources(game, seat, aspect))) == 0


def add(one: Icons, other: Icons) -> Icons:
    return one[0] + other[0], one[1] + other[1], one[2] + other[2], one[3] + other[3]


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
        ranked: list[Source] = []
        for source in sources(game, scope.you, aspect_of(game, scope.source)):
            if kind >= 0:
                source.worth = source.icons[kind] + source.icons[WILD]
            elif price[ANY] == need:
                source.worth = min(need, source.count)
            else:
                source.worth = need - owed(price, source.icons)
            if source.worth:
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
        """The sources that may be picked next; None when the price is met."""
        scope = frame.scope
        price: Price = scope.vars["price"]
        picked: tuple[int, ...] = frame.data
        so_far = total(among_picked(every, picked)) if picked else NO_ICONS
        free = "x" in scope.vars
        if DONE_PAYING in picked or (not free and owed(price, so_far) == 0):
            return None
        rest = after(picked[-1], every) if picked else every
        options = [TO_PAY[source.card] for source in unlike(rest if free else useful(price, so_far, rest))]
        if free and picked:
            if not options:
                return None
            options.append(DONE)
        need = count(price)
        group = Group(frame.at, "payment", picked, need, need - count(so_far))
        return Decision(scope.you, options, about=self, group=group)

    def answer(self, game: Champions, frame: Frame, option: Option) -> None:
        frame.data = (*frame.data, DONE_PAYING if option is DONE else option.card)

    def proposal(self, game: Champions, frame: Frame) -> list[int]:
        """The cheapest payment; a cost of X has none."""
        if "x" in frame.scope.vars:
            return []
        return [source.card for source in cheapest(game, frame.scope.vars["price"], self.sources(game, frame.scope))]

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


def useful(price: Price, so_far: Icons, rest: list[Source]) -> list[Source]:
    """Of the sources left, those that bring the payment nearer to its end and leave enough to complete it."""
    last = len(rest)
    if price[ANY] == count(price):
        missing = price[ANY] - count(so_far)
        while last and missing > 0:
            last -= 1
            missing -= rest[last].count
        return rest[: last + 1] if missing <= 0 else []
    after = so_far
    while last and owed(price, after):
        last -= 1
        after = add(after, rest[last].icons)
    if owed(price, after):
        return []
    missing = owed(price, so_far)
    return [source for source in rest[: last + 1] if owed(price, add(so_far, source.icons)) < missing]


def cheapest(game: Champions, price: Price, every: list[Source]) -> list[Source]:
    """The payment that gives up the least."""
    best: tuple[Source, ...] = ()
    least = None
    for size in range(1, len(every) + 1):
        for way in combinations(every, size):
            if not owed(price, total(way)) and (least is None or loss(game, price, way) < least):
                best, least = way, loss(game, price, way)
    return list(best)


def loss(game: Champions, price: Price, way: tuple[Source, ...]) -> tuple[int, int, int, int, int]:
    """What a payment gives up, the gravest first: cards from hand, resources paid too much, cards that could be
    played, their worth, and what in play is used up."""
    hand = [game.state.definition[source.card] for source in way if source.ability is None]
    playable = [card for card in hand if card.kind != kinds.RESOURCE]
    worth_of_them = sum(card.stats.get("cost", 0) for card in playable)
    return len(hand), count(total(way)) - count(price), len(playable), worth_of_them, len(way) - len(hand)


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
    """All is picked: spend it together."""
    game.state.frames.pop()
    scope.vars["paid"] = add(scope.vars.get("paid", NO_ICONS), total(picked))
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


def was_paid_with(scope: Scope, kind: int) -> bool:
    """Whether a resource of a type was spent; a wild one counts as the type its player likes."""
    paid: Icons = scope.vars.get("paid", NO_ICONS)
    return paid[kind] + paid[WILD] > 0


def cost_of(game: Champions, seat: int, card: int) -> int:
    """What a card costs its player now, never less than nothing."""
    cost = game.value(card, "cost") if game.may_change("cost") else definitions(game)[card].cost
    return max(0, cost - game.state.discount[seat])


def aspect_of(game: Champions, card: int) -> str:
    return face(game, card).aspect
