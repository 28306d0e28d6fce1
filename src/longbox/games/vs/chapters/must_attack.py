"""Who must be in the first attack of a turn (card clarifications: Rhino, Abomination).

Nobody has to attack. But whoever does must first make the attack that a power asks for, if it can be made.
"""

from __future__ import annotations

from typing import NamedTuple

from longbox.engine import history
from longbox.games.vs.chapters.combat import ATTACK
from longbox.games.vs.chapters.reach import Side, attackers, is_a_team, joiners, later_joiners
from longbox.games.vs.table.players import enemy_sides
from longbox.games.vs.table.powers import MUST_ATTACK, MustAttack
from longbox.games.vs.table.state import Vs

Team = tuple[int, ...]


class Duty(NamedTuple):
    """Somebody who must attack, and whom: with -1 it does not matter."""

    attacker: int
    defender: int = -1

    def allows(self, defender: int) -> bool:
        return self.defender in (-1, defender)


def duties(game: Vs, seat: int) -> list[Duty]:
    """What is asked of a player's first attack this turn, as far as it can be done at all."""
    state = game.state
    if not game.may_change(MUST_ATTACK) or history.times(game, ATTACK):
        return []
    able = attackers(game, seat)
    asked = [Duty(card) for card in able if any(isinstance(one.power, MustAttack) for one in game.instances(card))]
    for change in state.modifiers.get(MUST_ATTACK, ()):
        asked += [Duty(card, change.amount) for card in able if change.binds(game, card)]
    return [duty for duty in asked if any(map(duty.allows, targets(game, seat, duty.attacker)))]


def targets(game: Vs, seat: int, attacker: int) -> list[int]:
    """Whomever a character can attack."""
    sides = [Side(game, enemy) for enemy in enemy_sides(game, seat)]
    return [card for side in sides for card in side.targets(game, attacker)]


def does_duty(game: Vs, seat: int, asked: list[Duty], team: Team, defender: int) -> bool:
    """Whether an attack does one of the duties, and leaves none undone that it could do as well."""
    if not asked:
        return True
    wanted = [duty for duty in asked if duty.allows(defender)]
    others = joiners(game, seat, team, defender)
    return any(duty.attacker in team for duty in wanted) and not any(duty.attacker in others for duty in wanted)


def can_do_duty(game: Vs, seat: int, asked: list[Duty], team: Team, defender: int) -> bool:
    """Whether some team that begins with these attackers does."""
    if is_a_team(game, team) and does_duty(game, seat, asked, team, defender):
        return True
    more = later_joiners(game, seat, team, defender)
    return any(can_do_duty(game, seat, asked, (*team, card), defender) for card in more)
