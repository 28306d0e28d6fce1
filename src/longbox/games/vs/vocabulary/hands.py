"""What happens to hands and to players: reveal, discard, name a card, choose an enemy player."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from longbox.engine.decision import NO, YES, Decision, Option, Question
from longbox.engine.effects.nouns import A, Cards
from longbox.engine.effects.verbs import Verb
from longbox.engine.events import Event, EventKind
from longbox.engine.frames import Frame, Node, Scope
from longbox.engine.topics import Topic
from longbox.engine.words import Say
from longbox.games.vs.chapters.hands_and_decks import REVEAL, discard, draw, hand
from longbox.games.vs.table import players, slots
from longbox.games.vs.table.names import card_prompt, name, player_label
from longbox.games.vs.table.state import Vs
from longbox.games.vs.vocabulary.places import THAT_PLAYERS_HAND
from longbox.games.vs.vocabulary.topics import CHOOSE_PLAYER

NAME_CARD_TOPIC: Final = Topic("name-card")
DISCARD_OR_SUFFER: Final = Topic("discard-or-suffer")
IT: Final = re.compile(r"\bit\b")


@dataclass(frozen=True, eq=False)
class ChooseEnemy(Question):
    """Choose an enemy player, of whom the rest of the effect speaks."""

    def ask(self, game: Vs, frame: Frame) -> Decision:
        options = [Option("player", amount=seat) for seat in players.opponents(game, frame.scope.you)]
        return Decision(frame.scope.you, options, about=self)

    def answer(self, game: Vs, frame: Frame, option: Option) -> None:
        game.state.frames.pop()
        frame.scope[slots.SEAT] = option.amount

    def prompt(self, game: Vs, decision: Decision) -> str:
        return card_prompt(game, self)

    def label(self, game: Vs, option: Option) -> str:
        return player_label(game, option)

    def topic(self, game: Vs, decision: Decision) -> Topic:
        return CHOOSE_PLAYER

    def words(self, say: Say) -> str:
        return "choose an enemy player"


@dataclass(frozen=True, eq=False)
class ForEachEnemy(Node):
    """Do something about each enemy player in turn."""

    effect: Node

    def step(self, game: Vs, frame: Frame) -> None:
        if frame.at == 0:
            frame.data = tuple(players.opponents(game, frame.scope.you))
        if frame.at == len(frame.data):
            game.state.frames.pop()
            return
        frame.scope[slots.SEAT] = frame.data[frame.at]
        frame.at += 1
        self.effect.enter(game, frame.scope)

    def words(self, say: Say) -> str:
        return f"for each enemy player, {self.effect.words(say)}"


@dataclass(frozen=True, eq=False)
class RevealHand(Verb):
    """That player shows the hand."""

    def apply(self, game: Vs, scope: Scope) -> None:
        seat = scope[slots.SEAT]
        game.happen(Event(REVEAL, seat=seat, cards=tuple(hand(game, seat)), source=scope.source))

    def words(self, say: Say) -> str:
        return "have that player reveal their hand"


@dataclass(frozen=True, eq=False)
class DiscardTwists(Verb):
    """That player discards all plot twists."""

    def apply(self, game: Vs, scope: Scope) -> None:
        cards = [card for card in hand(game, scope[slots.SEAT]) if game.state.definition[card].kind == "plot twist"]
        discard(game, cards, source=scope.source)

    def words(self, say: Say) -> str:
        return "discard every plot twist in it"


@dataclass(frozen=True, eq=False)
class DiscardAtRandom(Verb):
    """That player discards a card that chance picks."""

    def apply(self, game: Vs, scope: Scope) -> None:
        cards = hand(game, scope[slots.SEAT])
        if cards:
            discard(game, (game.pick_at_random(cards),), source=scope.source)

    def words(self, say: Say) -> str:
        return "have that player discard a card at random"


def that_hand(game: Vs, scope: Scope) -> list[int]:
    return hand(game, scope[slots.SEAT])


def that_player(game: Vs, scope: Scope) -> int:
    seat: int = scope[slots.SEAT]
    return seat


CARD_OF_THEIRS: Final = A(Cards("card", THAT_PLAYERS_HAND), verb="discard", by=that_player)


@dataclass(frozen=True, eq=False)
class TheyDiscard(Verb):
    """That player discards a card of their choice."""

    which: A = CARD_OF_THEIRS

    def apply(self, game: Vs, scope: Scope) -> None:
        discard(game, self.which.cards(game, scope), source=scope.source)

    def words(self, say: Say) -> str:
        return "that player discards a card"


class Names:
    """All names of cards that there are, whatever anybody holds: what can be named."""

    def __init__(self) -> None:
        self.names: tuple[str, ...] = ()
        self.options: list[Option] = []

    def learn(self, names: set[str]) -> None:
        self.names = tuple(sorted(names))
        self.options = [Option("name", amount=place) for place in range(len(self.names))]


NAMES: Final = Names()
NAMED: Final = EventKind("name a card", facts=lambda game, event: {"name": NAMES.names[event.amount]})


@dataclass(frozen=True, eq=False)
class NameCard(Question):
    """Name any card."""

    def ask(self, game: Vs, frame: Frame) -> Decision:
        return Decision(frame.scope.you, NAMES.options, kind="name", about=self)

    def answer(self, game: Vs, frame: Frame, option: Option) -> None:
        game.state.frames.pop()
        frame.scope[slots.NAME] = option.amount
        game.tell(Event(NAMED, seat=frame.scope.you, amount=option.amount))

    def prompt(self, game: Vs, decision: Decision) -> str:
        return card_prompt(game, self)

    def label(self, game: Vs, option: Option) -> str:
        return NAMES.names[option.amount]

    def topic(self, game: Vs, decision: Decision) -> Topic:
        return NAME_CARD_TOPIC

    def words(self, say: Say) -> str:
        return "name a card"


@dataclass(frozen=True, eq=False)
class DiscardNamed(Verb):
    """That player discards all cards of the name."""

    def apply(self, game: Vs, scope: Scope) -> None:
        name = NAMES.names[scope[slots.NAME]]
        definitions = game.state.definition
        cards = [card for card in hand(game, scope[slots.SEAT]) if name in definitions[card].fact("names")]
        discard(game, cards, source=scope.source)

    def words(self, say: Say) -> str:
        return "discard every card of that name in it"


@dataclass(frozen=True, eq=False)
class UnlessTheyDiscard(Question):
    """The player of the chosen character may discard a card at random; else something happens to it."""

    effect: Node

    def ask(self, game: Vs, frame: Frame) -> Decision | None:
        chosen = frame.scope.vars.get(slots.IT, ())
        if not chosen:
            return None
        seat = game.state.controller[chosen[0]]
        return Decision(seat, [YES, NO] if hand(game, seat) else [NO], about=self)

    def answer(self, game: Vs, frame: Frame, option: Option) -> None:
        game.state.frames.pop()
        scope = frame.scope
        if option is YES:
            seat = game.state.controller[scope[slots.IT][0]]
            discard(game, (game.pick_at_random(hand(game, seat)),), source=scope.source)
        else:
            self.effect.enter(game, scope)

    def prompt(self, game: Vs, decision: Decision) -> str:
        scope = game.state.frames[-1].scope
        threat = IT.sub(name(game, scope[slots.IT][0]), self.effect.words(game.rules.say(name(game, scope.source))))
        return f"{name(game, scope.source)} would {threat} unless you discard a card at random"

    def label(self, game: Vs, option: Option) -> str:
        return "Discard a card at random" if option is YES else "Keep your hand"

    def topic(self, game: Vs, decision: Decision) -> Topic:
        return DISCARD_OR_SUFFER

    def words(self, say: Say) -> str:
        return f"its player may discard a card at random; otherwise, {self.effect.words(say)}"


@dataclass(frozen=True, eq=False)
class NewHand(Question):
    """A player whom you choose, if you like, discards the hand and draws as many cards."""

    def ask(self, game: Vs, frame: Frame) -> Decision:
        seats = [seat for seat in range(game.state.seats) if not game.state.out[seat]]
        return Decision(frame.scope.you, [*(Option("player", amount=seat) for seat in seats), NO], about=self)

    def answer(self, game: Vs, frame: Frame, option: Option) -> None:
        game.state.frames.pop()
        if option is not NO:
            scope = frame.scope
            scope[slots.SEAT] = option.amount
            scope[slots.MANY] = len(hand(game, option.amount))
            game.push(DRAW_ANEW, scope)
            discard(game, list(hand(game, option.amount)), source=scope.source)

    def prompt(self, game: Vs, decision: Decision) -> str:
        return card_prompt(game, self)

    def label(self, game: Vs, option: Option) -> str:
        return "No" if option is NO else player_label(game, option)

    def topic(self, game: Vs, decision: Decision) -> Topic:
        return CHOOSE_PLAYER

    def words(self, say: Say) -> str:
        return "you may choose a player, who discards their hand, then draws as many cards"


@dataclass(frozen=True, eq=False)
class DrawAnew(Verb):
    """That player draws as many cards as were discarded."""

    def step(self, game: Vs, frame: Frame) -> None:
        game.state.frames.pop()
        draw(game, frame.scope[slots.SEAT], frame.scope[slots.MANY])

    def words(self, say: Say) -> str:
        return "draw as many cards"


DRAW_ANEW: Final = DrawAnew()
