"""A player whose identity has no hit points left is out; the others play on."""

from __future__ import annotations

from typing import Final

from longbox.engine.events import Event, EventKind
from longbox.games.champions.chapters import activations, winning
from longbox.games.champions.chapters.damage import DEAL_TOGETHER, count_together
from longbox.games.champions.chapters.discarding import discard_pile, put_away
from longbox.games.champions.table import slots
from longbox.games.champions.table.encounter_decks import discard_of
from longbox.games.champions.table.players import in_player_order, next_player
from longbox.games.champions.table.state import Champions
from longbox.games.champions.table.zones import (
    AREA,
    BOOST,
    DEALT,
    DECK,
    DISCARD,
    ENCOUNTER,
    ENGAGED,
    HAND,
    REMOVED,
    RESOLVING,
    TUCKED,
    VILLAIN,
)


def apply_elimination(game: Champions, event: Event) -> None:
    """A player is out: minions go on to the next player, the player's cards leave the game."""
    state = game.state
    seat = event.seat
    if event.manner == "concession":
        drop_unfinished(game)
    state.out[seat] = 1
    if not in_player_order(game):
        winning.lose_to_blow(game, event)
        return
    heir = next_player(game, seat)
    for minion in state.zones[ENGAGED.at(seat)][:]:
        game.move(minion, ENGAGED.at(heir))
    for card in state.zones[DEALT.at(seat)][:]:
        game.move(card, discard_of(game, card))
    if state.first == seat:
        state.first = heir
    for pile in (HAND, DECK, DISCARD):
        game.move_all(state.zones[pile.at(seat)], REMOVED.at())
    for card in cards_of(game, seat):
        if state.zone[card] != REMOVED.at():
            put_away(game, card, REMOVED.at() if state.owner[card] == seat else discard_pile(game, card))


def cards_of(game: Champions, seat: int) -> list[int]:
    """All cards that a player owns or controls, the identity last."""
    state = game.state
    zones = [kind.at(seat) for kind in (AREA, HAND, DECK, DISCARD)]
    found = [card for zone in zones for card in state.zones[zone]]
    for zone in (TUCKED.at(), RESOLVING.at(), VILLAIN.at(), *ENGAGED.range(), *AREA.range()):
        found += [card for card in state.zones[zone] if seat in (state.owner[card], state.controller[card])]
    return [*sorted(set(found) - {state.identity[seat]}), state.identity[seat]]


ELIMINATED: Final = EventKind("eliminate", apply_elimination)


def concede(game: Champions, seat: int) -> None:
    """A player gives up: what that player was in the middle of is dropped, and the player is eliminated."""
    state = game.state
    if state.out[seat]:
        return
    game.decision = None
    while state.frames and state.frames[-1].scope.you == seat:
        state.frames.pop()
    count_together(game, sum(frame.node is DEAL_TOGETHER for frame in state.frames) - state.together)
    for activation in list(state.activations):
        if activation.seat == seat:
            activations.finish(game, activation.id)
    game.happen(Event(ELIMINATED, card=state.identity[seat], seat=seat, manner="concession"))


def drop_unfinished(game: Champions) -> None:
    """Encounter cards that nobody is going to resolve now are discarded."""
    state = game.state
    for card in state.zones[RESOLVING.at()] + state.zones[BOOST.at()]:
        if state.owner[card] == ENCOUNTER and not is_needed(game, card):
            put_away(game, card, discard_of(game, card))


def is_needed(game: Champions, card: int) -> bool:
    """Whether something still in progress is about a card."""
    scopes = [frame.scope for frame in game.state.frames]
    return any(card in (scope.source, scope.vars.get(slots.BOOST)) for scope in scopes) or bool(game.state.activations)
