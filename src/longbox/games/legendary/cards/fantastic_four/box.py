"""The box: Fantastic Four."""

from longbox.games.legendary.cards.making import Box

fantastic_four = Box("fantastic four")
