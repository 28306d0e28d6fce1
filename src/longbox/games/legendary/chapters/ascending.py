"""Masterminds that come into the game later: Villains that ascend, and those that effects add."""

from __future__ import annotations

from typing import Final

from longbox.engine.cards import Card
from longbox.engine.events import Doing, Event, EventKind
from longbox.engine.modifiers import ADD, POWERS, Until
from longbox.games.legendary.chapters.defeating import hold_tactic, note_the_beaten
from longbox.games.legendary.chapters.standing_challenges import strengthen
from longbox.games.legendary.table import notes, roles
from longbox.games.legendary.table.cards import TACTIC_SIDE
from longbox.games.legendary.table.state import Table
from longbox.games.legendary.table.zones import MASTERMIND_SPACE


def as_mastermind(card: int) -> Until:
    """How long what a card gained by ascending lasts."""
    return ("ascended", card)


def rise(game: Table, card: int) -> None:
    """A card is a Mastermind from now on. What it holds goes with it."""
    state = game.state
    if state.host[card] >= 0:
        roles.let_go(game, card)
    for column in ("owner", "controller"):
        state.put(column, card, -1)
    state.put("as_villain", card, 0)
    state.put("ascended", card, 1)
    game.move(card, MASTERMIND_SPACE.first)
    strengthen(game, card)


def apply_ascend(game: Table, event: Event) -> None:
    """`card` gains abilities, and `amount` Attack."""
    rise(game, event.card)
    until = as_mastermind(event.card)
    gained = event.notes[notes.ABILITIES]
    if gained:
        game.modify(POWERS, ADD, gained, (event.card,), until, source=event.source)
    if event.amount:
        game.modify("attack", ADD, event.amount, (event.card,), until, source=event.source)


def apply_stay(game: Table, event: Event) -> None:
    """Who was beaten is there again as it was."""
    until = as_mastermind(event.card)
    had = [change for changes in game.state.modifiers.values() for change in changes if change.until == until]
    game.expire(*until)
    rise(game, event.card)
    for change in had:
        game.modify(change.stat, change.op, change.amount, (event.card,), until, source=change.source)
    note_the_beaten(game)


def apply_become_tactic(game: Table, event: Event) -> None:
    """A card is shuffled in with the Tactics of the Mastermind `target`, and is one from now on."""
    side: Card = game.state.definition[event.card].facts[TACTIC_SIDE]
    if game.state.host[event.card] >= 0:
        roles.let_go(game, event.card)
    game.turn_to(event.card, side)
    hold_tactic(game, event.card, event.target)


BECOME_TACTIC: Final = EventKind("become a tactic", apply_become_tactic)


ASCEND: Final = EventKind("ascend", apply_ascend, doing=Doing("{ascend}", "{ascended}"))
STAY_MASTERMIND: Final = EventKind("stay a mastermind", apply_stay)
