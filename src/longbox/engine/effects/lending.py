"""Powers given and taken: "gains Dodge this turn", "has Bribe", "loses all abilities".

    gains(a(hero), THIS_TURN, DODGE)                    as an effect, until a span ends
    gains_those_of(a(villain), THIS, THIS_TURN)         the powers that another has now
    loses(each(villain), THIS_TURN)                     all powers, or those that are named
    gives(villain, BRIBE)                               as long as the card that says so is where it works

How the powers that a card has now are reckoned stands in `engine/lending.py`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from longbox.engine.effects.abilities import Power, Static
from longbox.engine.effects.conditions import ALWAYS, Condition
from longbox.engine.effects.lasting import Span
from longbox.engine.effects.nouns import A, Noun
from longbox.engine.effects.verbs import Verb
from longbox.engine.frames import Scope
from longbox.engine.lending import Loss
from longbox.engine.modifiers import ADD, FUNCTION, POWERS
from longbox.engine.words import Say

if TYPE_CHECKING:
    from longbox.engine.game import Game


@dataclass(frozen=True, eq=False)
class TheseLost(Loss):
    """Some powers, or all where none are named."""

    powers: tuple[Power, ...] = ()

    def takes(self, power: Power) -> bool:
        return not self.powers or power in self.powers

    def words(self, say: Say) -> str:
        return titles(self.powers, say) if self.powers else say.phrase("all abilities")


@dataclass(frozen=True, eq=False)
class Gains(Verb):
    """Cards are given powers until a span ends: those that are meant now."""

    whom: Noun
    powers: tuple[Power, ...]
    span: Span

    def apply(self, game: Game[Any], scope: Scope) -> None:
        change_powers(game, scope, self.whom, ADD, self.powers, self.span)

    def words(self, say: Say) -> str:
        gained = say.phrase("{powers} {span}", powers=titles(self.powers, say), span=self.span)
        return said_of(self.whom, "gain", gained, say)


@dataclass(frozen=True, eq=False)
class Copies(Verb):
    """Cards are given the powers that others have now, until a span ends."""

    whom: Noun
    others: Noun
    span: Span

    def apply(self, game: Game[Any], scope: Scope) -> None:
        powers = tuple([one.power for other in self.others.cards(game, scope) for one in game.instances(other)])
        if powers:
            change_powers(game, scope, self.whom, ADD, powers, self.span)

    def words(self, say: Say) -> str:
        gained = say.phrase("the abilities of {cards} {span}", cards=self.others, span=self.span)
        return said_of(self.whom, "gain", gained, say)


@dataclass(frozen=True, eq=False)
class Loses(Verb):
    """Cards lose powers until a span ends."""

    whom: Noun
    loss: TheseLost
    span: Span

    def apply(self, game: Game[Any], scope: Scope) -> None:
        change_powers(game, scope, self.whom, FUNCTION, self.loss, self.span)

    def words(self, say: Say) -> str:
        return said_of(self.whom, "lose", say.phrase("{powers} {span}", powers=self.loss, span=self.span), say)


@dataclass(frozen=True, eq=False)
class Gives(Static):
    """Cards have powers as long as another card says so."""

    def change(self, say: Say) -> str:
        return titles(self.amount, say.of_it())


def change_powers(game: Game[Any], scope: Scope, whom: Noun, op: int, amount: object, span: Span) -> None:
    """Give powers to the cards that are meant now, or take them, until a span ends."""
    cards = whom.cards(game, scope)
    if cards:
        game.modify(POWERS, op, amount, cards, span.until(game, scope), source=scope.source)


def said_of(whom: Noun, verb: str, what: str, say: Say) -> str:
    """Who gains or loses what; where a player chooses whom, that is said first."""
    if isinstance(whom, A) and whom.most != 1:
        they = say.together(say.phrase("they"), say.phrase(verb), what)
        return say.phrase("choose {card}; {it}", card=whom, it=they)
    if whom.asks:
        it = say.together(say.one_does(say.phrase("it"), verb), what)
        return say.phrase("choose {card}; {it}", card=whom, it=it)
    return say.together(say.one_does(whom.words(say), verb), what)


def titles(powers: tuple[Power, ...], say: Say) -> str:
    return say.listed([power.title(say) for power in powers])


def gains(whom: Noun, span: Span, *powers: Power) -> Gains:
    return Gains(whom, powers, span)


def gains_those_of(others: Noun, whom: Noun, span: Span) -> Copies:
    return Copies(whom, others, span)


def loses(whom: Noun, span: Span, *powers: Power) -> Loses:
    """Those powers; all, where none are named."""
    return Loses(whom, TheseLost(powers), span)


def gives(to: Noun, *powers: Power, given: Condition = ALWAYS) -> Gives:
    return Gives(POWERS, powers, to, given)
