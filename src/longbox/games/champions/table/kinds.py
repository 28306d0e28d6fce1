"""The types of cards, the resources, and which types belong together."""

from __future__ import annotations

from typing import Final

from longbox.engine.counters import Counter
from longbox.engine.language import message

HERO: Final = "hero"
ALTER_EGO: Final = "alter-ego"
ALLY: Final = "ally"
EVENT: Final = "event"
UPGRADE: Final = "upgrade"
SUPPORT: Final = "support"
RESOURCE: Final = "resource"
VILLAIN: Final = "villain"
MAIN_SCHEME: Final = "main scheme"
SIDE_SCHEME: Final = "side scheme"
MINION: Final = "minion"
ATTACHMENT: Final = "attachment"
TREACHERY: Final = "treachery"
OBLIGATION: Final = "obligation"
ENVIRONMENT: Final = "environment"
IDENTITY: Final = frozenset((HERO, ALTER_EGO))
ENEMY: Final = frozenset((VILLAIN, MINION))
CHARACTERS: Final = IDENTITY | ENEMY | {ALLY}
"""Who has hit points."""
PLAYED: Final = frozenset((ALLY, EVENT, UPGRADE, SUPPORT))
"""Player cards that have a cost."""


ACTS_AS_IDENTITY: Final = frozenset((HERO, ALTER_EGO, EVENT, UPGRADE, RESOURCE))
"""What these cards do, the player's identity does."""


AGGRESSION: Final = "aggression"
JUSTICE: Final = "justice"
LEADERSHIP: Final = "leadership"
PROTECTION: Final = "protection"
BASIC: Final = "basic"
ASPECTS: Final = (AGGRESSION, JUSTICE, LEADERSHIP, PROTECTION)
ASPECT_WORDS: Final = {
    AGGRESSION: message("aggression"),
    JUSTICE: message("justice"),
    LEADERSHIP: message("leadership"),
    PROTECTION: message("protection"),
}
MENTAL: Final = 0
PHYSICAL: Final = 1
ENERGY: Final = 2
WILD: Final = 3
RESOURCES: Final = ("mental", "physical", "energy", "wild")
RESOURCE_WORDS: Final = (message("mental"), message("physical"), message("energy"), message("wild"))


Icons = tuple[int, int, int, int]
"""How many mental, physical, energy and wild resources."""


NO_ICONS: Final[Icons] = (0, 0, 0, 0)
STUNNED: Final = Counter(message("stunned"), most=1)
CONFUSED: Final = Counter(message("confused"), most=1)
TOUGH: Final = Counter(message("tough"), most=1)
STATUSES: Final = (STUNNED, CONFUSED, TOUGH)
"""A status card is a counter of which a character has at most one."""
STATUS_NAMES: Final[tuple[str, ...]] = tuple([status.name for status in STATUSES])


ACCELERATION: Final = Counter(message("acceleration"))
"""A token on a main scheme, which has more threat placed on it every round."""


ATTACK: Final = "attack"
THWART: Final = "thwart"
DEFENSE: Final = "defense"
SCHEMING: Final = "scheme"


def count(icons: Icons) -> int:
    """How many resources these are in all."""
    mental, physical, energy, wild = icons
    return mental + physical + energy + wild


def names(icons: Icons) -> tuple[str, ...]:
    """The resources one by one: ("energy", "energy", "wild")."""
    return tuple([RESOURCES[kind] for kind, number in enumerate(icons) for _ in range(number)])


def icons(letters: str) -> Icons:
    """'EE' is two energy resources; the letters are those of mental, physical, energy and wild."""
    return letters.count("M"), letters.count("P"), letters.count("E"), letters.count("W")


GUARD: Final = "guard"
TOUGHNESS: Final = "toughness"
SURGE: Final = "surge"
QUICKSTRIKE: Final = "quickstrike"
RETALIATE: Final = "retaliate"
OVERKILL: Final = "overkill"
KEYWORDS: Final = (GUARD, TOUGHNESS, SURGE, QUICKSTRIKE, RETALIATE, OVERKILL)
"""A keyword is a value of a card under its name, above 0 while the card has it: printed, gained or lost like any other
(`engine/modifiers.py`). An attack can have some of its own, too."""
