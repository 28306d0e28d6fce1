"""What effects do: damage, threat, healing, cards and status cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from mypy_extensions import mypyc_attr

from longbox.engine.effects.abilities import Static, Trigger
from longbox.engine.effects.amounts import Number, count, number_words
from longbox.engine.effects.nouns import A, Noun
from longbox.engine.effects.verbs import Verb
from longbox.engine.events import Event, EventKind
from longbox.engine.frames import Frame, Node, Scope
from longbox.engine.modifiers import ADD
from longbox.engine.slots import Slot
from longbox.engine.view import lose_track
from longbox.engine.words import Say, counted, listed
from longbox.games.champions.chapters import (
    activations,
    counters,
    damage,
    discarding,
    exhausting,
    forms,
    player_deck,
    status,
    threat,
)
from longbox.games.champions.chapters.shuffling import shuffle_into
from longbox.games.champions.table import kinds, notes, slots
from longbox.games.champions.table.cards import in_play
from longbox.games.champions.table.state import Champions
from longbox.games.champions.table.zones import DECK, HAND
from longbox.games.champions.vocabulary.amounts import measured


def found(noun: Noun, game: Champions, scope: Scope) -> list[int]:
    """The cards that a noun could mean now, before anything is chosen."""
    return noun.noun.cards(game, scope) if isinstance(noun, A) else noun.cards(game, scope)


@dataclass(frozen=True, eq=False)
class Damage(Verb):
    """Deal damage; as part of an attack if the ability is one. All who take it take it at once."""

    amount: Number
    to: Noun

    def apply(self, game: Champions, scope: Scope) -> None:
        amount = count(game, scope, self.amount)
        cards = self.to.cards(game, scope)
        attack = aimed(game, scope, cards)
        blows = tuple((card, amount) for card in cards)
        damage.deal_each(game, blows, seat=scope.you, source=scope.source, attack=attack)

    def possible(self, game: Champions, scope: Scope) -> bool:
        return count(game, scope, self.amount) > 0 and bool(found(self.to, game, scope))

    def words(self, say: Say) -> str:
        return f"deal {measured(self.amount, f'damage to {self.to.words(say)}', say)}"


def aimed(game: Champions, scope: Scope, cards: list[int]) -> int:
    """The number of the attack that the ability makes, if it does; the attack is on the first whom it damages."""
    attack = activations.find(game, scope.vars.get(slots.ACTIVATION, 0))
    if attack is None or attack.kind != kinds.ATTACK or slots.USE not in scope.vars:
        return 0
    if attack.target < 0 and cards:
        activations.aim(game, attack, cards[0], attack.seat, attack.defence)
    return attack.id


@dataclass(frozen=True, eq=False)
class TakeDamage(Verb):
    """Damage to your identity."""

    amount: Number

    def apply(self, game: Champions, scope: Scope) -> None:
        amount = count(game, scope, self.amount)
        damage.deal(game, game.state.identity[scope.you], amount, seat=scope.you, source=scope.source)

    def words(self, say: Say) -> str:
        return f"take {measured(self.amount, 'damage', say)}"


@dataclass(frozen=True, eq=False)
class Heal(Verb):
    amount: Number
    who: Noun

    def apply(self, game: Champions, scope: Scope) -> None:
        for card in self.who.cards(game, scope):
            damage.heal(game, card, count(game, scope, self.amount))

    def possible(self, game: Champions, scope: Scope) -> bool:
        return any(game.state.damage[card] for card in found(self.who, game, scope))

    def is_gift(self, game: Champions, scope: Scope) -> bool:
        if self.who.asks:
            return False
        controller, damage = game.state.controller, game.state.damage
        healed = self.who.cards(game, scope)
        return any(damage[card] for card in healed) and all(controller[card] == scope.you for card in healed)

    def words(self, say: Say) -> str:
        return f"heal {measured(self.amount, f'damage from {self.who.words(say)}', say)}"


@dataclass(frozen=True, eq=False)
class RemoveThreat(Verb):
    """Take threat off a scheme, as far as there is any."""

    amount: Number
    from_: Noun

    def apply(self, game: Champions, scope: Scope) -> None:
        amount = count(game, scope, self.amount)
        for scheme in self.from_.cards(game, scope):
            scope.vars[slots.ALL_REMOVED] = int(game.state.threat[scheme] >= amount)
            threat.remove(game, scheme, amount, seat=scope.you, source=scope.source)

    def possible(self, game: Champions, scope: Scope) -> bool:
        return any(threat.can_remove(game, scheme) for scheme in found(self.from_, game, scope))

    def words(self, say: Say) -> str:
        return f"remove {measured(self.amount, f'threat from {self.from_.words(say)}', say)}"


@dataclass(frozen=True, eq=False)
class PlaceThreat(Verb):
    """Place threat on schemes, one after the other."""

    amount: Number
    on: Noun

    def enter(self, game: Champions, scope: Scope) -> None:
        game.push(self, scope, tuple(self.on.cards(game, scope)))

    def step(self, game: Champions, frame: Frame) -> None:
        if frame.at == len(frame.data):
            game.state.frames.pop()
            return
        scheme = frame.data[frame.at]
        frame.at += 1
        threat.place(game, scheme, count(game, frame.scope, self.amount), source=frame.scope.source)

    def possible(self, game: Champions, scope: Scope) -> bool:
        return bool(self.on.cards(game, scope))

    def words(self, say: Say) -> str:
        return f"place {measured(self.amount, f'threat on {self.on.words(say)}', say)}"


@mypyc_attr(allow_interpreted_subclasses=True)
class FromOwnDeck(Verb):
    """An effect that takes cards from the top of its player's own deck, chooses nothing and touches nothing else."""

    def taken(self, game: Champions, scope: Scope) -> int:
        """How many cards it takes."""
        raise NotImplementedError(f"{type(self).__name__} does not say how many cards it takes")

    def happens(self) -> tuple[EventKind, ...]:
        """The kinds of events that come of it."""
        raise NotImplementedError(f"{type(self).__name__} does not say what comes of it")


