"""What only one encounter card of the core set does, as each class names it: no words of the
vocabulary put it together.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from longbox.engine.effects.abilities import Static
from longbox.engine.effects.amounts import Chosen
from longbox.engine.effects.verbs import Verb
from longbox.engine.events import Event, EventKind
from longbox.engine.frames import Frame, Node, Scope
from longbox.engine.slots import Note
from longbox.engine.words import Say, sentence
from longbox.games.champions.chapters import (
    activations,
    damage,
    discarding,
    minions,
    player_deck,
    prevention,
    revealing,
    status,
    threat,
)
from longbox.games.champions.chapters.encounter_deck import DEALT_A_CARD, deal_encounter_card, take_encounter_card
from longbox.games.champions.chapters.shuffling import shuffle_into
from longbox.games.champions.table import kinds, notes, slots
from longbox.games.champions.table.cards import in_play
from longbox.games.champions.table.kinds import ENERGY, STUNNED
from longbox.games.champions.table.players import in_player_order
from longbox.games.champions.table.schemes import main_scheme
from longbox.games.champions.table.state import Champions
from longbox.games.champions.table.unique import match_in_play
from longbox.games.champions.table.zones import ENCOUNTER_DECK, ENCOUNTER_DISCARD, HAND, SET_ASIDE, TUCKED, VILLAIN


@dataclass(frozen=True, eq=False)
class WeighCombat(Verb):
    """Ritual Combat: discard the top encounter card: X is 1 more than its boost icons."""

    def apply(self, game: Champions, scope: Scope) -> None:
        card = take_encounter_card(game, ENCOUNTER_DISCARD.at())
        scope.vars[slots.WEIGHED] = 1 + (game.state.definition[card].stats.get("boost", 0) if card >= 0 else 0)

    def words(self, say: Say) -> str:
        return "discard the top card of the encounter deck (X is 1 more than its boost icons)"


COMBAT = Chosen(slots.WEIGHED, "X")


@dataclass(frozen=True, eq=False)
class DiscardEnergy(Verb):
    """Yon-Rogg's Treason: discard every card with an energy resource from your hand; without one this card surges."""

    def apply(self, game: Champions, scope: Scope) -> None:
        definition = game.state.definition
        hand = game.state.zones[HAND.at(scope.you)]
        lost = [card for card in hand if definition[card].facts["icons"][ENERGY]]
        if not lost:
            scope.vars[slots.SURGE] = 1
        discarding.discard(game, *lost, seat=scope.you)

    def words(self, say: Say) -> str:
        return "discard from your hand each card that shows an energy resource; if there is none, this card gains surge"


@dataclass(frozen=True, eq=False)
class Backlash(Verb):
    """Electromagnetic Backlash: discard the top 5 cards of your deck and take damage for their energy resources."""

    def apply(self, game: Champions, scope: Scope) -> None:
        lost = player_deck.discard_from_deck(game, scope.you, 5)
        energy = sum(game.state.definition[card].facts["icons"][ENERGY] for card in lost)
        damage.deal(game, game.state.identity[scope.you], energy, source=scope.source)

    def words(self, say: Say) -> str:
        return "discard the top 5 cards of their deck and take 1 damage for each energy resource printed on them"


@dataclass(frozen=True, eq=False)
class StunDamaged(Verb):
    """Sonic Converter: whoever the answered attack damaged is stunned."""

    def apply(self, game: Champions, scope: Scope) -> None:
        assert scope.event is not None
        attack = activations.find(game, scope.event.notes[notes.ACTIVATION])
        for card in dict.fromkeys(attack.hurt if attack is not None else ()):
            if in_play(game, card):
                status.give(game, card, STUNNED)

    def words(self, say: Say) -> str:
        return "stun each character that the attack damaged"


@dataclass(frozen=True, eq=False)
class JoinFight(Verb):
    """Weapons Runner: this boost card enters play as a minion engaged with you."""

    def apply(self, game: Champions, scope: Scope) -> None:
        minions.put_minion(game, scope.source, scope.you)

    def words(self, say: Say) -> str:
        return f"put {say.this} into play engaged with you"


@dataclass(frozen=True, eq=False)
class DealYouACard(Verb):
    """Hydra Soldier: whoever defeated it is dealt an encounter card."""

    def apply(self, game: Champions, scope: Scope) -> None:
        game.tell(Event(DEALT_A_CARD, seat=scope.you, source=scope.source))
        deal_encounter_card(game, scope.you)

    def words(self, say: Say) -> str:
        return "deal the engaged player an encounter card"


@dataclass(frozen=True, eq=False)
class AllyMustDefend(Static):
    """Melter: the engaged player defends with an ally, if one is ready."""

    def words(self, say: Say) -> str:
        return f"The player engaged with {say.this} must defend against it with an ally, if able."


@dataclass(frozen=True, eq=False)
class Soak(Verb):
    """Armored Rhino Suit: the damage goes on this card instead; with enough of it the card is discarded."""

    limit: int

    def apply(self, game: Champions, scope: Scope) -> None:
        assert scope.event is not None
        scope.event.cancelled = True
        event = scope.event
        told: dict[Note, Any] = {notes.LIMIT: self.limit}
        game.happen(Event(SOAKED, card=scope.source, target=event.card, amount=event.amount, notes=told))

    def words(self, say: Say) -> str:
        return f"put it on {say.this} instead; once {self.limit} or more damage lies there, discard {say.this}"


def apply_soaked(game: Champions, event: Event) -> None:
    game.state.add("damage", event.card, event.amount)


def discard_if_full(game: Champions, event: Event) -> None:
    if game.state.damage[event.card] >= event.notes[notes.LIMIT]:
        discarding.discard(game, event.card)


