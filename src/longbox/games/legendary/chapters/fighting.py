"""Fighting Villains and the Mastermind: who may be fought, in which ways, and paying for it."""

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
from longbox.games.legendary.chapters import lots, overpaying
from longbox.games.legendary.chapters.defeating import (
    choose_part,
    claim_victory,
    defeat,
    fight_effect,
    lose_the_held,
    parting_effects,
    standing_masterminds,
)
from longbox.games.legendary.chapters.fortifying import BEFORE_MASTERMIND
from longbox.games.legendary.chapters.lurking import bring_the_next
from longbox.games.legendary.chapters.points import in_words, spend
from longbox.games.legendary.chapters.prices import (
    PLAIN,
    Way,
    as_printed,
    funds,
    payable,
    smallest,
    splits,
    ways_to_fight,
)
from longbox.games.legendary.chapters.victory_piles import order_the_pile
from longbox.games.legendary.chapters.wounds import TO_RECRUIT_AND_FIGHT
from longbox.games.legendary.table import notes, roles, slots
from longbox.games.legendary.table.abilities import FightOnlyIf, ToFight
from longbox.games.legendary.table.enemies import elsewhere, foes, is_mastermind, of_enemy, stands, villains
from longbox.games.legendary.table.kinds import ATTACK_POINTS, PIERCING_POINTS, RECRUIT_POINTS
from longbox.games.legendary.table.names import asking, name_of, names_of
from longbox.games.legendary.table.roles import parts
from longbox.games.legendary.table.sides import in_terms
from longbox.games.legendary.table.speech import speech
from longbox.games.legendary.table.state import Table
from longbox.games.legendary.table.timing import MASTERMIND_FIGHT, one_fight


def limits(game: Table, enemy: int) -> list[tuple[int, FightOnlyIf | ToFight]]:
    """What a fight asks for beside the price: conditions, and costs that must be payable. Each with whose it is."""
    return [*of_enemy(game, enemy, FightOnlyIf), *of_enemy(game, enemy, ToFight)]


def unmet(game: Table, seat: int, enemy: int) -> list[tuple[int, FightOnlyIf | ToFight]]:
    """Those that forbid this player to fight an enemy."""
    return [(card, limit) for card, limit in limits(game, enemy) if not limit.condition.holds(game, Scope(seat, card))]


def payable_ways(game: Table, enemy: int) -> list[tuple[int, Way]]:
    """The ways to fight an enemy that can be paid as a whole, by their numbers."""
    ways = enumerate(ways_to_fight(game, enemy))
    return [(number, way) for number, way in ways if payable(game, way, enemy)]


def open_ways(game: Table, seat: int, enemy: int) -> list[int]:
    """The numbers of the ways in which a player can fight an enemy."""
    ways = payable_ways(game, enemy)
    if ways and (roles.shields(game, enemy) or unmet(game, seat, enemy)):
        ways = [(number, way) for number, way in ways if way.past]
    return [number for number, _ in ways]


def may_fight_no_more(game: Table, seat: int, card: int, target: int) -> bool:
    return bool(game.state.no_fights)


def no_enemy(game: Table, seat: int, card: int, target: int) -> bool:
    return card not in foes(game)


def plays_it(game: Table, seat: int, card: int, target: int) -> bool:
    """Nobody fights whom they are."""
    return bool(game.state.plays_mastermind[seat]) and is_mastermind(game, card)


def nothing_to_take(game: Table, seat: int, card: int, target: int) -> bool:
    return is_mastermind(game, card) and not stands(game, card)


def goes_past(game: Table, enemy: int) -> bool:
    """Whether there is a way past what bars the others."""
    return any(way.past for _, way in payable_ways(game, enemy))


def limited(game: Table, seat: int, card: int, target: int) -> bool:
    """The enemy's own conditions forbid this player to fight it."""
    return bool(unmet(game, seat, card)) and not goes_past(game, card)


def limit_words(game: Table, seat: int, card: int, target: int) -> str:
    definition = game.state.definition
    return " ".join(limit.words(speech(game, definition[whose].name)) for whose, limit in unmet(game, seat, card))


def fortified(game: Table, seat: int, card: int, target: int) -> bool:
    return bool(roles.held(game, card, BEFORE_MASTERMIND)) and not goes_past(game, card)


