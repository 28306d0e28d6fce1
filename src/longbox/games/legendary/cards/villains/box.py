"""The box: Villains."""

from longbox.games.legendary.cards.making import Box
from longbox.games.legendary.table.kinds import VILLAINS

villains = Box("villains", side=VILLAINS)
