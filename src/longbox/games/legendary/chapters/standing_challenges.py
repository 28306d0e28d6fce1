"""Challenges that hold for the whole game, from the laying of the table on."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from longbox.engine.effects.abilities import Static, Trigger
from longbox.engine.effects.adjectives import Is
from longbox.engine.effects.amounts import Tally
from longbox.engine.effects.counting import per
from longbox.engine.effects.nouns import Cards
from longbox.engine.effects.patterns import when
from longbox.engine.effects.places import ANYWHERE
from longbox.engine.effects.verbs import Verb
from longbox.engine.events import Event, EventKind
from longbox.engine.frames import Frame, Node, Scope
from longbox.engine.language import message
from longbox.engine.modifiers import ADD
from longbox.engine.words import Say
from longbox.games.legendary.chapters.adapting import top_of_stack
from longbox.games.legendary.chapters.bindings import GAIN_BINDINGS
from longbox.games.legendary.chapters.challenges import on, total
from longbox.games.legendary.chapters.defeating import DEFEAT
from longbox.games.legendary.chapters.knocking_out import KO
from longbox.games.legendary.chapters.wounds import GAIN_WOUND
from longbox.games.legendary.table import notes
from longbox.games.legendary.table.enemies import is_mastermind, masterminds, schemes
from longbox.games.legendary.table.nouns import villain_in_city
from longbox.games.legendary.table.state import Table
from longbox.games.legendary.table.timing import WHOLE_GAME
from longbox.games.legendary.table.zones import LURKING, MASTERMIND_SPACE


def army_size(game: Table, scope: Scope) -> int:
    return total(game.state.challenges, "villains")


ARMY: Final = Static("attack", per(Tally("point of the challenge", army_size)), villain_in_city)


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


@dataclass(frozen=True, eq=False)
class GrowsStronger(Verb):
    """The Mastermind that was defeated has 1 more Attack for the rest of the game."""

    def apply(self, game: Table, scope: Scope) -> None:
        assert scope.event is not None
        boss = scope.event.card
        if not is_mastermind(game, boss):  # it was itself a Tactic
            boss = top_of_stack(game, boss)
        if boss >= 0:
            game.modify("attack", ADD, 1, [boss], WHOLE_GAME, source=boss)

    def words(self, say: Say) -> str:
        return say.phrase("it has 1 more {Attack} for the rest of the game")


def was_mastermind(game: Table, scope: Scope, card: int) -> bool:
    """It is still there, or it was a Tactic on top of others."""
    return game.state.zone[card] == MASTERMIND_SPACE.first or top_of_stack(game, card) >= 0


THE_MASTERMIND: Final = Cards("{Mastermind}", ANYWHERE, (Is("", was_mastermind),))
GROWING_THREAT: Final = Trigger(when(DEFEAT, whom=THE_MASTERMIND), GrowsStronger())


TRIGGERS: Final = {
    "evacuate-the-wounded": EVACUATE,
    "imprison-the-wounded": IMPRISON,
    "growing-threat": GROWING_THREAT,
}


def strengthen(game: Table, boss: int) -> None:
    """A Mastermind is as much stronger as the challenges say."""
    stronger = total(game.state.challenges, "mastermind")
    if stronger:
        game.modify("attack", ADD, stronger, [boss], WHOLE_GAME, source=boss)


def take_up(game: Table) -> None:
    """Let what the challenges change hold for the whole game."""
    names = game.state.challenges
    for boss in [*masterminds(game), *game.state.zones[LURKING.first]]:
        strengthen(game, boss)
    if total(names, "villains"):
        game.add_lasting_effect(ARMY, Scope(-1, schemes(game)[0]), WHOLE_GAME)
    for challenge, trigger in TRIGGERS.items():
        if on(game, challenge):
            game.add_delayed_trigger(trigger, Scope(-1, schemes(game)[0]), WHOLE_GAME)