def fortifier_words(game: Table, seat: int, card: int, target: int) -> str:
    (fortifier,) = roles.held(game, card, BEFORE_MASTERMIND)
    return said("{card} fortifies it: fight that one first", card=name_of(game, fortifier))


def shielded(game: Table, seat: int, card: int, target: int) -> bool:
    hidden = [one for one in roles.shields(game, card) if game.state.role[one] != BEFORE_MASTERMIND.key]
    return bool(hidden) and not goes_past(game, card)


def too_strong(game: Table, seat: int, card: int, target: int) -> bool:
    return not payable_ways(game, card)


def price_words(game: Table, seat: int, card: int, target: int) -> str:
    """The first way is the usual one; where only one Hero's points count, the most that one has."""
    ways = ways_to_fight(game, card)
    most = max([funds(game, way, card) for way in ways if way.price.currencies == ways[0].price.currencies])
    usual = ways[0] if ways[0].hero is None else ways[0]._replace(hero="")
    return said("it takes {price} and you have {points}", price=usual, points=in_words(most // 2, most % 2))


def fight_label(game: Table, option: Option) -> str:
    way = ways_to_fight(game, option.card)[option.amount]
    bonded = [name_of(game, card) for card in parts(game, option.card)[1:]]
    if bonded:
        return said("Fight {card} and {other} ({price})", card=names_of(game, option), other=bonded[0], price=way)
    return said("Fight {card} ({price})", card=names_of(game, option), price=way)


FIGHTING: Final = PlayerDeed(
    "fight",
    when=(
        *TO_RECRUIT_AND_FIGHT,
        Bar("LG-KW-URU-03", may_fight_no_more, "a fight has failed: there is no other this turn", last=True),
    ),
    what=(
        Bar(
            "LG-FIGHT-01",
            no_enemy,
            in_terms(message("only {Villains} in the city and the {Mastermind} can be fought")),
            last=True,
        ),
        Bar("LG-PLAYERMASTER-10", plays_it, in_terms(message("you are the {Mastermind} yourself")), last=True),
        Bar("LG-MASTERMIND-03", nothing_to_take, "its Tactics have all been taken", last=True),
        Bar("LG-SPECIAL-01", limited, limit_words),
        Bar("LG-KW-FORTIFY-01", fortified, fortifier_words),
        Bar("LG-KW-HUMANSHIELD-01", shielded, in_terms(message("it hides behind others: {rescue} them first"))),
        Bar("LG-FIGHT-03", too_strong, price_words),
    ),
    label=fight_label,
)


def fights(game: Table, seat: int) -> list[tuple[int, int]]:
    """The enemies that a player may fight and can pay for, each with the number of the way to pay. Every step of a turn
    asks, and mostly what is printed tells."""
    state = game.state
    if state.no_fights:
        return []
    own = state.plays_mastermind[seat]
    enemies = villains(game) if own else villains(game) + standing_masterminds(game)
    if state.enemies_elsewhere:
        enemies += elsewhere(game)
    if not as_printed(state):
        return [(enemy, way) for enemy in enemies for way in open_ways(game, seat, enemy)]
    definition = state.definition
    both = state.attack + state.recruit + len(state.half_points) // 2
    most = both if state.recruit_fights else state.attack
    found: list[tuple[int, int]] = []
    for enemy in enemies:
        price = definition[enemy].stats.get(ATTACK_POINTS, 0)
        if price <= both:
            if PLAIN[definition[enemy]]:
                if price <= most:
                    found.append((enemy, 0))
            else:
                found += [(enemy, way) for way in open_ways(game, seat, enemy)]
    return found


@dataclass(frozen=True, eq=False)
class SplitPayment(Question):
    """How much of the price is paid with Recruit, where the enemy takes both."""

    def prompt(self, game: Table, decision: Decision) -> str:
        price = way_of(game, game.state.frames[-1].scope).price
        amount = in_words(price.amount, price.half)
        return asking(game, said("How do you pay the {price} that it takes?", price=amount))

    def label(self, game: Table, option: Option) -> str:
        """What of each currency a way to split the price takes."""
        way = way_of(game, game.state.frames[-1].scope)
        paid = option.amount * smallest(game, way)
        rest = way.price.halves() - paid
        recruit, attack = [in_words(halves // 2, halves % 2) for halves in (paid, rest)]
        if not paid:
            return said("Pay {attack} Attack", attack=attack)
        if not rest:
            return said("Pay {recruit} Recruit", recruit=recruit)
        return said("Pay {attack} Attack and {recruit} Recruit", attack=attack, recruit=recruit)

    def topic(self, game: Table, decision: Decision) -> Topic:
        return PAYMENT_TOPIC

    def ask(self, game: Table, frame: Frame) -> Decision:
        enemy = frame.scope.source
        way = way_of(game, frame.scope)
        part = smallest(game, way)
        options = [Option("pay", (enemy,), amount=halves // part) for halves in splits(game, way, enemy)]
        return Decision(frame.scope.you, options, kind="amount", about=self)

    def answer(self, game: Table, frame: Frame, option: Option) -> None:
        game.state.frames.pop()
        frame.scope[slots.RECRUIT] = option.amount * smallest(game, way_of(game, frame.scope))


PAYMENT_TOPIC: Final = Topic(PAYMENT)
SPLIT_PAYMENT: Final = SplitPayment()


def way_of(game: Table, scope: Scope) -> Way:
    """The way that was chosen for a fight, with what its stake has added."""
    way = ways_to_fight(game, scope.source)[scope[slots.WAY]]
    raised = scope.vars.get(slots.STAKE, 0)
    return way._replace(price=way.price._replace(amount=way.price.amount + raised)) if raised else way


def split_payment(game: Table, scope: Scope) -> None:
    """Where Recruit pays for all fights, Attack goes first: Recruit is good for more. Else the player decides."""
    parts = splits(game, way_of(game, scope), scope.source)
    scope[slots.RECRUIT] = parts[0]
    if len(parts) > 1 and not game.state.recruit_fights:
        game.push(SPLIT_PAYMENT, scope)


def choose_points(game: Table, scope: Scope) -> None:
    """Which lots of points go first is asked only where it may matter."""
    way = way_of(game, scope)
    scope[slots.HERO] = way.hero
    scope[slots.PARTS] = parts_of(way, scope[slots.RECRUIT])
    scope[slots.LOTS] = ()
    if lots.differ(game, scope):
        game.push(lots.WHICH_POINTS, scope)


def parts_of(way: Way, recruit: int) -> tuple[tuple[str, int], ...]:
    """How much of each currency a way takes of which `recruit` is paid with Recruit, counted in halves."""
    halves = way.price.halves()
    if PIERCING_POINTS in way.price.currencies:
        return ((PIERCING_POINTS, halves),)
    return ((RECRUIT_POINTS, recruit), (ATTACK_POINTS, halves - recruit))


def apply_pay(game: Table, event: Event) -> None:
    """What was for this fight only is over when it has been paid for."""
    state = game.state
    if is_mastermind(game, event.card):
        game.expire(*MASTERMIND_FIGHT)
    game.expire(*one_fight(event.card))
    if event.notes[notes.EXCESS]:
        state.overpaid = 1
    first = event.notes[notes.LOTS]
    for currency, halves in event.notes[notes.PARTS]:
        spend(game, currency, halves // 2, event.card, event.notes[notes.HERO], first, halves % 2)


PAY_FOR_FIGHT: Final = EventKind("fight", apply_pay)


def pay(game: Table, scope: Scope) -> None:
    way = way_of(game, scope)
    scope[slots.PAST] = way.past
    overpaying.remember(game, scope, way.excess)
    game.happen(
        Event(
            PAY_FOR_FIGHT,
            seat=scope.you,
            card=scope.source,
            amount=way.price.amount,
            notes={
                notes.PARTS: scope[slots.PARTS],
                notes.LOTS: scope[slots.LOTS],
                notes.HERO: scope[slots.HERO],
                notes.EXCESS: way.excess,
            },
        )
    )


def pay_extra_cost(game: Table, scope: Scope) -> None:
    if not scope[slots.PAST]:
        for card, cost in of_enemy(game, scope.source, ToFight):
            cost.effect.enter(game, Scope(scope.you, card))


FIGHTS: Final = Steps(
    split_payment, choose_points, pay, pay_extra_cost, choose_part, defeat, order_the_pile, fight_effect,
    parting_effects, overpaying.excess_effects, lose_the_held, bring_the_next, claim_victory,
)  # fmt: skip
"""The enemy `source` is fought and paid for."""
