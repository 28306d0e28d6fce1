"""Tactics that lie in the Villain Deck: they come as Villains, and their Mastermind has only itself to lose."""

from __future__ import annotations

from longbox.games.legendary.table.roles import let_go
from longbox.games.legendary.table.state import Table
from longbox.games.legendary.table.zones import TACTICS, VILLAIN_DECK, VILLAIN_POOL


def scatter(game: Table) -> None:
    """Before the deck is shuffled: no Tactic is with a Mastermind any more."""
    state = game.state
    tactics = list(state.zones[TACTICS.first])
    for card in tactics:
        let_go(game, card)
        game.move(card, VILLAIN_DECK.first)
        state.put("pool", card, VILLAIN_POOL)
    state.scattered = 1
