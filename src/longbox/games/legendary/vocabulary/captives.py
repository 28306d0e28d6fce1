"""Captives that are found, or that players have rescued before."""

from __future__ import annotations

from typing import Final

from longbox.engine.effects.deeds import Deed
from longbox.engine.effects.nouns import Cards
from longbox.engine.effects.places import Among
from longbox.engine.events import Event
from longbox.engine.frames import Scope
from longbox.games.legendary.chapters.bystanders import CAPTIVE, CAPTIVE_HERO, CAPTURE
from longbox.games.legendary.chapters.knocking_out import ko_them
from longbox.games.legendary.table.enemies import mastermind_of
from longbox.games.legendary.table.state import Table
from longbox.games.legendary.table.zones import HELD


def capture_them(game: Table, scope: Scope, cards: list[int], amount: int) -> None:
    """By the one that speaks; what a Tactic says is done by its Mastermind."""
    if cards:
        boss = mastermind_of(game, scope.source)
        captor = boss if boss >= 0 else scope.source
        game.happen(
            Event(CAPTURE, card=captor, cards=tuple(cards), seat=scope.you, source=scope.source, manner=CAPTIVE.key)
        )


def heroes_held(game: Table, scope: Scope) -> list[int]:
    return [card for card in game.state.zones[HELD.first] if game.state.role[card] == CAPTIVE_HERO.key]


captured_hero: Final = Cards("{Hero}", Among(heroes_held, "that an enemy has {captured}"))
"""From the Villain Deck, by whomever."""


def there_are_some(game: Table, scope: Scope, cards: list[int], amount: int) -> bool:
    return bool(cards)


ko_if_any: Final = Deed("{KO}", act=ko_them, can=there_are_some, moves=True, key="ko").to
"""A must for whoever has one; for who has none, something else may follow."""
captures_those: Final = Deed("{capture}", "{whom}", act=capture_them, subject="{this}").to
mastermind_captures: Final = Deed("{capture}", "{whom}", act=capture_them, subject="the {Mastermind}").to
gives_captive: Final = Deed("let", "{this} {capture} {whom}", act=capture_them, moves=True, key="give up").to
gives_mastermind_captive: Final = Deed(
    "let", "the {Mastermind} {capture} {whom}", act=capture_them, moves=True, key="give up"
).to
