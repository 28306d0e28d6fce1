"""Recruiting Heroes from the HQ, and S.H.I.E.L.D. Officers and Sidekicks from their stacks."""

from __future__ import annotations

from longbox.games.legendary.board import RECRUITED_STACKS
from longbox.games.legendary.table import HERO_DECK, HQ, SIDEKICKS, Table


def refill(game: Table) -> None:
    """Every empty space of the HQ takes the top card of the Hero Deck."""
    zones = game.state.zones
    if [] not in zones[HQ.first : HQ.first + HQ.spread]:
        return
    deck = zones[HERO_DECK.first]
    for space in HQ.range():
        if not zones[space] and deck:
            game.move(deck[-1], space)


def cost(game: Table, card: int) -> int:
    return game.state.definition[card].stats["cost"]


def recruitable(game: Table) -> list[int]:
    """The Heroes that the active player can pay for: in the HQ, an Officer, and one Sidekick a turn."""
    state = game.state
    points = state.recruit
    offered = [
        card for space in HQ.range() for card in state.zones[space] if state.definition[card].stats["cost"] <= points
    ]
    for stack in RECRUITED_STACKS:
        cards = state.zones[stack.first]
        if cards and cost(game, cards[-1]) <= points and not (stack is SIDEKICKS and state.sidekick_recruited):
            offered.append(cards[-1])
    return offered
