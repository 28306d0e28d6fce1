"""The box: Deadpool."""

from longbox.games.legendary.cards.making import Box

deadpool = Box("deadpool")
