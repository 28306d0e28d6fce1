"""Using abilities: declare, pay, resolve. Which Actions a player may use."""

from __future__ import annotations

from typing import Final, cast

from longbox.engine.cards import Instance
from longbox.engine.decision import Option
from longbox.engine.effects.flow import Steps
from longbox.engine.events import Event, EventKind
from longbox.engine.frames import Scope
from longbox.engine.zones import MAX_SEATS
from longbox.games.champions.chapters import activations, basic_powers, status
from longbox.games.champions.chapters.defending import defend_by_ability
from longbox.games.champions.chapters.retaliate import retaliates
from longbox.games.champions.table import kinds
from longbox.games.champions.table.abilities import Cost, PlayerAction, PlayerTrigger
from longbox.games.champions.table.cards import definitions
from longbox.games.champions.table.players import form
from longbox.games.champions.table.state import Champions
from longbox.games.champions.table.zones import AREA, ENCOUNTER, ENGAGED, SCHEMES, VILLAIN

USED: Final = EventKind("use")


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


ATTACK_BY_ABILITY: Final = Steps(
    take_effect, retaliates(basic_powers.ATTACKED), basic_powers.after_attack, basic_powers.end
)


THWART_BY_ABILITY: Final = Steps(take_effect, basic_powers.after_thwart, basic_powers.end)


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


def actions(game: Champions, seat: int) -> list[Option]:
    """Actions on cards that the player controls and on encounter cards in play."""
    state = game.state
    definition = definitions(game)
    found: list[Option] = []
    for zone in ZONES_OF_ACTIONS[state.seats][seat]:
        for card in state.zones[zone]:
            if definition[card].acts and not state.face_down[card]:
                found += [
                    Option("use", (card,), amount=ability.ordinal, power=ability)
                    for ability in game.face(card).actions
                    if may_use(game, seat, card, ability)
                ]
    return found


ZONES_OF_ACTIONS: Final[tuple[tuple[tuple[int, ...], ...], ...]] = tuple(
    tuple((AREA.at(seat), VILLAIN.at(), SCHEMES.at(), *ENGAGED.range()[:seats]) for seat in range(seats))
    for seats in range(MAX_SEATS + 1)
)
"""Where the cards lie whose Actions a player may use, by the number of seats and by seat."""
