"""What is told of a set-up that names too much, or what does not go together."""

from __future__ import annotations

from typing import Any

from longbox.engine.language import plural, said
from longbox.engine.setup import Problem


def too_many(kind: str, named: int, players: int, limit: int) -> str:
    """More stacks of a kind are named than so many players use."""
    if kind == "heroes":
        return plural(
            players,
            "{named} heroes are named, but {number} player uses {limit}",
            "{named} heroes are named, but {number} players use {limit}",
            named=named,
            limit=limit,
        )
    if kind == "villains":
        return plural(
            players,
            "{named} villains are named, but {number} player uses {limit}",
            "{named} villains are named, but {number} players use {limit}",
            named=named,
            limit=limit,
        )
    return plural(
        players,
        "{named} henchmen are named, but {number} player uses {limit}",
        "{named} henchmen are named, but {number} players use {limit}",
        named=named,
        limit=limit,
    )


def wrong_challenges(setup: dict[str, Any]) -> list[Problem]:
    if {"final-blow", "final-showdown"} <= set(setup["challenges"]):
        text = said("a Final Blow takes the Mastermind card that a Final Showdown is about")
        return [Problem("LG-SHOWDOWN-07", text, said("Choose one of the two."))]
    return []
