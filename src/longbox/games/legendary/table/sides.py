"""The two sides that players can be on, and what each calls things.

What a Hero is to heroes is an Ally to villains: the rulebook's equivalent terms are one concept, and the code has the
heroes' word for it. Whoever plays on the villains' side reads the same texts, prompts and story in the other words.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from longbox.engine.wording import Wording
from longbox.games.legendary.table.cards import COLLECTION
from longbox.games.legendary.table.kinds import HEROES
from longbox.games.legendary.table.state import Table

VILLAINS_TERMS: Final = {
    "hero": "ally",
    "heroes": "allies",
    "villain": "adversary",
    "villains": "adversaries",
    "henchman": "backup adversary",
    "henchmen": "backup adversaries",
    "henchman villain": "backup adversary",
    "mastermind": "commander",
    "masterminds": "commanders",
    "master strike": "command strike",
    "master strikes": "command strikes",
    "scheme": "plot",
    "schemes": "plots",
    "escape": "overrun",
    "escapes": "overruns",
    "escaped": "overrun",
    "capture": "guard",
    "captures": "guards",
    "captured": "guarded",
    "rescue": "kidnap",
    "rescues": "kidnaps",
    "rescued": "kidnapped",
    "evil wins": "good wins",
    "hq": "lair",
}
"""What villains call things, by the heroes' terms. Scheme Twists and Mastermind Tactics follow from their parts."""


@cache
def wording_of(side: str) -> Wording:
    """How a side speaks. Names stay names, but for those of the cards that are themselves called by a term."""
    if side == HEROES:
        return Wording({})
    names = {card.name for card in COLLECTION.library} | {group.name for group in COLLECTION.heroes.values()}
    return Wording(VILLAINS_TERMS, names - {"Scheme Twist", "Master Strike"})


def wording(game: Table) -> Wording:
    """How the players of a game speak."""
    return wording_of(game.state.side)
