"""Traps: challenges that wait for the player whose turn it is, and what follows if they are not met.

A Trap lies beside the city, where all see it. A challenge that is a deed is met as soon as that is done, at whatever
time of the turn; one about how things stand is judged when its player ends the turn. Who fails suffers once the new
hand is there.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from longbox.engine.decision import Decision, Option, Question
from longbox.engine.effects.flow import Steps
from longbox.engine.events import Event, EventKind
from longbox.engine.frames import Frame, Scope
from longbox.engine.player_deeds import Bar, PlayerDeed
from longbox.engine.topics import ORDER_EFFECTS, Topic
from longbox.games.legendary.chapters import cleanup, performing
from longbox.games.legendary.chapters.city import ambush
from longbox.games.legendary.chapters.coming import comes
from longbox.games.legendary.chapters.gaining import give, leave_play
from longbox.games.legendary.chapters.knocking_out import KO
from longbox.games.legendary.table import slots
from longbox.games.legendary.table.abilities import ON_FAILURE, Challenge, TrapUse, acting, having
from longbox.games.legendary.table.kinds import TRAP
from longbox.games.legendary.table.names import asking, names_of
from longbox.games.legendary.table.sides import tongue
from longbox.games.legendary.table.speech import speech
from longbox.games.legendary.table.state import Table
from longbox.games.legendary.table.zones import TRAPS, VICTORY


def apply_set_trap(game: Table, event: Event) -> None:
    """A Trap takes no space of the city and pushes nobody."""
    leave_play(game, event.card, TRAPS.first)


def apply_meet(game: Table, event: Event) -> None:
    for card in event.cards:
        give(game, card, event.seat, VICTORY.first + event.seat)


SET_TRAP: Final = EventKind("set a trap", apply_set_trap)
MEET_CHALLENGE: Final = EventKind("meet a challenge", apply_meet)


def is_met(game: Table, card: int, *, early: bool = False) -> bool:
    """Whether the player whose turn it is has done what a Trap asks for; `early`: once and for all."""
    scope = Scope(game.state.active, card)
    asked = [one for one in having(game, card, Challenge) if one.early or not early]
    return any(one.condition.holds(game, scope) for one in asked)


def meet_early(game: Table) -> None:
    """What asks for a deed is won as soon as that is done."""
    met = [card for card in game.state.zones[TRAPS.first] if is_met(game, card, early=True)]
    if met:
        game.take_place(Event(MEET_CHALLENGE, seat=game.state.active, cards=tuple(met)))


def uses_of_traps(game: Table, seat: int) -> list[Option]:
    """What the Traps that wait let their player do for it."""
    return [
        Option("use trap", (card,), power=use)
        for card in game.state.zones[TRAPS.first]
        for use in having(game, card, TrapUse)
        if use.possible(game, Scope(seat, card))
    ]


def no_trap_use(game: Table, seat: int, card: int, target: int) -> bool:
    return game.state.zone[card] != TRAPS.first or not having(game, card, TrapUse)


def no_trap_use_now(game: Table, seat: int, card: int, target: int) -> bool:
    return not any(use.possible(game, Scope(seat, card)) for use in having(game, card, TrapUse))


def trap_label(game: Table, option: Option) -> str:
    say = speech(game)
    return say.phrase("{cards}: {does}", cards=names_of(game, option), does=option.power.effect.words(say))


USING_A_TRAP: Final = PlayerDeed(
    "use trap",
    what=(
        Bar("LG-TRAP-01", no_trap_use, "it lets nobody do anything", last=True),
        Bar("LG-TRAP-01", no_trap_use_now, "what it asks for is not given now"),
    ),
    label=trap_label,
)


def set_trap(game: Table, scope: Scope) -> None:
    game.happen(Event(SET_TRAP, card=scope.source, seat=scope.you))


TRAP_COMES: Final = comes(TRAP, Steps(set_trap, ambush))
"""The card `source` is a challenge from now on."""


def win_what_was_met(game: Table, scope: Scope) -> None:
    met = [card for card in game.state.zones[TRAPS.first] if is_met(game, card)]
    if met:
        game.happen(Event(MEET_CHALLENGE, seat=scope.you, cards=tuple(met)))


def ko_what_was_failed(game: Table, scope: Scope) -> None:
    """What follows is what the Trap said as it lay there: it may be another card in the KO pile."""
    failed = tuple(game.state.zones[TRAPS.first])
    scope[slots.FAILED] = tuple([(card, acting(game, card, ON_FAILURE)) for card in failed])
    if failed:
        game.happen(Event(KO, seat=scope.you, cards=failed, manner="trap"))


def clean_up(game: Table, scope: Scope) -> None:
    game.push(cleanup.CLEANUP, Scope(scope.you))


@dataclass(frozen=True, eq=False)
class SufferWhat(Question):
    """What follows of several failed challenges comes in the order that the active player likes. The frame's data: the
    Traps that are left, each with what it does."""

    def prompt(self, game: Table, decision: Decision) -> str:
        return asking(game, tongue(game).told("Which {Trap} do you suffer for first?"))

    def label(self, game: Table, option: Option) -> str:
        return names_of(game, option)

    def topic(self, game: Table, decision: Decision) -> Topic:
        return ORDER_EFFECTS

    def ask(self, game: Table, frame: Frame) -> Decision | None:
        options = [Option("suffer", (card,)) for card, _ in frame.data]
        return Decision(game.state.active, options, about=self) if options else None

    def answer(self, game: Table, frame: Frame, option: Option) -> None:
        does = next(found for card, found in frame.data if card == option.card)
        frame.data = tuple([one for one in frame.data if one[0] != option.card])
        if not frame.data:
            game.state.frames.pop()
        performing.FAILURE.of(game, Scope(frame.scope.you, option.card), does)


SUFFER_WHAT: Final = SufferWhat()


def suffer(game: Table, scope: Scope) -> None:
    if scope[slots.FAILED]:
        game.push(SUFFER_WHAT, Scope(scope.you), scope[slots.FAILED])


def a_trap_waits(game: Table, scope: Scope) -> bool:
    return bool(game.state.zones[TRAPS.first])


def what_came_late(game: Table, scope: Scope) -> None:
    if a_trap_waits(game, scope):
        game.push(CAME_LATE, Scope(scope.you))


JUDGED: Final = (win_what_was_met, ko_what_was_failed)
CAME_LATE: Final = Steps(*JUDGED, suffer, again=a_trap_waits)
"""Of a Trap that comes when the turn is over already nothing more can be done."""
TURN_IS_OVER: Final = Steps(*JUDGED, clean_up, suffer, what_came_late)
"""Challenges are judged, the cards of a player go and a new hand comes, and what was failed has its consequences."""
