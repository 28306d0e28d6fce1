"""Who can attack whom, and declaring an attack (rulebook: Declare a Combat, Flight and Ranged, Team Attacks)."""

from __future__ import annotations

from typing import Any

from longbox.engine.decision import DONE, PASS, Decision, Group, Option, Question
from longbox.engine.events import Event, EventKind
from longbox.engine.frames import Frame, Scope, node
from longbox.engine.game import Game
from longbox.engine.relations import forbidden
from longbox.games.vs.combat import start_combat
from longbox.games.vs.sides import enemy_sides, share_a_side
from longbox.games.vs.stats import ATTACKS_PLAYERS, DODGE, FLIGHT, GRAB, MERCENARY, RANGED, STEALTH, has, teams
from longbox.games.vs.table import (
    BACK,
    FRONT,
    PLAYERS,
    Vs,
    can_fight,
    face_up,
    in_a_row,
    in_front,
    is_main,
    is_player,
)


def attacks(game: Vs, seat: int) -> list[Option]:
    """Every attack by one character that a player can declare: who on whom."""
    able = attackers(game, seat)
    if not able:
        return []
    sides = [Side(game, enemy) for enemy in enemy_sides(game, seat)]
    return [
        Option("attack", (card,), to=other) for card in able for side in sides for other in side.targets(game, card)
    ]


def attackers(game: Vs, seat: int) -> list[int]:
    """The ready characters in front, and those in the back row that have Ranged."""
    state = game.state
    exhausted = state.exhausted
    side = state.home[seat]
    found = [card for card in state.zones[FRONT.first + side] if not exhausted[card] and face_up(game, card)]
    found += [card for card in state.zones[BACK.first + side] if not exhausted[card] and has(game, card, RANGED)]
    return found


class Side:
    """An enemy side as an attacker sees it, and its players themselves if some effect makes them targets."""

    __slots__ = ("back", "front", "open_sky", "player")

    def __init__(self, game: Vs, seat: int) -> None:
        state = game.state
        zones = state.zones
        side = state.home[seat]
        self.front = [card for card in zones[FRONT.first + side] if face_up(game, card)]
        self.back = [card for card in zones[BACK.first + side] if face_up(game, card)]
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


@node
class Team(Question):
    """Add attackers one by one, in the order of the row; `done` declares the attack.

    If the defender's player gives up meanwhile, there is no attack.
    """

    def among(self, game: Game[Any], frame: Frame) -> list[int]:
        return list(game.state.zones[game.state.zone[frame.data[0]]])

    def ask(self, game: Game[Any], frame: Frame) -> Decision | None:
        seat = frame.scope.you
        team: tuple[int, ...] = frame.data
        if not can_fight(game, frame.scope["defender"]):
            return None
        row = game.state.zones[game.state.zone[team[0]]]
        later = set(row[row.index(team[-1]) + 1 :])
        options = [
            Option("join", (card,)) for card in joiners(game, seat, team, frame.scope["defender"]) if card in later
        ]
        if is_a_team(game, team):
            options.append(DONE)
        group = Group(frame.at, "attack", team, len(row), 1)
        return Decision(seat, options, about=self, group=group)

    def answer(self, game: Game[Any], frame: Frame, option: Option) -> None:
        if option is DONE:
            game.state.frames.pop()
            declare(game, frame.scope.you, frame.data, frame.scope["defender"])
        else:
            frame.data = (*frame.data, option.card)


TEAM = Team()


def gather_team(game: Vs, scope: Scope, first: tuple[int, ...]) -> None:
    """To name the first attacker was the first pick of the team."""
    game.push_picks(TEAM, scope, first)
    game.state.frames[-1].at -= 1


def apply_attack(game: Vs, event: Event) -> None:
    """Attackers are exhausted, and the defender has been attacked."""
    state = game.state
    if event.manner != "follow-up":
        for card in event.cards:
            state.exhausted[card] = 1
    state.attacked[event.target] = state.attacked.get(event.target, 0) + 1
    state.attacks += 1


ATTACK = EventKind("attack", apply_attack)


def declare(game: Vs, seat: int, cards: tuple[int, ...], defender: int, manner: str = "") -> None:
    """Attack: the combat begins with the declaration."""
    start_combat(game, cards, defender)
    game.happen(Event(ATTACK, seat=seat, cards=cards, target=defender, manner=manner))


@node
class FollowUp(Question):
    """A character that earned another attack may make it: on a face-up character in that player's back row."""

    def ask(self, game: Game[Any], frame: Frame) -> Decision | None:
        card, enemy = frame.data
        if not (in_a_row(game, card) and face_up(game, card)):
            return None
        able = [
            other
            for other in game.state.zones[BACK.at(game.state.home[enemy])]
            if face_up(game, other) and can_be_attacked(game, card, other)
        ]
        if not able:
            return None
        options = [Option("attack", (card,), to=other) for other in able]
        return Decision(game.state.controller[card], [*options, PASS], about=self)

    def answer(self, game: Game[Any], frame: Frame, option: Option) -> None:
        game.state.frames.pop()
        if option is not PASS:
            declare(game, game.state.controller[option.card], option.cards, option.to, "follow-up")


FOLLOW_UP = FollowUp()
