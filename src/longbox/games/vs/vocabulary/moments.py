"""When a trigger acts: what happens, done by whom, to whom, how."""

from __future__ import annotations

from functools import partial
from typing import Final

from longbox.engine.effects.adjectives import OTHER
from longbox.engine.effects.conditions import Condition, all_of, at_least, is_a, none, not_, there_is
from longbox.engine.effects.nouns import THIS, Several
from longbox.engine.effects.patterns import Manner, Pattern, as_it_begins, happened, when
from longbox.engine.effects.players import YOU, You
from longbox.engine.effects.some_players import there_is_a_player
from longbox.engine.frames import Scope
from longbox.games.vs.chapters.build import BUILD_STARTS
from longbox.games.vs.chapters.combat import ATTACK, COMBAT_ENDS
from longbox.games.vs.chapters.counters import GAIN_ATK, PUT_COUNTERS
from longbox.games.vs.chapters.equipping import EQUIP
from longbox.games.vs.chapters.hands_and_decks import DRAW_CARDS, HAND_EMPTIES, hand
from longbox.games.vs.chapters.holding import LOSE_HOLD
from longbox.games.vs.chapters.playing_cards import PLAY_CARD, PLAY_LOCATION
from longbox.games.vs.chapters.plot_twists import PLAY_TWIST
from longbox.games.vs.chapters.power_ups import POWER_UP
from longbox.games.vs.chapters.recruiting import RECRUIT
from longbox.games.vs.chapters.resources import GAIN_RESOURCE
from longbox.games.vs.chapters.rows import APPEAR
from longbox.games.vs.chapters.strikes import STRUCK, SURVIVE
from longbox.games.vs.chapters.stun import GET_WOUNDED, KO, RECOVER, STUN
from longbox.games.vs.chapters.super_powers import USE_POWER
from longbox.games.vs.chapters.turn import MAIN_STARTS, TURN_ENDS, TURN_STARTS
from longbox.games.vs.table import characters, notes, players
from longbox.games.vs.table.cards import definitions
from longbox.games.vs.table.kinds import ONE_OF_FOUR
from longbox.games.vs.table.state import Vs
from longbox.games.vs.vocabulary.adjectives import (
    MAIN_CHARACTER,
    STRONGER_THAN_YOURS,
    STRONGEST_SUPPORT,
    SUPPORTING,
    WITH_SWARM,
    WOUNDED,
    team,
)
from longbox.games.vs.vocabulary.conditions import (
    ENEMYS_TURN,
    FACE_UP_IN_PLAY,
    FIRST_ATTACK,
    PROTECTING,
)
from longbox.games.vs.vocabulary.nouns import (
    any_character,
    any_enemy,
    any_own,
    any_resource,
    any_supporting,
    attacker,
    defender,
    enemy_character,
    supporting_or_fallen,
    your_character,
    your_supporting,
)
from longbox.games.vs.vocabulary.places import ENEMY
from longbox.games.vs.vocabulary.players import A_PLAYER, AN_ENEMY_PLAYER

MOST_THAT_MATTER: Final = 100
"""More counters on one character than this decide no combat."""


def shares_your_side(game: Vs, scope: Scope, seat: int) -> bool:
    return players.share_a_side(game, seat, scope.you)


YOU_TOGETHER: Final = You(shares_your_side)
"""You or, where two heads share a side and its turns, either of them."""


def in_a_team(game: Vs, scope: Scope) -> bool:
    """Whether those who do it attack as a team."""
    event, attackers = scope.event, game.state.attackers
    assert event is not None
    return len(attackers) > 1 and any(card in attackers for case in event.kind.cases(event) for card in case.by)


def attacks_alone(game: Vs, scope: Scope) -> bool:
    return game.state.attackers == (scope.source,)


def in_melee(game: Vs, scope: Scope) -> bool:
    return not game.state.ranged


def in_melee_combat(game: Vs, scope: Scope) -> bool:
    """Whether this card is in a melee combat, or was until it fell there just now."""
    state = game.state
    return state.combat > 0 and not state.ranged and (in_combat(game, scope) or state.face_down[scope.source] > 0)


def from_afar(game: Vs, scope: Scope) -> bool:
    return game.state.ranged > 0


