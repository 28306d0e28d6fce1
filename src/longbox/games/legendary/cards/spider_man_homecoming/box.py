"""The box: Spider-Man Homecoming."""

from longbox.games.legendary.cards.making import Box

homecoming = Box("spider man homecoming")
