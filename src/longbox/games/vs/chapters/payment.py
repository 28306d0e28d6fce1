"""Paying with Locations: turned face down or discarded from hand, one symbol each (rulebook: Locations, Super Powers).

A basic Location gives its symbol. A team's special Location gives any of its symbols, for characters of that team.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from longbox.engine.decision import Decision, Group, Option, Question
from longbox.engine.events import Event, EventKind
from longbox.engine.frames import Frame, Scope
from longbox.engine.language import said
from longbox.engine.player_deeds import Bar, PlayerDeed
from longbox.engine.topics import PAYMENT, Topic
from longbox.games.vs.chapters.hands_and_decks import HAVE_DISCARDED, hand
from longbox.games.vs.chapters.resources import resources
from longbox.games.vs.table import slots
from longbox.games.vs.table.cards import VsCard, definitions, locations
from longbox.games.vs.table.characters import characters, face_up_among
from longbox.games.vs.table.editions import edition
from longbox.games.vs.table.kinds import ONE_OF_FOUR
from longbox.games.vs.table.names import name, named
from longbox.games.vs.table.players import controls
from longbox.games.vs.table.powers import icons
from longbox.games.vs.table.speech import speech
from longbox.games.vs.table.state import Vs
from longbox.games.vs.table.stats import teams
from longbox.games.vs.table.timing import of_no_card
from longbox.games.vs.table.zones import HAND, KO_PILE

Cost = tuple[str, ...]
NOBODY: Final = -1
"""For whom is paid what is no power of a character on one's side: no team's Location pays for it."""


def gives(game: Vs, location: VsCard, symbol: str, character: int) -> bool:
    """Whether a Location can pay for this symbol in a power of a character."""
    if symbol in ONE_OF_FOUR:
        return any(gives(game, location, one, character) for one in ONE_OF_FOUR[symbol])
    if location.basic_symbol:
        return location.basic_symbol == symbol
    if not location.traits:
        return symbol in location.symbols
    if character == NOBODY or (symbol not in location.symbols and not gives_all(game, symbol)):
        return False
    return not location.traits.isdisjoint(teams(game, character))


def gives_all(game: Vs, symbol: str) -> bool:
    """Whether special Locations pay for this symbol even if they do not list it."""
    book = edition(game)
    return book.special_locations_give_all and symbol in book.symbols


def purse(game: Vs, seat: int) -> list[int]:
    """The Locations that a player can pay with, those that are alike side by side."""
    face_up = locations(game, resources(game, seat))
    in_hand = locations(game, hand(game, seat))
    definition = game.state.definition
    return sorted(face_up, key=lambda card: definition[card].id) + sorted(in_hand, key=lambda card: definition[card].id)


def payable(game: Vs, seat: int, cost: Cost, character: int) -> bool:
    if len(cost) != 1:
        return completes(game, cost, (), purse(game, seat), character)
    symbol = cost[0]
    printed = definitions(game)
    down = game.state.face_down
    for cards in [resources(game, seat), hand(game, seat)]:
        for card in cards:
            location = printed[card]
            if location.is_location and not down[card] and gives(game, location, symbol, character):
                return True
    return False


def payer(game: Vs, seat: int, cost: Cost, character: int) -> int:
    """Who pays for something of a character: it, or for one of another side somebody of the player's own who can (-1:
    nobody)."""
    if controls(game, seat, character):
        return character if payable(game, seat, cost, character) else -1
    there = face_up_among(game, characters(game, seat))
    return next((card for card in there if payable(game, seat, cost, card)), -1)


def completes(game: Vs, cost: Cost, picked: tuple[int, ...], rest: list[int], character: int) -> bool:
    """Whether all that was picked, with some of the rest, pays for every symbol of a cost."""
    if not cost:
        return not picked
    if len(picked) > len(cost):
        return False
    if len(cost) == 1 and picked:
        return gives(game, definitions(game)[picked[0]], cost[0], character)
    symbol, *others = cost
    printed = definitions(game)
    for pool, from_picked in ((picked, True), (tuple(rest), False)):
        for card in pool:
            if gives(game, printed[card], symbol, character):
                left = tuple(one for one in picked if one != card) if from_picked else picked
                unused = rest if from_picked else [one for one in rest if one != card]
                if completes(game, tuple(others), left, unused, character):
                    return True
    return False


@dataclass(frozen=True, eq=False)
class Pay(Question):
    """Pick Locations one by one, in one order, until the cost is paid; then all of it is paid at one moment."""

    def among(self, game: Vs, frame: Frame) -> list[int]:
        return purse(game, frame.scope.you)

    def ask(self, game: Vs, frame: Frame) -> Decision | None:
        scope = frame.scope
        picked: tuple[int, ...] = frame.data or ()
        cost: Cost = scope[slots.COST]
        if len(picked) == len(cost):
            return None
        found = purse(game, scope.you)
        if picked:
            found = found[found.index(picked[-1]) + 1 :]
        options = []
        met = set()
        for place, card in enumerate(found):
            key = (id(game.state.definition[card]), game.state.zone[card])
            if key not in met and completes(game, cost, (*picked, card), found[place + 1 :], scope.source):
                met.add(key)
                options.append(Option("pay", (card,)))
        group = Group(frame.at, "pay", picked, len(cost), len(cost)) if len(cost) > 1 else None
        return Decision(scope.you, options, about=self, group=group)

    def answer(self, game: Vs, frame: Frame, option: Option) -> None:
        frame.data = (*(frame.data or ()), option.card)

    def forget_picks(self, frame: Frame) -> None:
        frame.data = None

    def prompt(self, game: Vs, decision: Decision) -> str:
        scope = game.state.frames[-1].scope
        whose = name(game, scope.vars.get(slots.CHARACTER, scope.source))
        used = scope.vars.get(slots.INSTANCE)
        symbols = icons(scope[slots.COST], speech(game, whose))
        if scope.source == NOBODY:
            return said("Pay {symbols} to recruit {card}", symbols=symbols, card=whose)
        if used is None:
            return said("Pay {symbols} for a power of {card}", symbols=symbols, card=whose)
        return said("Pay {symbols} for {power} of {card}", symbols=symbols, power=used.power.name, card=whose)

    def topic(self, game: Vs, decision: Decision) -> Topic:
        return PAYMENT_TOPIC

    def deeds(self, game: Vs) -> tuple[PlayerDeed, ...]:
        return DEEDS

    def step(self, game: Vs, frame: Frame) -> None:
        if frame.data is not None and len(frame.data) == len(frame.scope[slots.COST]):
            game.state.frames.pop()
            pay_with(game, frame.scope, frame.data)
        else:
            super().step(game, frame)


PAY: Final = Pay()
PAYMENT_TOPIC: Final = Topic(PAYMENT)


def nothing_is_paid(game: Vs, seat: int, card: int, target: int) -> bool:
    frame = game.state.frames[-1] if game.state.frames else None
    return frame is None or frame.node is not PAY or frame.scope.you != seat


def is_no_money(game: Vs, seat: int, card: int, target: int) -> bool:
    return card not in purse(game, seat)


def is_paid_with(game: Vs, seat: int, card: int, target: int) -> bool:
    return card in (game.state.frames[-1].data or ())


def pays_nothing_here(game: Vs, seat: int, card: int, target: int) -> bool:
    """Whether the cost could not be paid with a Location, those picked so far and some that come after it."""
    frame = game.state.frames[-1]
    picked: tuple[int, ...] = frame.data or ()
    found = purse(game, seat)
    place = found.index(card)
    if picked and place < found.index(picked[-1]):
        return True
    return not completes(game, frame.scope[slots.COST], (*picked, card), found[place + 1 :], frame.scope.source)


def no_money_words(game: Vs, seat: int, card: int, target: int) -> str:
    return said("{card} is no Location in your hand or face up in your resource row", card=name(game, card))


def paid_with_words(game: Vs, seat: int, card: int, target: int) -> str:
    return said("you pay with {card} already", card=name(game, card))


def pays_nothing_words(game: Vs, seat: int, card: int, target: int) -> str:
    return said("{card} does not pay for what is left of the cost", card=name(game, card))


def pay_label(game: Vs, option: Option) -> str:
    if HAND.holds(game.state.zone[option.card]):
        return said("Discard {card}", card=named(game, option.card))
    return said("Turn {card} face down", card=named(game, option.card))


PAYING: Final = PlayerDeed(
    "pay",
    when=(Bar("VS-POWER-07", nothing_is_paid, "there is nothing to pay for", cards=of_no_card, last=True),),
    what=(
        Bar("VS-POWER-07", is_no_money, no_money_words, last=True),
        Bar("VS-POWER-19", is_paid_with, paid_with_words, last=True),
        Bar("VS-POWER-08", pays_nothing_here, pays_nothing_words),
    ),
    label=pay_label,
)
DEEDS: Final = (PAYING,)


def apply_pay(game: Vs, event: Event) -> None:
    """All symbols are paid at one moment: Locations in hand are discarded, those in the row turned face down."""
    for card in event.cards:
        if HAND.holds(game.state.zone[card]):
            game.move(card, KO_PILE.at(event.seat))
        else:
            game.turn_down(card)


def tell_of_discards(game: Vs, event: Event) -> None:
    """What was paid with Locations from hand was discarded."""
    discarded = tuple([card for card in event.cards if KO_PILE.holds(game.state.zone[card])])
    if discarded:
        game.announce(Event(HAVE_DISCARDED, seat=event.seat, cards=discarded))


PAY_SYMBOLS: Final = EventKind("pay", apply_pay, then=tell_of_discards)


def pay_with(game: Vs, scope: Scope, picked: tuple[int, ...]) -> None:
    """Pay. What was discarded for it is remembered: some powers ask."""
    scope[slots.DISCARDED] = tuple(card for card in picked if HAND.holds(game.state.zone[card]))
    game.happen(Event(PAY_SYMBOLS, seat=scope.you, cards=picked, source=scope.source))
