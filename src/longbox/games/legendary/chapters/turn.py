"""The turn: a card of the Villain Deck, then playing, recruiting and fighting in any order, then a new hand."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from longbox.engine.decision import Decision
from longbox.engine.effects.flow import Step, Steps
from longbox.engine.events import Doing, Event, EventKind
from longbox.engine.frames import Scope
from longbox.engine.language import said
from longbox.engine.topics import Topic
from longbox.games.legendary.chapters import challenges, cleanup, ending, plotting, showdown, traps, villain_deck
from longbox.games.legendary.chapters.actions import TurnActions, points_to_spend
from longbox.games.legendary.chapters.returning import play_what_waits
from longbox.games.legendary.table.players import next_in_order
from longbox.games.legendary.table.state import Table
from longbox.games.legendary.table.timing import TURN


def begin(game: Table, scope: Scope) -> None:
    game.happen(Event(TURN, seat=game.state.active, amount=game.state.turn + 1))


def villain_step(game: Table, scope: Scope) -> None:
    active = game.state.active
    if game.state.plays_mastermind[active]:
        game.push(plotting.AMBITION_COMES, Scope(active))
    else:
        game.happen(Event(VILLAIN_STEP, seat=active))


def play_the_cards(game: Table, event: Event) -> None:
    game.push(VILLAIN_CARDS, Scope(event.seat))


def villain_card(game: Table, scope: Scope) -> None:
    game.push(villain_deck.PLAY_VILLAIN_CARD, Scope(game.state.active))


def second_villain_card(game: Table, scope: Scope) -> None:
    if challenges.on(game, "hell-on-earth"):
        villain_card(game, scope)


def act(game: Table, scope: Scope) -> None:
    game.push(ACTIONS, Scope(game.state.active))


@dataclass(frozen=True, eq=False)
class Actions(TurnActions):
    """The active player plays, recruits, fights and heals, until they end the turn."""

    def prompt(self, game: Table, decision: Decision) -> str:
        return said("Your turn: {points}", points=points_to_spend(game))

    def topic(self, game: Table, decision: Decision) -> Topic:
        return TURN_TOPIC


TURN_TOPIC: Final = Topic("turn")


def clean_up(game: Table, scope: Scope) -> None:
    game.push(traps.TURN_IS_OVER, Scope(game.state.active))


def finish(game: Table, scope: Scope) -> None:
    """A deck that has run out ends the game now; else the next turn is the next player's, or an extra one."""
    state = game.state
    if state.beaten:
        cleanup.end_turn(game, state.active)
        showdown.begin(game)
    elif ending.decks_run_out(game):
        cleanup.end_turn(game, state.active)
        ending.draw(game)
    else:
        cleanup.end_turn(game, state.more_turns[0] if state.more_turns else next_in_order(game))


ACTIONS: Final = Actions()
VILLAIN_CARDS: Final = Steps(villain_card, second_villain_card)
VILLAIN_STEP: Final = EventKind(
    "villain step", then=play_the_cards, quiet=True, doing=Doing("play", rest="a card of the {Villain} Deck")
)
"""The first step of a turn, which effects can keep from happening."""
TURNS: Final = Steps(
    begin,
    villain_step,
    play_what_waits,
    act,
    clean_up,
    finish,
    again=lambda game, scope: True,
)

PHASES: Mapping[Step, str] = {
    begin: "villain deck",
    villain_step: "villain deck",
    play_what_waits: "actions",
    act: "actions",
}


def phase(game: Table) -> str:
    """The part of the turn that is going on, as clients show it; nothing before the first turn and after the last."""
    found = ""
    for frame in game.state.frames:
        if frame.node is TURNS:
            found = PHASES.get(TURNS.steps[frame.at - 1], "new hand")
        elif frame.node is showdown.SHOWDOWN_ROUNDS:
            found = "showdown"
    return found
