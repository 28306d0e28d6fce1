"""Recruiting Heroes from the HQ, and S.H.I.E.L.D. Officers and Sidekicks from their stacks."""

from __future__ import annotations

from longbox.games.legendary.board import RECRUITED_STACKS
from longbox.games.legendary.prices import to_recruit
from longbox.games.legendary.table import HERO_DECK, HQ_END, HQ_FIRST, SIDEKICKS, TO_RECRUIT, Table


def refill(game: Table) -> int:
    """Every empty space of the HQ takes the top card of the Hero Deck. After most events there is none. The Hero that
    came last; -1: nobody did."""
    zones = game.state.zones
    came = -1
    if [] not in zones[HQ_FIRST:HQ_END]:
        return came
    for space in range(HQ_FIRST, HQ_END):
        if not zones[space] and zones[HERO_DECK.first]:
            came = zones[HERO_DECK.first][-1]
            game.move(came, space)
    return came


def recruitable(game: Table) -> list[int]:
    """The Heroes that the active player can pay for: in the HQ, an Officer, and one Sidekick a turn."""
    state = game.state
    points = state.recruit
    if TO_RECRUIT in state.statics or TO_RECRUIT in state.modifiers:
        return [card for card in offered(game) if to_recruit(game, card) <= points]
    definition = state.definition
    return [card for card in offered(game) if definition[card].stats["cost"] <= points]


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
