"""The verbs of the rulebook: damage, threat, healing, cards and status cards."""

from __future__ import annotations

from functools import partial
from typing import Final

from longbox.engine.counters import Counter
from longbox.engine.effects.adjectives import Adjective
from longbox.engine.effects.amounts import Number
from longbox.engine.effects.deeds import Act, Can, Deed, Does
from longbox.engine.effects.flow import Steps
from longbox.engine.effects.moving import hide_what_leaves
from longbox.engine.effects.nouns import Noun
from longbox.engine.events import Event, EventKind
from longbox.engine.frames import Scope
from longbox.engine.slots import THOSE, WHERE
from longbox.games.champions.chapters import (
    activations,
    counters,
    discarding,
    exhausting,
    forms,
    player_deck,
    status,
    threat,
)
from longbox.games.champions.chapters import (
    damage as harm,
)
from longbox.games.champions.chapters.shuffling import shuffle_into
from longbox.games.champions.table import kinds, slots
from longbox.games.champions.table.counters import count, has
from longbox.games.champions.table.state import Champions
from longbox.games.champions.table.zones import DECK, HAND
from longbox.games.champions.vocabulary.adjectives import CONFUSED, STUNNED, TOUGH


class FromOwnDeck(Deed):
    """A verb that takes cards from the top of its player's own deck, chooses nothing and touches nothing else.

    `happens`: the kinds of events that come of it. `takes`: how many cards, where no amount says it.
    """

    def __init__(
        self,
        base: str,
        rest: str,
        many: str = "",
        *,
        act: Act,
        happens: tuple[EventKind, ...],
        can: Can | None = None,
        gift: Can | None = None,
        takes: int = 0,
    ) -> None:
        super().__init__(base, rest, many, act=act, can=can, gift=gift)
        self.happens = happens
        self.takes = takes


def is_there(game: Champions, scope: Scope, cards: list[int], amount: int) -> bool:
    return bool(cards)


def aimed(game: Champions, scope: Scope, cards: list[int]) -> int:
    """The number of the attack that the ability makes, if it does; the attack is on the first whom it damages."""
    attack = activations.find(game, scope.vars.get(slots.ACTIVATION, 0))
    if attack is None or attack.kind != kinds.ATTACK or slots.USE not in scope.vars:
        return 0
    if attack.target < 0 and cards:
        activations.aim(game, attack, cards[0], attack.seat, attack.defence)
    return attack.id


def deal_damage(game: Champions, scope: Scope, cards: list[int], amount: int) -> None:
    """As part of an attack if the ability is one. All who take it take it at once."""
    attack = aimed(game, scope, cards)
    blows = tuple([(card, amount) for card in cards])
    harm.deal_each(game, blows, seat=scope.you, source=scope.source, attack=attack)


def could_hurt(game: Champions, scope: Scope, cards: list[int], amount: int) -> bool:
    return amount > 0 and bool(cards)


def suffer(game: Champions, scope: Scope, cards: list[int], amount: int) -> None:
    identity = game.state.identity[scope.you]
    if slots.PAYING in scope.vars:
        scope.vars[slots.OWED] = game.state.damage[identity] + amount
        game.push(SETTLE, scope)
    harm.deal(game, identity, amount, seat=scope.you, source=scope.source)


def settle(game: Champions, scope: Scope) -> None:
    """Of damage that is taken as a cost, what is prevented is not paid."""
    if game.state.damage[game.state.identity[scope.you]] < scope.vars[slots.OWED]:
        scope.vars[slots.UNPAID] = 1


SETTLE: Final = Steps(settle)


def would_suffer(game: Champions, scope: Scope, cards: list[int], amount: int) -> bool:
    """One who is tough would not take damage."""
    return not has(game, game.state.identity[scope.you], kinds.TOUGH)


def heal_each(game: Champions, scope: Scope, cards: list[int], amount: int) -> None:
    for card in cards:
        harm.heal(game, card, min(amount, game.state.damage[card]))


def is_hurt(game: Champions, scope: Scope, cards: list[int], amount: int) -> bool:
    return any(game.state.damage[card] for card in cards)


def are_hurt_so_much(game: Champions, scope: Scope, cards: list[int], amount: int) -> bool:
    return all(game.state.damage[card] >= amount for card in cards)


def shift_damage(game: Champions, scope: Scope, cards: list[int], amount: int) -> None:
    """As much as there is: it is healed, and then dealt."""
    identity = game.state.identity[scope.you]
    moved = min(amount, game.state.damage[identity])
    attack = aimed(game, scope, cards)
    if moved and cards:
        told = {slots.ATTACK: attack, slots.TARGET: cards[0], slots.OWED: moved}
        game.push(DEAL_WHAT_MOVED, Scope(scope.you, scope.source, vars=told))
        game.happen(Event(harm.HEALED, card=identity, amount=moved))


def deal_what_moved(game: Champions, scope: Scope) -> None:
    target, amount, attack = scope[slots.TARGET], scope[slots.OWED], scope[slots.ATTACK]
    harm.deal(game, target, amount, seat=scope.you, source=scope.source, attack=attack)


