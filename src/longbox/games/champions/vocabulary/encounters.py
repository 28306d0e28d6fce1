"""What encounter cards do: activate enemies, surge, reveal; and how players' cards stop, soften or replace that."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from longbox.engine.decision import Decision, Option, Question
from longbox.engine.effects.abilities import Trigger
from longbox.engine.effects.amounts import Number, measured
from longbox.engine.effects.conditions import is_a
from longbox.engine.effects.dividing import Divided
from longbox.engine.effects.flow import ChooseOne, May, Mode, Sequence, do
from longbox.engine.effects.nouns import THIS, Noun
from longbox.engine.effects.verbs import Verb
from longbox.engine.events import Event
from longbox.engine.frames import Frame, Node, Scope
from longbox.engine.topics import Topic
from longbox.engine.words import Say, then
from longbox.games.champions.chapters import (
    activations,
    boost,
    damage,
    discarding,
    enemy_activation,
    overkill,
    prevention,
    revealing,
    status,
    threat,
)
from longbox.games.champions.chapters.villain_phase import ENEMY_ORDER
from longbox.games.champions.table import notes, slots
from longbox.games.champions.table.abilities import Cost
from longbox.games.champions.table.cards import in_play
from longbox.games.champions.table.characters import active_villain, engaged_with
from longbox.games.champions.table.copies import unlike
from longbox.games.champions.table.names import asker, name_of
from longbox.games.champions.table.players import in_player_order, is_hero
from longbox.games.champions.table.state import Champions
from longbox.games.champions.vocabulary.adjectives import IN_HERO_FORM
from longbox.games.champions.vocabulary.choices import CouldDo, of_them
from longbox.games.champions.vocabulary.conditions import READY_ALTER_EGO
from longbox.games.champions.vocabulary.deeds import become_alter_ego, exhaust, remove_from_game
from longbox.games.champions.vocabulary.nouns import YOU, YOUR_ALTER_EGO, hero_or_ally


@dataclass(frozen=True, eq=False)
class Pay(Node):
    """Spend resources as an effect, not as a cost."""

    cost: Cost

    def enter(self, game: Champions, scope: Scope) -> None:
        self.cost.enter(game, scope)

    def possible(self, game: Champions, scope: Scope) -> bool:
        return self.cost.payable(game, scope)

    def words(self, say: Say) -> str:
        return self.cost.words(say)


@dataclass(frozen=True, eq=False)
class ForFirstPlayer(Node):
    """The first player does something."""

    effect: Node

    def enter(self, game: Champions, scope: Scope) -> None:
        self.effect.enter(game, scope.child(game.state.first))

    def words(self, say: Say) -> str:
        return f"have the first player {self.effect.words(of_them(say))}"


@dataclass(frozen=True, eq=False)
class ForEngagedPlayer(Node):
    """The player whom this minion is engaged with, who is "you" to it, does something."""

    effect: Node

    def enter(self, game: Champions, scope: Scope) -> None:
        self.effect.enter(game, scope)

    def words(self, say: Say) -> str:
        return f"have the engaged player {self.effect.words(of_them(say))}"


@dataclass(frozen=True, eq=False)
class AlsoAttacks(Verb):
    """After this attack the enemy attacks each other hero, too."""

    def apply(self, game: Champions, scope: Scope) -> None:
        for seat in in_player_order(game):
            if seat != scope.you and is_hero(game, seat):
                enemy_activation.attacks(game, scope.source, seat, "also")

    def words(self, say: Say) -> str:
        return "it also attacks each other hero"


@dataclass(frozen=True, eq=False)
class GainSurge(Verb):
    """The card that is being revealed brings another one."""

    def apply(self, game: Champions, scope: Scope) -> None:
        scope.vars[slots.SURGE] = 1

    def words(self, say: Say) -> str:
        return "this card gains surge"


@dataclass(frozen=True, eq=False)
class VillainAttacks(Verb):
    """The villain attacks you."""

    def apply(self, game: Champions, scope: Scope) -> None:
        scope.vars[slots.BEFORE] = game.state.begun
        enemy_activation.attacks(game, active_villain(game), scope.you)

    def words(self, say: Say) -> str:
        return "the villain attacks you"


@dataclass(frozen=True, eq=False)
class VillainSchemes(Verb):
    def apply(self, game: Champions, scope: Scope) -> None:
        scope.vars[slots.BEFORE] = game.state.begun
        enemy_activation.schemes(game, active_villain(game), scope.you)

    def words(self, say: Say) -> str:
        return "the villain schemes"


@dataclass(frozen=True, eq=False)
class EachAttacks(Question):
    """Several enemies attack you, one at a time in the order you choose; or each the player it is engaged with."""

    who: Noun
    own_player: bool = False

    def enter(self, game: Champions, scope: Scope) -> None:
        scope.vars[slots.BEFORE] = game.state.begun
        game.push(self, scope, tuple(self.who.cards(game, scope)))

    def ask(self, game: Champions, frame: Frame) -> Decision | None:
        waiting = [card for card in frame.data if in_play(game, card)]
        seat = frame.scope.you
        if not waiting or game.state.out[seat]:
            return None
        return Decision(seat, [Option("activate", (card,)) for card in unlike(game, waiting)], kind="order", about=self)

    def answer(self, game: Champions, frame: Frame, option: Option) -> None:
        frame.data = tuple(card for card in frame.data if card != option.card)
        seat = engaged_with(game, option.card) if self.own_player else frame.scope.you
        enemy_activation.attacks(game, option.card, seat)

    def topic(self, game: Champions, decision: Decision) -> Topic:
        return ENEMY_ORDER

    def prompt(self, game: Champions, decision: Decision) -> str:
        return f"{asker(game)}: which enemy attacks next?"

    def label(self, game: Champions, option: Option) -> str:
        return f"{name_of(game, option.card)} attacks"

    def words(self, say: Say) -> str:
        whom = "the hero that it is engaged with" if self.own_player else "you"
        return f"{self.who.words(say)} attacks {whom}"


@dataclass(frozen=True, eq=False)
class GiveToHurt(Verb):
    """Whoever took damage from the attack that this card caused gets a status card."""

    status: str

    def apply(self, game: Champions, scope: Scope) -> None:
        attack = game.state.finished
        if attack is None or attack.id <= scope.vars[slots.BEFORE]:
            return
        for card in dict.fromkeys(attack.hurt):
            if in_play(game, card):
                status.give(game, card, self.status)

    def words(self, say: Say) -> str:
        return "stun each character that the attack damaged"


@dataclass(frozen=True, eq=False)
class ThisActivation(Verb):
    """Leave a trigger behind for the rest of the activation that this boosts."""

    trigger: Trigger

    def apply(self, game: Champions, scope: Scope) -> None:
        number = scope.vars[slots.ACTIVATION]
        game.add_delayed_trigger(self.trigger, scope, ("activation", number), vars={slots.ACTIVATION: number})

    def words(self, say: Say) -> str:
        return f"{self.trigger.moment.words(say)}, {self.trigger.effect.words(say)}"


@dataclass(frozen=True, eq=False)
class Overkill(Verb):
    """The attack that is going on has overkill."""

    def apply(self, game: Champions, scope: Scope) -> None:
        number = scope.vars.get(slots.ACTIVATION, 0)
        if not number and scope.event is not None:
            number = scope.event.notes[notes.ACTIVATION]
        game.take_place(Event(overkill.GAINED, notes={notes.ACTIVATION: number}))

    def words(self, say: Say) -> str:
        return "the attack gains overkill"


@dataclass(frozen=True, eq=False)
class AttackThat(Sequence):
    """What an attack gains before it is made: told after what the attack does."""

    def words(self, say: Say) -> str:
        gain, *attack = self.steps
        return then([*(step.words(say) for step in attack), gain.words(say)])


@dataclass(frozen=True, eq=False)
class LessThreat(Verb):
    """The scheme that is starting places less threat."""

    amount: int

    def apply(self, game: Champions, scope: Scope) -> None:
        assert scope.event is not None
        activation = activations.find(game, scope.event.notes[notes.ACTIVATION])
        if activation is not None:
            activations.strengthen(game, activation, -self.amount)
            told = Event(prevention.PREVENTED, source=scope.source, amount=self.amount, manner="scheme")
            game.tell(told)

    def words(self, say: Say) -> str:
        return f"have it place {self.amount} less threat"


@dataclass(frozen=True, eq=False)
class CancelWhenRevealed(Verb):
    """The treachery's When Revealed text does nothing."""

    def apply(self, game: Champions, scope: Scope) -> None:
        assert scope.event is not None
        scope.event.notes[notes.VOID] = 1
        prevention.tell_cancelled(game, scope.event.card, scope.source, "revealed")

    def words(self, say: Say) -> str:
        return "cancel what it would do when revealed"


