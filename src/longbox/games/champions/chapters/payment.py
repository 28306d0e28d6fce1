"""Paying: picking resources piece by piece. A payment is offered only if it can be completed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, cast

from longbox.engine import topics
from longbox.engine.decision import DONE, Decision, Group, Option, Question, offers
from longbox.engine.events import Event, EventKind
from longbox.engine.frames import Frame, Node, Scope
from longbox.engine.language import either, message, said
from longbox.engine.player_deeds import Bar, PlayerDeed
from longbox.engine.topics import Topic
from longbox.games.champions.chapters.discarding import put_away
from longbox.games.champions.chapters.initiating import (
    NOT_GIVEN,
    NOTHING,
    UNPAYABLE,
    USED_UP,
    not_given,
    obstacle_to_generating,
)
from longbox.games.champions.chapters.payment_choices import (
    DONE_PAYING,
    after,
    among_picked,
    asked_types,
    bringing,
    brings,
    cheapest,
    counted,
    unlike,
    useful,
)
from longbox.games.champions.chapters.resources import ANY, FREE, Price, Source, add, aspect_of, owed, sources, total
from longbox.games.champions.chapters.when_asked import offered_elsewhere
from longbox.games.champions.table import kinds, notes, slots
from longbox.games.champions.table.abilities import Resource, icon_words
from longbox.games.champions.table.cards import face
from longbox.games.champions.table.copies import are_alike
from longbox.games.champions.table.kinds import NO_ICONS, WILD, count
from longbox.games.champions.table.names import name_of, saying
from longbox.games.champions.table.state import Champions
from longbox.games.champions.table.zones import AREA, DISCARD, HAND, RESOLVING

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
        price: Price = scope.vars[slots.PRICE]
        need = count(price)
        kind: int = scope.vars.get(slots.X, -1)
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
        price: Price = scope.vars[slots.PRICE]
        picked: tuple[int, ...] = frame.data
        if DONE_PAYING in picked:
            return None
        chosen = among_picked(every, picked) if picked else []
        so_far = total(chosen) if chosen else NO_ICONS
        rest = after(picked[-1], every) if picked else every
        may_stop = False
        if slots.X in scope.vars:
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

    def deeds(self, game: Champions) -> tuple[PlayerDeed, ...]:
        return (PAY,)

    def topic(self, game: Champions, decision: Decision) -> Topic:
        return PAYMENT_TOPIC

    def prompt(self, game: Champions, decision: Decision) -> str:
        scope = game.state.frames[-1].scope
        name = name_of(game, scope.source)
        if slots.X in scope.vars:
            return said("Pay for {card}: as much as you like", card=name)
        picked = decision.group.picked if decision.group is not None else ()
        missing = owed(scope.vars[slots.PRICE], total(among_picked(self.sources(game, scope), picked)))
        if missing == 0:
            asked = either([said(kinds.RESOURCE_WORDS[kind]) for kind in asked_types(game, scope)])
            return said("{card} is paid: pay more for it to have been paid with {resource}?", card=name, resource=asked)
        return said("Pay for {card}: {number} more", card=name, number=missing)

    def answer(self, game: Champions, frame: Frame, option: Option) -> None:
        frame.data = (*frame.data, DONE_PAYING if option is DONE else option.card)

    def picks(self, frame: Frame) -> tuple[int, ...]:
        return tuple([card for card in frame.data if card != DONE_PAYING])

    def gives(self, game: Champions, frame: Frame) -> dict[int, tuple[str, ...]]:
        return {source.card: kinds.names(source.icons) for source in self.sources(game, frame.scope)}

    def total(self, game: Champions, frame: Frame, cards: tuple[int, ...]) -> int:
        """How many resources they bring."""
        given = self.gives(game, frame)
        return sum([len(given.get(card, ())) for card in cards])

    def proposal(self, game: Champions, frame: Frame) -> list[int]:
        """The cheapest payment; a cost of X has none."""
        scope = frame.scope
        if slots.X in scope.vars:
            return []
        return [source.card for source in cheapest(game, scope, self.sources(game, scope))]

    def forget_picks(self, frame: Frame) -> None:
        frame.data = ()


PAYMENT: Final = Payment()
PAYMENT_TOPIC: Final = Topic(topics.PAYMENT)


def settle(game: Champions, scope: Scope, picked: list[Source]) -> None:
    """All is picked: spend it together. What was paid is remembered; what was paid too much is not."""
    game.state.frames.pop()
    icons = total(picked)
    if slots.X not in scope.vars:
        icons = counted(scope.vars[slots.PRICE], asked_types(game, scope), icons)
    scope.vars[slots.PAID] = add(scope.vars.get(slots.PAID, NO_ICONS), icons)
    if picked:
        cards = tuple(source.card for source in picked)
        playing = game.state.zone[scope.source] == RESOLVING.at() and game.state.owner[scope.source] == scope.you
        if playing:
            scope.vars[slots.SPENT] = cards
        game.happen(Event(SPENT, seat=scope.you, cards=cards, source=scope.source, manner="playing" if playing else ""))


def apply_spent(game: Champions, event: Event) -> None:
    """Cards from hand are discarded."""
    held = [card for card in event.cards if game.state.zone[card] == HAND.at(event.seat)]
    event.notes[notes.GENERATORS] = tuple([card for card in event.cards if card not in held])
    for card in held:
        put_away(game, card, DISCARD.at(event.seat))


def use_generators(game: Champions, event: Event) -> None:
    if event.notes[notes.GENERATORS]:
        game.push(GENERATE, Scope(event.seat, event.source, event))


@dataclass(frozen=True, eq=False)
class Generate(Node):
    """Resource abilities that are paid with pay their own costs, one after the other."""

    def step(self, game: Champions, frame: Frame) -> None:
        event = frame.scope.event
        assert event is not None
        generators: tuple[int, ...] = event.notes[notes.GENERATORS]
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
            power.cost.enter(game, Scope(event.seat, card, vars={slots.PAYING: 1}))


GENERATE: Final = Generate()
SPENT: Final = EventKind("spend", apply_spent, then=use_generators)


def pay(game: Champions, scope: Scope, price: Price) -> None:
    """Let the player pick a payment; nothing is spent before it is complete."""
    if price != FREE:
        scope.vars[slots.PRICE] = price
        game.push_picks(PAYMENT, scope)


def paid_for(game: Champions) -> int:
    """The card that is being paid for."""
    return game.state.frames[-1].scope.source


def is_paid_for(game: Champions, seat: int, card: int, target: int) -> bool:
    return card == paid_for(game)


def is_not_at_hand(game: Champions, seat: int, card: int, target: int) -> bool:
    return game.state.zone[card] not in (HAND.at(seat), AREA.at(seat))


def in_play(game: Champions, seat: int, card: int) -> bool:
    return game.state.zone[card] == AREA.at(seat)


def has_no_generator(game: Champions, seat: int, card: int, target: int) -> bool:
    return in_play(game, seat, card) and face(game, card).generator is None


def keeps_from_generating(game: Champions, seat: int, card: int) -> str:
    ability = face(game, card).generator
    if ability is None or not in_play(game, seat, card):
        return NOTHING
    return obstacle_to_generating(game, seat, card, ability)


def generator_in_wrong_form(game: Champions, seat: int, card: int, target: int) -> bool:
    return keeps_from_generating(game, seat, card) == NOT_GIVEN


def generator_used_up(game: Champions, seat: int, card: int, target: int) -> bool:
    return keeps_from_generating(game, seat, card) == USED_UP


def generator_exhausted(game: Champions, seat: int, card: int, target: int) -> bool:
    return keeps_from_generating(game, seat, card) == UNPAYABLE and bool(game.state.exhausted[card])


def generator_unpayable(game: Champions, seat: int, card: int, target: int) -> bool:
    return keeps_from_generating(game, seat, card) == UNPAYABLE


def has_no_resources(game: Champions, seat: int, card: int, target: int) -> bool:
    return game.state.zone[card] == HAND.at(seat) and count(face(game, card).icons) == 0


def adds_nothing(game: Champions, seat: int, card: int, target: int) -> bool:
    return card not in PAYMENT.among(game, game.state.frames[-1])


def is_picked(game: Champions, seat: int, card: int, target: int) -> bool:
    return card in game.state.frames[-1].data


def is_not_needed(game: Champions, seat: int, card: int, target: int) -> bool:
    """Neither the card nor one in hand that is like it may be picked next."""
    assert game.decision is not None
    return not any(option.cards and are_alike(game, option.card, card) for option in game.decision.options)


def needs_form(game: Champions, seat: int, card: int, target: int) -> str:
    ability = face(game, card).generator
    assert ability is not None
    return not_given(game, card, ability)


def takes_other_types(game: Champions, seat: int, card: int, target: int) -> str:
    what = name_of(game, paid_for(game))
    return said("{card} gives no resource of a type that {paid_for} takes", card=name_of(game, card), paid_for=what)


def pay_label(game: Champions, option: Option) -> str:
    """A card and the resources that it pays with."""
    card = face(game, option.card)
    if HAND.holds(game.state.zone[option.card]) or card.generator is None:
        icons = card.icons_for(aspect_of(game, paid_for(game)))
    else:
        power = cast("Resource", card.generator.power)
        icons = power.generates(game, game.state.controller[option.card])
    name = name_of(game, option.card)
    return said("{card} ({resources})", card=name, resources=icon_words(icons, game.rules.say(name)))


PAY: Final = PlayerDeed(
    "pay",
    when=(offered_elsewhere("pay", "MC-COST-01", message("nothing is being paid for now")),),
    what=(
        Bar("MC-COST-24", is_paid_for, saying(message("{card} is what you are paying for")), last=True),
        Bar(
            "MC-COST-08",
            is_not_at_hand,
            message("you pay with cards in hand and Resource abilities that you control"),
            last=True,
        ),
        Bar(
            "MC-COST-01",
            has_no_generator,
            saying(message("{card} has no Resource ability, and is not in your hand")),
            last=True,
        ),
        Bar("MC-FORM-04", generator_in_wrong_form, needs_form, last=True),
        Bar(
            "MC-ACTION-09", generator_used_up, saying(message("{card} has paid already, as often as it may")), last=True
        ),
        Bar("MC-COST-17", generator_exhausted, saying(message("{card} is exhausted")), last=True),
        Bar(
            "MC-COST-16", generator_unpayable, saying(message("{card} can't pay what its own ability costs")), last=True
        ),
        Bar("MC-COST-01", has_no_resources, saying(message("{card} has no resources to pay with")), last=True),
        Bar("MC-COST-04", adds_nothing, takes_other_types, last=True),
        Bar("MC-COST-29", is_picked, saying(message("{card} is part of the payment already")), last=True),
        Bar(
            "MC-COST-29",
            is_not_needed,
            saying(message("{card} is not needed now beside what is picked")),
            last=True,
        ),
    ),
    label=pay_label,
)
