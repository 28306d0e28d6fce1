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
        self._zones: dict[tuple[str, Any], Mapping[str, Any]] = {
            (zone["zone"], zone.get("space", zone.get("seat"))): zone for zone in view["zones"]
        }

    def __getitem__(self, key: str) -> Any:
        return self.view[key]

    def get(self, key: str, default: Any = None) -> Any:
        return self.view.get(key, default)

    def cards(self, zone: str, at: int | str | None = None) -> list[SeenCard]:
        """The cards of a zone, of a seat's zone or of a space; of a hidden pile those that are known."""
        found = self._zones.get((zone, at), {})
        return list(found.get("cards") or [card for _, card in found.get("known", ())])

    def count(self, zone: str, at: int | str | None = None) -> int:
        return int(self._zones.get((zone, at), {}).get("count", 0))

    def top(self, zone: str, at: int | str | None = None) -> SeenCard | None:
        """The card on top of an open pile."""
        cards = self._zones.get((zone, at), {}).get("cards")
        return cards[-1] if cards else None

    def on(self, host: SeenCard) -> list[SeenCard]:
        """The cards that lie on a card."""
        return [card for card in self.all_cards() if card.get("on") == host["handle"]]

    def all_cards(self) -> Iterator[SeenCard]:
        for zone in self.view["zones"]:
            yield from zone.get("cards") or [card for _, card in zone.get("known", ())]

    def named(self) -> list[SeenCard]:
        """Every card whose name this seat knows."""
        return [card for card in self.all_cards() if "name" in card]

    def seats_from(self, seat: int | None) -> list[int]:
        """All seats in turn order, beginning with this one."""
        first = seat or 0
        return [(first + step) % self.seats for step in range(self.seats)]
