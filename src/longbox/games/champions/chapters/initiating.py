"""Initiating abilities: a form, limit and cost must allow it, and it must be able to change something."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, cast

from longbox.engine.cards import Instance
from longbox.engine.effects.abilities import Action, Limit, Trigger
from longbox.engine.effects.conditions import ALWAYS
from longbox.engine.frames import Scope
from longbox.engine.language import said
from longbox.engine.player_deeds import Bar
from longbox.games.champions.chapters import status
from longbox.games.champions.table import kinds
from longbox.games.champions.table.abilities import InForm, Resource
from longbox.games.champions.table.names import name_of
from longbox.games.champions.table.state import Champions

NOT_GIVEN: Final = "given"
USED_UP: Final = "limit"
UNPAYABLE: Final = "cost"
CHANGES_NOTHING: Final = "effect"
NOTHING: Final = ""
OBSTACLES: Final = (NOT_GIVEN, USED_UP, UNPAYABLE, CHANGES_NOTHING, NOTHING)
"""What can keep an ability from being initiated, in the order in which it is looked at."""


def obstacle(game: Champions, scope: Scope, ability: Instance) -> str:
    """The first thing that keeps a player from using an Action, or an Interrupt or Response to the event in the
    scope."""
    power: Action | Trigger = ability.power  # type: ignore[assignment]
    if power.given is not ALWAYS and not power.given.holds(game, scope):
        return NOT_GIVEN
    if power.limit is not None and used_up(game, scope.source, ability, power.limit):
        return USED_UP
    if power.cost is not None and not power.cost.payable(game, scope):
        return UNPAYABLE
    return NOTHING if can_change_something(game, scope, power) else CHANGES_NOTHING


def obstacle_to_generating(game: Champions, seat: int, card: int, ability: Instance) -> str:
    """The first thing that keeps a player from using a Resource ability."""
    power = cast("Resource", ability.power)
    if power.given is not ALWAYS and not power.given.holds(game, Scope(seat, card)):
        return NOT_GIVEN
    if power.limit is not None and used_up(game, card, ability, power.limit):
        return USED_UP
    return UNPAYABLE if power.cost is not None and not power.cost.payable(game, Scope(seat, card)) else NOTHING


def used_up(game: Champions, card: int, ability: Instance, limit: Limit) -> bool:
    return game.uses(card, ability, limit.span) >= limit.times


def can_change_something(game: Champions, scope: Scope, power: Action | Trigger) -> bool:
    """An ability needs a target or something to do; a stunned or confused identity can at least get rid of that."""
    if power.effect.possible(game, scope):
        return True
    return bool(power.label) and status.hindrance(game, game.state.identity[scope.you], power.label) is not None


def may_use(game: Champions, seat: int, card: int, ability: Instance) -> bool:
    """Whether a player may use an Action."""
    return obstacle(game, Scope(seat, card), ability) == NOTHING


Abilities = Callable[[Champions, int], tuple[Instance, ...]]
"""The abilities of a card that a deed is about."""
Explain = Callable[[Champions, int, Instance], str]


def nearest(game: Champions, seat: int, card: int, abilities: tuple[Instance, ...]) -> tuple[str, Instance | None]:
    """What keeps the ability that comes nearest to being used from it, and that ability."""
    best: tuple[str, Instance | None] = NOT_GIVEN, None
    for ability in abilities:
        found = obstacle(game, Scope(seat, card), ability)
        if best[1] is None or OBSTACLES.index(found) > OBSTACLES.index(best[0]):
            best = found, ability
    return best if best[1] is not None else (NOTHING, None)


def bars_of(abilities: Abilities, needs_target: str) -> tuple[Bar, ...]:
    """The bars against using a card for one of its abilities; `needs_target` is the rule by which it must change
    something."""
    return (
        bar_of(abilities, "MC-FORM-04", NOT_GIVEN, not_given),
        bar_of(abilities, "MC-ACTION-09", USED_UP, used_already),
        bar_of(abilities, "MC-COST-16", UNPAYABLE, not_payable),
        bar_of(abilities, needs_target, CHANGES_NOTHING, without_target),
    )


def bar_of(abilities: Abilities, rule: str, by: str, explain: Explain) -> Bar:
    def stands(game: Champions, seat: int, card: int, target: int) -> bool:
        found, ability = nearest(game, seat, card, abilities(game, card))
        return ability is not None and found == by

    def words(game: Champions, seat: int, card: int, target: int) -> str:
        _, ability = nearest(game, seat, card, abilities(game, card))
        assert ability is not None
        return explain(game, card, ability)

    return Bar(rule, stands, words)


def not_given(game: Champions, card: int, ability: Instance) -> str:
    name, given = name_of(game, card), ability.power.given
    if not isinstance(given, InForm):
        return said("{card} can be used only if {given}", card=name, given=given.words(game.rules.say(name)))
    if given.form == kinds.HERO:
        return said("{card} needs you in hero form", card=name)
    return said("{card} needs you in alter-ego form", card=name)


def used_already(game: Champions, card: int, ability: Instance) -> str:
    return said("{card} was used already, as often as it may be", card=name_of(game, card))


def not_payable(game: Champions, card: int, ability: Instance) -> str:
    name = name_of(game, card)
    power = cast("Action | Trigger | Resource", ability.power)
    assert power.cost is not None
    return said("what {card} asks for can't be paid: {cost}", card=name, cost=power.cost.words(game.rules.say(name)))


def without_target(game: Champions, card: int, ability: Instance) -> str:
    return said("{card} has no legal target or would change nothing", card=name_of(game, card))
