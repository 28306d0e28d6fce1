"""Things that the game knows, and that hold or don't."""

from __future__ import annotations

from functools import partial
from itertools import permutations
from typing import Final

from longbox.engine import history
from longbox.engine.effects.conditions import Fact, IfYouDid
from longbox.engine.frames import Scope
from longbox.games.vs.chapters.combat import ATTACK
from longbox.games.vs.chapters.reach import share_a_team
from longbox.games.vs.table import slots
from longbox.games.vs.table.cards import definitions
from longbox.games.vs.table.characters import characters, combatants, face_up, in_a_row, in_combat, in_front, rows_of
from longbox.games.vs.table.players import are_enemies, controls, on_turn
from longbox.games.vs.table.state import Vs
from longbox.games.vs.table.stats import is_evil, is_good


def this_is_face_up(game: Vs, scope: Scope) -> bool:
    return in_a_row(game, scope.source) and face_up(game, scope.source)


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


def fights_in_melee(game: Vs, scope: Scope) -> bool:
    return in_combat(game, scope.source) and not game.state.ranged


def attacks_from_afar(game: Vs, scope: Scope) -> bool:
    return bool(game.state.combat and game.state.ranged and scope.source in game.state.attackers)


def your_team_attacks(game: Vs, scope: Scope) -> bool:
    attackers = game.state.attackers
    return len(attackers) > 1 and controls(game, scope.you, attackers[0])


def first_attack_of_the_turn(game: Vs, scope: Scope) -> bool:
    return on_turn(game, scope.you) and history.times(game, ATTACK) == 1


def this_fights(game: Vs, scope: Scope) -> bool:
    return in_combat(game, scope.source)


def all_are_alike(game: Vs, scope: Scope) -> bool:
    """Whether everybody in the combat is Good, or everybody is Evil; somebody may be both."""
    there = combatants(game)
    return all(is_good(game, card) for card in there) or all(is_evil(game, card) for card in there)


def this_attacks_with(others: int, game: Vs, scope: Scope) -> bool:
    """Of the attack that is answered: who has left the combat since has attacked all the same."""
    attack = scope.event
    return attack is not None and scope.source in attack.cards and len(attack.cards) == others + 1


def stand_together(names: tuple[str, ...], game: Vs, scope: Scope) -> bool:
    """Whether for each name there is a character of its own on a player's side: nobody stands for two of them."""
    cards = definitions(game)
    there = characters(game, scope.you)
    return any(
        all(name in cards[card].names for name, card in zip(names, some, strict=True))
        for some in permutations([card for card in there if not cards[card].names.isdisjoint(names)], len(names))
    )


def together(*names: str) -> Fact:
    """Characters of these names are all on your side."""
    *first, last = names
    return Fact(f"{', '.join(first)} and {last} are on {{your}} side", partial(stand_together, names))


FIRST_ATTACK: Final = Fact("{you} made no other attack before it this turn", first_attack_of_the_turn)
IN_THE_COMBAT: Final = Fact("{this} is in the combat", this_fights)
ALL_GOOD_OR_ALL_EVIL: Final = Fact("all characters in the combat are Good, or all are Evil", all_are_alike)
SOLO_ATTACK: Final = Fact("alone", partial(this_attacks_with, 0))
WITH_ONE_OTHER: Final = Fact("in a team with just one other character", partial(this_attacks_with, 1))
WITH_TWO_OTHERS: Final = Fact("in a team with just two other characters", partial(this_attacks_with, 2))
FACE_UP_IN_PLAY: Final = Fact("{this} is face up", this_is_face_up)
YOUR_TURN: Final = Fact("it is {your} turn", it_is_your_turn)
ENEMYS_TURN: Final = Fact("it is an enemy's turn", it_is_an_enemys_turn)
PROTECTING: Final = Fact("{this} protects a character", this_protects_somebody)
ALL_SHARE_A_TEAM: Final = Fact("all characters on {your} side share a team", all_of_yours_share_a_team)
PAID_FROM_HAND: Final = Fact("{you} discarded a {Location} for it", was_paid_from_hand)
RANGED_ATTACK: Final = Fact("the attack is {ranged}", attack_is_ranged, "the attack is in melee")
IN_MELEE_COMBAT: Final = Fact("{this} is in a melee combat", fights_in_melee)
MAKING_RANGED_ATTACK: Final = Fact("{this} makes a {ranged} attack", attacks_from_afar)
YOUR_TEAM_ATTACKS: Final = Fact("{your} characters attack as a team", your_team_attacks)
YOU_THREW_IT: Final = IfYouDid(slots.THROWN)
