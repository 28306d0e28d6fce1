"""One who is recruited becomes all those whom decks reveal."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from longbox.engine.effects.nouns import Cards
from longbox.engine.events import Event, EventKind
from longbox.engine.frames import Frame, Node, Scope
from longbox.engine.words import Say
from longbox.games.vs.chapters.hands_and_decks import REVEAL, shuffle
from longbox.games.vs.table import notes
from longbox.games.vs.table.state import Vs
from longbox.games.vs.table.zones import DECK, REMOVED
from longbox.games.vs.vocabulary.players import everybody


def apply_joining(game: Vs, event: Event) -> None:
    """Characters leave the game; whoever is being recruited will appear as all of them."""
    assert event.answers is not None
    for card in event.cards:
        game.move(card, REMOVED.at())
    event.answers.notes[notes.JOINED] = event.cards


JOIN: Final = EventKind("join", apply_joining)


@dataclass(frozen=True, eq=False)
class JoinRevealed(Node):
    """Each player reveals cards of their deck until a character turns up; those characters are removed from the game,
    then the decks are shuffled. Before the one who is recruited appears, so its powers on appearing count as well."""

    what: Cards

    def step(self, game: Vs, frame: Frame) -> None:
        scope = frame.scope
        if frame.at == 0:
            frame.data = (self.in_turn(game, scope), ())
        seats, found = frame.data
        at = frame.at
        frame.at += 1
        if at < len(seats):
            seen, one = self.seen(game, scope, seats[at])
            frame.data = (seats, (*found, *one))
            game.happen(Event(REVEAL, seat=seats[at], cards=seen, source=scope.source))
        elif at == len(seats):
            game.happen(Event(JOIN, seat=scope.you, card=scope.source, cards=found, answers=scope.event))
        elif at <= 2 * len(seats):
            shuffle(game, DECK.at(seats[at - len(seats) - 1]))
        else:
            game.state.frames.pop()

    def in_turn(self, game: Vs, scope: Scope) -> tuple[int, ...]:
        """Who plays, from you on."""
        there = everybody(game, scope)
        return (*[seat for seat in there if seat >= scope.you], *[seat for seat in there if seat < scope.you])

    def seen(self, game: Vs, scope: Scope, seat: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """The cards that a player reveals, and the character at which that ends, if there is one."""
        seen: list[int] = []
        for card in reversed(game.state.zones[DECK.at(seat)]):
            seen.append(card)
            if self.what.describes(game, scope, card):
                return tuple(seen), (card,)
        return tuple(seen), ()

    def words(self, say: Say) -> str:
        message = (
            "the decks of all players are revealed from the top, each until {found} turns up; those characters are "
            "removed from the game, the decks are shuffled, and {this} appears with the powers printed on those characters "
            "and with the sums of their {ATK}, {DEF} and {Health} as its own"
        )
        return say.phrase(message, found=say.article(self.what.words(say)))


def join_revealed(what: Cards) -> JoinRevealed:
    return JoinRevealed(what)
