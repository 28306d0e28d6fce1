"""A table in numbers, for programs that learn: what `view` shows a seat of cards and counts, without the words.

Everything is told from the looking seat: whose turn it is, whose zone, whose card; 1 is that seat, 2 the next one in
turn order, 0 nobody. Cards stand in the order of their zones, as in a view, so that nobody can follow one through a
shuffle.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, Final, NamedTuple

from mypy_extensions import i64

from longbox.engine import counters
from longbox.engine.counters import Counters
from longbox.engine.decision import Option
from longbox.engine.game import Game
from longbox.engine.state import State
from longbox.engine.view import known_in_hand
from longbox.engine.zones import EVERYBODY, MAX_SEATS, OWNER, ZoneKind, Zones

OF_EVERY_CARD: Final = ("card", "zone", "place", "owner", "on")
OF_OPTIONS: Final = ("verb", "card", "second card", "to", "amount", "alike")

UNLISTED: Final = 1
"""A face that is listed has its number in the library on top of this; 0 is a face that is not known."""


class Numbers(NamedTuple):
    """`table`: one number for each of the names. `cards` and `options`: one row after another, with one number for each
    of the names, for each card that is seen, or option. A card is meant by its row, counted from 1; 0 is none."""

    table: list[int]
    cards: list[int]
    options: list[int]


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
    state: State = game.state
    shown = list(state.numbers_of_cards)
    for column in state.counters_of_cards:
        shown += [*state.counted, column]
    return (*OF_EVERY_CARD, *shown)


def numbers(game: Game[Any], seat: int, verbs: Mapping[str, int]) -> Numbers:
    """The table from a seat, and the options if it is asked; verbs are numbered as the caller likes."""
    state: State = game.state
    seen = in_sight(game, seat)
    row = [0] * (len(state.known) + 1)  # the last place is that of no card, -1
    for place, card in enumerate(seen):
        row[card] = place + 1
    decision = game.decision
    asked = decision.options if decision is not None and decision.seat == seat else []
    return Numbers(table(game, seat), rows(game, seat, seen, row), options(asked, row, verbs))


def table(game: Game[Any], seat: int) -> list[int]:
    state: State = game.state
    seats = state.seats
    found = [seats, from_seat(state.active, seat, seats)]
    found += [getattr(state, name) for name in state.numbers_of_table]
    nobody = [0] * (MAX_SEATS - seats)
    for name in state.numbers_of_seats:
        column: list[int] = getattr(state, name)
        found += column[seat:] + column[:seat] + nobody
    zones = state.zones
    found += [len(zones[zone]) for zone in zones_from(game.rules.zones, seat, seats)]
    return found


@cache
def zones_from(zones: Zones, seat: int, seats: int) -> list[int]:
    """All zones in the order in which a seat counts them: of those that belong to seats its own first."""
    order = (*range(seat, seats), *range(seat), *range(seats, MAX_SEATS))
    return [kind.at(place) for kind in zones.kinds for place in (order if is_per_seat(kind) else range(kind.spread))]


def is_per_seat(kind: ZoneKind) -> bool:
    return kind.spread == MAX_SEATS and not kind.spaces


def from_seat(whose: int, seat: int, seats: int) -> int:
    """1 is the seat itself, 2 the next in turn order; 0 nobody."""
    return (whose - seat) % seats + 1 if whose >= 0 else 0


def in_sight(game: Game[Any], seat: int) -> list[int]:
    """The cards that a seat sees, in the order of their zones: all of those that lie open to somebody, be it from
    behind, of a hand first those that it knows, as in a view; of piles only those that it knows."""
    state: State = game.state
    known = state.known
    kinds = game.rules.zones.of
    seen: list[int] = []
    for zone, cards in enumerate(state.zones):
        if not cards:
            continue
        sight = kinds[zone].sight
        if sight == EVERYBODY:
            seen += cards
        elif sight == OWNER:
            seen += known_in_hand(game, 1 << seat, zone)
            seen += [card for card in cards if not known[card] >> seat & 1]
        else:
            seen += [card for card in cards if known[card] >> seat & 1]
    return seen


def rows(game: Game[Any], seat: int, seen: list[int], row: list[int]) -> list[int]:
    """What cards are, as far as the seat knows, where they lie, and whose they are; on which others they lie, and what
    lies on them: mostly nothing."""
    state: State = game.state
    definition, face, known, zone, owner = state.definition, state.face, state.known, state.zone, state.owner
    kinds, places = places_of(game.rules.zones, seat, state.seats)
    relative = [from_seat(whose, seat, state.seats) for whose in (*range(state.seats), -1)]
    kinds_counted = len(state.counted) + 1
    first = len(OF_EVERY_CARD) + len(state.numbers_of_cards)
    width: i64 = first + kinds_counted * len(state.counters_of_cards)
    found = [0] * (width * len(seen))
    at: i64 = 0
    for card in seen:
        if known[card] >> seat & 1:
            shown = definition[card]
            found[at] = UNLISTED + (shown.faces[face[card]].number if shown.faces else shown.number)
        found[at + 1] = kinds[zone[card]]
        found[at + 2] = places[zone[card]]
        found[at + 3] = relative[owner[card]]
        at += width
    if state.attached:
        host = state.host
        found[OF_EVERY_CARD.index("on") :: width] = [row[host[card]] for card in seen]
    for place, name in enumerate(state.numbers_of_cards, len(OF_EVERY_CARD)):
        column: list[int] = getattr(state, name)
        if any_of(column, seen):
            found[place::width] = [column[card] for card in seen]
    for name in state.counters_of_cards:
        lying: list[Counters] = getattr(state, name)
        for place, card in enumerate(seen):
            if lying[card]:
                start = place * width + first
                found[start : start + kinds_counted] = counters.numbers(lying[card], state.counted)
        first += kinds_counted
    return found


def any_of(column: list[int], seen: list[int]) -> bool:
    """Whether any of some cards has something in a column."""
    for card in seen:  # noqa: SIM110 (a generator would take three times as long)
        if column[card]:
            return True
    return False


@cache
def places_of(zones: Zones, seat: int, seats: int) -> tuple[list[int], list[int]]:
    """Of each zone the number of its kind, and whose it is or which space of a row."""
    kinds = [zones.kinds.index(kind) + 1 for kind in zones.of]
    places = [
        from_seat(zones.seat(zone), seat, seats) if is_per_seat(kind) else zones.index(zone)
        for zone, kind in enumerate(zones.of)
    ]
    return kinds, places


def options(asked: list[Option], row: list[int], verbs: Mapping[str, int]) -> list[int]:
    """Options that differ in nothing told here (two powers of one card) are counted: `alike`."""
    met: dict[tuple[int, ...], int] = {}
    found: list[int] = []
    for option in asked:
        cards = option.cards
        first = row[cards[0]] if cards else 0
        second = row[cards[1]] if len(cards) > 1 else 0
        told = (verbs.get(option.verb, 0), first, second, row[option.to], option.amount)
        alike = met.get(told, 0)
        met[told] = alike + 1
        found += told
        found.append(alike)
    return found
