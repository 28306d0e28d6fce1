"""Who answers an event, in what order, and when.

Each game has a `Timing`: whether responses answer at once (Champions, Legendary) or wait in a list until a settle
point (Vs. System), who orders simultaneous ones, and in which order the seats are asked about optional ones.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Final, cast

from mypy_extensions import mypyc_attr

from longbox.engine import hidden_information, modifiers, slots
from longbox.engine.cards import Instance
from longbox.engine.decision import Decision, Option, Question
from longbox.engine.frames import Frame, Scope

if TYPE_CHECKING:
    from longbox.engine.effects.abilities import Power, Roles, Trigger
    from longbox.engine.events import Event
    from longbox.engine.game import Game
    from longbox.engine.modifiers import DelayedTrigger
    from longbox.engine.state import State


@mypyc_attr(acyclic=True)
class Answer:
    """A trigger that may answer an event: the card it is on (-1 with `lasting` for one that an effect left behind), and
    whom its moment meant when it heard the event. Never changed once made."""

    __slots__ = ("card", "delayed", "instance", "roles", "seat")
    __match_args__: ClassVar = ("card", "instance", "seat", "delayed", "roles")

    def __init__(
        self,
        card: int,
        instance: Instance,
        seat: int,
        delayed: DelayedTrigger | None = None,
        roles: Roles = (),
    ) -> None:
        self.card = card
        self.instance = instance
        self.seat = seat
        self.delayed = delayed
        self.roles = roles

    @property
    def power(self) -> Power:
        return self.instance.power

    @property
    def trigger(self) -> Trigger:
        """The same, where no other kind of power can listen."""
        return cast("Trigger", self.instance.power)

    def scope(self, event: Event) -> Scope:
        scope = listening(self.card, self.seat, self.delayed, event)
        if self.roles:
            self._cast(scope, event)
        return scope

    def _cast(self, scope: Scope, event: Event) -> None:
        """Let the effect speak of those that its moment meant and that are still part of the event."""
        there = [case.whom for case in self.instance.power.cases(event)]
        to: tuple[int, ...] = ()
        by: tuple[int, ...] = ()
        times = 0
        for whom, doers in self.roles:
            if whom in there:
                times += 1
                if whom >= 0 and whom not in to:
                    to += (whom,)
                by = (*by, *[doer for doer in doers if doer not in by]) if by else doers
        vars = scope.vars
        vars[slots.WHOM] = to
        vars[slots.BY] = by
        vars[slots.TIMES] = times


Answers = tuple[Answer, ...]


@mypyc_attr(allow_interpreted_subclasses=True)
class Timing:
    """Responses answer at once; the active seat orders what is simultaneous and is asked first."""

    def orderer(self, game: Game[Any], event: Event) -> int:
        active: int = game.state.active
        return active

    def seats(self, game: Game[Any], event: Event) -> list[int]:
        state: State = game.state
        first, count = state.active, state.seats
        return [(first + step) % count for step in range(count)]

    def asks_anyway(self, game: Game[Any], seat: int, key: str, event: Event) -> bool:
        """Whether a seat is asked although it can only pass, lest silence tell what it holds."""
        return hidden_information.might_answer(game, seat, key, event)

    def interrupt(self, game: Game[Any], event: Event) -> None:
        game.push(WINDOW, Scope(event.seat, event.source, event), Pending(event.kind.would, None))

    def respond(self, game: Game[Any], event: Event, listeners: Answers | None) -> None:
        game.push(WINDOW, Scope(event.seat, event.source, event), Pending(event.kind.after, listeners))

    def listeners(self, game: Game[Any], key: str, event: Event) -> Answers:
        """All triggers that hear the event now, in an order that a saved position gives again."""
        found: list[Answer] = []
        state: State = game.state
        altered = state.alters_powers
        listed = state.watchers.get(key, ())
        for card in modifiers.speakers(game, listed) if altered else listed:
            if card < 0:
                continue
            for instance in game.instances(card):
                if instance.power.watches == key and (not altered or modifiers.speaks_here(game, card, instance.power)):
                    answer = heard(game, event, card, instance, game.rules.power_seat(game, card))
                    if answer is not None:
                        found.append(answer)
        if len(found) > 1:
            found.sort(key=card_of)
        for delayed in state.delayed:
            if delayed.power.watches == key:
                left = heard(game, event, -1, Instance(delayed.power, -1, 0), delayed.you, delayed)
                if left is not None:
                    found.append(left)
        return tuple(found)


def card_of(answer: Answer) -> int:
    return answer.card


def heard(
    game: Game[Any], event: Event, card: int, instance: Instance, seat: int, delayed: DelayedTrigger | None = None
) -> Answer | None:
    """A trigger if it hears the event and may answer it. It keeps whom its moment means: when it acts, they may be
    stunned or gone."""
    roles = instance.power.roles(game, listening(card, seat, delayed, event))
    if not roles:
        return None
    answer = Answer(card, instance, seat, delayed, roles)
    return answer if game.rules.may_answer(game, answer, event) else None


def listening(card: int, seat: int, delayed: DelayedTrigger | None, event: Event) -> Scope:
    """The scope in which a trigger hears an event, before it is known whom its moment means."""
    if delayed is None:
        return Scope(seat, card, event)
    return Scope(seat, delayed.source, event, vars=dict(delayed.vars))


def heard_of_more(game: Game[Any], heard: Answers, event: Event) -> Answers:
    """Triggers that heard an event before all of it was known, which also mean whoever has become part of it."""
    found: list[Answer] = []
    for answer in heard:
        known = [whom for whom, by in answer.roles]
        more = [one for one in answer.power.roles(game, answer.scope(event)) if one[0] not in known]
        roles = (*answer.roles, *more)
        found.append(Answer(answer.card, answer.instance, answer.seat, answer.delayed, roles))
    return tuple(found)


@mypyc_attr(acyclic=True)
class Pending:
    """A window's memory: for which stage, who heard it at the time, who has answered or passed. Never changed once
    made: a copy of the game shares it."""

    __slots__ = ("answered", "heard", "key", "passed")
    __match_args__: ClassVar = ("key", "heard", "answered", "passed")

    def __init__(
        self,
        key: str,
        heard: Answers | None,
        answered: tuple[tuple[int, int, int], ...] = (),
        passed: tuple[int, ...] = (),
    ) -> None:
        self.key = key
        self.heard = heard
        self.answered = answered
        self.passed = passed


def mark(answer: Answer) -> tuple[int, int, int]:
    if answer.delayed is not None:
        return (-1, answer.delayed.stamp, answer.delayed.source)
    return (answer.card, answer.instance.origin, answer.instance.ordinal)


@dataclass(frozen=True, eq=False)
class Window(Question):
    """The moment in which triggers answer: forced ones first, then the seats in turn may use the optional ones.

    Only the last forced one acts unasked: who can only pass is here because others may not know that.
    """

    def step(self, game: Game[Any], frame: Frame) -> None:
        event = frame.scope.event
        assert event is not None
        if event.cancelled:
            game.state.frames.pop()
            return
        decision = self.ask(game, frame)
        if decision is None:
            game.state.frames.pop()
        elif decision.kind == "order" and len(decision.options) == 1:
            self.answer(game, frame, decision.options[0])
        else:
            game.decision = decision

    def ask(self, game: Game[Any], frame: Frame) -> Decision | None:
        event = frame.scope.event
        assert event is not None
        memory: Pending = frame.data
        waiting = self.waiting(game, frame)
        forced = [answer for answer in waiting if answer.power.forced] if waiting else waiting
        if forced:
            seat = game.timing.orderer(game, event)
            first = forced if len(forced) == 1 else game.rules.unlike(game, forced)
            return Decision(seat, [option(answer) for answer in first], kind="order", about=self)
        for seat in self.seats(game, frame):
            if seat in memory.passed:
                continue
            own = [one for one in waiting if one.seat == seat] if waiting else waiting
            if own or game.timing.asks_anyway(game, seat, memory.key, event):
                options = [option(one) for one in one_of_each(game, own)]
                options.append(Option("pass", amount=seat))
                return Decision(seat, options, about=self)
        return None

    def answer(self, game: Game[Any], frame: Frame, picked: Option) -> None:
        memory: Pending = frame.data
        if picked.verb == "pass":
            passed = (*memory.passed, picked.amount)
            frame.data = Pending(memory.key, memory.heard, memory.answered, passed)
            if all(seat in passed for seat in self.seats(game, frame)):  # passing changes nothing: nobody else answers
                game.state.frames.pop()
            return
        answer: Answer = picked.power
        frame.data = Pending(memory.key, memory.heard, (*memory.answered, mark(answer)))
        event = frame.scope.event
        assert event is not None
        resolve(game, answer, answer.scope(event))

    def subjects(self, game: Game[Any], decision: Decision) -> tuple[int, ...]:
        """All that takes part in what happens."""
        event = game.state.frames[-1].scope.event
        assert event is not None
        return tuple([card for card in (event.source, event.card, event.target, *event.cards) if card >= 0])

    def seats(self, game: Game[Any], frame: Frame) -> list[int]:
        assert frame.scope.event is not None
        return game.timing.seats(game, frame.scope.event)

    def waiting(self, game: Game[Any], frame: Frame) -> list[Answer]:
        memory: Pending = frame.data
        event = frame.scope.event
        assert event is not None
        if memory.heard is None:
            heard_now = game.timing.listeners(game, memory.key, event)
        else:
            heard_now = tuple(answer for answer in memory.heard if game.rules.may_answer(game, answer, event))
        if not memory.answered:
            return list(heard_now)
        return [answer for answer in heard_now if mark(answer) not in memory.answered]


WINDOW: Final = Window()


def one_of_each(game: Game[Any], answers: list[Answer]) -> list[Answer]:
    """Of cards that are alike and not in play only the first: to use one or the other is the same."""
    if len(answers) < 2:
        return answers
    state: State = game.state
    of = game.rules.zones.of
    found: dict[tuple[int, int, int], Answer] = {}
    for answer in answers:
        card = answer.card
        if card < 0 or of[state.zone[card]].in_play:
            found[mark(answer)] = answer
        else:
            found.setdefault((-2 - state.zone[card], id(state.definition[card]), answer.instance.ordinal), answer)
    return list(found.values())


def option(answer: Answer) -> Option:
    card = answer.card if answer.delayed is None else answer.delayed.source
    return Option("use", (card,), power=answer)


def resolve(game: Game[Any], answer: Answer, scope: Scope) -> None:
    """Let a trigger do what it does."""
    if answer.delayed is not None and answer.delayed.once:
        game.forget(answer.delayed)
    game.rules.use(game, answer, scope)


@dataclass(frozen=True, eq=False)
class Settle(Question):
    """Triggers that were collected act, in the order that the right player chooses, until none is left."""

    def ask(self, game: Game[Any], frame: Frame) -> Decision | None:
        pending: list[FiredTrigger] = game.state.pending
        if not pending:
            return None
        seat = game.timing.orderer(game, pending[0].event)
        return Decision(seat, [*first_of_each(pending).values()], kind="order", about=self)

    def answer(self, game: Game[Any], frame: Frame, picked: Option) -> None:
        """A copy of the game shares the options but not what waits: so it is found by its place."""
        pending: list[FiredTrigger] = game.state.pending
        waiting = pending.pop(picked.amount)
        scope = waiting.answer.scope(waiting.event)
        if waiting.answer.power.still_holds(game, scope):
            resolve(game, waiting.answer, scope)


def first_of_each(pending: list[FiredTrigger]) -> dict[tuple[int, int, Power], Option]:
    """What may act next. A power that has fired several times acts in the order in which it fired: to do the same
    for one event before the other makes no difference that a player could tell."""
    found: dict[tuple[int, int, Power], Option] = {}
    for place, one in enumerate(pending):
        power = one.answer.power
        found.setdefault((one.card, one.answer.seat, power), Option("use", (one.card,), amount=place, power=one))
    return found


class FiredTrigger:
    """A trigger that has fired and waits for the next settle point."""

    __slots__ = ("answer", "event")
    __match_args__: ClassVar = ("answer", "event")

    def __init__(self, answer: Answer, event: Event) -> None:
        self.answer = answer
        self.event = event

    def clone(self, memo: dict[int, Any]) -> FiredTrigger:
        """A frame may speak of the same event: in a copy, too, it is then one and the same."""
        return FiredTrigger(self.answer, self.event.clone(memo))

    @property
    def card(self) -> int:
        delayed = self.answer.delayed
        return self.answer.card if delayed is None else delayed.source


class CollectingTiming(Timing):
    """Responses wait: *after* only collects them, and `SETTLE` lets them act."""

    def respond(self, game: Game[Any], event: Event, listeners: Answers | None) -> None:
        if listeners is None:
            listeners = self.listeners(game, event.kind.after, event)
        game.state.pending += [FiredTrigger(answer, event) for answer in listeners]


SETTLE: Final = Settle()
