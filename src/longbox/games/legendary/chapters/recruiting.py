"""Recruiting Heroes from the HQ, and S.H.I.E.L.D. Officers and Sidekicks from their stacks."""

from __future__ import annotations

from typing import Final

from longbox.engine.events import Event, EventKind
from longbox.games.legendary.chapters import points
from longbox.games.legendary.chapters.gaining import give
from longbox.games.legendary.chapters.hq import refill
from longbox.games.legendary.chapters.prices import to_recruit
from longbox.games.legendary.table.board import RECRUITED_STACKS
from longbox.games.legendary.table.kinds import RECRUIT_POINTS, TO_RECRUIT
from longbox.games.legendary.table.state import Table
from longbox.games.legendary.table.zones import DISCARD, HQ_END, HQ_FIRST, SIDEKICKS


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
    event.target = refill(game)


RECRUIT: Final = EventKind("recruit", apply_recruit)


def recruitable(game: Table) -> list[int]:
    """The Heroes that the active player can pay for: in the HQ, an Officer, and one Sidekick a turn."""
    state = game.state
    funds = state.recruit
    if TO_RECRUIT in state.statics or TO_RECRUIT in state.modifiers:
        return [card for card in offered(game) if to_recruit(game, card) <= funds]
    definition = state.definition
    return [card for card in offered(game) if definition[card].stats["cost"] <= funds]


def offered(game: Table) -> list[int]:
    """What lies in the spaces of the HQ, and the top of the stacks."""
    state = game.state
    zones = state.zones
    cards = [card for space in zones[HQ_FIRST:HQ_END] for card in space]
    for stack in RECRUITED_STACKS:
        pile = zones[stack.first]
        if pile and not (stack is SIDEKICKS and state.sidekick_recruited):
            cards.append(pile[-1])
    return cards
