"""What is paid before an arrow: exhausting, spending resources and counters, discarding, healing."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from longbox.engine.decision import DONE, Decision, Group, Option
from longbox.engine.effects.nouns import distinct
from longbox.engine.events import Event
from longbox.engine.frames import Frame, Scope
from longbox.engine.topics import Topic
from longbox.engine.words import Say, counted, listed
from longbox.games.champions.chapters import counters, damage, payment, resources
from longbox.games.champions.chapters.discarding import discard, discard_all
from longbox.games.champions.chapters.exhausting import EXHAUSTED
from longbox.games.champions.table import kinds, slots
from longbox.games.champions.table.abilities import Cost, icon_words
from longbox.games.champions.table.copies import hand_by_name
from longbox.games.champions.table.names import asker, name_of
from longbox.games.champions.table.state import Champions
from longbox.games.champions.table.zones import HAND


@dataclass(frozen=True, eq=False)
class ExhaustThis(Cost):
    """An exhausted card can't pay this."""

    def payable(self, game: Champions, scope: Scope) -> bool:
        return not game.state.exhausted[scope.source]

    def enter(self, game: Champions, scope: Scope) -> None:
        game.happen(Event(EXHAUSTED, card=scope.source))

    def words(self, say: Say) -> str:
        return f"exhaust {say.this}"


@dataclass(frozen=True, eq=False)
class RemoveCounter(Cost):
    """Take a counter off this card."""

    name: str

    def payable(self, game: Champions, scope: Scope) -> bool:
        return game.state.counters[scope.source] > 0

    def enter(self, game: Champions, scope: Scope) -> None:
        counters.change(game, scope.source, -1)

    def words(self, say: Say) -> str:
        return f"take 1 {self.name} counter off {say.this}"


@dataclass(frozen=True, eq=False)
class DiscardThis(Cost):
    """What lay on the card is remembered in the scope."""

    def payable(self, game: Champions, scope: Scope) -> bool:
        return True

    def enter(self, game: Champions, scope: Scope) -> None:
        scope.vars[slots.COUNTERS] = game.state.counters[scope.source]
        discard(game, scope.source)

    def words(self, say: Say) -> str:
        return f"discard {say.this}"


@dataclass(frozen=True, eq=False)
class Spend(Cost):
    """Spend resources of given types."""

    mental: int = 0
    physical: int = 0
    energy: int = 0

    def seems_payable(self, game: Champions, scope: Scope) -> bool:
        return True

    def price(self) -> resources.Price:
        return 0, self.mental, self.physical, self.energy

    def payable(self, game: Champions, scope: Scope) -> bool:
        return resources.can_pay(game, scope.you, self.price(), resources.aspect_of(game, scope.source))

    def enter(self, game: Champions, scope: Scope) -> None:
        payment.pay(game, scope, self.price())

    def words(self, say: Say) -> str:
        return f"spend {icon_words((self.mental, self.physical, self.energy, 0))}"


@dataclass(frozen=True, eq=False)
class SpendX(Cost):
    """Spend any number of resources of one type, at least one. What is paid is X."""

    kind: int

    def payable(self, game: Champions, scope: Scope) -> bool:
        found = resources.sources(game, scope.you, resources.aspect_of(game, scope.source))
        return any(source.icons[self.kind] or source.icons[kinds.WILD] for source in found)

    def enter(self, game: Champions, scope: Scope) -> None:
        scope.vars[slots.X] = self.kind
        scope.vars[slots.PRICE] = resources.FREE
        game.push_picks(payment.PAYMENT, scope)

    def words(self, say: Say) -> str:
        return f"spend X {kinds.RESOURCES[self.kind]} resources"


@dataclass(frozen=True, eq=False)
class HealYourself(Cost):
    """Heal damage from your identity: there must be some."""

    amount: int

    def payable(self, game: Champions, scope: Scope) -> bool:
        return game.state.damage[game.state.identity[scope.you]] >= self.amount

    def enter(self, game: Champions, scope: Scope) -> None:
        damage.heal(game, game.state.identity[scope.you], self.amount)

    def words(self, say: Say) -> str:
        return f"heal {self.amount} damage from yourself"


@dataclass(frozen=True, eq=False)
class ExhaustYourHero(Cost):
    def payable(self, game: Champions, scope: Scope) -> bool:
        return not game.state.exhausted[game.state.identity[scope.you]]

    def enter(self, game: Champions, scope: Scope) -> None:
        game.happen(Event(EXHAUSTED, card=game.state.identity[scope.you]))

    def words(self, say: Say) -> str:
        return "exhaust your hero"


@dataclass(frozen=True, eq=False)
class DamageThis(Cost):
    """Deal damage to this ally."""

    amount: int

    def payable(self, game: Champions, scope: Scope) -> bool:
        return True

    def enter(self, game: Champions, scope: Scope) -> None:
        damage.deal(game, scope.source, self.amount, seat=scope.you, source=scope.source)

    def words(self, say: Say) -> str:
        return f"deal {self.amount} damage to {say.this}"


