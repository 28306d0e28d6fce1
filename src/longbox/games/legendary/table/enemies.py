"""The Mastermind, the Scheme and the Villains in the city."""

from __future__ import annotations

from longbox.games.legendary.table.abilities import CountAsVillains, P, having
from longbox.games.legendary.table.kinds import HENCHMAN, VILLAIN
from longbox.games.legendary.table.state import Table
from longbox.games.legendary.table.zones import CITY_ROW, MASTERMIND_SPACE, SCHEME_SPACE


def schemes(game: Table) -> list[int]:
    return game.state.zones[SCHEME_SPACE.first]


def masterminds(game: Table) -> list[int]:
    """Those that are not beaten for good: the card of one may be won."""
    return game.state.zones[MASTERMIND_SPACE.first]


def of_schemes(game: Table, kind: type[P]) -> list[P]:
    """What the Schemes say of one kind."""
    return [power for card in schemes(game) for power in having(game, card, kind)]


def villains(game: Table) -> list[int]:
    """Every Villain in a city, from its entrance on."""
    state = game.state
    zones = state.zones
    first = CITY_ROW.first
    return [card for city in state.cities for space in city for card in zones[first + space]]


def nearest_villains(game: Table) -> list[int]:
    """Of each city the Villain that is closest to its entrance; where each city has a Villain Deck of its own, of that
    one alone."""
    state = game.state
    zones = state.zones
    first = CITY_ROW.first
    found: list[int] = []
    for city in state.cities if len(state.villain_decks) == 1 else (state.cities[state.deck],):
        found += [card for space in city for card in zones[first + space]][:1]
    return found


def space_of(game: Table, card: int) -> int:
    """The city space in which a card lies, or -1."""
    zone = game.state.zone[card]
    return zone - CITY_ROW.first if CITY_ROW.holds(zone) else -1


def is_villain(game: Table, card: int) -> bool:
    """What stands in the city is a Villain whatever is printed on it; elsewhere the print counts."""
    state = game.state
    return bool(state.as_villain[card]) or state.definition[card].kind in (VILLAIN, HENCHMAN)


def guise(game: Table, card: int) -> str:
    """As what kind of Villain a card of another kind comes: a Killbot, a Skrull; "" for a card that does not."""
    kind = game.state.definition[card].kind
    return next((power.name for power in of_schemes(game, CountAsVillains) if power.kind == kind), "")
