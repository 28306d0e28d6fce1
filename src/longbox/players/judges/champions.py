"""Marvel Champions: the villain's hit points against the heroes' and against the threat."""

from __future__ import annotations

from typing import Final

from longbox.players.judges import Points
from longbox.players.judges.reading import CardView, View, cards, count

HABITS: Final = {
    "attack": 3.0,
    "thwart": 3.0,
    "recover": 3.0,
    "use": 3.0,
    "play": 2.0,
    "ask": 0.2,
    "flip": 0.4,
    "end": 0.4,
    "discard": 0.05,
    "pass": 0.5,
}

ZONES: Final = frozenset({"villain", "schemes", "engaged", "area"})

VILLAIN_HIT_POINT: Final = 2.0
STAGE: Final = 40.0
"""For each stage of the villain that is beaten: as much as a stage's hit points are worth and more."""
HERO_HIT_POINT: Final = 2.0
NEAR_DEFEAT: Final = 5
"""Hit points below which each counts more."""
LAST_HIT_POINT: Final = 5.0
HERO_DEFEATED: Final = 80.0

THREAT: Final = 2.0
NEAR_COMPLETION: Final = 4
"""Threat short of the target from which on each point counts more."""
LAST_THREAT: Final = 6.0
SCHEME_SIDE: Final = 15.0
"""For each side of the main scheme that the villain is past."""
ACCELERATION: Final = 6.0
SIDE_SCHEME: Final = 5.0
SIDE_THREAT: Final = 1.5

MINION: Final = 3.0
MINION_HIT_POINT: Final = 1.0
MINION_POWER: Final = 2.0
ATTACHMENT: Final = 5.0

ALLY_HIT_POINT: Final = 1.5
ALLY_POWER: Final = 1.5
PERMANENT: Final = 2.0
"""For an upgrade or a support in play, and as much again for each resource that it cost."""
CARD_IN_HAND: Final = 1.0
READY: Final = 1.0
STATUS: Final = 4.0
"""For a status card on the villain or a hero."""


def points(view: View, seat: int) -> Points:
    """All players win or lose together: the seat does not matter, its hand apart."""
    seats = range(view["seats"])
    areas = [card for one in seats for card in cards(view, f"area:{one}")]
    return {
        "wear down the villain": sum(map(villain, cards(view, "villain"))),
        "hold back the threat": -sum(map(scheme, cards(view, "schemes"))) - ACCELERATION * view.get("acceleration", 0),
        "get rid of minions": -sum(minion(card) for one in seats for card in engaged(view, one)),
        "keep the heroes alive": sum(map(identity, areas)) - HERO_DEFEATED * sum(view["out"]),
        "keep allies in play": sum(map(ally, areas)),
        "build up your area": sum(map(permanent, areas)),
        "keep cards in hand": CARD_IN_HAND * sum(count(view, f"hand:{one}") for one in seats),
    }


def villain(card: CardView) -> float:
    """What is left of the villain counts against the players; the attachments on it as well."""
    if card.get("kind") != "villain":
        return -ATTACHMENT if card.get("kind") == "attachment" else permanent(card)
    worth = STAGE * card["stage"] - VILLAIN_HIT_POINT * hit_points(card)
    hampered = card.get("stunned", 0) + card.get("confused", 0) - card.get("tough", 0)
    return worth + STATUS * hampered


def scheme(card: CardView) -> float:
    threat = card.get("threat", 0)
    if card.get("kind") != "main scheme":
        return SIDE_SCHEME + SIDE_THREAT * threat
    short = card.get("target", 99) - threat
    pressing = max(0, NEAR_COMPLETION - short)
    return SCHEME_SIDE * card["stage"] + THREAT * threat + LAST_THREAT * pressing


def engaged(view: View, seat: int) -> list[CardView]:
    """The minions engaged with a player; of those that lie face down the view tells the numbers apart."""
    drones = view.get("drones", {})
    return [card | drones.get(card["handle"], {}) for card in cards(view, f"engaged:{seat}")]


def minion(card: CardView) -> float:
    power = card.get("atk", 0) + card.get("sch", 0)
    return MINION + MINION_HIT_POINT * hit_points(card) + MINION_POWER * power


def identity(card: CardView) -> float:
    if card.get("kind") not in ("hero", "alter-ego"):
        return 0.0
    left = hit_points(card)
    worth = HERO_HIT_POINT * left - LAST_HIT_POINT * max(0, NEAR_DEFEAT - left)
    hampered = card.get("stunned", 0) + card.get("confused", 0) - card.get("tough", 0)
    return worth - STATUS * hampered + READY * (not card.get("exhausted"))


def ally(card: CardView) -> float:
    if card.get("kind") != "ally":
        return 0.0
    return ALLY_HIT_POINT * hit_points(card) + ALLY_POWER * (card.get("atk", 0) + card.get("thw", 0))


def permanent(card: CardView) -> float:
    if card.get("kind") not in ("upgrade", "support"):
        return 0.0
    return PERMANENT * (1 + card.get("cost", 0))


def hit_points(card: CardView) -> int:
    """Hit points that are left."""
    left: int = card.get("health", 0) - card.get("damage", 0)
    return max(0, left)
