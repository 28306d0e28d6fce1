"""Discarding: which pile a card goes to, what goes along, and leaving the game."""

from __future__ import annotations

from typing import Final

from longbox.engine.events import Event, EventKind
from longbox.games.champions.table import notes
from longbox.games.champions.table.cards import in_play
from longbox.games.champions.table.encounter_decks import discard_of
from longbox.games.champions.table.state import Champions
from longbox.games.champions.table.zones import DISCARD, ENCOUNTER, REMOVED, RESOLVING


def discard_pile(game: Champions, card: int) -> int:
    """The pile that a card goes to: its owner's, whoever controlled it."""
    owner = game.state.owner[card]
    if owner == ENCOUNTER:
        return discard_of(game, card)
    return REMOVED.at() if game.state.out[owner] else DISCARD.at(owner)


def put_away(game: Champions, card: int, zone: int) -> None:
    """Take a card from where it is to a zone out of play; what lies on it goes to its owners' discard piles."""
    for rider in game.on(card):
        if in_play(game, rider):
            put_away(game, rider, discard_pile(game, rider))
    game.detach(card)
    if game.state.face_down[card]:
        game.turn_down(card, down=False)
    if game.state.controller[card] != game.state.owner[card]:
        game.state.put("controller", card, game.state.owner[card])
    game.move(card, zone)


def apply_discard(game: Champions, event: Event) -> None:
    for card in event.cards:
        if in_play(game, card):
            event.notes[notes.LEFT_PLAY] = True
        elif game.state.zone[card] == RESOLVING.at():
            event.notes[notes.RESOLVED] = True
        put_away(game, card, discard_pile(game, card))


def discard_facts(game: Champions, event: Event) -> dict[str, str | int]:
    """A card that has done what it does goes away without a word; one that is nobody's to discard is lost."""
    if event.notes.get(notes.RESOLVED):
        return {"variant": "resolved"}
    theirs = all(game.state.owner[card] == ENCOUNTER for card in event.cards)
    return {"variant": "lost"} if theirs or event.seat < 0 else {}


def apply_remove(game: Champions, event: Event) -> None:
    put_away(game, event.card, REMOVED.at())


DISCARDED: Final = EventKind("discard", apply_discard, facts=discard_facts)
REMOVED_FROM_GAME: Final = EventKind("remove from the game", apply_remove)


def discard(game: Champions, *cards: int, seat: int = -1) -> None:
    discard_all(game, cards, seat)


def discard_all(game: Champions, cards: tuple[int, ...], seat: int = -1) -> None:
    if cards:
        game.happen(Event(DISCARDED, cards=cards, seat=seat))
