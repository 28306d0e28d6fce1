"""The turn: a card of the Villain Deck, then playing, recruiting and fighting in any order, then a new hand."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from longbox.engine.decision import Decision, Option, Question, offers
from longbox.engine.effects.flow import Step, Steps
from longbox.engine.effects.nouns import distinct
from longbox.engine.events import Event
from longbox.engine.frames import Frame, Scope
from longbox.games.legendary.chapters import (
    borrowing,
    challenges,
    cleanup,
    ending,
    fighting,
    playing,
    recruiting,
    showdown,
    using,
    villain_deck,
    wounds,
)
from longbox.games.legendary.chapters.prices import to_recruit
from longbox.games.legendary.chapters.recruiting import RECRUIT
from longbox.games.legendary.table.state import Table
from longbox.games.legendary.table.timing import TURN
from longbox.games.legendary.table.zones import HAND


def begin(game: Table, scope: Scope) -> None:
    game.state.turn += 1
    game.announce(Event(TURN, seat=game.state.active, amount=game.state.turn))


def villain_card(game: Table, scope: Scope) -> None:
    game.push(villain_deck.PLAY_VILLAIN_CARD, Scope(game.state.active))


def second_villain_card(game: Table, scope: Scope) -> None:
    if challenges.on(game, "hell-on-earth"):
        villain_card(game, scope)


def act(game: Table, scope: Scope) -> None:
    game.push(ACTIONS, Scope(game.state.active))


END: Final = Option("end")


TO_PLAY: Final = offers("play")
TO_RECRUIT: Final = offers("recruit")
TO_FIGHT: Final = offers("fight")
HEAL: Final = Option("heal")


@dataclass(frozen=True, eq=False)
class Actions(Question):
    """The active player plays, recruits, fights and heals, until they end the turn."""

    def ask(self, game: Table, frame: Frame) -> Decision:
        state = game.state
        seat = frame.scope.you
        hand = distinct(game, state.zones[HAND.first + seat])
        options = [TO_PLAY[card] for card in playing.playable(game, seat, hand)]
        options += [Option(use.verb, (card,), power=use) for card, use in playing.uses(game, seat, hand)]
        options += using.usable(game, seat)
        if state.borrowable:
            options += [Option("ask", amount=lender) for lender in borrowing.lenders(game)]
        if not state.healed:
            options += [TO_RECRUIT[card] for card in recruiting.recruitable(game)]
            options += [
                Option("fight", (enemy,), amount=way) if way else TO_FIGHT[enemy]
                for enemy, way in fighting.fights(game, seat)
            ]
        if wounds.can_heal(game, hand):
            options.append(HEAL)
        options.append(END)
        return Decision(seat, options, about=self)

    def answer(self, game: Table, frame: Frame, option: Option) -> None:
        scope = Scope(frame.scope.you, option.card)
        if option.verb == "ask":
            game.push(borrowing.BORROWS, Scope(scope.you, vars={"lender": option.amount}))
            return
        if game.state.borrowable and any(game.state.refused):
            game.state.refused = [0] * game.state.seats
        if option.verb == "end":
            game.state.frames.pop()
        elif option.verb == "play":
            playing.play_as(game, scope, game.state.definition[option.card])
        elif option.verb == "recruit":
            price = to_recruit(game, option.card)
            game.happen(Event(RECRUIT, seat=scope.you, card=option.card, amount=price))
        elif option.verb == "fight":
            game.push(fighting.FIGHTS, Scope(scope.you, option.card, vars={"way": option.amount}))
        elif option.verb == "heal":
            wounds.heal(game, scope.you)
        else:
            using.use(game, scope.you, option)


def discard_all(game: Table, scope: Scope) -> None:
    cleanup.discard_everything(game, game.state.active)


def new_hand(game: Table, scope: Scope) -> None:
    cleanup.draw_new_hand(game, game.state.active)


def forget(game: Table, scope: Scope) -> None:
    cleanup.take_back(game, game.state.active)
    cleanup.forget_turn(game)


def finish(game: Table, scope: Scope) -> None:
    """A deck that has run out ends the game now; else the next turn is the next player's, or an extra one."""
    state = game.state
    if state.beaten:
        showdown.begin(game)
    elif ending.decks_run_out(game):
        ending.draw(game)
    elif state.more_turns:
        state.active = state.more_turns.pop(0)
    else:
        state.active = (state.active + 1) % state.seats


ACTIONS: Final = Actions()
TURNS: Final = Steps(
    begin,
    villain_card,
    second_villain_card,
    act,
    discard_all,
    new_hand,
    forget,
    finish,
    again=lambda game, scope: True,
)

PHASES: Mapping[Step, str] = {
    begin: "villain deck",
    villain_card: "villain deck",
    second_villain_card: "villain deck",
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
