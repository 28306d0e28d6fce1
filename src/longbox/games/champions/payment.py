"""Paying with resources: what a player could pay with, whether it is enough, and picking it piece by piece.

A price is (any, mental, physical, energy): so many resources of any type and so many of each type. A payment is
offered only if it can be completed. Sources are picked from the richest down, and picking ends when the price is met,
so that no set is offered twice and none that is larger than it need be.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import combinations
from typing import Final

from longbox.engine.cards import Card, Instance
from longbox.engine.decision import DONE, Decision, Group, Option, Question
from longbox.engine.events import Event, EventKind
from longbox.engine.frames import Frame, Scope
from longbox.games.champions import kinds
from longbox.games.champions.kinds import NO_ICONS, WILD, Icons, count
from longbox.games.champions.piles import put_away
from longbox.games.champions.table import AREA, DISCARD, HAND, RESOLVING, Champions, form

Price = tuple[int, int, int, int]

ANY: Final = 0
"""Where a price says how many resources may be of any type."""
FREE: Final[Price] = (0, 0, 0, 0)


class Source:
    """Something to pay with: a card in hand, or a card in play with a Resource ability."""

    __slots__ = ("ability", "card", "icons")

    def __init__(self, card: int, icons: Icons, ability: Instance | None) -> None:
        self.card = card
        self.icons = icons
        self.ability = ability


def sources(game: Champions, seat: int, aspect: str, without: int = -1) -> list[Source]:
    """All that a player could pay with for a card of an aspect, except the card that is paid for."""
    state = game.state
    found = []
    for card in state.zones[HAND.first + seat]:
        if card != without:
            face = state.definition[card]
            facts = face.facts
            found.append(Source(card, doubled(face) if facts["doubles"] == aspect else facts["icons"], None))
    return found + generators(game, seat)


def generators(game: Champions, seat: int) -> list[Source]:
    """The cards in play whose Resource abilities a player could use."""
    found = []
    for card in game.state.zones[AREA.first + seat]:
        ability = game.face(card).facts.get("resource")
        if ability is not None and can_generate(game, seat, card, ability):
            found.append(Source(card, ability.power.generates(game, seat), ability))
    return found


class Purse:
    """How many resources a player could generate for any card, and how many more for a card of an aspect, by cards
    that count twice for it: enough to know which cost of a card can be paid."""

    __slots__ = ("more", "worth")

    def __init__(self, worth: int, more: dict[str, int]) -> None:
        self.worth = worth
        self.more = more

    def pays(self, price: int, card: Card) -> bool:
        """Whether there is enough for a card in hand, which can't pay for itself."""
        facts = card.facts
        aspect: str = facts["aspect"]
        own = count(facts["icons"])
        if facts["doubles"] == aspect:
            own *= 2
        return price <= self.worth + self.more.get(aspect, 0) - own


def purse(game: Champions, seat: int) -> Purse:
    state = game.state
    worth = 0
    more: dict[str, int] = {}
    for card in state.zones[HAND.first + seat]:
        facts = state.definition[card].facts
        shown = count(facts["icons"])
        worth += shown
        aspect = facts["doubles"]
        if aspect is not None:
            more[aspect] = more.get(aspect, 0) + shown
    for source in generators(game, seat):
        worth += count(source.icons)
    return Purse(worth, more)


def doubled(face: Card) -> Icons:
    mental, physical, energy, wild = face.facts["icons"]
    return 2 * mental, 2 * physical, 2 * energy, 2 * wild


def can_generate(game: Champions, seat: int, card: int, ability: Instance) -> bool:
    power = ability.power
    if power.form and power.form != form(game, seat):  # type: ignore[attr-defined]
        return False
    if power.limit is not None and game.uses(card, ability, power.limit.span) >= power.limit.times:
        return False
    cost = power.cost  # type: ignore[attr-defined]
    return cost is None or cost.payable(game, Scope(seat, card))


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


