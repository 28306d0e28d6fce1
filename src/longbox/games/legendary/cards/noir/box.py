"""The box: Noir."""

from longbox.games.legendary.cards.making import Box

noir = Box("noir")
