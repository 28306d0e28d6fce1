"""Which cards an effect is about."""

from __future__ import annotations

from typing import Final

from longbox.engine.effects.nouns import A, Cards, Each, Known, That
from longbox.engine.slots import THOSE
from longbox.games.champions.table import slots
from longbox.games.champions.vocabulary.adjectives import (
    ALLY,
    ATTACKABLE,
    CHARACTER,
    DAMAGED,
    DIFFERENT,
    EXHAUSTED,
    HERO_OR_ALLY,
    HERO_SIDE,
    HURTABLE,
    IN_FORCE,
    MINION,
    SIDE_SCHEME,
    TREACHERY,
    UPGRADE,
    UPGRADE_OR_SUPPORT,
    WITH_THREAT,
    titled,
)
from longbox.games.champions.vocabulary.places import (
    CHARACTERS,
    ENEMIES,
    ENGAGED_WITH_YOU,
    FRIENDLY,
    IN_PLAY,
    MAIN_SCHEMES,
    MINIONS,
    SCHEMES,
    VILLAINS,
    YOU_CONTROL,
    YOUR_HAND,
    YOUR_OWN,
    YOURS,
)


def named(title: str) -> Known:
    """A card in play by its title."""
    return Known(title, IN_PLAY, (titled(title),))


def your_hero_named(name: str) -> Known:
    """Your identity while it is in hero form, by the name of the hero."""
    return Known(name, YOUR_OWN, (HERO_SIDE,))


def yourself_named(name: str) -> Known:
    """Your identity in either form, by the name of one of them."""
    return Known(name, YOUR_OWN)


enemy: Final = Cards("enemy", ENEMIES)
hurtable_enemy: Final = enemy.that(HURTABLE)
attack_target: Final = enemy.that(ATTACKABLE, HURTABLE)
minion: Final = Cards("minion", MINIONS)
target_minion: Final = minion.that(ATTACKABLE, HURTABLE)
ally: Final = Cards("ally", CHARACTERS, (ALLY,))
exhausted_ally: Final = ally.that(EXHAUSTED)
character: Final = Cards("character", CHARACTERS)
scheme: Final = Cards("scheme", SCHEMES)
side_scheme: Final = Cards("side scheme", SCHEMES, (SIDE_SCHEME,))
upgrade: Final = Cards("upgrade", IN_PLAY, (UPGRADE,))
scheme_with_threat: Final = scheme.that(WITH_THREAT)
hero_or_ally: Final = Cards("hero or ally", FRIENDLY, (HERO_OR_ALLY,), "heroes and allies")
damaged_friend: Final = character.that(FRIENDLY, DAMAGED)
damaged_character: Final = character.that(DAMAGED)
upgrade_or_support: Final = Cards("upgrade or support", YOU_CONTROL, (UPGRADE_OR_SUPPORT,))
your_upgrade: Final = upgrade.at(YOU_CONTROL)
your_character: Final = Cards("character", YOU_CONTROL, (CHARACTER,))
your_ally: Final = ally.at(YOU_CONTROL)
your_minion: Final = minion.at(ENGAGED_WITH_YOU)
any_card: Final = Cards("card", IN_PLAY)
any_minion: Final = minion.that(MINION)
any_friend: Final = character.that(FRIENDLY)
any_treachery: Final = Cards("treachery", IN_PLAY, (TREACHERY, IN_FORCE))
"""Whatever takes part in an event, wherever it is by now."""


THAT_CARD: Final = That(THOSE)
"""The card that has just been discarded."""
card_in_hand: Final = Cards("card", YOUR_HAND)
THE_VILLAIN: Final = Known("the villain", VILLAINS)
MAIN_SCHEME: Final = Known("the main scheme", MAIN_SCHEMES)
YOU: Final = Known("you", YOUR_OWN)
YOURSELF: Final = Known("yourself", YOUR_OWN)
YOUR_IDENTITY: Final = Known("identity", YOURS)
YOUR_ALTER_EGO: Final = Known("alter-ego", YOURS)
YOUR_HERO: Final = Known("hero", YOURS, (HERO_SIDE,))
EACH_HERO: Final = Each(Cards("hero", CHARACTERS, (HERO_SIDE,), "heroes"))
EACH_ENEMY: Final = Each(hurtable_enemy)
EACH_SIDE_SCHEME: Final = Each(side_scheme)
EACH_FRIEND: Final = Each(character.that(FRIENDLY, HURTABLE))
EACH_CHARACTER: Final = Each(character.that(HURTABLE))
AN_ENEMY: Final = A(hurtable_enemy)
ANY_ENEMY: Final = A(enemy)
A_TARGET: Final = A(attack_target)
A_TARGET_MINION: Final = A(target_minion)
A_MINION: Final = A(minion)
A_SCHEME: Final = A(scheme_with_threat)
A_FRIEND: Final = A(damaged_friend)


def another(noun: Cards) -> A:
    """One besides that which was chosen before."""
    return A(noun.that(DIFFERENT), slot=slots.OTHER)
