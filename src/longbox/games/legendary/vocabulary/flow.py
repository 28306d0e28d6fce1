"""How Legendary's effects are put together: each player, reveal or suffer, you may."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from longbox.engine import history
from longbox.engine.decision import NO, YES, Decision, Option, Question
from longbox.engine.effects import flow as engine_flow
from longbox.engine.effects.amounts import Tally
from longbox.engine.effects.conditions import Condition, at_least
from longbox.engine.effects.deeds import Deed, Does
from longbox.engine.effects.flow import (
    NOTHING,
    ChooseOne,
    ChoosePlayer,
    Let,
    May,
    MayChoose,
    Mode,
    Repeat,
    choose_player,
    do,
    let,
    may_choose,
)
from longbox.engine.effects.nouns import A, Noun, distinct
from longbox.engine.events import Event, EventKind
from longbox.engine.frames import Frame, Node, Scope
from longbox.engine.language import message, said
from longbox.engine.slots import IT, Slot
from longbox.engine.topics import Topic
from longbox.engine.words import Say
from longbox.games.legendary.chapters.discarding import DISCARD_THEM
from longbox.games.legendary.chapters.knocking_out import KO_THEM
from longbox.games.legendary.table import slots
from longbox.games.legendary.table.kinds import CLASSES, TEAMS
from longbox.games.legendary.table.names import asking, effect_title, names_of
from longbox.games.legendary.table.players import A_PLAYER, EACH_OTHER_PLAYER, EACH_PLAYER
from longbox.games.legendary.table.speech import speech
from longbox.games.legendary.table.state import Table
from longbox.games.legendary.table.zones import HAND

REVEAL: Final = EventKind("reveal")


def each_player(*effects: Node) -> Let:
    return let(EACH_PLAYER, *effects)


def each_other_player(*effects: Node) -> Let:
    return let(EACH_OTHER_PLAYER, *effects)


def a_player(*effects: Node) -> ChoosePlayer:
    return choose_player(A_PLAYER, *effects)


def may(effect: Node, *, given: Condition | None = None) -> May | MayChoose:
    """You are asked whether you want it; where it is about a card that you choose, to choose none is to decline."""
    if isinstance(effect, Does) and isinstance(effect.whom, A):
        return may_choose(effect)
    return engine_flow.may(effect, given=given)


@dataclass(frozen=True, eq=False)
class AgainWithOthers(Repeat):
    """The effect that has just been said, for another card of a kind each time."""

    noun: Noun

    def words(self, say: Say) -> str:
        return say.phrase("do the same with another {card} for each {times}", card=self.noun, times=self.times)


def again_with_others(noun: Noun, times: Tally, effect: Node) -> AgainWithOthers:
    return AgainWithOthers(times, effect, noun)


@dataclass(frozen=True, eq=False)
class Reveal(Question):
    """Show a card of a kind, for a reward or lest something happen; showing is never a must. Where hands are open,
    which one is all the same, and who holds none is not asked about a reward."""

    noun: Noun
    reward: Node = NOTHING
    otherwise: Node = NOTHING

    def prompt(self, game: Table, decision: Decision) -> str:
        if self.reward is NOTHING:
            return asking(game, effect_title(game, self))
        say = speech(game)
        reward = effect_title(game, self.reward)
        card = say.article(self.noun.words(say))
        return asking(game, said("{reward} by revealing {card}?", reward=reward, card=card))

    def label(self, game: Table, option: Option) -> str:
        if option.verb == "reveal":
            return said("Reveal {card}", card=names_of(game, option))
        return said("No") if option.verb == "pass" else effect_title(game, self.otherwise)

    def topic(self, game: Table, decision: Decision) -> Topic:
        return REVEAL_OR_SUFFER if self.reward is NOTHING else OPTIONAL_REVEAL

    def ask(self, game: Table, frame: Frame) -> Decision | None:
        shown = distinct(game, self.noun.cards(game, frame.scope))
        if game.state.open_hands:
            shown = shown[:1]
            if not shown and self.otherwise is NOTHING:
                return None
        options = [Option("reveal", (card,)) for card in shown]
        options.append(Option("pass") if self.otherwise is NOTHING else Option("suffer", power=self))
        return Decision(frame.scope.you, options, about=self)

    def step(self, game: Table, frame: Frame) -> None:
        """The reward comes once all that listens to the card being shown is through."""
        if frame.at:
            game.state.frames.pop()
            self.reward.enter(game, frame.scope)
            return
        super().step(game, frame)

    def answer(self, game: Table, frame: Frame, option: Option) -> None:
        if option.verb == "reveal" and self.reward is not NOTHING:
            frame.at = 1
            show(game, frame.scope, option.cards)
            return
        game.state.frames.pop()
        if option.verb == "reveal":
            show(game, frame.scope, option.cards)
        else:
            self.otherwise.enter(game, frame.scope)

    def words(self, say: Say) -> str:
        card = say.article(self.noun.words(say))
        if self.reward is NOTHING:
            reveals = say.does("{reveal}")
            return say.phrase("{reveals} {card} or {otherwise}", reveals=reveals, card=card, otherwise=self.otherwise)
        return say.may(say.phrase("{reveal} {card} to {reward}", card=card, reward=self.reward.words(say.after_may())))


REVEAL_OR_SUFFER: Final = Topic("reveal-or-suffer")


@dataclass(frozen=True, eq=False)
class Tallied(Node):
    """An effect, and then another that asks to how many cards something of a kind happened by the first. The frame's
    data: to how many it had happened this turn before."""

    kind: EventKind
    effect: Node
    follows: Node

    def step(self, game: Table, frame: Frame) -> None:
        cards = [case.whom for cases in history.events(game, self.kind) for case in cases]
        if frame.at == 0:
            frame.at = 1
            frame.data = len(cards)
            self.effect.enter(game, frame.scope)
            return
        game.state.frames.pop()
        frame.scope[slots.THIS_WAY] = tuple(cards[frame.data :])
        self.follows.enter(game, frame.scope)

    def words(self, say: Say) -> str:
        return say.in_turn([self.effect.words(say), self.follows.words(say)])


def tallied(kind: EventKind, effect: Node, *follows: Node) -> Tallied:
    return Tallied(kind, effect, do(*follows))


OPTIONAL_REVEAL: Final = Topic("optional-reveal", window="Revealing a card for a reward")
CHOOSE_ONE: Final = Topic("choose-one")


def show(game: Table, scope: Scope, cards: tuple[int, ...]) -> None:
    """Let everybody see cards, wherever they lie."""
    game.show(cards)
    game.announce(Event(REVEAL, seat=scope.you, cards=cards, source=scope.source))


def lay_them_open(game: Table, scope: Scope, cards: list[int], amount: int) -> None:
    if cards:
        show(game, scope, tuple(cards))


lay_open: Final = Deed("{reveal}", act=lay_them_open, key="reveal").to
"""Cards of one's own are shown to all, and stay where they are."""


