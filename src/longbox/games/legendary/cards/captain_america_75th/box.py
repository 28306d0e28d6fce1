"""The box: Captain America 75th Anniversary."""

from longbox.games.legendary.cards.making import Box

captain_america_75th = Box("captain america 75th")
