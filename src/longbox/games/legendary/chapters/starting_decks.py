"""What players start with: the decks of both sides, and those of players who are helped."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from longbox.engine.language import message, said
from longbox.engine.setup import Problem
from longbox.games.legendary.table.kinds import HEROES, VILLAINS

STACK: Final = 30
"""How many Officers there are, how many Bystanders, and usually how many Wounds and Bindings."""


class StartingDeck(NamedTuple):
    """What a player starts with: the cards that make Recruit and those that make Attack, by name; and those that some
    of the former may be replaced by, how many there are of them, and what they are called together."""

    recruits: str
    fighters: str
    helper: str
    helpers: int
    helper_word: str


STARTING_DECKS: Final = {
    "shield": StartingDeck(
        "S.H.I.E.L.D. Agent", "S.H.I.E.L.D. Trooper", "S.H.I.E.L.D. Officer", STACK, message("Officers")
    ),
    "hydra": StartingDeck("HYDRA Operative", "HYDRA Soldier", "Madame HYDRA", 12, message("Madame HYDRA")),
}
OWN_DECKS: Final = {HEROES: "shield", VILLAINS: "hydra"}
"""The starting deck of each side."""
USUAL_DECK: Final = "usual"
"""Picked, it stands for the deck of the players' side."""


def starting_deck(setup: dict[str, Any], seat: int) -> str:
    """With which deck a player starts: the one that they picked, or else that of their side."""
    decks = setup["starting_decks"]
    picked = decks[seat] if seat < len(decks) else USUAL_DECK
    return OWN_DECKS[setup["side"]] if picked == USUAL_DECK else picked


def too_much_help(setup: dict[str, Any]) -> list[Problem]:
    """Nobody gets more cards than there are in a stack."""
    for name, deck in STARTING_DECKS.items():
        seats = [seat for seat in range(setup["players"]) if starting_deck(setup, seat) == name]
        helpers = sum(sum(setup["helped"][seat : seat + 1]) for seat in seats)
        if helpers > deck.helpers:
            text = said(
                "the players are helped by {helpers} {helper} in all, but there are {all}",
                helpers=helpers,
                helper=said(deck.helper_word),
                all=deck.helpers,
            )
            return [Problem("LG-DIFFICULTY-03", text, said("Help them with fewer."))]
    return []
