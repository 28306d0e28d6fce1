"""Demolish: one card of the Hero Deck sets a cost, and everybody loses a card of that cost."""

from __future__ import annotations

from typing import Final

from longbox.engine import history
from longbox.engine.effects.choosing import a
from longbox.engine.effects.conditions import Fact
from longbox.engine.effects.deeds import Deed
from longbox.engine.effects.flow import do, if_, let
from longbox.engine.effects.moving import reveal, top
from longbox.engine.effects.nouns import IT
from longbox.engine.effects.players import Players
from longbox.engine.effects.related import alike
from longbox.engine.effects.some_players import SomePlayers
from longbox.engine.events import Event, EventKind
from longbox.engine.frames import Scope
from longbox.engine.language import message
from longbox.games.legendary.table import slots
from longbox.games.legendary.table.nouns import COST
from longbox.games.legendary.table.players import EACH_OTHER_PLAYER, EACH_PLAYER
from longbox.games.legendary.table.state import Table
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


OF_THE_REST: Final = message(
    "{reveal} the top card of the {Hero} Deck and put it under that deck; those players show their hands, and each"
    " discards a card that {costs} as much"
)


def pay_off(game: Table, scope: Scope, cards: list[int], amount: int) -> None:
    game.happen(Event(PAY_OFF, seat=scope.you, source=scope.source))


def who_did_not_pay(game: Table, scope: Scope) -> list[int]:
    paid = [case.who for cases in history.events(game, PAY_OFF) for case in cases if scope.source in case.by]
    return [seat for seat in EACH_OTHER_PLAYER.seats(game, scope) if seat not in paid]


def is_owed(game: Table, scope: Scope) -> bool:
    return bool(who_did_not_pay(game, scope))


PAY_OFF: Final = EventKind("pay off", quiet=True, remembered=True)
avoid_demolition: Final = Deed("spare", "them", act=pay_off, subject="this").done
"""What a player has done spares them when the rest are Demolished."""
WHO_DID_NOT: Final = SomePlayers("each other player who was not spared", who_did_not_pay)
SOMEBODY_DID_NOT: Final = Fact("another player was not spared", is_owed)
DEMOLISH: Final = demolishing("{Demolish} each player", EACH_PLAYER, OF_EACH)
DEMOLISH_THE_REST: Final = if_(
    SOMEBODY_DID_NOT, demolishing("{Demolish} each other player who was not spared", WHO_DID_NOT, OF_THE_REST)
)
DEMOLISH_OTHERS: Final = demolishing("{Demolish} each other player", EACH_OTHER_PLAYER, OF_OTHERS)
