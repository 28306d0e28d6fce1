"""The box: Fear Itself."""

from longbox.games.legendary.cards.making import Box
from longbox.games.legendary.table.kinds import VILLAINS

fear_itself = Box("fear itself", side=VILLAINS)
