"""The box: Dimensions."""

from longbox.games.legendary.cards.making import Box

dimensions = Box("dimensions")
