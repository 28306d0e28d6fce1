"""What lasts for the rest of the turn, or waits for the new hand or the next turn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from longbox.engine.effects.abilities import Moment, Static, Trigger
from longbox.engine.effects.choosing import a
from longbox.engine.effects.conditions import Condition
from longbox.engine.effects.nouns import Noun
from longbox.engine.effects.verbs import Verb
from longbox.engine.events import Event, EventKind
from longbox.engine.frames import Node, Scope
from longbox.engine.words import Say
from longbox.games.legendary.chapters import rest_of_turn
from longbox.games.legendary.chapters.defeating import DEFEAT
from longbox.games.legendary.chapters.discarding import DISCARDS
from longbox.games.legendary.chapters.drawing import PUT_INTO_HAND, PUT_ON_DECK
from longbox.games.legendary.chapters.points import POINTS
from longbox.games.legendary.chapters.wounds import GAIN_WOUND
from longbox.games.legendary.table import notes
from longbox.games.legendary.table.kinds import IN_SPACES
from longbox.games.legendary.table.state import Table
from longbox.games.legendary.table.timing import THIS_TURN
from longbox.games.legendary.table.zones import DECK, DISCARD, HAND, PLAYED
from longbox.games.legendary.vocabulary.conditions import made_recruit
from longbox.games.legendary.vocabulary.deeds import draw
from longbox.games.legendary.vocabulary.flow import may

CANCELLED: Final = EventKind("cancel")
"""What was about to happen does not, because of the card `source`; `manner` names its kind."""


@dataclass(frozen=True, eq=False)
class ByYou(Condition):
    """You are the one to whom the event happens, or who does it."""

    def holds(self, game: Table, scope: Scope) -> bool:
        return scope.event is not None and scope.event.seat == scope.you

    def words(self, say: Say) -> str:
        return "you"


@dataclass(frozen=True, eq=False)
class ThisByEffect(Condition):
    """A card effect makes you discard this card."""

    def holds(self, game: Table, scope: Scope) -> bool:
        event = scope.event
        return event is not None and event.manner == "effect" and scope.source in event.cards

    def words(self, say: Say) -> str:
        return f"a card effect makes you discard {say.this}"


@dataclass(frozen=True, eq=False)
class LeaveTrigger(Verb):
    trigger: Trigger

    def apply(self, game: Table, scope: Scope) -> None:
        game.add_delayed_trigger(self.trigger, scope, THIS_TURN)

    def words(self, say: Say) -> str:
        return f"for the rest of the turn, {self.trigger.moment.words(say)}, {self.trigger.effect.words(say)}"


def whenever_you_defeat(effect: Node) -> LeaveTrigger:
    """After each enemy that you defeat this turn."""
    return LeaveTrigger(
        Trigger(Moment(DEFEAT, False, ByYou(), "each time you defeat a Villain or Mastermind"), effect)
    )  # fmt: skip


@dataclass(frozen=True, eq=False)
class LeaveOnce(Verb):
    """Once this turn, when a condition holds: now, or after some later change to the points made."""

    condition: Condition
    trigger: Trigger

    def apply(self, game: Table, scope: Scope) -> None:
        if self.condition.holds(game, scope):
            self.trigger.effect.enter(game, scope)
        else:
            game.add_delayed_trigger(self.trigger, scope, THIS_TURN, once=True)

    def words(self, say: Say) -> str:
        return f"as soon as {self.condition.words(say)}, {self.trigger.effect.words(say)}"


def once_you_made_recruit(least: int, effect: Node) -> LeaveOnce:
    made = made_recruit(least)
    return LeaveOnce(made, Trigger(Moment(POINTS, False, made, "as soon as the points are made"), effect))


@dataclass(frozen=True, eq=False)
class PutOnTop(Condition):
    """You put a card on top of your deck; one that lay there and is put back does not count."""

    def holds(self, game: Table, scope: Scope) -> bool:
        event = scope.event
        return event is not None and event.seat == scope.you and event.manner != "back"

    def words(self, say: Say) -> str:
        return "you put a card on top of your deck"


@dataclass(frozen=True, eq=False)
class JustPutOnTop(Noun):
    """The cards of the event that is answered, as long as they lie on the deck."""

    def cards(self, game: Table, scope: Scope) -> list[int]:
        assert scope.event is not None
        return [card for card in scope.event.cards if game.state.zone[card] == DECK.first + scope.you]

    def words(self, say: Say) -> str:
        return "it"

    def chosen_one(self, say: Say) -> str:
        return self.words(say)


def whenever_you_put_on_top() -> LeaveTrigger:
    """What you put on top of your deck this turn, you may draw."""
    moment = Moment(PUT_ON_DECK, False, PutOnTop(), "each time you put a card on top of your deck")
    return LeaveTrigger(Trigger(moment, may(draw(a(JustPutOnTop())))))


@dataclass(frozen=True, eq=False)
class DefeatedIn(Condition):
    """You are the one who defeats somebody in a space."""

    space: int

    def holds(self, game: Table, scope: Scope) -> bool:
        event = scope.event
        return event is not None and event.seat == scope.you and bool(event.notes[notes.SPACE] == self.space)

    def words(self, say: Say) -> str:
        return IN_SPACES[self.space]


def whenever_you_defeat_in(space: int, effect: Node) -> LeaveTrigger:
    """After each Villain that you defeat in a space this turn."""
    moment = Moment(DEFEAT, False, DefeatedIn(space), f"each time you defeat a Villain {IN_SPACES[space]}")
    return LeaveTrigger(Trigger(moment, effect))


@dataclass(frozen=True, eq=False)
class LeaveStatic(Verb):
    static: Static

    def apply(self, game: Table, scope: Scope) -> None:
        game.add_lasting_effect(self.static, scope, THIS_TURN)

    def words(self, say: Say) -> str:
        return f"for the rest of the turn, {self.static.say_as}"


def this_turn(to: Noun, attack: int, say_as: str) -> LeaveStatic:
    """Enemies, also those that come later, have more or less Attack this turn."""
    return LeaveStatic(Static("attack", attack, to, say_as=say_as))


def cancel(game: Table, scope: Scope) -> None:
    """The event that is answered does not happen."""
    event = scope.event
    assert event is not None
    event.cancelled = True
    game.tell(Event(CANCELLED, seat=scope.you, card=event.card, source=scope.source, manner=event.kind.name))


@dataclass(frozen=True, eq=False)
class Instead(Verb):
    """The event that is answered does not happen; something else does."""

    effect: Node

    def apply(self, game: Table, scope: Scope) -> None:
        game.show([scope.source])
        cancel(game, scope)
        self.effect.enter(game, scope)

    def words(self, say: Say) -> str:
        return f"reveal {say.this} and {self.effect.words(say)} instead"


def instead_of_a_wound(effect: Node) -> Trigger:
    """From hand, or played on your own turn."""
    moment = Moment(GAIN_WOUND, True, ByYou(), "when you would gain a Wound")
    return Trigger(moment, Instead(effect), forced=False, where=(HAND.name, PLAYED.name))


@dataclass(frozen=True, eq=False)
class ReturnToHand(Verb):
    def apply(self, game: Table, scope: Scope) -> None:
        game.happen(Event(PUT_INTO_HAND, seat=scope.you, cards=(scope.source,), source=scope.source))

    def words(self, say: Say) -> str:
        return "return it to your hand"


def when_an_effect_discards_this(effect: Node) -> Trigger:
    moment = Moment(DISCARDS, False, ThisByEffect(), "when a card effect makes you discard ~")
    return Trigger(moment, effect, forced=False, where=(DISCARD.name,))


@dataclass(frozen=True, eq=False)
class RecruitFights(Verb):
    """Recruit also pays for fights this turn."""

    def apply(self, game: Table, scope: Scope) -> None:
        game.happen(Event(rest_of_turn.RECRUIT_FIGHTS, seat=scope.you, source=scope.source))

    def words(self, say: Say) -> str:
        return "for the rest of the turn, you may spend Recruit as if it were Attack"


@dataclass(frozen=True, eq=False)
class NewHandOf(Verb):
    """The size of this turn's new hand is set; a second such effect changes nothing."""

    size: int

    def apply(self, game: Table, scope: Scope) -> None:
        game.happen(Event(rest_of_turn.NEW_HAND_OF, seat=scope.you, amount=self.size, source=scope.source))

    def words(self, say: Say) -> str:
        return f"your new hand at the end of this turn has {self.size} cards instead of 6"


@dataclass(frozen=True, eq=False)
class ExtraCards(Verb):
    number: int = 1

    def apply(self, game: Table, scope: Scope) -> None:
        game.happen(Event(rest_of_turn.EXTRA_CARDS, seat=scope.you, amount=self.number, source=scope.source))

    def words(self, say: Say) -> str:
        extra = "1 extra card" if self.number == 1 else f"{self.number} extra cards"
        return f"your new hand at the end of this turn has {extra}"


@dataclass(frozen=True, eq=False)
class Keep(Verb):
    """A card joins the new hand, beyond its size."""

    what: Noun

    def apply(self, game: Table, scope: Scope) -> None:
        cards = tuple(self.what.cards(game, scope))
        game.happen(Event(rest_of_turn.KEEP, seat=scope.you, cards=cards, source=scope.source))

    def words(self, say: Say) -> str:
        return f"choose {self.what.words(say)}; it joins your new hand at the end of this turn as an additional card"


@dataclass(frozen=True, eq=False)
class AnotherTurn(Verb):
    def apply(self, game: Table, scope: Scope) -> None:
        game.happen(Event(rest_of_turn.ANOTHER_TURN, seat=scope.you, source=scope.source))

    def words(self, say: Say) -> str:
        return "you take another turn after this one"
