"""A view made easy to look things up in: zones by name, and every card that a seat can see."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

SeenCard = Mapping[str, Any]


class Seen:
    """What `Match.view` gave, by zone."""

    def __init__(self, view: Mapping[str, Any]) -> None:
        self.view = view
        self.you: int | None = view["you"]
        self.seats: int = view["seats"]
        self._zones: Mapping[str, Mapping[str, Any]] = view["zones"]

    def __getitem__(self, key: str) -> Any:
        return self.view[key]

    def get(self, key: str, default: Any = None) -> Any:
        return self.view.get(key, default)

    def cards(self, zone: str, at: int | str | None = None) -> list[SeenCard]:
        """The cards of a zone, of a seat's zone or of a space; of a hidden pile those that are known."""
        return cards_of(self._zone(zone, at))

    def count(self, zone: str, at: int | str | None = None) -> int:
        return int(self._zone(zone, at).get("count", 0))

    def top(self, zone: str, at: int | str | None = None) -> SeenCard | None:
        """The card on top of an open pile."""
        cards = self._zone(zone, at).get("cards")
        return cards[-1] if cards else None

    def _zone(self, zone: str, at: int | str | None) -> Mapping[str, Any]:
        return self._zones.get(zone if at is None else f"{zone}:{at}", {})

    def on(self, host: SeenCard) -> list[SeenCard]:
        """The cards that lie on a card."""
        return [card for card in self.all_cards() if card.get("on") == host["handle"]]

    def all_cards(self) -> Iterator[SeenCard]:
        for zone in self._zones.values():
            yield from cards_of(zone)

    def place_of(self, card: SeenCard) -> tuple[str, str]:
        """The kind of zone in which a card lies, and whose it is or which space ("" if all share it)."""
        for name, zone in self._zones.items():
            if any(one["handle"] == card["handle"] for one in cards_of(zone)):
                kind, _, at = name.partition(":")
                return kind, at
        return "", ""

    def by_handle(self, handle: str | None) -> SeenCard | None:
        return next((card for card in self.all_cards() if card["handle"] == handle), None)

    def named(self) -> list[SeenCard]:
        """Every card whose name this seat knows."""
        return [card for card in self.all_cards() if "name" in card]

    def seats_from(self, seat: int | None) -> list[int]:
        """All seats in turn order, beginning with this one."""
        first = seat or 0
        return [(first + step) % self.seats for step in range(self.seats)]


def cards_of(zone: Mapping[str, Any]) -> list[SeenCard]:
    return list(zone["cards"]) if "cards" in zone else [card for _, card in zone.get("known", ())]
