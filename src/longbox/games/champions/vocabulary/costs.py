"""What is paid before an arrow and is no effect: resources, and several things together."""

from __future__ import annotations

from dataclasses import dataclass

from longbox.engine.effects.nouns import THIS, A
from longbox.engine.frames import Frame, Node, Scope
from longbox.engine.words import Say
from longbox.games.champions.chapters import payment, resources
from longbox.games.champions.table import kinds, slots
from longbox.games.champions.table.abilities import Cost, icon_words, seems_payable
from longbox.games.champions.table.state import Champions
from longbox.games.champions.vocabulary.deeds import discard_from_hand
from longbox.games.champions.vocabulary.nouns import card_in_hand
from longbox.games.champions.vocabulary.places import YOUR_SORTED_HAND


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
        return say.phrase("spend {icons}", icons=icon_words((self.mental, self.physical, self.energy, 0), say))


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
        return say.phrase("spend X {kind} resources", kind=say.term(kinds.RESOURCES[self.kind]))


@dataclass(frozen=True, eq=False)
class Together(Cost):
    """Several costs, paid together: what needs a choice comes first."""

    costs: tuple[Node, ...]

    def seems_payable(self, game: Champions, scope: Scope) -> bool:
        return all(seems_payable(cost, game, scope) for cost in self.costs)

    def payable(self, game: Champions, scope: Scope) -> bool:
        payable = True
        for cost in self.costs:
            payable = payable and cost.payable(game, scope)
        return payable

    def step(self, game: Champions, frame: Frame) -> None:
        if frame.at == len(self.costs):
            game.state.frames.pop()
            return
        frame.at += 1
        self.costs[frame.at - 1].enter(game, frame.scope)

    def words(self, say: Say) -> str:
        first, *others = self.costs
        rest = say.of_it() if speaks_of_this(first) else say
        return say.listed([first.words(say), *[cost.words(rest) for cost in others]])


def speaks_of_this(node: Node) -> bool:
    return node is THIS or any(speaks_of_this(part) for part in node.children())


def spend(mental: int = 0, physical: int = 0, energy: int = 0) -> Spend:
    return Spend(mental, physical, energy)


def spend_x(kind: int) -> SpendX:
    return SpendX(kind)


def discard_up_to(most: int) -> Node:
    """One or more cards of your hand, which the scope remembers as discarded."""
    return discard_from_hand(A(card_in_hand.at(YOUR_SORTED_HAND), 1, most, slots.DISCARDED))


def costs(*several: Node) -> Together:
    return Together(several)
