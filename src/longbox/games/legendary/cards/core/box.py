"""The box: The core set."""

from longbox.games.legendary.cards.making import Box

core = Box("core")
