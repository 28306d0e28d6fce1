"""What becomes of Scheme Twists, and what Schemes do with the game itself."""

from __future__ import annotations

from typing import Final

from longbox.engine.effects.deeds import Deed, Does
from longbox.engine.effects.nouns import A
from longbox.engine.events import Event
from longbox.engine.frames import Scope
from longbox.engine.language import message
from longbox.engine.modifiers import ADD
from longbox.games.legendary.chapters import ending, villain_deck
from longbox.games.legendary.chapters.betraying import traitors
from longbox.games.legendary.chapters.prices import SWAPPED
from longbox.games.legendary.chapters.villain_deck import BESIDE_ONE, OVER_ONE, PLACE
from longbox.games.legendary.table import slots
from longbox.games.legendary.table.board import spaces, zone_over
from longbox.games.legendary.table.kinds import TWIST
from longbox.games.legendary.table.roles import Role
from longbox.games.legendary.table.sides import tongue
from longbox.games.legendary.table.state import Table
from longbox.games.legendary.table.timing import UNTIL_NEXT_TWIST
from longbox.games.legendary.table.zones import BESIDE_VILLAIN_DECK, KO_PILE, REVEALED
from longbox.games.legendary.vocabulary.nouns import the_mastermind


def place(game: Table, scope: Scope, zone: int) -> None:
    game.happen(Event(PLACE, card=scope[slots.TWIST], amount=zone, source=scope.source))


def place_with(game: Table, scope: Scope, holder: int, role: Role) -> None:
    game.happen(Event(PLACE, card=scope[slots.TWIST], target=holder, source=scope.source, manner=role.key))


def place_beside_scheme(game: Table, scope: Scope, cards: list[int], amount: int) -> None:
    """The one that speaks."""
    place_with(game, scope, scope.source, BESIDE_ONE)


def place_the_latest(game: Table, scope: Scope, cards: list[int], amount: int) -> None:
    """The one whose effect is going on, or else the topmost of those that were KO'd."""
    state = game.state
    there = [*state.zones[KO_PILE.first], *state.zones[REVEALED.first]]
    latest = [card for card in there if state.definition[card].kind == TWIST]
    if latest:
        event = Event(PLACE, card=latest[-1], target=scope.source, source=scope.source, manner=BESIDE_ONE.key)
        game.happen(event)


def swap_the_points(game: Table, scope: Scope, cards: list[int], amount: int) -> None:
    game.modify(SWAPPED, ADD, 1, [scope.source], UNTIL_NEXT_TWIST, source=scope.source)


def place_over_mastermind(game: Table, scope: Scope, cards: list[int], amount: int) -> None:
    for card in cards:
        place_with(game, scope, card, OVER_ONE)


def place_over_city(game: Table, scope: Scope, cards: list[int], amount: int) -> None:
    """Over the free space nearest to the exit."""
    for space in reversed(spaces(game)):
        if not game.state.zones[zone_over(space)]:
            place(game, scope, zone_over(space))
            return


def place_beside_villain_deck(game: Table, scope: Scope, cards: list[int], amount: int) -> None:
    place(game, scope, BESIDE_VILLAIN_DECK.first)


def put_them_beside_scheme(game: Table, scope: Scope, cards: list[int], amount: int) -> None:
    """The one that speaks."""
    for card in cards:
        told = Event(PLACE, card=card, target=scope.source, source=scope.source, manner=BESIDE_ONE.key)
        game.happen(told)


def become_twist(game: Table, scope: Scope, cards: list[int], amount: int) -> None:
    game.push(villain_deck.BECOMES_TWIST, Scope(game.state.active, scope.source))


def fulfil_scheme(game: Table, scope: Scope, cards: list[int], amount: int) -> None:
    come = tongue(game).kept(message("{Twist} {number} has come"), number=game.state.twists)
    ending.fulfil(game, scope.source, come, traitors(game))


def become_strike(game: Table, scope: Scope, cards: list[int], amount: int) -> None:
    game.push(villain_deck.BECOMES_STRIKE, Scope(game.state.active, scope.source))


takes_effect_as_strike: Final = Deed("take", "effect as a {Master Strike} now", act=become_strike, acts=True).done
LOSE: Final = Deed("win", "", subject="the {Mastermind}", act=fulfil_scheme)

lose: Final = LOSE.done
takes_effect_as_twist: Final = Deed("take", "effect as {a Scheme} {Twist} now", act=become_twist, acts=True).done
put_twist_beside_scheme: Final = Deed("put", "this {Twist} beside the {Scheme}", act=place_beside_scheme).done
put_latest_twist_beside_scheme: Final = Deed("put", "the latest {Twist} beside the {Scheme}", act=place_the_latest).done
points_are_swapped: Final = Deed(
    "cost",
    "{Recruit} to fight and {Heroes} {Attack} to recruit, until the next {Twist}",
    act=swap_the_points,
    subject="every enemy",
).done
PUT_OVER_MASTERMIND: Final = Deed(
    "put", "this {Twist} over the {Mastermind} as a Dark Portal", act=place_over_mastermind
)
put_beside_scheme: Final = Deed("put", "{whom} beside the {Scheme}", act=put_them_beside_scheme).to
put_twist_beside_villain_deck: Final = Deed(
    "put", "this {Twist} beside the {Villain} Deck", act=place_beside_villain_deck
).done
PUT_BESIDE_MASTERMIND: Final = Deed("put", "this {Twist} beside the {Mastermind}", act=place_over_mastermind)
put_twist_over_city: Final = Deed(
    "put", "this {Twist} as a Dark Portal over the leftmost {city} space without one", act=place_over_city
).done


def put_twist_over_mastermind() -> Does:
    """Of several the player chooses."""
    return PUT_OVER_MASTERMIND.to(A(the_mastermind))


def put_twist_beside_mastermind() -> Does:
    """The same, where the place is not called a portal."""
    return PUT_BESIDE_MASTERMIND.to(A(the_mastermind))
