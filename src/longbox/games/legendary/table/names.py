"""What cards are called in a sentence, and what tells one from another of its name: where it stands, what it holds."""

from __future__ import annotations

from typing import Final

from longbox.engine.decision import Option
from longbox.engine.frames import Node
from longbox.engine.labels import place_of
from longbox.engine.words import counted, sentence
from longbox.games.legendary.table.enemies import guise
from longbox.games.legendary.table.kinds import BYSTANDER, IN_SPACES
from longbox.games.legendary.table.sides import wording
from longbox.games.legendary.table.speech import SPEECH
from longbox.games.legendary.table.state import Table
from longbox.games.legendary.table.zones import CITY_ROW, DISCARD, ESCAPED, KO_PILE, PLAYED, SIDEKICKS, VICTORY, ZONES

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


def asking(game: Table, question: str) -> str:
    """A question after the name of the card that asks for it; of one that has just escaped, it says so."""
    state = game.state
    source = state.frames[-1].scope.source
    call = wording(game)
    if source < 0:
        return call(question)
    escapes = call(" escapes") if state.zone[source] == ESCAPED.first else ""
    return f"{called(game, source)}{escapes}: {call(question)}"


def effect_title(game: Table, effect: Node) -> str:
    """What an effect does, without a card that does it."""
    return wording(game)(as_title(effect.words(SPEECH)))


def as_title(clause: str) -> str:
    return sentence(clause).rstrip(".")


def names_of(game: Table, option: Option) -> str:
    return ", ".join(name_of(game, card) for card in option.cards)


def name_of(game: Table, card: int) -> str:
    """A card by name, as an option names it: the top of the Sidekick stack lies face down."""
    return "a Sidekick" if game.state.zone[card] == SIDEKICKS.first else called(game, card)


def called(game: Table, card: int) -> str:
    """A card by name; one that stands in the city as something else by that, too: "Killbot Bystander"."""
    name = game.face(card).name
    return f"{guise(game, card)} {name}" if game.state.as_villain[card] else name
