"""The rule catalogues: every rule of the three games, cited, and which of them the tests show.

A catalogue is a file `rules.toml` in its game's folder. Nothing here knows the engine.
"""

from longbox.catalogue.rulebook import GAMES, Rule, UnknownGameError, find, rules
from longbox.catalogue.tested import Coverage, Marker, coverage, ratchet, report

__all__ = [
    "GAMES",
    "Coverage",
    "Marker",
    "Rule",
    "UnknownGameError",
    "coverage",
    "find",
    "ratchet",
    "report",
    "rules",
]
