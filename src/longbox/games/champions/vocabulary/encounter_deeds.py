"""Verbs of encounter cards, and of players' cards that stop, soften or replace what encounter cards do."""

from __future__ import annotations

from collections import Counter
from functools import partial
from typing import Final

from longbox.engine.effects.amounts import Number
from longbox.engine.effects.deeds import Deed, Does
from longbox.engine.effects.dividing import Divided
from longbox.engine.events import Event
from longbox.engine.frames import Scope
from longbox.games.champions.chapters import (
    activations,
    attack_order,
    boost,
    damage,
    discarding,
    enemy_activation,
    minions,
    nemesis,
    prevention,
    revealing,
    threat,
    tucked,
)
from longbox.games.champions.chapters.encounter_deck import DEALT_A_CARD, deal_encounter_card
from longbox.games.champions.table import notes, slots
from longbox.games.champions.table.characters import active_villain, engaged_with
from longbox.games.champions.table.encounter_decks import main_scheme
from longbox.games.champions.table.players import in_player_order, is_hero
from longbox.games.champions.table.state import Champions
from longbox.games.champions.table.zones import HAND
from longbox.games.champions.vocabulary.nouns import hero_or_ally


def let_attack(game: Champions, scope: Scope, cards: list[int], amount: int) -> None:
    attack_order.attack(game, scope, attack_order.ATTACK_YOU, cards)


def let_attack_their_own(game: Champions, scope: Scope, cards: list[int], amount: int) -> None:
    fighting = [card for card in cards if is_hero(game, engaged_with(game, card))]
    attack_order.attack(game, scope, attack_order.ATTACK_THEIR_OWN, fighting)


def let_attack_others(game: Champions, scope: Scope, cards: list[int], amount: int) -> None:
    for seat in in_player_order(game):
        if seat != scope.you and is_hero(game, seat):
            for card in cards:
                enemy_activation.attacks(game, card, seat, "also")


def attacks_first(game: Champions, scope: Scope, cards: list[int], amount: int) -> bool:
    """An attack that is itself the repetition of one on another hero is not repeated."""
    return scope.event is None or scope.event.manner != "also"


def let_scheme(game: Champions, scope: Scope, cards: list[int], amount: int) -> None:
    scope.vars[slots.BEFORE] = game.state.begun
    for card in cards:
        enemy_activation.schemes(game, card, scope.you)


def surge(game: Champions, scope: Scope, cards: list[int], amount: int) -> None:
    revealing.gain_surge(game, scope.source)


def let_attack_gain(keyword: str, game: Champions, scope: Scope, cards: list[int], amount: int) -> None:
    number = scope.vars.get(slots.ACTIVATION, 0)
    if not number and scope.event is not None:
        number = scope.event.notes[notes.ACTIVATION]
    activations.gain(game, number, keyword)


def boost_again(game: Champions, scope: Scope, cards: list[int], amount: int) -> None:
    boost.give(game, active_villain(game))


def accelerate(game: Champions, scope: Scope, cards: list[int], amount: int) -> None:
    threat.accelerate(game, main_scheme(game), source=scope.source)


def deal_a_card(game: Champions, scope: Scope, cards: list[int], amount: int) -> None:
    game.tell(Event(DEALT_A_CARD, seat=scope.you, source=scope.source))
    deal_encounter_card(game, scope.you)


def engage(game: Champions, scope: Scope, cards: list[int], amount: int) -> None:
    for card in cards:
        minions.put_minion(game, card, scope.you)


def bring_nemesis_set(game: Champions, scope: Scope, cards: list[int], amount: int) -> None:
    game.push(nemesis.BRING_NEMESIS, scope)


