"""Keywords about strikes: who strikes first, how hard, and what becomes of whom."""

from __future__ import annotations

from typing import Final

from longbox.games.vs.table import stats
from longbox.games.vs.table.editions import MARVEL_BATTLES
from longbox.games.vs.table.powers import Keyword

FEROCIOUS: Final = Keyword("Ferocious", stats.FEROCIOUS, "in melee {this} strikes before those who are not {Ferocious}")
FEARLESS: Final = Keyword(
    "Fearless", stats.FEARLESS, "{this} strikes with twice the {ATK} when attacking a {main character}"
)
LETHAL: Final = Keyword(
    "Lethal",
    stats.LETHAL,
    "a defending {supporting} character that {this} {wounds} is {KO'd}",
    by_book={MARVEL_BATTLES: "an enemy {supporting} character that {this} {stuns} while attacking is {KO'd}"},
)
