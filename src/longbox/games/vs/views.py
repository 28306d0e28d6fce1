"""What a client needs to draw the table."""

from __future__ import annotations

from typing import Any

from longbox.engine.view import handle
from longbox.games.vs import stats
from longbox.games.vs.levels import needed_xp
from longbox.games.vs.outlook import outlook, team_being_picked
from longbox.games.vs.table import DECK, HAND, Vs, in_a_row, is_main

SHOWN_KEYWORDS = (
    stats.FLIGHT, stats.RANGED, stats.DODGE, stats.FEROCIOUS, stats.FEARLESS, stats.GRAB, stats.LEADER,
    stats.LETHAL, stats.MERCENARY, stats.MONSTROUS, stats.STEALTH, stats.SWARM,
)  # fmt: skip


def card_view(game: Vs, card: int) -> dict[str, Any]:
    """What is printed on a card and, in play, how it stands now."""
    face = game.face(card)
    seen: dict[str, Any] = {"kind": face.kind, "teams": sorted(stats.teams(game, card))}
    if face.kind == "location":
        seen["symbols"] = list(face.fact("symbols"))
    if "cost" in face.stats:
        seen["cost"] = game.value(card, "cost")
    if "health" in face.stats:
        seen["printed"] = {stat: face.stats[stat] for stat in ("atk", "def", "health")}
        seen["atk"], seen["def"] = stats.atk(game, card), stats.defense(game, card)
        seen["health"] = stats.health(game, card)
        seen["keywords"] = [keyword for keyword in SHOWN_KEYWORDS if stats.has(game, card, keyword)]
    if is_main(game, card):
        seen["main"] = True
        seen["level"] = face.fact("level")
        seen["next_level_at"] = needed_xp(game, card)
        seen["levels"] = [level.id for level in game.state.definition[card].faces]
    if in_a_row(game, card):
        seen["stunned"] = bool(game.state.face_down[card])
    return seen


def table_view(game: Vs, seat: int | None) -> dict[str, Any]:
    """The combat in progress, the team that this seat is picking, and how many cards everybody has."""
    state = game.state
    seats = range(state.seats)
    seen: dict[str, Any] = {
        "mains": [handle(state, seat, card) if card >= 0 else None for card in state.main],
        "hands": [len(state.zones[HAND.at(one)]) for one in seats],
        "decks": [len(state.zones[DECK.at(one)]) for one in seats],
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
        seen.update(outlook(game, attackers, defender))
    return seen
