"""Adding attackers to an attack (rulebook: Team Attacks)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from longbox.engine.decision import DONE, Decision, Group, Option, Question
from longbox.engine.frames import Frame, Scope
from longbox.engine.language import said
from longbox.engine.player_deeds import Bar, PlayerDeed
from longbox.engine.relations import Reason
from longbox.engine.topics import Topic
from longbox.games.vs.chapters.attack import OF_ATTACKERS, OF_TARGETS, declare, duty_words, those_with_a_duty
from longbox.games.vs.chapters.combat_forecast import blow
from longbox.games.vs.chapters.must_attack import can_do_duty, does_duty, duties
from longbox.games.vs.chapters.reach import Side, can_attack, is_a_team, joiners, later_joiners
from longbox.games.vs.table import slots
from longbox.games.vs.table.characters import can_fight, is_player
from longbox.games.vs.table.names import name, named
from longbox.games.vs.table.state import Vs
from longbox.games.vs.table.stats import defense
from longbox.games.vs.table.timing import of_no_card

ATTACK_TOPIC: Final = Topic("attack")


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
        defender: int = frame.scope[slots.DEFENDER]
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
        defender: int = frame.scope[slots.DEFENDER]
        asked = duties(game, seat)
        others = joiners(game, seat, group.picked, defender)
        return any(does_duty(game, seat, asked, (*group.picked, card), defender) for card in others)

    def total(self, game: Vs, frame: Frame, cards: tuple[int, ...]) -> int:
        """What all of them strike with."""
        defender: int = frame.scope[slots.DEFENDER]
        return sum([blow(game, card, defender) for card in cards])

    def answer(self, game: Vs, frame: Frame, option: Option) -> None:
        if option is DONE:
            game.state.frames.pop()
            declare(game, frame.scope.you, frame.data, frame.scope[slots.DEFENDER])
        else:
            frame.data = (*frame.data, option.card)

    def prompt(self, game: Vs, decision: Decision) -> str:
        """Who attacks with whom is seen on the table; a client may ask for all of them at once."""
        defender: int = game.state.frames[-1].scope[slots.DEFENDER]
        card = name(game, defender)
        return said("Who attacks {defender} (DEF {defense})?", defender=card, defense=defense(game, defender))

    def subjects(self, game: Vs, decision: Decision) -> tuple[int, ...]:
        defender: int = game.state.frames[-1].scope[slots.DEFENDER]
        return (defender,)

    def label(self, game: Vs, option: Option) -> str:
        if option is not DONE:
            return super().label(game, option)
        return said("Attack alone") if len(game.state.frames[-1].data) == 1 else said("Attack with this team")

    def topic(self, game: Vs, decision: Decision) -> Topic:
        return ATTACK_TOPIC

    def deeds(self, game: Vs) -> tuple[PlayerDeed, ...]:
        return DEEDS


TEAM: Final = Team()


def gather_team(game: Vs, scope: Scope, first: tuple[int, ...]) -> None:
    """To name the first attacker was the first pick of the team."""
    game.push_picks(TEAM, scope, first)
    game.state.frames[-1].at -= 1


def team_being_picked(game: Vs, seat: int | None) -> tuple[tuple[int, ...], int] | None:
    """The attackers that this seat has picked so far, and whom they are to attack. Nobody else knows of them."""
    frame = game.state.frames[-1] if game.state.frames else None
    if frame is None or frame.node is not TEAM or frame.scope.you != seat:
        return None
    defender: int = frame.scope[slots.DEFENDER]
    return (frame.data, defender) if can_fight(game, defender) else None


def picked(game: Vs, seat: int) -> tuple[tuple[int, ...], int]:
    """The team and the defender, where it is known that a team is being picked."""
    found = team_being_picked(game, seat)
    assert found is not None
    return found


def no_team_is_picked(game: Vs, seat: int, card: int, target: int) -> bool:
    return team_being_picked(game, seat) is None


def attacks_already(game: Vs, seat: int, card: int, target: int) -> bool:
    return card in picked(game, seat)[0]


def already_words(game: Vs, seat: int, card: int, target: int) -> str:
    return said("{card} is in the attack already", card=name(game, card))


def stands_in_another_row(game: Vs, seat: int, card: int, target: int) -> bool:
    zone = game.state.zone
    return zone[card] != zone[picked(game, seat)[0][0]]


def row_words(game: Vs, seat: int, card: int, target: int) -> str:
    return said("{card} stands in another row than those who attack", card=name(game, card))


class AgainstTheDefender(Bar):
    """Whatever keeps a character from attacking the defender alone."""

    def __init__(self) -> None:
        super().__init__("VS-TEAM-09", self.cannot_reach, "")

    def cannot_reach(self, game: Vs, seat: int, card: int, target: int) -> bool:
        return bool(self.reasons(game, seat, card, target))

    def reasons(self, game: Vs, seat: int, card: int, target: int) -> list[Reason]:
        defender = picked(game, seat)[1]
        return [one for bar in OF_TARGETS for one in bar.reasons(game, seat, card, defender)]


def could_attack_alone(game: Vs, seat: int, card: int) -> bool:
    defender = picked(game, seat)[1]
    return can_attack(game, card) and defender in Side(game, game.state.controller[defender]).targets(game, card)


def a_player_defends(game: Vs, seat: int, card: int, target: int) -> bool:
    return is_player(game, picked(game, seat)[1])


def shares_no_team(game: Vs, seat: int, card: int, target: int) -> bool:
    team, defender = picked(game, seat)
    alone = not is_player(game, defender) and could_attack_alone(game, seat, card)
    return alone and card not in joiners(game, seat, team, defender)


def no_team_words(game: Vs, seat: int, card: int, target: int) -> str:
    return said("{card} shares no team with all who attack", card=name(game, card))


def was_passed_over(game: Vs, seat: int, card: int, target: int) -> bool:
    """Attackers are picked in the order of their row."""
    team, defender = picked(game, seat)
    return card in joiners(game, seat, team, defender) and card not in later_joiners(game, seat, team, defender)


def passed_over_words(game: Vs, seat: int, card: int, target: int) -> str:
    return said(
        "{card} comes before those whom you have picked: take these back to pick it first", card=name(game, card)
    )


def leaves_a_duty(game: Vs, seat: int, card: int, target: int) -> bool:
    team, defender = picked(game, seat)
    asked = duties(game, seat)
    if not asked or card not in later_joiners(game, seat, team, defender):
        return False
    return not can_do_duty(game, seat, asked, (*team, card), defender)


def join_label(game: Vs, option: Option) -> str:
    return said("{card} joins the attack", card=named(game, option.card))


JOINING: Final = PlayerDeed(
    "join",
    when=(Bar("VS-TEAM-01", no_team_is_picked, "an attack is joined as it is declared", cards=of_no_card, last=True),),
    what=(
        OF_ATTACKERS[0],
        Bar("VS-TEAM-01", attacks_already, already_words, last=True),
        Bar("VS-TEAM-01", stands_in_another_row, row_words, last=True),
        *OF_ATTACKERS[1:],
        AgainstTheDefender(),
        Bar("VS-CARD-49", a_player_defends, "a player is attacked by one character alone"),
        Bar("VS-TEAM-02", shares_no_team, no_team_words),
        Bar("", was_passed_over, passed_over_words),
        Bar("VS-CARD-52", leaves_a_duty, duty_words, cards=those_with_a_duty),
    ),
    label=join_label,
)
DEEDS: Final = (JOINING,)
