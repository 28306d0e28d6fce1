"""Horrors: cards that make the whole game worse. They come into play as a game begins or by effects, and stay."""

from __future__ import annotations

from typing import Final

from longbox.engine import dice
from longbox.engine.cards import Card
from longbox.engine.effects.flow import Steps
from longbox.engine.events import Event, EventKind
from longbox.engine.frames import Scope
from longbox.games.legendary.chapters import performing
from longbox.games.legendary.chapters.ascending import rise
from longbox.games.legendary.chapters.city import ambush
from longbox.games.legendary.chapters.defeating import hold_tactic
from longbox.games.legendary.chapters.standing_challenges import strengthen
from longbox.games.legendary.chapters.villain_deck import SHUFFLE_INTO
from longbox.games.legendary.table import notes
from longbox.games.legendary.table.cards import COLLECTION, MastermindSet
from longbox.games.legendary.table.enemies import masterminds
from longbox.games.legendary.table.kinds import HEROES, MASTERMIND
from longbox.games.legendary.table.state import Table
from longbox.games.legendary.table.zones import (
    HORROR_DECK,
    HORRORS,
    MASTERMIND_SPACE,
    REVEALED,
    TACTIC_POOLS,
    stack_pool,
)


def apply_horror(game: Table, event: Event) -> None:
    game.move(event.card, HORRORS.first)


def play_horror(game: Table, scope: Scope) -> None:
    """The uppermost of the shuffled stack, if there is one; or the one that is named."""
    stack = game.state.zones[HORROR_DECK.first]
    if scope.source < 0 and stack:
        scope.source = stack[-1]
    if scope.source >= 0:
        game.happen(Event(HORROR_COMES, card=scope.source, seat=scope.you))


def horror_acts(game: Table, scope: Scope) -> None:
    if scope.source >= 0:
        ambush(game, scope)


HORROR_COMES: Final = EventKind("horror", apply_horror)
RANDOM_HORROR: Final = Steps(play_horror, horror_acts)
"""A Horror comes into play, and does at once what it says."""


def begin_with_horrors(game: Table, scope: Scope) -> None:
    """Those that were agreed on are there before the first turn: what they do, they do one after the other."""
    for card in reversed(game.state.zones[HORRORS.first]):
        game.push(HORROR_ACTS, Scope(game.state.active, card))


def act_first(game: Table, scope: Scope) -> None:
    ambush(game, scope)


HORROR_ACTS: Final = Steps(act_first)


def masterminds_begin(game: Table, scope: Scope) -> None:
    """What they do before the first turn."""
    for boss in reversed(masterminds(game)):
        performing.START.of(game, Scope(game.state.active, boss))


BEFORE_THE_GAME: Final = Steps(begin_with_horrors, masterminds_begin)
"""All that happens when the table is laid and nobody has had a turn."""


def apply_final_blow(game: Table, event: Event) -> None:
    if not {"final-blow", "final-showdown"} & set(game.state.challenges):
        game.state.challenges = (*game.state.challenges, "final-blow")


FINAL_BLOW: Final = EventKind("demand a final blow", apply_final_blow, quiet=True)


def apply_bring(game: Table, event: Event) -> None:
    """A card from the box is shuffled into the Villain Deck afterwards; the event tells which."""
    event.card = game.state.new_card(event.notes[notes.DEFINITION], -1, REVEALED.first)


def shuffle_it_in(game: Table, event: Event) -> None:
    game.happen(Event(SHUFFLE_INTO, seat=event.seat, cards=(event.card,), source=event.source))


BRING: Final = EventKind("bring from the box", apply_bring, then=shuffle_it_in, quiet=True)


def spare_masterminds(game: Table) -> list[MastermindSet]:
    """Those of the heroes' sets that are not in the game, in the order in which they came out."""
    there = {card.name for card in game.state.definition} | {card.fact("mastermind") for card in game.state.definition}
    return [
        boss
        for boss in COLLECTION.masterminds.values()
        if boss.card.kind == MASTERMIND and boss.name not in there and COLLECTION.side(boss.set) == HEROES
    ]


def apply_add_mastermind(game: Table, event: Event) -> None:
    """One more Mastermind, with a single Tactic: `amount` says which, `target` its Tactic."""
    state = game.state
    boss = spare_masterminds(game)[event.amount]
    event.card = state.new_card(boss.card, -1, REVEALED.first, stack_pool(MASTERMIND_SPACE))
    game.move(event.card, MASTERMIND_SPACE.first)
    tactic = state.new_card(boss.tactics[event.target], -1, REVEALED.first, TACTIC_POOLS + event.card)
    hold_tactic(game, tactic, event.card)
    event.target = -1
    strengthen(game, event.card)


ADD_MASTERMIND: Final = EventKind("add a mastermind", apply_add_mastermind)


def add_mastermind(game: Table, scope: Scope) -> None:
    found = spare_masterminds(game)
    if found:
        which = dice.below(game.state, len(found))
        tactic = dice.below(game.state, len(found[which].tactics))
        told = Event(ADD_MASTERMIND, seat=scope.you, amount=which, target=tactic, source=scope.source)
        game.happen(told)


def apply_rise_as(game: Table, event: Event) -> None:
    """A card becomes another one that is a Mastermind without Tactics."""
    becomes: Card = event.notes[notes.DEFINITION]
    game.state.put("definition", event.card, becomes)
    rise(game, event.card)


RISE_AS: Final = EventKind("rise as a mastermind", apply_rise_as)
