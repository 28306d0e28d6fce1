"""What comes back from KO piles for a while, and what becomes a character that was none."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from longbox.engine.decision import Decision, Option
from longbox.engine.effects.abilities import Trigger
from longbox.engine.effects.deeds import Deed
from longbox.engine.events import Event, EventKind
from longbox.engine.frames import Frame, Scope
from longbox.engine.modifiers import SET
from longbox.games.vs.chapters.into_a_row import ignore_effect, is_stopped
from longbox.games.vs.chapters.rows import bears_name_of_main
from longbox.games.vs.chapters.shelter import ComingBack
from longbox.games.vs.chapters.simultaneous_arrival import appear_together
from longbox.games.vs.chapters.stun import LEAVE_OTHERWISE
from longbox.games.vs.table import slots
from longbox.games.vs.table.cards import expansion_of
from longbox.games.vs.table.characters import in_a_row, rows_of
from longbox.games.vs.table.state import Vs
from longbox.games.vs.table.stats import REMOVED_INSTEAD
from longbox.games.vs.table.zones import KO_PILE
from longbox.games.vs.vocabulary.moments import your_turn_ends


def take_the_reborn(game: Vs, scope: Scope, cards: list[int], amount: int) -> None:
    there = tuple([card for card in scope[slots.MARKED] if in_a_row(game, card)])
    if there:
        game.happen(Event(LEAVE_OTHERWISE, seat=scope.you, cards=there, source=scope.source))


THE_REBORN_GO: Final = Trigger(your_turn_ends, Deed("remove", "them from the game", act=take_the_reborn).done())


def apply_binding(game: Vs, event: Event) -> None:
    """Whatever would put these characters elsewhere removes them, from when they arrive on."""
    game.modify(REMOVED_INSTEAD, SET, 1, event.cards, ("game", 0), source=event.source, follows=True)


BIND: Final = EventKind("bind the reborn", apply_binding, quiet=True)


@dataclass(frozen=True, eq=False)
class Rebirth(ComingBack):
    """Characters come back at one moment, to the side of the player who brings them: that one says into which rows."""

    def ask(self, game: Vs, frame: Frame) -> Decision:
        cards, rows = frame.data
        options = [Option("place", (cards[len(rows)],), amount=row) for row in (0, 1)]
        return Decision(frame.scope.you, options, about=self)

    def answer(self, game: Vs, frame: Frame, option: Option) -> None:
        cards, rows = frame.data
        rows = (*rows, option.amount)
        frame.data = (cards, rows)
        if len(rows) == len(cards):
            game.state.frames.pop()
            self.bring(game, frame.scope, cards, rows)

    def bring(self, game: Vs, scope: Scope, cards: tuple[int, ...], rows: tuple[int, ...]) -> None:
        seat = scope.you
        able = tuple([card for card in cards if not bears_name_of_main(game, card, seat)])
        game.take_place(Event(BIND, seat=seat, cards=able, source=scope.source))
        game.add_delayed_trigger(THE_REBORN_GO, scope, ("game", 0), once=True, vars={slots.MARKED: able})
        places = [rows_of(game, seat)[row] for row in rows]
        appear_together(game, list(cards), places, [seat] * len(cards), source=scope.source)


REBIRTH: Final = Rebirth()


def raise_the_dead(game: Vs, scope: Scope, cards: list[int], amount: int) -> None:
    pile = game.state.zones[KO_PILE.at(scope[slots.SEAT])]
    dead = tuple([card for card in pile if game.state.definition[card].kind == "supporting character"])
    if any(is_stopped(game, card, scope.you) for card in dead):
        ignore_effect(game, scope)
    elif dead:
        game.push(REBIRTH, scope, (dead, ()))


raise_all: Final = Deed(
    "put",
    "all characters from that player's {KO} pile onto {your} side; when {your} turn ends, they are removed from the "
    "game, and one that would leave play before is removed from the game instead",
    act=raise_the_dead,
).done


def apply_expansion(game: Vs, event: Event) -> None:
    """A Location lies face up in the front row and is a character, and no Location, until it leaves play."""
    state = game.state
    for card in event.cards:
        game.turn_down(card, False)
        state.put("definition", card, expansion_of(state.definition[card]))
        game.move(card, rows_of(game, state.controller[card])[0])
        game.show((card,))


EXPAND: Final = EventKind("become a character", apply_expansion)


def expand_them(game: Vs, scope: Scope, cards: list[int], amount: int) -> None:
    if cards:
        game.happen(Event(EXPAND, seat=scope.you, cards=tuple(cards), source=scope.source))


expand: Final = Deed(
    "turn",
    "{whom} face up: in {your} {front row} it becomes a {supporting} character named Ego's Expansion, of the MCU "
    "Villains, with 6 {ATK}, 6 {DEF}, 1 {Health} and Swarm",
    act=expand_them,
).to
