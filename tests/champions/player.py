"""What a player has on the table, by names."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from longbox.engine.cards import Card
from longbox.games.champions.table.characters import remaining
from longbox.games.champions.table.players import form
from longbox.games.champions.table.zones import AREA, DEALT, DECK, DISCARD, ENGAGED, HAND

if TYPE_CHECKING:
    from .scenario import Scenario


class Player:
    """What a player has, by names. Called, it lays that out."""

    def __init__(self, table: Scenario, seat: int) -> None:
        self.table = table
        self.seat = seat

    def __call__(
        self,
        *statuses: str,
        identity: str = "",
        hand: Iterable[str | Card] = (),
        play: Iterable[str | Card] = (),
        deck: Iterable[str | Card] | None = None,
        discard: Iterable[str | Card] = (),
        minions: Iterable[str | Card] = (),
        dealt: Iterable[str | Card] = (),
        damage: int = 0,
    ) -> Scenario:
        """Decks are given from the top. `statuses`: "alter-ego", "exhausted", "stunned", "confused", "tough"."""
        table, state = self.table, self.table.state
        if identity:
            state.put("definition", self.identity, table.definition(identity))
            table.game.index()
        for zone, names in ((HAND, hand), (AREA, play), (DISCARD, discard)):
            for name in names:
                table.add(name, zone.at(self.seat), self.seat)
        for zone, names in ((ENGAGED, minions), (DEALT, dealt)):
            for name in names:
                table.add(name, zone.at(self.seat))
        if deck is not None:
            table.make_deck(DECK.at(self.seat), deck, self.seat)
        state.add("damage", self.identity, damage)
        for status in statuses:
            if status == "alter-ego":
                table.game.turn_to(self.identity, 0)
            else:
                self.table.mark(self.identity, status)
        return table.look_again()

    @property
    def identity(self) -> int:
        return self.table.state.identity[self.seat]

    @property
    def form(self) -> str:
        return form(self.table.game, self.seat)

    @property
    def damage(self) -> int:
        return self.table.state.damage[self.identity]

    @property
    def hit_points(self) -> int:
        return remaining(self.table.game, self.identity)

    @property
    def hand(self) -> list[str]:
        return self.table.names(HAND.at(self.seat))

    @property
    def play(self) -> list[str]:
        """The cards in the player's area, without the identity."""
        return self.table.names(AREA.at(self.seat))[1:]

    @property
    def deck(self) -> list[str]:
        return self.table.names(DECK.at(self.seat))[::-1]

    @property
    def discard(self) -> list[str]:
        """The discard pile, the top card last."""
        return self.table.names(DISCARD.at(self.seat))

    @property
    def minions(self) -> list[str]:
        return self.table.names(ENGAGED.at(self.seat))

    @property
    def dealt(self) -> list[str]:
        return self.table.names(DEALT.at(self.seat))

    @property
    def out(self) -> bool:
        return bool(self.table.state.out[self.seat])

    def has(self, status: str) -> bool:
        return self.table.has_on(self.identity, status)

    def value(self, stat: str) -> int:
        return self.table.game.value(self.identity, stat)
