"""Choices that all players make unseen and show together."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from longbox.engine.decision import Decision, Option, Question
from longbox.engine.effects.nouns import distinct
from longbox.engine.events import Event, EventKind
from longbox.engine.frames import Frame
from longbox.engine.words import Say
from longbox.games.legendary.changes import give
from longbox.games.legendary.table import HAND, REVEALED, Table, in_turn_order


def apply_pass(game: Table, event: Event) -> None:
    """Every card picked is laid open and goes to the hand of the player to the left, all at once."""
    state = game.state
    picked = list(enumerate(state.unseen))
    state.unseen = [-1] * state.seats
    event.cards = tuple(card for _, card in picked if card >= 0)
    for card in event.cards:
        game.move(card, REVEALED.first)
    for seat, card in picked:
        if card >= 0:
            left = (seat + 1) % state.seats
            give(game, card, left, HAND.first + left)
    game.unseal()


PASS_LEFT: Final = EventKind("pass left", apply_pass)


@dataclass(frozen=True, eq=False)
class PassLeft(Question):
    """All players choose a card from hand and pass them to the left together; an empty hand passes nothing."""

    def ask(self, game: Table, frame: Frame) -> Decision | None:
        seat = self.next_seat(game)
        if seat < 0:
            return None
        options = [Option("pass card", (card,)) for card in distinct(game, game.state.zones[HAND.first + seat])]
        return Decision(seat, options, about=self, sealed=True)

    def next_seat(self, game: Table) -> int:
        state = game.state
        for seat in in_turn_order(game):
            if state.unseen[seat] < 0 and state.zones[HAND.first + seat]:
                return seat
        return -1

    def step(self, game: Table, frame: Frame) -> None:
        if self.next_seat(game) >= 0:
            super().step(game, frame)
            return
        game.state.frames.pop()
        game.happen(Event(PASS_LEFT, seat=frame.scope.you))

    def answer(self, game: Table, frame: Frame, option: Option) -> None:
        game.state.unseen[self.next_seat(game)] = option.card

    def words(self, say: Say) -> str:
        return "each player chooses a card from their hand unseen, and all pass them to the left together"


def pick_anew(game: Table, seat: int | None) -> None:
    """Sealed picks of others are guessed from their hands."""
    state = game.state
    for other, card in enumerate(state.unseen):
        if card >= 0 and other != seat:
            state.unseen[other] = game.pick_at_random(sorted(state.zones[HAND.first + other]))
