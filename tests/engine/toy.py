"""A game small enough to read at a glance, with one card for each thing that the engine must carry.

Two seats draw and play in turn. A fighter stays on your side; "strike" deals damage to a fighter; one with as much
damage as health is beaten. Who has no card left to play after the other one passed is done; the game ends when both
decks are empty.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from types import ModuleType
from typing import Any

from longbox.engine import dice
from longbox.engine.cards import Card, Library
from longbox.engine.decision import Decision, Option, Question
from longbox.engine.effects.abilities import Action, Limit, Static, Trigger
from longbox.engine.effects.flow import May, Steps, do
from longbox.engine.effects.nouns import THIS, A, Cards
from longbox.engine.effects.patterns import before, when
from longbox.engine.effects.places import InThe, InYour
from longbox.engine.effects.verbs import Verb
from longbox.engine.events import Doing, Event, EventKind
from longbox.engine.fields import CARD, ONE, Field
from longbox.engine.frames import Frame, Scope
from longbox.engine.game import Game
from longbox.engine.modifiers import ADD
from longbox.engine.rules import Rules
from longbox.engine.setup import Result
from longbox.engine.state import State
from longbox.engine.triggers import Timing
from longbox.engine.words import Say
from longbox.engine.zones import NOBODY, OWNER, Zones, per_seat

DECK = per_seat("deck", sight=NOBODY, pile=True)
HAND = per_seat("hand", sight=OWNER)
SIDE = per_seat("side", in_play=True)
PILE = per_seat("pile", pile=True)
ZONES = Zones(DECK, HAND, SIDE, PILE)


class ToyState(State):
    """`secret` is something that a game may hide besides cards."""

    FIELDS = (*State.FIELDS, Field("damage", CARD, 0, shown=True), Field("secret", ONE, None))
    damage: list[int]
    secret: Any

    def copy_to(self, new: State) -> None:
        super().copy_to(new)
        assert isinstance(new, ToyState)
        new.damage = self.damage.copy()
        new.secret = self.secret


Toy = Game[ToyState]


def apply_damage(game: Toy, event: Event) -> None:
    game.state.damage[event.card] += event.amount


def apply_beaten(game: Toy, event: Event) -> None:
    game.move(event.card, PILE.at(game.state.owner[event.card]))


def apply_play(game: Toy, event: Event) -> None:
    game.move(event.card, SIDE.at(event.seat))


DAMAGE = EventKind("damage", apply_damage, doing=Doing("take", rest="damage"))
BEATEN = EventKind("beaten", apply_beaten, looks_back=True, doing=Doing("beat", "beaten"))
PLAY = EventKind("play", apply_play, doing=Doing("play", "played"))

fighter = Cards("fighter", InThe((SIDE,), ""))
your_fighter = Cards("fighter", InYour((SIDE,), "on {your} side"))
card_in_hand = Cards("card", InYour((HAND,), "in {your} hand"))


@dataclass(frozen=True, eq=False)
class Deal(Verb):
    amount: int
    to: Any

    def apply(self, game: Toy, scope: Scope) -> None:
        for card in self.to.cards(game, scope):
            game.happen(Event(DAMAGE, seat=scope.you, card=card, amount=self.amount, source=scope.source))

    def words(self, say: Say) -> str:
        return f"deal {self.amount} damage to {self.to.words(say)}"


@dataclass(frozen=True, eq=False)
class Draw(Verb):
    def apply(self, game: Toy, scope: Scope) -> None:
        deck = game.state.zones[DECK.at(scope.you)]
        if deck:
            game.move(deck[-1], HAND.at(scope.you))

    def words(self, say: Say) -> str:
        return f"{say.does('draw')} a card"


@dataclass(frozen=True, eq=False)
class Prevent(Verb):
    def apply(self, game: Toy, scope: Scope) -> None:
        assert scope.event is not None
        scope.event.cancelled = True

    def words(self, say: Say) -> str:
        return "prevent it"


BRUTE = Card("Brute", "fighter", stats={"health": 3})
CAPTAIN = Card(
    "Captain",
    "fighter",
    stats={"health": 2},
    powers=[Static("health", 1, your_fighter)],
)
SHIELD = Card(
    "Shield Bearer",
    "fighter",
    stats={"health": 2},
    powers=[
        Trigger(
            before(DAMAGE, whom=your_fighter),
            Prevent(),
            forced=False,
            limit=Limit("turn"),
        )
    ],
)
MARTYR = Card(
    "Martyr",
    "fighter",
    stats={"health": 1},
    powers=[Trigger(when(BEATEN, whom=THIS), do(Draw(), Draw()))],
)
ARCHER = Card("Archer", "fighter", stats={"health": 1}, powers=[Action(Deal(1, A(fighter)), limit=Limit("turn"))])
HERALD = Card(
    "Herald",
    "fighter",
    stats={"health": 1},
    powers=[Trigger(when(PLAY, whom=THIS), May(Deal(2, A(fighter))))],
)
DECK_CARDS = (BRUTE, CAPTAIN, SHIELD, MARTYR, ARCHER, HERALD)
AMBUSHER = Card(
    "Ambusher",
    "fighter",
    stats={"health": 1},
    powers=[
        Trigger(
            before(DAMAGE, whom=your_fighter),
            Prevent(),
            forced=False,
            where=("hand",),
        )
    ],
)


@dataclass(frozen=True, eq=False)
class Turn(Question):
    """Play a card, use a power, or end the turn."""

    def ask(self, game: Toy, frame: Frame) -> Decision:
        seat = game.state.active
        options = [Option("play", (card,)) for card in game.state.zones[HAND.at(seat)]]
        for card in game.state.zones[SIDE.at(seat)]:
            for instance in game.instances(card):
                power = instance.power
                if power.is_action and game.uses(card, instance, power.limit.span) < power.limit.times:
                    options.append(Option("use", (card,), power=instance))
        return Decision(seat, [*options, Option("end")], about=self)

    def answer(self, game: Toy, frame: Frame, option: Option) -> None:
        seat = game.state.active
        if option.verb == "end":
            game.state.frames.pop()
        elif option.verb == "play":
            game.happen(Event(PLAY, seat=seat, card=option.card))
        else:
            game.mark_used(option.card, option.power, "turn")
            game.enter(option.power.power.effect, Scope(seat, option.card))


TURN = Turn()


def begin(game: Toy, scope: Scope) -> None:
    game.state.turn += 1
    DRAW.enter(game, Scope(game.state.active))


def act(game: Toy, scope: Scope) -> None:
    game.push(TURN, Scope(game.state.active))


def finish(game: Toy, scope: Scope) -> None:
    game.clear_uses("turn")
    game.expire("turn")
    game.state.active = 1 - game.state.active
    if not any(game.state.zones[zone] for zone in DECK.range()):
        sides = [len(game.state.zones[SIDE.at(seat)]) for seat in (0, 1)]
        winners = tuple(seat for seat in (0, 1) if sides[seat] == max(sides))
        game.end(Result("win", winners, scores=tuple(sides)))


DRAW = Draw()
ROUND = Steps(begin, act, finish, again=lambda game, scope: True)


class ToyTiming(Timing):
    """Only those who can answer are asked: silence tells."""

    def asks_anyway(self, game: Game[Any], seat: int, key: int, event: Event) -> bool:
        return False


class ToyRules(Rules):
    def __init__(self) -> None:
        super().__init__()
        self.name = "toy"
        self.zones = ZONES
        self.timing = ToyTiming()
        self.library = Library()
        for card in (*DECK_CARDS, AMBUSHER):
            self.library.add(card)

    def modules(self) -> list[ModuleType]:
        return [sys.modules[__name__]]

    def new_state(self, seats: int) -> ToyState:
        return ToyState().lay_out(len(self.zones), seats)

    def check(self, game: Toy, event: Event) -> None:
        for card in fighter.cards(game, Scope(0)):
            if game.state.damage[card] >= game.value(card, "health"):
                game.happen(Event(BEATEN, card=card))
                return

    def new_object(self, game: Toy, card: int) -> None:
        game.state.damage[card] = 0


RULES = ToyRules()


def toy(seed: int = 1, hands: tuple[list[Card], list[Card]] = ([], []), deck: int = 8) -> Toy:
    """A table with these cards on hand and a shuffled deck for each seat."""
    state = RULES.new_state(2)
    dice.begin(state, seed)
    game: Toy = Game(RULES, state)
    for seat in (0, 1):
        for number in range(deck):
            state.new_card(DECK_CARDS[number % len(DECK_CARDS)], seat, DECK.at(seat), pool=seat)
        game.shuffle(DECK.at(seat))
        for card in hands[seat]:
            number = state.new_card(card, seat, DECK.at(seat), pool=seat)
            game.move(number, HAND.at(seat))
    game.index()
    game.push(ROUND, Scope(-1))
    game.run()
    return game


def take(game: Toy, verb: str, name: str = "") -> None:
    """Pick the option with this verb about the card of this name."""
    assert game.decision is not None
    for option in game.decision.options:
        if option.verb == verb and (not name or game.face(option.card).name == name):
            game.choose(option)
            return
    raise AssertionError(f"no option {verb} {name}: {[(o.verb, o.cards) for o in game.decision.options]}")


def on_side(game: Toy, seat: int) -> list[str]:
    return [game.face(card).name for card in game.state.zones[SIDE.at(seat)]]


def find(game: Toy, name: str, seat: int = 0) -> int:
    return next(card for card in game.state.zones[SIDE.at(seat)] if game.face(card).name == name)


def bless(game: Toy, card: int, amount: int) -> None:
    """More health this turn."""
    game.modify("health", ADD, amount, [card], ("turn", 0))
