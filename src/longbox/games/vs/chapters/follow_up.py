"""Another attack that a character has earned: on somebody in the back row behind whom it has stunned."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from longbox.engine.decision import PASS, Decision, Option, Question
from longbox.engine.events import Event, EventKind
from longbox.engine.frames import Frame
from longbox.engine.language import said
from longbox.engine.player_deeds import Bar, PlayerDeed, the_target
from longbox.engine.topics import Topic
from longbox.games.vs.chapters.attack import OF_TARGETS, attack_label, declare
from longbox.games.vs.chapters.reach import can_be_attacked
from longbox.games.vs.table.characters import face_up, in_a_row
from longbox.games.vs.table.names import name, player
from longbox.games.vs.table.state import Vs
from longbox.games.vs.table.zones import BACK


def apply_earning(game: Vs, event: Event) -> None:
    """The source may attack again, on the side of the player in `seat`."""
    game.state.follow_up = (event.source, event.seat)


def apply_making(game: Vs, event: Event) -> None:
    game.state.follow_up = ()


EARN_FOLLOW_UP: Final = EventKind("earn another attack", apply_earning, quiet=True)
MAKE_FOLLOW_UP: Final = EventKind("make an earned attack", apply_making, quiet=True)
FOLLOW_UP_TOPIC: Final = Topic("follow-up")


@dataclass(frozen=True, eq=False)
class FollowUp(Question):
    """A character that earned another attack may make it: on a face-up character in that player's back row."""

    def ask(self, game: Vs, frame: Frame) -> Decision | None:
        card, enemy = frame.data
        if not (in_a_row(game, card) and face_up(game, card)):
            return None
        able = [other for other in back_row(game, enemy) if face_up(game, other) and can_be_attacked(game, card, other)]
        if not able:
            return None
        options = [Option("attack", (card,), to=other) for other in able]
        return Decision(game.state.controller[card], [*options, PASS], about=self)

    def answer(self, game: Vs, frame: Frame, option: Option) -> None:
        game.state.frames.pop()
        if option is not PASS:
            declare(game, game.state.controller[option.card], option.cards, option.to, "follow-up")

    def prompt(self, game: Vs, decision: Decision) -> str:
        card, enemy = game.state.frames[-1].data
        whose = player(game, enemy)
        return said("Attack with {card} again, in the back row of {player}?", card=name(game, card), player=whose)

    def topic(self, game: Vs, decision: Decision) -> Topic:
        return FOLLOW_UP_TOPIC

    def deeds(self, game: Vs) -> tuple[PlayerDeed, ...]:
        return DEEDS


FOLLOW_UP: Final = FollowUp()


def back_row(game: Vs, seat: int) -> list[int]:
    return game.state.zones[BACK.at(game.state.home[seat])]


def has_earned_no_attack(game: Vs, seat: int, card: int, target: int) -> bool:
    return bool(card != game.state.frames[-1].data[0])


def not_earned_words(game: Vs, seat: int, card: int, target: int) -> str:
    return said("{card} has earned this attack, and nobody else", card=name(game, game.state.frames[-1].data[0]))


def stands_elsewhere(game: Vs, seat: int, card: int, target: int) -> bool:
    return target not in back_row(game, game.state.frames[-1].data[1])


def elsewhere_words(game: Vs, seat: int, card: int, target: int) -> str:
    enemy = player(game, game.state.frames[-1].data[1])
    return said("{card} does not stand in the back row of {player}", card=name(game, target), player=enemy)


FOLLOWING_UP: Final = PlayerDeed(
    "attack",
    what=(Bar("", has_earned_no_attack, not_earned_words, last=True),),
    whom=(Bar("", stands_elsewhere, elsewhere_words, cards=the_target, last=True), *OF_TARGETS[3:9]),
    label=attack_label,
)
DEEDS: Final = (FOLLOWING_UP,)
