"""Choices that all players make unseen and show together."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import mypyc_attr

from longbox.engine.decision import Decision, Option, Question
from longbox.engine.effects.adjectives import Adjective
from longbox.engine.effects.nouns import distinct
from longbox.engine.events import Event, EventKind
from longbox.engine.frames import Frame, Scope
from longbox.engine.language import message, said
from longbox.engine.topics import Topic
from longbox.engine.words import Say
from longbox.engine.zones import ZoneKind
from longbox.games.legendary.chapters.gaining import give
from longbox.games.legendary.table.names import asking, names_of
from longbox.games.legendary.table.players import in_turn_order
from longbox.games.legendary.table.state import Table
from longbox.games.legendary.table.zones import DISCARD, HAND, REVEALED
from longbox.games.legendary.vocabulary.adjectives import WITH_A_CLASS


def show_picks(game: Table, event: Event) -> list[tuple[int, int]]:
    """Every card picked is laid open, all at once: each with the seat that picked it."""
    state = game.state
    picked = [(seat, card) for seat, card in enumerate(state.unseen) if card >= 0]
    state.unseen = [-1] * state.seats
    event.cards = tuple([card for _, card in picked])
    game.unseal()
    return picked


def pass_on(game: Table, event: Event, step: int, zone: ZoneKind) -> None:
    """What everybody picked goes to the player so many seats on."""
    picked = show_picks(game, event)
    for card in event.cards:
        game.move(card, REVEALED.first)
    for seat, card in picked:
        other = (seat + step) % game.state.seats
        give(game, card, other, zone.first + other)


def apply_pass_left(game: Table, event: Event) -> None:
    pass_on(game, event, 1, HAND)


def apply_pass_discards_right(game: Table, event: Event) -> None:
    pass_on(game, event, -1, DISCARD)


def apply_pick(game: Table, event: Event) -> None:
    game.state.unseen[event.seat] = event.card


PICK_UNSEEN: Final = EventKind("pick unseen", apply_pick, quiet=True)
PASS_LEFT_TOPIC: Final = Topic("pass-left")
PASS_LEFT: Final = EventKind("pass left", apply_pass_left)
PASS_DISCARDS_RIGHT: Final = EventKind("pass discards right", apply_pass_discards_right)


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True, eq=False)
class PickTogether(Question):
    """All players choose a card of theirs in one zone, and something happens with all of them together; who has none
    there chooses none. `asks`, `offers` and `means` are messages: the prompt, an option with its {card}, the text. Only
    cards of a `kind_of_card` may be chosen, if there is one."""

    zone: ZoneKind
    kind: EventKind
    asks: str
    offers: str
    means: str
    kind_of_card: Adjective | None = None

    def prompt(self, game: Table, decision: Decision) -> str:
        return asking(game, said(self.asks))

    def label(self, game: Table, option: Option) -> str:
        return said(self.offers, card=names_of(game, option))

    def topic(self, game: Table, decision: Decision) -> Topic:
        return PASS_LEFT_TOPIC

    def ask(self, game: Table, frame: Frame) -> Decision | None:
        seat = self.next_seat(game)
        if seat < 0:
            return None
        options = [Option("pass card", (card,)) for card in distinct(game, self.passable(game, seat))]
        return Decision(seat, options, about=self, sealed=True)

    def passable(self, game: Table, seat: int) -> list[int]:
        cards = game.state.zones[self.zone.first + seat]
        kind = self.kind_of_card
        return cards if kind is None else [card for card in cards if kind.fits(game, Scope(seat), card)]

    def next_seat(self, game: Table) -> int:
        state = game.state
        for seat in in_turn_order(game):
            if state.unseen[seat] < 0 and self.passable(game, seat):
                return seat
        return -1

    def step(self, game: Table, frame: Frame) -> None:
        if self.next_seat(game) >= 0:
            super().step(game, frame)
            return
        game.state.frames.pop()
        game.happen(Event(self.kind, seat=frame.scope.you))

    def answer(self, game: Table, frame: Frame, option: Option) -> None:
        game.take_place(Event(PICK_UNSEEN, seat=self.next_seat(game), card=option.card))

    def words(self, say: Say) -> str:
        return say.phrase(self.means)


def pass_left() -> PickTogether:
    return PickTogether(
        HAND,
        PASS_LEFT,
        message("Choose a card to pass to the left"),
        message("Pass {card}"),
        message(
            "each player secretly chooses a card from their hand, then all of them pass theirs to the left at once"
        ),
    )


def pass_coloured_left() -> PickTogether:
    return PickTogether(
        HAND,
        PASS_LEFT,
        message("Choose a card to pass to the left"),
        message("Pass {card}"),
        message(
            "each player secretly chooses {a Hero} with a class from their hand, then all of them pass theirs to the"
            " left at once"
        ),
        WITH_A_CLASS,
    )


def pass_discards_right() -> PickTogether:
    return PickTogether(
        DISCARD,
        PASS_DISCARDS_RIGHT,
        message("Choose a card for the player on your right"),
        message("Give away {card}"),
        message(
            "each player secretly chooses a card from their discard pile, then the players on their right {gain} those"
        ),
    )
