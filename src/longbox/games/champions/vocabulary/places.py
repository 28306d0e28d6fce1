"""Where the cards are that effects speak of."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from longbox.engine.effects import phrases
from longbox.engine.effects.moving import Pile, pile
from longbox.engine.effects.phrases import BEFORE
from longbox.engine.effects.places import Among
from longbox.engine.frames import Scope
from longbox.games.champions.table import characters, encounter_decks, schemes, zones
from longbox.games.champions.table.copies import hand_by_name
from longbox.games.champions.table.state import Champions
from longbox.games.champions.table.zones import AREA


def every_enemy(game: Champions, scope: Scope) -> list[int]:
    return characters.enemies(game)


def every_minion(game: Champions, scope: Scope) -> list[int]:
    return characters.minions(game)


def is_engaged(game: Champions, scope: Scope, card: int) -> bool:
    seat = characters.engaged_with(game, card)
    return seat >= 0 and not game.state.out[seat]


def every_character(game: Champions, scope: Scope) -> list[int]:
    return characters.characters(game)


def every_friend(game: Champions, scope: Scope) -> list[int]:
    return characters.friendly_characters(game)


def is_a_players(game: Champions, scope: Scope, card: int) -> bool:
    return game.state.controller[card] >= 0


def every_scheme(game: Champions, scope: Scope) -> list[int]:
    return schemes.schemes(game)


def all_in_play(game: Champions, scope: Scope) -> list[int]:
    return game.in_play()


def the_villain(game: Champions, scope: Scope) -> list[int]:
    """Of several that of the card which speaks: itself, or what it is attached to; else the active one."""
    state = game.state
    if len(state.villains) > 1:
        for own in (scope.source, state.host[scope.source]):
            if own in state.villains:
                return [own]
    return [characters.active_villain(game)]


def is_a_villain(game: Champions, scope: Scope, card: int) -> bool:
    return card in game.state.villains


def the_main_scheme(game: Champions, scope: Scope) -> list[int]:
    """Of several the one that speaks, else that of the active villain."""
    state = game.state
    return [scope.source if scope.source in state.main_schemes else encounter_decks.main_scheme(game)]


def is_a_main_scheme(game: Champions, scope: Scope, card: int) -> bool:
    return card in game.state.main_schemes


def your_own_identity(game: Champions, scope: Scope) -> list[int]:
    return [game.state.identity[scope.you]]


def your_hand(game: Champions, scope: Scope) -> list[int]:
    return game.state.zones[zones.HAND.at(scope.you)]


def your_hand_by_name(game: Champions, scope: Scope) -> list[int]:
    return hand_by_name(game, scope.you)


def your_cards(game: Champions, scope: Scope) -> list[int]:
    return game.state.zones[AREA.at(scope.you)]


def your_minions(game: Champions, scope: Scope) -> list[int]:
    return characters.minions_of(game, scope.you)


def encounter_piles(game: Champions, scope: Scope) -> list[int]:
    piles: list[list[int]] = game.state.zones
    return piles[encounter_decks.encounter_deck(game)] + piles[encounter_decks.encounter_discard(game)]


@dataclass(frozen=True, eq=False)
class EncounterPile(Pile):
    """The encounter deck or its discard pile, or both: of several decks the one that is meant."""

    def zones(self, game: Champions, scope: Scope) -> list[int]:
        number = encounter_decks.active_deck(game)
        return [kind.first + number for kind in self.kinds]


ENEMIES: Final = Among(every_enemy, anywhere=True)
MINIONS: Final = Among(every_minion, test=is_engaged, anywhere=True)
CHARACTERS: Final = Among(every_character, anywhere=True)
SCHEMES: Final = Among(every_scheme, anywhere=True)
IN_PLAY: Final = Among(all_in_play, anywhere=True)
VILLAINS: Final = Among(the_villain, test=is_a_villain)
"""What is done to "the villain" is done to one of several; what is said of it is said of each."""
MAIN_SCHEMES: Final = Among(the_main_scheme, test=is_a_main_scheme)
YOURS: Final = Among(your_own_identity, "{your}", BEFORE, phrases.SIDE)
YOUR_OWN: Final = Among(your_own_identity)
YOUR_HAND: Final = Among(your_hand, "{from} {your} hand")
YOUR_SORTED_HAND: Final = Among(your_hand_by_name, "{from} {your} hand")
FRIENDLY: Final = Among(every_friend, "friendly", BEFORE, phrases.SIDE, is_a_players)
"""Of those who have left play, too, it is known on whose side they were."""
YOU_CONTROL: Final = Among(your_cards, "{you} control")
ENGAGED_WITH_YOU: Final = Among(your_minions, "{engaged} with {to_you}")
YOUR_DECK: Final = pile("{your} deck", zones.DECK)
YOUR_DISCARD_PILE: Final = pile("{your} discard pile", zones.DISCARD)
ENCOUNTER_DECK: Final = EncounterPile((zones.ENCOUNTER_DECKS[0],), "the encounter deck")
ENCOUNTER_DISCARD: Final = EncounterPile((zones.ENCOUNTER_DISCARDS[0],), "the encounter discard pile")
ENCOUNTER_CARDS: Final = EncounterPile(
    (zones.ENCOUNTER_DECKS[0], zones.ENCOUNTER_DISCARDS[0]), "the encounter discard pile and deck"
)
ENCOUNTER_PILES: Final = Among(encounter_piles)