@dataclass(frozen=True, eq=False)
class Prevent(Verb):
    """Prevent some or all of the damage that is about to be taken."""

    amount: int | None = None

    def apply(self, game: Champions, scope: Scope) -> None:
        event = scope.event
        assert event is not None
        prevention.prevent(game, event, self.amount, scope.source, "damage")

    def words(self, say: Say) -> str:
        return "prevent all of it" if self.amount is None else f"prevent {self.amount} of it"


@dataclass(frozen=True, eq=False)
class PreventThreat(Verb):
    """Less threat than would be placed."""

    amount: int

    def apply(self, game: Champions, scope: Scope) -> None:
        event = scope.event
        assert event is not None
        prevention.prevent(game, event, self.amount, scope.source, "threat")

    def words(self, say: Say) -> str:
        return f"prevent {self.amount} of it"


@dataclass(frozen=True, eq=False)
class CancelCard(Verb):
    """The revealed card does nothing and is discarded; another one is revealed in its place."""

    def apply(self, game: Champions, scope: Scope) -> None:
        event = scope.event
        assert event is not None
        event.cancelled = True
        prevention.tell_cancelled(game, event.card, scope.source, "revealed")
        discarding.discard(game, event.card)
        revealing.reveal_top(game, event.seat)

    def words(self, say: Say) -> str:
        return "cancel that card and discard it, then reveal another card from the encounter deck"


