"""A guess at what lies on top of the Villain Deck."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from longbox.engine.decision import Decision, Option, Question
from longbox.engine.frames import Frame, Node
from longbox.engine.language import message, said
from longbox.engine.topics import Topic
from longbox.engine.words import Say
from longbox.games.legendary.table.board import villain_deck
from longbox.games.legendary.table.enemies import guise
from longbox.games.legendary.table.kinds import BYSTANDER, HENCHMAN, STRIKE, TWIST, VILLAIN
from longbox.games.legendary.table.names import asking
from longbox.games.legendary.table.sides import tongue
from longbox.games.legendary.table.speech import speech
from longbox.games.legendary.table.state import Table
from longbox.games.legendary.vocabulary.flow import CHOOSE_ONE, show

GUESSES: Final = {
    VILLAIN: message("{a Villain}"),
    BYSTANDER: message("a Bystander"),
    STRIKE: message("{a Master Strike}"),
    TWIST: message("a Twist"),
}
"""What may be guessed, by the verb of the option, which is a kind of cards."""


def kind_of(game: Table, card: int) -> str:
    """Henchmen are Villains, and so is what comes as one."""
    kind = game.state.definition[card].kind
    return VILLAIN if kind == HENCHMAN or guise(game, card) else kind


@dataclass(frozen=True, eq=False)
class Guess(Question):
    """A kind of cards is guessed and the top card of the Villain Deck shown; if that is of another kind, something
    happens."""

    wrong: Node

    def prompt(self, game: Table, decision: Decision) -> str:
        return asking(game, tongue(game).told("What is on top of the {Villain} Deck?"))

    def label(self, game: Table, option: Option) -> str:
        return said("Guess {kind}", kind=speech(game).phrase(GUESSES[option.verb]))

    def topic(self, game: Table, decision: Decision) -> Topic:
        return CHOOSE_ONE

    def ask(self, game: Table, frame: Frame) -> Decision | None:
        if not game.state.zones[villain_deck(game)]:
            return None
        return Decision(frame.scope.you, [Option(kind) for kind in GUESSES], about=self)

    def step(self, game: Table, frame: Frame) -> None:
        """What follows comes once all that listens to the card being shown is through."""
        if frame.at == 0:
            super().step(game, frame)
            return
        game.state.frames.pop()
        if frame.data:
            self.wrong.enter(game, frame.scope)

    def answer(self, game: Table, frame: Frame, option: Option) -> None:
        top = game.state.zones[villain_deck(game)][-1]
        frame.at = 1
        frame.data = int(kind_of(game, top) != option.verb)
        show(game, frame.scope, (top,))

    def words(self, say: Say) -> str:
        return say.phrase(
            "guess whether the top card of the {Villain} Deck is {a Villain}, a Bystander, {a Master Strike} or a"
            " Twist, then {reveal} it; if the guess is wrong, {effect}",
            effect=self.wrong,
        )


def guess_or(wrong: Node) -> Guess:
    return Guess(wrong)
