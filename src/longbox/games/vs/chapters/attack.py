"""Declaring an attack, alone or as a team (rulebook: Declare a Combat, Team Attacks)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from longbox.engine.decision import DONE, PASS, Decision, Group, Option, Question
from longbox.engine.events import Event, EventKind
from longbox.engine.frames import Frame, Scope
from longbox.games.vs.chapters.combat import start_combat
from longbox.games.vs.chapters.must_attack import can_do_duty, does_duty, duties
from longbox.games.vs.chapters.reach import Side, attackers, can_be_attacked, is_a_team, joiners, later_joiners
from longbox.games.vs.table.characters import can_fight, face_up, in_a_row
from longbox.games.vs.table.players import enemy_sides
from longbox.games.vs.table.state import Vs
from longbox.games.vs.table.zones import BACK


def attacks(game: Vs, seat: int) -> list[Option]:
    """Every attack by one character that a player can declare: who on whom."""
    able = attackers(game, seat)
    if not able:
        return []
    sides = [Side(game, enemy) for enemy in enemy_sides(game, seat)]
    asked = duties(game, seat)
    return [
        Option("attack", (card,), to=other)
        for card in able
        for side in sides
        for other in side.targets(game, card)
        if not asked or can_do_duty(game, seat, asked, (card,), other)
    ]


@dataclass(frozen=True, eq=False)
class Team(Question):
    """Add attackers one by one, in the order of the row; `done` declares the attack.

    If the defender's player gives up meanwhile, there is no attack.
    """

    def among(self, game: Vs, frame: Frame) -> list[int]:
        return list(game.state.zones[game.state.zone[frame.data[0]]])

    def ask(self, game: Vs, frame: Frame) -> Decision | None:
        seat = frame.scope.you
        team: tuple[int, ...] = frame.data
        defender: int = frame.scope["defender"]
        if not can_fight(game, defender):
            return None
        asked = duties(game, seat)
        options = [
            Option("join", (card,))
            for card in later_joiners(game, seat, team, defender)
            if not asked or can_do_duty(game, seat, asked, (*team, card), defender)
        ]
        if is_a_team(game, team) and does_duty(game, seat, asked, team, defender):
            options.append(DONE)
        group = Group(frame.at, "attack", team, len(self.among(game, frame)), 1)
        return Decision(seat, options, about=self, group=group)

    def could_grow(self, game: Vs, frame: Frame, group: Group) -> bool:
        """Whether anybody of the row could be in this attack, too."""
        seat = frame.scope.you
        defender: int = frame.scope["defender"]
        asked = duties(game, seat)
        others = joiners(game, seat, group.picked, defender)
        return any(does_duty(game, seat, asked, (*group.picked, card), defender) for card in others)

    def answer(self, game: Vs, frame: Frame, option: Option) -> None:
        if option is DONE:
            game.state.frames.pop()
            declare(game, frame.scope.you, frame.data, frame.scope["defender"])
        else:
            frame.data = (*frame.data, option.card)


TEAM: Final = Team()


def gather_team(game: Vs, scope: Scope, first: tuple[int, ...]) -> None:
    """To name the first attacker was the first pick of the team."""
    game.push_picks(TEAM, scope, first)
    game.state.frames[-1].at -= 1


def apply_attack(game: Vs, event: Event) -> None:
    """Attackers are exhausted, and the defender has been attacked."""
    state = game.state
    if event.manner != "follow-up":
        for card in event.cards:
            state.put("exhausted", card, 1)
    state.attacked[event.target] = state.attacked.get(event.target, 0) + 1
    state.attacks += 1


ATTACK: Final = EventKind("attack", apply_attack)


def declare(game: Vs, seat: int, cards: tuple[int, ...], defender: int, manner: str = "") -> None:
    """Attack: the combat begins with the declaration."""
    start_combat(game, cards, defender)
    game.happen(Event(ATTACK, seat=seat, cards=cards, target=defender, manner=manner))


@dataclass(frozen=True, eq=False)
class FollowUp(Question):
    """A character that earned another attack may make it: on a face-up character in that player's back row."""

    def ask(self, game: Vs, frame: Frame) -> Decision | None:
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

    def answer(self, game: Vs, frame: Frame, option: Option) -> None:
        game.state.frames.pop()
        if option is not PASS:
            declare(game, game.state.controller[option.card], option.cards, option.to, "follow-up")


FOLLOW_UP: Final = FollowUp()


def team_being_picked(game: Vs, seat: int | None) -> tuple[tuple[int, ...], int] | None:
    """The attackers that this seat has picked so far, and whom they are to attack. Nobody else knows of them."""
    frame = game.state.frames[-1] if game.state.frames else None
    if frame is None or frame.node is not TEAM or frame.scope.you != seat:
        return None
    defender: int = frame.scope["defender"]
    return (frame.data, defender) if can_fight(game, defender) else None
