"""What a seat can't know, dealt anew: what lies in the side decks of others."""

from __future__ import annotations

from longbox.engine import dice
from longbox.engine.view import knows
from longbox.games.vs.table.cards import has_level_2
from longbox.games.vs.table.players import share_a_side
from longbox.games.vs.table.powers import FROM_THE_TOP
from longbox.games.vs.table.state import Vs
from longbox.games.vs.table.zones import DECK, HAND, SIDE_DECK


def redeal_side_decks(game: Vs, seat: int | None) -> None:
    """Nobody knows what is in the side deck of another: it may be any main characters."""
    state = game.state
    for zone in SIDE_DECK.range():
        unseen = [card for card in state.zones[zone] if not knows(state, seat, card)]
        if unseen:
            mains = [card for card in game.rules.library if card.kind == "main character" and has_level_2(card)]
            order = list(range(len(mains)))
            dice.shuffle(state, order)
            chosen = [(card, mains[place]) for card, place in zip(unseen, order, strict=False)]
            state.put_all("definition", chosen)


def holds_hidden_cards(game: Vs, seat: int) -> bool:
    """Whether a player has a hand that others can't see, or may know and play the top card of the deck."""
    state = game.state
    seers = state.statics.get(FROM_THE_TOP, ())
    if state.zones[DECK.at(seat)] and any(share_a_side(game, state.controller[card], seat) for card in seers):
        return True
    return not state.open_hands and bool(state.zones[HAND.at(seat)])
