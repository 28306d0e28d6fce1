"""Several main characters of one player, who come out of a pile of their own and go back there when they are KO'd
(card clarifications: Ultron Facility)."""

from __future__ import annotations

from longbox.engine.cards import Card
from longbox.games.vs.table.characters import in_facility, is_main, mains_of
from longbox.games.vs.table.state import Vs
from longbox.games.vs.table.zones import FACILITY, KO_PILE, REMOVED


def lay_out_facility(game: Vs, seat: int, main: Card) -> None:
    """All but the first main character wait face up."""
    state = game.state
    others = main.fact("facility")
    if others:
        for card in state.new_cards(list(others), seat, FACILITY.at(seat), pool=500 + seat):
            state.mains[card] = seat
            state.known[card] = -1


def where_the_fallen_go(game: Vs, card: int) -> int:
    """A KO'd character goes to its owner's KO pile; a main character that has come out of a facility, back there."""
    state = game.state
    of_facility = is_main(game, card) and state.definition[card].fact("facility") is not None
    return (FACILITY if of_facility else KO_PILE).at(state.owner[card])


def all_in_the_facility(game: Vs, seat: int) -> bool:
    """Whether all main characters of a player lie in the facility. Who is out of the game for good is none of them."""
    state = game.state
    there = [main for main in mains_of(game, seat) if state.zone[main] != REMOVED.at() or main in state.sheltered]
    return bool(there) and all(in_facility(game, main) for main in there)
