"""Fateful Resurrection: who was defeated comes back if fate has a Twist or a Strike ready."""

from __future__ import annotations

from typing import Final

from longbox.engine.effects.abilities import Ability
from longbox.engine.effects.conditions import Fact, is_a
from longbox.engine.effects.deeds import Deed
from longbox.engine.effects.flow import do, if_
from longbox.engine.effects.moving import reveal, top
from longbox.engine.effects.nouns import IT, THIS, Cards
from longbox.engine.effects.places import ANYWHERE
from longbox.engine.events import Event
from longbox.engine.frames import Node, Scope
from longbox.games.legendary.chapters import city
from longbox.games.legendary.chapters.ascending import STAY_MASTERMIND
from longbox.games.legendary.chapters.defeating import TACTIC_BACK
from longbox.games.legendary.table import slots
from longbox.games.legendary.table.abilities import ON_FIGHT
from longbox.games.legendary.table.kinds import STRIKE, TACTIC, TWIST
from longbox.games.legendary.table.state import Table
from longbox.games.legendary.table.zones import VICTORY
from longbox.games.legendary.vocabulary.adjectives import of_kind
from longbox.games.legendary.vocabulary.named import Named
from longbox.games.legendary.vocabulary.places import THE_VILLAIN_DECK

A_TWIST_OR_STRIKE: Final = Cards("{Twist} or {Master Strike}", ANYWHERE, (of_kind(TWIST, STRIKE),))


def is_tactic(game: Table, card: int) -> bool:
    return bool(game.state.definition[card].kind == TACTIC)


def come_back(game: Table, scope: Scope, cards: list[int], amount: int) -> None:
    """A Villain enters the city, a Tactic is shuffled in with the others, and who had ascended stays a Mastermind. What
    is no longer in the Victory Pile has come back already."""
    card = cards[0]
    if game.state.zone[card] != VICTORY.first + scope.you or (game.state.scattered and is_tactic(game, card)):
        return
    scope[slots.BACK] = True
    boss = scope.vars.get(slots.MASTERMIND, -1)
    if boss < 0:
        game.push(city.ENTERS, Scope(game.state.active, card))
    elif boss == card:
        game.happen(Event(STAY_MASTERMIND, card=card, seat=scope.you))
    else:
        game.happen(Event(TACTIC_BACK, card=card, target=boss, seat=scope.you))


COMES_BACK: Final = Deed("come", "back", act=come_back, acts=True).to(THIS)
RE_ENTERS: Final = Deed("enter", "the {city} again", act=come_back, acts=True).to(THIS)
MEANS: Final = "{reveal} the top card of the {Villain} Deck; if it is a {Twist} or a {Master Strike}, {this} comes back"


SHUFFLED_BACK: Final = Deed("shuffle", "{whom} back into the other {Tactics}", act=come_back).to(THIS)
"""What a Tactic says of itself that is no use in a Victory Pile."""


RESURRECTS: Final = Named(
    "{Fateful Resurrection}",
    do(reveal(top(THE_VILLAIN_DECK)), if_(is_a(IT, A_TWIST_OR_STRIKE), COMES_BACK)),
    means=MEANS,
)
FATEFUL_RESURRECTION: Final = Ability(ON_FIGHT, RESURRECTS)


def is_back(game: Table, scope: Scope) -> bool:
    return slots.BACK in scope.vars


IT_CAME_BACK: Final = Fact("it came back", is_back)


def fateful_resurrection(*effects: Node) -> Node:
    """With what else happens where the card comes back."""
    return do(RESURRECTS, if_(IT_CAME_BACK, do(*effects)))
