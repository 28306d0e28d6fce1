"""The box: Paint the Town Red."""

from longbox.games.legendary.cards.making import Box

paint_the_town_red = Box("paint the town red")
