"""Villainous Weapons: Villains hold them and are stronger for it; who defeats the holder has them as Artifacts."""

from __future__ import annotations

from typing import Final

from longbox.engine.effects.deeds import Deed
from longbox.engine.effects.flow import Steps
from longbox.engine.effects.nouns import A, Cards
from longbox.engine.effects.places import Among
from longbox.engine.events import Event, EventKind
from longbox.engine.frames import Scope
from longbox.games.legendary.chapters.bystanders import CAPTURE
from longbox.games.legendary.chapters.city import ambush
from longbox.games.legendary.chapters.coming import comes
from longbox.games.legendary.chapters.gaining import GAIN
from longbox.games.legendary.chapters.knocking_out import KO
from longbox.games.legendary.table import notes, slots
from longbox.games.legendary.table.abilities import Weapon, abilities
from longbox.games.legendary.table.enemies import masterminds, nearest_villains
from longbox.games.legendary.table.kinds import WEAPON
from longbox.games.legendary.table.roles import Fate, Role
from longbox.games.legendary.table.state import Table


def strength(game: Table, card: int) -> int:
    """How much Attack a Weapon gives to the enemy that holds it."""
    return sum([power.attack for power in abilities(game.state.definition[card], Weapon)])


def is_weapon(game: Table, card: int) -> bool:
    """Also a Tactic or a Strike that has become one."""
    return bool(abilities(game.state.definition[card], Weapon))


def pass_on(game: Table, event: Event) -> None:
    """The Mastermind has them from now on; of several the active player chooses."""
    TO_MASTERMIND.enter(game, Scope(game.state.active, event.card, vars={slots.HAD: event.cards}))


PASS_ON: Final = EventKind("weapons are left", then=pass_on, quiet=True)
HELD_WEAPON: Final = Role(
    "weapon",
    "{Villainous Weapon}",
    bonus=strength,
    on_defeat=Fate(GAIN),
    on_escape=Fate(PASS_ON),
    on_gain=Fate(GAIN),
)
"""A Weapon that an enemy holds."""


def take(game: Table, seat: int, weapons: tuple[int, ...], holder: int) -> None:
    """An enemy takes Weapons, wherever they are."""
    game.happen(Event(CAPTURE, card=holder, cards=weapons, seat=seat, manner=HELD_WEAPON.key))


def take_the_left(game: Table, scope: Scope, cards: list[int], amount: int) -> None:
    if cards:
        take(game, scope.you, scope[slots.HAD], cards[0])


def bosses(game: Table, scope: Scope) -> list[int]:
    return masterminds(game)


def nearest(game: Table, scope: Scope) -> list[int]:
    """The Villain closest to the Villain Deck; of several cities the player chooses."""
    return nearest_villains(game)


def take_this(game: Table, scope: Scope, cards: list[int], amount: int) -> None:
    if cards:
        take(game, scope.you, (scope.source,), cards[0])


TO_MASTERMIND: Final = Deed("{capture}", "{whom}", act=take_the_left, acts=True).to(
    A(Cards("{Mastermind}", Among(bosses)))
)
TO_NEAREST: Final = Deed("{capture}", "{this}", act=take_this, acts=True).to(A(Cards("{Villain}", Among(nearest))))


def find_a_holder(game: Table, scope: Scope) -> None:
    """Unless its own Ambush has given it to somebody. Where no Villain is, it is KO'd: no Mastermind takes it."""
    if game.state.host[scope.source] >= 0:
        return
    if nearest_villains(game):
        TO_NEAREST.enter(game, Scope(scope.you, scope.source))
    else:
        game.happen(Event(KO, seat=scope.you, cards=(scope.source,)))


WEAPON_COMES: Final = comes(WEAPON, Steps(ambush, find_a_holder))
"""The card `source`, whatever it was, comes into the city as a Weapon."""


def apply_become(game: Table, event: Event) -> None:
    game.turn_to(event.card, event.notes[notes.DEFINITION])


BECOME: Final = EventKind("become", apply_become, quiet=True)
"""A Strike or Twist is another card from now on."""
