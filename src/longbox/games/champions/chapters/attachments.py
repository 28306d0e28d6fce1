"""Attachments: what they go on."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from longbox.engine.decision import Decision, Option, Question
from longbox.engine.events import Event, EventKind
from longbox.engine.frames import Frame, Scope
from longbox.games.champions.chapters.discarding import discard
from longbox.games.champions.table.cards import face
from longbox.games.champions.table.state import Champions
from longbox.games.champions.table.zones import VILLAIN

IS_ATTACHED: Final = EventKind("attach")


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


def lay_on(game: Champions, card: int, host: int) -> None:
    game.move(card, VILLAIN.at())
    game.attach(card, host)
    game.tell(Event(IS_ATTACHED, card=card, target=host))


@dataclass(frozen=True, eq=False)
class ChooseEncounterHost(Question):
    """Of several hosts that an attachment could go on, the first player chooses one."""

    def ask(self, game: Champions, frame: Frame) -> Decision:
        options = [Option("attach", (frame.scope.source,), to=host) for host in hosts_of(game, frame.scope)]
        return Decision(game.state.first, options, about=self)

    def answer(self, game: Champions, frame: Frame, option: Option) -> None:
        game.state.frames.pop()
        lay_on(game, option.card, option.to)


CHOOSE_ENCOUNTER_HOST: Final = ChooseEncounterHost()
