"""What only one player card of the core set does, as each class names it: no words of the
vocabulary put it together.
"""

from __future__ import annotations

from dataclasses import dataclass

from longbox.engine.decision import Decision, Option, Question
from longbox.engine.effects.counting import EitherAmount
from longbox.engine.effects.flow import ForEach, Steps
from longbox.engine.effects.nouns import Noun, distinct
from longbox.engine.effects.verbs import Verb
from longbox.engine.events import Event
from longbox.engine.frames import Frame, Node, Scope
from longbox.engine.words import Say, labelled
from longbox.games.champions.chapters import damage, discarding, player_deck, status
from longbox.games.champions.chapters.basic_powers import may_attack
from longbox.games.champions.chapters.entering_play import put_into_play
from longbox.games.champions.chapters.payment import pay
from longbox.games.champions.chapters.resources import Price, aspect_of, can_pay
from longbox.games.champions.chapters.shuffling import shuffle_into
from longbox.games.champions.table import kinds, slots
from longbox.games.champions.table.abilities import Resource
from longbox.games.champions.table.cards import has_trait, in_play
from longbox.games.champions.table.characters import minions_of
from longbox.games.champions.table.kinds import ALLY, ENERGY, MENTAL, NO_ICONS, PHYSICAL, STUNNED, WILD, Icons
from longbox.games.champions.table.names import asker, name_of
from longbox.games.champions.table.players import in_player_order
from longbox.games.champions.table.state import Champions
from longbox.games.champions.table.unique import match_in_play
from longbox.games.champions.table.zones import DECK, DISCARD, HAND
from longbox.games.champions.vocabulary.conditions import AERIAL
from longbox.games.champions.vocabulary.deeds import aimed


@dataclass(frozen=True, eq=False)
class ByResource(Node):
    """Hulk: discard the top card of your deck; its printed resource says what happens. A wild one does all of it."""

    physical: Node
    energy: Node
    mental: Node

    def step(self, game: Champions, frame: Frame) -> None:
        if frame.at == 0:
            frame.at = 1
            cards = player_deck.discard_from_deck(game, frame.scope.you, 1)
            frame.data = game.state.definition[cards[0]].facts["icons"] if cards else (0, 0, 0, 0)
            return
        effects = ((PHYSICAL, self.physical), (ENERGY, self.energy), (MENTAL, self.mental))
        if frame.at > len(effects):
            game.state.frames.pop()
            return
        kind, effect = effects[frame.at - 1]
        frame.at += 1
        if frame.data[kind] or frame.data[WILD]:
            game.enter(effect, frame.scope)

    def words(self, say: Say) -> str:
        return (
            f"discard the top card of your deck; if it shows physical, {self.physical.words(say)}; if energy, "
            f"{self.energy.words(say)}; if mental, {self.mental.words(say)}; if wild, all of these"
        )


@dataclass(frozen=True, eq=False)
class StrikeAround(Question):
    """Energy Daggers: choose a player; the villain and the minions engaged with that player take damage."""

    amount: EitherAmount

    def ask(self, game: Champions, frame: Frame) -> Decision:
        options = [Option("player", amount=seat) for seat in in_player_order(game)]
        return Decision(frame.scope.you, options, about=self)

    def answer(self, game: Champions, frame: Frame, option: Option) -> None:
        game.state.frames.pop()
        scope = frame.scope
        amount = self.amount.of(game, scope)
        blows = tuple((card, amount) for card in [*game.state.villains, *minions_of(game, option.amount)])
        damage.deal_each(game, blows, seat=scope.you, source=scope.source)

    def prompt(self, game: Champions, decision: Decision) -> str:
        name = asker(game)
        return f"{name}: {self.words(game.rules.say(name))}"

    def words(self, say: Say) -> str:
        said = self.amount.measured("damage to the villain and each minion engaged with that player", "", say)
        return f"choose a player, then deal {said}"


@dataclass(frozen=True, eq=False)
class MoveDamage(Verb):
    """Vibranium Suit: move damage from your hero to an enemy, as much as there is."""

    amount: EitherAmount
    to: Noun

    def apply(self, game: Champions, scope: Scope) -> None:
        identity = game.state.identity[scope.you]
        amount = min(self.amount.of(game, scope), game.state.damage[identity])
        targets = self.to.cards(game, scope)
        attack = aimed(game, scope, targets)
        if amount and targets:
            game.push(MOVED, Scope(scope.you, scope.source, vars={slots.ATTACK: attack}), (targets[0], amount))
            game.happen(Event(damage.HEALED, card=identity, amount=amount))

    def words(self, say: Say) -> str:
        return f"move {self.amount.measured(f'damage from your hero to {self.to.words(say)}', '', say)}"


