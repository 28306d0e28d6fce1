"""Legendary: better decks, fewer Villains on their way out, and Tactics taken from the Mastermind."""

from __future__ import annotations

from typing import Final, NamedTuple

from longbox.languages import message
from longbox.players.judges import Judge, Points
from longbox.players.reading import CardView, View, count

HABITS: Final = {"play": 1000.0, "fight": 100.0, "scan": 20.0, "recruit": 10.0, "heal": 0.1, "end": 0.01}
"""Play what you hold, fight what you can, recruit with the rest."""

ZONES: Final[frozenset[str]] = frozenset()
"""Numbers are enough: what the decks are made of stands in the view by itself."""

TACTIC: Final = 25.0
VICTORY_POINT: Final = 1.0
DECK: Final = 15.0
"""For each point of Attack or Recruit that an average card of the deck makes."""
POINTS_BY_COST: Final = 0.6
"""What a Hero is good for, by its cost: the printed points leave out what it does."""
ON_THE_WAY: Final = (1.0, 1.5, 2.0, 3.0, 5.0)
ELSEWHERE: Final = 3.0
"""How bad a Villain is, by how far it is on its way from the entrance to the exit; in a city of another size, nowhere
in particular."""
HELD: Final = 1.0
"""For each card that a Villain holds."""
ESCAPED: Final = 6.0
TWIST: Final = 3.0


class Purposes(NamedTuple):
    """What a side strives for, where it has words of its own for that."""

    beat: str
    hold_back: str
    hold_up: str


PURPOSES: Final = {
    "": Purposes(message("beat the Mastermind"), message("let no Villain escape"), message("hold up the Scheme")),
    "villains": Purposes(
        message("beat the Commander"), message("let no Adversary overrun"), message("hold up the Plot")
    ),
}
"""By the tongue of the table."""
SCORE: Final = message("score Victory Points")
IMPROVE: Final = message("improve the decks")
CLEAR: Final = message("clear the city")


def points(view: View, seat: int) -> Points:
    """The players win or lose together, so all decks and Victory Points count alike."""
    spaces = view["city"]
    bad = ON_THE_WAY if len(spaces) == len(ON_THE_WAY) else (ELSEWHERE,) * len(spaces)
    there = [count(view, f"city:{space}") + count(view, f"unscanned:{space}") for space in spaces]
    city = sum(worse * number for worse, number in zip(bad, there, strict=True))
    purposes = PURPOSES[view["tongue"]]
    return {
        purposes.beat: -TACTIC * count(view, "tactics"),
        SCORE: VICTORY_POINT * sum(view["victory_points"]),
        IMPROVE: DECK * sum(map(quality, view["owned"])),
        CLEAR: -city - HELD * count(view, "held"),
        purposes.hold_back: -ESCAPED * count(view, "escaped"),
        purposes.hold_up: -TWIST * view["twists"],
    }


def quality(deck: list[CardView]) -> float:
    """What an average card of a player's deck is good for; Wounds are good for nothing."""
    size = sum(card["copies"] for card in deck)
    return sum(card["copies"] * use(card) for card in deck) / max(1, size)


def use(card: CardView) -> float:
    printed: int = card.get("attack", 0) + card.get("recruit", 0)
    return max(printed, POINTS_BY_COST * card.get("cost", 0))


JUDGE: Final = Judge(points, HABITS, ZONES)
