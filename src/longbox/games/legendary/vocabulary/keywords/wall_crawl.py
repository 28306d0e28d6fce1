"""Wall-Crawl: a recruit climbs on top of the deck."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from longbox.engine.effects.abilities import Stage, Trigger
from longbox.engine.effects.nouns import THIS
from longbox.engine.effects.patterns import when
from longbox.engine.effects.players import YOU
from longbox.engine.frames import Node
from longbox.engine.words import Say
from longbox.games.legendary.chapters.recruiting import RECRUIT
from longbox.games.legendary.table.abilities import named
from longbox.games.legendary.table.zones import DISCARD
from longbox.games.legendary.vocabulary.deeds import put_on_deck


@dataclass(frozen=True, eq=False)
class WallCrawl(Trigger):
    """To be gained in another way does not count."""

    keyword = "{Wall-Crawl}"
    moment: Stage = when(RECRUIT, who=YOU, whom=THIS)
    effect: Node = put_on_deck(THIS)
    forced: bool = False
    where: tuple[str, ...] = (DISCARD.name,)

    def words(self, say: Say) -> str:
        meaning = say.phrase("{when}, you may put it on top of your deck", when=self.moment)
        return named(say, self, meaning)


WALL_CRAWL: Final = WallCrawl()
