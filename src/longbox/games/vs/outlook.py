"""What an attack comes to as things stand: if nobody played anything more before the strikes."""

from __future__ import annotations

from typing import Any

from longbox.engine.relations import forbidden
from longbox.games.vs.attack import TEAM
from longbox.games.vs.editions import edition
from longbox.games.vs.stats import LETHAL, RANGED, UNWOUNDED, atk, attack_value, defense, has
from longbox.games.vs.stun import last_wound
from longbox.games.vs.table import Vs, can_fight, in_front, is_main


def team_being_picked(game: Vs, seat: int | None) -> tuple[tuple[int, ...], int] | None:
    """The attackers that this seat has picked so far, and whom they are to attack. Nobody else knows of them."""
    frame = game.state.frames[-1] if game.state.frames else None
    if frame is None or frame.node is not TEAM or frame.scope.you != seat:
        return None
    defender: int = frame.scope["defender"]
    return (frame.data, defender) if can_fight(game, defender) else None


def outlook(game: Vs, attackers: tuple[int, ...], defender: int) -> dict[str, Any]:
    """Attack against defence, whether the defender would be stunned or even KO'd, and what it strikes back with."""
    state = game.state
    attack = state.carried if state.combat else 0
    attack += sum(blow(game, card, defender) for card in attackers if not has_struck(game, card))
    stuns = attack > 0 and attack >= defense(game, defender)
    return {
        "atk": attack,
        "def": defense(game, defender),
        "stuns": stuns,
        "kos": stuns and would_ko(game, attackers, defender),
        "strikes_back": strikes_back(game, attackers, defender),
    }


def blow(game: Vs, attacker: int, defender: int) -> int:
    """What an attacker strikes the defender with: nothing if it can't strike it."""
    return attack_value(game, attacker, defender) if forbidden(game, "strike", attacker, defender) is None else 0


def has_struck(game: Vs, card: int) -> bool:
    return game.state.combat > 0 and card in game.state.struck


def would_ko(game: Vs, attackers: tuple[int, ...], defender: int) -> bool:
    """Whether one more wound is the last; one by somebody Lethal is, to a supporting character."""
    wounded = not game.value(defender, UNWOUNDED)
    lethal = not is_main(game, defender) and any(has(game, card, LETHAL) for card in attackers)
    if lethal and (wounded or edition(game).lethal_by_stun):
        return True
    return wounded and last_wound(game, defender)


def strikes_back(game: Vs, attackers: tuple[int, ...], defender: int) -> int:
    """What the defender strikes back with, if it may; from afar, only if it is Ranged itself."""
    from_afar = not in_front(game, attackers[0])
    if has_struck(game, defender) or (from_afar and not has(game, defender, RANGED)):
        return 0
    return atk(game, defender) if any(can_strike_back(game, defender, card) for card in attackers) else 0


def can_strike_back(game: Vs, defender: int, attacker: int) -> bool:
    return all(forbidden(game, verb, defender, attacker) is None for verb in ("strike", "strike back"))
