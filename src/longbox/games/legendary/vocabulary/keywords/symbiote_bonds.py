"""Symbiote Bonds: two cards are one Villain, until a fight parts them. Poison: who bonds when fought alone."""

from __future__ import annotations

from typing import Final

from longbox.engine.effects.abilities import Ability
from longbox.engine.effects.adjectives import Is
from longbox.engine.effects.choosing import a
from longbox.engine.effects.conditions import Fact, all_of, there_is
from longbox.engine.effects.deeds import Deed
from longbox.engine.effects.flow import do, if_
from longbox.engine.effects.nouns import THIS, Cards
from longbox.engine.frames import Node, Scope
from longbox.games.legendary.chapters import adapting, bonding
from longbox.games.legendary.table import slots
from longbox.games.legendary.table.abilities import ON_FIGHT, ON_PARTING
from longbox.games.legendary.table.state import Table
from longbox.games.legendary.vocabulary.deeds import gain_as_hero
from longbox.games.legendary.vocabulary.piles import its_mastermind


def bond(game: Table, scope: Scope, villain: int, host: int) -> None:
    game.push(bonding.BONDING, Scope(scope.you, villain, vars={slots.HOST: host}))


def bond_with_this(game: Table, scope: Scope, cards: list[int], amount: int) -> None:
    for card in cards:
        bond(game, scope, card, scope.source)


def bond_this(game: Table, scope: Scope, cards: list[int], amount: int) -> None:
    for card in cards:
        bond(game, scope, scope.source, card)


def bond_with_mastermind(game: Table, scope: Scope, cards: list[int], amount: int) -> None:
    for card in cards:
        bond(game, scope, card, its_mastermind(game, scope.source))


def is_bonded(game: Table, scope: Scope, card: int) -> bool:
    return bonding.is_bonded(game, card)


def is_not_bonded(game: Table, scope: Scope, card: int) -> bool:
    return not bonding.is_bonded(game, card)


def was_alone(game: Table, scope: Scope) -> bool:
    return not scope.vars.get(slots.BONDED, 0)


def tactics_are_left(game: Table, scope: Scope) -> bool:
    return bool(adapting.tactics(game, its_mastermind(game, scope.source)))


BONDED: Final = Is("{bonded}", is_bonded)
UNBONDED: Final = Is("un{bonded}", is_not_bonded)
WAS_ALONE: Final = Fact("{this} was not {bonded}", was_alone)
NOT_THE_LAST_TACTIC: Final = Fact("this is not the last {Tactic}", tactics_are_left)

bonds_with_this: Final = Deed("{bond}", "with {this}", act=bond_with_this, one_by_one=True, acts=True).to
bonds_with_the_mastermind: Final = Deed(
    "{bond}", "with the {Mastermind}", act=bond_with_mastermind, one_by_one=True, acts=True
).to
this_bonds: Final = Deed("{bond}", "with {whom}", act=bond_this, one_by_one=True, subject="{this}").to


def poison(whom: Cards) -> Ability:
    """Fought alone, it bonds with one of some Villains; else, or if there is none, it is gained as a Hero."""
    host = whom.that(UNBONDED)
    bonds: Node = if_(all_of(WAS_ALONE, there_is(host)), this_bonds(a(host)), gain_as_hero(THIS))
    return Ability(ON_FIGHT, bonds)


def parting(*effects: Node) -> Ability:
    """A Mastermind and a Villain that was bonded with it are fought: the Villain is defeated, and no Tactic."""
    return Ability(
        ON_PARTING,
        do(*effects),
        keyword="{Bonded} with the {Mastermind}",
        means="who fights them defeats this {Villain} instead of taking a {Tactic}; then {effect}",
    )


def parting_mastermind(*effects: Node) -> Ability:
    return Ability(
        ON_PARTING,
        do(*effects),
        keyword="{Bonded} with a {Villain}",
        means="who fights them defeats that {Villain} instead of taking a {Tactic}; then {effect}",
    )
