"""Hatching, capturing and bursting, and paying for what is no super power."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from longbox.engine.decision import NO, YES, Decision, Option, Question
from longbox.engine.effects.nouns import A, Noun
from longbox.engine.effects.verbs import Verb
from longbox.engine.events import Event
from longbox.engine.frames import Frame, Node, Scope
from longbox.engine.topics import Topic
from longbox.engine.words import Say
from longbox.games.vs.chapters.capture import GIVE_UP, captives_of, capture
from longbox.games.vs.chapters.facehuggers import pile_of
from longbox.games.vs.chapters.hands_and_decks import REVEAL, shuffle
from longbox.games.vs.chapters.payment import PAY, payable
from longbox.games.vs.chapters.rows import appear
from longbox.games.vs.chapters.stun import knock_out
from longbox.games.vs.table import slots
from longbox.games.vs.table.characters import is_token, rows_of
from longbox.games.vs.table.names import name
from longbox.games.vs.table.state import Vs
from longbox.games.vs.vocabulary.adjectives import SUPPORTING
from longbox.games.vs.vocabulary.nouns import any_enemy
from longbox.games.vs.vocabulary.topics import OPTIONAL_TRIGGER

any_enemy_supporting: Final = any_enemy.that(SUPPORTING)


@dataclass(frozen=True, eq=False)
class Capture(Verb):
    """This character takes another one captive."""

    whom: Noun

    def apply(self, game: Vs, scope: Scope) -> None:
        for card in self.whom.cards(game, scope):
            capture(game, scope.source, card, seat=scope.you)

    def words(self, say: Say) -> str:
        return f"{say.this} captures {self.whom.words(say)}"


HUG: Final = Capture(A(any_enemy_supporting))


@dataclass(frozen=True, eq=False)
class Hatch(Node):
    """Reveal a card of the Facehugger Pile. A token hatches from this egg and captures somebody; else nothing does."""

    def step(self, game: Vs, frame: Frame) -> None:
        scope = frame.scope
        frame.at += 1
        if frame.at == 1:
            self.reveal(game, frame)
        elif not is_token(game, frame.data):
            game.state.frames.pop()
            shuffle(game, game.state.zone[frame.data])
        elif frame.at == 2:
            knock_out(game, (scope.source,), seat=scope.you, source=frame.data)
        elif frame.at == 3:
            appear(game, frame.data, rows_of(game, scope.you)[1], seat=scope.you, source=scope.source)
        else:
            game.state.frames.pop()
            game.enter(HUG, Scope(scope.you, frame.data))

    def reveal(self, game: Vs, frame: Frame) -> None:
        pile = pile_of(game, frame.scope.you)
        if pile:
            frame.data = game.pick_at_random(pile)
            game.happen(Event(REVEAL, seat=frame.scope.you, cards=(frame.data,), source=frame.scope.source))
        else:
            game.state.frames.pop()

    def words(self, say: Say) -> str:
        return (
            "reveal a card at random from your Facehugger Pile; Extended Incubation is shuffled back; if it is a "
            f"token, KO {say.this} and put the token into your back row, and it captures {HUG.whom.words(say)}"
        )


@dataclass(frozen=True, eq=False)
class Burst(Verb):
    """KO this character; its captive goes to the KO pile."""

    def apply(self, game: Vs, scope: Scope) -> None:
        captives = tuple(captives_of(game, scope.source))
        game.push(KO_CAPTOR, scope)
        if captives:
            game.happen(Event(GIVE_UP, seat=scope.you, cards=captives, source=scope.source))

    def words(self, say: Say) -> str:
        return f"KO {say.this} and put its captive into the KO pile of its owner"


@dataclass(frozen=True, eq=False)
class KoCaptor(Node):
    def step(self, game: Vs, frame: Frame) -> None:
        game.state.frames.pop()
        knock_out(game, (frame.scope.source,), seat=frame.scope.you, source=frame.scope.source)


KO_CAPTOR: Final = KoCaptor()


@dataclass(frozen=True, eq=False)
class PutIntoBackRow(Verb):
    """A card that was chosen appears in your back row."""

    which: Noun

    def apply(self, game: Vs, scope: Scope) -> None:
        for card in self.which.cards(game, scope):
            appear(game, card, rows_of(game, scope.you)[1], seat=scope.you, source=scope.source)

    def words(self, say: Say) -> str:
        return f"put {self.which.words(say)} into your back row"


@dataclass(frozen=True, eq=False)
class MayPay(Question):
    """Pay symbols outside any super power, if you can and like, for an effect."""

    cost: tuple[str, ...]
    effect: Node

    def step(self, game: Vs, frame: Frame) -> None:
        if frame.at:
            game.state.frames.pop()
            self.effect.enter(game, frame.scope)
        else:
            super().step(game, frame)

    def ask(self, game: Vs, frame: Frame) -> Decision:
        scope = frame.scope
        able = payable(game, scope.you, self.cost, scope.source)
        return Decision(scope.you, [YES, NO] if able else [NO], about=self)

    def answer(self, game: Vs, frame: Frame, option: Option) -> None:
        if option is NO:
            game.state.frames.pop()
        else:
            frame.at = 1
            frame.scope[slots.COST] = self.cost
            game.push_picks(PAY, frame.scope, None)

    def prompt(self, game: Vs, decision: Decision) -> str:
        source = name(game, game.state.frames[-1].scope.source)
        symbols = " ".join(f"[{symbol}]" for symbol in self.cost)
        return f"{source}: pay {symbols} to {self.effect.words(game.rules.say(source))}?"

    def label(self, game: Vs, option: Option) -> str:
        return "Pay" if option is YES else "Don't pay"

    def topic(self, game: Vs, decision: Decision) -> Topic:
        return OPTIONAL_TRIGGER

    def words(self, say: Say) -> str:
        symbols = " ".join(f"[{symbol}]" for symbol in self.cost)
        return f"you may pay {symbols}; if you do, {self.effect.words(say)}"
