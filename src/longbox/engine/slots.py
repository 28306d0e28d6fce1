"""The names under which an effect remembers what was chosen or found, and an event what only its kind tells.

A scope keeps such things in slots (`scope[slots.IT]`), an event in notes (`event.notes[notes.ROWS]`). Each name is
declared once, with what it stands for: here those of the engine, in `table/slots.py` and `table/notes.py` those of a
game. Nothing is kept under any other name: the types say so, and so does a test.
"""

from __future__ import annotations

from typing import Final, NewType

Slot = NewType("Slot", str)
Note = NewType("Note", str)

IT: Final = Slot("it")
"""The cards that were chosen or found: "it" and "them" in the words that follow."""
THOSE: Final = Slot("those")
"""The cards that were looked at: "those", "one of them", "the rest"."""
WHERE: Final = Slot("where")
"""The zones in which they lay, one for each."""
ALONE: Final = Slot("looked at alone")
"""Whether only the player who looked at them sees what becomes of them."""
EACH: Final = Slot("each")
"""Of cards that are taken one after the other, the one whose turn it is."""
SEAT: Final = Slot("seat")
"""Of players who are spoken of one after the other, the one whose turn it is: "that player"."""
DID: Final = Slot("did")
"""Whether something that may be done was done."""
WHOM: Final = Slot("whom")
"""The cards to which what is answered happened, as far as its moment meant them."""
BY: Final = Slot("by")
"""The cards that did what is answered."""
TIMES: Final = Slot("times")
"""How often at once what is answered happened."""
BODILESS: Final = Slot("bodiless")
"""Whether what speaks is a copy without a card of its own: there is no "this card" to which anything could be done."""
SHARES: Final = Slot("shares")
"""The cards among which an amount was divided, each as often as it has points."""
