"""Encounter cards: revealed, put where they belong, their text resolved, and surge."""

from __future__ import annotations

from typing import Any, Final

from longbox.engine.effects.flow import Steps
from longbox.engine.events import Doing, Event, EventKind
from longbox.engine.frames import Scope
from longbox.engine.modifiers import ADD
from longbox.engine.slots import Note
from longbox.games.champions.chapters import resolving
from longbox.games.champions.chapters.attachments import attach_to_host
from longbox.games.champions.chapters.discarding import REMOVED_FROM_GAME, discard
from longbox.games.champions.chapters.encounter_deck import deal_encounter_card, take_encounter_card
from longbox.games.champions.chapters.entering_play import ENTERED_PLAY
from longbox.games.champions.chapters.minions import engage, quickstrike
from longbox.games.champions.table import kinds, notes, slots
from longbox.games.champions.table.abilities import ON_REVEAL
from longbox.games.champions.table.cards import face, in_play
from longbox.games.champions.table.encounter_decks import discard_of
from longbox.games.champions.table.house_rules import SURGE_STANDS, SURGE_WAITS, plays_by
from longbox.games.champions.table.kinds import SURGE
from longbox.games.champions.table.state import Champions
from longbox.games.champions.table.unique import match_in_play
from longbox.games.champions.table.zones import (
    DEALT,
    RESOLVING,
    SCHEMES,
    SET_ASIDE,
    VILLAIN,
)

REVEALED: Final[EventKind] = EventKind("reveal", told_first=True, doing=Doing("reveal", "revealed"))
SURGES: Final = EventKind("surge")


def apply_side_scheme(game: Champions, event: Event) -> None:
    game.move(event.card, SCHEMES.at())
    event.amount = game.value(event.card, "starting threat")
    game.state.put("threat", event.card, event.amount)


def apply_environment(game: Champions, event: Event) -> None:
    game.move(event.card, VILLAIN.at())


SCHEME_STARTS: Final = EventKind("start a side scheme", apply_side_scheme)
ENVIRONMENT: Final = EventKind("environment", apply_environment, quiet=True)


def reveal(game: Champions, card: int, seat: int) -> None:
    """A player reveals an encounter card and resolves it. Where it lies now is where it is revealed from."""
    if card >= 0:
        game.push(REVEAL, Scope(seat, card, vars={slots.FROM_DECK: int(comes_from_deck(game, card))}))


def comes_from_deck(game: Champions, card: int) -> bool:
    """Whether a card is revealed from the encounter deck: also if it was dealt or taken from there to be revealed."""
    return game.state.zone[card] not in (discard_of(game, card), SET_ASIDE.at())


def show(game: Champions, scope: Scope) -> None:
    """Everybody sees the card. A copy of a unique card in play goes away; an obligation goes to whom it concerns."""
    card = scope.source
    resolving.show(game, card)
    if match_in_play(game, card):
        dismiss(game, scope)
        game.tell(Event(SURGES, card=card, seat=scope.you, manner="in play already"))
        deal_encounter_card(game, scope.you)
        discard(game, card)
        return
    shown = game.face(card)
    if shown.kind == kinds.OBLIGATION:
        seat = player_of(game, shown.fact("player"))
        if seat < 0:
            dismiss(game, scope)
            game.tell(Event(SURGES, card=card, seat=scope.you, manner="for nobody"))
            deal_encounter_card(game, scope.you)
            game.happen(Event(REMOVED_FROM_GAME, card=card, manner="for nobody"))
            return
        scope.you = seat
    told: dict[Note, Any] = {notes.FROM_DECK: scope.vars[slots.FROM_DECK]}
    scope.event = Event(REVEALED, card=card, seat=scope.you, source=card, notes=told)
    game.happen(scope.event)


def player_of(game: Champions, name: str) -> int:
    """The player whose identity has this name on one of its sides, if still in the game."""
    for seat, identity in enumerate(game.state.identity):
        if not game.state.out[seat] and any(face.name == name for face in game.state.definition[identity].faces):
            return seat
    return -1


def dismiss(game: Champions, scope: Scope) -> None:
    scope.vars[slots.DISMISSED] = 1


def is_dismissed(scope: Scope) -> bool:
    return slots.DISMISSED in scope.vars or scope.event is None or scope.event.cancelled


def take_its_place(game: Champions, scope: Scope) -> None:
    """Minions engage, schemes and environments lie with the villain, attachments go on their host."""
    if is_dismissed(scope):
        return
    card = scope.source
    kind = game.face(card).kind
    if kind == kinds.MINION:
        engage(game, scope)
    elif kind == kinds.SIDE_SCHEME:
        game.take_place(Event(SCHEME_STARTS, card=card))
    elif kind == kinds.ENVIRONMENT:
        game.take_place(Event(ENVIRONMENT, card=card))
    elif kind == kinds.ATTACHMENT:
        attach_to_host(game, scope)


def resolve_when_revealed(game: Champions, scope: Scope) -> None:
    """The card's When Revealed text, for the form that the player is in."""
    if scope.event is not None and (is_dismissed(scope) or scope.event.notes.get(notes.VOID)):
        return
    for power in face(game, scope.source).at(ON_REVEAL):
        if power.is_on(game, scope):
            game.enter(power.effect, scope)
            return


def gain_surge(game: Champions, card: int) -> None:
    """The card that is being revealed has surge until it is through."""
    game.modify(SURGE, ADD, 1, [card], ("revealed", card), source=card, follows=True)


def deal_for_surge(game: Champions, scope: Scope) -> None:
    """Surge brings the same player another card: to wait its turn, or to be revealed after this one."""
    card = scope.source
    surges = game.has(card, SURGE)
    game.expire("revealed", card)
    if is_dismissed(scope) or scope.event is None:
        return
    cancelled = scope.event.notes.get(notes.VOID) and not plays_by(game, SURGE_STANDS)
    if not surges or cancelled:
        return
    game.tell(Event(SURGES, card=card, seat=scope.you))
    if plays_by(game, SURGE_WAITS):
        deal_encounter_card(game, scope.you)
    else:
        scope.vars[slots.BROUGHT] = take_encounter_card(game, DEALT.at(scope.you))


def leave_or_stay(game: Champions, scope: Scope) -> None:
    """What did not enter play is discarded."""
    card = scope.source
    if is_dismissed(scope):
        return
    if game.state.zone[card] == RESOLVING.at():
        discard(game, card)
    elif in_play(game, card):
        game.announce(Event(ENTERED_PLAY, card=card, seat=scope.you))


def reveal_brought(game: Champions, scope: Scope) -> None:
    if slots.BROUGHT in scope.vars and not game.state.out[scope.you]:
        reveal(game, scope.vars[slots.BROUGHT], scope.you)


REVEAL: Final = Steps(
    show, take_its_place, resolve_when_revealed, quickstrike, deal_for_surge, leave_or_stay, reveal_brought
)


def reveal_next(game: Champions, scope: Scope) -> None:
    queue = game.state.zones[DEALT.at(scope.you)]
    if queue and not game.state.out[scope.you]:
        reveal(game, queue[0], scope.you)


def has_more(game: Champions, scope: Scope) -> bool:
    return bool(game.state.zones[DEALT.at(scope.you)]) and not game.state.out[scope.you]


REVEAL_ALL: Final = Steps(reveal_next, again=has_more)
"""A player reveals the cards dealt to them one by one, in the order dealt."""
