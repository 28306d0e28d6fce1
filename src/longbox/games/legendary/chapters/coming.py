"""What becomes of a card from the Villain Deck, by its kind; each kind is declared by the chapter it belongs to."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from longbox.engine.effects.abilities import Power
from longbox.engine.effects.flow import Steps
from longbox.engine.words import Say, sentence
from longbox.games.legendary.table.enemies import guise
from longbox.games.legendary.table.kinds import VILLAIN
from longbox.games.legendary.table.state import Table


@dataclass(frozen=True, eq=False)
class PlaysFaceDown(Power):
    """Cards of the Villain Deck are played face down, and scanned in the city."""

    def words(self, say: Say) -> str:
        return sentence(
            say.phrase(
                "cards of the {Villain} Deck are played face down; on your turn you may spend 1 {Attack} to scan one in"
                " the {city}; one that would {escape} is scanned first, and {escapes} if it is {a Villain}"
            )
        )


COMES: Final[dict[str, Steps]] = {}


def comes(kind: str, steps: Steps) -> Steps:
    """Declare what becomes of the card `source`, of this kind, when it comes from the Villain Deck."""
    assert kind not in COMES, f"what becomes of a {kind} is declared already"
    COMES[kind] = steps
    return steps


def procedure(game: Table, card: int) -> Steps:
    """What counts as a Villain enters as one, whatever is printed on it."""
    return COMES[VILLAIN if guise(game, card) else game.state.definition[card].kind]


def comes_as_villain(game: Table, card: int) -> bool:
    """Whether a card from the Villain Deck is one that stands in the city."""
    return procedure(game, card) is COMES[VILLAIN]
