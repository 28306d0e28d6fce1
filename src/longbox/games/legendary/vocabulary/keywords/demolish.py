"""Demolish: one card of the Hero Deck sets a cost, and everybody loses a card of that cost."""

from __future__ import annotations

from typing import Final

from longbox.engine.effects.choosing import a
from longbox.engine.effects.flow import do, let
from longbox.engine.effects.moving import reveal, top
from longbox.engine.effects.nouns import IT
from longbox.engine.effects.players import Players
from longbox.engine.effects.related import alike
from longbox.engine.language import message
from longbox.games.legendary.table import slots
from longbox.games.legendary.table.nouns import COST
from longbox.games.legendary.table.players import EACH_OTHER_PLAYER, EACH_PLAYER
from longbox.games.legendary.vocabulary.deeds import discard, put_under_hero_deck
from longbox.games.legendary.vocabulary.named import Named
from longbox.games.legendary.vocabulary.nouns import card
from longbox.games.legendary.vocabulary.places import THE_HERO_DECK, YOUR_HAND

OF_EACH = message(
    "{reveal} the top card of the {Hero} Deck and put it under that deck; all players show their hands, and each"
    " discards a card that {costs} as much"
)
OF_OTHERS = message(
    "{reveal} the top card of the {Hero} Deck and put it under that deck; all other players show their hands, and each"
    " discards a card that {costs} as much"
)


def demolishing(name: str, players: Players, means: str) -> Named:
    """It is shown at all, so that everybody sees what was noted and that whoever discards nothing holds nothing."""
    return Named(
        name,
        do(
            reveal(top(THE_HERO_DECK)),
            put_under_hero_deck(IT),
            let(players, do(reveal(YOUR_HAND), discard(a(card.that(alike(COST, IT)), slot=slots.CHOSEN)))),
        ),
        means=means,
    )


DEMOLISH: Final = demolishing("{Demolish} each player", EACH_PLAYER, OF_EACH)
DEMOLISH_OTHERS: Final = demolishing("{Demolish} each other player", EACH_OTHER_PLAYER, OF_OTHERS)
