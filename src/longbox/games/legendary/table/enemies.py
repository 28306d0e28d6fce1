"""The Mastermind, the Scheme, the Villains in the city, and all that can be fought.

Enemies stand in the city and in the Mastermind's space. In some games they also lie elsewhere: as an enemy in one of
`FOUGHT_ZONES`, where `lie_in_wait` puts them, or with another card in a role that is `fought`; and Locations are fought
like them, but are no enemies (`is_foe`). `foes` lists all of them.
"""

from __future__ import annotations

from typing import Final

from longbox.games.legendary.table.abilities import CountAsVillains, P, having
from longbox.games.legendary.table.faces import is_called
from longbox.games.legendary.table.guises import CalledIn
from longbox.games.legendary.table.kinds import HENCHMAN, LOCATION, MASTERMIND, TACTIC, VILLAIN
from longbox.games.legendary.table.roles import ROLES, body, parts
from longbox.games.legendary.table.state import Table
from longbox.games.legendary.table.zones import (
    CAGES,
    CITY_ROW,
    DECK,
    FORTIFIED,
    HQ,
    LOCATIONS,
    MASTERMIND_SPACE,
    OFFICERS,
    OVER_CITY,
    OWNED,
    SCHEME_SPACE,
    TACTICS,
)

FOUGHT_ZONES: Final = (*HQ.range(), *OVER_CITY.range(), *CAGES.range(), *FORTIFIED.range(), SCHEME_SPACE.first)
"""Where an enemy that lies there can be fought, beside the city and the Mastermind's space."""
FOUGHT_KINDS: Final = (VILLAIN, HENCHMAN, MASTERMIND)
"""What is an enemy wherever it lies in such a zone; cards of other kinds are, where they count as Villains."""


def schemes(game: Table) -> list[int]:
    return game.state.zones[SCHEME_SPACE.first]


def masterminds(game: Table) -> list[int]:
    """Those that are not beaten for good: the card of one may be won. Where all are, they are all meant."""
    state = game.state
    found = state.zones[MASTERMIND_SPACE.first]
    if state.in_city:
        found = found + [card for card in in_city(game) if is_mastermind(game, card)]
    if len(found) == 1:
        return found
    return [card for card in found if stands(game, card)] or found


def is_mastermind(game: Table, card: int) -> bool:
    """By print, or because it has ascended or is a Tactic on top of a stack that adapts."""
    state = game.state
    if state.definition[card].kind == MASTERMIND:
        return True
    if state.zone[card] != MASTERMIND_SPACE.first:
        return False
    return bool(state.ascended[card]) or state.definition[card].kind == TACTIC


def adapts(game: Table, card: int) -> bool:
    """Whether a card is the top one of a Mastermind that consists of nothing but Tactics."""
    return is_mastermind(game, card) and game.state.definition[card].kind == TACTIC


def mastermind_of(game: Table, card: int) -> int:
    """The Mastermind that a card is, or whose Tactic it is, whichever of its faces is up; -1: it is not there."""
    found = masterminds(game)
    if card in found:
        return card
    definition = game.state.definition
    name = definition[card].fact("mastermind")
    return next((boss for boss in found if name and is_called(definition[boss], name)), -1)


def stands(game: Table, mastermind: int) -> bool:
    """Whether a Mastermind can be fought: as long as it has Tactics, or must be dealt the final blow. One that has
    ascended has only itself to lose, and one that adapts is itself a Tactic."""
    state = game.state
    host = state.host
    for card in state.zones[TACTICS.first]:  # mostly the first tells: every step of a turn asks
        if host[card] == mastermind:
            return True
    if "final-blow" in state.challenges or state.ascended[mastermind] or state.scattered:
        return True
    return adapts(game, mastermind)


def of_enemy(game: Table, enemy: int, kind: type[P]) -> list[tuple[int, P]]:
    """What an enemy has of one kind, of all cards that it is made of: each with its card."""
    return [(card, power) for card in parts(game, enemy) for power in having(game, card, kind)]


def has_one(game: Table, enemy: int, kind: type[P]) -> bool:
    """Whether any of the cards that an enemy is made of has an ability of one kind."""
    return any(having(game, card, kind) for card in parts(game, enemy))


def of_schemes(game: Table, kind: type[P]) -> list[P]:
    """What the Schemes say of one kind."""
    return [power for card in schemes(game) for power in having(game, card, kind)]


def in_city(game: Table) -> list[int]:
    """All that stands in a city, from its entrance on."""
    state = game.state
    zones = state.zones
    first = CITY_ROW.first
    return [card for city in state.cities for space in city for card in zones[first + space]]


