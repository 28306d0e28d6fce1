"""Super powers that are used in the Recovery Phase, by those who have any (rulebook: Super Powers)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from longbox.engine.decision import DONE, Decision, Option
from longbox.engine.frames import Frame, Scope
from longbox.engine.language import said
from longbox.engine.player_deeds import PlayerDeed
from longbox.engine.topics import Topic
from longbox.games.vs.chapters.super_powers import USING, power_of, super_powers, use, uses
from longbox.games.vs.table.characters import characters, face_up_among
from longbox.games.vs.table.kinds import RECOVERY
from longbox.games.vs.table.players import heads
from longbox.games.vs.table.state import Vs
from longbox.games.vs.table.timing import BuildStep

RECOVERY_TOPIC: Final = Topic("recovery-powers", window="Super powers in the recovery phase")
DEEDS: Final = (USING,)


@dataclass(frozen=True, eq=False)
class RecoveryPowers(BuildStep):
    """Use super powers of the Recovery Phase, one after the other, as long as a player likes."""

    def ask(self, game: Vs, frame: Frame) -> Decision:
        seat = frame.scope.you
        up = face_up_among(game, characters(game, seat))
        return Decision(seat, [*uses(game, seat, up, RECOVERY), DONE], about=self)

    def answer(self, game: Vs, frame: Frame, option: Option) -> None:
        if option is DONE:
            game.state.frames.pop()
        else:
            use(game, frame.scope.you, option.card, option.power)

    def prompt(self, game: Vs, decision: Decision) -> str:
        return said("Use super powers of the recovery phase, or go on")

    def topic(self, game: Vs, decision: Decision) -> Topic:
        return RECOVERY_TOPIC

    def deeds(self, game: Vs) -> tuple[PlayerDeed, ...]:
        return DEEDS


RECOVERY_POWERS: Final = RecoveryPowers()


def recovery_powers(game: Vs, scope: Scope) -> None:
    """Let the players whose turn it is use such powers, if their characters have any: most have none."""
    up = face_up_among(game, characters(game, game.state.active))
    if any(power_of(one).timing == RECOVERY for card in up for one in super_powers(game, card)):
        for seat in reversed(heads(game, game.state.active)):
            game.push(RECOVERY_POWERS, Scope(seat))


def end_recovery(game: Vs, scope: Scope) -> None:
    """What lasted until after this phase is over."""
    for seat in heads(game, game.state.active):
        game.expire("recovery", seat)
