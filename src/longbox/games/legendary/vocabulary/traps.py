"""Traps as words: what they ask for by the end of the turn, and what follows else."""

from __future__ import annotations

from functools import partial
from typing import Final

from longbox.engine import history
from longbox.engine.effects import phrases
from longbox.engine.effects.abilities import Ability
from longbox.engine.effects.adjectives import Is
from longbox.engine.effects.conditions import Condition, Fact
from longbox.engine.effects.deeds import Deed, Does
from longbox.engine.effects.flow import do
from longbox.engine.effects.nouns import A, Cards
from longbox.engine.effects.phrases import BEHIND
from longbox.engine.effects.places import InThe
from longbox.engine.events import Event, EventKind
from longbox.engine.frames import Node, Scope
from longbox.games.legendary.chapters.discarding import DISCARDS
from longbox.games.legendary.chapters.recruiting import RECRUIT
from longbox.games.legendary.chapters.traps import MEET_CHALLENGE
from longbox.games.legendary.chapters.villain_deck import BESIDE_ONE, PLACE
from longbox.games.legendary.table import slots
from longbox.games.legendary.table.abilities import ON_FAILURE, Challenge, TrapUse
from longbox.games.legendary.table.kinds import TEAMS
from longbox.games.legendary.table.state import Table
from longbox.games.legendary.table.zones import SCHEME_SPACE, TRAPS


def by_end_of_turn(condition: Condition) -> Challenge:
    """A deed: once it is done the challenge is met."""
    return Challenge(condition, True)


def at_end_of_turn(condition: Condition) -> Challenge:
    """How things must stand when the turn ends."""
    return Challenge(condition, False)


def trap_use(*effects: Node, given: Condition) -> TrapUse:
    """What its player may do for it, as often as it is given."""
    return TrapUse(do(*effects), given)


def win_it(game: Table, scope: Scope, cards: list[int], amount: int) -> None:
    if game.state.zone[scope.source] == TRAPS.first:
        game.happen(Event(MEET_CHALLENGE, seat=scope.you, cards=(scope.source,)))


win_this_trap: Final = Deed("put", "{this} into {your} Victory Pile", act=win_it).done


def lie_beside_scheme(game: Table, scope: Scope, cards: list[int], amount: int) -> None:
    for scheme in cards:
        place = Event(PLACE, card=scope.source, target=scheme, source=scope.source, manner=BESIDE_ONE.key)
        game.happen(place)


PUT_BESIDE: Final = Deed("put", "{this} beside the {Scheme}", act=lie_beside_scheme)


def put_this_beside_scheme() -> Does:
    """Of several the player chooses."""
    return PUT_BESIDE.to(A(Cards("{Scheme}", InThe((SCHEME_SPACE,), ""))))


def has_done_it_to(kind: EventKind, least: int, game: Table, scope: Scope) -> bool:
    return len(history.cards(game, kind, scope.you)) >= least


def recruited(least: int) -> Fact:
    return Fact(f"{{you}} recruited {least} or more {{Heroes}} this turn", partial(has_done_it_to, RECRUIT, least))


def discarded_so_many(least: int) -> Fact:
    return Fact(f"{{you}} discarded {least} or more cards this turn", partial(has_done_it_to, DISCARDS, least))


def on_failure(*effects: Node) -> Ability:
    return Ability(ON_FAILURE, do(*effects))


def keeps_to_one_team(game: Table, scope: Scope) -> bool:
    """Whether all cards of this turn are of some one team. A card that has none is of none."""
    plays = game.state.plays
    return not plays or any(all(play.has(team) for play in plays) for team in TEAMS)


ONE_TEAM_PLAYED: Final = Fact("all cards that {you} played this turn are of a single team", keeps_to_one_team)


def is_of_another_team(game: Table, scope: Scope, card: int) -> bool:
    place = scope[slots.TEAM]
    return place < 0 or TEAMS[place] not in game.state.definition[card].traits


OF_ANOTHER_TEAM: Final = Is(
    "that does not belong to that team", is_of_another_team, BEHIND, phrases.THAT, "that do not belong to that team"
)
