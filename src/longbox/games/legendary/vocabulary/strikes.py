"""What becomes of Master Strikes that a Mastermind keeps for itself."""

from __future__ import annotations

from typing import Final

from longbox.engine.effects.deeds import Deed
from longbox.engine.effects.nouns import Cards
from longbox.engine.effects.places import Among
from longbox.engine.events import Event
from longbox.engine.frames import Scope
from longbox.games.legendary.chapters import villain_deck
from longbox.games.legendary.chapters.adapting import tactics
from longbox.games.legendary.chapters.city import SPACE_FALLS
from longbox.games.legendary.chapters.defeating import STRIKE_AS_TACTIC
from longbox.games.legendary.table import slots
from longbox.games.legendary.table.board import villain_decks, zone_over
from longbox.games.legendary.table.enemies import mastermind_of
from longbox.games.legendary.table.kinds import STRIKE
from longbox.games.legendary.table.state import Table
from longbox.games.legendary.table.zones import REVEALED
from longbox.games.legendary.vocabulary.adjectives import of_kind
from longbox.games.legendary.vocabulary.places import IN_VICTORY_PILE


def tactics_left(game: Table, scope: Scope) -> list[int]:
    boss = mastermind_of(game, scope.source)
    return tactics(game, boss) if boss >= 0 else []


def become_tactics(game: Table, scope: Scope, cards: list[int], amount: int) -> None:
    boss = mastermind_of(game, scope.source)
    if cards and boss >= 0:
        told = Event(STRIKE_AS_TACTIC, seat=scope.you, card=boss, cards=tuple(cards), amount=WORTH, source=scope.source)
        game.happen(told)


def this_one_becomes_tactic(game: Table, scope: Scope, cards: list[int], amount: int) -> None:
    become_tactics(game, scope, [scope[slots.STRIKE]], amount)


def play_from_the_deck(game: Table, scope: Scope, cards: list[int], amount: int) -> None:
    """One that the Ambush of another has brought out of the deck meanwhile has been played."""
    if game.state.zone[cards[0]] in villain_decks(game):
        game.push(villain_deck.PLAYS_CARD, Scope(game.state.active, cards[0]))


def devour(game: Table, scope: Scope, cards: list[int], amount: int) -> None:
    """Where several cities are left, it is the first one's turn. A Mastermind that is beaten devours nothing."""
    falls = next((city[-1] for city in game.state.cities if city), -1)
    if falls < 0 or game.state.beaten:
        return
    game.push(SPACE_FALLS, Scope(game.state.active, scope.source, vars={slots.SPACE: falls}))
    game.happen(Event(villain_deck.PLACE, card=scope[slots.STRIKE], amount=zone_over(falls), source=scope.source))


def strike_acts_as_twist(game: Table, scope: Scope, cards: list[int], amount: int) -> None:
    """Where the Mastermind strikes without a card there is none to become a Twist."""
    strike = scope.vars.get(slots.STRIKE, -1)
    if strike >= 0 and game.state.zone[strike] == REVEALED.first:
        game.push(villain_deck.BECOMES_TWIST, Scope(game.state.active, strike))


WORTH: Final = 6
"""What a Strike is worth as a Tactic."""
tactic_left: Final = Cards("{Tactic}", Among(tactics_left, "that is left"))
"""Of the Mastermind whose text speaks."""
won_strike: Final = Cards("{Master Strike}", IN_VICTORY_PILE, (of_kind(STRIKE),))
strike_becomes_tactic: Final = Deed(
    "shuffle",
    f"this {{Master Strike}} into its {{Tactics}}, as one without an effect that is worth {WORTH} {{VP}}",
    act=this_one_becomes_tactic,
).done
become_tactic_again: Final = Deed("shuffle", "{whom} back into its {Tactics}", act=become_tactics, moves=True).to
strike_takes_effect_as_twist: Final = Deed(
    "take", "effect as {a Scheme} {Twist} now", act=strike_acts_as_twist, subject="this {Master Strike}"
).done
play_those: Final = Deed("play", act=play_from_the_deck, one_by_one=True).to
devours_a_space: Final = Deed(
    "put",
    "this {Master Strike} on the {city} space nearest to the exit and destroy that space; {a Villain} there {escapes}",
    act=devour,
).done
