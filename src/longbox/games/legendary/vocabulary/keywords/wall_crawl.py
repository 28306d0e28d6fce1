"""Wall-Crawl: a recruit climbs on top of the deck."""

from __future__ import annotations

from typing import Final

from longbox.engine.effects.abilities import Trigger
from longbox.engine.effects.nouns import THIS
from longbox.engine.effects.patterns import when
from longbox.engine.effects.players import YOU
from longbox.games.legendary.chapters.recruiting import RECRUIT
from longbox.games.legendary.table.zones import DISCARD
from longbox.games.legendary.vocabulary.deeds import put_on_deck

WALL_CRAWL: Final = Trigger(
    when(RECRUIT, who=YOU, whom=THIS),
    put_on_deck(THIS),
    forced=False,
    where=(DISCARD.name,),
    keyword="{Wall-Crawl}",
    means="{when}, you may put it on top of your deck",
)
"""To be gained in another way does not count."""
