"""Wall-Crawl: a recruit climbs on top of the deck."""

from __future__ import annotations

from typing import Final

from longbox.engine.effects.abilities import Trigger
from longbox.engine.effects.lasting import Leaves, next_time
from longbox.engine.effects.nouns import THIS, WHOM
from longbox.engine.effects.patterns import when
from longbox.engine.effects.players import YOU
from longbox.games.legendary.chapters.recruiting import RECRUIT
from longbox.games.legendary.table.zones import DISCARD
from longbox.games.legendary.vocabulary.deeds import put_on_deck
from longbox.games.legendary.vocabulary.flow import may
from longbox.games.legendary.vocabulary.lasting import THIS_TURN
from longbox.games.legendary.vocabulary.moments import any_hero

WALL_CRAWL: Final = Trigger(
    when(RECRUIT, who=YOU, whom=THIS),
    put_on_deck(THIS),
    forced=False,
    where=(DISCARD.name,),
    keyword="{Wall-Crawl}",
    means="{when}, you may put it on top of your deck",
)
"""To be gained in another way does not count."""


def next_recruit_climbs() -> Leaves:
    """As if it had it, whoever it is."""
    return next_time(when(RECRUIT, who=YOU, whom=any_hero), THIS_TURN, may(put_on_deck(WHOM)))
