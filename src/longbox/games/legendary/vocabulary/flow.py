"""How Legendary's effects are put together: each player, reveal or suffer, you may."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from longbox.engine.decision import Decision, Option, Question
from longbox.engine.effects.conditions import ALWAYS, Condition
from longbox.engine.effects.flow import ChooseOne, ChoosePlayer, EachPlayer, May, Mode, Sequence
from longbox.engine.effects.nouns import Noun, distinct
from longbox.engine.events import Event, EventKind
from longbox.engine.frames import Frame, Node, Scope
from longbox.engine.slots import IT, Slot
from longbox.engine.topics import Topic
from longbox.engine.words import Say, capital, listed, then
from longbox.games.legendary.table.kinds import HERO
from longbox.games.legendary.table.names import as_title, asking, effect_title, names_of
from longbox.games.legendary.table.players import in_turn_order
from longbox.games.legendary.table.speech import SPEECH
from longbox.games.legendary.table.state import Table

REVEAL: Final = EventKind("reveal")


@dataclass(frozen=True, eq=False)
class Players(EachPlayer):
    """Each of several players in turn does something, told in the third person."""

    only: Condition = ALWAYS

    def words(self, say: Say) -> str:
        others = say.of_others()
        only = self.only.words(others)
        return f"{self.say_as} {only + ' ' if only else ''}{self.effect.words(others)}"


def everybody(game: Table, scope: Scope) -> list[int]:
    return in_turn_order(game)


def you_alone(game: Table, scope: Scope) -> list[int]:
    return [scope.you]


def everybody_else(game: Table, scope: Scope) -> list[int]:
    """The others, from the left on. Alone against the advanced rules, villains mean you and Heroes mean nobody."""
    state = game.state
    if state.solo == "advanced" and state.definition[scope.source].kind != HERO:
        return [scope.you]
    return [seat for seat in in_turn_order(game) if seat != scope.you]


@dataclass(frozen=True, eq=False)
class OthersThere(Condition):
    """There is somebody whom "each other player" means."""

    def holds(self, game: Table, scope: Scope) -> bool:
        return bool(everybody_else(game, scope))

    def words(self, say: Say) -> str:
        return "there are other players"


@dataclass(frozen=True, eq=False)
class ChooseForOthers(ChooseOne):
    """Choose one of several things for all other players together."""

    choices: tuple[Node, ...] = ()

    def words(self, say: Say) -> str:
        said = [choice.words(say.of_others().after_may()) for choice in self.choices]
        return f"choose whether each other player must {listed(said, 'or')}"


def choose_for_others(*effects: Node) -> ChooseForOthers:
    modes = tuple(Mode(each_other_player(effect), OthersThere()) for effect in effects)
    return ChooseForOthers(modes, choices=effects)


def each_player(effect: Node, only: Condition = ALWAYS) -> Players:
    """Each player for whom a condition holds at the start."""

    def seats(game: Table, scope: Scope) -> list[int]:
        return [seat for seat in in_turn_order(game) if only.holds(game, scope.child(seat))]

    return Players(effect, seats, "each player", only)


def each_other_player(effect: Node) -> Players:
    return Players(effect, everybody_else, "each other player")


@dataclass(frozen=True, eq=False)
class APlayer(ChoosePlayer):
    """Choose a player, who then does something."""

    def words(self, say: Say) -> str:
        return f"choose a player, who {self.effect.words(say.of_others())}"


def a_player(effect: Node) -> APlayer:
    return APlayer(effect, everybody)


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


@dataclass(frozen=True, eq=False)
class YouMay(May):
    def words(self, say: Say) -> str:
        if say.third:
            return f"may {self.effect.words(say.after_may())}"
        if isinstance(self.effect, Sequence):
            first, *others = [step.words(say) for step in self.effect.steps]
            return f"you may {first}; if you do, {then(others)}"
        return f"you may {self.effect.words(say)}"


def may(effect: Node, condition: Condition | None = None) -> YouMay:
    return YouMay(effect, condition)


@dataclass(frozen=True, eq=False)
class Twice(Node):
    """The same thing, one time and then again."""

    effect: Node

    def step(self, game: Table, frame: Frame) -> None:
        if frame.at == 2:
            game.state.frames.pop()
            return
        frame.at += 1
        self.effect.enter(game, frame.scope)

    def words(self, say: Say) -> str:
        return f"{self.effect.words(say)} and then another"


@dataclass(frozen=True, eq=False)
class MayFor(Node):
    """You may do something to a card that you choose; if you do, something follows."""

    action: Node
    reward: Node
    slot: Slot = IT

    def step(self, game: Table, frame: Frame) -> None:
        if frame.at == 0:
            frame.at = 1
            frame.scope.vars[self.slot] = ()
            self.action.enter(game, frame.scope)
            return
        game.state.frames.pop()
        if frame.scope.vars[self.slot]:
            self.reward.enter(game, frame.scope)

    def words(self, say: Say) -> str:
        reward = self.reward.words(say)
        follows = f". {capital(reward)}" if reward.startswith("if ") else f"; if {say.you} do, {reward}"
        return f"{say.you} may {self.action.words(say.after_may())}{follows}"
