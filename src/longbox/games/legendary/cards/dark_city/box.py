"""The box: Dark City."""

from longbox.games.legendary.cards.making import Box

dark_city = Box("dark city")
