"""When and how a card acts: the powers printed on it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, NamedTuple

from mypy_extensions import mypyc_attr

from longbox.engine.effects.amounts import Amount
from longbox.engine.effects.conditions import ALWAYS, Condition
from longbox.engine.effects.nouns import THIS, Noun
from longbox.engine.events import Case, Event, EventKind
from longbox.engine.frames import Node, Scope
from longbox.engine.modifiers import ADD, SET
from longbox.engine.relations import stat_of
from longbox.engine.words import Say
from longbox.engine.zones import ZoneKind

if TYPE_CHECKING:
    from longbox.engine.game import Game


class Limit(NamedTuple):
    """How often a power may be used within a span, which is a message as well: ("turn", 1), ("game", 1)."""

    span: str
    times: int = 1


Roles = tuple[tuple[int, tuple[int, ...]], ...]
"""Of each case of an event that a moment spoke of: the card to which it happened, and the cards that did it."""


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True, eq=False)
class Stage(Node):
    """What a trigger waits for: which event, and whether before it or after."""

    kind: EventKind
    would: bool

    @property
    def only_first(self) -> bool:
        """Whether it means only the first time in a turn."""
        return False

    @property
    def key(self) -> str:
        return self.kind.would if self.would else self.kind.after

    def roles(self, game: Game[Any], scope: Scope) -> Roles:
        """Whom it means in the event in the scope; none where it does not speak of that event."""
        raise NotImplementedError(f"{type(self).__name__} does not say which events it is about")

    def opened(self, say: Say, opener: str) -> str:
        """Its words behind an opener, which is a message: "whenever {it}"."""
        raise NotImplementedError(f"{type(self).__name__} does not say what happens in it")


@mypyc_attr(allow_interpreted_subclasses=True)
class Power(Node):
    """A power of a card. The class attributes say what kind of power it is to the indexes.

    `where` its card must be, `limit` how often it may be used, and `given` what must hold for that, if its game asks
    for it. `forced`: if it listens to events, it acts whether its player likes that or not. `keyword`: what it is
    called, if it has a name; its text is then that, and in brackets what it `means`.
    """

    keyword: str = ""
    means: str = ""
    where: tuple[str, ...] = ()
    limit: Limit | None = None
    given: Condition = ALWAYS
    stat: str = ""
    is_action: bool = False
    forced: bool = False

    @property
    def watches(self) -> str | None:
        """The event stage that this power listens to."""
        return None

    @property
    def occasions(self) -> tuple[Occasion, ...]:
        """The occasions at which the rules carry it out."""
        return ()

    def hears(self, game: Game[Any], scope: Scope) -> bool:
        """Whether an event of the stage that it listens to is one that it answers."""
        return bool(self.roles(game, scope))

    def roles(self, game: Game[Any], scope: Scope) -> Roles:
        """Whom its moment means in an event of that stage; none where it does not answer it."""
        return ()

    def cases(self, event: Event) -> list[Case]:
        """What happens in an event that it answers, as its moment means that."""
        return event.kind.cases(event)

    def still_holds(self, game: Game[Any], scope: Scope) -> bool:
        """Whether it acts, having heard the event earlier."""
        return True

    def title(self, say: Say) -> str:
        """What it is called where a card is given it or loses it: a keyword by its name, anything else by its text."""
        return say.phrase(self.keyword) if self.keyword else say.phrase('"{text}"', text=self.words(say))

    def works_in(self, zone: ZoneKind) -> bool:
        """Where its card must be: in play, unless `where` names zones."""
        return zone.name in self.where if self.where else zone.in_play


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True, eq=False)
class Trigger(Power):
    """Acts when an event takes place: forced, or if its player likes.

    `rechecks`: the condition is tested again when it acts ("if"), not only when it fires ("while").
    """

    moment: Stage
    effect: Node
    forced: bool = True
    where: tuple[str, ...] = ()
    limit: Limit | None = None
    label: str = ""
    cost: Node | None = None
    rechecks: bool = False
    given: Condition = ALWAYS
    keyword: str = ""
    means: str = ""

    @property
    def watches(self) -> str | None:
        return self.moment.key

    def roles(self, game: Game[Any], scope: Scope) -> Roles:
        return self.moment.roles(game, scope)

    def cases(self, event: Event) -> list[Case]:
        return self.moment.kind.cases_of(event)

    def still_holds(self, game: Game[Any], scope: Scope) -> bool:
        return not self.rechecks or self.hears(game, scope)

    def words(self, say: Say) -> str:
        if self.keyword:
            return say.named(self, say.phrase(self.means, when=self.moment, effect=self.effect))
        return say.trigger(self)


@dataclass(frozen=True, eq=False)
class Occasion(Node):
    """A time at which the rules carry out what cards say about it: a Hero is played, an enemy is fought, a card is
    revealed. `heading` stands before the text of such abilities; `verb` is what its player does then, where that is
    said."""

    key: str
    heading: str = ""
    verb: str = ""

    def words(self, say: Say) -> str:
        return say.phrase(self.heading)


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True, eq=False)
class Ability(Power):
    """What a card does when the rules come to its occasion, if what it asks for is given then.

    The rules find it by `Card.at`, at a second occasion (`also`) too. A condition that has a heading of its own, like
    icons, is said by that alone.
    """

    occasion: Occasion
    effect: Node
    given: Condition = ALWAYS
    label: str = ""
    also: Occasion | None = None
    keyword: str = ""
    means: str = ""

    @property
    def occasions(self) -> tuple[Occasion, ...]:
        return (self.occasion,) if self.also is None else (self.occasion, self.also)

    def is_on(self, game: Game[Any], scope: Scope) -> bool:
        return self.given.holds(game, scope)

    def words(self, say: Say) -> str:
        if self.keyword:
            return say.named(self, say.phrase(self.means, effect=self.effect))
        return say.ability(self)


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True, eq=False)
class Static(Power):
    """Changes a stat of some cards for as long as its own card is where it works."""

    stat: str = field()
    amount: Any = field()
    to: Noun = field()
    condition: Condition = ALWAYS
    op: int = ADD
    where: tuple[str, ...] = ()
    label: str = ""
    keyword: str = ""

    def holds(self, game: Game[Any], scope: Scope) -> bool:
        return self.condition.holds(game, scope)

    def worth(self, game: Game[Any], scope: Scope, card: int) -> Any:
        return self.amount.of(game, scope) if isinstance(self.amount, Amount) else self.amount

    def words(self, say: Say) -> str:
        if self.keyword:
            return say.named(self, self.clause(say))
        return say.labelled(say.label(self.label), self.clause(say))

    def clause(self, say: Say) -> str:
        """Who has more or less of what: "Groot has +1 ATK for each resource on your side"."""
        return while_(self.condition, say.has(self.bearers(say), self.stat, self.change(say)), say)

    def bearers(self, say: Say) -> str:
        """Whose stat it changes."""
        return self.to.each_one(say)

    def change(self, say: Say) -> str:
        """What it does to a stat: "+1 ATK for each minion", "ATK equal to its cost"."""
        if self.to is THIS:
            say = say.of_it()
        if self.op == SET:
            return say.as_much_of(self.stat, self.amount)
        return say.more_of(self.stat, self.amount)


def while_(condition: Condition, clause: str, say: Say) -> str:
    """A clause, and the condition under which it holds."""
    if condition is ALWAYS:
        return clause
    return say.phrase("{clause} while {condition}", clause=clause, condition=condition)


@dataclass(frozen=True, eq=False)
class Liberty(Node):
    """Something that rules may forbid or allow: the `key` by which they are found, and its verb. `link` stands before
    what it is done to. What is not said of the one who can't do it has words of its own: `says`."""

    key: str
    verb: str
    link: str = ""
    says: str = ""

    def can_not(self, subject: str, object: str, say: Say) -> str:
        if self.says:
            return say.phrase(self.says, subject=subject)
        can_not = say.phrase("{who} can't {do}", who=subject, do=say.phrase(self.verb))
        return say.together(can_not, say.phrase(self.link), object) if object else can_not


