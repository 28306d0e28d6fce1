"""What effects do, in the verbs of the rulebook: each declared once, and done to whatever noun a card names."""

from __future__ import annotations

from typing import Final

from longbox.engine.effects.amounts import Number
from longbox.engine.effects.deeds import Deed, Does
from longbox.engine.effects.dividing import Divided
from longbox.engine.effects.nouns import Noun
from longbox.engine.events import Event
from longbox.engine.frames import Scope
from longbox.engine.language import Message
from longbox.games.vs.chapters import counters, hands_and_decks, hiding, levels, readying, rows, super_powers, winning
from longbox.games.vs.chapters import stun as stuns
from longbox.games.vs.chapters.build import GAIN_POINTS
from longbox.games.vs.chapters.combat import CANCEL_COMBAT
from longbox.games.vs.chapters.hands_and_decks import SHUFFLE_IN
from longbox.games.vs.chapters.resources import LOSE_RESOURCE, TURN_LOCATION
from longbox.games.vs.chapters.turn import GAIN_TURN
from longbox.games.vs.table import slots
from longbox.games.vs.table.characters import combat_goes_on, in_a_row, in_front
from longbox.games.vs.table.players import heads
from longbox.games.vs.table.state import Vs
from longbox.games.vs.table.zones import DECK, RESOURCES


def only_choose(game: Vs, scope: Scope, cards: list[int], amount: int) -> None:
    """The choice itself is all: the rest of the effect speaks of it."""


def call_off(game: Vs, scope: Scope, cards: list[int], amount: int) -> None:
    if combat_goes_on(game):
        game.happen(Event(CANCEL_COMBAT, seat=scope.you, source=scope.source))


def cancel_it(game: Vs, scope: Scope, cards: list[int], amount: int) -> None:
    """The super power that is reacted to never takes effect."""
    if scope.event is not None and not scope.event.cancelled:
        super_powers.cancel_power(game, scope.event, seat=scope.you, source=scope.source)


choose: Final = Deed("choose", act=only_choose).to
cancel_combat: Final = Deed("call", "the combat off", act=call_off).done
cancel_power: Final = Deed("cancel", "that power", act=cancel_it).done


def stun_them(game: Vs, scope: Scope, cards: list[int], amount: int) -> None:
    stuns.stun(game, cards, [(scope.source,)] * len(cards), seat=scope.you)


def daze_them(game: Vs, scope: Scope, cards: list[int], amount: int) -> None:
    stuns.stun(game, cards, [(scope.source,)] * len(cards), seat=scope.you, manner="daze")


def daze_in_full_gear(game: Vs, scope: Scope, cards: list[int], amount: int) -> None:
    by = [(scope.source,)] * len(cards)
    stuns.stun(game, cards, by, seat=scope.you, manner="daze", keeps_equipment=True)


def exhaust_them(game: Vs, scope: Scope, cards: list[int], amount: int) -> None:
    readying.exhaust(game, cards, seat=scope.you, source=scope.source)


def wound_them(game: Vs, scope: Scope, cards: list[int], amount: int) -> None:
    stuns.wound(game, cards, seat=scope.you, source=scope.source)


def heal_them(game: Vs, scope: Scope, cards: list[int], amount: int) -> None:
    stuns.heal(game, cards, seat=scope.you, source=scope.source)


def heal_much(game: Vs, scope: Scope, cards: list[int], amount: int) -> None:
    for card in cards:
        stuns.heal(game, [card], seat=scope.you, source=scope.source, amount=amount)


def ready_them(game: Vs, scope: Scope, cards: list[int], amount: int) -> None:
    readying.ready(game, cards, seat=scope.you)


def recover_them(game: Vs, scope: Scope, cards: list[int], amount: int) -> None:
    stuns.recover(game, cards, seat=scope.you)


def freeze_them(game: Vs, scope: Scope, cards: list[int], amount: int) -> None:
    if cards:
        game.happen(Event(readying.FREEZE, seat=scope.you, cards=tuple(cards), source=scope.source))


def hide_them(game: Vs, scope: Scope, cards: list[int], amount: int) -> None:
    hiding.hide(game, cards, seat=scope.you, source=scope.source)


def ko_them(game: Vs, scope: Scope, cards: list[int], amount: int) -> None:
    """Characters or resources go to the KO pile."""
    if cards and RESOURCES.holds(game.state.zone[cards[0]]):
        game.happen(Event(LOSE_RESOURCE, seat=scope.you, cards=tuple(cards), source=scope.source))
    else:
        stuns.knock_out(game, cards, seat=scope.you, source=scope.source)


