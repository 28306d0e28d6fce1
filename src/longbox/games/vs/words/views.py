"""What a client needs to draw the table."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from longbox.engine.cards import Card
from longbox.engine.language import message, said
from longbox.engine.view import handle
from longbox.games.vs.chapters.combat_forecast import blow, forecast
from longbox.games.vs.chapters.team_attack import team_being_picked
from longbox.games.vs.table import stats
from longbox.games.vs.table.characters import in_a_row, in_front, is_main, leaders_of, stunned
from longbox.games.vs.table.kinds import BUILD, COMBAT, DRAW, MAIN, PLAYER, RECOVERY
from longbox.games.vs.table.names import name
from longbox.games.vs.table.powers import Grants, PlotTwist, SuperPower
from longbox.games.vs.table.state import Vs
from longbox.games.vs.table.zones import DECK, FRONT, HAND, SIDE_DECK
from longbox.games.vs.words.lasting_effects import lasting_effects

SHOWN_KEYWORDS: Final = (
    stats.FLIGHT, stats.RANGED, stats.DODGE, stats.FEROCIOUS, stats.FEARLESS, stats.GRAB, stats.LEADER,
    stats.LETHAL, stats.MERCENARY, stats.MOBILE, stats.MONSTROUS, stats.STEALTH, stats.SWARM,
)  # fmt: skip
ANY_SHOWN: Final = frozenset(SHOWN_KEYWORDS)

PHASES: Final = (
    (message("Draw"), DRAW, ""),
    (message("Recovery"), RECOVERY, ""),
    (message("Resource"), BUILD, "resource"),
    (message("Recruit"), BUILD, "recruit"),
    (message("Formation"), BUILD, "formation"),
    (message("Main"), MAIN, ""),
    (message("Combat"), COMBAT, ""),
    (message("End"), "end", ""),
)
"""The steps of a turn in their order: the name, and the phase and step of the state that it stands for."""


def card_view(game: Vs, card: int) -> dict[str, Any]:
    """What is printed on a card and, in play, how it stands now."""
    face = game.face(card)
    seen = dict(printed(face))
    teams = stats.teams(game, card)
    if teams is not face.traits:
        seen["teams"] = sorted(teams)
    if "cost" in face.stats:
        seen["cost"] = game.value(card, "cost")
    if "health" in face.stats:
        seen["atk"], seen["def"] = stats.atk(game, card), stats.defense(game, card)
        seen["health"] = stats.health(game, card)
    if is_main(game, card):
        seen |= {"main": True, "level": face.fact("level", 1)}
    elif face.kind == "main character" and not SIDE_DECK.holds(game.state.zone[card]):
        del seen["main"]
        seen["cost"] = game.value(card, "cost")
    elif face.kind == PLAYER:
        seen["name"] = name(game, card)
    if card in game.state.captives:
        seen["captive"] = True
    if in_a_row(game, card):
        seen["keywords"] = keywords(game, card)
        seen["stunned"] = stunned(game, card)
        seen["player"] = game.state.controller[card]
        if not in_front(game, card):
            seen["protected"] = is_protected(game, card)
    return seen


def keywords(game: Vs, card: int) -> list[str]:
    """The keywords that a character has now. Mostly nothing on the table gives or takes any: a search asks often."""
    state = game.state
    if state.alters_powers or not ANY_SHOWN.isdisjoint(state.modifiers) or not ANY_SHOWN.isdisjoint(state.statics):
        return [keyword for keyword in SHOWN_KEYWORDS if stats.has(game, card, keyword)]
    return [] if state.face_down[card] else printed_keywords(game.face(card))


def printed_keywords(face: Card) -> list[str]:
    return [keyword for keyword in SHOWN_KEYWORDS if keyword in face.keywords]


@cache
def printed(face: Card) -> dict[str, Any]:
    """The face of a card, under the names that the view of a card in play uses."""
    seen: dict[str, Any] = {"kind": face.kind, "teams": sorted(face.traits)}
    if face.kind == "location":
        seen["symbols"] = list(face.fact("symbols"))
    if "cost" in face.stats:
        seen["cost"] = face.stats["cost"]
    if "health" in face.stats:
        numbers = {stat: face.stats[stat] for stat in ("atk", "def", "health")}
        seen |= {"printed": numbers, **numbers}
        seen["keywords"] = printed_keywords(face)
    if face.kind == "main character":
        seen["main"] = True
        seen["level"] = face.fact("level")
        seen["next_level_at"] = face.fact("level_up")
        seen["next_level"] = next_level(face)
        seen["levels"] = list(face.fact("levels"))
    return seen | {"powers": powers} if (powers := power_facts(face)) else seen


def next_level(face: Card) -> str | None:
    """The card on which the XP lies: the level after this one, or the first of several versions."""
    if not face.fact("level_up"):
        return None
    return next((id for id in face.fact("levels") if id.endswith(f"-level-{face.fact('level') + 1}")), None)


def power_facts(face: Card) -> list[dict[str, Any]]:
    """When a card's powers can be used, what super powers are called and which symbols they cost."""
    powers = [power.power if isinstance(power, Grants) else power for power in face.powers]
    return [
        {
            "name": power.name if isinstance(power, SuperPower) else "",
            "timing": power.timing,
            "any_turn": power.any_turn,
            "cost": list(power.cost) if isinstance(power, SuperPower) else [],
        }
        for power in powers
        if isinstance(power, (PlotTwist, SuperPower))
    ]


def is_protected(game: Vs, card: int) -> bool:
    """Whether somebody who is not stunned stands before a character of the back row."""
    state = game.state
    return any(not state.face_down[other] for other in state.zones[FRONT.at(state.home[state.controller[card]])])


def table_view(game: Vs, seat: int | None) -> dict[str, Any]:
    """The step of the turn, the combat in progress, the team that this seat is picking, and everybody's cards."""
    state = game.state
    seats = range(state.seats)
    seen: dict[str, Any] = {
        "phases": [
            {"name": said(called), "now": state.phase == phase and (state.step == step or not step)}
            for called, phase, step in PHASES
        ],
        "mains": [[handle(state, seat, card) for card in leaders_of(game, one)] for one in seats],
        "hands": [len(state.zones[HAND.at(one)]) for one in seats],
        "decks": [len(state.zones[DECK.at(one)]) for one in seats],
        "effects": lasting_effects(game, seat),
    }
    if state.combat:
        seen["combat"] = {
            "id": state.combat,
            "ranged": bool(state.ranged),
            "struck": [handle(state, seat, card) for card in state.struck],
            **attack_view(game, seat, state.attackers, state.defender),
        }
    team = team_being_picked(game, seat)
    if team is not None:
        seen["team"] = attack_view(game, seat, *team)
    return seen


def attack_view(game: Vs, seat: int | None, attackers: tuple[int, ...], defender: int) -> dict[str, Any]:
    """Who attacks whom and, while both are there, what it comes to as things stand."""
    state = game.state
    seen: dict[str, Any] = {
        "attackers": [handle(state, seat, card) for card in attackers],
        "defender": handle(state, seat, defender) if defender >= 0 else None,
    }
    if attackers and defender >= 0:
        seen["strikes"] = {handle(state, seat, card): blow(game, card, defender) for card in attackers}
        found = forecast(game, attackers, defender)
        seen.update(found, first_strikes=[handle(state, seat, card) for card in found["first_strikes"]])
    return seen
