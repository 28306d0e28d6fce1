"""Who can attack whom, alone and in a team (rulebook: Flight and Ranged, Protected Characters, Team Attacks)."""

from __future__ import annotations

from longbox.engine.relations import forbidden, spoken_of
from longbox.games.vs.table.characters import characters, in_front, is_main, is_player
from longbox.games.vs.table.players import share_a_side
from longbox.games.vs.table.state import Vs
from longbox.games.vs.table.stats import (
    ATTACKS_PLAYERS,
    DODGE,
    FLIGHT,
    GRAB,
    MERCENARY,
    RANGED,
    SNIPES,
    STEALTH,
    has,
    teams,
)
from longbox.games.vs.table.zones import BACK, FRONT, PLAYERS


def attackers(game: Vs, seat: int) -> list[int]:
    return [card for card in characters(game, seat) if can_attack(game, card)]


def can_attack(game: Vs, card: int) -> bool:
    """A ready character in front can, and one in the back row that has Ranged."""
    state = game.state
    return not (state.exhausted[card] or state.face_down[card] or stands_behind(game, card))


def stands_behind(game: Vs, card: int) -> bool:
    """Whether a character in the back row can't attack from there."""
    return not in_front(game, card) and not has(game, card, RANGED)


class Side:
    """An enemy side as an attacker sees it, and its players themselves if some effect makes them targets."""

    __slots__ = ("all_may_be_attacked", "back", "everybody", "front", "player")

    def __init__(self, game: Vs, seat: int) -> None:
        state = game.state
        zones = state.zones
        side = state.home[seat]
        down = state.face_down
        self.front = [card for card in zones[FRONT.first + side] if not down[card]]
        self.back = [card for card in zones[BACK.first + side] if not down[card]]
        self.everybody = self.front + self.back
        self.player = [card for card in zones[PLAYERS.first] if share_a_side(game, state.owner[card], seat)]
        self.all_may_be_attacked = not spoken_of(game, "attack")

    def targets(self, game: Vs, attacker: int, *, alone: bool = True) -> list[int]:
        """The front row; the back row too if nobody protects it, or for whoever can pass the front row by, which some
        can only when they attack `alone`.

        A player without a face-up character can be attacked by those who may do that.
        """
        if not self.everybody:
            able = self.player if self.player and game.value(attacker, ATTACKS_PLAYERS) > 0 else []
            return [card for card in able if can_be_attacked(game, attacker, card)]
        protected = self.front and self.back and not self.passes_by(game, attacker, alone)
        reach = self.front if protected else self.everybody
        if self.all_may_be_attacked and in_front(game, attacker):
            return reach
        return [card for card in reach if can_be_attacked(game, attacker, card)]

    def passes_by(self, game: Vs, attacker: int, alone: bool) -> bool:
        if has(game, attacker, FLIGHT) and not any(stops_flight(game, card) for card in self.front):
            return True
        if in_front(game, attacker):
            return has(game, attacker, STEALTH)
        return alone and game.may_change(SNIPES) and game.value(attacker, SNIPES) > 0


def stops_flight(game: Vs, card: int) -> bool:
    """Whether nobody can fly past a character in the front row."""
    return has(game, card, FLIGHT) or has(game, card, GRAB)


def can_be_attacked(game: Vs, attacker: int, defender: int) -> bool:
    """Whether anything but protection keeps an attacker from a defender."""
    if not in_front(game, attacker) and has(game, defender, DODGE):
        return False
    return forbidden(game, "attack", attacker, defender) is None


def joiners(game: Vs, seat: int, team: tuple[int, ...], defender: int) -> list[int]:
    """Those who can join an attack: from the same row, of a team that all share, able to attack the defender alone.

    An attack on a player is made by one character.
    """
    return those_who_join(game, seat, team, defender, game.state.zones[game.state.zone[team[0]]])


def later_joiners(game: Vs, seat: int, team: tuple[int, ...], defender: int) -> list[int]:
    """Those who can join a team whose members are picked in the order of their row."""
    row = game.state.zones[game.state.zone[team[-1]]]
    return those_who_join(game, seat, team, defender, row[row.index(team[-1]) + 1 :])


def those_who_join(game: Vs, seat: int, team: tuple[int, ...], defender: int, row: list[int]) -> list[int]:
    """Of a row, or the rest of one, those who can join."""
    if is_player(game, defender):
        return []
    able = [card for card in row if card not in team and can_attack(game, card)]
    if not able:
        return []
    side = Side(game, game.state.controller[defender])
    if defender not in side.targets(game, team[0], alone=False):
        return []
    able = [card for card in able if defender in side.targets(game, card, alone=False)]
    return [card for card in able if is_a_team(game, (*team, card)) or mercenary_helps(game, team, card, able)]


def is_a_team(game: Vs, cards: tuple[int, ...]) -> bool:
    """Whether characters share a team. Beside a Mercenary, the supporting characters must share one with it."""
    if len(cards) == 1 or share_a_team(game, cards):
        return True
    supporting = [card for card in cards if not is_main(game, card)]
    return any(share_a_team(game, (card, *supporting)) for card in cards if has(game, card, MERCENARY))


def share_a_team(game: Vs, cards: tuple[int, ...]) -> bool:
    shared = teams(game, cards[0])
    for card in cards[1:]:
        shared &= teams(game, card)
    return bool(shared)


def mercenary_helps(game: Vs, team: tuple[int, ...], card: int, able: list[int]) -> bool:
    """Whether a Mercenary who can still join would make a team of those who are none without it."""
    row = game.state.zones[game.state.zone[card]]
    later = row[row.index(card) + 1 :]
    return any(
        has(game, other, MERCENARY) and is_a_team(game, (*team, card, other)) for other in able if other in later
    )
