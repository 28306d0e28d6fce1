"""The box: Heroes of Asgard."""

from longbox.games.legendary.cards.making import Box

asgard = Box("heroes of asgard")
