"""What a seat can't know: who may hold something hidden, and the side decks of others, dealt anew."""

from __future__ import annotations

from longbox.engine import dice
from longbox.engine.view import knows
from longbox.games.vs.table.cards import has_level_2
from longbox.games.vs.table.characters import characters, face_up
from longbox.games.vs.table.powers import FROM_THE_TOP, FromTheTop
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


def anybody_may_play_the_top(game: Vs) -> bool:
    """Whether anybody could have such a power: mostly there is nobody."""
    return FROM_THE_TOP in game.state.statics or game.state.alters_powers


def may_play_the_top(game: Vs, seat: int) -> bool:
    """Whether a face-up character of a player's side lets them see and play the top card of their deck: by a power of
    its own, or one that it has taken over."""
    return anybody_may_play_the_top(game) and any(
        face_up(game, card) and any(isinstance(one.power, FromTheTop) for one in game.instances(card))
        for card in characters(game, seat)
    )


def holds_hidden_cards(game: Vs, seat: int) -> bool:
    """Whether a player has a hand that others can't see, or may know and play the top card of the deck."""
    state = game.state
    if state.zones[DECK.at(seat)] and may_play_the_top(game, seat):
        return True
    return not state.open_hands and bool(state.zones[HAND.at(seat)])
