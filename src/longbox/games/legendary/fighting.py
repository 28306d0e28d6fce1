"""Fighting Villains and the Mastermind, and defeating them by an effect."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

from longbox.engine.cards import Card
from longbox.engine.decision import Decision, Option, Question
from longbox.engine.effects.flow import Steps
from longbox.engine.events import Event, EventKind
from longbox.engine.frames import Frame, Scope
from longbox.games.legendary import challenges, ending, performing
from longbox.games.legendary.abilities import Fight, FightOnlyIf, PaidWith, ToFight, abilities
from longbox.games.legendary.changes import DEFEAT, KO
from longbox.games.legendary.points import spend
from longbox.games.legendary.prices import (
    MASTERMIND_FIGHT,
    RECRUIT_WILL_DO,
    Price,
    payable,
    splits,
    ways_to_fight,
)
from longbox.games.legendary.table import (
    ATTACK_POINTS,
    MASTERMIND,
    MASTERMIND_SPACE,
    RECRUIT_POINTS,
    TACTICS,
    TO_FIGHT,
    Table,
    mastermind,
    space_of,
    villains,
)


def may_be_fought(game: Table, enemy: int, seat: int) -> bool:
    """Whether the enemy's own conditions let this player fight it."""
    found = limits(game.state.definition[enemy])
    return not found or all(limit.condition.holds(game, Scope(seat, enemy)) for limit in found)


@cache
def limits(definition: Card) -> tuple[FightOnlyIf | ToFight, ...]:
    """What a fight asks for beside the price: conditions, and costs that must be payable."""
    return (*abilities(definition, FightOnlyIf), *abilities(definition, ToFight))


def mastermind_stands(game: Table) -> bool:
    """Whether the Mastermind can be fought: as long as it has Tactics, or must be dealt the final blow."""
    return bool(game.state.zones[TACTICS.first]) or (
        challenges.on(game, "final-blow") and bool(game.state.zones[MASTERMIND_SPACE.first])
    )


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


def defeat(game: Table, scope: Scope) -> None:
    """The enemy, or a random Tactic of a Mastermind, is won; the scope remembers where the fight was."""
    enemy = scope.source
    scope["space"] = space_of(game, enemy)
    tactic = -1
    if game.state.definition[enemy].kind == MASTERMIND:
        tactics = game.state.zones[TACTICS.first]
        if tactics:
            tactic = game.pick_at_random(tactics)
        scope["trophy"] = tactic if tactics else enemy
        last = 0 if challenges.on(game, "final-blow") else 1
        game.state.beaten = int(len(tactics) == last)
    game.happen(Event(DEFEAT, seat=scope.you, card=enemy, target=tactic, notes={"space": scope["space"]}))


def perform_fight_effect(game: Table, event: Event) -> None:
    performing.FIGHT.of(game, Scope(event.seat, event.card, vars={"space": event.amount}))


FIGHT_EFFECT: Final = EventKind("fight effect", then=perform_fight_effect, quiet=True)


def fight_effect(game: Table, scope: Scope) -> None:
    """An event where there is such an effect, so that it can be cancelled; `manner` tells whether it was a fight."""
    trophy = scope.vars.get("trophy", scope.source)
    if abilities(game.state.definition[trophy], Fight):
        manner = "fight" if "way" in scope.vars else "effect"
        game.happen(Event(FIGHT_EFFECT, seat=scope.you, card=trophy, amount=scope["space"], manner=manner))


def lose_the_held(game: Table, scope: Scope) -> None:
    """What still lies under a Villain that is gone is KO'd: a Hero that a cancelled effect would have given away."""
    held = game.on(scope.source)
    if held and "trophy" not in scope.vars and space_of(game, scope.source) < 0:
        game.happen(Event(KO, seat=scope.you, cards=held))


def claim_victory(game: Table, scope: Scope) -> None:
    """The game is won at once, unless a Final Showdown is to follow at the end of the turn."""
    if not game.state.beaten or "trophy" not in scope.vars or challenges.on(game, "final-showdown"):
        return
    if challenges.on(game, "final-blow"):
        ending.win(game, scope.source, f": player {scope.you + 1} struck the Final Blow", "LG-CHALLENGE-20")
    else:
        tactic = game.state.definition[scope["trophy"]].name
        ending.win(game, scope.source, f": player {scope.you + 1} took the last Tactic, {tactic}")


FIGHTS: Final = Steps(split_payment, pay, pay_extra_cost, defeat, fight_effect, lose_the_held, claim_victory)
"""The enemy `source` is fought and paid for."""
DEFEATS: Final = Steps(defeat, fight_effect, lose_the_held, claim_victory)
"""The enemy `source` is defeated by an effect: no price, no conditions."""