def villains(game: Table) -> list[int]:
    """Every Villain in a city, from its entrance on. A Mastermind that stands there is none."""
    found = in_city(game)
    return [card for card in found if is_villain(game, card)] if game.state.in_city else found


def nearest_villains(game: Table) -> list[int]:
    """Of each city the Villain that is closest to its entrance; where each city has a Villain Deck of its own, of that
    one alone."""
    state = game.state
    zones = state.zones
    first = CITY_ROW.first
    found: list[int] = []
    for city in state.cities if len(state.villain_decks) == 1 else (state.cities[state.deck],):
        here = [card for space in city for card in zones[first + space]]
        found += ([card for card in here if is_villain(game, card)] if state.in_city else here)[:1]
    return found


HOSTILE_ATTACK: Final = 3


def is_hostile_officer(game: Table, card: int) -> bool:
    """Whether a card is an Officer that stands in the city as a Villain."""
    state = game.state
    return bool(state.officers_out and state.as_villain[card]) and is_officer(game, card)


def is_officer(game: Table, card: int) -> bool:
    return bool(game.state.definition[card].fact("stack") == OFFICERS.name)


def space_of(game: Table, card: int) -> int:
    """The city space in which a card lies, by itself or bonded with another; or -1."""
    zone = game.state.zone[body(game, card)]
    return zone - CITY_ROW.first if CITY_ROW.holds(zone) else -1


def name_there(game: Table, card: int) -> str:
    """What a card is called where it is: some have another name in some spaces of the city."""
    for power in having(game, card, CalledIn):
        if space_of(game, card) in power.spaces:
            return power.name
    return game.face(card).name


def fought_at(game: Table, card: int) -> int:
    """The space in which an enemy stands, or over which a Location lies; or -1."""
    zone = game.state.zone[card]
    return zone - LOCATIONS.first if LOCATIONS.holds(zone) else space_of(game, card)


def is_in_a_city(game: Table, card: int) -> bool:
    return space_of(game, card) >= 0


def is_villain(game: Table, card: int) -> bool:
    """What stands in the city is a Villain whatever is printed on it; elsewhere the print counts, unless it has become
    a Mastermind, or is one of a player's cards."""
    state = game.state
    if state.definition[card].kind in (VILLAIN, HENCHMAN):
        return state.zone[card] != MASTERMIND_SPACE.first and not is_owned(game, card)
    return bool(state.as_villain[card])


def is_owned(game: Table, card: int) -> bool:
    """Whether a card is one of those that a player shuffles."""
    zone = game.state.zone[card]
    return zone >= DECK.first and any(kind.holds(zone) for kind in OWNED)


def guise(game: Table, card: int) -> str:
    """As what kind of Villain a card of another kind comes: a Killbot, a Skrull; "" for a card that does not."""
    kind = game.state.definition[card].kind
    return next((power.name for power in of_schemes(game, CountAsVillains) if power.kind == kind), "")


def lie_in_wait(game: Table, card: int, zone: int) -> None:
    """Put a card as an enemy where it can be fought, though that is no city."""
    state = game.state
    game.move(card, zone)
    if state.definition[card].kind not in FOUGHT_KINDS:
        state.put("as_villain", card, 1)
    state.enemies_elsewhere = 1


def elsewhere(game: Table) -> list[int]:
    """What can be fought outside the city and the Masterminds' space."""
    state = game.state
    if not state.enemies_elsewhere:
        return []
    found = [card for zone in FOUGHT_ZONES for card in state.zones[zone] if is_foe(game, card)] + locations(game)
    role = state.role
    return found + sorted([card for held in state.attached.values() for card in held if ROLES[role[card]].fought])


def locations(game: Table) -> list[int]:
    """The Locations over the spaces of all cities."""
    zones = game.state.zones
    first = LOCATIONS.first
    return [card for city in game.state.cities for space in city for card in zones[first + space]]


def is_location(game: Table, card: int) -> bool:
    """What lies as a Location over a space is one, whatever is printed on it; elsewhere the print counts."""
    state = game.state
    return LOCATIONS.holds(state.zone[card]) or state.definition[card].kind == LOCATION


def is_foe(game: Table, card: int) -> bool:
    """Whether a card is a Villain or a Mastermind, as effects name them."""
    state = game.state
    return bool(state.as_villain[card]) or state.definition[card].kind in FOUGHT_KINDS or is_mastermind(game, card)


def foes(game: Table) -> list[int]:
    """All that can be fought, wherever it lies."""
    return villains(game) + masterminds(game) + elsewhere(game)


def lies_in_wait(game: Table, card: int) -> bool:
    """Whether a card is one of the enemies elsewhere."""
    return bool(game.state.enemies_elsewhere) and card in elsewhere(game)
