"""What clients draw of cards: what is printed on them, and how they stand now."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from longbox.engine.cards import Card
from longbox.games.champions.kinds import (
    ALTER_EGO,
    ATTACHMENT,
    HERO,
    MAIN_SCHEME,
    NO_ICONS,
    RESOURCES,
    SIDE_SCHEME,
    UPGRADE,
    VILLAIN,
)
from longbox.games.champions.making import KEYWORDS
from longbox.games.champions.table import Champions, in_play, kind_of, shown_remaining, traits_of
from longbox.games.champions.vocabulary.statics import Bonus

STATS: Final = (
    "cost", "thw", "atk", "def", "rec", "sch", "health", "hand size", "target", "boost", "thwart cost", "attack cost",
)  # fmt: skip
"""`thwart cost` and `attack cost` are the consequential damage of an ally."""
SHOWN_AS: Final = {"acceleration threat": "each round"}
SCHEME_ICONS: Final = ("crisis", "hazard", "acceleration")
FACTS: Final = ("aspect", "subtitle", "hero", "code")
ALWAYS_UNIQUE: Final = (HERO, ALTER_EGO, VILLAIN)
GAINED_TRAITS: Final = ("Aerial",)
"""Traits that cards can give."""


def card_view(game: Champions, card: int) -> dict[str, Any]:
    """What a card is and, in play, how its numbers stand now."""
    face = game.face(card)
    seen = dict(printed(face))
    if not in_play(game, card):
        if "cost" in face.stats:
            seen["cost"] = game.value(card, "cost")
        return seen
    seen |= present(game, card, face)
    seen.pop("per player", None)
    if game.state.face_down[card] or gives_words(game):
        seen |= present_words(game, card)
        return {key: found for key, found in seen.items() if found != []}
    return seen


@cache
def printed(face: Card) -> dict[str, Any]:
    """The face of a card, under the names that the view of a card in play uses. What is not there is left out."""
    seen: dict[str, Any] = {"kind": face.kind}
    seen |= {stat: face.stats[stat] for stat in STATS if stat in face.stats}
    seen |= {fact: face.facts[fact] for fact in FACTS if face.facts.get(fact)}
    counts = zip(RESOURCES, face.facts.get("icons", NO_ICONS), strict=True)
    found = {
        "unique": bool(face.facts.get("unique")) or face.kind in ALWAYS_UNIQUE,
        "landscape": face.kind in (MAIN_SCHEME, SIDE_SCHEME),
        "traits": sorted(face.traits),
        "resources": [resource for resource, count in counts for _ in range(count)],
        "icons": [icon for icon in SCHEME_ICONS if face.stats.get(icon)],
        "keywords": [keyword for keyword in KEYWORDS if face.keywords.get(keyword)],
        "sides": list(face.facts.get("sides", ())),
        "uses": face.facts.get("uses", 0),
        "boost star": "boost" in face.facts,
        "bonus": bonuses(face),
        "per player": sorted(SHOWN_AS.get(stat, stat) for stat in face.facts.get("per_player", ())),
    }
    return seen | {key: value for key, value in found.items() if value} | stage_facts(face)


def stage_facts(face: Card) -> dict[str, Any]:
    """Which stage of a villain or scheme it is, and the threat of a scheme: at first, and that each round adds."""
    seen: dict[str, Any] = {}
    if "stage" in face.facts:
        seen["stage name"] = face.facts["stage"]
        seen["stage"] = face.facts["sides"].index(face.id) + 1
    if face.stats.get("starting threat"):
        seen["starting threat"] = face.stats["starting threat"]
    if face.kind == MAIN_SCHEME:
        seen["each round"] = face.stats["acceleration threat"]
    return seen


def bonuses(face: Card) -> dict[str, int]:
    """The plain bonuses that an upgrade or attachment gives."""
    if face.kind not in (UPGRADE, ATTACHMENT):
        return {}
    return {power.stat: power.amount for power in face.powers if isinstance(power, Bonus) and type(power.amount) is int}


def present(game: Champions, card: int, face: Card) -> dict[str, Any]:
    """The values of a card in play; what is printed for each player is multiplied there."""
    seen: dict[str, Any] = {"kind": kind_of(game, card)}
    seen |= {stat: game.value(card, stat) for stat in STATS if stat in face.stats}
    if "health" in face.stats:
        seen["remaining"] = shown_remaining(game, card)
        seen["printed"] = {stat: game.rules.printed(game, card, stat) for stat in BATTLE_STATS if stat in face.stats}
    if face.kind == MAIN_SCHEME:
        seen["each round"] = game.value(card, "acceleration threat")
    return seen


def gives_words(game: Champions) -> bool:
    """Whether anything gives or takes traits, icons or keywords; mostly all cards have those that are printed."""
    state = game.state
    changed = state.statics.keys() | state.modifiers.keys()
    return state.alters_powers or not changed.isdisjoint(WORDS)


WORDS: Final = frozenset((*SCHEME_ICONS, *KEYWORDS, *GAINED_TRAITS))


def present_words(game: Champions, card: int) -> dict[str, Any]:
    """The traits, icons and keywords of a card in play."""
    return {
        "traits": sorted(traits_of(game, card) | gained_traits(game, card)),
        "icons": [icon for icon in SCHEME_ICONS if game.value(card, icon) > 0],
        "keywords": [keyword for keyword in KEYWORDS if game.has(card, keyword)],
    }


BATTLE_STATS: Final = ("thw", "atk", "def", "rec", "sch", "health")


def gained_traits(game: Champions, card: int) -> set[str]:
    return {trait for trait in GAINED_TRAITS if game.value(card, trait) > 0}