DEAL_WHAT_MOVED: Final = Steps(deal_what_moved)


def heals_your_own(game: Champions, scope: Scope, cards: list[int], amount: int) -> bool:
    controller = game.state.controller
    return is_hurt(game, scope, cards, amount) and all(controller[card] == scope.you for card in cards)


def take_threat(game: Champions, scope: Scope, cards: list[int], amount: int) -> None:
    """As far as there is any."""
    for scheme in cards:
        scope.vars[slots.ALL_REMOVED] = int(game.state.threat[scheme] >= amount)
        threat.remove(game, scheme, amount, seat=scope.you, source=scope.source)


def could_take_threat(game: Champions, scope: Scope, cards: list[int], amount: int) -> bool:
    return any(threat.can_remove(game, scheme) for scheme in cards)


def put_threat(game: Champions, scope: Scope, cards: list[int], amount: int) -> None:
    for scheme in cards:
        threat.place(game, scheme, amount, source=scope.source)


def draw_cards(game: Champions, scope: Scope, cards: list[int], amount: int) -> None:
    player_deck.draw(game, scope.you, amount)


def can_draw(game: Champions, scope: Scope, cards: list[int], amount: int) -> bool:
    return player_deck.can_draw(game, scope.you)


def deck_outlasts(game: Champions, scope: Scope, cards: list[int], amount: int) -> bool:
    """To draw is a gift unless the deck runs out: that costs an encounter card."""
    return len(game.state.zones[DECK.at(scope.you)]) > amount > 0


def discard_cards(game: Champions, scope: Scope, cards: list[int], amount: int) -> None:
    """What lay on the card that speaks is remembered."""
    if scope.source in cards:
        scope.vars[slots.COUNTERS] = game.state.counters[scope.source]
    discarding.discard_all(game, tuple(cards), scope.you)


def others_are_there(game: Champions, scope: Scope, cards: list[int], amount: int) -> bool:
    """The card that asks for a discard is none, while it is still in hand."""
    return any(card != scope.source for card in cards)


def discard_tops(game: Champions, scope: Scope, cards: list[int], amount: int) -> None:
    """What follows can speak of those."""
    lost = player_deck.discard_from_deck(game, scope.you, amount) if amount > 0 else ()
    scope[THOSE] = lost
    scope[WHERE] = tuple([game.state.zone[card] for card in lost])


def take_cards(game: Champions, scope: Scope, cards: list[int], amount: int) -> None:
    hide_what_leaves(game, scope)
    player_deck.take_into_hand(game, scope.you, *cards)
    player_deck.refill(game, scope.you)


def take_and_mix(game: Champions, scope: Scope, cards: list[int], amount: int) -> None:
    """Who knew a card of the deck does not see whether it is the one that was taken."""
    hide_what_leaves(game, scope)
    player_deck.take_into_hand(game, scope.you, *cards)
    shuffle_into(game, DECK.at(scope.you))


def shuffle_back(game: Champions, scope: Scope, cards: list[int], amount: int) -> None:
    shuffle_into(game, DECK.at(scope.you), *cards)


def fill_hand(game: Champions, scope: Scope, cards: list[int], amount: int) -> None:
    """The hand size that is printed on your identity as it shows now."""
    size = game.face(game.state.identity[scope.you]).stats["hand size"]
    player_deck.draw(game, scope.you, size - len(game.state.zones[HAND.at(scope.you)]))


def return_each(game: Champions, scope: Scope, cards: list[int], amount: int) -> None:
    """To the hands of their owners."""
    for card in cards:
        player_deck.take_into_hand(game, game.state.owner[card], card)


def remove_each(game: Champions, scope: Scope, cards: list[int], amount: int) -> None:
    for card in cards:
        game.happen(Event(discarding.REMOVED_FROM_GAME, card=card))


def ready_each(game: Champions, scope: Scope, cards: list[int], amount: int) -> None:
    for card in cards:
        exhausting.ready(game, card)


def is_exhausted(game: Champions, scope: Scope, cards: list[int], amount: int) -> bool:
    return any(game.state.exhausted[card] for card in cards)


def exhaust_each(game: Champions, scope: Scope, cards: list[int], amount: int) -> None:
    for card in cards:
        exhausting.exhaust(game, card, "" if slots.PAYING in scope.vars else "effect")


def is_ready(game: Champions, scope: Scope, cards: list[int], amount: int) -> bool:
    exhausted = game.state.exhausted
    ready = False
    for card in cards:
        ready = ready or not exhausted[card]
    return ready


def turn_identity(game: Champions, scope: Scope, cards: list[int], amount: int) -> None:
    forms.change_form(game, scope.you)


def add_counters(counter: Counter, game: Champions, scope: Scope, cards: list[int], amount: int) -> None:
    for card in cards:
        counters.change(game, card, counter, amount)


