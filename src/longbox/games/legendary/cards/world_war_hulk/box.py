"""The box: World War Hulk."""

from longbox.games.legendary.cards.making import Box

world_war_hulk = Box("world war hulk")
