"""Things that hold or don't in Legendary."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Final

from longbox.engine import history
from longbox.engine.effects.conditions import Fact, there_is
from longbox.engine.effects.nouns import Noun
from longbox.engine.frames import Scope
from longbox.engine.words import Say, listed
from longbox.engine.zones import ZoneKind
from longbox.games.legendary.chapters.discarding import DISCARDS
from longbox.games.legendary.table import slots
from longbox.games.legendary.table.abilities import Countdown
from longbox.games.legendary.table.kinds import IN_SPACES
from longbox.games.legendary.table.state import Table
from longbox.games.legendary.vocabulary.nouns import card
from longbox.games.legendary.vocabulary.places import IN_THE_VILLAIN_DECK, OFFICER_STACK, WOUND_STACK


def was_fought_in(spaces: tuple[int, ...], game: Table, scope: Scope) -> bool:
    return scope[slots.SPACE] in spaces


def is_first_play(game: Table, scope: Scope) -> bool:
    return int(scope[slots.PLAY]) == 0


def has_played_before(cost: int, game: Table, scope: Scope) -> bool:
    return any(play.definition.stats.get("cost") == cost for play in game.state.plays[: scope[slots.PLAY]])


def has_made_recruit(least: int, game: Table, scope: Scope) -> bool:
    return game.state.recruit_made >= least


def has_discarded(game: Table, scope: Scope) -> bool:
    return bool(history.cards(game, DISCARDS, game.state.active))


def fought_in(*spaces: int) -> Fact:
    """The fight took place in one of these spaces."""
    where = listed([IN_SPACES[space] for space in spaces], "or")
    return Fact(f"you fought {{this}} {where}", partial(was_fought_in, spaces))


def played_another_of_cost(cost: int) -> Fact:
    word = f"you have already played another card that costs {cost} this turn"
    return Fact(word, partial(has_played_before, cost))


def made_recruit(least: int) -> Fact:
    return Fact(f"you have made {least} or more Recruit this turn", partial(has_made_recruit, least))


FIRST_PLAY: Final = Fact("this is the first Hero you play this turn", is_first_play)
DISCARDED: Final = Fact("you have discarded a card this turn", has_discarded)
"""For whatever reason."""
WOUNDS_LEFT: Final = there_is(card.at(WOUND_STACK))
OFFICERS_LEFT: Final = there_is(card.at(OFFICER_STACK))
VILLAIN_CARDS_LEFT: Final = there_is(card.at(IN_THE_VILLAIN_DECK))


@dataclass(frozen=True, eq=False)
class AtLeastEscaped(Countdown):
    """So many cards of a kind lie in the Escape pile."""

    noun: Noun
    least: int

    def left(self, game: Table, scope: Scope) -> int:
        return self.least - len(self.noun.cards(game, scope))

    def words(self, say: Say) -> str:
        return f"{self.least} {say.plural(self.noun)}"


@dataclass(frozen=True, eq=False)
class RunsOut(Countdown):
    """A stack or deck has no card left."""

    zone: ZoneKind

    def left(self, game: Table, scope: Scope) -> int:
        return len(game.state.zones[self.zone.first])

    def words(self, say: Say) -> str:
        return f"{self.stack} runs out"

    def met(self, say: Say) -> str:
        return f"{self.stack} has run out"

    @property
    def stack(self) -> str:
        return {"wounds": "the Wound stack", "hero deck": "the Hero Deck"}[self.zone.name]
