"""Every change to the table, as kinds of events. What a kind does is said here, once."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from longbox.engine.cards import Card
from longbox.engine.events import Event, EventKind
from longbox.games.legendary import points, recruiting, shards
from longbox.games.legendary.abilities import CountAsVillains, StaysInPlay, abilities
from longbox.games.legendary.table import (
    ARTIFACTS,
    ASIDE,
    BYSTANDER,
    BYSTANDERS,
    DECK,
    DISCARD,
    HAND,
    HELD,
    HERO,
    HERO_DECK,
    KO_PILE,
    PLAYED,
    RECRUIT_POINTS,
    SIDEKICKS,
    TACTICS,
    VICTORY,
    WOUNDS,
    Play,
    Table,
    scheme,
    stack_pool,
)


def give(game: Table, card: int, seat: int, zone: int, *, bottom: bool = False) -> None:
    """Put a card among the cards that a player owns."""
    state = game.state
    for column in ("owner", "controller", "pool"):
        state.put(column, card, seat)
    if state.as_villain[card]:
        state.put("as_villain", card, 0)
    if state.host[card] >= 0:
        game.detach(card)
    game.move(card, zone, bottom=bottom)


def reshuffle(game: Table, seat: int) -> None:
    """The discard pile is shuffled and goes under what is left of the deck."""
    discard = DISCARD.first + seat
    if game.state.zones[discard]:
        game.tell(Event(RESHUFFLED, seat=seat))
    game.shuffle(discard)
    game.move_all(game.state.zones[discard], DECK.first + seat, bottom=True)


def top_of_deck(game: Table, seat: int) -> int:
    """The top card of a player's deck; an empty deck is first made anew from the discard pile. -1: there is none."""
    zones = game.state.zones
    deck = DECK.first + seat
    if not zones[deck]:
        reshuffle(game, seat)
    return zones[deck][-1] if zones[deck] else -1


def apply_draw(game: Table, event: Event) -> None:
    """`amount` cards from the top, or the `cards` of the deck that are named."""
    game.move_all(event.cards, HAND.first + event.seat)
    event.cards += tuple(draw_from_top(game, event.seat, event.amount))
    event.amount = len(event.cards)
    if event.seat == game.state.active:
        game.state.drawn += len(event.cards)


def draw_from_top(game: Table, seat: int, amount: int) -> list[int]:
    """Put cards of a player's deck into their hand, as many as there are."""
    zones = game.state.zones
    drawn: list[int] = []
    while len(drawn) < amount and top_of_deck(game, seat) >= 0:
        top = zones[DECK.first + seat][-1 : len(drawn) - amount - 1 : -1]
        game.move_all(top, HAND.first + seat)
        drawn += top
    return drawn


def apply_discard(game: Table, event: Event) -> None:
    game.move_all(event.cards, DISCARD.first + event.seat)
    if event.seat == game.state.active:
        game.state.discarded += event.cards


def apply_ko(game: Table, event: Event) -> None:
    """What an enemy holds is KO'd with it; `owners` tells who lost Heroes, `target` who takes a place in the HQ."""
    state = game.state
    if state.challenges:
        heroes = (card for card in event.cards if state.definition[card].kind == HERO)
        event.notes["owners"] = tuple(state.owner[card] for card in heroes if state.owner[card] >= 0)
    for card in event.cards:
        for held in game.on(card):
            leave_play(game, held, KO_PILE.first)
        leave_play(game, card, KO_PILE.first)
    if event.manner == "HQ":
        event.target = recruiting.refill(game)


def leave_play(game: Table, card: int, zone: int, *, bottom: bool = False) -> None:
    """Put a card where it belongs to nobody."""
    for column in ("owner", "controller"):
        game.state.put(column, card, -1)
    if game.state.shards[card]:
        shards.take_off(game, card)
    if game.state.host[card] >= 0:
        game.detach(card)
    game.move(card, zone, bottom=bottom)


def apply_gain(game: Table, event: Event) -> None:
    """`manner` is "hand" where a card says so; else the discard pile."""
    zone = HAND if event.manner == "hand" else DISCARD
    for card in event.cards:
        give(game, card, event.seat, zone.first + event.seat)


def apply_wound(game: Table, event: Event) -> None:
    stack = game.state.zones[WOUNDS.first]
    if not stack:
        event.cancelled = True
        game.tell(Event(NO_WOUNDS, seat=event.seat))
        return
    event.cards = (stack[-1],)
    event.amount = 1
    apply_gain(game, event)


def apply_rescue(game: Table, event: Event) -> None:
    stack = game.state.zones[BYSTANDERS.first]
    event.cards = tuple(reversed(stack[-event.amount :])) if event.amount else ()
    rescue(game, event.seat, event.cards)


def rescue(game: Table, seat: int, bystanders: Iterable[int]) -> None:
    """Bystanders come to a player's Victory Pile, wherever they were."""
    for card in bystanders:
        give(game, card, seat, VICTORY.first + seat)
        if seat == game.state.active:
            game.state.rescued += 1


def apply_capture(game: Table, event: Event) -> None:
    """`card` takes `cards`; where none are named, that many Bystanders from their stack."""
    if event.amount:
        event.cards = tuple(reversed(game.state.zones[BYSTANDERS.first][-event.amount :]))
    for card in event.cards:
        game.move(card, HELD.first)
        game.attach(card, event.card)


def apply_get(game: Table, event: Event) -> None:
    """`amount` points of the currency `manner`, which may have a purpose."""
    points.get(game, event.manner, event.amount, event.source, event.notes.get("purpose"))


