"""When a trigger acts: what happens, done by whom, to whom, how."""

from __future__ import annotations

from functools import partial
from typing import Final

from longbox.engine.effects import phrases
from longbox.engine.effects.abilities import Stage, Trigger
from longbox.engine.effects.adjectives import Is
from longbox.engine.effects.flow import do
from longbox.engine.effects.nouns import WHOM, Cards, InRole
from longbox.engine.effects.patterns import Manner
from longbox.engine.effects.phrases import BEHIND
from longbox.engine.effects.places import ANYWHERE
from longbox.engine.frames import Node, Scope
from longbox.games.legendary.table import notes
from longbox.games.legendary.table.kinds import IN_SPACES, STRIKE, TWIST
from longbox.games.legendary.table.state import Table
from longbox.games.legendary.table.zones import DISCARD, HAND, NEW_RECRUITS, PLAYED
from longbox.games.legendary.vocabulary.adjectives import (
    A_BINDINGS,
    A_HENCHMAN,
    A_HERO,
    A_VILLAIN_ANYWHERE,
    A_WOUND,
    NO_LOCATION,
    NO_MASTERMIND,
    WITH_A_CLASS,
    of_kind,
)
from longbox.games.legendary.vocabulary.nouns import is_from
from longbox.games.legendary.vocabulary.places import DECK

FROM_HAND_OR_PLAYED: Final = (HAND.name, PLAYED.name)
FROM_HAND: Final = (HAND.name,)
FROM_DISCARDS: Final = (DISCARD.name,)
"""Where a card must be for its trigger to act, if not in play."""


def on(moment: Stage, *effects: Node, forced: bool = True, where: tuple[str, ...] = ()) -> Trigger:
    """Something happens at a moment; unless it is forced, if its player likes."""
    return Trigger(moment, do(*effects), forced, where)


def by_an_effect(game: Table, scope: Scope) -> bool:
    assert scope.event is not None
    return scope.event.manner == "effect"


def defeated_in(space: int, game: Table, scope: Scope) -> bool:
    assert scope.event is not None
    return bool(scope.event.notes[notes.SPACE] == space)


def is_your_fight(game: Table, scope: Scope, card: int) -> bool:
    """You fight it, instead of defeating it by an effect."""
    event = scope.event
    return event is not None and event.seat == scope.you and event.manner == "fight"


def where_it_stood(space: int) -> Manner:
    return Manner(IN_SPACES[space], partial(defeated_in, space))


def had_attack(least: int, game: Table, scope: Scope) -> bool:
    assert scope.event is not None
    return bool(scope.event.notes[notes.ATTACK] >= least)


def with_attack(least: int) -> Manner:
    """Of whoever is defeated, as it was then."""
    return Manner(f"with {least} or more {{Attack}}", partial(had_attack, least))


def in_a_fight(game: Table, scope: Scope) -> bool:
    assert scope.event is not None
    return scope.event.manner == "fight"


IN_A_FIGHT: Final = Manner("in a fight", in_a_fight)
BECAUSE_OF_AN_EFFECT: Final = Manner("because of a card effect", by_an_effect)

any_card: Final = Cards("card", ANYWHERE)
any_villain: Final = Cards("{Villain}", ANYWHERE)
a_defeated_villain: Final = any_villain.that(NO_MASTERMIND)
any_bystander: Final = Cards("{Bystander}", ANYWHERE)
any_enemy: Final = Cards("{Villain} or {Mastermind}", ANYWHERE, (NO_LOCATION,))
enemy_you_fight: Final = Cards("enemy", ANYWHERE, (Is("you fight", is_your_fight, BEHIND, phrases.THAT),))
any_henchman: Final = Cards("{Henchman}", ANYWHERE, (A_HENCHMAN,), "{Henchmen}")
strike_anywhere: Final = Cards("{Master Strike}", ANYWHERE, (of_kind(STRIKE),))
twist_anywhere: Final = Cards("{Twist}", ANYWHERE, (of_kind(TWIST),))
any_hero: Final = Cards("{Hero}", ANYWHERE, (A_HERO,))
a_villain_anywhere: Final = any_villain.that(A_VILLAIN_ANYWHERE)
any_hero_with_a_class: Final = any_hero.that(WITH_A_CLASS)
any_wound: Final = Cards("{Wound}", ANYWHERE, (A_WOUND,))
any_new_recruit: Final = Cards("{New Recruit}", ANYWHERE, (Is("", partial(is_from, (NEW_RECRUITS.name,))),))
any_bindings: Final = Cards("{Bindings}", ANYWHERE, (A_BINDINGS,))
IT_ON_DECK: Final[InRole] = WHOM.that(DECK)
"""What has just been put on your deck, as long as it lies there."""
