"""Who can attack whom, alone and in a team (rulebook: Flight and Ranged, Protected Characters, Team Attacks)."""

from __future__ import annotations

from longbox.engine.relations import forbidden, spoken_of
from longbox.games.vs.sides import share_a_side
from longbox.games.vs.stats import ATTACKS_PLAYERS, DODGE, FLIGHT, GRAB, MERCENARY, RANGED, STEALTH, has, teams
from longbox.games.vs.table import BACK, FRONT, PLAYERS, Vs, in_front, is_main, is_player


def attackers(game: Vs, seat: int) -> list[int]:
    """The ready characters in front, and those in the back row that have Ranged."""
    state = game.state
    exhausted = state.exhausted
    down = state.face_down
    side = state.home[seat]
    found = [card for card in state.zones[FRONT.first + side] if not exhausted[card] and not down[card]]
    found += [card for card in state.zones[BACK.first + side] if not exhausted[card] and has(game, card, RANGED)]
    return found


class Side:
    """An enemy side as an attacker sees it, and its players themselves if some effect makes them targets."""

    __slots__ = ("back", "front", "open_sky", "player")

    def __init__(self, game: Vs, seat: int) -> None:
        state = game.state
        zones = state.zones
        side = state.home[seat]
        down = state.face_down
        self.front = [card for card in zones[FRONT.first + side] if not down[card]]
        self.back = [card for card in zones[BACK.first + side] if not down[card]]
        self.player = [card for card in zones[PLAYERS.first] if share_a_side(game, state.owner[card], seat)]
        self.open_sky = not any(has(game, card, FLIGHT) or has(game, card, GRAB) for card in self.front)

    def targets(self, game: Vs, attacker: int) -> list[int]:
        """The front row; the back row too if nobody protects it, or for whoever can pass the front row by.

        A player without a face-up character can himself be attacked by those who may do that.
        """
        if not self.front and not self.back:
            return self.player if self.player and game.value(attacker, ATTACKS_PLAYERS) > 0 else []
        reach = list(self.front)
        if self.back and (not self.front or self.passes_by(game, attacker)):
            reach += self.back
        if in_front(game, attacker) and not spoken_of(game, "attack"):
            return reach
        return [card for card in reach if can_be_attacked(game, attacker, card)]

    def passes_by(self, game: Vs, attacker: int) -> bool:
        if self.open_sky and has(game, attacker, FLIGHT):
            return True
        return in_front(game, attacker) and has(game, attacker, STEALTH)


def can_be_attacked(game: Vs, attacker: int, defender: int) -> bool:
    """Whether anything but protection keeps an attacker from a defender."""
    if not in_front(game, attacker) and has(game, defender, DODGE):
        return False
    return forbidden(game, "attack", attacker, defender) is None


def joiners(game: Vs, seat: int, team: tuple[int, ...], defender: int) -> list[int]:
    """Those who can join an attack: from the same row, of a team that all share, able to attack the defender alone.

    An attack on a player is made by one character.
    """
    if is_player(game, defender):
        return []
    state = game.state
    row = state.zone[team[0]]
    side = Side(game, state.controller[defender])
    able = [
        card
        for card in attackers(game, seat)
        if state.zone[card] == row and card not in team and defender in side.targets(game, card)
    ]
    return [card for card in able if is_a_team(game, (*team, card)) or mercenary_helps(game, team, card, able)]


def later_joiners(game: Vs, seat: int, team: tuple[int, ...], defender: int) -> list[int]:
    """Those who can join a team whose members are picked in the order of their row."""
    row = game.state.zones[game.state.zone[team[-1]]]
    later = row[row.index(team[-1]) + 1 :]
    return [card for card in joiners(game, seat, team, defender) if card in later]


def is_a_team(game: Vs, cards: tuple[int, ...]) -> bool:
    """Whether characters share a team. Beside a Mercenary main characters need not be of it."""
    if len(cards) == 1:
        return True
    if any(has(game, card, MERCENARY) for card in cards):
        cards = tuple(card for card in cards if not is_main(game, card))
    shared = teams(game, cards[0])
    for card in cards[1:]:
        shared &= teams(game, card)
    return bool(shared)


def mercenary_helps(game: Vs, team: tuple[int, ...], card: int, able: list[int]) -> bool:
    """Whether a Mercenary who can still join would make a team of those who are none without him."""
    row = game.state.zones[game.state.zone[card]]
    later = row[row.index(card) + 1 :]
    return any(
        has(game, other, MERCENARY) and is_a_team(game, (*team, card, other)) for other in able if other in later
    )
