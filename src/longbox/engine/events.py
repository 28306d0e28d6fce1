"""Every change is an event.

An event runs in five stages: *would* (interrupts, replacements and prevention may edit or cancel it), *apply*,
*check* (rules that look at the state), *then* (what it sets going: effects, further events), *after* (responses). Where
nobody listens it is applied on the spot and costs no frame. Things that happen at one moment are one event with several
`cards`.

To apply an event is to write down what has changed and no more. What would start there would still be waiting when the
event is checked, and the check would start it a second time.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from mypy_extensions import mypyc_attr

from longbox.engine.frames import Frame, Node, Scope
from longbox.engine.slots import Note

if TYPE_CHECKING:
    from longbox.engine.game import Game
    from longbox.engine.triggers import Answers

Apply = Callable[["Game[Any]", "Event"], None]
Facts = Callable[["Game[Any]", "Event"], Mapping[str, object]]


@mypyc_attr(acyclic=True)
class Case:
    """One thing that happens in an event, by its roles: to which card, by which cards, by which player, and on whose
    side the card was if the event tells (else -1): what has left play is on nobody's any more."""

    __slots__ = ("by", "side", "who", "whom")

    def __init__(self, whom: int, by: tuple[int, ...] = (), who: int = -1, side: int = -1) -> None:
        self.whom = whom
        self.by = by
        self.who = who
        self.side = side


Cases = Callable[["Event"], list[Case]]


def each_card(event: Event) -> list[Case]:
    """Something is done to each card of the event, by its source."""
    by = (event.source,)
    if not event.cards:
        return [Case(event.card, by, event.seat)]
    return [Case(card, by, event.seat) for card in event.cards]


def each_card_acts(event: Event) -> list[Case]:
    """Each card of the event does something, to its target if it has one."""
    if not event.cards:
        return [Case(event.target, (event.card,), event.seat)]
    return [Case(event.target, (card,), event.seat) for card in event.cards]


class Doing(NamedTuple):
    """The verb by which cards speak of a kind of event: "stun" (Hulk stuns it), "stunned" (it is stunned).

    Without `done` it is what a card does by itself: "Hulk appears". `rest` is an object that goes without saying: "use
    a super power". A step of the turn has a `subject` of its own: "your turn starts". `past` is how it is said of what
    has happened, where that is not `done`. What is put on a card is a `thing` that a `link` joins to it: "threat is
    placed on a scheme".
    """

    base: str
    done: str = ""
    rest: str = ""
    subject: str = ""
    past: str = ""
    thing: str = ""
    link: str = ""


class EventKind:
    """A kind of event: its name, what changes when it takes place (`apply`) and what that sets going (`then`).

    `looks_back`: who answers it is judged by the state just before (a card that leaves play hears its own leaving).
    `quiet`: it is not told to players (bookkeeping). `told_first`: it is told before whatever interrupts it, not after.
    `heard_as`: the kind whose listeners hear it, if not its own. A moment of this kind reads events of that one in its
    own way: of an attack it may mean who defended.
    `may_be`: the kind of event just before it, by which it may be replaced: an attack that does not begin at all.
    `would` and `after`: the names of its stages, under which listeners are indexed; frames remember them, and saves do.
    `facts`: what else is told of it that everybody may know, asked when it has happened: names, numbers, and what is
    said when somebody reads it (a `Message`, or whatever says itself by `str`).
    `cases`: who plays which role in it; `doing`: the verb by which cards speak of it. `remembered`: for the rest of the
    turn it is known that it has happened, and to whom.
    """

    def __init__(
        self,
        name: str,
        apply: Apply | None = None,
        *,
        then: Apply | None = None,
        looks_back: bool = False,
        quiet: bool = False,
        told_first: bool = False,
        heard_as: EventKind | None = None,
        may_be: EventKind | None = None,
        facts: Facts | None = None,
        cases: Cases = each_card,
        doing: Doing | None = None,
        remembered: bool = False,
    ) -> None:
        self.name = name
        self.remembered = remembered
        self.cases = cases
        self.doing = doing
        self.facts = facts
        self.apply = apply if apply is not None else nothing
        self.then = then
        self.looks_back = looks_back
        self.quiet = quiet or told_first
        self.told_first = told_first
        self.heard_as = heard_as
        self.may_be = may_be
        listened_to = name if heard_as is None else heard_as.name
        self.would = f"would: {listened_to}"
        self.after = f"after: {listened_to}"

    def cases_of(self, event: Event) -> list[Case]:
        """The roles in an event as a moment of this kind means them."""
        return self.cases(event) if event.kind is self.heard_as else event.kind.cases(event)

    def __repr__(self) -> str:
        return f"<event {self.name}>"


