"""Gaining cards: whose a card is, and how it comes to belong to nobody."""

from __future__ import annotations

from typing import Final

from longbox.engine.cards import Card
from longbox.engine.events import Doing, Event, EventKind
from longbox.games.legendary.chapters import shards
from longbox.games.legendary.table.cards import HERO_SIDE
from longbox.games.legendary.table.roles import GAINED, let_follow, let_go, take_its_place
from longbox.games.legendary.table.state import Table
from longbox.games.legendary.table.zones import (
    BINDINGS,
    BYSTANDERS,
    DECK,
    DISCARD,
    HAND,
    MADAME_HYDRA,
    NEW_RECRUITS,
    OFFICERS,
    SIDEKICKS,
    VICTORY,
    WOUNDS,
    stack_pool,
)

AS_A_HERO: Final = "as a hero"
"""The manner in which cards are gained that were something else."""


def give(game: Table, card: int, seat: int, zone: int, *, bottom: bool = False) -> None:
    """Put a card among the cards that a player owns."""
    state = game.state
    for column in ("owner", "controller", "pool"):
        state.put(column, card, seat)
    if state.as_villain[card]:
        state.put("as_villain", card, 0)
    if state.worth[card]:
        state.put("worth", card, 0)
    if state.shards[card]:
        state.shards_of[seat] += shards.take_off(game, card)
    if state.host[card] >= 0:
        let_go(game, card)
    leave(game, card, zone, bottom)
    if VICTORY.holds(zone):
        state.won.append(card)


def leave_play(game: Table, card: int, zone: int, *, bottom: bool = False) -> None:
    """Put a card where it belongs to nobody."""
    for column in ("owner", "controller"):
        game.state.put(column, card, -1)
    if game.state.worth[card]:
        game.state.put("worth", card, 0)
    if game.state.shards[card]:
        shards.take_off(game, card)
    if game.state.host[card] >= 0:
        let_go(game, card)
    leave(game, card, zone, bottom)


def leave(game: Table, card: int, zone: int, bottom: bool) -> None:
    """Whoever is bonded with it stays where it was."""
    if game.state.bonuses:
        take_its_place(game, card)
    game.move(card, zone, bottom=bottom)


def hero_side(game: Table, card: int) -> Card | None:
    """What a card is as a Hero that is something else at first."""
    side: Card | None = game.state.definition[card].fact(HERO_SIDE)
    return side


def apply_gain(game: Table, event: Event) -> None:
    """`manner` is "hand" or "deck" where a card says so; else the discard pile. What is gained "as a hero" is one from
    now on."""
    zone = {"hand": HAND, "deck": DECK}.get(event.manner, DISCARD)
    for card in event.cards:
        side = hero_side(game, card) if event.manner == AS_A_HERO else None
        if side is not None:
            game.turn_to(card, side)
        give(game, card, event.seat, zone.first + event.seat)


def follow_the_gained(game: Table, event: Event) -> None:
    """What lies with cards that a player gains has a fate of its own."""
    attached = game.state.attached
    for card in reversed(event.cards or (event.card,)):
        if card in attached:
            let_follow(game, card, GAINED, event.seat)


GAIN: Final = EventKind("gain", apply_gain, then=follow_the_gained, remembered=True, doing=Doing("{gain}", "{gained}"))


STACKS: Final = {
    stack.name: stack for stack in (OFFICERS, SIDEKICKS, WOUNDS, MADAME_HYDRA, NEW_RECRUITS, BINDINGS, BYSTANDERS)
}


def apply_return(game: Table, event: Event) -> None:
    """Cards go back under the stacks that they came from."""
    for card in event.cards:
        stack = STACKS[game.state.definition[card].fact("stack")]
        leave_play(game, card, stack.first, bottom=True)
        game.state.put("pool", card, stack_pool(stack))


RETURN: Final = EventKind("return to the stack", apply_return, doing=Doing("return", "returned"))
