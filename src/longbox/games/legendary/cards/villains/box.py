"""The box: Villains."""

from longbox.games.legendary.cards.making import Box

villains = Box("villains")
