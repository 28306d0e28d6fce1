"""Moving characters between rows (rulebook: Formation Step)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from longbox.engine.decision import DONE, Decision, Group, Option, offers
from longbox.engine.frames import Frame
from longbox.engine.language import said
from longbox.engine.player_deeds import Bar, PlayerDeed
from longbox.engine.relations import forbidden, spoken_of
from longbox.engine.topics import Topic
from longbox.games.vs.chapters.plays import BUILD_PLAYS, make_play, plays
from longbox.games.vs.chapters.rows import can_be_moved, cannot_be_moved, change_rows, held_fast_words, move_label
from longbox.games.vs.table.characters import characters
from longbox.games.vs.table.kinds import BUILD
from longbox.games.vs.table.names import name
from longbox.games.vs.table.players import is_not_yours, is_yours
from longbox.games.vs.table.state import Vs
from longbox.games.vs.table.timing import NOT_YOUR_TURN, BuildStep, Outside


def not_yours_words(game: Vs, seat: int, card: int, target: int) -> str:
    return said("{card} is no character on your side", card=name(game, card))


def cannot_move_in_formation(game: Vs, seat: int, card: int, target: int) -> bool:
    return cannot_be_moved(game, seat, card, target) or forbidden(game, "move in formation", card) is not None


def may_move(game: Vs, card: int) -> bool:
    return can_be_moved(game, card) and forbidden(game, "move in formation", card) is None


def was_passed_over(game: Vs, seat: int, card: int, target: int) -> bool:
    """Whether a character stands before the last one that was picked: they are picked in the order of the rows."""
    return card not in to_pick(game, seat, picked_so_far(game, seat))


def passed_over_words(game: Vs, seat: int, card: int, target: int) -> str:
    return said(
        "{card} comes before those whom you have picked: take these back to pick it first", card=name(game, card)
    )


MOVING_IN_FORMATION: Final = PlayerDeed(
    "move",
    when=(Outside("VS-FORMATION-05", BUILD, "formation"), NOT_YOUR_TURN),
    what=(
        Bar("VS-FORMATION-01", is_not_yours, not_yours_words, last=True),
        Bar("", cannot_move_in_formation, held_fast_words, last=True),
        Bar("", was_passed_over, passed_over_words),
    ),
    label=move_label,
)
PICKING: Final = (MOVING_IN_FORMATION,)
DEEDS: Final = (MOVING_IN_FORMATION, *BUILD_PLAYS)
TO_MOVE: Final = offers("move")
FORMATION: Final = Topic("formation", window="Moving characters between rows in the formation step")


@dataclass(frozen=True, eq=False)
class FormationStep(BuildStep):
    """Pick the characters that change rows, in one order; they move when all are picked."""

    def among(self, game: Vs, frame: Frame) -> list[int]:
        return characters(game, frame.scope.you)

    def ask(self, game: Vs, frame: Frame) -> Decision:
        seat = frame.scope.you
        picked = still_there(game, frame)
        options = [TO_MOVE[card] for card in to_pick(game, seat, picked)]
        if not picked:
            options += plays(game, seat, BUILD)
        options.append(DONE)
        group = Group(game.state.choices - len(picked), "formation", picked, len(characters(game, seat)), 0)
        return Decision(seat, options, about=self, group=group)

    def answer(self, game: Vs, frame: Frame, option: Option) -> None:
        seat = frame.scope.you
        if option.verb == "move":
            frame.data = (*still_there(game, frame), option.card)
        elif not make_play(game, seat, option):
            game.state.frames.pop()
            change_rows(game, still_there(game, frame), seat=seat)

    def prompt(self, game: Vs, decision: Decision) -> str:
        return said("Move characters between your rows")

    def topic(self, game: Vs, decision: Decision) -> Topic:
        return FORMATION

    def deeds(self, game: Vs) -> tuple[PlayerDeed, ...]:
        return PICKING if still_there(game, game.state.frames[-1]) else DEEDS


FORMATION_STEP: Final = FormationStep()


def to_pick(game: Vs, seat: int, picked: tuple[int, ...]) -> list[int]:
    """The characters that can be picked after these."""
    side = characters(game, seat)
    left = side[side.index(picked[-1]) + 1 :] if picked else side
    limited = spoken_of(game, "be moved") or spoken_of(game, "move in formation")
    return [card for card in left if may_move(game, card)] if limited else left


def picked_so_far(game: Vs, seat: int) -> tuple[int, ...]:
    frame = game.state.frames[-1]
    return still_there(game, frame) if frame.node is FORMATION_STEP and frame.scope.you == seat else ()


def still_there(game: Vs, frame: Frame) -> tuple[int, ...]:
    """Those picked so far who are still there: a head who gives up meanwhile takes their characters along."""
    so_far: tuple[int, ...] = frame.data or ()
    if not so_far:
        return ()
    seat = frame.scope.you
    return tuple([card for card in so_far if is_yours(game, seat, card)])
