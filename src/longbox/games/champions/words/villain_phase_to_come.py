"""What the next villain phase will bring, as things stand."""

from __future__ import annotations

from typing import Any

from longbox.engine.view import handle
from longbox.games.champions.chapters import threat, villain_phase
from longbox.games.champions.table.characters import minions_of
from longbox.games.champions.table.counters import has
from longbox.games.champions.table.kinds import ATTACK, CONFUSED, SCHEMING, STUNNED
from longbox.games.champions.table.players import in_player_order, is_hero
from longbox.games.champions.table.state import Champions


def villain_phase_to_come(game: Champions, seat: int | None) -> dict[str, Any]:
    """What the next villain phase brings as things stand, before boosts and encounter cards: at least that much threat
    on the main schemes, these activations in their order, and so many encounter cards for each player."""
    state = game.state
    step_one = sum(villain_phase.step_one_threat(game, scheme) for scheme in state.main_schemes)
    acts = [
        activation(game, seat, enemy, player)
        for player in in_player_order(game)
        for enemy in (*state.villains, *minions_of(game, player))
    ]
    receivers = villain_phase.receivers(game)
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
    status = STUNNED if attacks else CONFUSED
    loses = has(game, enemy, status)
    return {
        "who": handle(state, seat, enemy),
        "against": player,
        "kind": ATTACK if attacks else SCHEMING,
        "value": 0 if loses else max(0, game.value(enemy, "atk" if attacks else "sch")),
        "loses": status.name if loses else None,
    }