def can_pay(game: Champions, seat: int, price: Price, aspect: str = "", without: int = -1) -> bool:
    return price == FREE or owed(price, total(sources(game, seat, aspect, without))) == 0


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
            settle(game, frame.scope, [source for source in every if source.card in frame.data])
        elif not decision.options:
            # A guess at a hidden hand that can't explain the payment: it pays what it can.
            game.decision = Decision(frame.scope.you, [DONE], about=self, group=decision.group)
        else:
            game.decision = decision

    def sources(self, game: Champions, scope: Scope) -> list[Source]:
        """What there is, the richest first, cards that are alike side by side."""
        definition = game.state.definition
        every = sources(game, scope.you, aspect_of(game, scope.source))
        worth = self.worth(scope, every)
        ranked = [
            (-value, definition[source.card].id, source.card, at)
            for at, (value, source) in enumerate(zip(worth, every, strict=True))
            if value
        ]
        ranked.sort()
        return [every[at] for _, _, _, at in ranked]

    def worth(self, scope: Scope, every: list[Source]) -> list[int]:
        """What each source can add to the price, or to a cost of X of one type."""
        kind = scope.vars.get("x")
        if kind is not None:
            return [source.icons[kind] + source.icons[WILD] for source in every]
        price: Price = scope.vars["price"]
        need = count(price)
        if need == price[ANY]:
            return [min(need, count(source.icons)) for source in every]
        return [need - owed(price, source.icons) for source in every]

    def among(self, game: Champions, frame: Frame) -> list[int]:
        return [source.card for source in self.sources(game, frame.scope)]

    def ask(self, game: Champions, frame: Frame) -> Decision | None:
        return self.offer(game, frame, self.sources(game, frame.scope))

    def offer(self, game: Champions, frame: Frame, every: list[Source]) -> Decision | None:
        """The sources that may be picked next; None when the price is met."""
        scope = frame.scope
        price: Price = scope.vars["price"]
        picked: tuple[int, ...] = frame.data
        so_far = total([source for source in every if source.card in picked]) if picked else NO_ICONS
        free = "x" in scope.vars
        if DONE_PAYING in picked or (not free and owed(price, so_far) == 0):
            return None
        place = next(at for at, source in enumerate(every) if source.card == picked[-1]) + 1 if picked else 0
        choices = every[place:] if free else useful(price, so_far, every[place:])
        options = [Option("pay", (source.card,)) for source in unlike(game, choices)]
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


def useful(price: Price, so_far: Icons, rest: list[Source]) -> list[Source]:
    """Of the sources left, those that bring the payment nearer to its end and leave enough to complete it."""
    missing = owed(price, so_far)
    after = so_far
    last = len(rest)
    while last and owed(price, after):
        last -= 1
        after = add(after, rest[last].icons)
    if owed(price, after):
        return []
    if price[ANY] == count(price):
        return rest[: last + 1]
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


def unlike(game: Champions, found: list[Source]) -> list[Source]:
    """Of cards in hand that are alike, the first."""
    definition = game.state.definition
    by_kind: dict[int, Source] = {}
    for source in found:
        by_kind.setdefault(id(definition[source.card]) if source.ability is None else source.card, source)
    return list(by_kind.values())


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
    """Cards from hand are discarded; Resource abilities pay their own costs."""
    state = game.state
    for card in event.cards:
        if state.zone[card] == HAND.at(event.seat):
            put_away(game, card, DISCARD.at(event.seat))
            continue
        ability = game.face(card).fact("resource")
        if ability.power.limit is not None:
            game.mark_used(card, ability, ability.power.limit.span)
        if ability.power.cost is not None:
            ability.power.cost.enter(game, Scope(event.seat, card))


SPENT: Final = EventKind("spend", apply_spent)


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
    return max(0, game.value(card, "cost") - game.state.discount[seat])


def aspect_of(game: Champions, card: int) -> str:
    aspect: str = game.face(card).fact("aspect", kinds.BASIC)
    return aspect