stun: Final = Deed("{stun}", act=stun_them).to
daze: Final = Deed("{stun}", "{whom} without a {wound}", act=daze_them).to
daze_equipped: Final = Deed("{stun}", "{whom} without a {wound}; it keeps its {equipment}", act=daze_in_full_gear).to
exhaust: Final = Deed("{exhaust}", act=exhaust_them).to
wound: Final = Deed("give", "{whom} a {wound}", act=wound_them).to
"""Wound without stunning."""
heal: Final = Deed("take", "a {wound} off {whom}", act=heal_them).to
heal_more: Final = Deed("take", "{wound} off {whom}", "{wounds} off {whom}", act=heal_much).of
ready: Final = Deed("{ready}", act=ready_them).to
recover: Final = Deed("recover", act=recover_them).to
freeze: Final = Deed("{exhaust}", "{whom}, which then can't {ready} in its player's next turn", act=freeze_them).to
hide: Final = Deed("{hide}", act=hide_them).to
"""Turn a character face down, ready and unhurt."""
ko: Final = Deed("{KO}", act=ko_them).to


def push_them(game: Vs, scope: Scope, cards: list[int], amount: int) -> None:
    rows.change_rows(game, [card for card in cards if in_front(game, card)], seat=scope.you, source=scope.source)


def pull_them(game: Vs, scope: Scope, cards: list[int], amount: int) -> None:
    behind = [card for card in cards if in_a_row(game, card) and not in_front(game, card)]
    rows.change_rows(game, behind, seat=scope.you, source=scope.source)


def move_them(game: Vs, scope: Scope, cards: list[int], amount: int) -> None:
    rows.change_rows(game, cards, seat=scope.you, source=scope.source)


push: Final = Deed("push", "{whom} to the {back row} of its side", act=push_them).to
pull: Final = Deed("pull", "{whom} to the {front row} of its side", act=pull_them).to
change_row: Final = Deed("move", "{whom} to the other row", act=move_them).to


def put_plus_on(game: Vs, scope: Scope, cards: list[int], amount: int) -> None:
    counters.put_counters(game, cards, amount, seat=scope.you, source=scope.source)


def put_minus_on(game: Vs, scope: Scope, cards: list[int], amount: int) -> None:
    counters.put_counters(game, cards, -amount, seat=scope.you, source=scope.source)


def take_plus_off(game: Vs, scope: Scope, cards: list[int], amount: int) -> None:
    some = [card for card in cards if game.state.counters[card] > 0]
    scope[slots.SO_MANY] = sum([game.state.counters[card] for card in some])
    counters.remove_counters(game, some, seat=scope.you, source=scope.source)


def take_some_plus_off(game: Vs, scope: Scope, cards: list[int], amount: int) -> None:
    some = [card for card in cards if game.state.counters[card] > 0]
    counters.remove_counters(game, some, seat=scope.you, source=scope.source, amount=amount)


def take_minus_off(game: Vs, scope: Scope, cards: list[int], amount: int) -> None:
    some = [card for card in cards if game.state.counters[card] < 0]
    counters.remove_counters(game, some, seat=scope.you, source=scope.source)


def turn_counters_on(game: Vs, scope: Scope, cards: list[int], amount: int) -> None:
    """All counters on a character are exchanged for as many of the other kind."""
    for card in cards:
        number = game.state.counters[card]
        if number > 0 and not counters.can_hold(game, card, -number):
            counters.remove_counters(game, (card,), seat=scope.you, source=scope.source)
        else:
            counters.put_counters(game, (card,), -2 * number, seat=scope.you, source=scope.source)


def double_minus_on(game: Vs, scope: Scope, cards: list[int], amount: int) -> None:
    some = tuple([card for card in cards if game.state.counters[card] < 0 and counters.can_hold(game, card, -1)])
    if some:
        game.happen(Event(counters.DOUBLE_COUNTERS, seat=scope.you, cards=some, source=scope.source))


def share_minus(game: Vs, scope: Scope, cards: list[int], amount: int) -> None:
    """Each of the cards, named as often as it has -1/-1 counters to come, gets them; equal shares at one moment."""
    shares: dict[int, list[int]] = {}
    for card in dict.fromkeys(cards):
        shares.setdefault(cards.count(card), []).append(card)
    for share, sharers in shares.items():
        counters.put_counters(game, sharers, -share, seat=scope.you, source=scope.source)


