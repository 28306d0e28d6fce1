"""The box: Champions."""

from longbox.games.legendary.cards.making import Box

champions = Box("champions")
