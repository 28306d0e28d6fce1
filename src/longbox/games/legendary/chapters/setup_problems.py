"""What is told of a set-up that names too much."""

from __future__ import annotations

from longbox.engine.language import plural


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
