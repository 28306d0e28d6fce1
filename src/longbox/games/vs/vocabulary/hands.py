"""What effects ask about hands: the name of a card, and whether to discard or to suffer something."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from longbox.engine.cards import identifier
from longbox.engine.decision import NO, YES, Decision, Option, Question
from longbox.engine.effects import phrases
from longbox.engine.effects.adjectives import Is
from longbox.engine.effects.conditions import Fact
from longbox.engine.effects.deeds import Deed, Does
from longbox.engine.effects.phrases import BEHIND
from longbox.engine.effects.players import Players
from longbox.engine.events import Event, EventKind
from longbox.engine.frames import Frame, Node, Scope
from longbox.engine.language import Message, capital, said
from longbox.engine.modifiers import SET
from longbox.engine.topics import Topic
from longbox.engine.words import Say
from longbox.games.vs.chapters.hands_and_decks import hand
from longbox.games.vs.chapters.open_hands import OPEN_HANDS
from longbox.games.vs.table import slots
from longbox.games.vs.table.cards import definitions
from longbox.games.vs.table.characters import in_a_row, in_combat, is_main
from longbox.games.vs.table.kinds import TEAMS
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
NAMED_TEAM: Final = EventKind("name a team", facts=lambda game, event: {"name": Message(TEAMS[event.amount])})
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


@dataclass(frozen=True, eq=False)
class NameTeam(Question):
    """Name any team that there is, whose cards are then spoken of."""

    def ask(self, game: Vs, frame: Frame) -> Decision:
        return Decision(frame.scope.you, [Option("team", amount=place) for place in range(len(TEAMS))], about=self)

    def answer(self, game: Vs, frame: Frame, option: Option) -> None:
        game.state.frames.pop()
        frame.scope[slots.NAME] = option.amount
        game.tell(Event(NAMED_TEAM, seat=frame.scope.you, amount=option.amount))

    def prompt(self, game: Vs, decision: Decision) -> str:
        return card_prompt(game, self)

    def label(self, game: Vs, option: Option) -> str:
        return said(TEAMS[option.amount])

    def key_number(self, option: Option) -> str:
        return identifier(TEAMS[option.amount])

    def topic(self, game: Vs, decision: Decision) -> Topic:
        return NAME_CARD_TOPIC

    def words(self, say: Say) -> str:
        return say.phrase("name a team")


def name_a_team() -> NameTeam:
    return NameTeam()


def is_of_that_team(game: Vs, scope: Scope, card: int) -> bool:
    return TEAMS[scope[slots.NAME]] in game.state.definition[card].traits


OF_THAT_TEAM: Final = Is("of that team", is_of_that_team, BEHIND, phrases.WITH)


def name_a_card() -> NameCard:
    return NameCard()


def name_a_character() -> NameCard:
    return NameCard(a_character=True)


def has_that_name(game: Vs, scope: Scope, card: int) -> bool:
    return NAMES.names[scope[slots.NAME]] in game.state.definition[card].fact("names")


OF_THAT_NAME: Final = Is("of that name", has_that_name, BEHIND, phrases.WITH)


def apply_rival(game: Vs, event: Event) -> None:
    """The name is kept as it is: its place among all names shifts with every box."""
    game.modify(RIVAL, SET, NAMES.names[event.amount], (event.card,), ("game", 0), source=event.card)


RIVAL: Final = "rival"
KEEP_NAME: Final = EventKind("keep a name", apply_rival, quiet=True)


def keep_in_mind(game: Vs, scope: Scope, cards: list[int], amount: int) -> None:
    if in_a_row(game, scope.source):
        game.happen(Event(KEEP_NAME, seat=scope.you, card=scope.source, amount=scope[slots.NAME]))


def faces_a_rival(game: Vs, scope: Scope) -> bool:
    """Whether this character fights a supporting character with the name that it has in mind."""
    state, this = game.state, scope.source
    if not in_combat(game, this):
        return False
    against = (state.defender,) if this in state.attackers else state.attackers
    names = [change.amount for change in state.modifiers.get(RIVAL, ()) if change.binds(game, this)]
    return any(
        card >= 0 and not is_main(game, card) and name in definitions(game)[card].names
        for card in against
        for name in names
    )


keep_the_name: Final = Deed("keep", "that name in mind", act=keep_in_mind).done
FACING_A_RIVAL: Final = Fact("{this} is in combat against a {supporting} character of that name", faces_a_rival)


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
        it = scope.vars.get(slots.IT) or scope[slots.WHOM]
        say = speech(game, name(game, scope.source), it=name(game, it[0]))
        effect, price = self.effect.words(say), self.price.words(say)
        if isinstance(self.effect, Does) and self.effect.deed.acts:
            return said("{effect}, unless you {price}", effect=capital(effect), price=price)
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
