"""What effects do, in the words of the rulebook."""

from __future__ import annotations

from dataclasses import dataclass

from longbox.engine.effects.abilities import Trigger
from longbox.engine.effects.amounts import Number, count, number_words
from longbox.engine.effects.counting import CountOf
from longbox.engine.effects.nouns import Noun
from longbox.engine.effects.verbs import Verb
from longbox.engine.events import Event
from longbox.engine.frames import Scope
from longbox.engine.slots import Slot
from longbox.engine.words import Say
from longbox.games.vs.chapters import hands_and_decks, hiding, levels, rows, stun
from longbox.games.vs.chapters.combat import CANCEL_COMBAT
from longbox.games.vs.chapters.counters import until
from longbox.games.vs.chapters.hands_and_decks import SHUFFLE_IN
from longbox.games.vs.chapters.resources import LOSE_RESOURCE, TURN_LOCATION
from longbox.games.vs.chapters.super_powers import cancel_power
from longbox.games.vs.table import slots
from longbox.games.vs.table.characters import combat_goes_on, in_a_row, in_front
from longbox.games.vs.table.state import Vs
from longbox.games.vs.table.zones import DECK
from longbox.games.vs.vocabulary.amounts import so_many


@dataclass(frozen=True, eq=False)
class Choose(Verb):
    """Choose something that the rest of the effect speaks of."""

    what: Noun

    def apply(self, game: Vs, scope: Scope) -> None:
        """The choice itself is all."""

    def words(self, say: Say) -> str:
        return f"choose {self.what.words(say)}"


@dataclass(frozen=True, eq=False)
class CancelCombat(Verb):
    def apply(self, game: Vs, scope: Scope) -> None:
        if combat_goes_on(game):
            game.happen(Event(CANCEL_COMBAT, seat=scope.you, source=scope.source))

    def words(self, say: Say) -> str:
        return "call the combat off"


@dataclass(frozen=True, eq=False)
class CancelPower(Verb):
    """The super power that is reacted to never takes effect."""

    def apply(self, game: Vs, scope: Scope) -> None:
        if scope.event is not None and not scope.event.cancelled:
            cancel_power(game, scope.event, seat=scope.you, source=scope.source)

    def words(self, say: Say) -> str:
        return "cancel that power"


@dataclass(frozen=True, eq=False)
class Stun(Verb):
    whom: Noun

    def apply(self, game: Vs, scope: Scope) -> None:
        cards = self.whom.cards(game, scope)
        stun.stun(game, cards, [(scope.source,)] * len(cards), seat=scope.you)

    def words(self, say: Say) -> str:
        return f"stun {self.whom.words(say)}"


@dataclass(frozen=True, eq=False)
class Wound(Verb):
    """Wound without stunning."""

    whom: Noun

    def apply(self, game: Vs, scope: Scope) -> None:
        stun.wound(game, self.whom.cards(game, scope), seat=scope.you, source=scope.source)

    def words(self, say: Say) -> str:
        return f"give {self.whom.words(say)} a wound"


@dataclass(frozen=True, eq=False)
class Heal(Verb):
    """Take a wound off."""

    whom: Noun

    def apply(self, game: Vs, scope: Scope) -> None:
        stun.heal(game, self.whom.cards(game, scope), seat=scope.you, source=scope.source)

    def words(self, say: Say) -> str:
        return f"take a wound off {self.whom.words(say)}"


@dataclass(frozen=True, eq=False)
class Ready(Verb):
    whom: Noun

    def apply(self, game: Vs, scope: Scope) -> None:
        stun.ready(game, self.whom.cards(game, scope), seat=scope.you)

    def words(self, say: Say) -> str:
        return f"ready {self.whom.words(say)}"


@dataclass(frozen=True, eq=False)
class KnockOut(Verb):
    whom: Noun

    def apply(self, game: Vs, scope: Scope) -> None:
        stun.knock_out(game, self.whom.cards(game, scope), seat=scope.you, source=scope.source)

    def words(self, say: Say) -> str:
        return f"KO {self.whom.words(say)}"


@dataclass(frozen=True, eq=False)
class Recover(Verb):
    whom: Noun

    def apply(self, game: Vs, scope: Scope) -> None:
        stun.recover(game, self.whom.cards(game, scope), seat=scope.you)

    def words(self, say: Say) -> str:
        return f"recover {self.whom.words(say)}"


@dataclass(frozen=True, eq=False)
class Freeze(Verb):
    """Exhaust a character, which then can't ready in its next turn."""

    whom: Noun

    def apply(self, game: Vs, scope: Scope) -> None:
        cards = tuple(self.whom.cards(game, scope))
        if cards:
            game.happen(Event(stun.FREEZE, seat=scope.you, cards=cards, source=scope.source))

    def words(self, say: Say) -> str:
        return f"exhaust {self.whom.words(say)}, which then can't ready in its player's next turn"


@dataclass(frozen=True, eq=False)
class Hide(Verb):
    """Turn a character face down, ready and unhurt."""

    whom: Noun

    def apply(self, game: Vs, scope: Scope) -> None:
        hiding.hide(game, self.whom.cards(game, scope), seat=scope.you, source=scope.source)

    def words(self, say: Say) -> str:
        return f"hide {self.whom.words(say)}"


