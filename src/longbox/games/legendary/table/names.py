"""What cards are called in a sentence, and what tells one from another of its name: where it stands, what it holds."""

from __future__ import annotations

from typing import Final

from longbox.engine.decision import Option
from longbox.engine.frames import Node
from longbox.engine.labels import place_of
from longbox.engine.words import counted, sentence
from longbox.games.legendary.table.enemies import guise
from longbox.games.legendary.table.kinds import BYSTANDER, IN_SPACES
from longbox.games.legendary.table.speech import speech
from longbox.games.legendary.table.state import Table
from longbox.games.legendary.table.zones import (
    CITY_ROW,
    DISCARD,
    ESCAPED,
    HERO_DECK,
    KO_PILE,
    PLAYED,
    SIDEKICKS,
    VICTORY,
    VILLAIN_DECK,
    ZONES,
)

PLACES: Final = {
    DISCARD.name: "discard pile",
    ESCAPED.name: "{Escape} pile",
    HERO_DECK.name: "{Hero} Deck",
    KO_PILE.name: "KO pile",
    VICTORY.name: "Victory Pile",
    VILLAIN_DECK.name: "{Villain} Deck",
}


def marks(game: Table, seat: int, card: int) -> tuple[str, ...]:
    state = game.state
    captives = sum(state.definition[held].kind == BYSTANDER for held in game.on(card))
    shards = state.shards[card]
    return (
        speech(game).phrase(place(game, seat, card)),
        f"with {counted(captives, 'Bystander')}" if captives else "",
        f"with {counted(shards, 'Shard')}" if shards else "",
    )


def place(game: Table, seat: int, card: int) -> str:
    zone = game.state.zone[card]
    if CITY_ROW.holds(zone):
        return IN_SPACES[ZONES.index(zone)]
    return "played" if PLAYED.holds(zone) else place_of(game, seat, card, PLACES)


def asking(game: Table, question: str, **parts: Node | str | int) -> str:
    """A question with its parts after the name of the card that asks it; of one that has just escaped, it says so."""
    state = game.state
    source = state.frames[-1].scope.source
    say = speech(game)
    said = say.phrase(question, **parts)
    if source < 0:
        return said
    message = "{card} {escapes}: {question}" if state.zone[source] == ESCAPED.first else "{card}: {question}"
    return say.phrase(message, card=called(game, source), question=said)


def effect_title(game: Table, effect: Node) -> str:
    """What an effect does, without a card that does it."""
    return as_title(effect.words(speech(game)))


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
