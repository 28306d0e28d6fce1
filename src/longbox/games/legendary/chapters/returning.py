"""Cards that are set aside when they were played, and played once more on their player's next turn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from longbox.engine.decision import Decision, Option, Question
from longbox.engine.effects.nouns import distinct
from longbox.engine.events import Event, EventKind
from longbox.engine.frames import Frame, Scope
from longbox.engine.language import said
from longbox.engine.topics import ORDER_EFFECTS, Topic
from longbox.games.legendary.chapters import playing
from longbox.games.legendary.chapters.discarding import DISCARDS
from longbox.games.legendary.table import slots
from longbox.games.legendary.table.names import names_of
from longbox.games.legendary.table.state import Table
from longbox.games.legendary.table.zones import LATER, PLAYED


def apply_set_aside(game: Table, event: Event) -> None:
    game.move(event.card, LATER.first + event.seat)


SET_ASIDE_FOR_LATER: Final = EventKind("set aside for later", apply_set_aside)


def set_aside_for_later(game: Table, scope: Scope) -> None:
    """The card that was played, unless this was the second time, or it lies elsewhere by now."""
    returned = scope.vars.get(slots.RETURNED)
    if not returned and game.state.zone[scope.source] == PLAYED.first + scope.you:
        game.happen(Event(SET_ASIDE_FOR_LATER, seat=scope.you, card=scope.source))


@dataclass(frozen=True, eq=False)
class Return(Question):
    """Every card that waits is played, in the order that its player likes. The frame's data: the one that was played
    last, which is discarded where it could not be."""

    def prompt(self, game: Table, decision: Decision) -> str:
        return said("Which card that was set aside is played first?")

    def label(self, game: Table, option: Option) -> str:
        return said("Play {card}", card=names_of(game, option))

    def topic(self, game: Table, decision: Decision) -> Topic:
        return ORDER_EFFECTS

    def step(self, game: Table, frame: Frame) -> None:
        seat = frame.scope.you
        last = -1 if frame.data is None else frame.data
        if last >= 0 and game.state.zone[last] == LATER.first + seat:
            game.happen(Event(DISCARDS, seat=seat, cards=(last,), source=last))
            return
        super().step(game, frame)

    def ask(self, game: Table, frame: Frame) -> Decision | None:
        waiting = distinct(game, game.state.zones[LATER.first + frame.scope.you])
        if not waiting:
            return None
        return Decision(frame.scope.you, [Option("return", (card,)) for card in waiting], kind="order", about=self)

    def answer(self, game: Table, frame: Frame, option: Option) -> None:
        frame.data = option.card
        definition = game.state.definition[option.card]
        playing.play_as(game, Scope(frame.scope.you, option.card), definition, returned=True)


RETURN: Final = Return()


def play_what_waits(game: Table, scope: Scope) -> None:
    """Before the cards in hand."""
    seat = game.state.active
    if game.state.zones[LATER.first + seat]:
        game.push(RETURN, Scope(seat))