@dataclass(frozen=True, eq=False)
class KoResource(Verb):
    which: Noun

    def apply(self, game: Vs, scope: Scope) -> None:
        cards = tuple(self.which.cards(game, scope))
        if cards:
            game.happen(Event(LOSE_RESOURCE, seat=scope.you, cards=cards, source=scope.source))

    def words(self, say: Say) -> str:
        return f"KO {self.which.words(say)}"


@dataclass(frozen=True, eq=False)
class Push(Verb):
    """Move characters from the front row to the back row."""

    whom: Noun

    def apply(self, game: Vs, scope: Scope) -> None:
        cards = [card for card in self.whom.cards(game, scope) if in_front(game, card)]
        rows.change_rows(game, cards, seat=scope.you, source=scope.source)

    def words(self, say: Say) -> str:
        return f"push {self.whom.words(say)} to the back row of its side"


@dataclass(frozen=True, eq=False)
class Pull(Verb):
    """Move characters from the back row to the front row."""

    whom: Noun

    def apply(self, game: Vs, scope: Scope) -> None:
        cards = [card for card in self.whom.cards(game, scope) if in_a_row(game, card) and not in_front(game, card)]
        rows.change_rows(game, cards, seat=scope.you, source=scope.source)

    def words(self, say: Say) -> str:
        return f"pull {self.whom.words(say)} to the front row of its side"


@dataclass(frozen=True, eq=False)
class ChangeRow(Verb):
    """Move a character to the other row of its side."""

    whom: Noun

    def apply(self, game: Vs, scope: Scope) -> None:
        rows.change_rows(game, self.whom.cards(game, scope), seat=scope.you, source=scope.source)

    def words(self, say: Say) -> str:
        return f"move {self.whom.words(say)} to the other row"


@dataclass(frozen=True, eq=False)
class Draw(Verb):
    amount: Number = 1

    def apply(self, game: Vs, scope: Scope) -> None:
        hands_and_decks.draw(game, scope.you, count(game, scope, self.amount))

    def is_gift(self, game: Vs, scope: Scope) -> bool:
        """As long as the deck lasts: games end when all of them are empty."""
        return len(game.state.zones[DECK.at(scope.you)]) > count(game, scope, self.amount) > 0

    def words(self, say: Say) -> str:
        what, per = so_many(self.amount, "card", say)
        return f"draw {what}{per}"


@dataclass(frozen=True, eq=False)
class GainXp(Verb):
    """This main character gains XP."""

    amount: Number = 1

    def apply(self, game: Vs, scope: Scope) -> None:
        levels.gain_xp(game, scope.source, count(game, scope, self.amount), seat=scope.you)

    def words(self, say: Say) -> str:
        if isinstance(self.amount, CountOf):
            return f"{say.this} gains 1 XP for each {self.amount.noun.words(say)}"
        return f"{say.this} gains {number_words(self.amount, say)} XP"


@dataclass(frozen=True, eq=False)
class TurnUp(Verb):
    """Turn Locations face up."""

    which: Noun

    def apply(self, game: Vs, scope: Scope) -> None:
        cards = tuple(self.which.cards(game, scope))
        game.happen(Event(TURN_LOCATION, seat=scope.you, cards=cards, source=scope.source, manner="face up"))

    def words(self, say: Say) -> str:
        return f"turn {self.which.words(say)} face up"


@dataclass(frozen=True, eq=False)
class TurnDown(Verb):
    """Turn Locations face down."""

    which: Noun

    def apply(self, game: Vs, scope: Scope) -> None:
        cards = tuple(self.which.cards(game, scope))
        if cards:
            game.happen(Event(TURN_LOCATION, seat=scope.you, cards=cards, source=scope.source, manner="face down"))

    def words(self, say: Say) -> str:
        return f"turn {self.which.words(say)} face down"


@dataclass(frozen=True, eq=False)
class ShuffleIn(Verb):
    """Shuffle cards into their owners' decks; `slot` remembers how many."""

    which: Noun
    slot: Slot = slots.SHUFFLED

    def apply(self, game: Vs, scope: Scope) -> None:
        cards = tuple(self.which.cards(game, scope))
        scope[self.slot] = len(cards)
        if cards:
            game.happen(Event(SHUFFLE_IN, seat=scope.you, cards=cards, source=scope.source))

    def words(self, say: Say) -> str:
        return f"shuffle {self.which.words(say)} into its owner's deck"


@dataclass(frozen=True, eq=False)
class Linger(Verb):
    """Leave a trigger behind, for a turn, a combat, or the `end` of one. `once`: the first time uses it up."""

    trigger: Trigger
    span: str
    once: bool = True

    def apply(self, game: Vs, scope: Scope) -> None:
        vars = {slots.COMBAT: game.state.combat}
        span = "turn" if self.span == "end" else self.span
        game.add_delayed_trigger(self.trigger, scope, until(game, span), once=self.once, vars=vars)

    def words(self, say: Say) -> str:
        moment = self.trigger.moment.words(say).removeprefix("when ")
        effect = self.trigger.effect.words(say)
        if self.span == "combat":
            return f"if in this combat {moment}, {effect}"
        if self.span == "end":
            return f"{self.trigger.moment.words(say)}, {effect}"
        often = "the next time that" if self.once else "whenever"
        return f"{often} {moment} this turn, {effect}"
