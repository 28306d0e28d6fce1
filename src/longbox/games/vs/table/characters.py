"""The questions that everybody asks about characters: which are there, where they stand, and how they lie."""

from __future__ import annotations

from longbox.games.vs.table.kinds import TOKEN
from longbox.games.vs.table.state import Vs
from longbox.games.vs.table.zones import BACK, EQUIPMENT, FACILITY, FIGHTING_ZONES, FRONT, PLAYERS, RESOURCES, ROWS


def characters(game: Vs, seat: int) -> list[int]:
    """The characters on a player's side, front row first."""
    state = game.state
    side = state.home[seat]
    return state.zones[FRONT.first + side] + state.zones[BACK.first + side]


def face_up_among(game: Vs, cards: list[int]) -> list[int]:
    """Those of some cards that lie face up; mostly all of them do."""
    down = game.state.face_down
    for card in cards:
        if down[card]:
            return [one for one in cards if not down[one]]
    return cards


def on_side(game: Vs, seat: int) -> list[int]:
    """All cards in play on a player's side: characters, what they carry, and resources."""
    zones = game.state.zones
    return characters(game, seat) + zones[EQUIPMENT.at(seat)] + zones[RESOURCES.at(seat)]


def all_characters(game: Vs) -> list[int]:
    zones = game.state.zones
    return [card for row in ROWS[game.state.seats] for card in zones[row]]


def everybody(game: Vs) -> list[int]:
    """Whoever can be stunned and KO'd."""
    zones = game.state.zones
    return [card for zone in FIGHTING_ZONES[game.state.seats] for card in zones[zone]]


def in_a_row(game: Vs, card: int) -> bool:
    """Whether a card is a character in play."""
    return FRONT.first <= game.state.zone[card] < RESOURCES.first


def is_player(game: Vs, card: int) -> bool:
    """Whether a card stands for a player who can be attacked."""
    return game.state.zone[card] == PLAYERS.first


def can_fight(game: Vs, card: int) -> bool:
    """Whether a card can be in a combat: a character in play, or a player who can be attacked."""
    return in_a_row(game, card) or is_player(game, card)


def in_front(game: Vs, card: int) -> bool:
    return FRONT.first <= game.state.zone[card] < BACK.first


def face_up(game: Vs, card: int) -> bool:
    return not game.state.face_down[card]


def stunned(game: Vs, card: int) -> bool:
    """Whether a character lies face down because it was stunned, and not because it hides."""
    state = game.state
    return bool(state.face_down[card]) and in_a_row(game, card) and not state.hidden[card]


def is_main(game: Vs, card: int) -> bool:
    return card in game.state.mains


def mains_of(game: Vs, seat: int) -> list[int]:
    """A player's main characters, wherever they are: one, as a rule."""
    return [card for card, player in game.state.mains.items() if player == seat]


def in_facility(game: Vs, card: int) -> bool:
    """Whether a main character waits, one of several, until a power brings it."""
    return FACILITY.holds(game.state.zone[card])


def leaders_of(game: Vs, seat: int) -> list[int]:
    """A player's main characters but for those who wait."""
    return [card for card in mains_of(game, seat) if not in_facility(game, card)]


def is_character(game: Vs, card: int) -> bool:
    """Whether a card is a character card, wherever it lies."""
    return game.state.definition[card].kind in ("main character", "supporting character", TOKEN)


def is_token(game: Vs, card: int) -> bool:
    return game.state.definition[card].kind == TOKEN


def combatants(game: Vs) -> tuple[int, ...]:
    state = game.state
    return state.attackers if state.defender < 0 else (*state.attackers, state.defender)


def in_combat(game: Vs, card: int) -> bool:
    state = game.state
    return state.combat > 0 and (card == state.defender or card in state.attackers)


def combat_goes_on(game: Vs) -> bool:
    """A combat that was cancelled, or has lost its defender or its last attacker, goes no further."""
    state = game.state
    return state.combat > 0 and not state.called_off and state.defender >= 0 and bool(state.attackers)


def rows_of(game: Vs, seat: int) -> tuple[int, int]:
    """The front and the back row in which a player's characters stand."""
    side = game.state.home[seat]
    return FRONT.at(side), BACK.at(side)
