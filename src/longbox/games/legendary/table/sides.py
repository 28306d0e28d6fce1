"""The two sides that players can be on, and what each calls things.

What a Hero is to heroes is an Ally to villains: the rulebook's equivalent terms are one concept, and the code has the
heroes' word for it. Whoever plays on the villains' side reads the same texts, prompts and story in the other words.
"""

from __future__ import annotations

from typing import Final

from longbox.engine.language import message
from longbox.engine.player_deeds import Words
from longbox.engine.tongue import PLAIN, Tongue
from longbox.games.legendary.table.kinds import HEROES, VILLAINS
from longbox.games.legendary.table.state import Table

VILLAINS_TERMS: Final[dict[str, str]] = {
    "Hero": message("Ally"),
    "Heroes": message("Allies"),
    "heroes": message("allies"),
    "Villain": message("Adversary"),
    "Villains": message("Adversaries"),
    "villains": message("adversaries"),
    "Henchman": message("Backup Adversary"),
    "Henchmen": message("Backup Adversaries"),
    "Mastermind": message("Commander"),
    "Masterminds": message("Commanders"),
    "Master Strike": message("Command Strike"),
    "Master Strikes": message("Command Strikes"),
    "Scheme": message("Plot"),
    "Escape": message("Overrun"),
    "Escaped": message("Overrun"),
    "escape": message("overrun"),
    "escapes": message("overruns"),
    "escaped": message("overrun"),
    "capture": message("guard"),
    "captures": message("guards"),
    "captured": message("guarded"),
    "rescue": message("kidnap"),
    "rescues": message("kidnaps"),
    "rescued": message("kidnapped"),
    "rescuing": message("kidnapping"),
    "evil wins": message("good wins"),
    "HQ": message("Lair"),
}
"""What villains call things, by each form of the heroes' terms. {Scheme} Twists and {Mastermind} Tactics follow from
their parts."""

VILLAINS_MESSAGES: Final[dict[str, str]] = {
    "have been carried off by {Villains} that {escaped}": message(
        "have been carried off by {Villains} that have {escaped}"
    ),
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
