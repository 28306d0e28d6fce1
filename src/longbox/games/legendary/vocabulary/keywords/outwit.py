"""Outwit: Heroes of three different costs are clever enough."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from longbox.engine.decision import Decision, Option
from longbox.engine.effects.abilities import Power
from longbox.engine.effects.conditions import Fact
from longbox.engine.effects.flow import NOTHING
from longbox.engine.frames import Frame, Node, Scope
from longbox.engine.words import Say, sentence
from longbox.games.legendary.table.abilities import having
from longbox.games.legendary.table.enemies import masterminds
from longbox.games.legendary.table.names import asking
from longbox.games.legendary.table.nouns import printed_cost
from longbox.games.legendary.table.sides import tongue
from longbox.games.legendary.table.state import Table
from longbox.games.legendary.table.zones import HAND
from longbox.games.legendary.vocabulary.flow import Reveal
from longbox.games.legendary.vocabulary.nouns import hero

ENOUGH: Final = 3


@dataclass(frozen=True, eq=False)
class OutwitTakes(Power):
    """As long as this Mastermind stands there, it takes Heroes of so many costs to Outwit anybody."""

    number: int

    def words(self, say: Say) -> str:
        return sentence(say.phrase("every {Outwit} takes {Heroes} of {number} different {costs}", number=self.number))


def enough(game: Table) -> int:
    """Of how many costs Heroes must be revealed now."""
    return max([ENOUGH, *[power.number for boss in masterminds(game) for power in having(game, boss, OutwitTakes)]])


def outwit_takes(number: int) -> OutwitTakes:
    return OutwitTakes(number)


def different_costs(game: Table, scope: Scope) -> tuple[int, ...]:
    """Heroes to be revealed, one of each of as many costs as it takes: what lies open rather than what is in hand. None
    if there are not so many costs."""
    zone = game.state.zone
    hand = HAND.first + scope.you
    found: dict[int, int] = {}
    for card in sorted(hero.cards(game, scope), key=lambda card: zone[card] == hand):
        found.setdefault(printed_cost(game, card), card)
    shown = sorted(found.values(), key=lambda card: zone[card] == hand)
    needed = enough(game)
    return tuple(shown[:needed]) if len(shown) >= needed else ()


def is_able_to_outwit(game: Table, scope: Scope) -> bool:
    return bool(different_costs(game, scope))


CAN_OUTWIT: Final = Fact(
    "{you} have {Heroes} of 3 different {costs} ({Outwit})",
    is_able_to_outwit,
    "{you} do not have {Heroes} of 3 different {costs} ({Outwit})",
)
"""As a condition that needs nobody's word."""
THREE_COSTS: Final = Fact(f"{{you have}} {{Heroes}} of {ENOUGH} different {{costs}} to {{reveal}}", is_able_to_outwit)
"""The same, where it has no name."""


@dataclass(frozen=True, eq=False)
class Outwit(Reveal):
    """Reveal Heroes of three different costs, for a reward or lest something happen; nobody must."""

    def prompt(self, game: Table, decision: Decision) -> str:
        return asking(game, tongue(game).told("{Outwit}?"))

    def ask(self, game: Table, frame: Frame) -> Decision | None:
        shown = different_costs(game, frame.scope)
        if not shown and self.otherwise is NOTHING and game.state.open_hands:
            return None
        options = [Option("reveal", shown)] if shown else []
        options.append(Option("pass") if self.otherwise is NOTHING else Option("suffer", power=self))
        return Decision(frame.scope.you, options, about=self)

    def words(self, say: Say) -> str:
        costs = say.phrase("{Heroes} of {number} different {costs}", number=ENOUGH)
        if self.otherwise is NOTHING:
            reward = self.reward.words(say.after_may())
            does = say.phrase("you may {reveal} {cards} to {reward}", cards=costs, reward=reward)
            return say.phrase("{Outwit} ({meaning})", meaning=sentence(does))
        reveals = say.does("{reveal}")
        return say.phrase("{reveals} {cards} ({Outwit}) or {other}", reveals=reveals, cards=costs, other=self.otherwise)


def outwit(reward: Node) -> Outwit:
    return Outwit(hero, reward)


def outwit_or(otherwise: Node) -> Outwit:
    """What happens to whoever does not outwit the enemy."""
    return Outwit(hero, otherwise=otherwise)
