"""Into which row a character comes that an effect brings: whoever it comes to says (rulebook: Game Terms)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from longbox.engine.decision import Decision, Option, Question
from longbox.engine.effects.flow import Steps
from longbox.engine.events import Event, EventKind
from longbox.engine.frames import Frame, Scope
from longbox.engine.language import said
from longbox.engine.topics import Topic
from longbox.games.vs.chapters.rows import CHANGE_SIDES, appear, bears_name_of_main, never_appears
from longbox.games.vs.chapters.simultaneous_arrival import appear_together
from longbox.games.vs.table.characters import rows_of
from longbox.games.vs.table.editions import edition
from longbox.games.vs.table.names import name, named, row_choice_label
from longbox.games.vs.table.state import Vs

CHOOSE_ROW: Final = Topic("choose-row")


@dataclass(frozen=True, eq=False)
class IntoARow(Question):
    """A card comes into a row of a side: it appears, or `comes` as that event says.

    `data`: the card, whose side it is, and who says which row.
    """

    comes: EventKind | None = None

    def ask(self, game: Vs, frame: Frame) -> Decision:
        card, _, chooser = frame.data
        return Decision(chooser, [Option("place", (card,), amount=row) for row in (0, 1)], about=self)

    def answer(self, game: Vs, frame: Frame, option: Option) -> None:
        game.state.frames.pop()
        _, seat, _ = frame.data
        row, source = rows_of(game, seat)[option.amount], frame.scope.source
        if self.comes is None:
            appear(game, option.card, row, seat=seat, source=source)
        else:
            game.happen(Event(self.comes, seat=seat, card=option.card, amount=row, source=source))

    def prompt(self, game: Vs, decision: Decision) -> str:
        source = name(game, game.state.frames[-1].scope.source)
        card = named(game, decision.options[0].card)
        return said("{source}: into which row does {card} come?", source=source, card=card)

    def label(self, game: Vs, option: Option) -> str:
        return row_choice_label(game, option)

    def topic(self, game: Vs, decision: Decision) -> Topic:
        return CHOOSE_ROW


@dataclass(frozen=True, eq=False)
class ComingTogether(Question):
    """Several cards come onto a side at one moment: their player says into which rows. `data`: they, and the rows."""

    def chooser(self, game: Vs, frame: Frame, card: int) -> int:
        """To whose side a card comes, who says into which row."""
        return frame.scope.you

    def arrive(self, game: Vs, frame: Frame, cards: list[int], rows: tuple[int, ...]) -> None:
        seat = frame.scope.you
        places = [rows_of(game, seat)[row] for row in rows]
        appear_together(game, cards, places, [seat] * len(cards), source=frame.scope.source)

    def ask(self, game: Vs, frame: Frame) -> Decision:
        cards, rows = frame.data
        card = cards[len(rows)]
        options = [Option("place", (card,), amount=row) for row in (0, 1)]
        return Decision(self.chooser(game, frame, card), options, about=self)

    def answer(self, game: Vs, frame: Frame, option: Option) -> None:
        cards, rows = frame.data
        rows = (*rows, option.amount)
        frame.data = (cards, rows)
        if len(rows) == len(cards):
            game.state.frames.pop()
            self.arrive(game, frame, list(cards), rows)

    def prompt(self, game: Vs, decision: Decision) -> str:
        source = name(game, game.state.frames[-1].scope.source)
        card = named(game, decision.options[0].card)
        return said("{source}: into which row does {card} come?", source=source, card=card)

    def label(self, game: Vs, option: Option) -> str:
        return row_choice_label(game, option)

    def topic(self, game: Vs, decision: Decision) -> Topic:
        return CHOOSE_ROW


COMING_TOGETHER: Final = ComingTogether()
APPEARING: Final = IntoARow()
CHANGING_SIDES: Final = IntoARow(CHANGE_SIDES)


def put_into_a_row(game: Vs, scope: Scope, card: int, seat: int) -> None:
    """Let a card appear on a player's side, if its name is free there, in the row that they choose."""
    if is_stopped(game, card, seat):
        ignore_effect(game, scope)
    elif never_appears(game, card):
        appear(game, card, rows_of(game, seat)[0], seat=seat, source=scope.source)
    elif not bears_name_of_main(game, card, seat):
        game.push(APPEARING, scope, (card, seat, seat))


def put_together(game: Vs, scope: Scope, cards: list[int]) -> None:
    """Let cards appear on your side at one moment, those whose names are free there."""
    if any(is_stopped(game, card, scope.you) for card in cards):
        ignore_effect(game, scope)
        return
    able = tuple([card for card in cards if not bears_name_of_main(game, card, scope.you)])
    if able:
        game.push(COMING_TOGETHER, scope, (able, ()))


def is_stopped(game: Vs, card: int, seat: int) -> bool:
    """By some books an effect that would bring a namesake of one's main character does nothing."""
    return edition(game).namesake_of_main_stops_all and bears_name_of_main(game, card, seat)


def ignore_effect(game: Vs, scope: Scope) -> None:
    """Nothing more of an effect is done; what is done by the rules, such as putting its card away, is."""
    frames = game.state.frames
    while frames and frames[-1].scope is scope and not isinstance(frames[-1].node, Steps):
        frames.pop()
