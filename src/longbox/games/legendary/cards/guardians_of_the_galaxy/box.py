"""The box: Guardians of the Galaxy."""

from longbox.games.legendary.cards.making import Box

guardians = Box("guardians of the galaxy")
