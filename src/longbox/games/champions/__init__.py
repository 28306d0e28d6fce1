"""Marvel Champions: one to four heroes against a villain and its scheme."""

from longbox.games.champions.rules import RULES

__all__ = ["RULES"]
