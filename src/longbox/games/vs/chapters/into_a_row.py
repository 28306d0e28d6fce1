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


def is_stopped(game: Vs, card: int, seat: int) -> bool:
    """By some books an effect that would bring a namesake of one's main character does nothing."""
    return edition(game).namesake_of_main_stops_all and bears_name_of_main(game, card, seat)


def ignore_effect(game: Vs, scope: Scope) -> None:
    """Nothing more of an effect is done; what is done by the rules, such as putting its card away, is."""
    frames = game.state.frames
    while frames and frames[-1].scope is scope and not isinstance(frames[-1].node, Steps):
        frames.pop()