def nothing(game: Game[Any], event: Event) -> None:
    """An event that only announces something."""


@mypyc_attr(acyclic=True, free_list_len=1)
class Event:
    """Something that happens: to whom, how much, by what and in what manner. Interrupts may edit it.

    `answers`: the event that this one is an answer to, if its effect speaks of that one. `notes`: what only events of
    its kind tell, by name.
    """

    __slots__ = (
        "amount",
        "answers",
        "cancelled",
        "card",
        "cards",
        "kind",
        "manner",
        "notes",
        "seat",
        "source",
        "target",
    )

    def __init__(
        self,
        kind: EventKind,
        *,
        seat: int = -1,
        card: int = -1,
        cards: tuple[int, ...] = (),
        target: int = -1,
        amount: int = 0,
        source: int = -1,
        manner: str = "",
        answers: Event | None = None,
        notes: dict[Note, Any] | None = None,
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.card = card
        self.cards = cards
        self.target = target
        self.amount = amount
        self.source = source
        self.manner = manner
        self.answers = answers
        self.notes: dict[Note, Any] = {} if notes is None else notes
        self.cancelled = False

    def clone(self, memo: dict[int, Any]) -> Event:
        known = memo.get(id(self))
        if known is None:
            copy = Event(
                self.kind,
                seat=self.seat,
                card=self.card,
                cards=self.cards,
                target=self.target,
                amount=self.amount,
                source=self.source,
                manner=self.manner,
            )
            memo[id(self)] = copy
            copy.answers = None if self.answers is None else self.answers.clone(memo)
            copy.notes = self.notes.copy()
            copy.cancelled = self.cancelled
            return copy
        assert isinstance(known, Event)
        return known


WOULD: Final = 0
APPLY: Final = 1
AFTER: Final = 2
THEN: Final = 3
"""The stages that a frame may be about to begin, as they stand in saves; *check* follows *apply* at once."""


@dataclass(frozen=True, eq=False)
class Happen(Node):
    """An event on its way through its stages, each when all that the one before has started is through."""

    def step(self, game: Game[Any], frame: Frame) -> None:
        event = frame.scope.event
        assert event is not None
        kind = event.kind
        if frame.at == WOULD:
            frame.at = APPLY
            if game.watched(kind.would):
                game.timing.interrupt(game, event)
                return
        if frame.at == APPLY:
            if event.cancelled:
                game.state.frames.pop()
                return
            frame.at = AFTER if kind.then is None else THEN
            if kind.looks_back and frame.data is None and game.watched(kind.after):
                frame.data = game.timing.listeners(game, kind.after, event)
            game.take_place(event)
            return
        if frame.at == THEN:
            frame.at = AFTER
            if not event.cancelled:
                assert kind.then is not None
                kind.then(game, event)
                return
        game.state.frames.pop()
        if not event.cancelled and (frame.data or game.watched(kind.after)):
            game.timing.respond(game, event, frame.data)


HAPPEN: Final = Happen()


def start(game: Game[Any], event: Event, heard: Answers | None = None) -> None:
    game.state.frames.append(Frame(HAPPEN, Scope(event.seat, event.source, event), heard))


def go_on(game: Game[Any], event: Event, depth: int, stage: int) -> None:
    """The stages from this one on of an event that was applied on the spot, but must wait for what that has started, or
    has brought its first listener itself: a card that speaks of being played.

    Its frame goes below those that the event has left, as if it had been there from the start.
    """
    frame = Frame(HAPPEN, Scope(event.seat, event.source, event))
    frame.at = stage
    game.state.frames.insert(depth, frame)
