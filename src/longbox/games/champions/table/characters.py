"""Who stands on the table: identities and allies, the villain and minions, and their hit points."""

from __future__ import annotations

from longbox.games.champions.table import kinds
from longbox.games.champions.table.players import in_player_order
from longbox.games.champions.table.state import Champions
from longbox.games.champions.table.zones import AREA, DISCARD, ENCOUNTER, ENGAGED


def allies(game: Champions, seat: int) -> list[int]:
    definition = game.state.definition
    return [card for card in game.state.zones[AREA.first + seat] if definition[card].kind == kinds.ALLY]


def discarded_allies(game: Champions) -> list[int]:
    """The allies in all discard piles of players."""
    zones, definition = game.state.zones, game.state.definition
    found: list[int] = []
    for seat in in_player_order(game):
        found += [card for card in zones[DISCARD.first + seat] if definition[card].kind == kinds.ALLY]
    return found


def friends(game: Champions, seat: int) -> list[int]:
    """A player's identity and allies."""
    return [game.state.identity[seat], *allies(game, seat)]


def friendly_characters(game: Champions) -> list[int]:
    return [card for seat in in_player_order(game) for card in friends(game, seat)]


def minions_of(game: Champions, seat: int) -> list[int]:
    return game.state.zones[ENGAGED.first + seat]


def minions(game: Champions) -> list[int]:
    zones = game.state.zones
    found: list[int] = []
    for seat in in_player_order(game):
        found += zones[ENGAGED.first + seat]
    return found


def active_villain(game: Champions) -> int:
    """Whom a rule or a card means by "the villain": the one that is activating, else the first there is."""
    state = game.state
    for activation in reversed(state.activations):
        if activation.who in state.villains:
            return activation.who
    return state.villains[0]


def enemies(game: Champions) -> list[int]:
    return [*game.state.villains, *minions(game)]


def characters(game: Champions) -> list[int]:
    return friendly_characters(game) + enemies(game)


def engaged_with(game: Champions, minion: int) -> int:
    """The player a minion is engaged with."""
    zone = game.state.zone[minion]
    return zone - ENGAGED.first if ENGAGED.holds(zone) else -1


def speaker(game: Champions, card: int) -> int:
    """Who speaks for a card: its controller; for a minion the engaged player; else the first player."""
    state = game.state
    if state.controller[card] != ENCOUNTER:
        return state.controller[card]
    seat = engaged_with(game, card)
    return seat if seat >= 0 else state.first


def remaining(game: Champions, character: int) -> int:
    """Hit points that are left; below 0, what was too much."""
    return game.value(character, "health") - game.state.damage[character]


def shown_remaining(game: Champions, character: int) -> int:
    """What a dial would show."""
    return max(0, remaining(game, character))
