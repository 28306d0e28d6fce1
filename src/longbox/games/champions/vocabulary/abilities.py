"""Making abilities, by the rulebook's names. What takes an effect takes several, which follow one another."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from longbox.engine.counters import Counter
from longbox.engine.effects.abilities import Ability, Action, Limit, Stage, Trigger
from longbox.engine.effects.conditions import ALWAYS, Condition, all_of
from longbox.engine.effects.flow import do
from longbox.engine.effects.nouns import Noun
from longbox.engine.frames import Node
from longbox.engine.tongue import WHEN
from longbox.engine.words import Say
from longbox.games.champions.table.abilities import (
    AT_SETUP,
    FORMS,
    ON_BOOST,
    ON_REVEAL,
    SPECIAL,
    Advancing,
    AttachTo,
    DeckOf,
    DoublesFor,
    FormOnly,
    InForm,
    Losing,
    MaxPerDeck,
    MaxPerPlayer,
    Resource,
    UnderAnyControl,
    Uses,
)
from longbox.games.champions.table.kinds import ALTER_EGO, HERO, NO_ICONS, Icons
from longbox.games.champions.table.paid import PaidWith

ONCE_PER_ROUND: Final = Limit("round", 1)


def asking(form: str, given: Condition) -> Condition:
    """What must be given for an ability: a form, or something else, or both."""
    if not form:
        return given
    return FORMS[form] if given is ALWAYS else all_of(FORMS[form], given)


def action(
    *effects: Node,
    cost: Node | None = None,
    form: str = "",
    given: Condition = ALWAYS,
    label: str = "",
    limit: Limit | None = None,
) -> Action:
    return Action(do(*effects), cost=cost, given=asking(form, given), label=label, limit=limit)


def hero_action(*effects: Node, cost: Node | None = None, label: str = "", limit: Limit | None = None) -> Action:
    return action(*effects, cost=cost, form=HERO, label=label, limit=limit)


def alter_ego_action(*effects: Node, cost: Node | None = None, label: str = "", limit: Limit | None = None) -> Action:
    return action(*effects, cost=cost, form=ALTER_EGO, label=label, limit=limit)


def triggered(
    moment: Stage,
    *effects: Node,
    cost: Node | None = None,
    form: str = "",
    given: Condition = ALWAYS,
    label: str = "",
    forced: bool = False,
    limit: Limit | None = None,
) -> Trigger:
    """An interrupt or a response, as the moment says."""
    tail = asking(form, given)
    return Trigger(moment, do(*effects), forced=forced, label=label, cost=cost, given=tail, limit=limit)


def hero_triggered(moment: Stage, *effects: Node, cost: Node | None = None, label: str = "") -> Trigger:
    return triggered(moment, *effects, cost=cost, form=HERO, label=label)


def forced(moment: Stage, *effects: Node) -> Trigger:
    return triggered(moment, *effects, forced=True)


def resource(
    icons: Icons = NO_ICONS,
    cost: Node | None = None,
    *,
    form: str = "",
    limit: Limit | None = None,
    printed_on: Noun | None = None,
) -> Resource:
    return Resource(icons, cost, FORMS[form], limit, printed_on)


@dataclass(frozen=True, eq=False)
class RevealedIn(InForm):
    """Whoever reveals the card is in a form."""

    def heading(self, say: Say) -> str:
        return say.heading(WHEN, say.phrase("{when} ({form})", when=ON_REVEAL, form=say.phrase(self.form)))


def when_revealed(*effects: Node, form: str = "") -> Ability:
    return Ability(ON_REVEAL, do(*effects), RevealedIn(form) if form else ALWAYS)


def boost(*effects: Node) -> Ability:
    return Ability(ON_BOOST, do(*effects))


def special_ability(*effects: Node, label: str = "") -> Ability:
    return Ability(SPECIAL, do(*effects), label=label)


def setup(*effects: Node) -> Ability:
    return Ability(AT_SETUP, do(*effects))


def attach_to(host: Noun, *, max_per_host: bool = False) -> AttachTo:
    return AttachTo(host, max_per_host)


def uses(count: int, counter: Counter, *, stays: bool = False) -> Uses:
    return Uses(count, counter, stays)


def one_per_player() -> MaxPerPlayer:
    return MaxPerPlayer()


def max_per_deck(count: int) -> MaxPerDeck:
    return MaxPerDeck(count)


def deck(*, aspects: int) -> DeckOf:
    return DeckOf(aspects)


def play_only_in(form: str) -> FormOnly:
    return FormOnly(form)


def under_any_control() -> UnderAnyControl:
    return UnderAnyControl()


def doubles_for(aspect: str) -> DoublesFor:
    return DoublesFor(aspect)


def losing() -> Losing:
    return Losing()


def advancing() -> Advancing:
    return Advancing()


def paid_with(resource_type: int) -> PaidWith:
    return PaidWith(resource_type)
