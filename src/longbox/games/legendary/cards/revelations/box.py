"""The box: Revelations."""

from longbox.games.legendary.cards.making import Box

revelations = Box("revelations")
