"""A character that drives into an enemy row, attacks whom it likes there, one after the other, and drives back.

It stands on the enemy side meanwhile, and still plays for its player. Attacks from there are melee attacks, whichever
row it is, and nobody in that row is protected from it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from longbox.engine.decision import PASS, Decision, Option, Question
from longbox.engine.events import Event, EventKind
from longbox.engine.frames import Frame, Scope
from longbox.engine.language import said
from longbox.engine.player_deeds import Bar, PlayerDeed, the_target
from longbox.engine.relations import forbidden
from longbox.engine.topics import Topic
from longbox.games.vs.chapters.attack import OF_DUTY, OF_TARGETS, attack_label, declare
from longbox.games.vs.chapters.into_a_row import CHOOSE_ROW, IntoARow
from longbox.games.vs.chapters.must_attack import can_do_duty, duties
from longbox.games.vs.chapters.rows import row_facts
from longbox.games.vs.table.characters import face_up, rows_of
from longbox.games.vs.table.names import name, player, row_name
from longbox.games.vs.table.players import enemy_sides, is_enemy
from longbox.games.vs.table.state import Vs

DRIVING_TOPIC: Final = Topic("driving")


def apply_driving(game: Vs, event: Event) -> None:
    game.move(event.card, event.amount)
    game.state.driving = (event.card, event.amount)


def apply_driving_back(game: Vs, event: Event) -> None:
    game.move(event.card, event.amount)
    game.state.put("exhausted", event.card, 1)
    game.state.driving = ()


def apply_staying_away(game: Vs, event: Event) -> None:
    game.state.driving = ()


DRIVE: Final = EventKind("drive", apply_driving, facts=row_facts)
DRIVE_BACK: Final = EventKind("drive back", apply_driving_back, facts=row_facts)
STAY_AWAY: Final = EventKind("drive no more", apply_staying_away, quiet=True)
"""Whoever has left that row in another way doesn't drive back."""
DRIVING_BACK: Final = IntoARow(DRIVE_BACK)


def is_driving(game: Vs, card: int) -> bool:
    """Whether a character stands in the row into which it has driven."""
    return game.state.driving == (card, game.state.zone[card])


def go_on_driving(game: Vs, scope: Scope) -> None:
    """The next attack from the enemy row or, when that is over, the way back."""
    card, _ = game.state.driving
    if not is_driving(game, card):
        game.take_place(Event(STAY_AWAY, card=card))
    elif face_up(game, card) and whom_to_run_into(game):
        game.push(ON_THE_DRIVE, scope)
    else:
        drive_back(game)


def drive_back(game: Vs) -> None:
    card, _ = game.state.driving
    seat = game.state.controller[card]
    game.push(DRIVING_BACK, Scope(seat, card), (card, seat, seat))


@dataclass(frozen=True, eq=False)
class IntoAnEnemyRow(Question):
    """Into which enemy row the character drives whose effect this is."""

    def ask(self, game: Vs, frame: Frame) -> Decision:
        rows = enemy_rows(game, frame.scope.you)
        return Decision(frame.scope.you, [Option("drive", amount=row) for row in rows], about=self)

    def answer(self, game: Vs, frame: Frame, option: Option) -> None:
        game.state.frames.pop()
        game.happen(Event(DRIVE, seat=frame.scope.you, card=frame.scope.source, amount=option.amount))

    def prompt(self, game: Vs, decision: Decision) -> str:
        return said("Into which row does {card} drive?", card=name(game, game.state.frames[-1].scope.source))

    def label(self, game: Vs, option: Option) -> str:
        whose = player(game, game.rules.zones.seat(option.amount))
        return said("The {row} of {player}", row=row_name(option.amount), player=whose)

    def topic(self, game: Vs, decision: Decision) -> Topic:
        return CHOOSE_ROW


INTO_AN_ENEMY_ROW: Final = IntoAnEnemyRow()


def enemy_rows(game: Vs, seat: int) -> list[int]:
    return [row for enemy in enemy_sides(game, seat) for row in rows_of(game, enemy)]


@dataclass(frozen=True, eq=False)
class OnTheDrive(Question):
    """Whoever drives may attack somebody of the row, or is done."""

    def ask(self, game: Vs, frame: Frame) -> Decision:
        card, _ = game.state.driving
        options = [Option("attack", (card,), to=other) for other in whom_to_run_into(game)]
        return Decision(game.state.controller[card], [*options, PASS], about=self)

    def answer(self, game: Vs, frame: Frame, option: Option) -> None:
        game.state.frames.pop()
        if option is PASS:
            drive_back(game)
        else:
            declare(game, game.state.controller[option.card], option.cards, option.to, "drive")

    def prompt(self, game: Vs, decision: Decision) -> str:
        card, _ = game.state.driving
        return said("Attack somebody of that row with {card}, or drive back?", card=name(game, card))

    def topic(self, game: Vs, decision: Decision) -> Topic:
        return DRIVING_TOPIC

    def deeds(self, game: Vs) -> tuple[PlayerDeed, ...]:
        return DEEDS


ON_THE_DRIVE: Final = OnTheDrive()


def whom_to_run_into(game: Vs) -> list[int]:
    card, row = game.state.driving
    seat = game.state.controller[card]
    return [other for other in game.state.zones[row] if can_be_run_into(game, seat, card, other)]


def can_be_run_into(game: Vs, seat: int, card: int, other: int) -> bool:
    if other == card or not face_up(game, other) or not is_enemy(game, seat, other):
        return False
    asked = duties(game, seat)
    if asked and not can_do_duty(game, seat, asked, (card,), other):
        return False
    return forbidden(game, "attack", card, other) is None


def is_somebody_else(game: Vs, seat: int, card: int, target: int) -> bool:
    return bool(card != game.state.driving[0])


def somebody_else_words(game: Vs, seat: int, card: int, target: int) -> str:
    return said("only {card} attacks now", card=name(game, game.state.driving[0]))


def is_of_another_row(game: Vs, seat: int, card: int, target: int) -> bool:
    return bool(game.state.zone[target] != game.state.driving[1])


def another_row_words(game: Vs, seat: int, card: int, target: int) -> str:
    row = row_name(game.state.driving[1])
    driver = name(game, card)
    return said("{card} is not in the {row}, where {driver} is", card=name(game, target), row=row, driver=driver)


ATTACKING_ON_THE_DRIVE: Final = PlayerDeed(
    "attack",
    what=(Bar("", is_somebody_else, somebody_else_words, last=True),),
    whom=(
        Bar("", is_of_another_row, another_row_words, cards=the_target, last=True),
        *OF_TARGETS[3:7],
        OF_TARGETS[8],
        *OF_DUTY,
    ),
    label=attack_label,
)
DEEDS: Final = (ATTACKING_ON_THE_DRIVE,)