def apply_pay_for_effect(game: Table, event: Event) -> None:
    points.spend(game, RECRUIT_POINTS, event.amount)


def apply_play(game: Table, event: Event) -> None:
    """A card is played as some definition: a Hero's points come at once, abilities after this."""
    state = game.state
    if state.zone[event.card] == HAND.first + event.seat:
        stays = abilities(state.definition[event.card], StaysInPlay)
        game.move(event.card, (ARTIFACTS if stays else PLAYED).first + event.seat)
    definition: Card = event.notes["definition"]
    play = Play(event.card, definition, event.notes["extra"])
    if definition.actions:
        state.in_use = 1
    place = event.amount
    if place == len(state.plays):
        state.plays.append(play)
    else:
        state.plays[place] = play
    points.get_printed(game, definition, event.card)


def apply_recruit(game: Table, event: Event) -> None:
    """`amount` is the price; a Hero recruited for free (`manner`) has none. `target`: who takes its place in the HQ."""
    state = game.state
    if event.amount:
        points.spend(game, RECRUIT_POINTS, event.amount)
    state.busy = 1
    state.recruited += 1
    if state.zone[event.card] == SIDEKICKS.first:
        state.sidekick_recruited = 1
    give(game, event.card, event.seat, DISCARD.first + event.seat)
    event.target = recruiting.refill(game)


def apply_defeat(game: Table, event: Event) -> None:
    """A Villain, with its Bystanders, goes to the Victory Pile; of a Mastermind the Tactic in `target` does."""
    state = game.state
    state.busy = 1
    shards.pass_on_defeat(game, event.card, event.seat)
    trophy = event.target if event.target >= 0 else event.card
    pile = VICTORY.first + event.seat
    gained = [power for power in abilities(state.definition[scheme(game)], CountAsVillains) if power.gained]
    if state.as_villain[trophy] and gained:
        pile = DISCARD.first + event.seat
    give(game, trophy, event.seat, pile)
    held = [card for card in game.on(event.card) if state.definition[card].kind == BYSTANDER]
    event.notes["held"] = len(held)
    rescue(game, event.seat, held)


def defeat_facts(game: Table, event: Event) -> dict[str, str | int]:
    """How many Bystanders the enemy held; of a Mastermind, how many Tactics are left; whether a Hero was gained."""
    facts: dict[str, str | int] = {}
    if game.state.zone[event.card] == DISCARD.first + event.seat:
        facts["variant"] = "gained"
    if event.notes["held"]:
        facts["held"] = event.notes["held"]
    if event.target >= 0:
        facts["left"] = len(game.state.zones[TACTICS.first])
    return facts


def apply_put_under(game: Table, event: Event) -> None:
    for card in event.cards:
        leave_play(game, card, HERO_DECK.first, bottom=True)


def apply_put_on_deck(game: Table, event: Event) -> None:
    for card in event.cards:
        game.move(card, DECK.first + event.seat)


def apply_put_into_hand(game: Table, event: Event) -> None:
    """No draw: the cards are put there."""
    for card in event.cards:
        game.move(card, HAND.first + event.seat)


def apply_set_aside(game: Table, event: Event) -> None:
    """The cards join their player's next hand."""
    for card in event.cards:
        game.move(card, ASIDE.first + event.seat)


def apply_return_sidekick(game: Table, event: Event) -> None:
    leave_play(game, event.card, SIDEKICKS.first, bottom=True)
    game.state.put("pool", event.card, stack_pool(SIDEKICKS))


def apply_place(game: Table, event: Event) -> None:
    """A Twist or Strike goes to the zone whose number is `amount`."""
    game.move(event.card, event.amount)


DRAW: Final = EventKind("draw", apply_draw)
DISCARDS: Final = EventKind("discard", apply_discard)
KO: Final = EventKind("ko", apply_ko)
GAIN: Final = EventKind("gain", apply_gain)
GAIN_WOUND: Final = EventKind("gain wound", apply_wound)
RESCUE: Final = EventKind("rescue", apply_rescue)
CAPTURE: Final = EventKind("capture", apply_capture)
POINTS: Final = EventKind("points")
"""What whoever waits for points listens to: they come with cards played and from effects."""
GET: Final = EventKind("get", apply_get, heard_as=POINTS)
PLAY: Final = EventKind("play", apply_play, heard_as=POINTS)
PAY_FOR_EFFECT: Final = EventKind("pay for an effect", apply_pay_for_effect)
RECRUIT: Final = EventKind("recruit", apply_recruit)
DEFEAT: Final = EventKind("defeat", apply_defeat, facts=defeat_facts)
PUT_ON_DECK: Final = EventKind("put on deck", apply_put_on_deck)
PUT_INTO_HAND: Final = EventKind("put into hand", apply_put_into_hand)
TELEPORT: Final = EventKind("teleport", apply_set_aside)
PLACE: Final = EventKind("place", apply_place)
RETURN_SIDEKICK: Final = EventKind("return sidekick", apply_return_sidekick)
PUT_UNDER: Final = EventKind("put under the hero deck", apply_put_under)
RESHUFFLED: Final = EventKind("reshuffle")
NO_WOUNDS: Final = EventKind("no wounds left")
CANCELLED: Final = EventKind("cancel")
"""What was about to happen does not, because of the card `source`; `manner` names its kind."""
REVEAL: Final = EventKind("reveal")
TURN: Final = EventKind("turn")
