"""The order of Victory Piles, which matters only where some card of the game looks at what lies uppermost in them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from longbox.engine.cards import Card
from longbox.engine.decision import Decision, Option, Question
from longbox.engine.effects.nouns import distinct
from longbox.engine.events import Event, EventKind
from longbox.engine.frames import Frame, Node, Scope
from longbox.engine.language import said
from longbox.engine.topics import Topic
from longbox.games.legendary.table.enemies import is_villain
from longbox.games.legendary.table.names import asking, names_of
from longbox.games.legendary.table.state import Table
from longbox.games.legendary.table.zones import VICTORY

LOOKING: Final[list[Node]] = []
"""The effects for which it matters in which order cards lie in Victory Piles."""


def looks_at_piles(effect: Node) -> None:
    """Declare such an effect."""
    LOOKING.append(effect)


def does(card: Card, effects: list[Node]) -> bool:
    """Whether an ability that is printed on a card is made of one of some effects."""
    waiting: list[Node] = list(card.powers)
    while waiting:
        node = waiting.pop()
        if node in effects:
            return True
        waiting += node.children()
    return False


def take_note(game: Table, cards: Iterable[Card]) -> None:
    """These cards are in the game."""
    if any(does(card, LOOKING) for card in set(cards)):
        game.state.piles_matter = 1


def apply_stack(game: Table, event: Event) -> None:
    """Cards of a Victory Pile go on top of it, one after the other."""
    for card in event.cards:
        game.move(card, VICTORY.first + event.seat)


STACK: Final = EventKind("stack", apply_stack, quiet=True)


@dataclass(frozen=True, eq=False)
class PileOrder(Question):
    """Who puts a Villain and whom it held into a Victory Pile chooses in which order. The frame's data: all of them,
    and those that lie in their place already, from the bottom up."""

    def prompt(self, game: Table, decision: Decision) -> str:
        return asking(game, said("Which card lies lowest in your Victory Pile?"))

    def label(self, game: Table, option: Option) -> str:
        return said("{card} lies below the others", card=names_of(game, option))

    def topic(self, game: Table, decision: Decision) -> Topic:
        return PILE_TOPIC

    def left(self, game: Table, frame: Frame) -> list[int]:
        together, placed = frame.data
        return [card for card in together if card not in placed]

    def ask(self, game: Table, frame: Frame) -> Decision | None:
        options = [Option("lowest", (card,)) for card in distinct(game, self.left(game, frame))]
        return Decision(frame.scope.you, options, about=self) if len(options) > 1 else None

    def answer(self, game: Table, frame: Frame, option: Option) -> None:
        together, placed = frame.data
        frame.data = (together, (*placed, option.card))

    def step(self, game: Table, frame: Frame) -> None:
        if self.ask(game, frame) is not None:
            super().step(game, frame)
            return
        game.state.frames.pop()
        cards = (*frame.data[1], *self.left(game, frame))
        game.happen(Event(STACK, seat=frame.scope.you, card=frame.scope.source, cards=cards))


PILE_TOPIC: Final = Topic("victory-pile")
PILE_ORDER: Final = PileOrder()


def order_the_pile(game: Table, scope: Scope) -> None:
    """Of a Villain that was just won, with those who came after it into the pile."""
    if game.state.piles_matter:
        pile = game.state.zones[VICTORY.first + scope.you]
        if scope.source in pile and is_villain(game, scope.source):
            together = tuple(pile[pile.index(scope.source) :])
            game.push(PILE_ORDER, scope, (together, ()))
