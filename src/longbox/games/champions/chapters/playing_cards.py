"""Playing cards from hand: declare, pay, choose a place, enter play or resolve."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from longbox.engine.cards import Instance
from longbox.engine.decision import Decision, Option, Question, offers
from longbox.engine.effects.flow import Steps
from longbox.engine.events import Event, EventKind
from longbox.engine.frames import Frame, Scope
from longbox.games.champions.chapters import payment, resources
from longbox.games.champions.chapters.actions import pay_ability, playable_action, resolve
from longbox.games.champions.chapters.ally_limit import keep_ally_limit
from longbox.games.champions.chapters.discarding import discard
from longbox.games.champions.chapters.entering_play import announce_entry, enter_play
from longbox.games.champions.table import kinds
from longbox.games.champions.table.alike import one_of_each
from longbox.games.champions.table.cards import definitions, face
from longbox.games.champions.table.players import form, in_player_order
from longbox.games.champions.table.state import Champions
from longbox.games.champions.table.unique import match_in_play
from longbox.games.champions.table.zones import AREA, ENCOUNTER, HAND, RESOLVING

PLAYED: Final = EventKind("play")


def play_event(game: Champions, scope: Scope, ability: Instance) -> None:
    """Play an event from hand for one of its abilities."""
    scope.vars["use"] = ability
    game.push(PLAY_EVENT, scope)


def declare(game: Champions, scope: Scope) -> None:
    """Show the card and pay its cost; a discount for the next card is used up."""
    card = scope.source
    price = resources.cost_of(game, scope.you, card)
    game.state.discount[scope.you] = 0
    game.move(card, RESOLVING.at())
    payment.pay(game, scope, (price, 0, 0, 0))


def announce_play(game: Champions, scope: Scope) -> None:
    if game.listened_to(PLAYED):
        spent = scope.vars.get("spent", ())
        host = scope.vars.get("host", -1)
        game.happen(Event(PLAYED, card=scope.source, seat=scope.you, cards=spent, target=host))


def put_event_away(game: Champions, scope: Scope) -> None:
    if game.state.zone[scope.source] == RESOLVING.at():
        discard(game, scope.source)


PLAY_EVENT: Final = Steps(declare, pay_ability, announce_play, resolve, put_event_away)


def play_card(game: Champions, seat: int, card: int) -> None:
    """Play an ally, an upgrade or a support."""
    game.push(PLAY_CARD, Scope(seat, card))


def choose_place(game: Champions, scope: Scope) -> None:
    """Who controls the card, and what it goes on."""
    card = face(game, scope.source)
    scope.vars["controller"] = scope.you
    if card.attach is not None:
        game.push(CHOOSE_HOST, scope)
    elif card.any_control:
        game.push(CHOOSE_CONTROLLER, scope)


PLAY_CARD: Final = Steps(declare, choose_place, announce_play, enter_play, keep_ally_limit, announce_entry)


def hosts(game: Champions, seat: int, card: int) -> list[int]:
    """The cards that this one may be attached to."""
    power = face(game, card).attach
    assert power is not None
    found = power.to.cards(game, Scope(seat, card))
    if power.max_per_host:
        name = game.face(card).name
        found = [host for host in found if all(game.face(rider).name != name for rider in game.on(host))]
    return found


def controllers(game: Champions, seat: int, card: int) -> list[int]:
    """The players who may come to control a card: not those who have as many as one may."""
    printed = face(game, card)
    seats = in_player_order(game) if printed.any_control else (seat,)
    return [one for one in seats if not printed.limited or not controls(game, one, printed.name)]


def controls(game: Champions, seat: int, name: str) -> bool:
    """Whether a player controls a card of this name."""
    return any(game.face(card).name == name for card in game.state.zones[AREA.first + seat])


@dataclass(frozen=True, eq=False)
class ChooseHost(Question):
    """What to attach the card to; on a player's character it comes under that player's control."""

    def ask(self, game: Champions, frame: Frame) -> Decision:
        scope = frame.scope
        found = hosts(game, scope.you, scope.source)
        return Decision(scope.you, [Option("attach", (scope.source,), to=host) for host in found], about=self)

    def answer(self, game: Champions, frame: Frame, option: Option) -> None:
        game.state.frames.pop()
        frame.scope.vars["host"] = option.to
        controller = game.state.controller[option.to]
        if controller != ENCOUNTER:
            frame.scope.vars["controller"] = controller


@dataclass(frozen=True, eq=False)
class ChooseController(Question):
    def ask(self, game: Champions, frame: Frame) -> Decision:
        scope = frame.scope
        seats = controllers(game, scope.you, scope.source)
        return Decision(scope.you, [Option("player", amount=seat) for seat in seats], about=self)

    def answer(self, game: Champions, frame: Frame, option: Option) -> None:
        game.state.frames.pop()
        frame.scope.vars["controller"] = option.amount


CHOOSE_HOST: Final = ChooseHost()


CHOOSE_CONTROLLER: Final = ChooseController()


def may_play(game: Champions, seat: int, card: int, purse: resources.Purse) -> bool:
    """Whether a player can play a card from hand now, with what is in the purse."""
    if not affordable(game, seat, card, purse):
        return False
    if game.state.definition[card].kind == kinds.EVENT:
        return playable_action(game, seat, card) is not None
    return may_enter(game, seat, card)


def may_enter(game: Champions, seat: int, card: int) -> bool:
    """Whether nothing but its cost keeps an ally, upgrade or support from entering play."""
    printed = face(game, card)
    if printed.form_only and printed.form_only != form(game, seat):
        return False
    if printed.limited and not controllers(game, seat, card):
        return False
    if printed.attach is not None and not hosts(game, seat, card):
        return False
    return not match_in_play(game, card)


def affordable(game: Champions, seat: int, card: int, purse: resources.Purse | None = None) -> bool:
    """Whether a player can pay for a card in hand, with what is in the purse if somebody has looked already."""
    price = resources.cost_of(game, seat, card)
    if price == 0:
        return True
    if purse is None:
        purse = resources.purse(game, seat)
    return purse.pays(price, definitions(game)[card])


def plays(game: Champions, seat: int, *, events_only: bool = False) -> list[Option]:
    """The cards in hand that can be played; of those that are alike, one."""
    definition = game.state.definition
    hand = game.state.zones[HAND.first + seat]
    if not hand:
        return []
    purse = resources.purse(game, seat)
    wanted = EVENTS if events_only else kinds.PLAYED
    return [
        TO_PLAY[card]
        for card in one_of_each(game, hand)
        if definition[card].kind in wanted and may_play(game, seat, card, purse)
    ]


EVENTS: Final = frozenset((kinds.EVENT,))


TO_PLAY: Final = offers("play")
