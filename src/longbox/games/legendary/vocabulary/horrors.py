"""Horrors as words: what else makes the whole game worse."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Final

from longbox.engine.cards import Card
from longbox.engine.effects.abilities import Ability
from longbox.engine.effects.deeds import Deed
from longbox.engine.effects.flow import do
from longbox.engine.effects.lending import titles
from longbox.engine.effects.verbs import Verb
from longbox.engine.events import Event
from longbox.engine.frames import Node, Scope
from longbox.engine.words import Say
from longbox.games.legendary.chapters import horrors, villain_deck
from longbox.games.legendary.chapters.setup import A_STRIKE, A_TWIST
from longbox.games.legendary.table import notes
from longbox.games.legendary.table.abilities import AT_START, SmallerHands
from longbox.games.legendary.table.cards import COLLECTION
from longbox.games.legendary.table.kinds import STRIKE, TWIST
from longbox.games.legendary.table.state import Table

NAMES: Final = {STRIKE: A_STRIKE, TWIST: A_TWIST}


def one_more(kind: str, game: Table, scope: Scope, cards: list[int], amount: int) -> None:
    card = COLLECTION.basic(NAMES[kind][game.state.side])
    game.happen(Event(horrors.BRING, seat=scope.you, source=scope.source, notes={notes.DEFINITION: card}))


def play_random(game: Table, scope: Scope, cards: list[int], amount: int) -> None:
    game.push(horrors.RANDOM_HORROR, Scope(game.state.active))


def strike_once(game: Table, scope: Scope, cards: list[int], amount: int) -> None:
    """Without a card of its own: what struck or twisted is through."""
    villain_deck.strike_effect(game, Scope(game.state.active, -1 if scope.event is None else scope.event.card))


def demand_final_blow(game: Table, scope: Scope, cards: list[int], amount: int) -> None:
    game.happen(Event(horrors.FINAL_BLOW, seat=scope.you, source=scope.source))


def add_one(game: Table, scope: Scope, cards: list[int], amount: int) -> None:
    horrors.add_mastermind(game, scope)


def fewer_cards(less: int) -> SmallerHands:
    return SmallerHands(less)


def start_of_game(*effects: Node) -> Ability:
    """Before the first turn."""
    return Ability(AT_START, do(*effects))


play_random_horror: Final = Deed("play", "a random Horror", act=play_random).done
shuffle_in_a_strike: Final = Deed(
    "shuffle", "another {Master Strike} into the {Villain} Deck", act=partial(one_more, STRIKE)
).done
shuffle_in_a_twist: Final = Deed(
    "shuffle", "another {Scheme} {Twist} into the {Villain} Deck", act=partial(one_more, TWIST)
).done
masterminds_strike: Final = Deed("strike", "", subject="each {Mastermind}", act=strike_once).done
final_blow_is_needed: Final = Deed(
    "must", "be fought once more after its last {Tactic}", subject="the {Mastermind}", act=demand_final_blow
).done
add_a_mastermind: Final = Deed("add", "a random {Mastermind} with one {Tactic}", act=add_one).done


@dataclass(frozen=True, eq=False)
class RisesAs(Verb):
    """This card becomes another one, which is a Mastermind without Tactics."""

    mastermind: Card

    def apply(self, game: Table, scope: Scope) -> None:
        told = {notes.DEFINITION: self.mastermind}
        game.happen(Event(horrors.RISE_AS, seat=scope.you, card=scope.source, source=scope.source, notes=told))

    def words(self, say: Say) -> str:
        stats = self.mastermind.stats
        return say.phrase(
            "{this} becomes {name}, a further {Mastermind} with {attack} {Attack} and {vp} {VP} and {abilities}",
            name=self.mastermind.name,
            attack=stats["attack"],
            vp=stats["vp"],
            abilities=titles(self.mastermind.powers, say.of_it()),
        )


def rises_as(mastermind: Card) -> RisesAs:
    return RisesAs(mastermind)
