"""What tells a card from another of its name, in words: where it stands, and what it holds."""

from __future__ import annotations

from typing import Final

from longbox.engine.labels import place_of
from longbox.engine.words import counted
from longbox.games.legendary.sides import wording
from longbox.games.legendary.table import (
    BYSTANDER,
    CITY_ROW,
    DISCARD,
    IN_SPACES,
    KO_PILE,
    PLAYED,
    VICTORY,
    ZONES,
    Table,
)

PLACES: Final = {DISCARD.name: "discard pile", KO_PILE.name: "KO pile", VICTORY.name: "Victory Pile"}


def marks(game: Table, seat: int, card: int) -> tuple[str, ...]:
    state = game.state
    captives = sum(state.definition[held].kind == BYSTANDER for held in game.on(card))
    shards = state.shards[card]
    call = wording(game)
    return (
        call(place(game, seat, card)),
        call(f"with {counted(captives, 'Bystander')}") if captives else "",
        f"with {counted(shards, 'Shard')}" if shards else "",
    )


def place(game: Table, seat: int, card: int) -> str:
    zone = game.state.zone[card]
    if CITY_ROW.holds(zone):
        return IN_SPACES[ZONES.index(zone)]
    return "played" if PLAYED.holds(zone) else place_of(game, seat, card, PLACES)
