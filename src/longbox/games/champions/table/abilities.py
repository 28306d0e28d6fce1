"""The kinds of abilities that are printed on cards: Action, Interrupt, Response, Resource, When Revealed, Boost..."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from mypy_extensions import mypyc_attr

from longbox.engine.counters import Counter
from longbox.engine.decision import Question
from longbox.engine.effects.abilities import Action, Limit, Occasion, Power, Trigger
from longbox.engine.effects.nouns import Noun
from longbox.engine.frames import Node, Scope
from longbox.engine.game import Game
from longbox.engine.words import OPENERS, Say, capital, listed, sentence
from longbox.games.champions.table.kinds import NO_ICONS, RESOURCES, Icons


@mypyc_attr(allow_interpreted_subclasses=True)
class Cost(Question):
    """What is paid before an arrow and is no effect of its own. `payable` says whether all of it can be."""

    def seems_payable(self, game: Game[Any], scope: Scope) -> bool:
        """Whether it could be paid for all that those know who do not see the player's hand."""
        return self.payable(game, scope)

    def payable(self, game: Game[Any], scope: Scope) -> bool:
        raise NotImplementedError(f"{type(self).__name__} does not say whether it can be paid")

    def possible(self, game: Game[Any], scope: Scope) -> bool:
        """As an effect, it can be chosen if it can be paid."""
        return self.payable(game, scope)


def seems_payable(cost: Node, game: Game[Any], scope: Scope) -> bool:
    return cost.seems_payable(game, scope) if isinstance(cost, Cost) else cost.payable(game, scope)


@dataclass(frozen=True, eq=False)
class PlayerAction(Action):
    """An Action: used on one's own turn, or on request. `form` is "" for either form; `label` e.g. "attack"."""

    form: str = ""

    def words(self, say: Say) -> str:
        return spoken(say, "action", self.form, self.label, self.cost, self.effect, say.limit(self))


@dataclass(frozen=True, eq=False)
class PlayerTrigger(Trigger):
    """An Interrupt or a Response of a player's card."""

    form: str = ""

    def words(self, say: Say) -> str:
        name = "interrupt" if self.moment.would else "response"
        if self.forced:
            name = "forced " + name
        effect = self.effect.words(say)
        cost = f"{self.cost.words(say)} to " if self.cost is not None else ""
        may = "" if self.forced else "you may "
        label = heading(name, self.form, self.label)
        return say.labelled(label, f"{self.moment.words(say)}, {may}{cost}{effect}{say.limit(self)}")


def heading(name: str, form: str, label: str) -> str:
    return (f"{form} " if form else "") + name + (f" ({label})" if label else "")


def spoken(say: Say, name: str, form: str, label: str, cost: Node | None, effect: Node, limit: str) -> str:
    does = f"{effect.words(say)}{limit}"
    return say.labelled(heading(name, form, label), does if cost is None else for_a_cost(cost.words(say), does))


def for_a_cost(cost: str, effect: str) -> str:
    """What is paid to do something; a condition is a sentence of its own."""
    return f"{cost}. {capital(effect)}" if effect.startswith(OPENERS) else f"{cost} to {effect}"


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True, eq=False)
class Resource(Power):
    """Generates resources towards a cost that its player pays: always the same, or those printed on a card."""

    icons: Icons
    cost: Node | None = None
    form: str = ""
    limit: Limit | None = None
    printed_on: Noun | None = None

    def generates(self, game: Game[Any], seat: int) -> Icons:
        if self.printed_on is None:
            return self.icons
        cards = self.printed_on.cards(game, Scope(seat, -1))
        printed: Icons = game.state.definition[cards[0]].facts["icons"] if cards else NO_ICONS
        return printed

    def words(self, say: Say) -> str:
        paid = f"{self.cost.words(say)} to " if self.cost is not None else ""
        limit = " (once per round)" if self.limit is not None else ""
        return say.labelled(heading("resource", self.form, ""), f"{paid}generate {self.resources(say)}{limit}")

    def resources(self, say: Say) -> str:
        on = self.printed_on
        return icon_words(self.icons) if on is None else f"the resources printed on {on.words(say)}"


def icon_words(icons: Icons) -> str:
    """'2 energy and 1 wild resource', '1 mental and 2 physical resources'."""
    said = [f"{count} {RESOURCES[kind]}" for kind, count in enumerate(icons) if count]
    last = [count for count in icons if count][-1:]
    return listed(said) + (" resource" if last == [1] else " resources")


ON_REVEAL: Final = Occasion("reveal", "when revealed")
ON_BOOST: Final = Occasion("boost", "boost")
SPECIAL: Final = Occasion("special", "special")
"""Resolves only when another card says so."""
AT_SETUP: Final = Occasion("set-up", "set-up")


@dataclass(frozen=True, eq=False)
class AttachTo(Power):
    """Where the card goes when it enters play. `max_per_host`: no second copy on the same host."""

    to: Noun
    max_per_host: bool = False

    def words(self, say: Say) -> str:
        limit = f" (at most 1 on each {self.to.words(say)})" if self.max_per_host else ""
        return sentence(f"attach to {self.to.any_one(say)}{limit}")


@dataclass(frozen=True, eq=False)
class Uses(Power):
    """Enters play with counters; gone when they are. `stays`: it stays in play without any."""

    count: int
    counter: Counter
    stays: bool = False

    def words(self, say: Say) -> str:
        gone = "" if self.stays else "; discard it when they are used up"
        return sentence(f"{say.this} enters play with {self.count} {self.counter.name} counters{gone}")


@dataclass(frozen=True, eq=False)
class MaxPerPlayer(Power):
    def words(self, say: Say) -> str:
        return "A player can control only 1 copy."


@dataclass(frozen=True, eq=False)
class MaxPerDeck(Power):
    count: int

    def words(self, say: Say) -> str:
        return sentence(f"a deck holds at most {self.count}")


@dataclass(frozen=True, eq=False)
class FormOnly(Power):
    """The card can enter play only while its player is in this form."""

    form: str

    def words(self, say: Say) -> str:
        return sentence(f"play only in {self.form} form")


@dataclass(frozen=True, eq=False)
class UnderAnyControl(Power):
    def words(self, say: Say) -> str:
        return sentence(f"when you play {say.this}, choose which player controls it")


@dataclass(frozen=True, eq=False)
class DoublesFor(Power):
    """Generates twice as much when it pays for a card of its aspect."""

    aspect: str

    def words(self, say: Say) -> str:
        return sentence(f"counts twice when it pays for {say.article(self.aspect.capitalize())} card")


@dataclass(frozen=True, eq=False)
class Losing(Power):
    """A last scheme stage: to complete it is to win for the villain. The rules of stages see to that."""

    def words(self, say: Say) -> str:
        return "When this stage is completed, the players lose."


@dataclass(frozen=True, eq=False)
class Advancing(Power):
    """An A side that only leads to its B side."""

    def words(self, say: Say) -> str:
        return "Set-up: Turn to side B."
