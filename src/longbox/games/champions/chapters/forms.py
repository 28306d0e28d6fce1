"""Changing form: an identity turns to another of its faces. The form is that of the face which shows."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from longbox.engine.decision import Decision, Option, Question
from longbox.engine.events import Doing, Event, EventKind
from longbox.engine.frames import Frame, Scope
from longbox.engine.language import message, said
from longbox.engine.player_deeds import Bar, PlayerDeed
from longbox.engine.topics import Topic
from longbox.games.champions.chapters.when_asked import offered_elsewhere
from longbox.games.champions.table import kinds
from longbox.games.champions.table.names import saying
from longbox.games.champions.table.state import Champions


def apply_flip(game: Champions, event: Event) -> None:
    """Turn an identity to the face of this number; everything on it stays as it is."""
    game.turn_to(event.card, event.amount)


FLIPPED: Final = EventKind("change form", apply_flip, doing=Doing("change", rest="{form}"))


def other_faces(game: Champions, seat: int) -> list[int]:
    """The faces of a player's identity that don't show."""
    state = game.state
    identity = state.identity[seat]
    return [face for face in range(len(state.definition[identity].faces)) if face != state.face[identity]]


def change_form(game: Champions, seat: int) -> None:
    """An identity of more than two faces may turn to any other one."""
    others = other_faces(game, seat)
    if len(others) == 1:
        turn(game, seat, others[0])
    else:
        game.push(WHICH_FORM, Scope(seat))


def turn(game: Champions, seat: int, face: int) -> None:
    game.happen(Event(FLIPPED, card=game.state.identity[seat], seat=seat, amount=face))


@dataclass(frozen=True, eq=False)
class WhichForm(Question):
    """To which of its faces an identity turns."""

    def ask(self, game: Champions, frame: Frame) -> Decision:
        seat = frame.scope.you
        return Decision(seat, [Option("form", amount=face) for face in other_faces(game, seat)], about=self)

    def answer(self, game: Champions, frame: Frame, option: Option) -> None:
        game.state.frames.pop()
        turn(game, frame.scope.you, option.amount)

    def topic(self, game: Champions, decision: Decision) -> Topic:
        return CHOOSE_FORM

    def prompt(self, game: Champions, decision: Decision) -> str:
        return said("To which form do you change?")

    def label(self, game: Champions, option: Option) -> str:
        identity = game.state.identity[game.state.frames[-1].scope.you]
        face = game.state.definition[identity].faces[option.amount]
        traits = ", ".join(sorted(face.traits)) or said(FORMS[face.kind])
        return said("{name} ({traits})", name=face.name, traits=traits)


FORMS: Final = {kinds.HERO: message("hero"), kinds.ALTER_EGO: message("alter-ego")}
WHICH_FORM: Final = WhichForm()
CHOOSE_FORM: Final = Topic("choose-form")


def apply_choice(game: Champions, event: Event) -> None:
    """The one change of form in a round that is a player's own choice."""
    game.state.flipped[event.seat] = 1


FORM_CHOSEN: Final = EventKind("choose a form", apply_choice, quiet=True)


def choose_form(game: Champions, seat: int) -> None:
    game.take_place(Event(FORM_CHOSEN, seat=seat))
    change_form(game, seat)


def is_not_your_identity(game: Champions, seat: int, card: int, target: int) -> bool:
    return card != game.state.identity[seat]


def has_changed_already(game: Champions, seat: int, card: int, target: int) -> bool:
    return bool(game.state.flipped[seat])


FLIP: Final = Option("flip")
CHANGE_FORM: Final = PlayerDeed(
    "flip",
    when=(offered_elsewhere("flip", "MC-FORM-08", message("you change form on your own turn")),),
    what=(
        Bar(
            "MC-FORM-01",
            is_not_your_identity,
            saying(message("{card} is not your identity, which alone has forms")),
            last=True,
        ),
        Bar("MC-FORM-01", has_changed_already, message("you have changed form in this round already")),
    ),
    label=lambda game, option: said("Change form"),
)
