"""What clients draw: the present values of cards, and the state of the table."""

from __future__ import annotations

from typing import Any

from longbox.games.champions.table import Champions

STATS = ("thw", "atk", "def", "rec", "sch")


def card_view(game: Champions, card: int) -> dict[str, Any]:
    return {"kind": game.face(card).kind}


def table_view(game: Champions) -> dict[str, Any]:
    return {}
