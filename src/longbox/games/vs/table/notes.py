"""The notes of Vs. System: what its events tell besides who, whom, how much and by what."""

from __future__ import annotations

from typing import Final

from longbox.engine.slots import Note

SOURCES: Final = Note("sources")
"""By whom each of the cards was stunned or KO'd."""
INSTEAD: Final = Note("instead")
"""Those who would be KO'd at the same moment, and leave play in another way instead."""
WOUNDED: Final = Note("wounded")
"""Whom a stun has wounded, and who heard of that before it."""
KEEPS_EQUIPMENT: Final = Note("keeps equipment")
"""Whether those who are stunned keep what they carry."""
SIDES: Final = Note("sides")
"""On whose side each of them was."""
HEARD: Final = Note("heard")
"""Who heard of a KO before it, as it follows from a stun."""
ATK: Final = Note("atk")
"""The change of ATK; of a strike, the ATK that it was made with."""
DEF: Final = Note("def")
"""The change of DEF."""
DEFENSE: Final = Note("defense")
"""The DEF that a strike had to overcome."""
BEFORE: Final = Note("before")
"""The ATK of each of the cards before it changed."""
GAINED: Final = Note("gained")
"""How much ATK each of the cards has gained."""
UNTIL: Final = Note("until")
"""Until when it lasts; None for good."""
KEYWORD: Final = Note("keyword")
"""The keyword that is gained."""
RULE: Final = Note("rule")
"""What is forbidden or allowed."""
POWER: Final = Note("power")
"""The power that is used or cancelled."""
SIDE: Final = Note("side")
"""The player on whose side a character appears."""
SEATS: Final = Note("seats")
"""On whose side each of several characters appears; of players who are beaten, who they are."""
ROWS: Final = Note("rows")
"""In which row each of them appears."""
KEPT: Final = Note("kept")
"""The counters, wounds and XP that each of them has kept."""
FACE: Final = Note("face")
"""The face that shows."""
FACES: Final = Note("faces")
"""The face that each of the cards shows."""
FALLEN: Final = Note("fallen")
"""Those who fell by the strikes of a combat."""
TEAM: Final = Note("team")
"""How many attacked in it."""
DEFENDER: Final = Note("defender")
"""Who was attacked."""
FRONT: Final = Note("front")
"""Whether the defender was in the front row."""
ENEMY: Final = Note("enemy")
"""The player on whose side the defender was."""
