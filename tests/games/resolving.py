"""Which cards of a game did what is printed on them, read from the record of a game that was played.

A card that only lay in a deck, was drawn, discarded or spent for another one has not been tried by that game.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, NamedTuple

import longbox
from longbox.engine.cards import Card
from longbox.engine.game import Game

ANY: Final[tuple[str, ...]] = ()


class Resolving(NamedTuple):
    """Where a card counts by lying there face up, and the deeds that count, each with the kinds of cards it is for."""

    places: tuple[str, ...]
    deeds: dict[str, tuple[str, ...]]


RESOLVING = {
    "vs": Resolving(
        ("front row", "back row", "resource row", "equipment"), {"play a plot twist": ANY, "reveal": ("pile card",)}
    ),
    "champions": Resolving(
        ("area", "engaged", "villain", "schemes"),
        {"play": ANY, "reveal": ANY, "spend": ("resource",)},
    ),
    "legendary": Resolving(
        ("scheme", "mastermind", "victory"), {"play": ANY, "twist": ANY, "strike": ANY, "gain wound": ("wound",)}
    ),
}


def resolved(match: longbox.Match) -> set[str]:
    """The ids of the cards that were resolved in a game so far."""
    return {face.id for face in (*lay_open(match), *acted(match))}


def lay_open(match: longbox.Match) -> Iterator[Card]:
    places = RESOLVING[match.name].places
    for position in (*match._record._positions, match._game):
        yield from open_cards(position, places)


def open_cards(position: Game[Any], places: tuple[str, ...]) -> Iterator[Card]:
    state = position.state
    for number, cards in enumerate(state.zones):
        if cards and position.rules.zones.of[number].name in places:
            for card in cards:
                if not state.face_down[card]:
                    yield from faces_up(position, card)


def faces_up(position: Game[Any], card: int) -> tuple[Card, ...]:
    """The face that lies up; of a main scheme also those before it, which do their work before anybody is asked."""
    state = position.state
    if position.face(card).kind == "main scheme":
        return state.definition[card].faces[: state.face[card] + 1]
    return (position.face(card),)


def acted(match: longbox.Match) -> Iterator[Card]:
    deeds = RESOLVING[match.name].deeds
    for deed in (deed for batch in match._record._deeds for deed in batch if deed.kind in deeds):
        kinds = deeds[deed.kind]
        # What a card was paid with is told with its play, but it was only spent.
        others = ("source", "cards") if deed.kind == "play" else ("source",)
        for role, _card, _known, face in deed.cards:
            if role not in others and (not kinds or face.kind in kinds):
                yield face
