"""The box: Secret Wars, Volume 2."""

from longbox.games.legendary.cards.making import Box

secret_wars_2 = Box("secret wars 2")
