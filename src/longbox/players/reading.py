"""Reading views: the cards of a zone, and a card's values where it may have none."""

from __future__ import annotations

from typing import Any

View = dict[str, Any]
CardView = dict[str, Any]


def cards(view: View, zone: str) -> list[CardView]:
    """The cards of a zone, as the seat sees them; none if it is empty."""
    found: list[CardView] = view["zones"].get(zone, {}).get("cards", [])
    return found


def count(view: View, zone: str) -> int:
    found: int = view["zones"].get(zone, {}).get("count", 0)
    return found
