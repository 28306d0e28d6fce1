"""Optional ways to make the game harder, or easier: challenges that a table agrees on before it plays."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple

from longbox.engine.effects.abilities import Static, Trigger
from longbox.engine.effects.amounts import Tally
from longbox.engine.effects.counting import per
from longbox.engine.effects.nouns import Cards
from longbox.engine.effects.patterns import when
from longbox.engine.effects.places import ANYWHERE
from longbox.engine.events import Event, EventKind
from longbox.engine.frames import Frame, Node, Scope
from longbox.engine.language import message
from longbox.engine.modifiers import ADD
from longbox.engine.words import Say
from longbox.games.legendary.chapters.bindings import GAIN_BINDINGS
from longbox.games.legendary.chapters.knocking_out import KO
from longbox.games.legendary.chapters.wounds import GAIN_WOUND
from longbox.games.legendary.table import notes
from longbox.games.legendary.table.enemies import masterminds, schemes
from longbox.games.legendary.table.nouns import villain_in_city
from longbox.games.legendary.table.state import Table
from longbox.games.legendary.table.timing import WHOLE_GAME


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


def army_size(game: Table, scope: Scope) -> int:
    return total(game.state.challenges, "villains")


ARMY_OF_EVIL: Final = Static("attack", per(Tally("point of the challenge", army_size)), villain_in_city)


@dataclass(frozen=True, eq=False)
class GainForEachLoss(Node):
    """The owner of each Hero that was KO'd gains a Wound or a Bindings."""

    gain: EventKind
    said: str

    def step(self, game: Table, frame: Frame) -> None:
        assert frame.scope.event is not None
        owners = frame.scope.event.notes[notes.OWNERS]
        if frame.at == len(owners):
            game.state.frames.pop()
            return
        frame.at += 1
        game.happen(Event(self.gain, seat=owners[frame.at - 1], source=frame.scope.source, manner="discard"))

    def words(self, say: Say) -> str:
        return say.phrase(self.said)


A_LOSS: Final = when(KO, whom=Cards("{Hero}", ANYWHERE))
EVACUATE: Final = Trigger(A_LOSS, GainForEachLoss(GAIN_WOUND, message("its owner {gains} a {Wound}")))
IMPRISON: Final = Trigger(A_LOSS, GainForEachLoss(GAIN_BINDINGS, message("its owner {gains} a {Bindings}")))


def take_up(game: Table) -> None:
    """Let what the challenges change hold for the whole game."""
    names = game.state.challenges
    stronger = total(names, "mastermind")
    if stronger:
        for boss in masterminds(game):
            game.modify("attack", ADD, stronger, [boss], WHOLE_GAME, source=boss)
    if total(names, "villains"):
        game.add_lasting_effect(ARMY_OF_EVIL, Scope(-1, schemes(game)[0]), WHOLE_GAME)
    for challenge, trigger in (("evacuate-the-wounded", EVACUATE), ("imprison-the-wounded", IMPRISON)):
        if on(game, challenge):
            game.add_delayed_trigger(trigger, Scope(-1, schemes(game)[0]), WHOLE_GAME)
