"""Soaring Flight: a recruit flies straight into the next hand."""

from __future__ import annotations

from typing import Final

from longbox.engine.effects.abilities import Trigger
from longbox.engine.effects.lasting import Leaves, next_time
from longbox.engine.effects.nouns import THIS, WHOM
from longbox.engine.effects.patterns import when
from longbox.engine.effects.players import YOU
from longbox.games.legendary.chapters.recruiting import RECRUIT
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


def next_recruit_soars() -> Leaves:
    """As if it had it, whoever it is."""
    return next_time(when(RECRUIT, who=YOU, whom=any_hero), THIS_TURN, set_aside(WHOM))