def take_counters(counter: Counter, game: Champions, scope: Scope, cards: list[int], amount: int) -> None:
    """As far as there are any."""
    for card in cards:
        counters.change(game, card, counter, -min(amount, count(game, card, counter)))


def has_counters(counter: Counter, game: Champions, scope: Scope, cards: list[int], amount: int) -> bool:
    return any(has(game, card, counter) for card in cards)


def has_so_many(counter: Counter, game: Champions, scope: Scope, cards: list[int], amount: int) -> bool:
    return all(count(game, card, counter) >= amount for card in cards)


def change_discount(game: Champions, event: Event) -> None:
    game.state.discount[event.seat] += event.amount


DISCOUNTED: Final = EventKind("cost less", change_discount)


def get_discount(game: Champions, scope: Scope, cards: list[int], amount: int) -> None:
    game.happen(Event(DISCOUNTED, seat=scope.you, amount=amount))


def give_each(status_card: Counter, game: Champions, scope: Scope, cards: list[int], amount: int) -> None:
    for card in cards:
        status.give(game, card, status_card)


def could_get(status_card: Counter, game: Champions, scope: Scope, cards: list[int], amount: int) -> bool:
    return any(count(game, card, status_card) < status_card.most for card in cards)


damage: Final = Deed("deal", "damage to {whom}", act=deal_damage, can=could_hurt).of
take_damage: Final = Deed("take", "damage", act=suffer, full=would_suffer).so_many
heal: Final = Deed(
    "heal", "damage from {whom}", act=heal_each, can=is_hurt, full=are_hurt_so_much, gift=heals_your_own
).of
move_damage: Final = Deed("move", "damage from {your} hero to {whom}", act=shift_damage).of
remove_threat: Final = Deed("remove", "{threat} from {whom}", act=take_threat, can=could_take_threat).of
place_threat: Final = Deed("place", "{threat} on {whom}", act=put_threat, can=is_there, one_by_one=True).of
draw: Final = FromOwnDeck(
    "draw", "card", "cards", act=draw_cards, can=can_draw, gift=deck_outlasts, happens=(player_deck.DRAWN,)
).so_many
discard: Final = Deed("discard", act=discard_cards, can=is_there, moves=True).to
discard_from_hand: Final = Deed("discard", act=discard_cards, can=others_are_there, key="discard", moves=True).to
discard_from_deck: Final = FromOwnDeck(
    "discard",
    "card from the top of {your} deck",
    "cards from the top of {your} deck",
    act=discard_tops,
    happens=(discarding.DISCARDED,),
).so_many
draw_up: Final = Deed("draw", "up to {your} printed {hand size}", act=fill_hand).done
take: Final = Deed("take", "{whom} into {your} hand", act=take_cards, can=is_there, key="take", moves=True).to
take_and_shuffle: Final = Deed(
    "take", "{whom} into {your} hand and shuffle {your} deck", act=take_and_mix, moves=True
).to
shuffle_in: Final = Deed("shuffle", "{whom} into {your} deck", act=shuffle_back, can=is_there, moves=True).to
return_to_hand: Final = Deed("return", "{whom} to its owner's hand", act=return_each, can=is_there, moves=True).to
remove_from_game: Final = Deed("remove", "{whom} from the game", act=remove_each).to
ready: Final = Deed("{ready}", act=ready_each, can=is_exhausted).to
exhaust: Final = Deed("{exhaust}", act=exhaust_each, can=is_ready).to
change_form: Final = Deed("change", "{form}", act=turn_identity).done
cost_less: Final = Deed("pay", "less for the next card that {you} play this phase", act=get_discount).so_many

STATUS_CARDS: Final[dict[Adjective, Deed]] = {
    STUNNED: Deed("{stun}", act=partial(give_each, kinds.STUNNED), can=partial(could_get, kinds.STUNNED)),
    CONFUSED: Deed("{confuse}", act=partial(give_each, kinds.CONFUSED), can=partial(could_get, kinds.CONFUSED)),
    TOUGH: Deed(
        "give",
        "{whom} a {tough} card",
        act=partial(give_each, kinds.TOUGH),
        can=partial(could_get, kinds.TOUGH),
    ),
}


def put_counters(amount: Number, counter: Counter, whom: Noun) -> Does:
    one, many = on_cards(counter, "on")
    return Deed("put", one, many, act=partial(add_counters, counter)).of(amount, whom)


def remove_counters(amount: Number, counter: Counter, whom: Noun) -> Does:
    one, many = on_cards(counter, "off")
    return Deed(
        "take",
        one,
        many,
        act=partial(take_counters, counter),
        can=partial(has_counters, counter),
        full=partial(has_so_many, counter),
    ).of(amount, whom)


def on_cards(counter: Counter, where: str) -> tuple[str, str]:
    """What follows a number of counters: one, or several."""
    return f"{counter.name} {{counter}} {where} {{whom}}", f"{counter.name} {{counters}} {where} {{whom}}"


def give(status_card: Adjective, whom: Noun) -> Does:
    """A status card, to characters that don't have it yet."""
    return STATUS_CARDS[status_card].to(whom)
