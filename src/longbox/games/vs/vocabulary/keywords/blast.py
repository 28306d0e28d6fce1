"""Blast: -1/-1 counters for a whole row."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from longbox.engine.decision import Decision, Option, Question
from longbox.engine.effects.abilities import Trigger
from longbox.engine.frames import Frame
from longbox.engine.topics import Topic
from longbox.engine.words import Say
from longbox.games.vs.chapters.counters import put_counters
from longbox.games.vs.chapters.into_a_row import CHOOSE_ROW
from longbox.games.vs.table.characters import rows_of
from longbox.games.vs.table.names import card_prompt, row_label
from longbox.games.vs.table.players import enemy_sides
from longbox.games.vs.table.state import Vs
from longbox.games.vs.vocabulary import moments


@dataclass(frozen=True, eq=False)
class BlastRow(Question):
    """Choose a row of an enemy; everybody there gets a -1/-1 counter."""

    def ask(self, game: Vs, frame: Frame) -> Decision:
        rows = [row for side in enemy_sides(game, frame.scope.you) for row in rows_of(game, side)]
        return Decision(frame.scope.you, [Option("row", amount=row) for row in rows], about=self)

    def answer(self, game: Vs, frame: Frame, option: Option) -> None:
        game.state.frames.pop()
        scope = frame.scope
        put_counters(game, game.state.zones[option.amount], -1, seat=scope.you, source=scope.source)

    def prompt(self, game: Vs, decision: Decision) -> str:
        return card_prompt(game, self)

    def label(self, game: Vs, option: Option) -> str:
        return row_label(game, option.amount)

    def topic(self, game: Vs, decision: Decision) -> Topic:
        return CHOOSE_ROW

    def words(self, say: Say) -> str:
        return say.phrase("choose a row of an enemy and put a {-1/-1 counter} on each character in it")


BLAST: Final = Trigger(moments.appears, BlastRow(), label="{Blast}")
