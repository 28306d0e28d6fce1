"""What clients draw: the present values of cards, and the state of the table."""

from __future__ import annotations

from functools import cache
from typing import Any

from longbox.engine.cards import Card
from longbox.engine.view import handle
from longbox.games.champions.kinds import MAIN_SCHEME, NO_ICONS, RESOURCES
from longbox.games.champions.making import KEYWORDS
from longbox.games.champions.table import Champions, in_play, kind_of, minions, traits_of

STATS = ("cost", "thw", "atk", "def", "rec", "sch", "health", "hand size", "target", "boost")
SCHEME_ICONS = ("crisis", "hazard", "acceleration")
FACTS = ("aspect", "subtitle")
GAINED_TRAITS = ("Aerial",)
"""Traits that cards can give."""


def card_view(game: Champions, card: int) -> dict[str, Any]:
    """What a card is and, in play, how its numbers stand now."""
    face = game.face(card)
    seen = dict(printed(face))
    if "stage" in face.facts:
        seen["stage"] = game.state.face[card] + 1
    if in_play(game, card):
        seen |= present(game, card, face)
        return {key: found for key, found in seen.items() if found != []}
    if "cost" in face.stats:
        seen["cost"] = game.value(card, "cost")
    return seen


@cache
def printed(face: Card) -> dict[str, Any]:
    seen: dict[str, Any] = {"kind": face.kind}
    seen |= {stat: face.stats[stat] for stat in STATS if stat in face.stats}
    seen |= {fact: face.facts[fact] for fact in FACTS if face.facts.get(fact)}
    if "stage" in face.facts:
        seen["stage name"] = face.facts["stage"]
    counts = zip(RESOURCES, face.facts.get("icons", NO_ICONS), strict=True)
    lists = {
        "traits": sorted(face.traits),
        "resources": [resource for resource, count in counts for _ in range(count)],
        "icons": [icon for icon in SCHEME_ICONS if face.stats.get(icon)],
        "keywords": [keyword for keyword in KEYWORDS if face.keywords.get(keyword)],
    }
    return seen | {key: found for key, found in lists.items() if found}


def present(game: Champions, card: int, face: Card) -> dict[str, Any]:
    """The values of a card in play."""
    seen: dict[str, Any] = {"kind": kind_of(game, card)}
    seen |= {stat: game.value(card, stat) for stat in STATS if stat in face.stats}
    if face.kind == MAIN_SCHEME:
        seen["each round"] = game.value(card, "acceleration threat")
    seen["traits"] = sorted(traits_of(game, card) | gained_traits(game, card))
    seen["icons"] = [icon for icon in SCHEME_ICONS if game.value(card, icon) > 0]
    seen["keywords"] = [keyword for keyword in KEYWORDS if game.has(card, keyword)]
    return seen


def gained_traits(game: Champions, card: int) -> set[str]:
    return {trait for trait in GAINED_TRAITS if game.value(card, trait) > 0}


def table_view(game: Champions, seat: int | None) -> dict[str, Any]:
    """What lies face down in play as a minion, and what is in progress."""
    drones = {handle(game.state, seat, card): drone_view(game, card) for card in face_down_minions(game)}
    seen: dict[str, Any] = {"drones": drones} if drones else {}
    return seen | activation_view(game, seat)


def face_down_minions(game: Champions) -> list[int]:
    return [card for card in minions(game) if game.state.face_down[card]]


def drone_view(game: Champions, card: int) -> dict[str, int]:
    """Of a drone everybody sees what it is worth, nobody which card it is."""
    return {stat: game.value(card, stat) for stat in ("sch", "atk", "health")}


def activation_view(game: Champions, seat: int | None) -> dict[str, Any]:
    """The attack, thwart or scheme in progress: who does it to whom, how it is defended, what boosts it."""
    state = game.state
    if not state.activations:
        return {}
    now = state.activations[-1]
    return {
        "activation": {
            "kind": now.kind,
            "who": handle(state, seat, now.who),
            "against": now.seat,
            "target": handle(state, seat, now.target) if now.target >= 0 else None,
            "defence": now.defence,
            "boost": now.boost,
            "overkill": bool(now.overkill),
        }
    }