@dataclass(frozen=True, eq=False)
class Moved(Verb):
    """Vibranium Suit: damage that was healed from one character is dealt to another."""

    def step(self, game: Champions, frame: Frame) -> None:
        game.state.frames.pop()
        card, amount = frame.data
        scope = frame.scope
        damage.deal(game, card, amount, seat=scope.you, source=scope.source, attack=scope.vars[slots.ATTACK])


MOVED = Moved()


@dataclass(frozen=True, eq=False)
class ShuffleBack(Verb):
    """Ancestral Knowledge: cards of your discard pile go back into your deck."""

    what: Noun

    def apply(self, game: Champions, scope: Scope) -> None:
        shuffle_into(game, DECK.at(scope.you), *self.what.cards(game, scope))

    def possible(self, game: Champions, scope: Scope) -> bool:
        return bool(self.what.candidates(game, scope))

    def words(self, say: Say) -> str:
        return f"shuffle {self.what.words(say)} into your deck"


@dataclass(frozen=True, eq=False)
class KeepOneOfThree(Question):
    """Tony Stark: look at the top 3 cards of your deck, take one into your hand and discard the others."""

    def enter(self, game: Champions, scope: Scope) -> None:
        top = tuple(reversed(game.state.zones[DECK.at(scope.you)][-3:]))
        game.show(top, -1 if game.state.open_hands else 1 << scope.you)
        game.push(self, scope, top)

    def possible(self, game: Champions, scope: Scope) -> bool:
        return bool(game.state.zones[DECK.at(scope.you)])

    def ask(self, game: Champions, frame: Frame) -> Decision | None:
        if not frame.data:
            return None
        cards = distinct(game, list(frame.data))
        return Decision(frame.scope.you, [Option("take", (card,)) for card in cards], about=self)

    def answer(self, game: Champions, frame: Frame, option: Option) -> None:
        game.state.frames.pop()
        player_deck.take_into_hand(game, frame.scope.you, option.card)
        rest = [card for card in frame.data if card != option.card]
        discarding.discard(game, *rest, seat=frame.scope.you)
        player_deck.refill(game, frame.scope.you)

    def prompt(self, game: Champions, decision: Decision) -> str:
        return f"{asker(game)}: take one of these cards into your hand; the others are discarded"

    def label(self, game: Champions, option: Option) -> str:
        return f"Take {name_of(game, option.card)}"

    def words(self, say: Say) -> str:
        return "look at the top 3 cards of your deck, take 1 of them into your hand and discard the others"


@dataclass(frozen=True, eq=False)
class RepulsorBlast(Verb):
    """Repulsor Blast: damage to an enemy, more for each energy resource on the top cards of your deck, which are
    discarded. One hit."""

    to: Noun

    def apply(self, game: Champions, scope: Scope) -> None:
        lost = player_deck.discard_from_deck(game, scope.you, 5)
        energy = sum(game.state.definition[card].facts["icons"][ENERGY] for card in lost)
        targets = self.to.cards(game, scope)
        attack = aimed(game, scope, targets)
        for target in targets:
            damage.deal(game, target, 1 + 2 * energy, seat=scope.you, source=scope.source, attack=attack)

    def possible(self, game: Champions, scope: Scope) -> bool:
        return bool(self.to.candidates(game, scope))

    def words(self, say: Say) -> str:
        return (
            f"deal 1 damage to {self.to.words(say)}, and 2 more for each energy resource printed on the top 5 cards of "
            "your deck, which you discard"
        )


@dataclass(frozen=True, eq=False)
class CopyTopDiscard(Resource):
    """Pepper Potts: generates what is printed on the top card of your discard pile."""

    def generates(self, game: Champions, seat: int) -> Icons:
        pile = game.state.zones[DISCARD.at(seat)]
        return game.state.definition[pile[-1]].facts["icons"] if pile else NO_ICONS

    def words(self, say: Say) -> str:
        assert self.cost is not None
        printed = "the resources printed on the top card of your discard pile"
        return labelled("resource", f"{self.cost.words(say)} to generate {printed}")


def is_tech(game: Champions, card: int) -> bool:
    return game.face(card).kind == kinds.UPGRADE and has_trait(game, card, "Tech")


@dataclass(frozen=True, eq=False)
class RecoverTech(Verb):
    """Stark Tower: the topmost Tech upgrade of your discard pile comes back to your hand."""

    def apply(self, game: Champions, scope: Scope) -> None:
        player_deck.take_into_hand(game, scope.you, *self.topmost(game, scope.you))

    def topmost(self, game: Champions, seat: int) -> list[int]:
        pile = game.state.zones[DISCARD.at(seat)]
        return [card for card in reversed(pile) if is_tech(game, card)][:1]

    def possible(self, game: Champions, scope: Scope) -> bool:
        return bool(self.topmost(game, scope.you))

    def words(self, say: Say) -> str:
        return "return the topmost Tech upgrade of their discard pile to their hand"