def by_strike(game: Vs, scope: Scope) -> bool:
    assert scope.event is not None
    return scope.event.manner == "strike"


def not_by_strike(game: Vs, scope: Scope) -> bool:
    return not by_strike(game, scope)


def stunned_alone_in_front(game: Vs, scope: Scope) -> bool:
    """Whether this card alone attacked a character in front, and stunned it."""
    assert scope.event is not None
    told = scope.event.notes
    is_alone = told[notes.TEAM] == 1 and scope.source in game.state.attackers
    return is_alone and told[notes.FRONT] and told[notes.DEFENDER] in told[notes.FALLEN]


def in_combat(game: Vs, scope: Scope) -> bool:
    """Whether this card is in the combat in which it does it."""
    return characters.in_combat(game, scope.source)


def has_stunned_a_main(game: Vs, scope: Scope) -> bool:
    """Whether enemy main characters fell in a combat: by strikes of all who were in it on the other side."""
    assert scope.event is not None
    fallen = scope.event.notes[notes.FALLEN]
    return any(characters.is_main(game, card) and players.is_enemy(game, scope.you, card) for card in fallen)


def is_empty_still(game: Vs, scope: Scope) -> bool:
    return not hand(game, scope.you)


def gains_that_matter(game: Vs, scope: Scope) -> bool:
    """+1/+1 counters, not -1/-1 counters.

    Two who answer each other could go on for ever: nobody is asked any more where one counter more can't matter.
    """
    assert scope.event is not None
    return scope.event.amount > 0 and game.state.counters[scope.source] < MOST_THAT_MATTER


def costs_symbol(symbol: str, game: Vs, scope: Scope) -> bool:
    """Whether the super power that is used has a symbol anywhere in its cost."""
    assert scope.event is not None
    cost = scope.event.notes[notes.POWER].cost
    return symbol in cost or any(symbol in ONE_OF_FOUR.get(one, ()) for one in cost)


def is_an_open_location(game: Vs, scope: Scope) -> bool:
    """Whether the resource that is gained is a face-up Location: what lies face down is no card in particular."""
    assert scope.event is not None
    card = scope.event.card
    return definitions(game)[card].is_location and not game.state.face_down[card]


A_LOCATION: Final = Manner("that is a face-up {Location}", is_an_open_location)
A_COMBAT: Final = Manner("a combat", in_combat)
IN_MELEE: Final = Manner("in melee", in_melee)
IN_MELEE_COMBAT: Final = Manner("in a melee combat", in_melee_combat)
FROM_AFAR: Final = Manner("in a {ranged} attack", from_afar)
IN_A_TEAM: Final = Manner("as part of a team", in_a_team)
ATTACKING_ALONE: Final = Manner("while attacking alone", attacks_alone)
WITH_A_STRIKE: Final = Manner("with a strike", by_strike)
STUNNING_ALONE: Final = Manner(
    "after attacking alone and {stunning} a character in the enemy {front row}", stunned_alone_in_front
)
STUNNING_A_MAIN: Final = Manner("after {stunning} an enemy {main character}", has_stunned_a_main)
IN_A_COMBAT: Final = Manner("in combat", in_combat)
WITHOUT_A_STRIKE: Final = Manner("otherwise than by a strike", not_by_strike)
PLUS_COUNTERS: Final = Manner("{+1/+1 counters}", gains_that_matter)
STILL_EMPTY: Final = Manner("", is_empty_still)
"""An effect may have drawn cards by the time that a trigger acts."""


TWENTY_CHARACTERS: Final = at_least(20, supporting_or_fallen)
TWENTY_RESOURCES: Final = at_least(20, any_resource)


def you_use(symbol: str) -> Pattern:
    return when(USE_POWER, who=YOU, manner=Manner(f"that costs {{{symbol}}}", partial(costs_symbol, symbol)))


def you_recruit_the_first_other(name: str) -> Pattern:
    return as_it_begins(RECRUIT, who=YOU, whom=any_character.that(OTHER, team(name)), first=True)


def when_you_build(given: Condition) -> Pattern:
    return when(BUILD_STARTS, who=YOU_TOGETHER, given=given)


