"""The two sides that players can be on, and what each calls things.

What a Hero is to heroes is an Ally to villains: the rulebook's equivalent terms are one concept, and the code has the
heroes' word for it. Whoever plays on the villains' side reads the same texts, prompts and story in the other words.
"""

from __future__ import annotations

from typing import Final

from longbox.engine.player_deeds import Words
from longbox.engine.tongue import PLAIN, Tongue
from longbox.games.legendary.table.kinds import HEROES, VILLAINS
from longbox.games.legendary.table.state import Table

VILLAINS_TERMS: Final[dict[str, str]] = {
    "Hero": "Ally",
    "Heroes": "Allies",
    "heroes": "allies",
    "Villain": "Adversary",
    "Villains": "Adversaries",
    "villains": "adversaries",
    "Henchmen": "Backup Adversaries",
    "Mastermind": "Commander",
    "Masterminds": "Commanders",
    "Master Strike": "Command Strike",
    "Master Strikes": "Command Strikes",
    "Scheme": "Plot",
    "Escape": "Overrun",
    "Escaped": "Overrun",
    "escape": "overrun",
    "escapes": "overruns",
    "escaped": "overrun",
    "capture": "guard",
    "captures": "guards",
    "captured": "guarded",
    "rescue": "kidnap",
    "rescues": "kidnaps",
    "rescued": "kidnapped",
    "rescuing": "kidnapping",
    "evil wins": "good wins",
    "HQ": "Lair",
}
"""What villains call things, by each form of the heroes' terms. {Scheme} Twists and {Mastermind} Tactics follow from
their parts."""

VILLAINS_MESSAGES: Final[dict[str, str]] = {
    "have been carried off by {Villains} that {escaped}": "have been carried off by {Villains} that have {escaped}",
}
"""What exchanged terms alone would say wrongly: who "escaped" once did not "overrun" once, but "overran"."""

TONGUES: Final[dict[str, Tongue]] = {
    "": PLAIN,
    VILLAINS: Tongue(VILLAINS_TERMS, VILLAINS_MESSAGES, side=VILLAINS),
}
"""How each side speaks, by its name; the heroes' is how the code does."""


def tongue_name(game: Table) -> str:
    side = game.state.side
    return "" if side == HEROES else side


def tongue(game: Table) -> Tongue:
    """How the players of a game speak."""
    return TONGUES[tongue_name(game)]


def in_terms(english: str) -> Words:
    """How a bar is said by a message that has terms in it, which the sides call differently."""

    def words(game: Table, seat: int, card: int, target: int) -> str:
        return tongue(game).told(english)

    return words