@dataclass(frozen=True, eq=False)
class TakeDamageYourself(Cost):
    """Take damage: one who is tough would not, so can't pay this. What is prevented is not paid."""

    amount: int

    def payable(self, game: Champions, scope: Scope) -> bool:
        return not game.state.tough[game.state.identity[scope.you]]

    def step(self, game: Champions, frame: Frame) -> None:
        scope = frame.scope
        identity = game.state.identity[scope.you]
        if frame.at == 0:
            frame.at = 1
            frame.data = game.state.damage[identity]
            damage.deal(game, identity, self.amount, seat=scope.you, source=scope.source)
            return
        game.state.frames.pop()
        if game.state.damage[identity] < frame.data + self.amount:
            scope.vars[slots.UNPAID] = 1

    def words(self, say: Say) -> str:
        return f"take {self.amount} damage"


@dataclass(frozen=True, eq=False)
class DiscardUpTo(Cost):
    """Choose one or more cards of your hand, up to a number, and discard them; the scope counts them as `discarded`."""

    most: int

    def payable(self, game: Champions, scope: Scope) -> bool:
        return any(card != scope.source for card in game.state.zones[HAND.at(scope.you)])

    def enter(self, game: Champions, scope: Scope) -> None:
        game.push_picks(self, scope)

    def among(self, game: Champions, frame: Frame) -> list[int]:
        return hand_by_name(game, frame.scope.you)

    def ask(self, game: Champions, frame: Frame) -> Decision:
        seat = frame.scope.you
        picked: tuple[int, ...] = frame.data
        hand = self.among(game, frame)
        first = hand.index(picked[-1]) + 1 if picked else 0
        cards = distinct(game, hand[first:]) if len(picked) < self.most else []
        options = [Option("discard", (card,)) for card in cards]
        if picked:
            options.append(DONE)
        group = Group(frame.at, "discard", picked, self.most, 1)
        return Decision(seat, options, about=self, group=group)

    def answer(self, game: Champions, frame: Frame, option: Option) -> None:
        if option is not DONE:
            frame.data = (*frame.data, option.card)
            return
        game.state.frames.pop()
        frame.scope.vars[slots.DISCARDED] = len(frame.data)
        discard_all(game, frame.data, frame.scope.you)

    def forget_picks(self, frame: Frame) -> None:
        frame.data = ()

    def topic(self, game: Champions, decision: Decision) -> Topic:
        return DISCARD_TOPIC

    def prompt(self, game: Champions, decision: Decision) -> str:
        picked = len(decision.group.picked) if decision.group is not None else 0
        left = f"up to {self.most - picked} more" if picked else f"one to {self.most}"
        return f"Choose {left} cards of your hand to discard for {asker(game)}"

    def label(self, game: Champions, option: Option) -> str:
        return discard_label(game, option)

    def words(self, say: Say) -> str:
        return f"discard up to {self.most} cards from your hand"


@dataclass(frozen=True, eq=False)
class DiscardFromHand(Cost):
    """Choose a card of your hand and discard it."""

    def payable(self, game: Champions, scope: Scope) -> bool:
        return bool(game.state.zones[HAND.at(scope.you)])

    def enter(self, game: Champions, scope: Scope) -> None:
        game.push(self, scope)

    def ask(self, game: Champions, frame: Frame) -> Decision:
        seat = frame.scope.you
        cards = distinct(game, game.state.zones[HAND.at(seat)])
        return Decision(seat, [Option("discard", (card,)) for card in cards], about=self)

    def answer(self, game: Champions, frame: Frame, option: Option) -> None:
        game.state.frames.pop()
        discard(game, option.card, seat=frame.scope.you)

    def topic(self, game: Champions, decision: Decision) -> Topic:
        return DISCARD_TOPIC

    def prompt(self, game: Champions, decision: Decision) -> str:
        return f"Choose a card of your hand to discard for {asker(game)}"

    def label(self, game: Champions, option: Option) -> str:
        return discard_label(game, option)

    def words(self, say: Say) -> str:
        return f"discard {counted(1, 'card')} from your hand"


DISCARD_TOPIC: Final = Topic("discard")


def discard_label(game: Champions, option: Option) -> str:
    return "Done" if option is DONE else f"Discard {name_of(game, option.card)}"


@dataclass(frozen=True, eq=False)
class All(Cost):
    """Several costs, paid together: what needs a choice comes first."""

    costs: tuple[Cost, ...]

    def seems_payable(self, game: Champions, scope: Scope) -> bool:
        return all(cost.seems_payable(game, scope) for cost in self.costs)

    def payable(self, game: Champions, scope: Scope) -> bool:
        return all(cost.payable(game, scope) for cost in self.costs)

    def step(self, game: Champions, frame: Frame) -> None:
        if frame.at == len(self.costs):
            game.state.frames.pop()
            return
        frame.at += 1
        self.costs[frame.at - 1].enter(game, frame.scope)

    def words(self, say: Say) -> str:
        first, *rest = [cost.words(say) for cost in self.costs]
        return listed([first, *(clause.replace(say.this, "it") if say.this in first else clause for clause in rest)])


def costs(*several: Cost) -> Cost:
    return several[0] if len(several) == 1 else All(several)


EXHAUST: Final = ExhaustThis()
DISCARD: Final = DiscardThis()
