"""Fighting Villains and the Mastermind: who may be fought, and paying for it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

from longbox.engine.cards import Card
from longbox.engine.decision import Decision, Option, Question
from longbox.engine.effects.flow import Steps
from longbox.engine.events import Event, EventKind
from longbox.engine.frames import Frame, Scope
from longbox.games.legendary.chapters.defeating import (
    claim_victory,
    defeat,
    fight_effect,
    lose_the_held,
    mastermind_stands,
)
from longbox.games.legendary.chapters.points import spend
from longbox.games.legendary.chapters.prices import RECRUIT_WILL_DO, Price, payable, splits, ways_to_fight
from longbox.games.legendary.table.abilities import FightOnlyIf, PaidWith, ToFight, abilities
from longbox.games.legendary.table.enemies import mastermind, villains
from longbox.games.legendary.table.kinds import ATTACK_POINTS, MASTERMIND, RECRUIT_POINTS, TO_FIGHT
from longbox.games.legendary.table.state import Table
from longbox.games.legendary.table.timing import MASTERMIND_FIGHT


def may_be_fought(game: Table, enemy: int, seat: int) -> bool:
    """Whether the enemy's own conditions let this player fight it."""
    found = limits(game.state.definition[enemy])
    return not found or all(limit.condition.holds(game, Scope(seat, enemy)) for limit in found)


@cache
def limits(definition: Card) -> tuple[FightOnlyIf | ToFight, ...]:
    """What a fight asks for beside the price: conditions, and costs that must be payable."""
    return (*abilities(definition, FightOnlyIf), *abilities(definition, ToFight))


def fights(game: Table, seat: int) -> list[tuple[int, int]]:
    """The enemies that a player may fight and can pay for, each with the number of the way to pay."""
    state = game.state
    enemies = villains(game)
    if mastermind_stands(game):
        enemies.append(mastermind(game))
    if as_printed(game):
        definition = state.definition
        both = state.attack + state.recruit
        attack = both if state.recruit_fights else state.attack
        return [
            (enemy, 0)
            for enemy in enemies
            if (price := definition[enemy].stats.get(ATTACK_POINTS, 0)) <= both
            and (price <= attack or abilities(definition[enemy], PaidWith))
            and may_be_fought(game, enemy, seat)
        ]
    return [(enemy, way) for enemy in enemies for way in payable_ways(game, enemy) if may_be_fought(game, enemy, seat)]


def as_printed(game: Table) -> bool:
    """Whether every enemy takes its printed Attack, and there are no points but free ones."""
    state = game.state
    return not (
        state.bound
        or state.shards_on_cards
        or (state.modifiers and not PRICES.isdisjoint(state.modifiers))
        or (state.statics and not PRICES.isdisjoint(state.statics))
    )


PRICES: Final = frozenset((ATTACK_POINTS, TO_FIGHT, RECRUIT_WILL_DO))
"""The values that what a fight takes depends on."""


def payable_ways(game: Table, enemy: int) -> list[int]:
    return [way for way, price in enumerate(ways_to_fight(game, enemy)) if payable(game, price, enemy)]


@dataclass(frozen=True, eq=False)
class SplitPayment(Question):
    """How much of the price is paid with Recruit, where the enemy takes both."""

    def ask(self, game: Table, frame: Frame) -> Decision:
        enemy = frame.scope.source
        options = [Option("pay", (enemy,), amount=recruit) for recruit in splits(game, price(game, frame.scope), enemy)]
        return Decision(frame.scope.you, options, kind="amount", about=self)

    def answer(self, game: Table, frame: Frame, option: Option) -> None:
        game.state.frames.pop()
        frame.scope["recruit"] = option.amount


SPLIT_PAYMENT: Final = SplitPayment()


def price(game: Table, scope: Scope) -> Price:
    """The price that was chosen for a fight."""
    return ways_to_fight(game, scope.source)[scope["way"]]


def split_payment(game: Table, scope: Scope) -> None:
    """Where Recruit pays for all fights, Attack goes first: Recruit is good for more. Else the player decides."""
    parts = splits(game, price(game, scope), scope.source)
    scope["recruit"] = parts[0]
    if len(parts) > 1 and not game.state.recruit_fights:
        game.push(SPLIT_PAYMENT, scope)


def apply_pay(game: Table, event: Event) -> None:
    """What was for this fight only is over when it has been paid for."""
    if game.state.definition[event.card].kind == MASTERMIND:
        game.expire(*MASTERMIND_FIGHT)
    spend(game, RECRUIT_POINTS, event.notes["recruit"], event.card)
    spend(game, ATTACK_POINTS, event.amount - event.notes["recruit"], event.card)


PAY_FOR_FIGHT: Final = EventKind("fight", apply_pay)


def pay(game: Table, scope: Scope) -> None:
    amount = price(game, scope).amount
    notes = {"recruit": scope["recruit"]}
    game.happen(Event(PAY_FOR_FIGHT, seat=scope.you, card=scope.source, amount=amount, notes=notes))


def pay_extra_cost(game: Table, scope: Scope) -> None:
    for cost in abilities(game.state.definition[scope.source], ToFight):
        cost.effect.enter(game, Scope(scope.you, scope.source))


FIGHTS: Final = Steps(split_payment, pay, pay_extra_cost, defeat, fight_effect, lose_the_held, claim_victory)
"""The enemy `source` is fought and paid for."""