@dataclass(frozen=True, eq=False)
class Draw(FromOwnDeck):
    amount: Number = 1

    def apply(self, game: Champions, scope: Scope) -> None:
        player_deck.draw(game, scope.you, count(game, scope, self.amount))

    def possible(self, game: Champions, scope: Scope) -> bool:
        return player_deck.can_draw(game, scope.you)

    def is_gift(self, game: Champions, scope: Scope) -> bool:
        """Unless the deck runs out: that costs an encounter card."""
        return len(game.state.zones[DECK.at(scope.you)]) > count(game, scope, self.amount) > 0

    def taken(self, game: Champions, scope: Scope) -> int:
        return count(game, scope, self.amount)

    def happens(self) -> tuple[EventKind, ...]:
        return (player_deck.DRAWN,)

    def words(self, say: Say) -> str:
        if isinstance(self.amount, int):
            return f"draw {counted(self.amount, 'card')}"
        return f"draw {measured(self.amount, 'card', say)}"


@dataclass(frozen=True, eq=False)
class Discard(Verb):
    """Discard cards from play or from your hand."""

    what: Noun

    def apply(self, game: Champions, scope: Scope) -> None:
        discarding.discard(game, *self.what.cards(game, scope), seat=scope.you)

    def possible(self, game: Champions, scope: Scope) -> bool:
        return bool(found(self.what, game, scope))

    def words(self, say: Say) -> str:
        return f"discard {self.what.words(say)}"


@dataclass(frozen=True, eq=False)
class ReturnToHand(Verb):
    """Cards go back to their owners' hands."""

    what: Noun

    def apply(self, game: Champions, scope: Scope) -> None:
        for card in self.what.cards(game, scope):
            player_deck.take_into_hand(game, game.state.owner[card], card)

    def words(self, say: Say) -> str:
        return f"return {self.what.words(say)} to your hand"


