"""Locations as words: which there are, who is "here" below one, and cards that become one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from longbox.engine import history
from longbox.engine.cards import Card
from longbox.engine.effects.abilities import Ability, Trigger
from longbox.engine.effects.conditions import Condition, there_is
from longbox.engine.effects.deeds import Deed
from longbox.engine.effects.flow import do
from longbox.engine.effects.lending import titles
from longbox.engine.effects.nouns import THIS, Cards, Noun
from longbox.engine.effects.patterns import Manner, when
from longbox.engine.effects.places import Among, InThe
from longbox.engine.effects.players import YOU
from longbox.engine.effects.verbs import Verb
from longbox.engine.events import Event
from longbox.engine.frames import Node, Scope
from longbox.engine.words import Say
from longbox.games.legendary.chapters.bystanders import CAPTIVE, CAPTURE
from longbox.games.legendary.chapters.defeating import DEFEAT
from longbox.games.legendary.chapters.locations import LOCATION_COMES
from longbox.games.legendary.table import notes, slots
from longbox.games.legendary.table.abilities import ON_FIGHT
from longbox.games.legendary.table.enemies import space_of
from longbox.games.legendary.table.state import Table
from longbox.games.legendary.table.zones import CITY_ROW, LOCATIONS, REVEALED
from longbox.games.legendary.vocabulary.adjectives import of_character
from longbox.games.legendary.vocabulary.bonuses import Bonus
from longbox.games.legendary.vocabulary.moments import a_defeated_villain


def space_below(game: Table, location: int) -> int:
    """The space over which a Location lies; -1: it does not."""
    zone = game.state.zone[location]
    return zone - LOCATIONS.first if LOCATIONS.holds(zone) else -1


def villains_below(game: Table, scope: Scope) -> list[int]:
    space = space_below(game, scope.source)
    return game.state.zones[CITY_ROW.first + space] if space >= 0 else []


def stands_below(game: Table, scope: Scope, card: int) -> bool:
    space = space_of(game, card)
    return space >= 0 and space == space_below(game, scope.source)


def fought_below(game: Table, scope: Scope) -> bool:
    event = scope.event
    assert event is not None
    space = space_below(game, scope.source)
    return event.manner == "fight" and space >= 0 and bool(event.notes[notes.SPACE] == space)


location: Final = Cards("{Location}", InThe((LOCATIONS,), "in the {city}"))
villain_here: Final = Cards("{Villain}", Among(villains_below, "here", test=stands_below))
A_FIGHT_HERE: Final = when(
    DEFEAT, who=YOU, whom=a_defeated_villain, manner=Manner("in a fight in this space", fought_below)
)


def after_a_fight_here(*effects: Node) -> Trigger:
    """What a Location adds to fights with Villains in its space."""
    return Trigger(A_FIGHT_HERE, do(*effects), label="{Location}")


def stronger_below(attack: int) -> Bonus:
    """A Location that is stronger as long as a Villain is in its space."""
    return Bonus("attack", attack, THIS, there_is(villain_here))


def was_location(game: Table, scope: Scope) -> bool:
    """A Tactic that is fought as a Location is itself defeated, and not its Mastermind."""
    return scope.source in history.cards(game, DEFEAT, scope.you)


@dataclass(frozen=True, eq=False)
class WasNone(Condition):
    """It was no Location that was fought."""

    def holds(self, game: Table, scope: Scope) -> bool:
        return not was_location(game, scope)

    def heading(self, say: Say) -> str:
        return say.phrase("{Fight}, unless {this} was a {Location}")


WAS_NONE: Final = WasNone()


def fight_as_tactic(*effects: Node) -> Ability:
    """What a Tactic does when it is won of its Mastermind, and not when it is fought as a Location."""
    return Ability(ON_FIGHT, do(*effects), WAS_NONE)


def a_location_called(name: str) -> Cards:
    """Those with a word in their names."""
    return location.that(of_character(name))


def while_there_is(noun: Noun, *, attack: int) -> Bonus:
    return Bonus("attack", attack, THIS, there_is(noun))


def enter_as_location(game: Table, scope: Scope, cards: list[int], amount: int) -> None:
    game.push(LOCATION_COMES, Scope(game.state.active, scope.source))


becomes_location: Final = Deed("put", "{this} into the {city} as a {Location}", act=enter_as_location).done


@dataclass(frozen=True, eq=False)
class StrikeBecomes(Verb):
    """The Master Strike that is carried out becomes a Location, which is another card as long as it lies there, and in
    a Victory Pile."""

    location: Card

    def apply(self, game: Table, scope: Scope) -> None:
        strike = scope.vars.get(slots.STRIKE, -1)
        if strike >= 0 and game.state.zone[strike] == REVEALED.first:
            game.push(LOCATION_COMES, Scope(game.state.active, strike, vars={slots.AS: self.location}))

    def words(self, say: Say) -> str:
        stats = self.location.stats
        quoted = say.of_it()
        return say.phrase(
            "put this {Master Strike} into the {city} as {name}, a {Location} that says {abilities} and has {attack}"
            " {Attack} and {vp} {VP}",
            name=self.location.name,
            abilities=titles(self.location.powers, quoted),
            attack=stats["attack"],
            vp=stats["vp"],
        )


def strike_becomes(location: Card) -> StrikeBecomes:
    return StrikeBecomes(location)


def hold_them(game: Table, scope: Scope, cards: list[int], amount: int) -> None:
    """Certain Bystanders, wherever they are."""
    if cards:
        this = scope.source
        game.happen(Event(CAPTURE, card=this, cards=tuple(cards), seat=scope.you, source=this, manner=CAPTIVE.key))


captured_by_this: Final = Deed("let", "{this} {capture} {whom}", act=hold_them, moves=True, key="captured").to
