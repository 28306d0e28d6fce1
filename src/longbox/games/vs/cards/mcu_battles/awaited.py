"""Cards that are known but can't be played yet: what our sources on The MCU Battles leave open."""

from __future__ import annotations

from typing import Final

from longbox.engine.cards import Awaited, identifier
from longbox.games.vs.cards.mcu_battles.known import SET

NAME_ONLY: Final = "Nothing but its name is known to us: its numbers and powers are missing."
SYMBOL: Final = "The symbol that pays for its super power is not known to us; the rest is."

MAIN_CHARACTERS: Final = {
    "Captain America": "The symbol that pays for its super power, and its Level 2, are not known to us.",
    "Bruce Banner": NAME_ONLY,
    "Hulk": NAME_ONLY,
    "Iron Man": "The symbols that pay for its super powers, and its Health at Level 2, are not known to us.",
    "Star-Lord": NAME_ONLY,
    "Thor": NAME_ONLY,
    "Abomination": NAME_ONLY,
    "Iron Monger": NAME_ONLY,
    "Ultron": NAME_ONLY,
}
SUPPORTING_CHARACTERS: Final = {
    "Heimdall": NAME_ONLY,
    "Black Widow": NAME_ONLY,
    "Rocket": SYMBOL,
    "Captain America": NAME_ONLY,
    "Iron Man": NAME_ONLY,
    "Star-Lord": NAME_ONLY,
    "Gamora": NAME_ONLY,
    "Drax": NAME_ONLY,
    "Thor": NAME_ONLY,
    "Hulk": SYMBOL,
    "Killian": NAME_ONLY,
    "Whiplash": NAME_ONLY,
    "Crossbones": NAME_ONLY,
    "Mandarin": NAME_ONLY,
    "Destroyer": NAME_ONLY,
    "Nebula": NAME_ONLY,
    "Iron Monger": NAME_ONLY,
    "Ronan": NAME_ONLY,
    "Chitauri Leviathan": NAME_ONLY,
    "Malekith": NAME_ONLY,
    "Red Skull": NAME_ONLY,
    "Loki": NAME_ONLY,
    "Winter Soldier": NAME_ONLY,
    "Trevor Slattery": NAME_ONLY,
}
PLOT_TWISTS: Final = {
    "He's a Friend From Work!": NAME_ONLY,
    "I Have an Army": NAME_ONLY,
    "Sokovia Accords": NAME_ONLY,
    "Two More Grow in its Place": NAME_ONLY,
}
LOCATIONS: Final = {"Sokovia": "Its symbols are not known to us."}
OF_UNKNOWN_KIND: Final = {"The Ten Rings": "Nothing but its name is known to us, not even what kind of card it is."}

AWAITED: Final = tuple(
    Awaited(f"mcu-{identifier(name)}{ending}", name, SET, kind, missing)
    for kind, ending, cards in (
        ("main character", "-main", MAIN_CHARACTERS),
        ("supporting character", "", SUPPORTING_CHARACTERS),
        ("plot twist", "", PLOT_TWISTS),
        ("location", "", LOCATIONS),
        ("card", "", OF_UNKNOWN_KIND),
    )
    for name, missing in cards.items()
)