@dataclass(frozen=True, eq=False)
class RemoveFromGame(Verb):
    what: Noun

    def apply(self, game: Champions, scope: Scope) -> None:
        for card in self.what.cards(game, scope):
            game.happen(Event(discarding.REMOVED_FROM_GAME, card=card))

    def words(self, say: Say) -> str:
        return f"remove {self.what.words(say)} from the game"


@dataclass(frozen=True, eq=False)
class DiscardFromDeck(FromOwnDeck):
    """Discard cards from the top of your deck."""

    amount: Number

    def apply(self, game: Champions, scope: Scope) -> None:
        amount = count(game, scope, self.amount)
        if amount > 0:
            player_deck.discard_from_deck(game, scope.you, amount)

    def taken(self, game: Champions, scope: Scope) -> int:
        return count(game, scope, self.amount)

    def happens(self) -> tuple[EventKind, ...]:
        return (discarding.DISCARDED,)

    def words(self, say: Say) -> str:
        if isinstance(self.amount, int):
            return f"discard the top {counted(self.amount, 'card')} of your deck"
        return f"discard the top card of your deck for each {self.amount.words(say)}"


@dataclass(frozen=True, eq=False)
class HealAll(Verb):
    """Heal all damage from characters."""

    who: Noun

    def apply(self, game: Champions, scope: Scope) -> None:
        for card in self.who.cards(game, scope):
            damage.heal(game, card, game.state.damage[card])

    def words(self, say: Say) -> str:
        return f"heal all damage from {self.who.words(say)}"


@dataclass(frozen=True, eq=False)
class DiscardAtRandom(Verb):
    """A card of your hand, every one with the same chance."""

    def apply(self, game: Champions, scope: Scope) -> None:
        hand = game.state.zones[HAND.at(scope.you)]
        if hand:
            discarding.discard(game, game.pick_at_random(hand), seat=scope.you)

    def possible(self, game: Champions, scope: Scope) -> bool:
        return bool(game.state.zones[HAND.at(scope.you)])

    def words(self, say: Say) -> str:
        return "discard a random card from your hand"


@dataclass(frozen=True, eq=False)
class Ready(Verb):
    who: Noun

    def apply(self, game: Champions, scope: Scope) -> None:
        for card in self.who.cards(game, scope):
            exhausting.ready(game, card)

    def possible(self, game: Champions, scope: Scope) -> bool:
        return any(game.state.exhausted[card] for card in found(self.who, game, scope))

    def words(self, say: Say) -> str:
        return f"ready {self.who.words(say)}"


@dataclass(frozen=True, eq=False)
class Exhaust(Verb):
    who: Noun

    def apply(self, game: Champions, scope: Scope) -> None:
        for card in self.who.cards(game, scope):
            exhausting.exhaust(game, card)

    def possible(self, game: Champions, scope: Scope) -> bool:
        return any(not game.state.exhausted[card] for card in found(self.who, game, scope))

    def words(self, say: Say) -> str:
        return f"exhaust {self.who.words(say)}"


@dataclass(frozen=True, eq=False)
class ChangeForm(Verb):
    """Change to the other form; `form` names it where the card does."""

    form: str = ""

    def apply(self, game: Champions, scope: Scope) -> None:
        forms.change_form(game, scope.you)

    def words(self, say: Say) -> str:
        return f"change to {self.form} form" if self.form else "change form"


@dataclass(frozen=True, eq=False)
class Give(Verb):
    """Give characters a status card that they don't have yet."""

    status: str
    who: Noun

    def apply(self, game: Champions, scope: Scope) -> None:
        for card in self.who.cards(game, scope):
            status.give(game, card, self.status)

    def possible(self, game: Champions, scope: Scope) -> bool:
        column = status.column(game, self.status)
        return any(not column[card] for card in found(self.who, game, scope))

    def words(self, say: Say) -> str:
        verbs = {kinds.STUNNED: "stun", kinds.CONFUSED: "confuse"}
        who = self.who.words(say)
        if self.status in verbs:
            return f"{verbs[self.status]} {'yourself' if who == 'you' else who}"
        return f"give {who} a {self.status} card"


