"""What clients draw of the table: the phases, the players, what is in progress, what the villain phase will bring."""

from __future__ import annotations

from typing import Any, Final

from longbox.engine.view import handle
from longbox.games.champions import round, threat, using
from longbox.games.champions.kinds import ATTACK, SCHEMING
from longbox.games.champions.table import (
    DEALT,
    Champions,
    allies,
    form,
    in_player_order,
    is_hero,
    minions,
    minions_of,
    shown_remaining,
)

PHASES: Final = {
    "Player turns": (round.take_turns,),
    "Draw and ready": (round.discard_down, round.draw_up, round.ready_all),
    "Threat": (round.place_threat,),
    "Enemies": (round.activate_enemies,),
    "Encounter cards": (round.deal_encounter_cards, round.reveal_encounter_cards),
    "First player": (round.pass_first_player,),
}
"""The steps of a round in their order, and the functions of the procedure that they stand for."""


def table_view(game: Champions, seat: int | None) -> dict[str, Any]:
    """What everybody sees beside the cards."""
    drones = {handle(game.state, seat, card): drone_view(game, card) for card in face_down_minions(game)}
    seen: dict[str, Any] = {
        "phases": phases(game),
        "players": [player_view(game, seat, one) for one in range(game.state.seats)],
        "main_scheme": handle(game.state, seat, game.state.main_scheme),
        "villain": handle(game.state, seat, game.state.villain),
        "last_stage": game.state.last_stage + 1,
        "villain_phase": villain_phase(game, seat),
    }
    if drones:
        seen["drones"] = drones
    return seen | activation_view(game, seat)


def phases(game: Champions) -> list[dict[str, Any]]:
    doing = next((frame.at - 1 for frame in game.state.frames if frame.node is round.ROUND), -1)
    step = round.ROUND.steps[doing] if doing >= 0 else None
    return [{"name": name, "now": step in steps} for name, steps in PHASES.items()]


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
        "hand_size": round.hand_size(game, one),
        "allies": len(allies(game, one)),
        "ally_limit": using.ally_limit(game, one),
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
            "overkill": bool(now.overkill),
        }
    }


def villain_phase(game: Champions, seat: int | None) -> dict[str, Any]:
    """What the next villain phase brings as things stand, before boosts and encounter cards: at least that much threat
    on the main scheme, these activations in their order, and so many encounter cards for each player."""
    state = game.state
    step_one = round.step_one_threat(game)
    acts = [
        activation(game, seat, enemy, player)
        for player in in_player_order(game)
        for enemy in (state.villain, *minions_of(game, player))
    ]
    receivers = round.receivers(game)
    schemed = sum(act["value"] for act in acts if act["kind"] == SCHEMING)
    return {
        "threat": step_one + schemed,
        "step_one": step_one,
        "activations": acts,
        "encounter_cards": [receivers.count(one) for one in range(state.seats)],
        "icons": {icon: threat.icons(game, icon) for icon in ("crisis", "hazard", "acceleration")},
    }


def activation(game: Champions, seat: int | None, enemy: int, player: int) -> dict[str, Any]:
    """What an enemy is going to do to a player. One that is stunned or confused only gets rid of that."""
    state = game.state
    attacks = is_hero(game, player)
    status = "stunned" if attacks else "confused"
    loses = bool((state.stunned if attacks else state.confused)[enemy])
    return {
        "who": handle(state, seat, enemy),
        "against": player,
        "kind": ATTACK if attacks else SCHEMING,
        "value": 0 if loses else max(0, game.value(enemy, "atk" if attacks else "sch")),
        "loses": status if loses else None,
    }
