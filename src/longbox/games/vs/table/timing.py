"""Triggers wait until what is going on is done; then they act, in the order that the turn player likes.

Reactions don't wait.
"""

from __future__ import annotations

from longbox.engine.decision import Question
from longbox.engine.events import Event, EventKind
from longbox.engine.frames import Frame, Scope
from longbox.engine.hidden_information import hidden_hand
from longbox.engine.triggers import SETTLE, WINDOW, Answer, Answers, CollectingTiming, Pending
from longbox.games.vs.table.characters import characters
from longbox.games.vs.table.kinds import REACTION
from longbox.games.vs.table.powers import Reaction, spent
from longbox.games.vs.table.state import Vs


class VsTiming(CollectingTiming):
    """The rulebook's Timing chapter is the engine's collecting timing: the turn player orders."""

    def orderer(self, game: Vs, event: Event) -> int:
        """If the turn player is out of the game, the next one orders."""
        return self.seats(game, event)[0]

    def seats(self, game: Vs, event: Event) -> list[int]:
        return [seat for seat in super().seats(game, event) if not game.state.out[seat]]

    def respond(self, game: Vs, event: Event, listeners: Answers | None) -> None:
        """Collect triggers of those still in the game; but whoever has a Reaction to the event may use it now."""
        if listeners is None:
            listeners = self.listeners(game, event.kind.after, event)
        out = game.state.out
        heard_by = [one for one in listeners if not out[one.seat] and not isinstance(one.instance.power, Reaction)]
        super().respond(game, event, tuple(heard_by))
        heard = reactions(game, event, event.kind.after)
        if heard:
            game.push(WINDOW, Scope(event.seat, event.source, event), Pending(event.kind.after, heard))

    def asks_anyway(self, game: Vs, seat: int, key: str, event: Event) -> bool:
        """A hidden hand might hold the Locations that a Reaction costs."""
        return bool(hidden_hand(game, seat)) and any(one.seat == seat for one in reactions(game, event, key))


def announce(game: Vs, kind: EventKind) -> None:
    """A moment of the turn has come; mostly nobody waits for it."""
    if game.listened_to(kind):
        game.happen(Event(kind, seat=game.state.active))


def settle(game: Vs, scope: Scope) -> None:
    """A step of a procedure: all that has triggered acts now."""
    if game.state.pending:
        game.push(SETTLE, Scope(-1))


class Opportunity(Question):
    """A question at which a player may play something: nobody is asked while triggers wait."""

    def step(self, game: Vs, frame: Frame) -> None:
        if game.state.pending:
            game.push(SETTLE, Scope(-1))
        elif self.is_over(game, frame):
            game.state.frames.pop()
        else:
            super().step(game, frame)

    def is_over(self, game: Vs, frame: Frame) -> bool:
        """A turn player who is out of the game does nothing more this turn."""
        return bool(game.state.out[game.state.active])


def reactions(game: Vs, event: Event, key: str) -> Answers:
    """The Reactions to an event, for all that everybody can see: whether they can be paid for is another matter."""
    if REACTION not in game.state.statics and not game.state.alters_powers:
        return ()
    return tuple(
        Answer(card, instance, seat)
        for seat in game.timing.seats(game, event)
        for card in characters(game, seat)
        for instance in game.instances(card)
        if isinstance(instance.power, Reaction)
        and instance.power.watches == key
        and not spent(game, card, instance)
        and instance.power.hears(game, Scope(seat, card, event))
    )
