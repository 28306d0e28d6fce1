"""Using abilities of cards in play: declare, pay, resolve. Which Actions a player may use, and why not."""

from __future__ import annotations

from typing import Final

from longbox.engine.cards import Instance
from longbox.engine.counters import Counter
from longbox.engine.decision import Option
from longbox.engine.effects.abilities import Action, Trigger
from longbox.engine.effects.flow import Steps
from longbox.engine.events import Event, EventKind
from longbox.engine.frames import Scope
from longbox.engine.language import message, said
from longbox.engine.player_deeds import Bar, PlayerDeed
from longbox.engine.zones import MAX_SEATS
from longbox.games.champions.chapters import activations, basic_powers, status
from longbox.games.champions.chapters.defending import defend_by_ability
from longbox.games.champions.chapters.initiating import bars_of, may_use
from longbox.games.champions.chapters.retaliate import retaliates
from longbox.games.champions.chapters.when_asked import offered_elsewhere
from longbox.games.champions.table import kinds, slots
from longbox.games.champions.table.cards import definitions
from longbox.games.champions.table.names import name_of, saying
from longbox.games.champions.table.state import Champions
from longbox.games.champions.table.zones import AREA, ENCOUNTER, ENGAGED, SCHEMES, VILLAIN

USED: Final = EventKind("use")


def use(game: Champions, scope: Scope, ability: Instance) -> None:
    """Use an ability of a card in play."""
    power = ability.power
    if power.limit is not None:
        game.mark_used(scope.source, ability, power.limit.span)
    scope.vars[slots.USE] = ability
    if game.log is not None and game.state.controller[scope.source] != ENCOUNTER:
        game.tell(Event(USED, card=scope.source, seat=scope.you))
    game.push(USE, scope)


def pay_ability(game: Champions, scope: Scope) -> None:
    cost = scope.vars[slots.USE].power.cost
    if cost is not None:
        scope.vars[slots.PAYING] = 1
        game.enter(cost, scope)


def resolve(game: Champions, scope: Scope) -> None:
    """Resolve an ability, if all of its cost was paid; what its label means comes first."""
    scope.vars.pop(slots.PAYING, None)
    if slots.UNPAID in scope.vars:
        return
    power = scope.vars[slots.USE].power
    identity = game.state.identity[scope.you]
    label = power.label
    if label == kinds.DEFENSE:
        defend_by_ability(game, scope.you)
    elif label in (kinds.ATTACK, kinds.THWART):
        hindrance = status.hindrance(game, identity, label)
        if hindrance is not None:
            status.lose(game, identity, hindrance, label)
            return
        scope.vars[slots.ACTIVATION] = activations.begin(game, label, identity, scope.you)
        game.push(ATTACK_BY_ABILITY if label == kinds.ATTACK else THWART_BY_ABILITY, scope)
        return
    game.enter(power.effect, scope)


def take_effect(game: Champions, scope: Scope) -> None:
    game.enter(scope.vars[slots.USE].power.effect, scope)


USE: Final = Steps(pay_ability, resolve)
ATTACK_BY_ABILITY: Final = Steps(
    take_effect, retaliates(basic_powers.ATTACKED), basic_powers.after_attack, basic_powers.end
)


THWART_BY_ABILITY: Final = Steps(take_effect, basic_powers.after_thwart, basic_powers.end)


def actions(game: Champions, seat: int) -> list[Option]:
    """Actions on cards that the player controls and on encounter cards in play."""
    return [
        Option("use", (card,), amount=ability.ordinal, power=ability)
        for card in cards_with_actions(game, seat)
        for ability in game.face(card).actions
        if may_use(game, seat, card, ability)
    ]


def has_action(game: Champions, seat: int) -> bool:
    """Whether there is any."""
    for card in cards_with_actions(game, seat):
        for ability in game.face(card).actions:
            if may_use(game, seat, card, ability):
                return True
    return False


def cards_with_actions(game: Champions, seat: int) -> list[int]:
    """The cards whose Actions a player might use, whatever keeps them from it now."""
    state = game.state
    zones, face_down = state.zones, state.face_down
    definition = definitions(game)
    return [
        card
        for zone in ZONES_OF_ACTIONS[state.seats][seat]
        for card in zones[zone]
        if definition[card].acts and not face_down[card]
    ]


ZONES_OF_ACTIONS: Final[tuple[tuple[tuple[int, ...], ...], ...]] = tuple(
    tuple((AREA.at(seat), VILLAIN.at(), SCHEMES.at(), *ENGAGED.range()[:seats]) for seat in range(seats))
    for seats in range(MAX_SEATS + 1)
)
"""Where the cards lie whose Actions a player may use, by the number of seats and by seat."""


def out_of_reach(game: Champions, seat: int, card: int, target: int) -> bool:
    return game.state.zone[card] not in ZONES_OF_ACTIONS[game.state.seats][seat]


def has_no_action(game: Champions, seat: int, card: int, target: int) -> bool:
    return bool(game.state.face_down[card]) or not game.face(card).actions


def actions_of(game: Champions, card: int) -> tuple[Instance, ...]:
    return game.face(card).actions


def use_label(game: Champions, option: Option) -> str:
    """A card and all that it does, or what a status card leaves of that."""
    name = name_of(game, option.card)
    power = option.power.power
    assert isinstance(power, Action)
    assert game.decision is not None
    hindrance = hindrance_of(game, game.decision.seat, power)
    if hindrance is not None:
        return said("Use {card}, {only}", card=name, only=status.only_to_lose(hindrance))
    return said("Use {card}: {effect}", card=name, effect=power.effect.words(game.rules.say(name)))


def hindrance_of(game: Champions, seat: int, power: Action | Trigger) -> Counter | None:
    """The status card of which an ability would only rid its player's identity, if there is one."""
    return status.hindrance(game, game.state.identity[seat], power.label)


USE_ACTION: Final = PlayerDeed(
    "use",
    when=(
        offered_elsewhere(
            "use", "MC-ACTION-01", message("Actions are used on your own turn, or if you are asked for one")
        ),
    ),
    what=(
        Bar(
            "MC-ACTION-05",
            out_of_reach,
            saying(message("{card} is not a card in play whose Actions you may use")),
            last=True,
        ),
        Bar("MC-ACTION-01", has_no_action, saying(message("{card} has no Action")), last=True),
        *bars_of(actions_of, "MC-ACTION-04"),
    ),
    label=use_label,
)
