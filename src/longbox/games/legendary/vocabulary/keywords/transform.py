"""Transform: a Hero's card is exchanged for a second one that waits in the Transformation Pile."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from longbox.engine.effects.verbs import Verb
from longbox.engine.events import Event
from longbox.engine.frames import Scope
from longbox.engine.words import Say
from longbox.engine.zones import ZoneKind
from longbox.games.legendary.chapters.transforming import TRANSFORM
from longbox.games.legendary.table.state import Table
from longbox.games.legendary.table.zones import DECK, DISCARD, HAND, PLAYED, TRANSFORMED

WHERE = {
    HAND.name: "{Transform} {this} into {name}",
    DECK.name: "{Transform} {this} into {name}, and put that on top of your deck",
    DISCARD.name: "{Transform} {this} into {name}, and put that into your discard pile",
}
"""By where the new card goes; where nothing is said of it, that is the hand."""


@dataclass(frozen=True, eq=False)
class Transform(Verb):
    """The card that was played goes to the pile, and one of a name comes from there."""

    name: str
    to: ZoneKind

    def apply(self, game: Table, scope: Scope) -> None:
        state = game.state
        waiting = [card for card in state.zones[TRANSFORMED.first] if state.definition[card].name == self.name]
        if waiting and state.zone[scope.source] == PLAYED.first + scope.you:
            zone = self.to.first + scope.you
            game.happen(Event(TRANSFORM, seat=scope.you, card=scope.source, target=waiting[-1], amount=zone))

    def words(self, say: Say) -> str:
        return say.phrase(WHERE[self.to.name], name=self.name)


INTO_HAND: Final = HAND
ON_DECK: Final = DECK
INTO_DISCARD_PILE: Final = DISCARD


def transform(name: str, to: ZoneKind = HAND) -> Transform:
    return Transform(name, to)
