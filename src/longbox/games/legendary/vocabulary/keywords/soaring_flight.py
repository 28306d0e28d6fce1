"""Soaring Flight: a recruit flies straight into the next hand."""

from __future__ import annotations

from typing import Final

from longbox.engine.effects.abilities import Trigger
from longbox.engine.effects.lasting import Leaves, next_time
from longbox.engine.effects.nouns import THIS, WHOM
from longbox.engine.effects.patterns import Manner, when
from longbox.engine.effects.players import YOU
from longbox.engine.frames import Scope
from longbox.games.legendary.chapters.recruiting import RECRUIT
from longbox.games.legendary.table import notes
from longbox.games.legendary.table.state import Table
from longbox.games.legendary.table.zones import DISCARD
from longbox.games.legendary.vocabulary.lasting import THIS_TURN, set_aside
from longbox.games.legendary.vocabulary.moments import any_hero

SOARING_FLIGHT: Final = Trigger(
    when(RECRUIT, who=YOU, whom=THIS),
    set_aside(WHOM),
    where=(DISCARD.name,),
    keyword="{Soaring Flight}",
    means="{when}, {effect}",
)


def came_from_hq(game: Table, scope: Scope) -> bool:
    return scope.event is not None and notes.NOT_FROM_HQ not in scope.event.notes


FROM_THE_HQ: Final = Manner("from the {HQ}", came_from_hq)


def next_recruit_soars(manner: Manner | None = None) -> Leaves:
    """As if it had it, whoever it is."""
    return next_time(when(RECRUIT, who=YOU, whom=any_hero, manner=manner), THIS_TURN, set_aside(WHOM))
