"""The box: X-Men."""

from longbox.games.legendary.cards.making import Box

x_men = Box("x-men")
