"""Sidekicks go back to their stack when they have helped."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from longbox.engine.effects.conditions import Condition
from longbox.engine.effects.verbs import Verb
from longbox.engine.events import Event, EventKind
from longbox.engine.frames import Scope
from longbox.engine.words import Say
from longbox.games.legendary.chapters.gaining import leave_play
from longbox.games.legendary.table.state import Table
from longbox.games.legendary.table.zones import SIDEKICKS, stack_pool


def apply_return_sidekick(game: Table, event: Event) -> None:
    leave_play(game, event.card, SIDEKICKS.first, bottom=True)
    game.state.put("pool", event.card, stack_pool(SIDEKICKS))


RETURN_SIDEKICK: Final = EventKind("return sidekick", apply_return_sidekick)


@dataclass(frozen=True, eq=False)
class IsSidekick(Condition):
    """This card is of the Sidekick stack, and not another Hero that copies one."""

    def holds(self, game: Table, scope: Scope) -> bool:
        return bool(game.state.definition[scope.source].fact("stack") == SIDEKICKS.name)

    def words(self, say: Say) -> str:
        return f"{say.this} is a Sidekick"


@dataclass(frozen=True, eq=False)
class ReturnToSidekicks(Verb):
    """A Sidekick goes back; another Hero that copies one stays."""

    def apply(self, game: Table, scope: Scope) -> None:
        if not IsSidekick().holds(game, scope):
            return
        game.happen(Event(RETURN_SIDEKICK, seat=scope.you, card=scope.source, source=scope.source))

    def words(self, say: Say) -> str:
        return f"return {say.this} to the bottom of the Sidekick stack"