@dataclass(frozen=True, eq=False)
class Rule(Power):
    """Forbids something as long as its card is where it works, to `subject`, or only to do it to `object`."""

    liberty: Liberty
    subject: Noun
    object: Noun | None = None
    condition: Condition = ALWAYS
    where: tuple[str, ...] = ()
    label: str = ""
    forbids: bool = True
    stat: str = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "stat", stat_of(self.liberty.key))

    def applies(self, game: Game[Any], scope: Scope, subject: int, object: int, bound: bool = False) -> bool:
        """Whether it is about this deed now; `bound`: it was laid on its subjects once, whatever they are now."""
        return (
            self.condition.holds(game, scope)
            and (bound or self.subject.match(game, scope, subject))
            and (self.object is None or self.object.match(game, scope, object))
        )

    def words(self, say: Say) -> str:
        return say.labelled(say.label(self.label), self.clause(say))

    def clause(self, say: Say) -> str:
        """Who can't do what to whom."""
        whom = "" if self.object is None else self.object.all_of_them(say)
        return while_(self.condition, self.liberty.can_not(self.subject.all_of_them(say), whom, say), say)


def can_not(
    subject: Noun, liberty: Liberty, object: Noun | None = None, *, given: Condition = ALWAYS, label: str = ""
) -> Rule:
    return Rule(liberty, subject, object, given, label=label)


@dataclass(frozen=True, eq=False)
class Action(Power):
    """A power that its player uses of their own accord, at the times its game's `timing` word stands for."""

    effect: Node
    cost: Node | None = None
    timing: str = "action"
    given: Condition = ALWAYS
    where: tuple[str, ...] = ()
    limit: Limit | None = None
    label: str = ""
    is_action = True

    def words(self, say: Say) -> str:
        return say.action(self)
