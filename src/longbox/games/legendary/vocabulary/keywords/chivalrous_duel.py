"""Chivalrous Duel: an enemy whom a single Hero must fight alone."""

from __future__ import annotations

from typing import Final

from longbox.games.legendary.table.abilities import FromOneHero

CHIVALROUS_DUEL: Final = FromOneHero(
    "{Chivalrous Duel}", "you can fight {this} only with {Attack} from the cards of a single {Hero}"
)