@dataclass(frozen=True, eq=False)
class ChooseIcon(Question):
    """A class or a team is chosen, of which the rest of the effect speaks: any, or one that a card in hand has, and
    instead of these any other (-1). `asks` and `means` are messages: the prompt, and what is done."""

    icons: tuple[str, ...]
    slot: Slot
    asks: str
    means: str
    in_hand: bool = False

    def prompt(self, game: Table, decision: Decision) -> str:
        return asking(game, said(self.asks))

    def label(self, game: Table, option: Option) -> str:
        return speech(game).term(self.icons[option.amount]) if option.amount >= 0 else said("Another one")

    def topic(self, game: Table, decision: Decision) -> Topic:
        return CHOOSE_ONE

    def ask(self, game: Table, frame: Frame) -> Decision:
        seat = frame.scope.you
        places = [*icons_in_hand(game, seat, self.icons), -1] if self.in_hand else range(len(self.icons))
        return Decision(seat, [Option("class", amount=place) for place in places], about=self)

    def answer(self, game: Table, frame: Frame, option: Option) -> None:
        game.state.frames.pop()
        frame.scope[self.slot] = option.amount

    def words(self, say: Say) -> str:
        return say.phrase(self.means, choose=say.does("choose"))


def icons_in_hand(game: Table, seat: int, icons: tuple[str, ...]) -> list[int]:
    """Which of them the cards show that a player holds, by their places."""
    shown = [game.state.definition[card].traits for card in game.state.zones[HAND.first + seat]]
    return [place for place, icon in enumerate(icons) if any(icon in traits for traits in shown)]


