"""What single cards of A-Force do, where no words do."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from longbox.engine.effects.nouns import Noun
from longbox.engine.effects.verbs import Verb
from longbox.engine.events import Event, EventKind
from longbox.engine.frames import Scope
from longbox.engine.words import Say
from longbox.games.vs.table.state import Vs


def apply_double(game: Vs, event: Event) -> None:
    state = game.state
    for card in event.cards:
        state.add("counters", card, state.counters[card])


DOUBLE_COUNTERS: Final = EventKind("double counters", apply_double)


@dataclass(frozen=True, eq=False)
class DoubleCounters(Verb):
    """Viper: on each character as many -1/-1 counters more as there are. `Put` puts the same number on all."""

    on: Noun

    def apply(self, game: Vs, scope: Scope) -> None:
        cards = tuple(self.on.cards(game, scope))
        if cards:
            game.happen(Event(DOUBLE_COUNTERS, seat=scope.you, cards=cards, source=scope.source))

    def words(self, say: Say) -> str:
        return f"double the -1/-1 counters on {self.on.words(say)}"
