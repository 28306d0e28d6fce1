"""Villainous Weapons: held by enemies, which are stronger for them, and Artifacts of whoever defeats these."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Final

from longbox.engine.cards import Card
from longbox.engine.effects.adjectives import Is
from longbox.engine.effects.conditions import Fact
from longbox.engine.effects.deeds import Deed
from longbox.engine.effects.lending import titles
from longbox.engine.effects.nouns import THIS, Cards, Noun
from longbox.engine.effects.places import Among
from longbox.engine.effects.verbs import Verb
from longbox.engine.events import Event
from longbox.engine.frames import Scope
from longbox.engine.words import Say
from longbox.games.legendary.chapters.coming import COMES
from longbox.games.legendary.chapters.weapons import BECOME, WEAPON_COMES, is_weapon, take
from longbox.games.legendary.table import notes, slots
from longbox.games.legendary.table.abilities import Weapon
from longbox.games.legendary.table.enemies import masterminds, nearest_villains, villains
from longbox.games.legendary.table.kinds import TRAP, WEAPON
from longbox.games.legendary.table.state import Table
from longbox.games.legendary.table.zones import ARTIFACTS, DISCARD, REVEALED


def weapon_of(attack: int) -> Weapon:
    """So much stronger is whoever holds it."""
    return Weapon(attack)


def counts_as_weapon(game: Table, scope: Scope, card: int) -> bool:
    return is_weapon(game, card)


A_WEAPON: Final = Is("", counts_as_weapon)


def of_players(game: Table, scope: Scope) -> list[int]:
    """What players control, and their discard piles."""
    zones = game.state.zones
    kinds = (ARTIFACTS, DISCARD)
    return [card for kind in kinds for seat in range(game.state.seats) for card in zones[kind.first + seat]]


def in_the_city_or_of_players(game: Table, scope: Scope) -> list[int]:
    return [held for villain in villains(game) for held in game.on(villain)] + of_players(game, scope)


def anywhere(game: Table, scope: Scope) -> list[int]:
    held = [held for boss in masterminds(game) for held in game.on(boss)]
    return held + in_the_city_or_of_players(game, scope)


weapon_to_take: Final = Cards(
    "{Villainous Weapon}",
    Among(in_the_city_or_of_players, "in the {city} or that any player controls or has in their discard pile"),
    (A_WEAPON,),
)


def weapon_called(name: str) -> Cards:
    """One by its name, whoever has it."""
    place = Among(anywhere, "from whichever enemy or player has it in front of them or in their discard pile")
    return Cards(name, place, (Is("", partial(is_called, name)),))


def is_called(name: str, game: Table, scope: Scope, card: int) -> bool:
    return game.state.definition[card].name == name


@dataclass(frozen=True, eq=False)
class Takes(Verb):
    """An enemy takes a Weapon."""

    holder: Noun
    weapon: Noun

    def apply(self, game: Table, scope: Scope) -> None:
        holders = self.holder.cards(game, scope)
        weapons = tuple(self.weapon.cards(game, scope))
        if holders and weapons:
            take(game, scope.you, weapons, holders[0])

    def words(self, say: Say) -> str:
        return say.phrase("{holder} {captures} {weapon}", holder=self.holder, weapon=self.weapon)


def takes(weapon: Noun, holder: Noun = THIS) -> Takes:
    return Takes(holder, weapon)


def had_it(name: str, game: Table, scope: Scope) -> bool:
    definition = game.state.definition
    return any(definition[card].name == name for card in scope.vars.get(slots.HAD, ()))


def held_when_it_escaped(name: str) -> Fact:
    return Fact(f"{{this}} held {name}", partial(had_it, name))


def enter_as_weapon(game: Table, scope: Scope, cards: list[int], amount: int) -> None:
    game.push(WEAPON_COMES, Scope(game.state.active, scope.source))


becomes_weapon: Final = Deed("put", "{this} into the {city} as a {Villainous Weapon}", act=enter_as_weapon).done


@dataclass(frozen=True, eq=False)
class StrikeOrTwistBecomes(Verb):
    """The Master Strike or Twist that is carried out becomes another card, and comes as that."""

    card: Card

    def apply(self, game: Table, scope: Scope) -> None:
        """A Weapon that nobody can hold stays a Strike, which is KO'd."""
        found = scope.vars.get(slots.STRIKE, scope.vars.get(slots.TWIST, -1))
        if found < 0 or game.state.zone[found] != REVEALED.first:
            return
        is_armed = self.card.kind == WEAPON
        if is_armed and not nearest_villains(game):
            return
        game.take_place(Event(BECOME, card=found, notes={notes.DEFINITION: self.card}))
        game.push(COMES[self.card.kind], Scope(game.state.active, found))

    def words(self, say: Say) -> str:
        stats = self.card.stats
        name = self.card.name
        if self.card.kind == WEAPON:
            said = "this card enters the {city} as a {Villainous Weapon} called {name} with {abilities}"
            return say.phrase(said, name=name, abilities=titles(self.card.powers, say.of_it()))
        if self.card.kind == TRAP:
            abilities = titles(self.card.powers, say.of_it())
            return say.phrase("this card becomes a {Trap} that says {abilities}", abilities=abilities)
        said = "this card enters the {city} as {a Villain} called {name} with {attack} {Attack} and {vp} {VP}"
        told = say.phrase(said, name=name, attack=stats["attack"], vp=stats["vp"])
        if not self.card.powers:
            return told
        return say.phrase("{told} and {abilities}", told=told, abilities=titles(self.card.powers, say.of_it()))


def becomes(card: Card) -> StrikeOrTwistBecomes:
    return StrikeOrTwistBecomes(card)
