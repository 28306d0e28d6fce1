"""Triggers wait until what is going on is done; then they act, in the order that the turn player likes.

Reactions don't wait.
"""

from __future__ import annotations

from typing import Final

from longbox.engine.cards import Instance
from longbox.engine.decision import Question
from longbox.engine.events import Event, EventKind
from longbox.engine.frames import Frame, Scope
from longbox.engine.hidden_information import hidden_hand
from longbox.engine.language import said
from longbox.engine.player_deeds import Bar
from longbox.engine.triggers import SETTLE, WINDOW, Answer, Answers, CollectingTiming, Pending, mark
from longbox.games.vs.table.characters import characters
from longbox.games.vs.table.kinds import PHASES, REACTION, STEPS
from longbox.games.vs.table.players import on_turn
from longbox.games.vs.table.powers import TIMINGS, Reaction, ban_on, spent
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

    def times(self, game: Vs, frame: Frame) -> tuple[str, ...]:
        """The times of plot twists and super powers that can be played and used here."""
        return (game.state.phase,)


class BuildStep(Opportunity):
    """A step of one player in the Build Phase. Two heads who share a turn take each step one after the other."""

    def is_over(self, game: Vs, frame: Frame) -> bool:
        return bool(game.state.out[frame.scope.you])


def times_now(game: Vs) -> tuple[str, ...]:
    """The times of plot twists and super powers for which this is the moment: none while Reactions are asked for."""
    frame = game.state.frames[-1] if game.state.frames else None
    if frame is not None and isinstance(frame.node, Opportunity):
        return frame.node.times(game, frame)
    return () if frame is not None and frame.node is WINDOW else (game.state.phase,)


def heard_now(game: Vs, card: int, instance: Instance) -> bool:
    """Whether a Reaction has heard what is being answered, and has not answered it yet."""
    frame = game.state.frames[-1] if game.state.frames else None
    if frame is None or frame.node is not WINDOW:
        return False
    memory: Pending = frame.data
    own = (card, instance.origin, instance.ordinal)
    return own not in memory.answered and any(mark(answer) == own for answer in memory.heard or ())


def of_no_card(game: Vs, seat: int, card: int, target: int) -> tuple[int, ...]:
    """The moment is what a bar is about, and no card."""
    return ()


def is_anothers_turn(game: Vs, seat: int, card: int = -1, target: int = -1) -> bool:
    return not on_turn(game, seat)


NOT_YOUR_TURN: Final = Bar("VS-TURN-05", is_anothers_turn, "it is another player's turn", cards=of_no_card, last=True)


class Outside(Bar):
    """Something is for one phase, or one step of it."""

    def __init__(self, rule: str, phase: str, step: str = "") -> None:
        super().__init__(rule, self.is_outside, self.outside_words, cards=of_no_card, last=True)
        self.phase = phase
        self.step = step

    def is_outside(self, game: Vs, seat: int, card: int, target: int) -> bool:
        return game.state.phase != self.phase or (self.step != "" and game.state.step != self.step)

    def outside_words(self, game: Vs, seat: int, card: int, target: int) -> str:
        state = game.state
        if state.phase == self.phase:
            wanted = said(STEPS[self.step])
            if not state.step:
                return said("this is for the {wanted}", wanted=wanted)
            return said("this is the {now}, not the {wanted}", now=said(STEPS[state.step]), wanted=wanted)
        return another_time(game, self.phase)


def another_time(game: Vs, timing: str) -> str:
    """Something is for one phase, and it is another one."""
    phase = said(PHASES[game.state.phase])
    return said("this is for {timing}, and the game is at {phase}", timing=said(TIMINGS[timing]), phase=phase)


def reactions(game: Vs, event: Event, key: str) -> Answers:
    """The Reactions to an event, for all that everybody can see: whether they can be paid for is another matter."""
    if REACTION not in game.state.statics and not game.state.alters_powers:
        return ()
    return tuple(
        Answer(card, instance, seat, roles=instance.power.roles(game, Scope(seat, card, event)))
        for seat in game.timing.seats(game, event)
        for card in characters(game, seat)
        for instance in game.instances(card)
        if isinstance(instance.power, Reaction)
        and instance.power.watches == key
        and not spent(game, seat, card, instance, instance.power)
        and ban_on(game, card, instance.power) is None
        and instance.power.hears(game, Scope(seat, card, event))
    )
