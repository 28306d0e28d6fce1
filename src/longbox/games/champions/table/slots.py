"""What an effect or a procedure remembers on its way, by name."""

from __future__ import annotations

from typing import Final

from longbox.engine.slots import Slot

ACTIVATION: Final = Slot("activation")
"""The number of the attack, thwart or scheme that is going on."""
ALL_REMOVED: Final = Slot("all removed")
"""Whether all the threat that was to be removed was there."""
ARRIVAL: Final = Slot("arrival")
"""When the card that speaks came to where it was: it may have left since."""
ATTACK: Final = Slot("attack")
"""The number of the attack that damage is from; 0 if it is from none."""
BEFORE: Final = Slot("before")
"""How many activations had begun before this effect caused one."""
BOOST: Final = Slot("boost")
"""The boost card that has just been turned up."""
BROUGHT: Final = Slot("brought")
"""The card that surge has brought."""
CONTROLLER: Final = Slot("controller")
"""The player who is to control the card that enters play."""
COUNTERS: Final = Slot("counters")
"""The counters that lay on a card that was discarded as a cost."""
DISCARDED: Final = Slot("discarded")
"""The cards that were discarded as a cost."""
DISMISSED: Final = Slot("dismissed")
"""The revealed card went away unresolved."""
FINAL: Final = Slot("final")
"""Whether this Special is the last of its sequence."""
FROM_DECK: Final = Slot("from deck")
"""Whether a card is revealed from the encounter deck."""
HOST: Final = Slot("host")
"""The card that the one being played goes on."""
KEEP: Final = Slot("keep")
"""How many cards may stay in hand."""
KIND: Final = Slot("kind")
"""Which attack of an enemy that attacks several heroes it is."""
MINION: Final = Slot("minion")
"""The minion that fell to something else than an attack."""
PAID: Final = Slot("paid")
"""The resources that were spent on the card."""
OTHER: Final = Slot("other")
"""The scheme that was chosen besides the first one."""
OWED: Final = Slot("owed")
"""How much damage an identity has once all that it takes as a cost is on it, or how much is on its way."""
PAYING: Final = Slot("paying")
"""What is done now is the cost of an ability."""
POWER: Final = Slot("power")
"""The basic power that is being used."""
PRICE: Final = Slot("price")
"""What is to be paid."""
PUT: Final = Slot("put")
"""The card is put into play, not played."""
SPENT: Final = Slot("spent")
"""The cards that were spent on the card being played."""
TARGET: Final = Slot("target")
"""Whom a basic power is aimed at."""
UNPAID: Final = Slot("unpaid")
"""Part of a cost was prevented: what it would have paid for does not happen."""
USE: Final = Slot("use")
"""The ability that is being used."""
X: Final = Slot("x")
"""The type of resource that a cost of X takes."""
