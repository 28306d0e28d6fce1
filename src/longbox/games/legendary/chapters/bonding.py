"""Bonds: two cards in one space that are one Villain, or a Villain that is one with the Mastermind.

One of the two lies with the other in the role `BOND`. Together they take what both take, and ask for what both ask for;
whoever defeats them wins one of them, and the other one stays. Two are the most that can be bonded.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from longbox.engine.decision import Decision, Option, Question
from longbox.engine.effects.flow import Steps
from longbox.engine.events import Event, EventKind
from longbox.engine.frames import Frame, Scope
from longbox.engine.language import said
from longbox.engine.topics import Topic
from longbox.games.legendary.chapters import city
from longbox.games.legendary.chapters.gaining import leave_play
from longbox.games.legendary.table import slots
from longbox.games.legendary.table.enemies import is_in_a_city
from longbox.games.legendary.table.kinds import ATTACK_POINTS, HENCHMAN, VILLAIN
from longbox.games.legendary.table.names import asking, names_of
from longbox.games.legendary.table.roles import Role, bind, body, hold, parts
from longbox.games.legendary.table.state import Table
from longbox.games.legendary.table.zones import CITY_ROW, HELD, MASTERMIND_SPACE


def its_attack(game: Table, card: int) -> int:
    return game.value(card, ATTACK_POINTS)


BOND: Final = Role("bond", "{Villain}", bonus=its_attack, bonded=True)
"""A Villain that is one with whom it lies with."""


def is_bonded(game: Table, card: int) -> bool:
    return body(game, card) != card or len(parts(game, card)) > 1


def can_bond(game: Table, villain: int, host: int) -> bool:
    """Never three, and only with somebody who stands against the players."""
    there = game.state.zone[host]
    stands = CITY_ROW.holds(there) or there == MASTERMIND_SPACE.first
    return stands and villain != host and not is_bonded(game, villain) and not is_bonded(game, host)


def apply_bond(game: Table, event: Event) -> None:
    """`card` becomes one with `target`; `amount`: it comes from elsewhere than a city."""
    state = game.state
    if event.amount:
        leave_play(game, event.card, HELD.first)
        if state.definition[event.card].kind not in (VILLAIN, HENCHMAN):
            state.put("as_villain", event.card, 1)
        bind(game, event.card, event.target, BOND)
    else:
        hold(game, event.card, event.target, BOND)


BONDS: Final = EventKind("bond", apply_bond)


def bond(game: Table, scope: Scope) -> None:
    """The Villain `source` bonds with the one in the slot, if both can; else nothing happens."""
    host = scope[slots.HOST]
    scope[slots.NEW] = 0
    if can_bond(game, scope.source, host):
        scope[slots.NEW] = int(not is_in_a_city(game, scope.source))
        game.happen(Event(BONDS, seat=scope.you, card=scope.source, target=host, amount=scope[slots.NEW]))


def ambush_if_new(game: Table, scope: Scope) -> None:
    if scope[slots.NEW]:
        city.ambush(game, scope)


BONDING: Final = Steps(bond, ambush_if_new)
"""The Villain `source` bonds with the enemy `host`; who was in no city before does its Ambush."""


@dataclass(frozen=True, eq=False)
class WhichIsWon(Question):
    """Whoever has defeated a bonded Villain says which of its two cards leaves."""

    def prompt(self, game: Table, decision: Decision) -> str:
        return asking(game, said("Which of the two do you defeat? The other one stays."))

    def label(self, game: Table, option: Option) -> str:
        return said("Defeat {card}", card=names_of(game, option))

    def topic(self, game: Table, decision: Decision) -> Topic:
        return BOND_TOPIC

    def ask(self, game: Table, frame: Frame) -> Decision:
        options = [Option("defeat", (card,)) for card in parts(game, frame.scope.source)]
        return Decision(frame.scope.you, options, about=self)

    def answer(self, game: Table, frame: Frame, option: Option) -> None:
        game.state.frames.pop()
        frame.scope[slots.TROPHY] = option.card


BOND_TOPIC: Final = Topic("bonded")
WHICH_IS_WON: Final = WhichIsWon()
