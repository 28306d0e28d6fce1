"""Legendary: better decks, fewer villains on their way out, and Tactics taken from the Mastermind."""

from __future__ import annotations

from typing import Final

from longbox.players.judges import Points
from longbox.players.judges.reading import CardView, View, cards, count

HABITS: Final = {"play": 1000.0, "fight": 100.0, "recruit": 10.0, "heal": 0.1, "end": 0.01}
"""Play what you hold, fight what you can, recruit with the rest."""

TACTIC: Final = 25.0
VICTORY_POINT: Final = 1.0
DECK: Final = 12.0
"""For each point that an average card of the deck makes."""
POINTS_OF_A_COST: Final = 0.6
"""What a Hero is good for, by its cost: its printed points leave out what it does."""
IN_THE_CITY: Final = (1.0, 1.5, 2.0, 3.0, 5.0)
"""How bad a Villain is in each space, from the Sewers to the Bridge."""
ESCAPED: Final = 6.0
CAPTIVE: Final = 1.0
TWIST: Final = 3.0

SPACES: Final = ("Sewers", "Bank", "Rooftops", "Streets", "Bridge")