your_turn_starts: Final[Pattern] = when(TURN_STARTS, who=YOU_TOGETHER, given=FACE_UP_IN_PLAY)
your_build_phase_starts: Final[Pattern] = when(BUILD_STARTS, who=YOU_TOGETHER)
a_build_phase_starts: Final[Pattern] = when(BUILD_STARTS, who=A_PLAYER)
your_main_phase_starts: Final[Pattern] = when(MAIN_STARTS, who=YOU_TOGETHER)
your_turn_ends_idle: Final[Pattern] = when(TURN_ENDS, who=YOU_TOGETHER, given=not_(happened(ATTACK, by=THIS)))
your_turn_ends: Final[Pattern] = when(TURN_ENDS, who=YOU_TOGETHER)
your_peaceful_turn_ends: Final[Pattern] = when(
    TURN_ENDS, who=YOU_TOGETHER, given=not_(happened(ATTACK, who=YOU_TOGETHER))
)
your_turn_ends_with_an_enemy_down: Final[Pattern] = when(
    TURN_ENDS, who=YOU_TOGETHER, given=there_is_a_player(AN_ENEMY_PLAYER.that(none(your_character)))
)
combat_ends: Final[Pattern] = when(COMBAT_ENDS)

you_recruit: Final[Pattern] = as_it_begins(RECRUIT, who=YOU_TOGETHER, whom=any_character)
you_gain_a_resource: Final[Pattern] = when(GAIN_RESOURCE, who=YOU_TOGETHER)
you_gain_a_location: Final[Pattern] = when(GAIN_RESOURCE, who=YOU_TOGETHER, manner=A_LOCATION)
you_equip: Final[Pattern] = when(EQUIP, who=YOU_TOGETHER)
you_draw: Final[Pattern] = when(DRAW_CARDS, who=YOU)
your_hand_empties: Final[Pattern] = when(HAND_EMPTIES, who=YOU, manner=STILL_EMPTY)
you_play_a_twist: Final[Pattern] = when(PLAY_TWIST, who=YOU)
you_play_your_first_twist: Final[Pattern] = when(PLAY_TWIST, who=YOU, first=True)
you_play_a_card: Final[Pattern] = when(PLAY_CARD, who=YOU)
you_play_the_third_kind: Final[Pattern] = when(
    PLAY_TWIST,
    who=YOU,
    first=True,
    given=all_of(happened(PLAY_LOCATION, who=YOU), happened(RECRUIT, who=YOU, whom=any_character)),
)
you_use_a_power: Final[Pattern] = when(USE_POWER, who=YOU_TOGETHER)
enemy_uses_a_power: Final[Pattern] = when(USE_POWER, who=AN_ENEMY_PLAYER)

appears: Final[Pattern] = when(APPEAR, whom=THIS)
swarm_appears: Final[Pattern] = when(APPEAR, whom=any_own.that(WITH_SWARM))
another_appears: Final[Pattern] = when(APPEAR, whom=any_own.that(OTHER))
is_powered_up: Final[Pattern] = when(POWER_UP, whom=THIS)
yours_powers_up: Final[Pattern] = when(POWER_UP, whom=any_own)
gains_atk: Final[Pattern] = when(GAIN_ATK, whom=THIS)
gains_counters: Final[Pattern] = when(PUT_COUNTERS, whom=THIS, manner=PLUS_COUNTERS)
another_gains_counters: Final[Pattern] = when(PUT_COUNTERS, whom=any_character.that(OTHER), manner=PLUS_COUNTERS)

