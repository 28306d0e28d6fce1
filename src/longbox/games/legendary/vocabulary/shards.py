"""What players do with Shards beside spending them as Attack."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from typing import Final

from longbox.engine.effects.conditions import Fact
from longbox.engine.effects.deeds import Deed
from longbox.engine.effects.flow import do
from longbox.engine.events import Event
from longbox.engine.frames import Node, Scope
from longbox.engine.language import message
from longbox.engine.words import Say, sentence
from longbox.games.legendary.chapters.shards import SPEND_SHARDS
from longbox.games.legendary.table.abilities import AfterPlay
from longbox.games.legendary.table.state import Table
from longbox.games.legendary.vocabulary.points import get


def has_shards(least: int, game: Table, scope: Scope) -> bool:
    return bool(game.state.shards_of[scope.you] >= least)


def can_spend_shards(number: int) -> Fact:
    return Fact(f"{{you have}} {number} {{Shards}}", partial(has_shards, number))


def spend_so_many(game: Table, scope: Scope, cards: list[int], amount: int) -> None:
    game.happen(Event(SPEND_SHARDS, seat=scope.you, amount=amount, source=scope.source))


def can_spend(game: Table, scope: Scope, cards: list[int], amount: int) -> bool:
    return has_shards(amount, game, scope)


spend_shards: Final = Deed("spend", "{Shard}", "{Shards}", act=spend_so_many, can=can_spend).so_many
"""Of your own, on an effect."""


@dataclass(frozen=True, eq=False)
class ShardsForRecruit(AfterPlay):
    """For the rest of the turn, Shards can be spent for Recruit."""

    effect: Node = field()
    verb = "spend for recruit"
    elsewhere = message("only a card that you have played this turn lets you do so")
    unable = message("you have no Shard")
    played_rule = "LG-PLAY-01"
    rule = "LG-KW-SHARD-07"

    def possible(self, game: Table, scope: Scope) -> bool:
        return bool(game.state.shards_of[scope.you])

    def words(self, say: Say) -> str:
        return sentence(say.phrase("this turn you may spend {Shards} for 1 {Recruit} each"))


def shards_for_recruit() -> ShardsForRecruit:
    return ShardsForRecruit(do(spend_shards(1), get(recruit=1)))
