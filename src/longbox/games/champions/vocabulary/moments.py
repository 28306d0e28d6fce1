"""What interrupts and responses wait for: what happens, done by whom, to whom, how."""

from __future__ import annotations

from functools import partial
from typing import Final

from longbox.engine.effects.conditions import is_a
from longbox.engine.effects.nouns import HOST, THIS
from longbox.engine.effects.patterns import Manner, Pattern, after, before
from longbox.engine.effects.patterns import as_it_begins as when
from longbox.engine.effects.patterns import when as once
from longbox.engine.effects.players import YOU as YOU_THE_PLAYER
from longbox.engine.frames import Scope
from longbox.games.champions.chapters import activations
from longbox.games.champions.chapters.basic_powers import ATTACKED, FELLED, THWARTED
from longbox.games.champions.chapters.damage import DEALT, TAKEN
from longbox.games.champions.chapters.defeat import DEFEATED
from longbox.games.champions.chapters.enemy_activation import ACTIVATION_ENDED, ATTACKS, DEFENDS, SCHEMES
from longbox.games.champions.chapters.entering_play import ENTERED_PLAY, WAS_PLAYED
from longbox.games.champions.chapters.forms import FLIPPED
from longbox.games.champions.chapters.revealing import REVEALED
from longbox.games.champions.chapters.round import ROUND_ENDED
from longbox.games.champions.chapters.threat import PLACED
from longbox.games.champions.table import kinds, notes, slots
from longbox.games.champions.table.state import Champions
from longbox.games.champions.table.zones import ENCOUNTER
from longbox.games.champions.vocabulary.adjectives import IN_HERO_FORM
from longbox.games.champions.vocabulary.nouns import (
    THE_VILLAIN,
    YOU,
    YOUR_HERO,
    any_card,
    any_friend,
    any_minion,
    any_treachery,
    enemy,
    scheme,
)


def on_you(game: Champions, scope: Scope) -> bool:
    """Whoever is attacked is "you" to an encounter card."""
    assert scope.event is not None
    return game.state.controller[scope.source] == ENCOUNTER or scope.event.seat == scope.you


def from_encounter_deck(game: Champions, scope: Scope) -> bool:
    assert scope.event is not None
    return bool(scope.event.notes[notes.FROM_DECK])


def from_an_attack(game: Champions, scope: Scope) -> bool:
    assert scope.event is not None
    return scope.event.manner == kinds.ATTACK


def of_this_activation(game: Champions, scope: Scope) -> bool:
    assert scope.event is not None
    return bool(scope.event.notes[notes.ACTIVATION] == scope.vars.get(slots.ACTIVATION))


def is_basic(game: Champions, scope: Scope) -> bool:
    assert scope.event is not None
    return scope.event.manner == "basic"


def in_step_one(game: Champions, scope: Scope) -> bool:
    assert scope.event is not None
    return scope.event.manner == "step one"


def felled(game: Champions, scope: Scope) -> tuple[str, ...]:
    """The kinds of what the answered attack has defeated."""
    assert scope.event is not None
    activation = activations.find(game, scope.event.notes.get(notes.ACTIVATION, 0))
    return () if activation is None else activation.defeated


def defeats(enemies: tuple[str, ...], game: Champions, scope: Scope) -> bool:
    """Whether the answered attack has defeated an enemy of these kinds."""
    return any(kind in enemies for kind in felled(game, scope))


def by_your_own_hand(game: Champions, scope: Scope) -> bool:
    """You did it if your identity, one of your events or one of your upgrades did."""
    event = scope.event
    assert event is not None
    attacked = event.kind is ATTACKED
    by = event.card if attacked else event.source
    if by < 0 or game.face(by).kind not in kinds.ACTS_AS_IDENTITY:
        return False
    return not attacked or defeats((kinds.MINION,), game, scope)


ON_YOU: Final = Manner("you", on_you)
FROM_THE_ENCOUNTER_DECK: Final = Manner("from the encounter deck", from_encounter_deck)
FROM_AN_ATTACK: Final = Manner("from an attack", from_an_attack)
FROM_THIS_ACTIVATION: Final = Manner("from this activation", of_this_activation)
WITH_ITS_BASIC_POWER: Final = Manner("with its basic power", is_basic)
IN_STEP_ONE: Final = Manner("in step one of the villain phase", in_step_one)
AND_DEFEATS_AN_ENEMY: Final = Manner("and defeats an enemy", partial(defeats, (kinds.VILLAIN, kinds.MINION)))
AND_DEFEATS_A_MINION: Final = Manner("and defeats a minion", partial(defeats, (kinds.MINION,)))
BY_YOUR_OWN_HAND: Final = Manner("", by_your_own_hand)
IN_WHICH_IT_WAS_SAID: Final = Manner("", of_this_activation)
"""The attack in which this was said, and no later one."""