attacks: Final[Pattern] = when(ATTACK, by=THIS)
you_attack_in_a_team: Final[Pattern] = when(ATTACK, by=Several(any_own), manner=IN_A_TEAM)
you_attack_in_melee: Final[Pattern] = when(ATTACK, by=Several(any_own), manner=IN_MELEE)
attacks_first: Final[Pattern] = when(ATTACK, by=THIS, given=FIRST_ATTACK)
supporting_attack_supporting: Final[Pattern] = when(ATTACK, by=Several(any_supporting), whom=any_supporting)
attacks_wounded: Final[Pattern] = when(ATTACK, by=THIS, given=is_a(THIS, WOUNDED))
is_attacked: Final[Pattern] = when(ATTACK, whom=THIS)
is_attacked_wounded: Final[Pattern] = when(ATTACK, whom=THIS, given=is_a(THIS, WOUNDED))
first_attacked: Final[Pattern] = when(ATTACK, whom=THIS, first=True)
strikes: Final[Pattern] = when(STRUCK, by=THIS, whom=any_character)
is_attacked_protecting: Final[Pattern] = when(ATTACK, whom=THIS, given=PROTECTING)
is_stunned: Final[Pattern] = when(STUN, whom=THIS)
enemy_is_stunned: Final[Pattern] = when(STUN, whom=any_enemy)
stuns_an_enemy: Final[Pattern] = when(STUN, by=THIS, whom=any_enemy)
stuns_a_defender: Final[Pattern] = when(STUN, by=THIS, whom=defender.that(ENEMY))
stuns_an_attacker: Final[Pattern] = when(STUN, by=THIS, whom=attacker.that(ENEMY))
wounds_supporting_in_melee: Final[Pattern] = when(GET_WOUNDED, by=THIS, whom=any_supporting, manner=IN_MELEE_COMBAT)
another_is_stunned_by_an_enemy: Final[Pattern] = when(STUN, whom=any_own.that(OTHER), given=ENEMYS_TURN)
strikes_from_afar: Final[Pattern] = when(STRUCK, by=THIS, whom=any_character, manner=FROM_AFAR)
stuns_a_main: Final[Pattern] = when(STUN, by=THIS, whom=any_character.that(MAIN_CHARACTER))
stuns_with_a_strike: Final[Pattern] = when(STUN, by=THIS, whom=any_character, manner=WITH_A_STRIKE)
stuns_in_a_team: Final[Pattern] = when(STUN, by=THIS, whom=any_enemy, manner=IN_A_TEAM)
stuns_a_defender_alone: Final[Pattern] = when(STUN, by=THIS, whom=defender.that(ENEMY), manner=ATTACKING_ALONE)
survives: Final[Pattern] = when(SURVIVE, whom=THIS, manner=A_COMBAT)
stuns_solo_and_survives: Final[Pattern] = when(SURVIVE, whom=THIS, manner=STUNNING_ALONE)
stuns_a_main_and_survives: Final[Pattern] = when(SURVIVE, whom=THIS, manner=STUNNING_A_MAIN)
kos_an_enemy_supporting: Final[Pattern] = when(KO, by=THIS, whom=any_enemy.that(SUPPORTING))
stuns_an_enemy_in_combat: Final[Pattern] = when(STUN, by=THIS, whom=any_enemy, manner=IN_A_COMBAT)
is_stunned_by_an_enemy: Final[Pattern] = when(STUN, whom=THIS, given=ENEMYS_TURN)
is_stunned_otherwise: Final[Pattern] = when(STUN, whom=THIS, manner=WITHOUT_A_STRIKE)
is_wounded_by_an_enemy: Final[Pattern] = when(GET_WOUNDED, whom=THIS, given=ENEMYS_TURN)
uses_a_power: Final[Pattern] = when(USE_POWER, by=THIS)
recovers: Final[Pattern] = when(RECOVER, whom=THIS)
somebody_appears: Final[Pattern] = when(APPEAR, whom=any_character, given=TWENTY_CHARACTERS)
somebody_gains_a_resource: Final[Pattern] = when(GAIN_RESOURCE, who=A_PLAYER, given=TWENTY_RESOURCES)
your_turn_ends_with_a_champion: Final[Pattern] = when(
    TURN_ENDS, who=YOU_TOGETHER, given=there_is(your_supporting.that(STRONGEST_SUPPORT))
)
your_build_phase_starts_outdone: Final[Pattern] = when(
    BUILD_STARTS, who=YOU_TOGETHER, given=there_is(enemy_character.that(STRONGER_THAN_YOURS))
)
loses_hold: Final[Pattern] = when(LOSE_HOLD, whom=THIS)
is_ko_d: Final[Pattern] = when(KO, whom=THIS)
enemy_is_ko_d: Final[Pattern] = when(KO, whom=any_enemy)
kos_an_enemy: Final[Pattern] = when(KO, by=THIS, whom=any_enemy)
another_falls_to_an_enemy: Final[Pattern] = when(KO, whom=any_own.that(OTHER), given=ENEMYS_TURN)
