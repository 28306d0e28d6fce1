"""What waits for the next turn, whoever's that is."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from longbox.engine.effects.abilities import Trigger
from longbox.engine.effects.flow import do
from longbox.engine.effects.instead import cancel
from longbox.engine.effects.lasting import Leaves, Span
from longbox.engine.effects.patterns import before, when
from longbox.engine.effects.some_players import SomePlayers
from longbox.engine.frames import Node, Scope
from longbox.engine.modifiers import Until
from longbox.engine.words import Say
from longbox.games.legendary.chapters.turn import VILLAIN_STEP
from longbox.games.legendary.table.state import Table
from longbox.games.legendary.table.timing import TURN, WHOLE_GAME


def whenever_it_comes(game: Table, scope: Scope) -> Until:
    return WHOLE_GAME


def whose_turn_it_is(game: Table, scope: Scope) -> list[int]:
    return [game.state.active]


ONCE: Final = Span("", "", whenever_it_comes)
THE_ACTIVE_PLAYER: Final = SomePlayers("that player", whose_turn_it_is)


@dataclass(frozen=True, eq=False)
class NextTurn(Leaves):
    """It is done when the next turn begins, or keeps something of that from happening; `said` tells it."""

    said: str = field(kw_only=True)

    def words(self, say: Say) -> str:
        return say.phrase(self.said, effect=self.trigger.effect)


def next_turn(*effects: Node) -> NextTurn:
    trigger = Trigger(when(TURN), do(*effects))
    return NextTurn(trigger, ONCE, True, said="at the beginning of the next player's turn, {effect}")


def no_villain_card_next_turn() -> NextTurn:
    trigger = Trigger(before(VILLAIN_STEP), cancel())
    said = "no card of the {Villain} Deck is played at the beginning of the next turn"
    return NextTurn(trigger, ONCE, True, said=said)
