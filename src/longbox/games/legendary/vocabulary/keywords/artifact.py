"""Artifacts: cards that stay in front of whoever plays them, to be used once on each of their turns."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from longbox.engine.decision import Decision, Option, Question
from longbox.engine.effects.amounts import Amount
from longbox.engine.effects.counting import per
from longbox.engine.effects.nouns import Cards
from longbox.engine.frames import Frame, Node, Scope
from longbox.engine.topics import Topic
from longbox.engine.words import Say
from longbox.games.legendary.chapters.using import artifact_label
from longbox.games.legendary.table import slots
from longbox.games.legendary.table.abilities import OncePerTurn, StaysInPlay, Thrown, having
from longbox.games.legendary.table.names import asking
from longbox.games.legendary.table.players import in_turn_order
from longbox.games.legendary.table.sides import tongue
from longbox.games.legendary.table.state import Table
from longbox.games.legendary.table.zones import ARTIFACTS
from longbox.games.legendary.vocabulary.copies import COPY
from longbox.games.legendary.vocabulary.places import YOU_CONTROL

ARTIFACT: Final = StaysInPlay("{Artifact}", "when you play {this}, it stays in front of you; you control it")


your_artifact = Cards("{Artifact}", YOU_CONTROL)
PER_ARTIFACT: Amount = per(your_artifact)


def artifact(effect: Node) -> tuple[StaysInPlay, OncePerTurn]:
    """An Artifact with one ability, once on each turn."""
    return ARTIFACT, OncePerTurn(effect)


def once_per_turn(effect: Node) -> OncePerTurn:
    """One more ability of an Artifact, which is used by itself."""
    return OncePerTurn(effect)


@dataclass(frozen=True, eq=False)
class CopyArtifactAbility(Question):
    """Do once what an Artifact, of whatever player, can do once a turn or when it is thrown. That it does so itself is
    not touched."""

    def prompt(self, game: Table, decision: Decision) -> str:
        return asking(game, tongue(game).told("Which {Artifact}'s ability do you use?"))

    def label(self, game: Table, option: Option) -> str:
        return artifact_label(game, option)

    def topic(self, game: Table, decision: Decision) -> Topic:
        return COPY

    def ask(self, game: Table, frame: Frame) -> Decision | None:
        state = game.state
        options = [
            Option("copy ability", (card,), amount=place, power=ability)
            for seat in in_turn_order(game)
            for card in state.zones[ARTIFACTS.first + seat]
            for place, ability in enumerate((*having(game, card, OncePerTurn), *having(game, card, Thrown)))
        ]
        return Decision(frame.scope.you, options, about=self) if options else None

    def answer(self, game: Table, frame: Frame, option: Option) -> None:
        game.state.frames.pop()
        option.power.effect.enter(game, Scope(frame.scope.you, option.card, vars={slots.PLAY: frame.scope[slots.PLAY]}))

    def words(self, say: Say) -> str:
        return say.phrase(
            "choose an {Artifact} that any player controls and do once what it can do once a turn or when thrown"
        )


def copy_artifact_ability() -> CopyArtifactAbility:
    return CopyArtifactAbility()