SOAKED = EventKind("soak damage", apply_soaked, then=discard_if_full)


@dataclass(frozen=True, eq=False)
class Computed(Static):
    """Titania: a stat that is printed as X."""

    def words(self, say: Say) -> str:
        return sentence(f"{say.this}'s {self.stat.upper()} is {self.amount.words(say)}")


@dataclass(frozen=True, eq=False)
class TuckAtRandom(Verb):
    """Highway Robbery: put a random card of your hand face down under this card."""

    def apply(self, game: Champions, scope: Scope) -> None:
        hand = game.state.zones[HAND.at(scope.you)]
        if hand:
            game.happen(Event(TUCKED_AWAY, card=game.pick_at_random(hand), target=scope.source, seat=scope.you))

    def words(self, say: Say) -> str:
        return f"put a random card of their hand face down under {say.this}"


def apply_tuck(game: Champions, event: Event) -> None:
    game.move(event.card, TUCKED.at())
    game.attach(event.card, event.target)


TUCKED_AWAY = EventKind("tuck", apply_tuck)


@dataclass(frozen=True, eq=False)
class ReturnTucked(Verb):
    """Highway Robbery: the cards under this one go back to their owners' hands."""

    def apply(self, game: Champions, scope: Scope) -> None:
        state = game.state
        for card in [card for card in state.zones[TUCKED.at()] if state.host[card] == scope.source]:
            player_deck.take_into_hand(game, state.owner[card], card)

    def words(self, say: Say) -> str:
        return f"return each card under {say.this} to its owner's hand"


@dataclass(frozen=True, eq=False)
class ThreatByTypes(Verb):
    """The Vulture's Plans: a random card from every hand; threat for each type of resource among them."""

    def apply(self, game: Champions, scope: Scope) -> None:
        hands = [game.state.zones[HAND.at(seat)] for seat in in_player_order(game)]
        lost = [game.pick_at_random(hand) for hand in hands if hand]
        shown = [game.state.definition[card].facts["icons"] for card in lost]
        types = sum(any(of[kind] for of in shown) for kind in range(4))
        discarding.discard(game, *lost)
        threat.place(game, main_scheme(game), types, source=scope.source)

    def words(self, say: Say) -> str:
        return (
            "each player discards a random card from hand, then place 1 threat on the main scheme for each type of "
            "resource on those cards"
        )


@dataclass(frozen=True, eq=False)
class BringNemesis(Node):
    """Shadow of the Past: your nemesis minion and side scheme are revealed; the others join the encounter deck."""

    def step(self, game: Champions, frame: Frame) -> None:
        seat = frame.scope.you
        aside = nemesis_set(game, seat)
        if frame.at == 0:
            frame.scope.vars[slots.SURGE] = 1
        found = [card for card in aside if game.face(card).kind in (kinds.MINION, kinds.SIDE_SCHEME)]
        for card in sorted(found, key=lambda card: game.face(card).kind != kinds.MINION):
            frame.at += 1
            if game.face(card).kind == kinds.MINION:
                if match_in_play(game, card):
                    continue
                frame.scope.vars[slots.SURGE] = 0
            revealing.reveal(game, card, seat)
            return
        game.state.frames.pop()
        rest = [card for card in aside if game.face(card).kind != kinds.MINION]
        if rest:
            shuffle_into(game, ENCOUNTER_DECK.at(), *rest)

    def words(self, say: Say) -> str:
        return (
            "reveal your nemesis minion and your nemesis side scheme from the cards set aside, then shuffle the rest "
            "of your nemesis set into the encounter deck; if the minion does not come into play, this card gains surge"
        )


def nemesis_set(game: Champions, seat: int) -> list[int]:
    """What is still set aside of a player's nemesis set."""
    state = game.state
    name = state.definition[state.identity[seat]].set + "_nemesis"
    return [card for card in state.zones[SET_ASIDE.at()] if state.definition[card].set == name]


@dataclass(frozen=True, eq=False)
class SaveHost(Verb):
    """Biomechanical Upgrades: the minion is not defeated: all its damage is healed, and this is discarded."""

    def apply(self, game: Champions, scope: Scope) -> None:
        assert scope.event is not None
        scope.event.cancelled = True
        host = scope.event.card
        prevention.tell_cancelled(game, host, scope.source, "defeat")
        discarding.discard(game, scope.source)
        damage.heal(game, host, game.state.damage[host])

    def words(self, say: Say) -> str:
        return f"heal all damage from it instead, then discard {say.this}"


@dataclass(frozen=True, eq=False)
class Environment(Verb):
    """The Crimson Cowl: put an environment from the encounter deck into play."""

    name: str

    def apply(self, game: Champions, scope: Scope) -> None:
        state = game.state
        for card in state.zones[ENCOUNTER_DECK.at()]:
            if state.definition[card].name == self.name:
                game.move(card, VILLAIN.at())
                break
        game.shuffle(ENCOUNTER_DECK.at())

    def words(self, say: Say) -> str:
        return f"put {self.name} into play and shuffle the encounter deck"


@dataclass(frozen=True, eq=False)
class StrongerForThisAttack(Verb):
    """Ultron, stage II: until the end of the attack the villain has more ATK for each Drone of the player whom it
    attacked first."""

    bonus: Static

    def apply(self, game: Champions, scope: Scope) -> None:
        assert scope.event is not None
        game.add_lasting_effect(self.bonus, scope, ("activation", scope.event.notes[notes.ACTIVATION]))

    def words(self, say: Say) -> str:
        return f"until the end of the attack, {say.this} gets +1 ATK for each Drone minion engaged with you"
