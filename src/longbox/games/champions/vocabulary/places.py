"""Where the cards are that effects speak of."""

from __future__ import annotations

from typing import Final

from longbox.engine.effects import phrases
from longbox.engine.effects.moving import pile
from longbox.engine.effects.phrases import BEFORE
from longbox.engine.effects.places import Among
from longbox.engine.frames import Scope
from longbox.games.champions.table import characters, schemes, zones
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


def every_villain(game: Champions, scope: Scope) -> list[int]:
    return list(game.state.villains)


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
    return piles[zones.ENCOUNTER_DECK.at()] + piles[zones.ENCOUNTER_DISCARD.at()]


ENEMIES: Final = Among(every_enemy, anywhere=True)
MINIONS: Final = Among(every_minion, test=is_engaged, anywhere=True)
CHARACTERS: Final = Among(every_character, anywhere=True)
SCHEMES: Final = Among(every_scheme, anywhere=True)
IN_PLAY: Final = Among(all_in_play, anywhere=True)
VILLAINS: Final = Among(every_villain)
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
ENCOUNTER_DECK: Final = pile("the encounter deck", zones.ENCOUNTER_DECK)
ENCOUNTER_DISCARD: Final = pile("the encounter discard pile", zones.ENCOUNTER_DISCARD)
ENCOUNTER_CARDS: Final = pile("the encounter discard pile and deck", zones.ENCOUNTER_DECK, zones.ENCOUNTER_DISCARD)
ENCOUNTER_PILES: Final = Among(encounter_piles)