@dataclass(frozen=True, eq=False)
class FromOneOrEach(Node):
    """Mark V Helmet: remove threat from one scheme, or from each if you are Aerial."""

    one: Node
    each: ForEach

    def enter(self, game: Champions, scope: Scope) -> None:
        (self.each if AERIAL.holds(game, scope) else self.one).enter(game, scope)

    def possible(self, game: Champions, scope: Scope) -> bool:
        return self.one.possible(game, scope)

    def words(self, say: Say) -> str:
        return f"{self.one.words(say)} (from each scheme if {AERIAL.words(say)})"


@dataclass(frozen=True, eq=False)
class CallAlly(Question):
    """Make the Call: choose an ally in any discard pile, pay its printed cost and put it into play.

    `data`: the ally chosen.
    """

    def possible_allies(self, game: Champions, scope: Scope) -> list[int]:
        state = game.state
        piles = [card for seat in in_player_order(game) for card in state.zones[DISCARD.at(seat)]]
        called = [card for card in distinct(game, piles) if state.definition[card].kind == ALLY]
        return [card for card in called if affordable(game, scope, card) and not match_in_play(game, card)]

    def possible(self, game: Champions, scope: Scope) -> bool:
        return bool(self.possible_allies(game, scope))

    def ask(self, game: Champions, frame: Frame) -> Decision | None:
        options = [Option("call", (card,)) for card in self.possible_allies(game, frame.scope)]
        return Decision(frame.scope.you, options, about=self) if options else None

    def answer(self, game: Champions, frame: Frame, option: Option) -> None:
        game.state.frames.pop()
        called = Scope(frame.scope.you, option.card)
        game.push(ARRIVE, called)
        pay(game, called, price(game, option.card))

    def prompt(self, game: Champions, decision: Decision) -> str:
        return f"{asker(game)}: choose an ally in a discard pile to pay for and put into play"

    def label(self, game: Champions, option: Option) -> str:
        return f"Call {name_of(game, option.card)}"

    def words(self, say: Say) -> str:
        return "pay the printed cost of an ally in a discard pile to put it into play under your control"


def price(game: Champions, ally: int) -> Price:
    return game.state.definition[ally].stats["cost"], 0, 0, 0


def affordable(game: Champions, scope: Scope, ally: int) -> bool:
    """Whether the ally, who is what is paid for, can be paid without the card that calls."""
    return can_pay(game, scope.you, price(game, ally), aspect_of(game, ally), without=scope.source)


def arrive(game: Champions, scope: Scope) -> None:
    put_into_play(game, scope.you, scope.source)


ARRIVE = Steps(arrive)


@dataclass(frozen=True, eq=False)
class TheAttacker(Noun):
    """Counter-Punch: the enemy whose attack is answered, if you may attack it."""

    def cards(self, game: Champions, scope: Scope) -> list[int]:
        if scope.event is None:
            return []
        attacker = scope.event.card
        return [attacker] if in_play(game, attacker) and may_attack(game, scope.you, attacker) else []

    def words(self, say: Say) -> str:
        return "the attacker"


@dataclass(frozen=True, eq=False)
class DrawUp(Verb):
    """Split Personality: draw up to the hand size that is printed on your identity as it shows now."""

    def apply(self, game: Champions, scope: Scope) -> None:
        size = game.face(game.state.identity[scope.you]).stats["hand size"]
        player_deck.draw(game, scope.you, size - len(game.state.zones[HAND.at(scope.you)]))

    def words(self, say: Say) -> str:
        return "draw up to your printed hand size"


@dataclass(frozen=True, eq=False)
class StunAttacked(Verb):
    """Superhuman Strength: the enemy that was attacked is stunned."""

    def apply(self, game: Champions, scope: Scope) -> None:
        assert scope.event is not None
        status.give(game, scope.event.target, STUNNED)

    def possible(self, game: Champions, scope: Scope) -> bool:
        return scope.event is not None and scope.event.target >= 0 and in_play(game, scope.event.target)

    def words(self, say: Say) -> str:
        return "stun the attacked enemy"


@dataclass(frozen=True, eq=False)
class KeepMental(Verb):
    """Black Cat: discard the top 2 cards of your deck and take those with a mental resource into your hand."""

    def apply(self, game: Champions, scope: Scope) -> None:
        lost = player_deck.discard_from_deck(game, scope.you, 2)
        mental = [card for card in lost if game.state.definition[card].facts["icons"][MENTAL]]
        player_deck.take_into_hand(game, scope.you, *mental)

    def words(self, say: Say) -> str:
        return "discard the top 2 cards of your deck, and take each of them that shows a mental resource into your hand"
