"""How Legendary's effects are put together: each player, reveal or suffer, you may."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from longbox.engine.decision import Decision, Option, Question
from longbox.engine.effects import flow as engine_flow
from longbox.engine.effects.conditions import Condition
from longbox.engine.effects.deeds import Does
from longbox.engine.effects.flow import ChoosePlayer, Let, May, MayChoose, choose_player, let, may_choose
from longbox.engine.effects.nouns import A, Noun, distinct
from longbox.engine.events import Event, EventKind
from longbox.engine.frames import Frame, Node, Scope
from longbox.engine.topics import Topic
from longbox.engine.words import Say
from longbox.games.legendary.table.names import as_title, asking, effect_title, names_of
from longbox.games.legendary.table.players import A_PLAYER, EACH_OTHER_PLAYER, EACH_PLAYER
from longbox.games.legendary.table.speech import SPEECH
from longbox.games.legendary.table.state import Table

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
class RevealOr(Question):
    """Show a card of a kind, or else; showing is never a must. Where hands are open, which one is all the same."""

    noun: Noun
    otherwise: Node

    def prompt(self, game: Table, decision: Decision) -> str:
        return asking(game, as_title(self.words(SPEECH)))

    def label(self, game: Table, option: Option) -> str:
        return effect_title(game, self.otherwise) if option.verb == "suffer" else reveal_label(game, option)

    def topic(self, game: Table, decision: Decision) -> Topic:
        return REVEAL_OR_SUFFER

    def ask(self, game: Table, frame: Frame) -> Decision:
        shown = distinct(game, self.noun.cards(game, frame.scope))
        if game.state.open_hands:
            shown = shown[:1]
        options = [Option("reveal", (card,)) for card in shown]
        return Decision(frame.scope.you, [*options, Option("suffer", power=self)], about=self)

    def answer(self, game: Table, frame: Frame, option: Option) -> None:
        game.state.frames.pop()
        if option.verb == "suffer":
            self.otherwise.enter(game, frame.scope)
        else:
            show(game, frame.scope, option.cards)

    def words(self, say: Say) -> str:
        return f"{say.does('reveal')} {say.article(self.noun.words(say))} or {self.otherwise.words(say)}"


def reveal_label(game: Table, option: Option) -> str:
    return f"Reveal {names_of(game, option)}"


REVEAL_OR_SUFFER: Final = Topic("reveal-or-suffer")
OPTIONAL_REVEAL: Final = Topic("optional-reveal", window="Revealing a card for a reward")
CHOOSE_ONE: Final = Topic("choose-one")


def show(game: Table, scope: Scope, cards: tuple[int, ...]) -> None:
    """Let everybody see cards, wherever they lie."""
    game.show(cards)
    game.announce(Event(REVEAL, seat=scope.you, cards=cards, source=scope.source))


@dataclass(frozen=True, eq=False)
class MayReveal(Question):
    """A player may show a card of a kind, for a reward."""

    noun: Noun
    reward: Node

    def prompt(self, game: Table, decision: Decision) -> str:
        reward = as_title(self.reward.words(SPEECH))
        return asking(game, f"{reward} by revealing {SPEECH.article(self.noun.words(SPEECH))}?")

    def label(self, game: Table, option: Option) -> str:
        return "No" if option.verb == "pass" else reveal_label(game, option)

    def topic(self, game: Table, decision: Decision) -> Topic:
        return OPTIONAL_REVEAL

    def ask(self, game: Table, frame: Frame) -> Decision | None:
        shown = distinct(game, self.noun.cards(game, frame.scope))
        if game.state.open_hands:
            shown = shown[:1]
        if not shown and game.state.open_hands:
            return None
        options = [Option("reveal", (card,)) for card in shown]
        return Decision(frame.scope.you, [*options, Option("pass")], about=self)

    def answer(self, game: Table, frame: Frame, option: Option) -> None:
        game.state.frames.pop()
        if option.verb == "reveal":
            game.show(option.cards)
            self.reward.enter(game, frame.scope)

    def words(self, say: Say) -> str:
        return f"may reveal {say.article(self.noun.words(say))} to {self.reward.words(say.after_may())}"


def reveal_or(noun: Noun, otherwise: Node) -> RevealOr:
    return RevealOr(noun, otherwise)


def may_reveal(noun: Noun, reward: Node) -> MayReveal:
    return MayReveal(noun, reward)