@dataclass(frozen=True, eq=False)
class AsOftenAsLiked(Question):
    """Something is done, and again as often as a player likes, as long as a condition holds each time."""

    effect: Node
    given: Condition

    def prompt(self, game: Table, decision: Decision) -> str:
        return asking(game, said("Once more?"))

    def step(self, game: Table, frame: Frame) -> None:
        if frame.at == 0:
            frame.at = 1
            self.effect.enter(game, frame.scope)
        else:
            super().step(game, frame)

    def ask(self, game: Table, frame: Frame) -> Decision | None:
        if not self.given.holds(game, frame.scope):
            return None
        return Decision(frame.scope.you, [YES, NO], about=self)

    def answer(self, game: Table, frame: Frame, option: Option) -> None:
        if option is YES:
            frame.at = 0
        else:
            game.state.frames.pop()

    def words(self, say: Say) -> str:
        return say.phrase("{effect}; if {given}, {you} may do so again", effect=self.effect, given=self.given)


@dataclass(frozen=True, eq=False)
class OrSuffer(Node):
    """Do something to a card that you choose, or suffer something; who has no such card suffers."""

    effect: Does
    otherwise: Node

    def step(self, game: Table, frame: Frame) -> None:
        scope = frame.scope
        if frame.at == 0:
            frame.at = 1
            scope[IT] = ()
            self.effect.enter(game, scope)
            return
        game.state.frames.pop()
        if not scope[IT]:
            self.otherwise.enter(game, scope)

    def words(self, say: Say) -> str:
        whom = self.effect.whom
        assert isinstance(whom, A), "there is a choice"
        must = Does(self.effect.deed, A(whom.noun, verb=whom.verb))
        return say.phrase("{effect}, or else {otherwise}", effect=must, otherwise=self.otherwise)


def or_suffer(effect: Does, otherwise: Node) -> OrSuffer:
    whom = effect.whom
    assert isinstance(whom, A), "a player may choose only where there is a choice"
    return OrSuffer(Does(effect.deed, A(whom.noun, 0, verb=whom.verb)), otherwise)


def as_often_as_liked(*effects: Node, given: Condition) -> AsOftenAsLiked:
    return AsOftenAsLiked(do(*effects), given)


def choose_class() -> ChooseIcon:
    return ChooseIcon(CLASSES, slots.CLASS, message("Choose a class"), message("{choose} {a Hero} class"))


def choose_team() -> ChooseIcon:
    """One that is in hand, or any other."""
    return ChooseIcon(TEAMS, slots.TEAM, message("Choose a team"), message("{choose} a team"), in_hand=True)


@dataclass(frozen=True, eq=False)
class DiscardOr(ChooseOne):
    """A card of a kind is discarded or KO'd by whoever has one and likes to; else something happens."""

    def words(self, say: Say) -> str:
        first, other = self.modes
        return say.phrase("{first} or {other}", first=first.effect.words(say), other=other.effect.words(say))


def discard_or(noun: Noun, otherwise: Node, number: int = 1) -> DiscardOr:
    """So many cards of a kind, or something else."""
    enough = at_least(number, noun)
    return DiscardOr((Mode(DISCARD_THEM.to(A(noun, number, number)), enough), Mode(otherwise)))


def ko_or(noun: Noun, otherwise: Node, number: int = 1) -> DiscardOr:
    """The same with cards that are KO'd."""
    enough = at_least(number, noun)
    return DiscardOr((Mode(KO_THEM.to(A(noun, number, number)), enough), Mode(otherwise)))


@dataclass(frozen=True, eq=False)
class AsLongAs(Node):
    """Something is done, and once more as long as a condition holds after it."""

    effect: Node
    again: Condition

    def step(self, game: Table, frame: Frame) -> None:
        if frame.at and not self.again.holds(game, frame.scope):
            game.state.frames.pop()
            return
        frame.at = 1
        self.effect.enter(game, frame.scope)

    def words(self, say: Say) -> str:
        return say.phrase("{effect}; if {again}, do so again", effect=self.effect, again=self.again)


def again_if(again: Condition, effect: Node) -> AsLongAs:
    return AsLongAs(effect, again)


def reveal_or(noun: Noun, otherwise: Node) -> Reveal:
    return Reveal(noun, otherwise=otherwise)


def may_reveal(noun: Noun, reward: Node) -> Reveal:
    return Reveal(noun, reward)
