"""Who sees the top card of their deck, and may play it from there."""

from __future__ import annotations

from longbox.engine.language import said
from longbox.games.vs.table.hidden import may_play_the_top
from longbox.games.vs.table.names import named
from longbox.games.vs.table.state import Vs
from longbox.games.vs.table.zones import DECK


def top_to_play(game: Vs, seat: int) -> list[int]:
    """The top card of a player's deck, if they may play it."""
    deck = game.state.zones[DECK.at(seat)]
    return deck[-1:] if deck and may_play_the_top(game, seat) else []


def show_tops(game: Vs) -> None:
    """Whoever may look at the top card of their deck at any time knows it."""
    for seat in range(game.state.seats):
        unseen = [card for card in top_to_play(game, seat) if not game.state.known[card] >> seat & 1]
        if unseen:
            game.show(unseen, 1 << seat)


def named_with_place(game: Vs, card: int) -> str:
    """A card that is to be played; of one in the deck, that it lies there."""
    called = named(game, card)
    if DECK.holds(game.state.zone[card]):
        return said("{card} from your deck", card=called)
    return called
