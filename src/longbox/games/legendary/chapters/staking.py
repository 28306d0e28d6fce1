"""Fights with a stake: cards of the Villain Deck turn up when they begin, and only then is it known what they take.

Nothing can be played in between. Whoever can't pay it all then has failed: the Attack is lost, and there is no other
fight this turn.
"""

from __future__ import annotations

from typing import Final

from longbox.engine import dice
from longbox.engine.decision import Option
from longbox.engine.effects.flow import Steps
from longbox.engine.events import Event, EventKind
from longbox.engine.frames import Scope
from longbox.engine.view import lose_track
from longbox.games.legendary.chapters import performing, points
from longbox.games.legendary.chapters.fighting import FIGHTS, way_of
from longbox.games.legendary.chapters.prices import fights_with, funds, printed_points, stake, ways_to_fight
from longbox.games.legendary.chapters.villain_deck import follow_the_returned, put_back
from longbox.games.legendary.table import slots
from longbox.games.legendary.table.abilities import ON_FIGHT_OR_FAIL, acting
from longbox.games.legendary.table.board import villain_deck
from longbox.games.legendary.table.enemies import space_of
from longbox.games.legendary.table.state import Table
from longbox.games.legendary.table.zones import REVEALED


def apply_stake(game: Table, event: Event) -> None:
    """`amount` cards are turned up one by one, and becomes their Victory Points. If the deck runs out, those that lie
    there are shuffled, and may turn up again."""
    deck = villain_deck(game)
    zones = game.state.zones
    shown: list[int] = []
    worth = 0
    for _ in range(event.amount):
        if not zones[deck]:
            game.move_all(shown, deck)
            game.shuffle(deck)
            shown = []
        if not zones[deck]:
            break
        card = zones[deck][-1]
        game.move(card, REVEALED.first)
        shown.append(card)
        worth += printed_points(game, card)
    event.cards = tuple(shown)
    event.amount = worth


def apply_fail(game: Table, event: Event) -> None:
    points.lose_all(game, fights_with(game))
    game.state.no_fights = 1


def apply_put_under(game: Table, event: Event) -> None:
    """In random order."""
    order = list(event.cards)
    dice.shuffle(game.state, order)
    deck = villain_deck(game)
    for card in order:
        game.move(card, deck, bottom=True)


def apply_put_on_deck(game: Table, event: Event) -> None:
    put_back(game, event.cards)


PUT_ON_VILLAIN_DECK: Final = EventKind("put on the villain deck", apply_put_on_deck, then=follow_the_returned)
STAKE: Final = EventKind("stake", apply_stake)
FAIL: Final = EventKind("fail in a fight", apply_fail)
STAKE_UNDER: Final = EventKind("put the stake under", apply_put_under, quiet=True)


def turn_up(game: Table, scope: Scope) -> None:
    enemy = scope.source
    scope[slots.SPACE] = space_of(game, enemy)
    scope[slots.ABILITIES] = acting(game, enemy, ON_FIGHT_OR_FAIL)
    scope.event = Event(STAKE, card=enemy, seat=scope.you, amount=stake(game, enemy), cards=())
    game.happen(scope.event)


def weigh(game: Table, scope: Scope) -> None:
    assert scope.event is not None
    scope[slots.STAKED] = scope.event.cards
    told = {slots.WAY: scope[slots.WAY], slots.STAKE: scope.event.amount}
    fight = Scope(scope.you, scope.source, vars=told)
    way = way_of(game, fight)
    if way.price.halves() <= funds(game, way, scope.source):
        game.push(FIGHTS, fight)
    else:
        game.happen(Event(FAIL, card=scope.source, seat=scope.you))


def fight_or_fail(game: Table, scope: Scope) -> None:
    told = {slots.SPACE: scope[slots.SPACE], slots.STAKED: scope[slots.STAKED]}
    performing.FAILED_FIGHT.of(game, Scope(scope.you, scope.source, vars=told), scope[slots.ABILITIES])


def put_under(game: Table, scope: Scope) -> None:
    """Those that no effect has taken elsewhere."""
    left = tuple([card for card in scope[slots.STAKED] if game.state.zone[card] == REVEALED.first])
    if left:
        lose_track(game, left, 0)
        game.happen(Event(STAKE_UNDER, seat=scope.you, cards=left))


STAKED_FIGHTS: Final = Steps(turn_up, weigh, fight_or_fail, put_under)
"""The enemy `source` is fought in a way that has a stake."""


def fight(game: Table, scope: Scope, option: Option) -> None:
    """An enemy is fought in the way that was chosen."""
    scope[slots.WAY] = option.amount
    staked = ways_to_fight(game, option.card)[option.amount].staked
    game.push(STAKED_FIGHTS if staked else FIGHTS, scope)
