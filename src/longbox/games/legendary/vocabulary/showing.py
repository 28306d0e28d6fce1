"""Cards that all players show at once, and what befalls whoever shows the dearest or the cheapest."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import Final

from longbox.engine.decision import Decision
from longbox.engine.effects.flow import NOTHING, do, let
from longbox.engine.effects.some_players import SomePlayers
from longbox.engine.events import Event, EventKind
from longbox.engine.frames import Frame, Node, Scope
from longbox.engine.language import message
from longbox.engine.topics import Topic
from longbox.engine.words import Say
from longbox.games.legendary.table import slots
from longbox.games.legendary.table.players import in_turn_order
from longbox.games.legendary.table.state import Table
from longbox.games.legendary.table.zones import HAND
from longbox.games.legendary.vocabulary.passing import PickTogether, show_picks


def apply_show(game: Table, event: Event) -> None:
    show_picks(game, event)


SHOW_TOGETHER: Final = EventKind("show together", apply_show)
SHOW_TOGETHER_TOPIC: Final = Topic("show-together")


@dataclass(frozen=True, eq=False)
class ShowTogether(PickTogether):
    """Every player shows a card from hand; nobody sees which before all have chosen. Then something follows."""

    follows: Node = field(default=NOTHING)

    def topic(self, game: Table, decision: Decision) -> Topic:
        return SHOW_TOGETHER_TOPIC

    def step(self, game: Table, frame: Frame) -> None:
        if self.next_seat(game) >= 0:
            super().step(game, frame)
            return
        scope = frame.scope
        game.state.frames.pop()
        picked = [(seat, card) for seat, card in enumerate(game.state.unseen) if card >= 0]
        scope[slots.SHOWN] = tuple(picked)
        cards = tuple([card for _, card in picked])
        game.show(cards)
        game.take_place(Event(SHOW_TOGETHER, seat=scope.you, cards=cards))
        self.follows.enter(game, scope)

    def words(self, say: Say) -> str:
        return say.in_turn([say.phrase(self.means), self.follows.words(say)])


def who_shows(which: Callable[[list[int]], int], game: Table, scope: Scope) -> list[int]:
    """Those who show a card of the highest or the lowest cost, all who tie."""
    costs = {seat: game.state.definition[card].stats.get("cost", 0) for seat, card in scope[slots.SHOWN]}
    return [seat for seat in in_turn_order(game) if seat in costs and costs[seat] == which(list(costs.values()))]


CHEAPEST: Final = SomePlayers("whoever shows the lowest cost (all who tie)", partial(who_shows, min))
DEAREST: Final = SomePlayers("whoever shows the highest cost (all who tie)", partial(who_shows, max))


def show_together(players: SomePlayers, *effects: Node) -> ShowTogether:
    """It befalls some of those who have shown a card."""
    return ShowTogether(
        HAND,
        SHOW_TOGETHER,
        message("Choose a card to show"),
        message("Show {card}"),
        message("each player secretly chooses a card from their hand, then all of them show theirs at once"),
        follows=let(players, do(*effects)),
    )
