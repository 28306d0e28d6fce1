"""A table in numbers, for programs that learn: what `view` shows a seat of cards and counts, without the words.

Everything is told from the looking seat: whose turn it is, whose zone, whose card; 1 is that seat, 2 the next one in
turn order, 0 nobody. Cards stand in the order of their zones, as in a view, so that nobody can follow one through a
shuffle.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from operator import itemgetter
from typing import Any, Final, NamedTuple

from longbox.engine.cards import Library
from longbox.engine.decision import Option
from longbox.engine.game import Game
from longbox.engine.state import State
from longbox.engine.zones import MAX_SEATS, NOBODY, ZoneKind, Zones

OF_EVERY_CARD: Final = ("card", "zone", "place", "owner", "on")
OF_OPTIONS: Final = ("verb", "card", "second card", "to", "amount", "alike")

UNKNOWN: Final = 0
UNLISTED: Final = 1
FIRST_LISTED: Final = 2


class Numbers(NamedTuple):
    """`table`: one number for each of the names. `cards` and `options`: one list a property, with one number
    for each card that is seen, or option. A card is meant by its place among `cards`, counted from 1; 0 is none."""

    table: list[int]
    cards: list[Sequence[int]]
    options: list[Sequence[int]]


class NumberNames(NamedTuple):
    """What the numbers are: of the table, of each card, of each option; and the kinds of zones, counted from 1."""

    table: tuple[str, ...]
    cards: tuple[str, ...]
    options: tuple[str, ...]
    zones: tuple[str, ...]


def names(game: Game[Any]) -> NumberNames:
    kinds = tuple(kind.name for kind in game.rules.zones.kinds)
    return NumberNames(table_names(game), card_names(game), OF_OPTIONS, kinds)


def table_names(game: Game[Any]) -> tuple[str, ...]:
    """What the numbers of the table are, in order."""
    each = [f"{name} of {seat}" for name in game.state.numbers_of_seats for seat in range(1, MAX_SEATS + 1)]
    zones = (f"cards in {zone}" for zone in zone_names(game.rules.zones))
    return ("seats", "active", *game.state.numbers_of_table, *each, *zones)


def zone_names(zones: Zones) -> list[str]:
    return [
        f"{kind.name} of {zones.seat(zone) + 1}" if is_per_seat(kind) else zones.names[zone]
        for zone, kind in enumerate(zones.of)
    ]


def card_names(game: Game[Any]) -> tuple[str, ...]:
    """What the numbers of a card are, in order."""
    return (*OF_EVERY_CARD, *(name for name, _ in game.state.shown_of_cards))


@cache
def card_numbers(library: Library) -> dict[str, int]:
    return {face.id: number for number, face in enumerate(library.faces(), FIRST_LISTED)}


def numbers(game: Game[Any], seat: int, verbs: Mapping[str, int]) -> Numbers:
    """The table from a seat, and the options if it is asked; verbs are numbered as the caller likes."""
    state: State = game.state
    zones = game.rules.zones
    known = state.known
    kinds, places = places_of(zones, seat, state.seats)
    seen: list[int] = []
    in_kinds: list[int] = []
    in_places: list[int] = []
    for zone, cards in enumerate(state.zones):
        if cards:
            shown = cards if zones.of[zone].sight != NOBODY else [card for card in cards if known[card] >> seat & 1]
            seen += shown
            in_kinds += [kinds[zone]] * len(shown)
            in_places += [places[zone]] * len(shown)
    row = [0] * (len(known) + 1)  # the last place is that of no card, -1
    for place, card in enumerate(seen, 1):
        row[card] = place
    columns = [faces(game, seat, seen), in_kinds, in_places, *marks(game, seat, seen, row)]
    decision = game.decision
    asked = decision.options if decision is not None and decision.seat == seat else []
    return Numbers(table(game, seat), columns, options(asked, row, verbs))


def table(game: Game[Any], seat: int) -> list[int]:
    state: State = game.state
    seats = state.seats
    found = [seats, from_seat(state.active, seat, seats)]
    found += [getattr(state, name) for name in state.numbers_of_table]
    nobody = [0] * (MAX_SEATS - seats)
    for name in state.numbers_of_seats:
        column = getattr(state, name)
        found += column[seat:] + column[:seat] + nobody
    found += zones_from(game.rules.zones, seat, seats)(list(map(len, state.zones)))
    return found


@cache
def zones_from(zones: Zones, seat: int, seats: int) -> Picker:
    """All zones in the order in which a seat counts them: of those that belong to seats its own first."""
    order = (*range(seat, seats), *range(seat), *range(seats, MAX_SEATS))
    return at(
        [kind.at(place) for kind in zones.kinds for place in (order if is_per_seat(kind) else range(kind.spread))]
    )


Picker = Callable[[Sequence[Any]], Sequence[Any]]


def at(places: Sequence[int]) -> Picker:
    """Picks the values at some places of a column: by `itemgetter`, several times as quick as a loop, which however
    gives a single value bare."""
    return itemgetter(*places) if len(places) > 1 else lambda column: [column[place] for place in places]


def is_per_seat(kind: ZoneKind) -> bool:
    return kind.spread == MAX_SEATS and not kind.spaces


def from_seat(whose: int, seat: int, seats: int) -> int:
    """1 is the seat itself, 2 the next in turn order; 0 nobody."""
    return (whose - seat) % seats + 1 if whose >= 0 else 0


def faces(game: Game[Any], seat: int, seen: list[int]) -> list[int]:
    """What cards are, if the seat knows it."""
    state: State = game.state
    definition, face, known = state.definition, state.face, state.known
    numbered = card_numbers(game.rules.library)
    found: list[int] = []
    for card in seen:
        if known[card] >> seat & 1:
            shown = definition[card]
            if shown.faces:
                shown = shown.faces[face[card]]
            found.append(numbered.get(shown.id, UNLISTED))
        else:
            found.append(UNKNOWN)
    return found


def marks(game: Game[Any], seat: int, seen: list[int], row: list[int]) -> list[Sequence[int]]:
    """Whose cards are, on which others they lie, and what lies on them: mostly nothing."""
    state: State = game.state
    owner, host = state.owner, state.host
    relative = [from_seat(whose, seat, state.seats) for whose in (*range(state.seats), -1)]
    nothing = [0] * len(seen)
    found: list[Sequence[int]] = [
        [relative[owner[card]] for card in seen],
        [row[host[card]] for card in seen] if state.attached else nothing,
    ]
    of_seen = at(seen)
    for name, _ in state.shown_of_cards:
        column: list[int] = getattr(state, name)
        found.append(nothing if column.count(0) == len(column) else of_seen(column))
    return found


@cache
def places_of(zones: Zones, seat: int, seats: int) -> tuple[list[int], list[int]]:
    """Of each zone the number of its kind, and whose it is or which space of a row."""
    kinds = [zones.kinds.index(kind) + 1 for kind in zones.of]
    places = [
        from_seat(zones.seat(zone), seat, seats) if is_per_seat(kind) else zones.index(zone)
        for zone, kind in enumerate(zones.of)
    ]
    return kinds, places


def options(asked: list[Option], row: list[int], verbs: Mapping[str, int]) -> list[Sequence[int]]:
    """Options that differ in nothing told here (two powers of one card) are counted: `alike`."""
    met: dict[tuple[int, ...], int] = {}
    found: list[tuple[int, ...]] = []
    for option in asked:
        first, second = (*option.cards, -1, -1)[:2]
        told = (verbs.get(option.verb, 0), row[first], row[second], row[option.to], option.amount)
        met[told] = alike = met.get(told, -1) + 1
        found.append((*told, alike))
    return list(zip(*found, strict=True)) if found else [()] * len(OF_OPTIONS)
