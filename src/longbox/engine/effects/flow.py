"""How effects are put together: one after the other, if, may, choose, for each."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from longbox.engine.decision import NO, YES, Decision, Option, Question
from longbox.engine.effects.amounts import Number, count
from longbox.engine.effects.conditions import Condition
from longbox.engine.effects.deeds import Does
from longbox.engine.effects.nouns import EACH_ONE, A, Noun
from longbox.engine.effects.players import Players
from longbox.engine.frames import Frame, Node, Scope
from longbox.engine.slots import DID, EACH, IT, SEAT, Slot
from longbox.engine.words import Say

if TYPE_CHECKING:
    from longbox.engine.game import Game


@dataclass(frozen=True, eq=False)
class Sequence(Node):
    """One after the other."""

    steps: tuple[Node, ...]

    def step(self, game: Game[Any], frame: Frame) -> None:
        frames: list[Frame] = game.state.frames
        steps = self.steps
        last = len(steps) - 1
        depth = len(frames)
        while frame.at < last:
            frame.at += 1
            steps[frame.at - 1].enter(game, frame.scope)
            if len(frames) != depth or game.decision is not None or not frames:
                return
        frames.pop()
        steps[last].enter(game, frame.scope)

    def possible(self, game: Game[Any], scope: Scope) -> bool:
        return any(step.possible(game, scope) for step in self.steps)

    def words(self, say: Say) -> str:
        said: list[str] = []
        for step in self.steps:
            said.append(step.words(say))
            say = step.goes_on(say)
        return say.in_turn(said)


def do(*steps: Node) -> Node:
    """Several effects in a row; one alone stays as it is."""
    return steps[0] if len(steps) == 1 else Sequence(steps)


@dataclass(frozen=True, eq=False)
class Nothing(Node):
    def enter(self, game: Game[Any], scope: Scope) -> None:
        pass

    def possible(self, game: Game[Any], scope: Scope) -> bool:
        return False

    def words(self, say: Say) -> str:
        return say.phrase("nothing happens")


NOTHING: Final = Nothing()


@dataclass(frozen=True, eq=False)
class If(Node):
    """Do something if a condition holds, else perhaps something other."""

    condition: Condition
    effect: Node
    otherwise: Node = NOTHING

    def enter(self, game: Game[Any], scope: Scope) -> None:
        self.branch(game, scope).enter(game, scope)

    def branch(self, game: Game[Any], scope: Scope) -> Node:
        return self.effect if self.condition.holds(game, scope) else self.otherwise

    def possible(self, game: Game[Any], scope: Scope) -> bool:
        return self.branch(game, scope).possible(game, scope)

    def words(self, say: Say) -> str:
        then = say.of_it() if self.condition.names_this else say
        said = say.phrase(self.message(say), condition=self.condition, effect=self.effect.words(then))
        if self.otherwise is NOTHING:
            return said
        return say.phrase("{said}; otherwise, {other}", said=said, other=self.otherwise.words(then))

    def message(self, say: Say) -> str:
        """What another player does has a subject of its own."""
        alone = isinstance(self.effect, Does) and not self.effect.deed.acts
        return "if {condition}, that player {effect}" if say.third and alone else "if {condition}, {effect}"


def if_(condition: Condition, effect: Node, otherwise: Node = NOTHING) -> If:
    return If(condition, effect, otherwise)


@dataclass(frozen=True, eq=False)
class OrElse(Node):
    """Do something if it could change anything, else something other."""

    effect: Node
    otherwise: Node

    def enter(self, game: Game[Any], scope: Scope) -> None:
        (self.effect if self.effect.possible(game, scope) else self.otherwise).enter(game, scope)

    def possible(self, game: Game[Any], scope: Scope) -> bool:
        return self.effect.possible(game, scope) or self.otherwise.possible(game, scope)

    def words(self, say: Say) -> str:
        return say.phrase("{effect}; if {you} can't, {other}", effect=self.effect, other=self.otherwise)


def or_else(effect: Node, otherwise: Node) -> OrElse:
    return OrElse(effect, otherwise)


@dataclass(frozen=True, eq=False)
class May(Question):
    """A player may do something; `slot` remembers whether it was done."""

    effect: Node
    condition: Condition | None = None
    slot: Slot = DID

    def ask(self, game: Game[Any], frame: Frame) -> Decision | None:
        if not self.is_open(game, frame.scope):
            return None
        return Decision(frame.scope.you, [YES, NO], about=self)

    def is_open(self, game: Game[Any], scope: Scope) -> bool:
        """Whether there is something to ask: as a condition says, or else if the first step could do anything."""
        if self.condition is not None:
            return self.condition.holds(game, scope)
        first = self.effect.steps[0] if isinstance(self.effect, Sequence) else self.effect
        return first.possible(game, scope)

    def answer(self, game: Game[Any], frame: Frame, option: Option) -> None:
        game.state.frames.pop()
        frame.scope.vars[self.slot] = int(option is YES)
        if option is YES:
            self.effect.enter(game, frame.scope)

    def close(self, game: Game[Any], frame: Frame) -> None:
        frame.scope.vars[self.slot] = 0

    def possible(self, game: Game[Any], scope: Scope) -> bool:
        return self.effect.possible(game, scope)

    def then(self, *effects: Node) -> May:
        """If they do it, something follows."""
        return May(do(self.effect, *effects), self.condition, self.slot)

    def words(self, say: Say) -> str:
        if say.third:
            say = say.after_may()
        if isinstance(self.effect, Sequence):
            first, *others = [step.words(say) for step in self.effect.steps]
            return say.if_done(say.may(first), say.in_turn(others))
        return say.may(self.effect.words(say))


def may(effect: Node, *, given: Condition | None = None) -> May:
    """A player is asked whether they want it, unless a condition does not hold or it could do nothing."""
    return May(effect, given)


@dataclass(frozen=True, eq=False)
class MayChoose(Node):
    """A player may do something to a card, and declines by choosing none; if they do it, something may follow."""

    effect: Node
    follows: Node = NOTHING
    slot: Slot = IT

    def enter(self, game: Game[Any], scope: Scope) -> None:
        if self.follows is NOTHING:
            self.effect.enter(game, scope)
        else:
            game.state.frames.append(Frame(self, scope))

    def step(self, game: Game[Any], frame: Frame) -> None:
        scope = frame.scope
        if frame.at == 0:
            frame.at = 1
            scope.vars[self.slot] = ()
            self.effect.enter(game, scope)
            return
        game.state.frames.pop()
        if scope.vars[self.slot]:
            self.follows.enter(game, scope)

    def then(self, *effects: Node) -> MayChoose:
        """If they choose a card for it, something follows."""
        return MayChoose(self.effect, do(*effects), self.slot)

    def possible(self, game: Game[Any], scope: Scope) -> bool:
        return self.effect.possible(game, scope)

    def words(self, say: Say) -> str:
        said = say.may(self.effect.words(say.after_may()))
        return said if self.follows is NOTHING else say.if_done(said, self.follows.words(say))


def may_choose(effect: Does) -> MayChoose:
    """A deed to one card that its player may choose, or do without."""
    whom = effect.whom
    assert isinstance(whom, A), "a player may choose only where there is a choice"
    perhaps = A(whom.noun, 0, whom.most, whom.slot, whom.verb, whom.by)
    return MayChoose(Does(effect.deed, perhaps, effect.amount), slot=whom.slot)


@dataclass(frozen=True, eq=False)
class Mode(Node):
    """One of several things to choose from, and when it can be chosen: unless that is said, if it could do anything."""

    effect: Node
    condition: Condition | None = None

    def is_open(self, game: Game[Any], scope: Scope) -> bool:
        if self.condition is None:
            return self.effect.possible(game, scope)
        return self.condition.holds(game, scope)

    def words(self, say: Say) -> str:
        return self.effect.words(say)


@dataclass(frozen=True, eq=False)
class ChooseOne(Question):
    """A player chooses one of several effects among those that are possible."""

    modes: tuple[Mode, ...]
    by: Callable[[Game[Any], Scope], int] | None = None

    def ask(self, game: Game[Any], frame: Frame) -> Decision | None:
        scope = frame.scope
        options = [
            Option("mode", amount=number, power=mode)
            for number, mode in enumerate(self.modes)
            if mode.is_open(game, scope)
        ]
        if not options:
            return None
        seat = scope.you if self.by is None else self.by(game, scope)
        return Decision(seat, options, about=self)

    def answer(self, game: Game[Any], frame: Frame, option: Option) -> None:
        game.state.frames.pop()
        self.modes[option.amount].effect.enter(game, frame.scope)

    def possible(self, game: Game[Any], scope: Scope) -> bool:
        return any(mode.effect.possible(game, scope) for mode in self.modes)

    def words(self, say: Say) -> str:
        to_choose = say.after_may() if say.third else say
        return say.choose_one([mode.words(to_choose) for mode in self.modes])


def choose_one(*modes: Node) -> ChooseOne:
    return ChooseOne(tuple(mode if isinstance(mode, Mode) else Mode(mode) for mode in modes))


@dataclass(frozen=True, eq=False)
class ForEach(Node):
    """Do something for each card, one after the other; `slot` names the one whose turn it is."""

    noun: Noun
    effect: Node
    slot: Slot = EACH

    def step(self, game: Game[Any], frame: Frame) -> None:
        if frame.at == 0:
            frame.data = tuple(self.noun.cards(game, frame.scope))
        if frame.at == len(frame.data):
            game.state.frames.pop()
            return
        frame.scope.vars[self.slot] = frame.data[frame.at]
        frame.at += 1
        self.effect.enter(game, frame.scope)

    def possible(self, game: Game[Any], scope: Scope) -> bool:
        return bool(self.noun.cards(game, scope))

    def words(self, say: Say) -> str:
        effect = self.effect
        if isinstance(effect, Does) and effect.whom is EACH_ONE:
            return effect.done_to(self.noun.each_one(say), say)
        return say.phrase("for each {card}, {effect}", card=self.noun, effect=effect)


@dataclass(frozen=True, eq=False)
class Let(Node):
    """Each of some players in turn does something, choosing for themselves."""

    players: Players
    effect: Node

    def step(self, game: Game[Any], frame: Frame) -> None:
        if frame.at == 0:
            frame.data = tuple(self.players.seats(game, frame.scope))
        if frame.at == len(frame.data):
            game.state.frames.pop()
            return
        seat = frame.data[frame.at]
        frame.at += 1
        self.effect.enter(game, frame.scope.child(seat))

    def possible(self, game: Game[Any], scope: Scope) -> bool:
        return any(self.effect.possible(game, scope.child(seat)) for seat in self.players.seats(game, scope))

    def words(self, say: Say) -> str:
        return self.players.told(say, self.effect)


def let(players: Players, *effects: Node) -> Let:
    return Let(players, do(*effects))


@dataclass(frozen=True, eq=False)
class ChoosePlayer(Question):
    """Choose a player, or none where you `may`; the effect then speaks to that player."""

    effect: Node
    players: Players
    may: bool = False

    def ask(self, game: Game[Any], frame: Frame) -> Decision | None:
        seats = self.players.seats(game, frame.scope)
        if not seats:
            return None
        options = [Option("player", amount=seat) for seat in seats]
        if self.may:
            options.append(NO)
        return Decision(frame.scope.you, options, about=self)

    def answer(self, game: Game[Any], frame: Frame, option: Option) -> None:
        game.state.frames.pop()
        if option is not NO:
            self.effect.enter(game, frame.scope.child(option.amount))

    def possible(self, game: Game[Any], scope: Scope) -> bool:
        return any(self.effect.possible(game, scope.child(seat)) for seat in self.players.seats(game, scope))

    def words(self, say: Say) -> str:
        chosen = say.phrase("{you} may choose {player}" if self.may else "choose {player}", player=self.players)
        return say.who(chosen, self.effect.words(say.of_others()))


def choose_player(players: Players, *effects: Node) -> ChoosePlayer:
    return ChoosePlayer(do(*effects), players)


def may_choose_player(players: Players, *effects: Node) -> ChoosePlayer:
    return ChoosePlayer(do(*effects), players, may=True)


@dataclass(frozen=True, eq=False)
class ForEachPlayer(Node):
    """Do something about each of some players in turn, who is THAT_PLAYER then; you are still the one to choose."""

    players: Players
    effect: Node

    def step(self, game: Game[Any], frame: Frame) -> None:
        if frame.at == 0:
            frame.data = tuple(self.players.seats(game, frame.scope))
        if frame.at == len(frame.data):
            game.state.frames.pop()
            return
        frame.scope[SEAT] = frame.data[frame.at]
        frame.at += 1
        self.effect.enter(game, frame.scope)

    def words(self, say: Say) -> str:
        return say.phrase("for {players}, {effect}", players=self.players, effect=self.effect)


def for_each_player(players: Players, *effects: Node) -> ForEachPlayer:
    return ForEachPlayer(players, do(*effects))


@dataclass(frozen=True, eq=False)
class Repeat(Node):
    """Do something several times."""

    times: Number
    effect: Node

    def step(self, game: Game[Any], frame: Frame) -> None:
        if frame.at == 0:
            frame.data = count(game, frame.scope, self.times)
        if frame.at >= frame.data:
            game.state.frames.pop()
            return
        frame.at += 1
        self.effect.enter(game, frame.scope)

    def words(self, say: Say) -> str:
        if self.times == 2:
            return say.phrase("twice {effect}" if say.third else "{effect}, twice", effect=self.effect)
        return say.phrase("{effect}, {number} times", effect=self.effect, number=self.times)


def repeat(times: Number, effect: Node) -> Repeat:
    return Repeat(times, effect)


def for_each(noun: Noun, effect: Node) -> ForEach:
    return ForEach(noun, effect)


Step = Callable[["Game[Any]", Scope], None]


class Steps(Node):
    """A procedure of the rules: functions in the order of the rulebook.

    A function may start an event or put a node on the stack as its last act; the next function runs when that is
    through. `again` restarts the procedure as long as it holds.
    """

    def __init__(self, *steps: Step, again: Callable[[Game[Any], Scope], bool] | None = None) -> None:
        self.steps = steps
        self.again = again

    def enter(self, game: Game[Any], scope: Scope) -> None:
        """A single function has nothing to come back to."""
        if len(self.steps) == 1 and self.again is None:
            self.steps[0](game, scope)
        else:
            game.state.frames.append(Frame(self, scope))

    def step(self, game: Game[Any], frame: Frame) -> None:
        frames: list[Frame] = game.state.frames
        depth = len(frames)
        scope = frame.scope
        steps = self.steps
        for at in range(frame.at, len(steps)):
            steps[at](game, scope)
            if len(frames) != depth:
                frame.at = at + 1
                return
        if self.again is not None and self.again(game, scope):
            frame.at = 0
        else:
            frames.pop()

    def children(self) -> list[Node]:
        return []
