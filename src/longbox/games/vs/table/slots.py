"""The slots of Vs. System: under which names its effects and procedures remember what they are about."""

from __future__ import annotations

from typing import Final

from longbox.engine import slots
from longbox.engine.slots import Slot

IT: Final = slots.IT
SEAT: Final = slots.SEAT
WHOM: Final = slots.WHOM
BY: Final = slots.BY
TIMES: Final = slots.TIMES
"""As in every game."""
NAME: Final = Slot("name")
"""The name that was chosen, by its number."""
EGG: Final = Slot("egg")
"""The egg that is about to hatch."""
FOUND: Final = Slot("found")
"""A card that was found or chosen first, while others are chosen."""
COUNTED: Final = Slot("counted")
"""How many counters there were before."""
SO_MANY: Final = Slot("so_many")
"""How many cards or counters there were in what was done."""
THROWN: Final = Slot("thrown")
"""The card that was discarded, where that is asked about."""
SWITCHING: Final = Slot("switching")
"""The two who exchange their rows."""
BORROWED: Final = Slot("borrowed")
"""The character that came over from another side for a while."""
MARKED: Final = Slot("marked")
"""The character to which something will be done later."""
ARRIVAL: Final = Slot("arrival")
"""What that character was then: one that left play and came back is another."""
LENT_BY: Final = Slot("from_")
"""The player on whose side it was."""
COST: Final = Slot("cost")
"""The symbols that are to be paid."""
DISCARDED: Final = Slot("discarded")
"""The cards that were discarded from hand to pay."""
INSTANCE: Final = Slot("instance")
"""The power that is used."""
CHARACTER: Final = Slot("character")
"""The character that is powered up, or that something is paid for."""
EFFECT: Final = Slot("effect")
"""What was left behind and is to end, by its number."""
WHERE_TO: Final = Slot("then")
"""Where a card that was played goes when it is through, if not to the KO pile."""
DEFENDER: Final = Slot("defender")
"""Who is to be attacked, while the team gathers."""
FIRST: Final = Slot("first")
"""Whether these are the first strikes: only the Ferocious take part."""
STRUCK_BACK_AT: Final = Slot("target")
"""The attackers whom the defender strikes back at."""
BLOWS: Final = Slot("blows")
"""Who has struck the defender, who that was, and whom it has struck back at."""
OUTCOME: Final = Slot("outcome")
"""How the strikes went: who fell, how many attacked whom, whether from the front, and who the enemy was."""
OLD: Final = Slot("old")
"""The character that transforms."""
NEW: Final = Slot("new")
"""The one that it transforms into."""
LEVEL: Final = Slot("level")
"""The level at which the new one enters."""
KEPT: Final = Slot("kept")
"""The counters, wounds and XP that it had."""
