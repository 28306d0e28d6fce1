"""The box: Civil War."""

from longbox.games.legendary.cards.making import Box

civil_war = Box("civil war")
