"""Vs. System 2PCG."""

from longbox.games.vs.rules import RULES as RULES
