"""The box: Secret Wars, Volume 1."""

from longbox.games.legendary.cards.making import Box

secret_wars_1 = Box("secret wars 1")
