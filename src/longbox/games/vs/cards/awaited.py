"""Cards that are known by name but can't be played yet: The MCU Battles, but for its basic Locations."""

from __future__ import annotations

from typing import Final

from longbox.engine.cards import identifier

SET: Final = "The MCU Battles"

MAIN_CHARACTERS: Final = (
    "Captain America", "Bruce Banner", "Hulk", "Iron Man", "Star-Lord", "Thor", "Abomination", "Iron Monger", "Ultron",
)  # fmt: skip
SUPPORTING_CHARACTERS: Final = (
    "Baby Groot", "Heimdall", "Black Widow", "Rocket", "Captain America", "Falcon", "Nick Fury", "Iron Man",
    "Star-Lord", "Gamora", "War Machine", "Drax", "Thor", "Hulk", "Killian", "Whiplash", "Crossbones", "Mandarin",
    "Destroyer", "Nebula", "Iron Monger", "Ronan", "Chitauri Leviathan", "Malekith", "Abomination", "Red Skull", "Loki",
    "Trevor Slattery", "Winter Soldier",
)  # fmt: skip
PLOT_TWISTS: Final = (
    "No, You Move.", "He's a Friend From Work!", "I Have an Army", "Sokovia Accords", "Two More Grow in its Place",
)  # fmt: skip
LOCATIONS: Final = ("Avengers Tower", "Sokovia")

AWAITED: Final = tuple(
    (f"mcu-{identifier(name)}{ending}", name, SET, kind)
    for kind, ending, names in (
        ("main character", "-main", MAIN_CHARACTERS),
        ("supporting character", "", SUPPORTING_CHARACTERS),
        ("plot twist", "", PLOT_TWISTS),
        ("location", "", LOCATIONS),
    )
    for name in names
)
