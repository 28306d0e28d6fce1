"""Investigate: look at the top of a deck for a card of some kind."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from longbox.engine.effects.choosing import a
from longbox.engine.effects.deeds import Deed, Does
from longbox.engine.effects.moving import THOSE, Look, Pile, look, reveal, top
from longbox.engine.effects.nouns import IT, Cards, Noun
from longbox.engine.events import Doing, Event, EventKind
from longbox.engine.frames import Frame, Node, Scope
from longbox.engine.slots import IT as IT_SLOT
from longbox.engine.words import Say
from longbox.games.legendary.chapters.drawing import DRAW
from longbox.games.legendary.table.state import Table
from longbox.games.legendary.vocabulary.deck import TopOrBottom, top_or_bottom
from longbox.games.legendary.vocabulary.deeds import choose
from longbox.games.legendary.vocabulary.flow import show
from longbox.games.legendary.vocabulary.places import DECK

INVESTIGATES: Final = EventKind("investigate", quiet=True, doing=Doing("{Investigate}"))


def draw_what_was_found(game: Table, scope: Scope, cards: list[int], amount: int) -> None:
    """All have seen it."""
    game.happen(Event(DRAW, seat=scope.you, cards=tuple(cards), source=scope.source))


DRAW_FOUND: Final = Deed("draw", act=draw_what_was_found)
DRAW_IT: Final = DRAW_FOUND.to(IT)


def draw_found() -> Does:
    """What is usually done with it, where that is one of two things."""
    return DRAW_FOUND.to(IT)


THE_REST: Final = top_or_bottom(THOSE.rest)
"""So it is said, whatever has become of the card that was found."""


@dataclass(frozen=True, eq=False)
class Investigate(Node):
    """Look at cards; one of a kind among them must be shown, and something is done with it; the rest goes back."""

    what: Cards
    found: Node
    looks: Look
    finds: Node
    rest: TopOrBottom

    def step(self, game: Table, frame: Frame) -> None:
        scope = frame.scope
        frame.at += 1
        if frame.at == 1:
            game.announce(Event(INVESTIGATES, seat=scope.you, source=scope.source))
        elif frame.at == 2:
            self.looks.enter(game, scope)
        elif frame.at == 3:
            self.finds.enter(game, scope)
        elif frame.at == 4:
            if scope[IT_SLOT]:
                show(game, scope, scope[IT_SLOT])
        elif frame.at == 5:
            if scope[IT_SLOT]:
                self.found.enter(game, scope)
        else:
            game.state.frames.pop()
            self.rest.enter(game, scope)

    def words(self, say: Say) -> str:
        return say.phrase("{name} ({meaning})", name=self.title(say), meaning=self.meaning(say))

    def title(self, say: Say) -> str:
        card = say.article(self.what.words(say))
        if self.looks.what.of is DECK:
            return say.phrase("{investigate} for {card}", investigate=say.does("{Investigate}"), card=card)
        pile = say.phrase(self.looks.what.of.name)
        return say.phrase(
            "{investigate} {pile} for {card}", investigate=say.does("{Investigate}"), pile=pile, card=card
        )

    def meaning(self, say: Say) -> str:
        shown = say.together(say.does("{reveal}"), say.phrase("such a card among them"))
        return say.in_turn([self.looks.words(say), shown, self.found.words(say), THE_REST.words(say)])


def investigate(
    what: Cards,
    found: Node = DRAW_IT,
    *,
    pile: Pile = DECK,
    number: int = 2,
    openly: bool = False,
    rest: Noun = THOSE.rest,
) -> Investigate:
    """Your deck, or another one, of which it is said what is done with the card that is found: IT. `openly`: everybody
    sees all that is looked at."""
    those: Noun = THOSE.that(*what.adjectives)
    looks = reveal(top(pile, number)) if openly else look(top(pile, number))
    return Investigate(what, found, looks, choose(a(those)), top_or_bottom(rest))
