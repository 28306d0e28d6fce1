"""Where the cards are that effects speak of."""

from __future__ import annotations

from functools import partial
from typing import Final

from longbox.engine.effects.moving import pile, whole
from longbox.engine.effects.places import Among, InThe, InYour
from longbox.engine.frames import Scope
from longbox.engine.language import message
from longbox.games.legendary.table import zones
from longbox.games.legendary.table.board import hero_deck, villain_deck, zone_under
from longbox.games.legendary.table.enemies import elsewhere, is_foe, is_villain, lies_in_wait, masterminds, space_of
from longbox.games.legendary.table.kinds import IN_SPACES
from longbox.games.legendary.table.state import Table
from longbox.games.legendary.table.zones import (
    ARTIFACTS,
    BESIDE_SCHEME,
    BESIDE_VILLAIN_DECK,
    CITY_ROW,
    DISCARD,
    ESCAPED,
    HAND,
    HQ,
    KO_PILE,
    MADAME_HYDRA,
    NEW_RECRUITS,
    OFFICERS,
    OVER_MASTERMIND,
    PLAYED,
    VICTORY,
)


def stands_in(space: int, game: Table, scope: Scope, card: int) -> bool:
    return space_of(game, card) == space and (not game.state.in_city or is_villain(game, card))


def cards_in(space: int, game: Table, scope: Scope) -> list[int]:
    """The Villain there; a Mastermind is none."""
    found = game.state.zones[CITY_ROW.first + space]
    return [card for card in found if is_villain(game, card)] if game.state.in_city else found


def all_masterminds(game: Table, scope: Scope) -> list[int]:
    return masterminds(game)


def lies_below(space: int, game: Table, scope: Scope, card: int) -> bool:
    return bool(game.state.zone[card] == zone_under(game, space))


def cards_below(space: int, game: Table, scope: Scope) -> list[int]:
    zone = zone_under(game, space)
    return game.state.zones[zone] if zone >= 0 else []


def top_of(stack: int, game: Table, scope: Scope) -> list[int]:
    return game.state.zones[stack][-1:]


def enemies_elsewhere(game: Table, scope: Scope) -> list[int]:
    return [card for card in elsewhere(game) if is_foe(game, card)]


def is_enemy_elsewhere(game: Table, scope: Scope, card: int) -> bool:
    return lies_in_wait(game, card) and is_foe(game, card)


DECK: Final = pile("{your} deck", zones.DECK)
THE_HERO_DECK: Final = pile("the {Hero} Deck", *zones.HERO_DECKS, find=hero_deck)
THE_VILLAIN_DECK: Final = pile("the {Villain} Deck", *zones.VILLAIN_DECKS, find=villain_deck)
THE_OFFICERS: Final = pile("the {Officer} stack", zones.OFFICERS)
THE_BYSTANDERS: Final = pile("the {Bystander} stack", zones.BYSTANDERS)
YOUR_HAND: Final = whole(pile("{your} hand", HAND))
IN_DISCARD_PILE: Final = InYour((DISCARD,), "{from} {your} discard pile")
YOU_HAVE: Final = InYour((HAND, PLAYED, ARTIFACTS), "{you have}")
PLAYED_BY_YOU: Final = InYour((PLAYED,), "{you} played this turn")
YOU_OWN: Final = InYour((zones.DECK, HAND, PLAYED, ARTIFACTS, DISCARD, VICTORY), "{you} own")
YOU_CONTROL: Final = InYour((ARTIFACTS,), "{you} control")
IN_VICTORY_PILE: Final = InYour((VICTORY,), "{from} {your} Victory Pile")
IN_SPACE: Final = tuple(
    [Among(partial(cards_in, space), word, test=partial(stands_in, space)) for space, word in enumerate(IN_SPACES)]
)
"""The spaces of the city, each with its word: "on the Rooftops"."""
IN_HQ_SPACES: Final = (
    message("in the {HQ} under the {Sewers}"),
    message("in the {HQ} under the {Bank}"),
    message("in the {HQ} under the {Rooftops}"),
    message("in the {HQ} under the {Streets}"),
    message("in the {HQ} under the {Bridge}"),
)
IN_HQ_UNDER: Final = tuple(
    [
        Among(partial(cards_below, space), word, test=partial(lies_below, space))
        for space, word in enumerate(IN_HQ_SPACES)
    ]
)
"""The spaces of the HQ under those of the city."""
IN_KO_PILE: Final = InThe((KO_PILE,), "in the {KO} pile")
LYING_IN_WAIT: Final = Among(enemies_elsewhere, "", test=is_enemy_elsewhere)
"""Where enemies can be fought that are in no city."""
MASTERMINDS_PLACE: Final = Among(all_masterminds, "")
ESCAPED_ONES: Final = InThe((ESCAPED,), "has {escaped}", "have {escaped}")
CARRIED_OFF: Final = InThe((ESCAPED,), "has been carried off", "have been carried off by {Villains} that {escaped}")
LYING_IN_HQ: Final = InThe((HQ,), "lies in the {HQ}", "lie in the {HQ}")
IN_ESCAPE_PILE: Final = InThe((ESCAPED,), "lies in the {Escape} pile", "lie in the {Escape} pile")
BESIDE_THE_VILLAIN_DECK: Final = InThe((BESIDE_VILLAIN_DECK,), "beside the {Villain} Deck")
IN_ANY_VICTORY_PILE: Final = InThe((VICTORY,), "in any Victory Pile")
TOP_BYSTANDER: Final = Among(partial(top_of, zones.BYSTANDERS.first), "{from} the {Bystander} stack")
IN_THE_ESCAPE_PILE: Final = InThe((ESCAPED,), "{from} the {Escape} pile")
ON_OFFICERS: Final = Among(partial(top_of, OFFICERS.first), "{from} the {Officer} stack")
ON_MADAME_HYDRA: Final = Among(partial(top_of, MADAME_HYDRA.first), "{from} the {Madame HYDRA} stack")
ON_NEW_RECRUITS: Final = Among(partial(top_of, NEW_RECRUITS.first), "{from} the {New Recruit} stack")
BESIDE_THE_SCHEME: Final = InThe((BESIDE_SCHEME,), "beside the {Scheme}")
BESIDE_THE_MASTERMIND: Final = InThe((OVER_MASTERMIND,), "beside the {Mastermind}")
