"""Attacking a player instead of a character.

A player who can be attacked lies on the table as a card: in no row, so that nothing finds it that speaks of characters
on a side, but a character in the combat like any other while it defends.
"""

from __future__ import annotations

from typing import Final

from longbox.engine.effects.deeds import Deed
from longbox.engine.events import Event, EventKind
from longbox.engine.frames import Scope
from longbox.engine.modifiers import ADD
from longbox.games.vs.table.cards import VsCard
from longbox.games.vs.table.kinds import PLAYER
from longbox.games.vs.table.state import Vs
from longbox.games.vs.table.stats import ATTACKS_PLAYERS
from longbox.games.vs.table.zones import PLAYERS

MOST_PLAYERS: Final = 4

PLAYER_CARDS = tuple(
    VsCard(f"Player {seat + 1}", PLAYER, stats={"atk": 0, "def": 1, "health": 1}, names=frozenset())
    for seat in range(MOST_PLAYERS)
)


def apply_permission(game: Vs, event: Event) -> None:
    """All players come to the table: whoever holds the character later on may attack any other."""
    lay_out_players(game)
    game.modify(ATTACKS_PLAYERS, ADD, 1, event.cards, ("game", 0), source=event.source)


def lay_out_players(game: Vs) -> None:
    state = game.state
    there = {state.owner[card] for card in state.zones[PLAYERS.at()]}
    for seat in range(state.seats):
        if seat not in there and not state.out[seat]:
            card = state.new_card(PLAYER_CARDS[seat], seat, PLAYERS.at())
            state.known[card] = -1


ALLOW_ATTACKS_ON_PLAYERS: Final = EventKind("may attack players", apply_permission)


def allow_attacks_on_players(game: Vs, scope: Scope, cards: list[int], amount: int) -> None:
    """As long as the characters stay in play."""
    game.happen(Event(ALLOW_ATTACKS_ON_PLAYERS, seat=scope.you, cards=tuple(cards), source=scope.source))


let_attack_players: Final = Deed(
    "may for the rest of the game attack",
    "enemy players without face-up characters, but only alone. Such a player defends like a {supporting} character "
    "with 0 {ATK}, 1 {DEF} and 1 {Health}, and is out of the game when {KO'd}",
    act=allow_attacks_on_players,
    acts=True,
).to
