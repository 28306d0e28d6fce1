"""Looking at the top of decks, and what is done with what lies there."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from longbox.engine.decision import Decision, Option, Question
from longbox.engine.effects.adjectives import Test
from longbox.engine.effects.flow import do
from longbox.engine.effects.nouns import Noun, anything, distinct
from longbox.engine.effects.players import Seats
from longbox.engine.effects.verbs import Verb
from longbox.engine.events import Event
from longbox.engine.frames import Frame, Scope
from longbox.engine.slots import ALONE, Slot
from longbox.engine.topics import Topic
from longbox.engine.view import lose_track
from longbox.engine.words import Say, counted
from longbox.games.legendary.chapters.discarding import DISCARDS
from longbox.games.legendary.chapters.drawing import DRAW, PUT_INTO_HAND, PUT_ON_DECK, reshuffle, top_of_deck
from longbox.games.legendary.chapters.knocking_out import KO
from longbox.games.legendary.table import slots
from longbox.games.legendary.table.names import asking, name_of, names_of
from longbox.games.legendary.table.state import Table
from longbox.games.legendary.table.zones import DECK
from longbox.games.legendary.vocabulary.flow import REVEAL


def top_cards(game: Table, seat: int, number: int) -> tuple[int, ...]:
    """The top cards of a deck, the topmost first; if it holds too few, the shuffled discard pile goes under it."""
    zones = game.state.zones
    deck = DECK.first + seat
    if len(zones[deck]) < number:
        reshuffle(game, seat)
    return tuple(reversed(zones[deck][-number:]))


@dataclass(frozen=True, eq=False)
class LookAtTop(Verb):
    """Look at the top cards of your deck; `openly`: everybody sees them. They stay where they are, as `slot`."""

    number: int = 1
    openly: bool = True
    slot: Slot = slots.TOP

    def apply(self, game: Table, scope: Scope) -> None:
        cards = top_cards(game, scope.you, self.number)
        scope[self.slot] = cards
        if not cards:
            return
        alone = not self.openly and not game.state.open_hands
        scope[ALONE] = int(alone)
        game.show(cards, 1 << scope.you if alone else -1)
        if self.openly:
            game.announce(Event(REVEAL, seat=scope.you, cards=cards, source=scope.source))

    def words(self, say: Say) -> str:
        top = "the top card" if self.number == 1 else f"the top {counted(self.number, 'card')}"
        return f"{say.does('reveal' if self.openly else 'look at')} {top} of " + say.leaf("{your} deck")


@dataclass(frozen=True, eq=False)
class TheTop(Noun):
    """The cards that were looked at and still lie on the deck, of some kind."""

    test: Test
    say_as: str = "it"
    slot: Slot = slots.TOP

    def cards(self, game: Table, scope: Scope) -> list[int]:
        deck = DECK.first + scope.you
        return [
            card
            for card in scope[self.slot]
            if game.state.zone[card] == deck and self.test(game, scope, card)
        ]  # fmt: skip

    def words(self, say: Say) -> str:
        return self.say_as


@dataclass(frozen=True, eq=False)
class DrawTopIf(Verb):
    """Draw the card that was revealed, if it passes a test."""

    test: Test
    say_as: str

    def apply(self, game: Table, scope: Scope) -> None:
        cards = scope[slots.TOP]
        if cards and self.test(game, scope, cards[0]):
            game.happen(Event(DRAW, seat=scope.you, amount=1, source=scope.source))

    def words(self, say: Say) -> str:
        return f"if {self.say_as}, draw it"


def costs_two_or_less(game: Table, scope: object, card: int) -> bool:
    """A Wound has no cost, which counts as 0."""
    return game.state.definition[card].stats.get("cost", 0) <= 2


def costs_more(game: Table, scope: object, card: int) -> bool:
    return not costs_two_or_less(game, scope, card)


DRAW_A_CHEAP_TOP: Final = do(LookAtTop(), DrawTopIf(costs_two_or_less, "it costs 2 or less"))


@dataclass(frozen=True, eq=False)
class DrawThese(Verb):
    """Draw certain cards of the deck."""

    what: Noun

    def apply(self, game: Table, scope: Scope) -> None:
        cards = tuple(self.what.cards(game, scope))
        if scope.vars.get(ALONE):
            lose_track(game, TheTop(anything).cards(game, scope), 1 << scope.you)
        if cards:
            game.happen(Event(DRAW, seat=scope.you, cards=cards, source=scope.source))

    def words(self, say: Say) -> str:
        return f"{say.does('draw')} {self.what.words(say)}"


@dataclass(frozen=True, eq=False)
class PutIntoHand(Verb):
    """Cards from the deck go to hand. This is no draw."""

    what: Noun

    def apply(self, game: Table, scope: Scope) -> None:
        cards = tuple(self.what.cards(game, scope))
        if cards:
            game.happen(Event(PUT_INTO_HAND, seat=scope.you, cards=cards, source=scope.source))

    def words(self, say: Say) -> str:
        return f"{say.does('put')} {self.what.words(say)} into " + say.leaf("{your} hand")


ORDER_CARDS: Final = Topic("order-cards")
JUDGE_CARD: Final = Topic("judge-card")


@dataclass(frozen=True, eq=False)
class PutBackInAnyOrder(Question):
    """Cards on top of the deck are put back as their player likes, the next one to be drawn chosen first. Where hands
    are closed, nobody else sees in which order."""

    what: Noun

    def prompt(self, game: Table, decision: Decision) -> str:
        return asking(game, f"Which card will be drawn {'next' if game.state.frames[-1].data else 'first'}?")

    def label(self, game: Table, option: Option) -> str:
        return names_of(game, option)

    def topic(self, game: Table, decision: Decision) -> Topic:
        return ORDER_CARDS

    def ask(self, game: Table, frame: Frame) -> Decision | None:
        picked: tuple[int, ...] = frame.data or ()
        left = [card for card in self.what.cards(game, frame.scope) if card not in picked]
        if len(left) < 2:
            return None
        return Decision(frame.scope.you, [Option("put back", (card,)) for card in distinct(game, left)], about=self)

    def step(self, game: Table, frame: Frame) -> None:
        picked: tuple[int, ...] = frame.data or ()
        left = [card for card in self.what.cards(game, frame.scope) if card not in picked]
        if len(left) < 2:
            game.state.frames.pop()
            cards = tuple(reversed((*picked, *left)))
            if cards:
                if not game.state.open_hands:
                    lose_track(game, cards, 1 << frame.scope.you)
                event = Event(PUT_ON_DECK, seat=frame.scope.you, cards=cards, source=frame.scope.source, manner="back")
                game.happen(event)
            return
        super().step(game, frame)

    def answer(self, game: Table, frame: Frame, option: Option) -> None:
        frame.data = (*(frame.data or ()), *option.cards)

    def words(self, say: Say) -> str:
        return f"put {self.what.words(say)} back in any order"


@dataclass(frozen=True, eq=False)
class JudgeTops(Question):
    """The top cards of players' decks are shown together; for each the active player decides: away with it, or not."""

    seats: Seats
    knock_out: bool
    say_as: str

    def prompt(self, game: Table, decision: Decision) -> str:
        owner, card = game.state.frames[-1].data[0]
        whose = "your" if owner == decision.seat else f"{game.rules.player(game, owner)}'s"
        return asking(game, f"What happens to {name_of(game, card)} on top of {whose} deck?")

    def label(self, game: Table, option: Option) -> str:
        return f"{'KO' if option.verb == 'ko' else option.verb.capitalize()} {names_of(game, option)}"

    def topic(self, game: Table, decision: Decision) -> Topic:
        return JUDGE_CARD

    def step(self, game: Table, frame: Frame) -> None:
        if frame.at == 0:
            frame.at = 1
            tops = [(seat, top_of_deck(game, seat)) for seat in self.seats(game, frame.scope)]
            frame.data = tuple(top for top in tops if top[1] >= 0)
            game.show([card for _, card in frame.data])
        super().step(game, frame)

    def ask(self, game: Table, frame: Frame) -> Decision | None:
        if not frame.data:
            return None
        card = (frame.data[0][1],)
        verb = "ko" if self.knock_out else "discard"
        return Decision(frame.scope.you, [Option(verb, card), Option("leave", card)], about=self)

    def answer(self, game: Table, frame: Frame, option: Option) -> None:
        (seat, card), *rest = frame.data
        frame.data = tuple(rest)
        if option.verb != "leave":
            kind = KO if self.knock_out else DISCARDS
            game.happen(Event(kind, seat=seat, cards=(card,), source=frame.scope.source, manner="effect"))

    def words(self, say: Say) -> str:
        return self.say_as
