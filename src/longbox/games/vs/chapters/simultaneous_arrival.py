"""Characters that come into play at one moment (rulebook: Uniqueness, Game Terms).

All are there before anything answers their appearing, so they see each other. Of namesakes that were there before, the
newcomers are the newer; of namesakes among the newcomers their player picks whom to KO.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations
from typing import Any, Final

from longbox.engine.decision import Decision, Option, Question
from longbox.engine.effects.flow import Steps
from longbox.engine.events import Event, EventKind
from longbox.engine.frames import Frame, Scope
from longbox.engine.language import said
from longbox.engine.slots import Note
from longbox.engine.topics import Topic
from longbox.games.vs.chapters.newcomers import tell_of_newcomer
from longbox.games.vs.chapters.rows import (
    APPEAR,
    VANISH,
    bears_name_of_main,
    enter_row,
    namesakes,
    never_appears,
    swarms,
    who_appears,
)
from longbox.games.vs.chapters.stun import knock_out
from longbox.games.vs.table import notes
from longbox.games.vs.table.cards import share_a_name
from longbox.games.vs.table.characters import in_a_row
from longbox.games.vs.table.names import name, whose
from longbox.games.vs.table.players import share_a_side
from longbox.games.vs.table.state import Vs


def apply_together(game: Vs, event: Event) -> None:
    """Each comes for its own player, with what it has kept; those who come `stunned` lie face down."""
    state = game.state
    kept = event.notes[notes.KEPT]
    for place, (card, row) in enumerate(zip(event.cards, event.notes[notes.ROWS], strict=True)):
        enter_row(game, card, event.notes[notes.SEATS][place], row)
        if kept:
            for what, number in zip(("counters", "wounds", "xp"), kept[place], strict=True):
                state.put(what, card, number)
        if event.manner == "stunned":
            state.put("exhausted", card, 1)
            game.turn_down(card)


APPEAR_TOGETHER: Final = EventKind("appear together", apply_together)
APPEARED: Final = EventKind("have appeared", then=tell_of_newcomer, heard_as=APPEAR, quiet=True, cases=who_appears)


def appear_together(
    game: Vs,
    cards: list[int],
    rows: list[int],
    seats: list[int],
    *,
    source: int = -1,
    manner: str = "effect",
    kept: tuple[tuple[int, int, int], ...] = (),
) -> None:
    """Let characters enter play at one moment, each in a row of a player; namesakes of a main there can't.

    What each has `kept` are its counters, wounds and XP.
    """
    never = tuple([card for card in cards if never_appears(game, card)])
    if never:
        game.take_place(Event(VANISH, cards=never, source=source))
    able = [
        place
        for place, card in enumerate(cards)
        if card not in never and not bears_name_of_main(game, card, seats[place])
    ]
    if able:
        told: dict[Note, Any] = {
            notes.ROWS: tuple(rows[place] for place in able),
            notes.SEATS: tuple(seats[place] for place in able),
            notes.KEPT: tuple(kept[place] for place in able) if kept else (),
        }
        who = tuple(cards[place] for place in able)
        event = Event(APPEAR_TOGETHER, cards=who, source=source, manner=manner, notes=told)
        game.push(ARRIVING, Scope(-1, source, event))


def arrive(game: Vs, scope: Scope) -> None:
    assert scope.event is not None
    game.happen(scope.event)


def ko_those_before(game: Vs, scope: Scope) -> None:
    newcomers = coming(scope)
    older = {other: None for card in newcomers for other in namesakes(game, card) if other not in newcomers}
    knock_out(game, older, manner="uniqueness")


def coming(scope: Scope) -> tuple[int, ...]:
    assert scope.event is not None
    return scope.event.cards


@dataclass(frozen=True, eq=False)
class Namesakes(Question):
    """Two newcomers of one name on one side: their player picks the one that is KO'd."""

    def ask(self, game: Vs, frame: Frame) -> Decision | None:
        controller = game.state.controller
        there = [card for card in coming(frame.scope) if in_a_row(game, card) and not swarms(game, card)]
        for pair in combinations(there, 2):
            if share_a_name(game, *pair) and share_a_side(game, controller[pair[0]], controller[pair[1]]):
                return Decision(controller[pair[0]], [Option("KO", (card,)) for card in pair], about=self)
        return None

    def answer(self, game: Vs, frame: Frame, option: Option) -> None:
        knock_out(game, option.cards, manner="uniqueness")

    def prompt(self, game: Vs, decision: Decision) -> str:
        return said("{card} has come twice at once: which one is KO’d?", card=name(game, decision.options[0].card))

    def label(self, game: Vs, option: Option) -> str:
        return said("KO {card}", card=whose(game, option.card))

    def topic(self, game: Vs, decision: Decision) -> Topic:
        return NAMESAKES_TOPIC


NAMESAKES_TOPIC: Final = Topic("namesakes")
NAMESAKES: Final = Namesakes()


def choose_between_namesakes(game: Vs, scope: Scope) -> None:
    game.push(NAMESAKES, scope)


def answer_arrivals(game: Vs, scope: Scope) -> None:
    """What answers a character's appearing hears of each newcomer."""
    for card in reversed(coming(scope)):
        game.push(ANSWER_ARRIVAL, Scope(game.state.controller[card], card))


def answer_arrival(game: Vs, scope: Scope) -> None:
    if in_a_row(game, scope.source):
        game.announce(Event(APPEARED, seat=scope.you, card=scope.source))


ARRIVING: Final = Steps(arrive, ko_those_before, choose_between_namesakes, answer_arrivals)
ANSWER_ARRIVAL: Final = Steps(answer_arrival)
