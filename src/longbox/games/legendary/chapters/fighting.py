"""Fighting Villains and the Mastermind: who may be fought, and paying for it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from longbox.engine.decision import Decision, Option, Question
from longbox.engine.effects.flow import Steps
from longbox.engine.events import Event, EventKind
from longbox.engine.frames import Frame, Scope
from longbox.engine.language import message, said
from longbox.engine.player_deeds import Bar, PlayerDeed
from longbox.engine.topics import PAYMENT, Topic
from longbox.games.legendary.chapters.defeating import (
    claim_victory,
    defeat,
    fight_effect,
    lose_the_held,
    standing_masterminds,
    stands,
)
from longbox.games.legendary.chapters.points import spend
from longbox.games.legendary.chapters.prices import Price, funds, payable_fights, splits, ways_to_fight
from longbox.games.legendary.chapters.wounds import TO_RECRUIT_AND_FIGHT
from longbox.games.legendary.table import notes, slots
from longbox.games.legendary.table.abilities import FightOnlyIf, ToFight, having
from longbox.games.legendary.table.enemies import villains
from longbox.games.legendary.table.kinds import ATTACK_POINTS, MASTERMIND, RECRUIT_POINTS
from longbox.games.legendary.table.names import asking, names_of
from longbox.games.legendary.table.sides import in_terms
from longbox.games.legendary.table.speech import speech
from longbox.games.legendary.table.state import Table
from longbox.games.legendary.table.timing import MASTERMIND_FIGHT
from longbox.games.legendary.table.zones import CITY_ROW, MASTERMIND_SPACE


def limits(game: Table, enemy: int) -> tuple[FightOnlyIf | ToFight, ...]:
    """What a fight asks for beside the price: conditions, and costs that must be payable."""
    return (*having(game, enemy, FightOnlyIf), *having(game, enemy, ToFight))


def no_enemy(game: Table, seat: int, card: int, target: int) -> bool:
    zone = game.state.zone[card]
    return not CITY_ROW.holds(zone) and zone != MASTERMIND_SPACE.first


def nothing_to_take(game: Table, seat: int, card: int, target: int) -> bool:
    return game.state.zone[card] == MASTERMIND_SPACE.first and not stands(game, card)


def limited(game: Table, seat: int, card: int, target: int) -> bool:
    """The enemy's own conditions forbid this player to fight it."""
    found = limits(game, card)
    return bool(found) and not all(limit.condition.holds(game, Scope(seat, card)) for limit in found)


def limit_words(game: Table, seat: int, card: int, target: int) -> str:
    definition = game.state.definition[card]
    unmet = [limit for limit in limits(game, card) if not limit.condition.holds(game, Scope(seat, card))]
    return " ".join(limit.words(speech(game, definition.name)) for limit in unmet)


def too_strong(game: Table, seat: int, card: int, target: int) -> bool:
    return not payable_fights(game, [card])


def price_words(game: Table, seat: int, card: int, target: int) -> str:
    usual = ways_to_fight(game, card)[0]
    return said("it takes {price} and you have {points}", price=usual, points=funds(game, usual, card))


def fight_label(game: Table, option: Option) -> str:
    price = ways_to_fight(game, option.card)[option.amount]
    return said("Fight {card} ({price})", card=names_of(game, option), price=price)


FIGHTING: Final = PlayerDeed(
    "fight",
    when=TO_RECRUIT_AND_FIGHT,
    what=(
        Bar(
            "LG-FIGHT-01",
            no_enemy,
            in_terms(message("only {Villains} in the city and the {Mastermind} can be fought")),
            last=True,
        ),
        Bar("LG-MASTERMIND-03", nothing_to_take, "its Tactics have all been taken", last=True),
        Bar("LG-SPECIAL-01", limited, limit_words),
        Bar("LG-FIGHT-03", too_strong, price_words),
    ),
    label=fight_label,
)


def fights(game: Table, seat: int) -> list[tuple[int, int]]:
    """The enemies that a player may fight and can pay for, each with the number of the way to pay."""
    found = payable_fights(game, villains(game) + standing_masterminds(game))
    return [one for one in found if not limited(game, seat, one[0], -1)] if found else found


@dataclass(frozen=True, eq=False)
class SplitPayment(Question):
    """How much of the price is paid with Recruit, where the enemy takes both."""

    def prompt(self, game: Table, decision: Decision) -> str:
        amount = price(game, game.state.frames[-1].scope).amount
        return asking(game, said("How do you pay the {price} that it takes?", price=amount))

    def label(self, game: Table, option: Option) -> str:
        """What of each currency a way to split the price takes."""
        recruit = option.amount
        attack = price(game, game.state.frames[-1].scope).amount - recruit
        if not recruit:
            return said("Pay {attack} Attack", attack=attack)
        if not attack:
            return said("Pay {recruit} Recruit", recruit=recruit)
        return said("Pay {attack} Attack and {recruit} Recruit", attack=attack, recruit=recruit)

    def topic(self, game: Table, decision: Decision) -> Topic:
        return PAYMENT_TOPIC

    def ask(self, game: Table, frame: Frame) -> Decision:
        enemy = frame.scope.source
        options = [Option("pay", (enemy,), amount=recruit) for recruit in splits(game, price(game, frame.scope), enemy)]
        return Decision(frame.scope.you, options, kind="amount", about=self)

    def answer(self, game: Table, frame: Frame, option: Option) -> None:
        game.state.frames.pop()
        frame.scope[slots.RECRUIT] = option.amount


PAYMENT_TOPIC: Final = Topic(PAYMENT)
SPLIT_PAYMENT: Final = SplitPayment()


def price(game: Table, scope: Scope) -> Price:
    """The price that was chosen for a fight."""
    return ways_to_fight(game, scope.source)[scope[slots.WAY]]


def split_payment(game: Table, scope: Scope) -> None:
    """Where Recruit pays for all fights, Attack goes first: Recruit is good for more. Else the player decides."""
    parts = splits(game, price(game, scope), scope.source)
    scope[slots.RECRUIT] = parts[0]
    if len(parts) > 1 and not game.state.recruit_fights:
        game.push(SPLIT_PAYMENT, scope)


def apply_pay(game: Table, event: Event) -> None:
    """What was for this fight only is over when it has been paid for."""
    if game.state.definition[event.card].kind == MASTERMIND:
        game.expire(*MASTERMIND_FIGHT)
    spend(game, RECRUIT_POINTS, event.notes[notes.RECRUIT], event.card)
    spend(game, ATTACK_POINTS, event.amount - event.notes[notes.RECRUIT], event.card)


PAY_FOR_FIGHT: Final = EventKind("fight", apply_pay)


def pay(game: Table, scope: Scope) -> None:
    game.happen(
        Event(
            PAY_FOR_FIGHT,
            seat=scope.you,
            card=scope.source,
            amount=price(game, scope).amount,
            notes={notes.RECRUIT: scope[slots.RECRUIT]},
        )
    )


def pay_extra_cost(game: Table, scope: Scope) -> None:
    for cost in having(game, scope.source, ToFight):
        cost.effect.enter(game, Scope(scope.you, scope.source))


FIGHTS: Final = Steps(split_payment, pay, pay_extra_cost, defeat, fight_effect, lose_the_held, claim_victory)
"""The enemy `source` is fought and paid for."""
