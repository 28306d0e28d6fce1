"""What effects leave behind: for the rest of the phase, or until their moment comes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from longbox.engine.effects.abilities import Stage, Static, Trigger
from longbox.engine.effects.adjectives import Is
from longbox.engine.effects.conditions import Condition, is_a
from longbox.engine.effects.flow import if_
from longbox.engine.effects.lasting import Lasts, Leaves, Span, lasts, leaves, next_time
from longbox.engine.effects.nouns import THIS, Noun
from longbox.engine.effects.phrases import BEHIND
from longbox.engine.effects.verbs import Verb
from longbox.engine.frames import Node, Scope
from longbox.engine.modifiers import ADD, Until
from longbox.engine.words import Say
from longbox.games.champions.table import notes, slots
from longbox.games.champions.table.cards import has_trait, in_play
from longbox.games.champions.table.state import Champions


def phase_ends(game: Champions, scope: Scope) -> Until:
    return ("phase", 0)


def attack_ends(game: Champions, scope: Scope) -> Until:
    """The attack that is answered."""
    assert scope.event is not None
    return ("activation", scope.event.notes[notes.ACTIVATION])


def activation_ends(game: Champions, scope: Scope) -> Until:
    """The activation that a card boosts."""
    return ("activation", scope.vars[slots.ACTIVATION])


def never(game: Champions, scope: Scope) -> Until:
    return ("never", 0)


THIS_PHASE: Final = Span("this phase", "until the end of the phase", phase_ends)
THIS_ATTACK: Final = Span("in this attack", "until the end of the attack", attack_ends)
THIS_ACTIVATION: Final = Span("", "", activation_ends)
WHENEVER: Final = Span("", "", never)


def is_still_here(game: Champions, scope: Scope, card: int) -> bool:
    """It has not left play since the effect that speaks of it."""
    return in_play(game, card) and bool(game.state.arrival[card] == scope.vars[slots.ARRIVAL])


STILL_HERE: Final[Condition] = is_a(THIS, Is("still in play", is_still_here, BEHIND))


def this_phase(*statics: Static) -> Lasts:
    """For whichever cards they speak of, also those that come later."""
    return lasts(THIS_PHASE, *statics)


def this_activation(moment: Stage, effect: Node) -> Leaves:
    """For the rest of the activation that a card boosts."""
    return leaves(Trigger(moment, effect), THIS_ACTIVATION)


def later(moment: Stage, effect: Node) -> Leaves:
    """At its moment, as long as this card is then still what it was."""
    return next_time(moment, WHENEVER, if_(STILL_HERE, effect))


@dataclass(frozen=True, eq=False)
class Gains(Verb):
    """Some cards have more of a stat, or a trait that they don't have yet, until the end of the phase."""

    amount: int
    stat: str
    who: Noun

    def apply(self, game: Champions, scope: Scope) -> None:
        cards = self.who.cards(game, scope)
        game.modify(self.stat, ADD, self.amount, cards, ("phase", 0), source=scope.source)

    def possible(self, game: Champions, scope: Scope) -> bool:
        is_trait = self.stat[:1].isupper()
        return not is_trait or any(not has_trait(game, card, self.stat) for card in self.who.cards(game, scope))

    def words(self, say: Say) -> str:
        more = say.together(say.more_of(self.stat, self.amount), say.phrase(THIS_PHASE.front))
        who = self.who.words(say)
        if who == say.you:
            return say.together(say.does("get"), more)
        return say.phrase("{who} has {more}", who=who, more=more)


def gets_for_the_phase(amount: int, stat: str, who: Noun) -> Gains:
    return Gains(amount, stat, who)


def gains_for_the_phase(trait: str, who: Noun) -> Gains:
    return Gains(1, trait, who)
