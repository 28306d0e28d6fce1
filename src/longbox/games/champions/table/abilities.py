"""The kinds of abilities that are printed on cards: Action, Interrupt, Response, Resource, When Revealed, Boost..."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from mypy_extensions import mypyc_attr

from longbox.engine.counters import Counter
from longbox.engine.decision import Question
from longbox.engine.effects.abilities import Limit, Occasion, Power
from longbox.engine.effects.conditions import ALWAYS, Condition
from longbox.engine.effects.nouns import Known, Noun
from longbox.engine.frames import Node, Scope
from longbox.engine.game import Game
from longbox.engine.tongue import WHEN
from longbox.engine.words import Say, sentence
from longbox.games.champions.table.kinds import ALTER_EGO, HERO, NO_ICONS, RESOURCES, Icons
from longbox.games.champions.table.players import form as form_of


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
class InForm(Condition):
    """Its player is in a form: what is said before an ability, "hero action"."""

    form: str

    def holds(self, game: Game[Any], scope: Scope) -> bool:
        return form_of(game, scope.you) == self.form

    def words(self, say: Say) -> str:
        return say.phrase("you are in {hero form}" if self.form == HERO else "you are in {alter-ego form}")


FORMS: Final[dict[str, Condition]] = {"": ALWAYS, HERO: InForm(HERO), ALTER_EGO: InForm(ALTER_EGO)}
IN_FORM: Final = {"": "{ability}", HERO: "hero {ability}", ALTER_EGO: "alter-ego {ability}"}


def heading(ability: str, given: Condition, label: str, say: Say) -> str:
    """What stands before an ability: "hero action (attack)"."""
    form = given.form if isinstance(given, InForm) else ""
    said = say.phrase(IN_FORM[form], ability=say.phrase(ability))
    return say.with_label(said, label) if label else said


def only_if(given: Condition, does: str, say: Say) -> str:
    """What an ability does, and what else must be given for it than a form."""
    if given is ALWAYS or isinstance(given, InForm):
        return does
    return say.phrase("{does} (only if {given})", does=does, given=given)


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True, eq=False)
class Resource(Power):
    """Generates resources towards a cost that its player pays: always the same, or those printed on a card."""

    icons: Icons
    cost: Node | None = None
    given: Condition = ALWAYS
    limit: Limit | None = None
    printed_on: Noun | None = None

    def generates(self, game: Game[Any], seat: int) -> Icons:
        if self.printed_on is None:
            return self.icons
        cards = self.printed_on.cards(game, Scope(seat, -1))
        printed: Icons = game.state.definition[cards[0]].facts["icons"] if cards else NO_ICONS
        return printed

    def words(self, say: Say) -> str:
        does = say.limited(say.phrase("generate {resources}", resources=self.resources(say)), self)
        if self.cost is not None:
            does = say.for_a_cost(self.cost.words(say), does)
        return say.labelled(heading("resource", self.given, "", say), does)

    def resources(self, say: Say) -> str:
        on = self.printed_on
        return icon_words(self.icons, say) if on is None else say.phrase("the resources printed on {card}", card=on)


def icon_words(icons: Icons, say: Say) -> str:
    """'2 energy and 1 wild resource', '1 mental and 2 physical resources'."""
    shown = [(count, RESOURCES[kind]) for kind, count in enumerate(icons) if count]
    said = say.listed([say.together(str(count), say.term(kind)) for count, kind in shown])
    return say.phrase("{icons} resource" if shown and shown[-1][0] == 1 else "{icons} resources", icons=said)


ON_REVEAL: Final = Occasion("reveal", "{when revealed}")
ON_BOOST: Final = Occasion("boost", "{Boost}")
SPECIAL: Final = Occasion("special", "{Special}")
"""Resolves only when another card says so."""
AT_SETUP: Final = Occasion("set-up", "set-up")


@dataclass(frozen=True, eq=False)
class AttachTo(Power):
    """Where the card goes when it enters play. `max_per_host`: no second copy on the same host."""

    to: Noun
    max_per_host: bool = False

    def words(self, say: Say) -> str:
        host = self.to.any_one(say)
        if self.max_per_host and isinstance(self.to, Known):
            return sentence(say.phrase("{attach} to {host} (at most 1)", host=host))
        if self.max_per_host:
            return sentence(say.phrase("{attach} to {host} (at most 1 on each {card})", host=host, card=self.to))
        return sentence(say.phrase("{attach} to {host}", host=host))


@dataclass(frozen=True, eq=False)
class Uses(Power):
    """Enters play with counters; gone when they are. `stays`: it stays in play without any."""

    count: int
    counter: Counter
    stays: bool = False

    def words(self, say: Say) -> str:
        counters = say.phrase("{count} {kind} {counters}", count=self.count, kind=say.phrase(self.counter.name))
        enters = "{this} enters play with {so_many}"
        if not self.stays:
            enters = "{this} enters play with {so_many}; discard it when they are used up"
        return sentence(say.phrase(enters, so_many=counters))


@dataclass(frozen=True, eq=False)
class MaxPerPlayer(Power):
    def words(self, say: Say) -> str:
        return say.phrase("A player can control only 1 copy.")


@dataclass(frozen=True, eq=False)
class MaxPerDeck(Power):
    count: int

    def words(self, say: Say) -> str:
        return sentence(say.phrase("a deck holds at most {count}", count=self.count))


@dataclass(frozen=True, eq=False)
class DeckOf(Power):
    """What an identity says of its deck: of how many aspects it may be."""

    aspects: int

    def words(self, say: Say) -> str:
        return sentence(say.phrase("a deck holds cards of up to {count} aspects", count=self.aspects))


@dataclass(frozen=True, eq=False)
class FormOnly(Power):
    """The card can enter play only while its player is in this form."""

    form: str

    def words(self, say: Say) -> str:
        only = "play only in {hero form}" if self.form == HERO else "play only in {alter-ego form}"
        return sentence(say.phrase(only))


@dataclass(frozen=True, eq=False)
class UnderAnyControl(Power):
    def words(self, say: Say) -> str:
        return sentence(say.phrase("when you play {this}, choose which player controls it"))


@dataclass(frozen=True, eq=False)
class DoublesFor(Power):
    """Generates twice as much when it pays for a card of its aspect."""

    aspect: str

    def words(self, say: Say) -> str:
        card = say.phrase("{aspect} card", aspect=say.phrase(self.aspect.capitalize()))
        return sentence(say.phrase("counts twice when it pays for {card}", card=say.article(card)))


@dataclass(frozen=True, eq=False)
class Losing(Power):
    """A last scheme stage: to complete it is to win for the villain. The rules of stages see to that."""

    def words(self, say: Say) -> str:
        return say.phrase("When this stage is completed, the players lose.")


@dataclass(frozen=True, eq=False)
class Advancing(Power):
    """An A side that only leads to its B side."""

    def words(self, say: Say) -> str:
        return say.labelled(say.heading(WHEN, AT_SETUP.words(say)), say.phrase("turn to side B"))
