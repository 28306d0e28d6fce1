"""Using abilities and playing cards: declare, pay, resolve."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, cast

from longbox.engine.cards import Instance
from longbox.engine.decision import Decision, Option, Question
from longbox.engine.effects.flow import Steps
from longbox.engine.events import Event, EventKind
from longbox.engine.frames import Frame, Scope
from longbox.games.champions import activations, kinds, payment, powers, status
from longbox.games.champions.arrival import arrive, match_in_play
from longbox.games.champions.defence import defend_by_ability
from longbox.games.champions.house_rules import NEW_ALLY_MAY_LEAVE, plays_by
from longbox.games.champions.piles import discard
from longbox.games.champions.printed import definitions, face
from longbox.games.champions.retaliation import retaliates
from longbox.games.champions.reveal import ENTERED_PLAY
from longbox.games.champions.table import AREA, ENCOUNTER, RESOLVING, Champions, allies, form, in_player_order
from longbox.games.champions.vocabulary.abilities import Cost, PlayerAction, PlayerTrigger

PLAYED: Final = EventKind("play")
USED: Final = EventKind("use")
ALLY_LIMIT: Final = 3


def use(game: Champions, scope: Scope, ability: Instance) -> None:
    """Use an ability of a card in play."""
    power = ability.power
    if power.limit is not None:
        game.mark_used(scope.source, ability, power.limit.span)
    scope.vars["use"] = ability
    if game.log is not None and game.state.controller[scope.source] != ENCOUNTER:
        game.tell(Event(USED, card=scope.source, seat=scope.you))
    game.push(USE, scope)


def pay_ability(game: Champions, scope: Scope) -> None:
    cost = scope.vars["use"].power.cost
    if cost is not None:
        game.enter(cost, scope)


def resolve(game: Champions, scope: Scope) -> None:
    """Resolve an ability, if all of its cost was paid; what its label means comes first."""
    if "unpaid" in scope.vars:
        return
    power = scope.vars["use"].power
    identity = game.state.identity[scope.you]
    label = power.label
    if label == kinds.DEFENSE:
        defend_by_ability(game, scope.you)
    elif label in (kinds.ATTACK, kinds.THWART):
        hindrance = status.hindrance(game, identity, label)
        if hindrance:
            status.lose(game, identity, hindrance, label)
            return
        scope.vars["activation"] = activations.begin(game, label, identity, scope.you)
        game.push(ATTACK_BY_ABILITY if label == kinds.ATTACK else THWART_BY_ABILITY, scope)
        return
    game.enter(power.effect, scope)


def take_effect(game: Champions, scope: Scope) -> None:
    game.enter(scope.vars["use"].power.effect, scope)


USE: Final = Steps(pay_ability, resolve)
ATTACK_BY_ABILITY: Final = Steps(take_effect, retaliates(powers.ATTACKED), powers.after_attack, powers.end)
THWART_BY_ABILITY: Final = Steps(take_effect, powers.after_thwart, powers.end)


def play_event(game: Champions, scope: Scope, ability: Instance) -> None:
    """Play an event from hand for one of its abilities."""
    scope.vars["use"] = ability
    game.push(PLAY_EVENT, scope)


def declare(game: Champions, scope: Scope) -> None:
    """Show the card and pay its cost; a discount for the next card is used up."""
    card = scope.source
    price = payment.cost_of(game, scope.you, card)
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


def enter_play(game: Champions, scope: Scope) -> None:
    card = scope.source
    seat = scope.vars["controller"]
    if game.state.controller[card] != seat:
        game.state.put("controller", card, seat)
    game.move(card, AREA.at(seat))
    if "host" in scope.vars:
        game.attach(card, scope.vars["host"])
    arrive(game, card)


def keep_ally_limit(game: Champions, scope: Scope) -> None:
    seat = scope.vars["controller"]
    if len(allies(game, seat)) > ally_limit(game, seat):
        game.push(DISMISS_ALLY, Scope(seat, scope.source))


def ally_limit(game: Champions, seat: int) -> int:
    return ALLY_LIMIT + game.value(game.state.identity[seat], "ally limit")


def announce_entry(game: Champions, scope: Scope) -> None:
    """The card has entered play, perhaps by being played: one moment to answer."""
    if game.state.zone[scope.source] == AREA.at(scope.vars["controller"]):
        manner = "" if "put" in scope.vars else "played"
        game.announce(Event(ENTERED_PLAY, card=scope.source, seat=scope.you, manner=manner))


PLAY_CARD: Final = Steps(declare, choose_place, announce_play, enter_play, keep_ally_limit, announce_entry)


PUT_INTO_PLAY: Final = Steps(enter_play, keep_ally_limit, announce_entry)


def put_into_play(game: Champions, seat: int, card: int) -> None:
    """A card enters play without being played."""
    game.push(PUT_INTO_PLAY, Scope(seat, card, vars={"controller": seat, "put": 1}))


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


@dataclass(frozen=True, eq=False)
class DismissAlly(Question):
    """A player with too many allies discards one of the earlier ones. The scope's source is the new one, if any."""

    def ask(self, game: Champions, frame: Frame) -> Decision:
        seat = frame.scope.you
        staying = -1 if plays_by(game, NEW_ALLY_MAY_LEAVE) else frame.scope.source
        options = [Option("dismiss", (ally,)) for ally in allies(game, seat) if ally != staying]
        return Decision(seat, options, about=self)

    def answer(self, game: Champions, frame: Frame, option: Option) -> None:
        game.state.frames.pop()
        discard(game, option.card)


CHOOSE_HOST: Final = ChooseHost()
CHOOSE_CONTROLLER: Final = ChooseController()
DISMISS_ALLY: Final = DismissAlly()


def may_play(game: Champions, seat: int, card: int, purse: payment.Purse) -> bool:
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


def playable_action(game: Champions, seat: int, card: int) -> Instance | None:
    """The Action of an event that its player could use now."""
    for instance in game.face(card).actions:
        if may_use(game, seat, card, instance):
            return instance
    return None


def may_use(game: Champions, seat: int, card: int, ability: Instance) -> bool:
    """Whether a player may use an Action: form, limit, cost, and that it can change something."""
    power = ability.power
    assert isinstance(power, PlayerAction)
    if power.form and power.form != form(game, seat):
        return False
    if power.limit is not None and game.uses(card, ability, power.limit.span) >= power.limit.times:
        return False
    scope = Scope(seat, card)
    cost = cast("Cost | None", power.cost)
    return (cost is None or cost.payable(game, scope)) and can_change_something(game, scope, power)


def can_change_something(game: Champions, scope: Scope, power: PlayerAction | PlayerTrigger) -> bool:
    """An ability needs a target or something to do; a stunned or confused identity can at least get rid of that."""
    hindered = power.label and status.hindrance(game, game.state.identity[scope.you], power.label)
    return bool(hindered) or power.effect.possible(game, scope)


def affordable(game: Champions, seat: int, card: int, purse: payment.Purse | None = None) -> bool:
    """Whether a player can pay for a card in hand, with what is in the purse if somebody has looked already."""
    price = payment.cost_of(game, seat, card)
    if price == 0:
        return True
    if purse is None:
        purse = payment.purse(game, seat)
    return purse.pays(price, definitions(game)[card])
