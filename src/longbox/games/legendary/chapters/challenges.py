"""Optional ways to make the game harder, or easier: challenges that a table agrees on before it plays."""

from __future__ import annotations

from typing import Final, NamedTuple

from longbox.engine.language import message
from longbox.games.legendary.table.state import Table


class Challenge(NamedTuple):
    """A mode, what it means (a message), and the numbers that it changes."""

    words: str
    twists: int = 0
    mastermind: int = 0
    villains: int = 0
    wounds: int = 0
    bindings: int = 0


CHALLENGES: Final = {
    "heroic": Challenge(message("1 more Twist"), twists=1),
    "champion": Challenge(message("2 more Twists"), twists=2),
    "legendary": Challenge(message("3 more Twists"), twists=3),
    "distracted": Challenge(message("The Mastermind has 1 less Attack"), mastermind=-1),
    "maniacal": Challenge(message("The Mastermind has 1 more Attack"), mastermind=1),
    "enraged": Challenge(message("The Mastermind has 2 more Attack"), mastermind=2),
    "tyrant": Challenge(message("The Mastermind has 3 more Attack"), mastermind=3),
    "nightmare": Challenge(message("The Mastermind has 4 more Attack"), mastermind=4),
    "all-powerful": Challenge(message("The Mastermind has 5 more Attack"), mastermind=5),
    "opening-salvo-1": Challenge(message("Everybody starts with 1 Wound"), wounds=1),
    "opening-salvo-2": Challenge(message("Everybody starts with 2 Wounds"), wounds=2),
    "opening-salvo-3": Challenge(message("Everybody starts with 3 Wounds"), wounds=3),
    "opening-salvo-4": Challenge(message("Everybody starts with 4 Wounds"), wounds=4),
    "opening-salvo-5": Challenge(message("Everybody starts with 5 Wounds"), wounds=5),
    "opening-salvo-6": Challenge(message("Everybody starts with 6 Wounds"), wounds=6),
    "prison-break-1": Challenge(message("Everybody starts with 1 Bindings"), bindings=1),
    "prison-break-2": Challenge(message("Everybody starts with 2 Bindings"), bindings=2),
    "prison-break-3": Challenge(message("Everybody starts with 3 Bindings"), bindings=3),
    "prison-break-4": Challenge(message("Everybody starts with 4 Bindings"), bindings=4),
    "prison-break-5": Challenge(message("Everybody starts with 5 Bindings"), bindings=5),
    "prison-break-6": Challenge(message("Everybody starts with 6 Bindings"), bindings=6),
    "army-of-evil-1": Challenge(message("Every Villain has 1 more Attack"), villains=1),
    "army-of-evil-2": Challenge(message("Every Villain has 2 more Attack"), villains=2),
    "army-of-evil-3": Challenge(message("Every Villain has 3 more Attack"), villains=3),
    "army-of-evil-4": Challenge(message("Every Villain has 4 more Attack"), villains=4),
    "army-of-evil-5": Challenge(message("Every Villain has 5 more Attack"), villains=5),
    "army-of-glory-1": Challenge(message("Every Adversary has 1 more Attack"), villains=1),
    "army-of-glory-2": Challenge(message("Every Adversary has 2 more Attack"), villains=2),
    "army-of-glory-3": Challenge(message("Every Adversary has 3 more Attack"), villains=3),
    "army-of-glory-4": Challenge(message("Every Adversary has 4 more Attack"), villains=4),
    "army-of-glory-5": Challenge(message("Every Adversary has 5 more Attack"), villains=5),
    "growing-threat": Challenge(message("Each time the Mastermind is defeated it has 1 more Attack from then on")),
    "hand-of-fate": Challenge(message("A hand is 5 cards")),
    "endless-spite": Challenge(message("After each Twist the Mastermind strikes")),
    "evacuate-the-wounded": Challenge(message("Who loses a Hero to the KO pile gains a Wound")),
    "imprison-the-wounded": Challenge(message("Who loses a Hero to the KO pile gains a Bindings")),
    "plots-upon-plots": Challenge(message("After each Twist another Villain card is played")),
    "pain-upon-pain": Challenge(message("After each Master Strike another Villain card is played")),
    "hell-on-earth": Challenge(message("Two Villain cards are played each turn")),
    "final-blow": Challenge(message("After the fourth Tactic the Mastermind must be fought once more")),
    "final-showdown": Challenge(message("After the fourth Tactic the players compete for the Mastermind card")),
}


LOSSES: Final = {"wounds": "evacuate-the-wounded", "bindings": "imprison-the-wounded"}
"""By which challenge players gain Wounds, or Bindings, for Heroes that they lose."""


def on(game: Table, challenge: str) -> bool:
    return challenge in game.state.challenges


def total(names: tuple[str, ...], number: str) -> int:
    """What the challenges add to a number."""
    return sum(getattr(CHALLENGES[name], number) for name in names)


def needs(names: tuple[str, ...], stack: str) -> bool:
    """Whether some challenge is about the cards of a stack: Wounds or Bindings."""
    return total(names, stack) > 0 or LOSSES[stack] in names


def hand_size(game: Table) -> int:
    return 5 if on(game, "hand-of-fate") else 6
