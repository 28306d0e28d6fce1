"""What effects ask about hands: the name of a card, and whether to discard or to suffer something."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from longbox.engine.cards import identifier
from longbox.engine.decision import NO, YES, Decision, Option, Question
from longbox.engine.effects import phrases
from longbox.engine.effects.adjectives import Is
from longbox.engine.effects.deeds import Deed
from longbox.engine.effects.phrases import BEHIND
from longbox.engine.effects.players import Players
from longbox.engine.events import Event, EventKind
from longbox.engine.frames import Frame, Node, Scope
from longbox.engine.language import capital, said
from longbox.engine.topics import Topic
from longbox.engine.words import Say
from longbox.games.vs.chapters.hands_and_decks import hand
from longbox.games.vs.chapters.open_hands import OPEN_HANDS
from longbox.games.vs.table import slots
from longbox.games.vs.table.names import card_prompt, name
from longbox.games.vs.table.speech import speech
from longbox.games.vs.table.state import Vs

NAME_CARD_TOPIC: Final = Topic("name-card")
DISCARD_OR_SUFFER: Final = Topic("discard-or-suffer")


class Names:
    """All names of cards that there are, whatever anybody holds: what can be named."""

    def __init__(self) -> None:
        self.names: tuple[str, ...] = ()
        self.options: list[Option] = []
        self.characters: list[Option] = []

    def learn(self, names: set[str], characters: set[str]) -> None:
        self.names = tuple(sorted(names))
        self.options = [Option("name", amount=place) for place in range(len(self.names))]
        self.characters = [option for option in self.options if self.names[option.amount] in characters]


NAMES: Final = Names()
NAMED: Final = EventKind("name a card", facts=lambda game, event: {"name": NAMES.names[event.amount]})


@dataclass(frozen=True, eq=False)
class NameCard(Question):
    """Name any card, or any character."""

    a_character: bool = False

    def ask(self, game: Vs, frame: Frame) -> Decision:
        options = NAMES.characters if self.a_character else NAMES.options
        return Decision(frame.scope.you, options, kind="name", about=self)

    def answer(self, game: Vs, frame: Frame, option: Option) -> None:
        game.state.frames.pop()
        frame.scope[slots.NAME] = option.amount
        game.tell(Event(NAMED, seat=frame.scope.you, amount=option.amount))

    def prompt(self, game: Vs, decision: Decision) -> str:
        return card_prompt(game, self)

    def label(self, game: Vs, option: Option) -> str:
        return NAMES.names[option.amount]

    def key_number(self, option: Option) -> str:
        return identifier(NAMES.names[option.amount])

    def topic(self, game: Vs, decision: Decision) -> Topic:
        return NAME_CARD_TOPIC

    def words(self, say: Say) -> str:
        return say.phrase("name a character" if self.a_character else "name a card")


def name_a_card() -> NameCard:
    return NameCard()


def name_a_character() -> NameCard:
    return NameCard(a_character=True)


def has_that_name(game: Vs, scope: Scope, card: int) -> bool:
    return NAMES.names[scope[slots.NAME]] in game.state.definition[card].fact("names")


OF_THAT_NAME: Final = Is("of that name", has_that_name, BEHIND, phrases.WITH)


def see_their_hand(game: Vs, scope: Scope, cards: list[int], amount: int) -> None:
    game.show(hand(game, scope[slots.SEAT]), 1 << scope.you)


look_at_their_hand: Final = Deed("look", "at that player's hand", act=see_their_hand).done


def open_them(game: Vs, scope: Scope, cards: list[int], amount: int) -> None:
    game.happen(Event(OPEN_HANDS, seat=scope.you, card=scope.source))


open_enemy_hands: Final = Deed(
    "open",
    "the hands of all enemy players; they stay open until an enemy player pays {Skill} in their own Main Phase to end "
    "that",
    act=open_them,
).done


@dataclass(frozen=True, eq=False)
class Unless(Question):
    """A player may do something; unless they do, something else happens."""

    who: Players
    price: Node
    effect: Node

    def ask(self, game: Vs, frame: Frame) -> Decision | None:
        for seat in self.who.seats(game, frame.scope):
            able = self.price.possible(game, frame.scope.child(seat))
            return Decision(seat, [YES, NO] if able else [NO], about=self)
        return None

    def answer(self, game: Vs, frame: Frame, option: Option) -> None:
        game.state.frames.pop()
        scope = frame.scope
        if option is YES:
            self.price.enter(game, scope.child(self.who.seats(game, scope)[0]))
        else:
            self.effect.enter(game, scope)

    def prompt(self, game: Vs, decision: Decision) -> str:
        scope = game.state.frames[-1].scope
        say = speech(game, name(game, scope.source), it=name(game, scope[slots.IT][0]))
        effect, price = self.effect.words(say), self.price.words(say)
        return said("{source} would {effect} unless you {price}", source=say.this, effect=effect, price=price)

    def label(self, game: Vs, option: Option) -> str:
        source = name(game, game.state.frames[-1].scope.source)
        return capital(self.price.words(speech(game, source))) if option is YES else said("Don't")

    def topic(self, game: Vs, decision: Decision) -> Topic:
        return DISCARD_OR_SUFFER

    def words(self, say: Say) -> str:
        price = self.price.words(say.of_others().after_may())
        return say.phrase("{who} may {price}; otherwise, {effect}", who=self.who, price=price, effect=self.effect)


def unless(who: Players, price: Node, effect: Node) -> Unless:
    return Unless(who, price, effect)
