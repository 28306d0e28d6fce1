"""Groups of Villains that a player names."""

from __future__ import annotations

from dataclasses import dataclass

from longbox.engine.decision import Decision, Option, Question
from longbox.engine.effects.nouns import Noun
from longbox.engine.frames import Frame
from longbox.engine.slots import IT
from longbox.engine.topics import Topic
from longbox.engine.words import Say
from longbox.games.legendary.table.names import asking
from longbox.games.legendary.table.sides import tongue
from longbox.games.legendary.table.state import Table
from longbox.games.legendary.vocabulary.flow import CHOOSE_ONE


@dataclass(frozen=True, eq=False)
class ChooseGroup(Question):
    """A group is chosen that some cards are of, by its exact name; one of its cards stands for it in what follows."""

    noun: Noun

    def prompt(self, game: Table, decision: Decision) -> str:
        return asking(game, tongue(game).told("Choose a group of {Villains} or {Henchmen}"))

    def label(self, game: Table, option: Option) -> str:
        return str(game.state.definition[option.card].fact("group"))

    def topic(self, game: Table, decision: Decision) -> Topic:
        return CHOOSE_ONE

    def step(self, game: Table, frame: Frame) -> None:
        frame.scope[IT] = ()
        super().step(game, frame)

    def ask(self, game: Table, frame: Frame) -> Decision | None:
        groups: dict[str, int] = {}
        for card in self.noun.cards(game, frame.scope):
            group = game.state.definition[card].fact("group")
            if group:
                groups.setdefault(group, card)
        options = [Option("group", (card,)) for _, card in sorted(groups.items())]
        return Decision(frame.scope.you, options, about=self) if options else None

    def answer(self, game: Table, frame: Frame, option: Option) -> None:
        game.state.frames.pop()
        frame.scope[IT] = option.cards

    def words(self, say: Say) -> str:
        return say.phrase("choose a group of {Villains} or {Henchmen}")


def choose_group(noun: Noun) -> ChooseGroup:
    return ChooseGroup(noun)
