"""Laying a card as a resource (rulebook: Resource Step)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from longbox.engine.decision import DONE, Decision, Option, Question, offers
from longbox.engine.effects.nouns import distinct
from longbox.engine.events import Event
from longbox.engine.frames import Frame
from longbox.engine.language import said
from longbox.engine.player_deeds import Bar, PlayerDeed
from longbox.engine.topics import Topic
from longbox.games.vs.chapters.hands_and_decks import hand
from longbox.games.vs.chapters.plays import BUILD_PLAYS, make_play, plays
from longbox.games.vs.chapters.plot_twists import is_forbidden
from longbox.games.vs.chapters.resources import GAIN_RESOURCE
from longbox.games.vs.table.cards import definitions
from longbox.games.vs.table.kinds import BUILD
from longbox.games.vs.table.names import name, named
from longbox.games.vs.table.state import Vs
from longbox.games.vs.table.stats import NEVER_APPEARS
from longbox.games.vs.table.timing import NOT_YOUR_TURN, BuildStep, Outside
from longbox.games.vs.table.zones import HAND


def is_not_in_hand(game: Vs, seat: int, card: int, target: int) -> bool:
    return game.state.zone[card] != HAND.at(seat)


def not_in_hand_words(game: Vs, seat: int, card: int, target: int) -> str:
    return said("{card} is not in your hand", card=name(game, card))


def is_no_resource(game: Vs, seat: int, card: int, target: int) -> bool:
    return NEVER_APPEARS in game.face(card).keywords


def no_resource_words(game: Vs, seat: int, card: int, target: int) -> str:
    return said("{card} can't be played as a resource", card=name(game, card))


def resource_label(game: Vs, option: Option) -> str:
    if option.amount:
        return said("{card} face up as a resource", card=named(game, option.card))
    return said("{card} face down as a resource", card=named(game, option.card))


LAYING_A_RESOURCE: Final = PlayerDeed(
    "resource",
    when=(Outside("VS-RESOURCE-01", BUILD, "resource"), NOT_YOUR_TURN),
    what=(
        Bar("VS-RESOURCE-01", is_not_in_hand, not_in_hand_words),
        Bar("", is_no_resource, no_resource_words),
    ),
    label=resource_label,
)
DEEDS: Final = (LAYING_A_RESOURCE, *BUILD_PLAYS)
TO_LAY: Final = offers("resource")
TO_LAY_FACE_UP: Final = offers("resource", 1)
RESOURCE: Final = Topic("resource")


@dataclass(frozen=True, eq=False)
class ResourceStep(BuildStep):
    """Put one card from hand into the resource row; a Location may lie face up. Or don't."""

    def ask(self, game: Vs, frame: Frame) -> Decision:
        seat = frame.scope.you
        options: list[Option] = []
        printed = definitions(game)
        for card in distinct(game, hand(game, seat)):
            if is_no_resource(game, seat, card, -1):
                continue
            if printed[card].is_location and not is_forbidden(game, seat, card):
                options.append(TO_LAY_FACE_UP[card])
            options.append(TO_LAY[card])
        options += plays(game, seat, BUILD)
        options.append(DONE)
        return Decision(seat, options, about=self)

    def answer(self, game: Vs, frame: Frame, option: Option) -> None:
        seat = frame.scope.you
        if option.verb == "resource":
            game.state.frames.pop()
            face = "face up" if option.amount else "face down"
            game.happen(Event(GAIN_RESOURCE, seat=seat, card=option.card, manner=face))
        elif not make_play(game, seat, option):
            game.state.frames.pop()

    def prompt(self, game: Vs, decision: Decision) -> str:
        return said("Play a card as a resource")

    def topic(self, game: Vs, decision: Decision) -> Topic:
        return RESOURCE

    def deeds(self, game: Vs) -> tuple[PlayerDeed, ...]:
        return DEEDS


RESOURCE_STEP: Final = ResourceStep()


@dataclass(frozen=True, eq=False)
class LayEitherWay(Question):
    """An effect lays a card as a resource, face down; a Location may lie face up. `data`: the card."""

    def ask(self, game: Vs, frame: Frame) -> Decision:
        card: int = frame.data
        options = [TO_LAY[card]]
        if definitions(game)[card].is_location:
            options.insert(0, TO_LAY_FACE_UP[card])
        return Decision(frame.scope.you, options, about=self)

    def answer(self, game: Vs, frame: Frame, option: Option) -> None:
        game.state.frames.pop()
        scope = frame.scope
        face = "face up" if option.amount else "face down"
        game.happen(Event(GAIN_RESOURCE, seat=scope.you, card=option.card, source=scope.source, manner=face))

    def prompt(self, game: Vs, decision: Decision) -> str:
        source = name(game, game.state.frames[-1].scope.source)
        card = named(game, decision.options[0].card)
        return said("{source}: how does {card} lie as a resource?", source=source, card=card)

    def label(self, game: Vs, option: Option) -> str:
        return resource_label(game, option)


LAY_EITHER_WAY: Final = LayEitherWay()