@dataclass(frozen=True, eq=False)
class Accelerate(Verb):
    """The main scheme gets an acceleration token."""

    def apply(self, game: Champions, scope: Scope) -> None:
        threat.accelerate(game, source=scope.source)

    def words(self, say: Say) -> str:
        return "give the main scheme an acceleration token"


@dataclass(frozen=True, eq=False)
class TakeAsDamage(Verb):
    """The threat that would be placed is damage to you instead."""

    def apply(self, game: Champions, scope: Scope) -> None:
        event = scope.event
        assert event is not None
        amount = prevention.prevent(game, event, None, scope.source, "threat")
        identity = game.state.identity[scope.you]
        damage.deal(game, identity, amount, seat=scope.you, source=scope.source)

    def words(self, say: Say) -> str:
        return "take it as damage instead"


@dataclass(frozen=True, eq=False)
class AnotherBoost(Verb):
    """The villain gets one more boost card for this activation."""

    def apply(self, game: Champions, scope: Scope) -> None:
        boost.give(game, active_villain(game))

    def words(self, say: Say) -> str:
        return "give the villain another boost card for this activation"


@dataclass(frozen=True, eq=False)
class RevealTop(Verb):
    def apply(self, game: Champions, scope: Scope) -> None:
        revealing.reveal_top(game, scope.you)

    def words(self, say: Say) -> str:
        return "reveal the top card of the encounter deck"


@dataclass(frozen=True, eq=False)
class Assign(Verb):
    """Damage is divided; then all of it is dealt at once."""

    shares: Divided

    def apply(self, game: Champions, scope: Scope) -> None:
        damage.deal_each(game, tuple(Counter(self.shares.cards(game, scope)).items()), source=scope.source)

    def words(self, say: Say) -> str:
        return f"divide {measured(self.shares.amount, 'damage', '', say)} among {self.shares.words(say)}"


def assign(amount: Number) -> Assign:
    """The first player divides, as for every encounter card that does not say who."""
    return Assign(Divided(hero_or_ally, amount, by=lambda game, scope: game.state.first))


@dataclass(frozen=True, eq=False)
class AtTheCostOf(Sequence):
    """One thing after another, the first for the sake of the second."""

    def words(self, say: Say) -> str:
        cost, effect = self.steps
        return f"{cost.words(say)} to {effect.words(say)}"


def obligation_choice(penalty: Node) -> Node:
    """What every obligation asks: change to alter-ego form if you like, then exhaust or suffer."""
    paid = AtTheCostOf((exhaust(YOUR_ALTER_EGO), remove_from_game(THIS)))
    choice = ChooseOne((Mode(paid, READY_ALTER_EGO), Mode(penalty, CouldDo(penalty))))
    return do(May(become_alter_ego(), is_a(YOU, IN_HERO_FORM)), choice)
