"""Attachments: what they go on."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from longbox.engine.decision import Decision, Option, Question
from longbox.engine.events import Event, EventKind
from longbox.engine.frames import Frame, Scope
from longbox.engine.language import said
from longbox.engine.topics import Topic
from longbox.games.champions.chapters.discarding import discard
from longbox.games.champions.table.cards import face
from longbox.games.champions.table.names import asker, name_of
from longbox.games.champions.table.state import Champions
from longbox.games.champions.table.zones import VILLAIN


def attach_to_host(game: Champions, scope: Scope) -> None:
    """Lay an attachment on the host that its text names; without one it is discarded."""
    hosts = hosts_of(game, scope)
    if len(hosts) > 1:
        game.push(CHOOSE_ENCOUNTER_HOST, scope)
    elif hosts:
        lay_on(game, scope.source, hosts[0])
    else:
        discard(game, scope.source)


def hosts_of(game: Champions, scope: Scope) -> list[int]:
    attach = face(game, scope.source).attach
    assert attach is not None
    return attach.to.cards(game, scope)


def apply_attached(game: Champions, event: Event) -> None:
    game.move(event.card, VILLAIN.at())
    game.attach(event.card, event.target)


IS_ATTACHED: Final = EventKind("attach", apply_attached)


def lay_on(game: Champions, card: int, host: int) -> None:
    game.take_place(Event(IS_ATTACHED, card=card, target=host))


def attach_prompt(game: Champions) -> str:
    return said("What does {card} go on?", card=asker(game))


def attach_label(game: Champions, option: Option) -> str:
    return said("Attach {card} to {target}", card=name_of(game, option.card), target=name_of(game, option.to))


ATTACH: Final = Topic("attach")


@dataclass(frozen=True, eq=False)
class ChooseEncounterHost(Question):
    """Of several hosts that an attachment could go on, the first player chooses one."""

    def ask(self, game: Champions, frame: Frame) -> Decision:
        options = [Option("attach", (frame.scope.source,), to=host) for host in hosts_of(game, frame.scope)]
        return Decision(game.state.first, options, about=self)

    def answer(self, game: Champions, frame: Frame, option: Option) -> None:
        game.state.frames.pop()
        lay_on(game, option.card, option.to)

    def topic(self, game: Champions, decision: Decision) -> Topic:
        return ATTACH

    def prompt(self, game: Champions, decision: Decision) -> str:
        return attach_prompt(game)

    def label(self, game: Champions, option: Option) -> str:
        return attach_label(game, option)


CHOOSE_ENCOUNTER_HOST: Final = ChooseEncounterHost()
