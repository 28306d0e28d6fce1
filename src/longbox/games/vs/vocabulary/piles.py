"""Taking cards back: from KO piles and from play into hands, hands anew, and cards as resources."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from longbox.engine.decision import NO, Decision, Option, Question
from longbox.engine.effects.abilities import Static
from longbox.engine.effects.nouns import A, Noun
from longbox.engine.effects.verbs import Verb
from longbox.engine.events import Event, EventKind
from longbox.engine.frames import Frame, Scope
from longbox.engine.topics import Topic
from longbox.engine.words import Say
from longbox.games.vs.chapters.hands_and_decks import discard, draw, hand
from longbox.games.vs.chapters.resources import GAIN_RESOURCE
from longbox.games.vs.chapters.stun import leave_play
from longbox.games.vs.table import slots
from longbox.games.vs.table.characters import in_a_row
from longbox.games.vs.table.names import card_prompt, player_label
from longbox.games.vs.table.state import Vs
from longbox.games.vs.table.zones import HAND, KO_PILE
from longbox.games.vs.vocabulary.amounts import NUMBERS
from longbox.games.vs.vocabulary.topics import CHOOSE_PLAYER


def apply_return(game: Vs, event: Event) -> None:
    """Cards go into their owners' hands."""
    for card in event.cards:
        zone = HAND.at(game.state.owner[card])
        if in_a_row(game, card):
            leave_play(game, card, zone)
        else:
            game.move(card, zone)


RETURN: Final = EventKind("return to hand", apply_return, looks_back=True)


@dataclass(frozen=True, eq=False)
class ReturnToHand(Verb):
    """Put cards into their owners' hands."""

    which: Noun

    def apply(self, game: Vs, scope: Scope) -> None:
        cards = tuple(self.which.cards(game, scope))
        if cards:
            game.happen(Event(RETURN, seat=scope.you, cards=cards, source=scope.source))

    def words(self, say: Say) -> str:
        which = self.which.words(say)
        if isinstance(self.which, ThisAnd):
            return f"put {which} into their owners' hands"
        return f"take {which} into your hand" if "your KO pile" in which else f"put {which} into its owner's hand"


@dataclass(frozen=True, eq=False)
class ThisAnd(Noun):
    """This card and whatever was chosen besides."""

    others: A
    asks = True

    def prepare(self, game: Vs, scope: Scope) -> None:
        self.others.prepare(game, scope)

    def cards(self, game: Vs, scope: Scope) -> list[int]:
        return [scope.source, *self.others.cards(game, scope)]

    def words(self, say: Say) -> str:
        return f"{say.this} and {self.others.words(say)}"


@dataclass(frozen=True, eq=False)
class ReturnAtRandom(Verb):
    """Put cards that chance picks from your KO pile into your hand."""

    many: int

    def apply(self, game: Vs, scope: Scope) -> None:
        pile = list(game.state.zones[KO_PILE.at(scope.you)])
        found: list[int] = []
        while pile and len(found) < self.many:
            found.append(game.pick_at_random(pile))
            pile.remove(found[-1])
        if found:
            game.happen(Event(RETURN, seat=scope.you, cards=tuple(found), source=scope.source))

    def words(self, say: Say) -> str:
        return f"put {NUMBERS[self.many]} cards picked at random from your KO pile into your hand"


@dataclass(frozen=True, eq=False)
class Discard(Verb):
    """Discard cards of your own."""

    which: Noun

    def apply(self, game: Vs, scope: Scope) -> None:
        discard(game, self.which.cards(game, scope), source=scope.source)

    def words(self, say: Say) -> str:
        return f"discard {self.which.words(say)}"


@dataclass(frozen=True, eq=False)
class BecomeResource(Verb):
    """A card becomes a face-down resource of its owner."""

    which: Noun

    def apply(self, game: Vs, scope: Scope) -> None:
        for card in self.which.cards(game, scope):
            owner = game.state.owner[card]
            game.happen(Event(GAIN_RESOURCE, seat=owner, card=card, source=scope.source, manner="face down"))

    def words(self, say: Say) -> str:
        return f"make {self.which.words(say)} a face-down resource of its owner"


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


@dataclass(frozen=True, eq=False)
class NextIsCheaper(Verb):
    """The next character that you recruit this turn costs less."""

    static: Static

    def apply(self, game: Vs, scope: Scope) -> None:
        game.add_lasting_effect(self.static, scope, ("recruit", scope.you))

    def words(self, say: Say) -> str:
        return f"the next character that you recruit this turn costs you {-self.static.amount} less"
