"""Hand size, and throwing cards away: in the mulligan and at the end of the player phase."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from longbox.engine.decision import DONE, Decision, Group, Option, Question, offers
from longbox.engine.frames import Frame
from longbox.engine.language import plural, said
from longbox.engine.topics import Topic
from longbox.games.champions.chapters.discarding import discard_all
from longbox.games.champions.table import slots
from longbox.games.champions.table.copies import hand_by_name, unlike_neighbours
from longbox.games.champions.table.names import name_of
from longbox.games.champions.table.state import Champions


def hand_size(game: Champions, seat: int) -> int:
    return max(0, game.value(game.state.identity[seat], "hand size"))


@dataclass(frozen=True, eq=False)
class Discarding(Question):
    """Throw away cards from hand: any number, and enough to come down to hand size. `data` are the cards picked."""

    def among(self, game: Champions, frame: Frame) -> list[int]:
        return hand_by_name(game, frame.scope.you)

    def ask(self, game: Champions, frame: Frame) -> Decision | None:
        seat = frame.scope.you
        hand = self.among(game, frame)
        picked: tuple[int, ...] = frame.data
        keep: int = frame.scope.vars[slots.KEEP]
        least = max(0, len(hand) - keep)
        first = hand.index(picked[-1]) + 1 if picked else 0
        last = len(hand) - max(0, least - len(picked) - 1)
        options = [TO_DISCARD[card] for card in unlike_neighbours(game, hand[first:last])]
        if len(picked) >= least:
            options.append(DONE)
        group = Group(frame.at, "discard", picked, len(hand), least)
        return Decision(seat, options, about=self, group=group)

    def answer(self, game: Champions, frame: Frame, option: Option) -> None:
        if option is not DONE:
            frame.data = (*frame.data, option.card)
            return
        game.state.frames.pop()
        discard_all(game, frame.data, frame.scope.you)

    def topic(self, game: Champions, decision: Decision) -> Topic:
        return MULLIGAN if game.state.phase == "set-up" else END_DISCARD

    def prompt(self, game: Champions, decision: Decision) -> str:
        assert decision.group is not None
        picked = len(decision.group.picked)
        least = decision.group.need - picked
        if least > 0 and not picked:
            return plural(
                least,
                "Your hand is too large: discard at least {number} card",
                "Your hand is too large: discard at least {number} cards",
            )
        if least > 0:
            return said("Discard at least {number} more", number=least)
        if game.state.phase == "set-up":
            return said("Discard any cards that you don't want; you draw as many new ones")
        return said("Discard any cards that you don't want; then you draw up to your hand size")

    def label(self, game: Champions, option: Option) -> str:
        """To be done at once is to throw nothing away."""
        if option is not DONE:
            return said("Discard {card}", card=name_of(game, option.card))
        if game.state.frames[-1].data:
            return said("Done")
        return said("Keep this hand") if game.state.phase == "set-up" else said("Keep all")

    def forget_picks(self, frame: Frame) -> None:
        frame.data = ()


TO_DISCARD: Final = offers("discard")
DISCARDING: Final = Discarding()
MULLIGAN: Final = Topic("mulligan")
END_DISCARD: Final = Topic("end-discard")