VILLAIN_ATTACKS_YOU: Final[Pattern] = when(ATTACKS, by=THE_VILLAIN, manner=ON_YOU)
VILLAIN_SCHEMES: Final[Pattern] = when(SCHEMES, by=THE_VILLAIN)
THIS_BEGINS_ATTACK: Final[Pattern] = when(ATTACKS, by=THIS)
THIS_ATTACKS_YOU: Final[Pattern] = when(ATTACKS, by=THIS, manner=ON_YOU)
THIS_ENEMY_ATTACKS: Final[Pattern] = after(ATTACKS, by=THIS)
THIS_ATTACKED_YOU: Final[Pattern] = after(ATTACKS, by=THIS, manner=ON_YOU)
THIS_SCHEMES: Final[Pattern] = after(SCHEMES, by=THIS)
HOST_WOULD_ATTACK: Final[Pattern] = before(ATTACKS, by=HOST)
HOST_ATTACKS: Final[Pattern] = when(ATTACKS, by=HOST)
HOST_ATTACKED: Final[Pattern] = after(ATTACKS, by=HOST)
HOST_SCHEMED: Final[Pattern] = after(SCHEMES, by=HOST)
YOUR_HERO_DEFENDS: Final[Pattern] = after(DEFENDS, by=YOUR_HERO)
ACTIVATION_ENDS: Final[Pattern] = once(ACTIVATION_ENDED, manner=IN_WHICH_IT_WAS_SAID)

YOUR_HERO_ATTACKS: Final[Pattern] = after(ATTACKED, by=YOUR_HERO, whom=enemy)
YOUR_BASIC_ATTACK: Final[Pattern] = after(ATTACKED, by=YOUR_HERO, manner=WITH_ITS_BASIC_POWER)
YOUR_HERO_FELLS: Final[Pattern] = after(ATTACKED, by=YOUR_HERO, manner=AND_DEFEATS_AN_ENEMY)
THIS_ATTACKS: Final[Pattern] = after(ATTACKED, by=THIS)
THIS_FELLS_MINION: Final[Pattern] = after(ATTACKED, by=THIS, manner=AND_DEFEATS_A_MINION)
YOU_DEFEAT_MINION: Final[Pattern] = after(FELLED, who=YOU_THE_PLAYER, manner=BY_YOUR_OWN_HAND)
THIS_THWARTS: Final[Pattern] = after(THWARTED, by=THIS)

DAMAGE_TO_YOU: Final[Pattern] = before(TAKEN, whom=YOU)
ATTACK_DAMAGE_TO_YOU: Final[Pattern] = before(TAKEN, whom=YOU, manner=FROM_AN_ATTACK)
DAMAGE_TO_HOST: Final[Pattern] = before(DEALT, whom=HOST)
HOST_TOOK_DAMAGE: Final[Pattern] = after(TAKEN, whom=HOST)
THIS_ACTIVATION_HURTS: Final[Pattern] = once(TAKEN, whom=any_friend, manner=FROM_THIS_ACTIVATION)
THIS_ACTIVATION_HURTS_YOU: Final[Pattern] = once(TAKEN, whom=YOU, manner=FROM_THIS_ACTIVATION)
HOST_WOULD_FALL: Final[Pattern] = before(DEFEATED, whom=HOST)
HOST_DEFEATED: Final[Pattern] = when(DEFEATED, whom=HOST)
THIS_DEFEATED: Final[Pattern] = when(DEFEATED, whom=THIS)

THREAT_WOULD_BE_PLACED: Final[Pattern] = before(PLACED, whom=scheme)
STEP_ONE: Final[Pattern] = after(PLACED, whom=THIS, manner=IN_STEP_ONE)
CARD_REVEALED: Final[Pattern] = when(REVEALED, whom=any_card, manner=FROM_THE_ENCOUNTER_DECK)
TREACHERY_REVEALED: Final[Pattern] = when(REVEALED, whom=any_treachery, manner=FROM_THE_ENCOUNTER_DECK)
THIS_ENTERS: Final[Pattern] = after(ENTERED_PLAY, whom=THIS)
MINION_ENTERS: Final[Pattern] = after(ENTERED_PLAY, whom=any_minion)
YOU_PLAY_THIS: Final[Pattern] = after(WAS_PLAYED, who=YOU_THE_PLAYER, whom=THIS)
YOU_BECOME_HERO: Final[Pattern] = after(FLIPPED, who=YOU_THE_PLAYER, given=is_a(YOU, IN_HERO_FORM))
ROUND_ENDS: Final[Pattern] = once(ROUND_ENDED)