attacks: Final = Deed("attack", "{you}", act=let_attack, acts=True).to
attacks_whom_it_is_engaged_with: Final = Deed(
    "attack", "the hero that it is {engaged} with", act=let_attack_their_own, acts=True
).to
attacks_each_other_hero: Final = Deed(
    "attack", "each other hero, too", act=let_attack_others, can=attacks_first, acts=True
).to
schemes: Final = Deed("scheme", "", act=let_scheme, acts=True).to
gain_surge: Final = Deed("gain", "{surge}", act=surge, subject="this card").done
give_another_boost: Final = Deed("give", "the villain another {boost card} for this activation", act=boost_again).done
give_acceleration: Final = Deed("give", "the main scheme an {acceleration token}", act=accelerate).done
get_encounter_card: Final = Deed("get", "an encounter card", act=deal_a_card).done
put_into_play_engaged: Final = Deed("put", "{whom} into play {engaged} with {to_you}", act=engage).to
bring_nemesis: Final = Deed(
    "reveal",
    "{your} nemesis minion and {your} nemesis side scheme from the cards set aside, then shuffle the rest of {your} "
    "nemesis set into the encounter deck; if the minion does not come into play, this card gains {surge}",
    act=bring_nemesis_set,
).done


def attack_gains(keyword: str) -> Does:
    """The attack that is going on."""
    return Deed("gain", f"{{{keyword}}}", act=partial(let_attack_gain, keyword), subject="the attack").done()


def place_less(game: Champions, scope: Scope, cards: list[int], amount: int) -> None:
    """The scheme that is starting places less threat."""
    assert scope.event is not None
    activation = activations.find(game, scope.event.notes[notes.ACTIVATION])
    if activation is not None:
        activations.strengthen(game, activation, -amount)
        game.tell(Event(prevention.PREVENTED, source=scope.source, amount=amount, manner="scheme"))


def prevent_so_much(game: Champions, scope: Scope, cards: list[int], amount: int) -> None:
    assert scope.event is not None
    prevention.prevent(game, scope.event, amount, scope.source, prevented(scope.event))


def prevented(event: Event) -> str:
    return "threat" if event.kind is threat.PLACED else "damage"


def cancel_text(game: Champions, scope: Scope, cards: list[int], amount: int) -> None:
    """What the revealed card does when revealed does not happen."""
    assert scope.event is not None
    scope.event.notes[notes.VOID] = 1
    prevention.tell_cancelled(game, scope.event.card, scope.source, "revealed")


def soak(game: Champions, scope: Scope, cards: list[int], amount: int) -> None:
    """Damage that would be dealt lies on another card."""
    assert scope.event is not None
    for card in cards:
        game.happen(Event(tucked.SOAKED, card=card, target=scope.event.card, amount=scope.event.amount))


have_it_place_less: Final = Deed("have it place", "less {threat}", act=place_less).so_many
cancel_when_revealed: Final = Deed("cancel", "what it would do {when revealed}", act=cancel_text).done
put_it_on: Final = Deed("put", "it on {whom}", act=soak).to
prevent: Final = Deed("prevent", "of it", act=prevent_so_much).so_many


def deal_shares(game: Champions, scope: Scope, cards: list[int], amount: int) -> None:
    """All of it at once."""
    damage.deal_each(game, tuple(Counter(cards).items()), source=scope.source)


def first_player(game: Champions, scope: Scope) -> int:
    return game.state.first


DIVIDE: Final = Deed("divide", "damage among {whom}", act=deal_shares)


def divide(amount: Number) -> Does:
    """The first player divides damage, as for every encounter card that does not say who."""
    return DIVIDE.of(amount, Divided(hero_or_ally, amount, by=first_player))


def tuck_away(game: Champions, scope: Scope, cards: list[int], amount: int) -> None:
    for card in cards:
        game.happen(Event(tucked.TUCKED_AWAY, card=card, target=scope.source, seat=scope.you))


def discard_for_types(game: Champions, scope: Scope, cards: list[int], amount: int) -> None:
    hands = [game.state.zones[HAND.at(seat)] for seat in in_player_order(game)]
    lost = [game.pick_at_random(hand) for hand in hands if hand]
    shown = [game.state.definition[card].facts["icons"] for card in lost]
    types = sum(any(of[kind] for of in shown) for kind in range(4))
    discarding.discard(game, *lost)
    threat.place(game, main_scheme(game), types, source=scope.source)


tuck: Final = Deed("put", "{whom} face down under {this}", act=tuck_away, moves=True).to
scheme_by_types: Final = Deed(
    "each player discards",
    "a random card from their hand. Then place 1 {threat} on the main scheme for each type of resource on those cards",
    act=discard_for_types,
).done
