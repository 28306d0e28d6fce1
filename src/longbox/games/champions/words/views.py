"""What clients draw: cards as printed and as they stand now, and the table beside them."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from longbox.engine.cards import Card
from longbox.engine.effects.abilities import Static
from longbox.engine.language import message, said
from longbox.engine.view import handle
from longbox.games.champions.chapters import activations, ally_limit, hand_size, player_phase, round, villain_phase
from longbox.games.champions.table.abilities import ON_BOOST
from longbox.games.champions.table.cards import in_play, kind_of, traits_of
from longbox.games.champions.table.characters import allies, minions, shown_remaining
from longbox.games.champions.table.counters import count
from longbox.games.champions.table.kinds import (
    ACCELERATION,
    ALTER_EGO,
    ATTACHMENT,
    ATTACK,
    HERO,
    KEYWORDS,
    MAIN_SCHEME,
    NO_ICONS,
    OVERKILL,
    RESOURCES,
    SCHEMING,
    SIDE_SCHEME,
    UPGRADE,
    VILLAIN,
)
from longbox.games.champions.table.players import form
from longbox.games.champions.table.state import Champions
from longbox.games.champions.table.zones import DEALT
from longbox.games.champions.words.villain_phase_to_come import villain_phase_to_come

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
        "uses": face.facts["uses"].count if "uses" in face.facts else 0,
        "boost star": bool(face.at(ON_BOOST)),
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
    plain = [power for power in face.powers if isinstance(power, Static) and type(power.amount) is int]
    return {power.stat: power.amount for power in plain if power.stat in STATS}


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


PHASES: Final = {
    message("Player turns"): (player_phase.take_turns,),
    message("Draw and ready"): (player_phase.discard_down, player_phase.draw_up, player_phase.ready_all),
    message("Threat"): (villain_phase.place_threat,),
    message("Enemies"): (villain_phase.activate_enemies,),
    message("Encounter cards"): (villain_phase.deal_encounter_cards, villain_phase.reveal_encounter_cards),
    message("First player"): (villain_phase.pass_first_player,),
}
"""The steps of a round in their order, and the functions of the procedure that they stand for."""


def table_view(game: Champions, seat: int | None) -> dict[str, Any]:
    """What everybody sees beside the cards."""
    drones = {handle(game.state, seat, card): drone_view(game, card) for card in face_down_minions(game)}
    seen: dict[str, Any] = {
        "phases": phases(game),
        "players": [player_view(game, seat, one) for one in range(game.state.seats)],
        "main_schemes": [handle(game.state, seat, scheme) for scheme in game.state.main_schemes],
        "villains": [handle(game.state, seat, villain) for villain in game.state.villains],
        "last_stages": [face + 1 for face in game.state.last_stages],
        "acceleration": sum(count(game, scheme, ACCELERATION) for scheme in game.state.main_schemes),
        "villain_phase": villain_phase_to_come(game, seat),
    }
    if drones:
        seen["drones"] = drones
    return seen | activation_view(game, seat)


def phases(game: Champions) -> list[dict[str, Any]]:
    doing = next((frame.at - 1 for frame in game.state.frames if frame.node is round.ROUND), -1)
    step = round.ROUND.steps[doing] if doing >= 0 else None
    return [{"name": said(name), "now": step in steps} for name, steps in PHASES.items()]


def player_view(game: Champions, seat: int | None, one: int) -> dict[str, Any]:
    """A player: the identity, how it stands, and how many cards and allies there may be."""
    state = game.state
    identity = state.identity[one]
    return {
        "identity": handle(state, seat, identity),
        "hero": state.definition[identity].name,
        "form": form(game, one),
        "remaining": shown_remaining(game, identity),
        "health": game.value(identity, "health"),
        "hand_size": hand_size.hand_size(game, one),
        "allies": len(allies(game, one)),
        "ally_limit": ally_limit.ally_limit(game, one),
        "encounter_cards": len(state.zones[DEALT.at(one)]),
    }


def face_down_minions(game: Champions) -> list[int]:
    return [card for card in minions(game) if game.state.face_down[card]]


def drone_view(game: Champions, card: int) -> dict[str, int]:
    """Of a drone everybody sees what it is worth, nobody which card it is."""
    stats = {stat: game.value(card, stat) for stat in ("sch", "atk", "health")}
    return stats | {"remaining": shown_remaining(game, card)}


def activation_view(game: Champions, seat: int | None) -> dict[str, Any]:
    """The attack, thwart or scheme in progress: who does it to whom, how it is defended, what boosts it."""
    state = game.state
    if not state.activations:
        return {}
    now = state.activations[-1]
    stat = {ATTACK: "atk", SCHEMING: "sch"}.get(now.kind, "thw")
    return {
        "activation": {
            "kind": now.kind,
            "who": handle(state, seat, now.who),
            "against": now.seat,
            "target": handle(state, seat, now.target) if now.target >= 0 else None,
            "value": max(0, game.value(now.who, stat)),
            "defence": now.defence,
            "boost": now.boost,
            "overkill": activations.has_keyword(game, now, OVERKILL),
        }
    }