@dataclass(frozen=True, eq=False)
class PutCounters(Verb):
    """Put counters on this card."""

    amount: Number
    name: str

    def apply(self, game: Champions, scope: Scope) -> None:
        counters.change(game, scope.source, count(game, scope, self.amount))

    def words(self, say: Say) -> str:
        return f"put {number_words(self.amount, say)} {self.name} counters on {say.this}"


@dataclass(frozen=True, eq=False)
class Gets(Verb):
    """A stat is higher until the end of the phase."""

    amount: int
    stat: str
    who: Noun

    def apply(self, game: Champions, scope: Scope) -> None:
        cards = self.who.cards(game, scope)
        game.modify(self.stat, ADD, self.amount, cards, ("phase", 0), source=scope.source)

    def words(self, say: Say) -> str:
        return f"{self.who.words(say)} gets +{self.amount} {self.stat.upper()} until the end of the phase"


@dataclass(frozen=True, eq=False)
class UntilEndOfPhase(Verb):
    """Bonuses for whichever cards they speak of, also those that come later, until the end of the phase."""

    statics: tuple[Static, ...]

    def apply(self, game: Champions, scope: Scope) -> None:
        for static in self.statics:
            game.add_lasting_effect(static, scope, ("phase", 0))

    def words(self, say: Say) -> str:
        gains = listed([f"+{measured(static.amount, static.stat.upper(), say)}" for static in self.statics])
        return f"until the end of the phase, {self.statics[0].to.words(say)} gets {gains}"


@dataclass(frozen=True, eq=False)
class Later(Verb):
    """Leave something behind that happens at its moment, as long as this card is then still what it was."""

    trigger: Trigger

    def apply(self, game: Champions, scope: Scope) -> None:
        kept: dict[Slot, Any] = {slots.ARRIVAL: game.state.arrival[scope.source]}
        if slots.ACTIVATION in scope.vars:
            kept[slots.ACTIVATION] = scope.vars[slots.ACTIVATION]
        elif scope.event is not None and notes.ACTIVATION in scope.event.notes:
            kept[slots.ACTIVATION] = scope.event.notes[notes.ACTIVATION]
        game.add_delayed_trigger(self.trigger, scope, ("never", 0), once=True, vars=kept)

    def words(self, say: Say) -> str:
        return f"{self.trigger.moment.words(say)}, {self.trigger.effect.words(say)}"


@dataclass(frozen=True, eq=False)
class IfStillHere(Node):
    """Do something about this card if it has not left play meanwhile."""

    effect: Node

    def enter(self, game: Champions, scope: Scope) -> None:
        if in_play(game, scope.source) and game.state.arrival[scope.source] == scope.vars[slots.ARRIVAL]:
            game.enter(self.effect, scope)

    def words(self, say: Say) -> str:
        return self.effect.words(say)


def change_discount(game: Champions, event: Event) -> None:
    game.state.discount[event.seat] += event.amount


DISCOUNTED: Final = EventKind("cost less", change_discount)


@dataclass(frozen=True, eq=False)
class CostLess(Verb):
    """The next card that you play this phase costs less."""

    amount: int

    def apply(self, game: Champions, scope: Scope) -> None:
        game.happen(Event(DISCOUNTED, seat=scope.you, amount=self.amount))

    def words(self, say: Say) -> str:
        return f"pay {self.amount} less for the next card that they play this phase"


@dataclass(frozen=True, eq=False)
class Search(Verb):
    """Look through your deck for a card, take it into your hand and shuffle."""

    what: Noun

    def enter(self, game: Champions, scope: Scope) -> None:
        game.show(game.state.zones[DECK.at(scope.you)], 1 << scope.you)
        super().enter(game, scope)

    def apply(self, game: Champions, scope: Scope) -> None:
        """Who knew a card of the deck does not see whether it is the one that was taken."""
        deck = DECK.at(scope.you)
        lose_track(game, game.state.zones[deck], 1 << scope.you)
        player_deck.take_into_hand(game, scope.you, *self.what.cards(game, scope))
        shuffle_into(game, deck)

    def words(self, say: Say) -> str:
        return f"search your deck for {self.what.words(say)}, take it into your hand and shuffle your deck"
