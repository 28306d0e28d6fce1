"""The Behind the Camera pile: who may really be meant by somebody in a deck (card clarifications: Mandarin)."""

from __future__ import annotations

from longbox.engine.cards import Card
from longbox.games.vs.table.state import Vs
from longbox.games.vs.table.zones import BEHIND_THE_CAMERA


def lay_out_behind_the_camera(game: Vs, seat: int, cards: list[Card]) -> None:
    """A deck that needs the pile brings one, face down: what its card says is in it."""
    piles = [card.fact("behind") for card in cards if card.fact("behind")]
    if piles:
        game.state.new_cards(list(piles[0]), seat, BEHIND_THE_CAMERA.at(seat), pool=600 + seat)


def pile_of(game: Vs, seat: int) -> list[int]:
    """A player's own pile: nobody uses another's."""
    return game.state.zones[BEHIND_THE_CAMERA.at(seat)]
