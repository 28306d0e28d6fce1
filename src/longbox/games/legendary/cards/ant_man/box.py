"""The box: Ant-Man."""

from longbox.games.legendary.cards.making import Box

ant_man = Box("ant man")
