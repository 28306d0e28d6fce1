"""Vs. System: your side and your teammate's against the others', and above all the wounds of the main characters.

What each thing is worth follows a logistic regression: who won 1,900 duels between greedy players, by how their sides
differed at the start of each turn. It is rounded, and DEF, health and keywords, of which the regression was not sure,
are set by hand. 20 points are about three to one (`trials.py`).
"""

from __future__ import annotations

from typing import Final

from longbox.languages import message
from longbox.players.judges import Judge, Points
from longbox.players.reading import CardView, View, cards, count

HABITS: Final = {
    "resource": 8.0,
    "recruit": 8.0,
    "equip": 6.0,
    "attack": 4.0,
    "join": 2.0,
    "strike back": 8.0,
    "play": 2.0,
    "use": 2.0,
    "power up": 1.0,
    "pass": 4.0,
    "move": 0.3,
    "end": 0.5,
}

ZONES: Final = frozenset({"front row", "back row", "removed from the game"})

MAIN_HEALTH: Final = 18.0
"""For each wound that a main character can still take."""
LAST_HEALTH: Final = 18.0
"""More for the last one: the next wound ends the game."""
LEVEL: Final = 25.0
XP: Final = 6.5

ATK: Final = 2.3
DEF: Final = 0.5
HEALTH: Final = 0.5
STRONG_ENOUGH: Final = 60
"""Whoever has more ATK or DEF wins no more by it; some may have any number."""
STUNNED: Final = 0.8
"""The part of its worth that a character keeps while it is stunned."""
KEYWORD: Final = 0.5
EQUIPMENT: Final = 2.0
"""For the powers of what is carried, beside the ATK and DEF that its bearer has from it."""
CAPTIVE: Final = 0.4
"""The part of its worth that a captive is to its captor's side: it comes back when the captor falls."""

CARD_IN_HAND: Final = 6.0
RESOURCE: Final = 8.0
RESOURCES_NEEDED: Final = 7
"""Beyond these a resource hardly buys more."""
SPARE_RESOURCE: Final = 0.5


def points(view: View, seat: int) -> Points:
    """Yours and your teammate's count in full, the others' against you, shared out among their parties."""
    party = view["party"]
    yours = worth_of(view, [one for one in range(view["seats"]) if party[one] == party[seat]])
    others = [one for one in range(view["seats"]) if party[one] != party[seat]]
    parties = len({party[one] for one in others})
    return dict(zip(BUILD_UP, yours, strict=True)) | {
        purpose: -worth / parties for purpose, worth in zip(TEAR_DOWN, worth_of(view, others), strict=True)
    }


def worth_of(view: View, seats: list[int]) -> tuple[float, ...]:
    """What several players have, purpose by purpose."""
    return tuple(sum(worth) for worth in zip(*(side(view, seat) for seat in seats), strict=True))


BUILD_UP: Final = (
    message("protect your main character"),
    message("strengthen your side"),
    message("keep cards in hand"),
    message("gain resources"),
)
TEAR_DOWN: Final = (
    message("hurt the enemy's main character"),
    message("weaken the enemy's side"),
    message("leave the enemy fewer cards"),
    message("leave the enemy fewer resources"),
)


def side(view: View, seat: int) -> tuple[float, float, float, float]:
    """What a player's main characters, characters with what they carry and hold, hand and resources are worth."""
    characters = cards(view, f"front row:{seat}") + cards(view, f"back row:{seat}")
    captors = {card["handle"] for card in characters}
    captives = [card for card in cards(view, "removed from the game") if card.get("on") in captors]
    carried = EQUIPMENT * count(view, f"equipment:{seat}")
    resources = count(view, f"resource row:{seat}")
    spare = max(0, resources - RESOURCES_NEEDED)
    return (
        sum(main_character(card) for card in characters if card.get("main")),
        sum(map(character, characters)) + CAPTIVE * sum(map(character, captives)) + carried,
        CARD_IN_HAND * count(view, f"hand:{seat}"),
        RESOURCE * (resources - spare) + SPARE_RESOURCE * spare,
    )


def main_character(card: CardView) -> float:
    left = health_left(card)
    worth = MAIN_HEALTH * left + XP * card.get("xp", 0) + LEVEL * card.get("level", 1)
    return worth + LAST_HEALTH if left > 1 else worth


def character(card: CardView) -> float:
    """What a character is good for on the table."""
    atk, defense = (min(card.get(stat, 0), STRONG_ENOUGH) for stat in ("atk", "def"))
    worth = ATK * max(0, atk) + DEF * max(-STRONG_ENOUGH, defense) + HEALTH * health_left(card)
    worth += KEYWORD * len(card.get("keywords", ()))
    return worth * STUNNED if card.get("stunned") else worth


def health_left(card: CardView) -> int:
    left: int = card.get("health", 0) - card.get("wounds", 0)
    return left


JUDGE: Final = Judge(points, HABITS, ZONES)
