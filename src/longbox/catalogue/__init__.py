"""The rule catalogues: every rule of the three games, cited, and which of them the tests show.

A catalogue is a file `words/rules.toml` in its game's folder, in English; `read` and `find` say its rules to a reader.
"""

from longbox.catalogue.rulebook import Rule, UnknownGameError, find, reachable, read, rules
from longbox.catalogue.tested import Coverage, GameCoverage, Marker, coverage, ratchet, report, update_ratchet

__all__ = [
    "Coverage",
    "GameCoverage",
    "Marker",
    "Rule",
    "UnknownGameError",
    "coverage",
    "find",
    "ratchet",
    "reachable",
    "read",
    "report",
    "rules",
    "update_ratchet",
]
