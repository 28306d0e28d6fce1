"""A player's turn: play cards, use powers, allies and Actions, change form, ask the others, in any order."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from longbox.engine.decision import Decision, Option, Question
from longbox.engine.events import Event, EventKind
from longbox.engine.frames import Frame, Scope
from longbox.engine.hidden_information import hidden_hand
from longbox.engine.language import said
from longbox.engine.player_deeds import PlayerDeed
from longbox.engine.topics import Topic
from longbox.games.champions.chapters.basic_powers import ATTACK, RECOVER, THWART, basic_powers, use_basic_power
from longbox.games.champions.chapters.forms import CHANGE_FORM, FLIP, choose_form
from longbox.games.champions.chapters.playing_cards import (
    PLAY,
    PLAY_ON_REQUEST,
    has_event,
    play_card,
    play_event,
    playable_action,
    plays,
)
from longbox.games.champions.chapters.using_abilities import USE_ACTION, actions, has_action, use
from longbox.games.champions.table import kinds
from longbox.games.champions.table.names import player
from longbox.games.champions.table.players import clear, in_player_order
from longbox.games.champions.table.state import Champions


@dataclass(frozen=True, eq=False)
class Turn(Question):
    """What to do next, until the player ends the turn."""

    def ask(self, game: Champions, frame: Frame) -> Decision | None:
        seat = frame.scope.you
        if game.state.out[seat]:
            return None
        options = plays(game, seat)
        options += basic_powers(game, seat)
        options += actions(game, seat)
        if not game.state.flipped[seat]:
            options.append(FLIP)
        if game.state.seats > 1:
            options += requests(game, seat)
        options.append(END)
        return Decision(seat, options, about=self)

    def deeds(self, game: Champions) -> tuple[PlayerDeed, ...]:
        return DEEDS_OF_A_TURN

    def topic(self, game: Champions, decision: Decision) -> Topic:
        return TURN_TOPIC

    def prompt(self, game: Champions, decision: Decision) -> str:
        return said("It is your turn")

    def label(self, game: Champions, option: Option) -> str:
        if option.verb == "end":
            return said("End your turn")
        if option.verb == "ask":
            return said("Ask {player} for an Action", player=player(game, option.amount))
        return super().label(game, option)

    def answer(self, game: Champions, frame: Frame, option: Option) -> None:
        seat = frame.scope.you
        state = game.state
        if option.verb == "ask":
            game.push(REQUEST, Scope(option.amount))
            return
        forget_refusals(game)
        if option.verb == "end":
            state.frames.pop()
        elif option.verb == "flip":
            choose_form(game, seat)
        else:
            act(game, seat, option)


END: Final = Option("end")
TURN: Final = Turn()
TURN_TOPIC: Final = Topic("turn")
DEEDS_OF_A_TURN: Final = (PLAY, ATTACK, THWART, RECOVER, USE_ACTION, CHANGE_FORM)


def act(game: Champions, seat: int, option: Option) -> None:
    """Do what an option says, other than ending the turn, changing form and asking."""
    card = option.card
    if option.verb == "use":
        use(game, Scope(seat, card), option.power)
    elif option.verb != "play":
        use_basic_power(game, seat, card, option.verb, option.to)
    elif game.face(card).kind == kinds.EVENT:
        ability = playable_action(game, seat, card)
        assert ability is not None
        play_event(game, Scope(seat, card), ability)
    else:
        play_card(game, seat, card)


def requests(game: Champions, seat: int) -> list[Option]:
    """The other players who could use an Action now, for all that one sees, and have not just refused."""
    return [
        Option("ask", amount=other)
        for other in in_player_order(game)
        if other != seat
        and not game.state.refused[other]
        and ((not game.state.open_hands and hidden_hand(game, other)) or could_act(game, other))
    ]


def apply_refusal(game: Champions, event: Event) -> None:
    game.state.refused[event.seat] = 1


def apply_forgetting(game: Champions, event: Event) -> None:
    clear(game.state.refused)


REFUSED: Final = EventKind("refuse an action", apply_refusal, quiet=True)
REFUSALS_FORGOTTEN: Final = EventKind("forget refusals", apply_forgetting, quiet=True)


def forget_refusals(game: Champions) -> None:
    """Something else is done, and whoever has refused may be asked again."""
    if 1 in game.state.refused:
        game.take_place(Event(REFUSALS_FORGOTTEN))


def could_act(game: Champions, seat: int) -> bool:
    """Whether a player who was asked would find anything to do."""
    return has_action(game, seat) or has_event(game, seat)


def on_request(game: Champions, seat: int) -> list[Option]:
    return plays(game, seat, events_only=True) + actions(game, seat)


@dataclass(frozen=True, eq=False)
class Request(Question):
    """A player who was asked may use one Action."""

    def ask(self, game: Champions, frame: Frame) -> Decision:
        seat = frame.scope.you
        return Decision(seat, [*on_request(game, seat), Option("refuse")], about=self)

    def deeds(self, game: Champions) -> tuple[PlayerDeed, ...]:
        return DEEDS_ON_REQUEST

    def topic(self, game: Champions, decision: Decision) -> Topic:
        return REQUEST_TOPIC

    def prompt(self, game: Champions, decision: Decision) -> str:
        return said("{player} asks you for an Action", player=player(game, game.state.active))

    def label(self, game: Champions, option: Option) -> str:
        return said("Refuse") if option.verb == "refuse" else super().label(game, option)

    def answer(self, game: Champions, frame: Frame, option: Option) -> None:
        game.state.frames.pop()
        seat = frame.scope.you
        if option.verb == "refuse":
            game.take_place(Event(REFUSED, seat=seat))
        else:
            forget_refusals(game)
            act(game, seat, option)


REQUEST: Final = Request()
REQUEST_TOPIC: Final = Topic("request")
DEEDS_ON_REQUEST: Final = (PLAY_ON_REQUEST, USE_ACTION)
