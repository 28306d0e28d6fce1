"""Moments by roles: something of a kind happens, done by whom, to whom, how.

Several things may happen in one event: three characters are stunned. A moment has come if one of these cases fits in
all roles that it names, and what its effect calls "it" are the cards of the cases that fit.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from longbox.engine import history
from longbox.engine.effects import phrases
from longbox.engine.effects.abilities import Roles, Stage
from longbox.engine.effects.adjectives import Adjective
from longbox.engine.effects.amounts import Amount
from longbox.engine.effects.conditions import ALWAYS, Condition
from longbox.engine.effects.nouns import Noun
from longbox.engine.effects.phrases import BEHIND, Part, part
from longbox.engine.effects.players import Players
from longbox.engine.events import Case, Doing, EventKind
from longbox.engine.frames import Node, Scope
from longbox.engine.language import message
from longbox.engine.words import Say

if TYPE_CHECKING:
    from longbox.engine.game import Game


@dataclass(frozen=True, eq=False)
class Manner(Node):
    """How something happens, a word with its test of the event in the scope: "with a strike", "in a team"."""

    word: str
    test: Callable[[Game[Any], Scope], bool]

    def words(self, say: Say) -> str:
        return say.phrase(self.word)


WHEN: Final = message("when {it}")
AFTER: Final = message("after {it}")
FIRST: Final = message("the first time in a turn that {it}")
WOULD: Final = "would"
"""How a moment is told: when it happens, after it has happened, only the first time, when it would happen."""


@dataclass(frozen=True, eq=False)
class Pattern(Stage):
    """An event of a kind, before or after it has happened, with the roles that matter."""

    who: Players | None = None
    by: Noun | None = None
    whom: Noun | None = None
    manner: Manner | None = None
    given: Condition = ALWAYS
    first: bool = False
    told: str = WHEN

    @property
    def only_first(self) -> bool:
        return self.first

    @property
    def key(self) -> str:
        """What would happen is heard where it can still be replaced."""
        kind = self.kind
        if self.told == WOULD and kind.may_be is not None:
            return kind.may_be.would
        return kind.would if self.would else kind.after

    def roles(self, game: Game[Any], scope: Scope) -> Roles:
        event = scope.event
        assert event is not None
        if self.manner is not None and not self.manner.test(game, scope):
            return ()
        found: list[tuple[int, tuple[int, ...]]] = []
        for case in self.kind.cases_of(event):
            if self.meets(game, scope, case):
                by = self.doers(game, scope, case)
                if by or self.by is None:
                    found.append((case.whom, by))
        if not found or not self.given.holds(game, scope):
            return ()
        return tuple(found) if not self.first or self.comes_first(game, scope) else ()

    def comes_first(self, game: Game[Any], scope: Scope) -> bool:
        """Whether nothing of it has happened this turn before; one that has just taken place is remembered already."""
        itself = 0 if self.would or self.kind.looks_back else 1
        return len(self.in_the_past(game, scope)) <= itself

    def in_the_past(self, game: Game[Any], scope: Scope) -> list[list[Case]]:
        """The events of this turn that it means, each by the cases that fit."""
        found: list[list[Case]] = []
        for cases in history.events(game, self.kind):
            fitting = [case for case in cases if self.fits(game, scope, case)]
            if fitting:
                found.append(fitting)
        return found

    def fits(self, game: Game[Any], scope: Scope, case: Case) -> bool:
        """Whether one thing that happened has everybody in the role that is meant."""
        return self.meets(game, scope, case) and (self.by is None or bool(self.doers(game, scope, case)))

    def meets(self, game: Game[Any], scope: Scope, case: Case) -> bool:
        """The same, whoever did it."""
        if self.who is not None and not self.who.fits(game, scope, case.who):
            return False
        return self.whom is None or (case.whom >= 0 and self.whom.fitted(game, scope, case.whom, case.side))

    def doers(self, game: Game[Any], scope: Scope, case: Case) -> tuple[int, ...]:
        """The cards that did it, as far as they are meant."""
        by = self.by
        if by is None and -1 not in case.by:
            return case.by
        return tuple([card for card in case.by if card >= 0 and (by is None or by.fitted(game, scope, card, -1))])

    def words(self, say: Say) -> str:
        return self.opened(say, FIRST if self.first else AFTER if self.told == AFTER else WHEN)

    def opened(self, say: Say, opener: str) -> str:
        doing = self.kind.doing
        assert doing is not None, f"cards can't speak of {self.kind}: it has no verb"
        clause = self.clause(say, doing)
        said = say.phrase(opener, it=clause if self.manner is None else say.together(clause, self.manner.words(say)))
        return said if self.given is ALWAYS else say.phrase("{said}, if {given}", said=said, given=self.given)

    def clause(self, say: Say, doing: Doing) -> str:
        """Who does what to whom; or, where nobody is named who does it, what is done to whom."""
        does = say.would(doing.base) if self.told == WOULD else doing.base
        is_done = say.phrase("would be {done}" if self.told == WOULD else "is {done}", done=say.phrase(doing.done))
        rest = say.phrase(doing.rest)
        if doing.subject:
            whose = say.phrase("this") if self.who is None else self.who.whose(say)
            return say.one_does(say.together(whose, say.phrase(doing.subject)), does)
        whom = "" if self.whom is None else self.whom.any_one(say)
        if doing.thing:
            return say.together(say.phrase(doing.thing), is_done, say.phrase(doing.link), whom)
        if self.who is not None:
            return say.together(self.who.does(say, does), whom, rest)
        if self.by is not None:
            return say.together(self.by.does(say, does), whom, rest)
        if doing.done:
            return say.together(whom, is_done)
        assert self.whom is not None, f"nobody is named who would {doing.base}"
        return say.together(self.whom.does(say, does), rest)


@dataclass(frozen=True, eq=False)
class Happened(Condition):
    """Something has happened this turn: "Hulk stunned an enemy character this turn"."""

    what: Pattern

    def holds(self, game: Game[Any], scope: Scope) -> bool:
        return bool(self.what.in_the_past(game, scope))

    def words(self, say: Say) -> str:
        what = self.what
        doing = what.kind.doing
        assert doing is not None, f"cards can't speak of {what.kind}: it has no verb"
        past = say.phrase(doing.past or doing.done)
        whom = "" if what.whom is None else what.whom.any_one(say)
        did = say.together(past, whom, say.phrase(doing.rest))
        if what.who is not None:
            return say.phrase("{did} this turn", did=what.who.did(say, did))
        if what.by is not None:
            return say.phrase("{who} {did} this turn", who=what.by.any_one(say), did=did)
        if not doing.done:
            return say.phrase("{who} {did} this turn", who=whom, did=past)
        return say.phrase("{whom} was {done} this turn", whom=whom, done=past)

    def denied(self, say: Say) -> str:
        what = self.what
        doing = what.kind.doing
        assert doing is not None, f"cards can't speak of {what.kind}: it has no verb"
        whom = "" if what.whom is None else what.whom.any_one(say)
        did = say.together(say.phrase(doing.base), whom, say.phrase(doing.rest))
        did_not = say.phrase("did not {do}", do=did)
        if what.who is not None:
            return say.phrase("{did} this turn", did=what.who.did(say, did_not))
        if what.by is not None:
            return say.phrase("{who} {did} this turn", who=what.by.any_one(say), did=did_not)
        return say.phrase("{whom} was not {done} this turn", whom=whom, done=say.phrase(doing.past or doing.done))


def happened(
    kind: EventKind, *, who: Players | None = None, by: Noun | None = None, whom: Noun | None = None
) -> Happened:
    return Happened(Pattern(kind, False, who, by, whom))


@dataclass(frozen=True, eq=False)
class TimesThisTurn(Amount):
    """How many cards something has happened to this turn: "card you recruited this turn"."""

    what: Pattern

    def of(self, game: Game[Any], scope: Scope) -> int:
        return sum([len(cases) for cases in self.what.in_the_past(game, scope)])

    def words(self, say: Say) -> str:
        assert self.what.whom is not None, "nobody says to whom it happened"
        return say.together(self.what.whom.words(say), told_of(self.what, say))


@dataclass(frozen=True, eq=False)
class HappenedTo(Adjective):
    """To which something has happened this turn: "that you discarded this turn"."""

    what: Pattern

    def fits(self, game: Game[Any], scope: Scope, card: int) -> bool:
        return any(case.whom == card for cases in self.what.in_the_past(game, scope) for case in cases)

    def part(self, say: Say) -> Part:
        return part(say.phrase("that {happened}", happened=told_of(self.what, say)), BEHIND, phrases.THAT)


def told_of(what: Pattern, say: Say) -> str:
    """What has happened to a card, told of that card: "you discarded this turn"."""
    doing = what.kind.doing
    assert doing is not None, f"cards can't speak of {what.kind}: it has no verb"
    past = say.phrase(doing.past or doing.done)
    if what.who is None:
        return say.phrase("was {done} this turn" if doing.done else "{done} this turn", done=past)
    return say.phrase("{did} this turn", did=what.who.did(say, past))


def times_this_turn(kind: EventKind, *, whom: Noun, who: Players | None = None) -> TimesThisTurn:
    return TimesThisTurn(Pattern(kind, False, who, whom=whom))


def happened_to(kind: EventKind, *, who: Players | None = None) -> HappenedTo:
    return HappenedTo(Pattern(kind, False, who))


def when(
    kind: EventKind,
    *,
    who: Players | None = None,
    by: Noun | None = None,
    whom: Noun | None = None,
    manner: Manner | None = None,
    given: Condition = ALWAYS,
    first: bool = False,
) -> Pattern:
    """Once it has happened."""
    return Pattern(kind, False, who, by, whom, manner, given, first)


def as_it_begins(
    kind: EventKind,
    *,
    who: Players | None = None,
    by: Noun | None = None,
    whom: Noun | None = None,
    manner: Manner | None = None,
    first: bool = False,
) -> Pattern:
    """When nothing of it has changed yet, but nothing can replace it any more."""
    return Pattern(kind, True, who, by, whom, manner, first=first)


def before(
    kind: EventKind,
    *,
    who: Players | None = None,
    by: Noun | None = None,
    whom: Noun | None = None,
    manner: Manner | None = None,
    given: Condition = ALWAYS,
) -> Pattern:
    """When it would happen: it may be changed, prevented or replaced."""
    return Pattern(kind, True, who, by, whom, manner, given, told=WOULD)


def after(
    kind: EventKind,
    *,
    who: Players | None = None,
    by: Noun | None = None,
    whom: Noun | None = None,
    manner: Manner | None = None,
    given: Condition = ALWAYS,
) -> Pattern:
    """Once it has happened, where a game tells that from its happening."""
    return Pattern(kind, False, who, by, whom, manner, given, told=AFTER)
