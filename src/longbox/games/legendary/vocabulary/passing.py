"""Choices that all players make unseen and show together."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from longbox.engine.decision import Decision, Option, Question
from longbox.engine.effects.nouns import distinct
from longbox.engine.events import Event, EventKind
from longbox.engine.frames import Frame
from longbox.engine.language import said
from longbox.engine.topics import Topic
from longbox.engine.words import Say
from longbox.games.legendary.chapters.gaining import give
from longbox.games.legendary.table.names import asking, names_of
from longbox.games.legendary.table.players import in_turn_order
from longbox.games.legendary.table.state import Table
from longbox.games.legendary.table.zones import HAND, REVEALED


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


def apply_pick(game: Table, event: Event) -> None:
    game.state.unseen[event.seat] = event.card


PICK_UNSEEN: Final = EventKind("pick unseen", apply_pick, quiet=True)
PASS_LEFT_TOPIC: Final = Topic("pass-left")
PASS_LEFT: Final = EventKind("pass left", apply_pass)


@dataclass(frozen=True, eq=False)
class PassLeft(Question):
    """All players choose a card from hand and pass them to the left together; an empty hand passes nothing."""

    def prompt(self, game: Table, decision: Decision) -> str:
        return asking(game, said("Choose a card to pass to the left"))

    def label(self, game: Table, option: Option) -> str:
        return said("Pass {card}", card=names_of(game, option))

    def topic(self, game: Table, decision: Decision) -> Topic:
        return PASS_LEFT_TOPIC

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
        game.take_place(Event(PICK_UNSEEN, seat=self.next_seat(game), card=option.card))

    def words(self, say: Say) -> str:
        return say.phrase(
            "each player secretly chooses a card from their hand, then all of them pass theirs to the left at once"
        )


def pass_left() -> PassLeft:
    return PassLeft()
