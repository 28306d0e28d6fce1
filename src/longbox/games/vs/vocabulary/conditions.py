"""Things that the game knows, and that hold or don't."""

from __future__ import annotations

from typing import Final

from longbox.engine.effects.conditions import Fact, IfYouDid
from longbox.engine.frames import Scope
from longbox.games.vs.chapters.reach import share_a_team
from longbox.games.vs.table import slots
from longbox.games.vs.table.characters import characters, face_up, in_a_row, in_combat, in_front, rows_of
from longbox.games.vs.table.players import are_enemies, controls, on_turn
from longbox.games.vs.table.state import Vs


def this_is_face_up(game: Vs, scope: Scope) -> bool:
    return in_a_row(game, scope.source) and face_up(game, scope.source)


def this_is_in_play(game: Vs, scope: Scope) -> bool:
    return in_a_row(game, scope.source)


def it_is_your_turn(game: Vs, scope: Scope) -> bool:
    return on_turn(game, scope.you)


def it_is_an_enemys_turn(game: Vs, scope: Scope) -> bool:
    return are_enemies(game, scope.you, game.state.active)


def this_protects_somebody(game: Vs, scope: Scope) -> bool:
    """A face-up character in front protects those who stand face up behind it."""
    state, this = game.state, scope.source
    if not (in_front(game, this) and face_up(game, this)):
        return False
    return any(face_up(game, card) for card in state.zones[rows_of(game, state.controller[this])[1]])


def all_of_yours_share_a_team(game: Vs, scope: Scope) -> bool:
    """Stunned ones count, too: they still have their teams."""
    there = characters(game, scope.you)
    return bool(there) and share_a_team(game, tuple(there))


def was_paid_from_hand(game: Vs, scope: Scope) -> bool:
    """What Amplify asks for."""
    return bool(scope.vars.get(slots.DISCARDED))


def attack_is_ranged(game: Vs, scope: Scope) -> bool:
    return bool(game.state.combat and game.state.ranged)


def this_fights(game: Vs, scope: Scope) -> bool:
    return in_combat(game, scope.source)


def fights_in_melee(game: Vs, scope: Scope) -> bool:
    return in_combat(game, scope.source) and not game.state.ranged


def attacks_from_afar(game: Vs, scope: Scope) -> bool:
    return bool(game.state.combat and game.state.ranged and scope.source in game.state.attackers)


def your_team_attacks(game: Vs, scope: Scope) -> bool:
    attackers = game.state.attackers
    return len(attackers) > 1 and controls(game, scope.you, attackers[0])


FACE_UP_IN_PLAY: Final = Fact("{this} is face up", this_is_face_up)
HAS_APPEARED: Final = Fact("{this} has appeared", this_is_in_play)
YOUR_TURN: Final = Fact("it is {your} turn", it_is_your_turn)
ENEMYS_TURN: Final = Fact("it is an enemy's turn", it_is_an_enemys_turn)
PROTECTING: Final = Fact("{this} protects a character", this_protects_somebody)
ALL_SHARE_A_TEAM: Final = Fact("all characters on {your} side share a team", all_of_yours_share_a_team)
PAID_FROM_HAND: Final = Fact("{you} discarded a {Location} for it", was_paid_from_hand)
RANGED_ATTACK: Final = Fact("the attack is {ranged}", attack_is_ranged, "the attack is in melee")
FIGHTS: Final = Fact("{this} is in the combat", this_fights)
IN_MELEE_COMBAT: Final = Fact("{this} is in a melee combat", fights_in_melee)
MAKING_RANGED_ATTACK: Final = Fact("{this} makes a {ranged} attack", attacks_from_afar)
YOUR_TEAM_ATTACKS: Final = Fact("{your} characters attack as a team", your_team_attacks)
YOU_THREW_IT: Final = IfYouDid(slots.THROWN)
