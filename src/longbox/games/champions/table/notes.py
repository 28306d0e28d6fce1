"""What only events of some kinds tell, by name."""

from __future__ import annotations

from typing import Final

from longbox.engine.slots import Note

ACTIVATION: Final = Note("activation")
"""The number of the attack, thwart or scheme that the event is part of; 0 if of none."""
DAMAGE: Final = Note("damage")
"""How much damage the last blow dealt."""
DEFENCE: Final = Note("defence")
"""How much of an attack the defence took off."""
DEFENDER: Final = Note("defender")
"""Who defended against an attack, if anybody did."""
DRONE: Final = Note("drone")
"""Whether the defeated card was a face-down minion."""
FORCE: Final = Note("force")
"""ATK and boost of an attack that came to nothing."""
FROM_DECK: Final = Note("from deck")
"""Whether a card is revealed from the encounter deck."""
GENERATORS: Final = Note("generators")
"""The cards in play whose Resource abilities pay."""
INSTEAD: Final = Note("instead")
"""What a status card was lost for."""
LEFT_PLAY: Final = Note("left play")
"""A card that was discarded has left play by it."""
MADE: Final = Note("made")
"""The card that became a Drone."""
RESOLVED: Final = Note("resolved")
"""A card that was discarded had been resolved."""
VOID: Final = Note("void")
"""What the card does when revealed was cancelled."""
