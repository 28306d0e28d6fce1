"""The Facehugger Pile, from which eggs hatch (rulebook: Facehuggers and Capturing Characters)."""

from __future__ import annotations

from longbox.engine.cards import Card
from longbox.games.vs.table.state import Vs
from longbox.games.vs.table.zones import FACEHUGGERS


def lay_out_pile(game: Vs, seat: int, cards: list[Card]) -> None:
    """A deck with eggs brings one pile, however many eggs there are: what their cards say is in it."""
    piles = [card.fact("hatches") for card in cards if card.fact("hatches")]
    if piles:
        game.state.new_cards(list(piles[0]), seat, FACEHUGGERS.at(seat), pool=400 + seat)


def pile_of(game: Vs, seat: int) -> list[int]:
    """A player's own pile: nobody uses another's."""
    return game.state.zones[FACEHUGGERS.at(seat)]
