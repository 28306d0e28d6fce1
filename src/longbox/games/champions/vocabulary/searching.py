"""Looking for cards in decks: by name, by kind, from the top down."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from longbox.engine.effects.adjectives import Adjective
from longbox.engine.effects.nouns import A, Cards, Noun
from longbox.engine.effects.verbs import Verb
from longbox.engine.frames import Scope
from longbox.engine.view import lose_track
from longbox.engine.words import Say
from longbox.games.champions.chapters import encounter_deck, minions, player_deck, revealing
from longbox.games.champions.chapters.resolving import show
from longbox.games.champions.chapters.shuffling import shuffle_into
from longbox.games.champions.table import kinds
from longbox.games.champions.table.state import Champions
from longbox.games.champions.table.zones import DECK, ENCOUNTER_DECK, ENCOUNTER_DISCARD
from longbox.games.champions.vocabulary.adjectives import ABLE_TO_ENTER_PLAY, MINION, titled, trait
from longbox.games.champions.vocabulary.places import ENCOUNTER_PILES


@dataclass(frozen=True, eq=False)
class Fetch(Verb):
    """Search the encounter deck and discard pile for a card, reveal it, and shuffle."""

    name: str

    def apply(self, game: Champions, scope: Scope) -> None:
        state = game.state
        for zone in (ENCOUNTER_DECK.at(), ENCOUNTER_DISCARD.at()):
            for card in state.zones[zone]:
                if state.definition[card].name == self.name:
                    revealing.reveal(game, card, scope.you)
                    show(game, card)
                    shuffle_into(game, ENCOUNTER_DECK.at())
                    return
        shuffle_into(game, ENCOUNTER_DECK.at())

    def words(self, say: Say) -> str:
        return f"find {self.name} in the encounter deck or discard pile and reveal it, then shuffle the encounter deck"


def is_minion(game: Champions, card: int, trait: str) -> bool:
    face = game.state.definition[card]
    return face.kind == kinds.MINION and (not trait or trait in face.traits)


@dataclass(frozen=True, eq=False)
class DiscardUntilMinion(Verb):
    """Discard from the encounter deck until a minion turns up; it engages the first player."""

    trait: str = ""

    def apply(self, game: Champions, scope: Scope) -> None:
        for _ in range(len(game.state.zones[ENCOUNTER_DECK.at()])):
            card = encounter_deck.take_encounter_card(game, ENCOUNTER_DISCARD.at())
            if is_minion(game, card, self.trait) and game.state.zone[card] == ENCOUNTER_DISCARD.at():
                minions.put_minion(game, card, game.state.first)
                return

    def words(self, say: Say) -> str:
        kind = f"{self.trait} minion" if self.trait else "minion"
        return (
            f"discard cards from the encounter deck until a {kind} turns up, and put it into play engaged with the "
            "first player"
        )


@dataclass(frozen=True, eq=False)
class DiscardUntilSideScheme(Verb):
    """Discard from the encounter deck until a side scheme turns up, and reveal it; running out ends the search."""

    def apply(self, game: Champions, scope: Scope) -> None:
        for _ in range(len(game.state.zones[ENCOUNTER_DECK.at()])):
            card = encounter_deck.take_encounter_card(game, ENCOUNTER_DISCARD.at())
            if game.face(card).kind == kinds.SIDE_SCHEME and game.state.zone[card] == ENCOUNTER_DISCARD.at():
                revealing.reveal(game, card, scope.you)
                return

    def words(self, say: Say) -> str:
        return "discard cards from the encounter deck until a side scheme turns up, and reveal that one"


DISCARD_UNTIL_SIDE_SCHEME: Final = DiscardUntilSideScheme()


def in_encounter_piles(name: str = "", *adjectives: Adjective) -> Cards:
    """Minions of the encounter deck and discard pile, by name or by adjectives, that could enter play."""
    called = (titled(name),) if name else ()
    return Cards(name or "minion", ENCOUNTER_PILES, (MINION, *called, *adjectives, ABLE_TO_ENTER_PLAY))


@dataclass(frozen=True, eq=False)
class FindMinion(Verb):
    """Look for a minion in the encounter deck and discard pile; it enters play and engages you."""

    what: Noun

    def enter(self, game: Champions, scope: Scope) -> None:
        game.show(game.state.zones[ENCOUNTER_DECK.at()], 1 << scope.you)
        super().enter(game, scope)

    def apply(self, game: Champions, scope: Scope) -> None:
        for card in self.what.cards(game, scope):
            minions.put_minion(game, card, scope.you)
            show(game, card)
        shuffle_into(game, ENCOUNTER_DECK.at())

    def words(self, say: Say) -> str:
        return (
            f"find {self.what.words(say)} in the encounter deck or discard pile and put it into play engaged with you, "
            "then shuffle the encounter deck"
        )


def find_minion(name: str) -> FindMinion:
    return FindMinion(in_encounter_piles(name))


def find_minion_with(name: str) -> FindMinion:
    return FindMinion(A(in_encounter_piles("", trait(name))))


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