put_plus: Final = Deed("put", "{+1/+1 counter} on {whom}", "{+1/+1 counters} on {whom}", act=put_plus_on).of
put_minus: Final = Deed("put", "{-1/-1 counter} on {whom}", "{-1/-1 counters} on {whom}", act=put_minus_on).of
take_counters: Final = Deed("take", "all {+1/+1 counters} off {whom}", act=take_plus_off).to
take_plus: Final = Deed("take", "{+1/+1 counter} off {whom}", "{+1/+1 counters} off {whom}", act=take_some_plus_off).of
take_minus: Final = Deed("take", "all {-1/-1 counters} off {whom}", act=take_minus_off).to
turn_counters: Final = Deed(
    "replace", "the {counters} on {whom} by as many of the opposite kind, +1/+1 or -1/-1", act=turn_counters_on
).to
double_counters: Final = Deed("double", "the {-1/-1 counters} on {whom}", act=double_minus_on).to
DIVIDE: Final = Deed("divide", "{-1/-1 counter} among {whom}", "{-1/-1 counters} among {whom}", act=share_minus)


def divide_minus(amount: Number, noun: Noun) -> Does:
    """So many -1/-1 counters among some characters, as you like."""
    return DIVIDE.of(amount, Divided(noun, amount))


def draw_cards(game: Vs, scope: Scope, cards: list[int], amount: int) -> None:
    hands_and_decks.draw(game, scope.you, amount)


def draw_to_have(game: Vs, scope: Scope, cards: list[int], amount: int) -> None:
    hands_and_decks.draw(game, scope.you, amount - len(hands_and_decks.hand(game, scope.you)))


def deck_lasts(game: Vs, scope: Scope, cards: list[int], amount: int) -> bool:
    """Games end when all decks are empty."""
    return len(game.state.zones[DECK.at(scope.you)]) > amount > 0


def learn(game: Vs, scope: Scope, cards: list[int], amount: int) -> None:
    levels.gain_xp(game, scope.source, amount, seat=scope.you)


def turn_them_over(game: Vs, scope: Scope, cards: list[int], amount: int) -> None:
    """Locations, all of which lie the same way up."""
    if cards:
        manner = "face up" if game.state.face_down[cards[0]] else "face down"
        game.happen(Event(TURN_LOCATION, seat=scope.you, cards=tuple(cards), source=scope.source, manner=manner))


def shuffle_them_in(game: Vs, scope: Scope, cards: list[int], amount: int) -> None:
    scope[slots.SO_MANY] = len(cards)
    if cards:
        game.happen(Event(SHUFFLE_IN, seat=scope.you, cards=tuple(cards), source=scope.source))


draw: Final = Deed("draw", "card", "cards", act=draw_cards, gift=deck_lasts).so_many
draw_up_to: Final = Deed("draw cards until {you} have", "card in hand", "cards in hand", act=draw_to_have).so_many


def set_them_back(game: Vs, scope: Scope, cards: list[int], amount: int) -> None:
    levels.set_back(game, cards[0], seat=scope.you, source=scope.source)


set_back: Final = Deed(
    "take",
    "an {XP} off {whom}; if it has none and is above {Level} 1, its {Level} goes down by one, and it gains {XP} until "
    "one is missing to level up",
    act=set_them_back,
    one_by_one=True,
).to
gain_xp: Final = Deed("gain", "{XP}", act=learn, acts=True).so_many
"""This main character gains XP."""
take_xp: Final = Deed("take", "{XP} for {this}", act=learn).so_many
"""The same, where you may."""
turn_over: Final = Deed("turn", "{whom} over", act=turn_them_over).to


def carry_the_day(game: Vs, scope: Scope, cards: list[int], amount: int) -> None:
    winning.win(game, scope.you, "", Message("an effect says so"))


def take_a_turn(game: Vs, scope: Scope, cards: list[int], amount: int) -> None:
    game.happen(Event(GAIN_TURN, seat=heads(game, scope.you)[0], source=scope.source))


extra_turn: Final = Deed("take", "another turn after this one", act=take_a_turn).done
win_game: Final = Deed("win", "the game", act=carry_the_day).done
shuffle_in: Final = Deed("shuffle", "{whom} into its owner's deck", act=shuffle_them_in, moves=True).to


def gain_recruit_points(game: Vs, scope: Scope, cards: list[int], amount: int) -> None:
    game.happen(Event(GAIN_POINTS, seat=scope.you, amount=amount, source=scope.source))


gain_points: Final = Deed("gain", "recruit point", "recruit points", act=gain_recruit_points).so_many
