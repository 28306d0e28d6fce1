"""Dominate: enemies hold Heroes, who make them stronger, and are handed out when these are defeated."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from longbox.engine.effects.deeds import Deed
from longbox.engine.effects.nouns import THIS, Noun
from longbox.engine.effects.verbs import Verb
from longbox.engine.events import Event
from longbox.engine.frames import Scope
from longbox.engine.words import Say
from longbox.games.legendary.chapters.bystanders import CAPTURE
from longbox.games.legendary.chapters.dominating import DOMINATED
from longbox.games.legendary.table.state import Table
from longbox.games.legendary.vocabulary.souls import boss_of


def take_over(game: Table, holder: int, heroes: list[int], seat: int) -> None:
    if heroes:
        game.happen(Event(CAPTURE, card=holder, cards=tuple(heroes), seat=seat, source=holder, manner=DOMINATED.key))


@dataclass(frozen=True, eq=False)
class Dominates(Verb):
    """An enemy takes Heroes over, wherever they are."""

    heroes: Noun
    holder: Noun

    def apply(self, game: Table, scope: Scope) -> None:
        for holder in self.holder.cards(game, scope)[:1]:
            take_over(game, holder, self.heroes.cards(game, scope), scope.you)

    def words(self, say: Say) -> str:
        return say.phrase("{holder} {Dominates} {heroes}", holder=self.holder, heroes=self.heroes)


def dominates(heroes: Noun, holder: Noun = THIS) -> Dominates:
    return Dominates(heroes, holder)


def fall_under(game: Table, scope: Scope, cards: list[int], amount: int) -> None:
    """Under the enemy that speaks, or the Mastermind whose Tactic does."""
    take_over(game, boss_of(game, scope), cards, scope.you)


give_to_this: Final = Deed("let", "{this} {Dominate} {whom}", act=fall_under, moves=True, key="dominate").to
give_to_mastermind: Final = Deed(
    "let", "the {Mastermind} {Dominate} {whom}", act=fall_under, moves=True, key="dominate"
).to
