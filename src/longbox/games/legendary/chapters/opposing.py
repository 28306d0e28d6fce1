"""A player as the Mastermind, before the game: who that is, and how many are against them."""

from __future__ import annotations

from typing import Any

from longbox.engine.language import said
from longbox.engine.setup import Problem


def against(setup: dict[str, Any]) -> int:
    """How many players there are besides one who is the Mastermind: so many stacks are used."""
    return int(setup["players"]) - bool(setup["mastermind_player"])


def wrong_mastermind_player(setup: dict[str, Any]) -> list[Problem]:
    """One of the players, against at least one other."""
    chosen, players = setup["mastermind_player"], setup["players"]
    if setup["own_row"] and not chosen:
        text = said("nobody plays against the others, and so nobody has a row of their own")
        return [Problem("LG-PLAYERMASTER-13", text, said("Say which player is against the others."))]
    if not chosen or (players > 1 and chosen <= players):
        return []
    text = said("player {number} can't play against the others of {players}", number=chosen, players=players)
    return [Problem("LG-PLAYERMASTER-01", text, said("Let one of at least two players play against the others."))]
