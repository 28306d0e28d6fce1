"""Wall-Crawl: a recruit climbs on top of the deck."""

from __future__ import annotations

from dataclasses import dataclass

from longbox.engine.effects.abilities import Moment, Stage, Trigger
from longbox.engine.effects.conditions import Condition
from longbox.engine.effects.nouns import THIS
from longbox.engine.frames import Node, Scope
from longbox.engine.words import Say
from longbox.games.legendary.chapters.recruiting import RECRUIT
from longbox.games.legendary.table.abilities import named
from longbox.games.legendary.table.state import Table
from longbox.games.legendary.table.zones import DISCARD
from longbox.games.legendary.vocabulary.deeds import put_on_deck


@dataclass(frozen=True, eq=False)
class ThisIsRecruited(Condition):
    """The card that speaks has just been recruited; to be gained in another way does not count."""

    def holds(self, game: Table, scope: Scope) -> bool:
        return scope.event is not None and scope.event.card == scope.source

    def words(self, say: Say) -> str:
        return f"you recruit {say.this}"


@dataclass(frozen=True, eq=False)
class WallCrawl(Trigger):
    moment: Stage = Moment(RECRUIT, False, ThisIsRecruited(), "when you recruit ~")
    effect: Node = put_on_deck(THIS)
    forced: bool = False
    where: tuple[str, ...] = (DISCARD.name,)

    def words(self, say: Say) -> str:
        return named("Wall-Crawl", f"{self.moment.words(say)}, you may put it on top of your deck")
