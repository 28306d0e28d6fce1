"""What an attack comes to as things stand: if nobody played anything more before the strikes."""

from __future__ import annotations

from typing import Any

from longbox.engine.relations import forbidden
from longbox.games.vs.chapters.stun import is_unwounded, last_wound
from longbox.games.vs.table.characters import in_front, is_main
from longbox.games.vs.table.editions import edition
from longbox.games.vs.table.state import Vs
from longbox.games.vs.table.stats import (
    FEROCIOUS,
    LETHAL,
    MONSTROUS,
    RANGED,
    atk,
    attack_value,
    defense,
    defense_value,
    has,
)


def forecast(game: Vs, attackers: tuple[int, ...], defender: int) -> dict[str, Any]:
    """Attack against defence, whether the defender would be stunned or even KO'd, and what it strikes back with.

    `first_strikes` are those who strike before the others; whomever they stun strikes no more.
    """
    state = game.state
    first = first_strikes(game, attackers, defender)
    carried = state.carried if state.combat else 0
    blows = {card: blow(game, card, defender) for card in attackers if will_strike(game, card, defender)}
    needed = defense(game, defender)
    back = strikes_back(game, attackers, defender)
    if defender not in first and 0 < needed <= carried + sum(blows.get(card, 0) for card in first):
        back = 0
    attack = carried + sum(blows.values())
    landing = attack - struck_first(game, attackers, first, blows, defender) if defender in first else attack
    stuns = landing >= needed and (landing > 0 or len(blows) > 0)
    return {
        "atk": attack,
        "def": needed,
        "stuns": stuns,
        "kos": stuns and would_ko(game, attackers, defender),
        "strikes_back": back,
        "first_strikes": first,
    }


def first_strikes(game: Vs, attackers: tuple[int, ...], defender: int) -> tuple[int, ...]:
    """The Ferocious in a melee whose strikes are still to come, unless all in it are."""
    if (game.state.combat and game.state.struck) or not in_front(game, attackers[0]):
        return ()
    fighting = (*attackers, defender)
    ferocious = tuple(card for card in fighting if has(game, card, FEROCIOUS))
    return ferocious if len(ferocious) < len(fighting) else ()


def struck_first(
    game: Vs, attackers: tuple[int, ...], first: tuple[int, ...], blows: dict[int, int], defender: int
) -> int:
    """What is lost of an attack to a Ferocious defender, who will stun the strongest that it can before they strike."""
    value = defense_value(game, defender)
    slow = [card for card in attackers if card not in first and can_strike_back(game, defender, card)]
    lost = [blows.get(card, 0) for card in slow if value >= defense(game, card)] if value else []
    everybody = len(attackers) > 1 and has(game, defender, MONSTROUS)
    return sum(lost) if everybody else max(lost, default=0)


def blow(game: Vs, attacker: int, defender: int) -> int:
    """What an attacker strikes the defender with: nothing if it can't strike it."""
    return attack_value(game, attacker, defender) if can_strike(game, attacker, defender) else 0


def will_strike(game: Vs, attacker: int, defender: int) -> bool:
    """Whether an attacker's strike is still to come: few strike without ATK, and some can't strike the defender."""
    if has_struck(game, attacker) or not (edition(game).strikes_without_atk or atk(game, attacker) > 0):
        return False
    return can_strike(game, attacker, defender)


def has_struck(game: Vs, card: int) -> bool:
    return game.state.combat > 0 and card in game.state.struck


def would_ko(game: Vs, attackers: tuple[int, ...], defender: int) -> bool:
    """Whether one more wound is the last; one by somebody Lethal is, to a supporting character."""
    wounded = not is_unwounded(game, defender, "strike")
    lethal = not is_main(game, defender) and any(has(game, card, LETHAL) for card in attackers)
    if lethal and (wounded or edition(game).lethal_by_stun):
        return True
    return wounded and last_wound(game, defender)


def strikes_back(game: Vs, attackers: tuple[int, ...], defender: int) -> int:
    """What the defender strikes back with, if it may; from afar, only if it is Ranged itself."""
    from_afar = not in_front(game, attackers[0])
    if has_struck(game, defender) or (from_afar and not has(game, defender, RANGED)):
        return 0
    return defense_value(game, defender) if any(can_strike_back(game, defender, card) for card in attackers) else 0


def can_strike_back(game: Vs, defender: int, attacker: int) -> bool:
    return can_strike(game, defender, attacker) and forbidden(game, "strike back", defender, attacker) is None


def can_strike(game: Vs, card: int, target: int) -> bool:
    for one in (card, target):
        if forbidden(game, "strike or be struck", one) is not None:
            return False
    return forbidden(game, "strike", card, target) is None and forbidden(game, "be struck", target) is None
