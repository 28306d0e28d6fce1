"""What cards are called in a sentence, and what tells one from another of its name: where it stands, what it holds."""

from __future__ import annotations

from typing import Final

from longbox.engine.decision import Option
from longbox.engine.labels import place_of
from longbox.engine.words import counted
from longbox.games.legendary.table.enemies import guise
from longbox.games.legendary.table.kinds import BYSTANDER, IN_SPACES
from longbox.games.legendary.table.sides import wording
from longbox.games.legendary.table.state import Table
from longbox.games.legendary.table.zones import CITY_ROW, DISCARD, KO_PILE, PLAYED, SIDEKICKS, VICTORY, ZONES

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


def names_of(game: Table, option: Option) -> str:
    return ", ".join(name_of(game, card) for card in option.cards)


def name_of(game: Table, card: int) -> str:
    """A card by name; one that stands in the city as something else by that, too: "Killbot Bystander"."""
    if game.state.zone[card] == SIDEKICKS.first:
        return "a Sidekick"
    name = game.face(card).name
    return f"{guise(game, card)} {name}" if game.state.as_villain[card] else name
