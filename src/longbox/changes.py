"""What becomes of a view: cards that move, facts that change. A view and its changes give the next view.

A change is one of four:

- `move`: a `card` goes `from` a zone `to` another, where it comes to lie `at` a place of those that are listed. `as` is
  the whole card where the reader did not see it before, or sees something else now (a back). Without a `card`, one goes
  that can't be told from others. Without `from` it comes into sight, without `to` out of it.
- `facts`: `now` are facts of a card `in` a zone that are new or have changed, `gone` those that it has no more.
- `set` and `drop`: a `path` into the view, for all else.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

View = Mapping[str, Any]
Change = dict[str, Any]


class Move(NamedTuple):
    """A card went from one zone to another, as somebody saw it: `card` by its handle, before and after, "" where it was
    not to be told from others."""

    old: str
    new: str
    was: str
    now: str


def changes(before: View, after: View, moves: Iterable[Move] = ()) -> list[Change]:
    """What leads from one view to another, the cards that moved in the order in which they come to lie."""
    if not before:
        return [{"do": "set", "path": [name], "to": value} for name, value in after.items()]
    found = Table(before["zones"], after["zones"]).changes(moves)
    return found + differences(without_zones(before), without_zones(after))


def without_zones(view: View) -> View:
    return {name: value for name, value in view.items() if name != "zones"}


def differences(before: Any, after: Any, path: tuple[str | int, ...] = ()) -> list[Change]:
    """What to set and drop so that one fact becomes another."""
    if isinstance(before, dict) and isinstance(after, dict):
        found: list[Change] = [{"do": "drop", "path": [*path, key]} for key in before if key not in after]
        for key, value in after.items():
            if key not in before:
                found.append({"do": "set", "path": [*path, key], "to": value})
            elif before[key] != value:
                found += differences(before[key], value, (*path, key))
        return found
    if isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        pairs = enumerate(zip(before, after, strict=True))
        return [one for at, (old, new) in pairs if old != new for one in differences(old, new, (*path, at))]
    return [{"do": "set", "path": list(path), "to": after}]


class Table:
    """The zones on their way from what they were to what they are, as one change after another makes them."""

    def __init__(self, before: View, after: View) -> None:
        self._now: dict[str, Any] = dict(before)
        self._after = after
        self._made: list[Change] = []

    def changes(self, moves: Iterable[Move]) -> list[Change]:
        for move in sorted(moves, key=self._place):
            self._move(move)
        for zone in sorted({*self._now, *self._after}):
            self._settle(zone)
        return self._made

    def _place(self, move: Move) -> tuple[str, int, str, str]:
        """In which order cards that moved at one moment are told: it must not depend on what nobody sees."""
        listed = handles(self._after.get(move.new, {}))
        return move.new, listed.index(move.now) if move.now in listed else len(listed), move.old, move.was

    def _do(self, change: Change) -> None:
        self._made.append(change)
        do_in(self._now, change)

    def _move(self, move: Move) -> None:
        """Take a card out of the one zone and lay it into the other."""
        change: Change = {"do": "move", **self._leaving(move)}
        change |= self._coming(move, change.get("card", ""))
        if len(change) > 1:
            self._do(change)

    def _leaving(self, move: Move) -> Change:
        """Which card leaves its zone, as far as one sees that."""
        zone = self._now.get(move.old)
        if zone is None:
            return {}
        card = move.was or self._a_back(move.old)
        if card in handles(zone):
            return {"card": card, "from": move.old}
        return {} if "cards" in zone else {"from": move.old}

    def _coming(self, move: Move, leaves: str) -> Change:
        """Where it comes to lie, and as what if not as what it was."""
        there = self._after.get(move.new, {}).get("cards")
        if there is None:
            return {"to": move.new}
        lying = handles(self._now.get(move.new, {}))
        card = next((one for one in there if comes(one, move) and one["handle"] not in lying), None)
        if card is None:
            return {}
        place = {"to": move.new, "at": place_for(card["handle"], [one["handle"] for one in there], lying)}
        return place if card["handle"] == leaves else {**place, "as": card}

    def _a_back(self, zone: str) -> str:
        """The last of the backs in a zone: they can't be told apart, and those that stay keep their places."""
        cards = self._now.get(zone, {}).get("cards", ())
        return cards[-1]["handle"] if cards and is_back(cards[-1]) else ""

    def _settle(self, zone: str) -> None:
        """Whatever still differs in a zone."""
        after = self._after.get(zone)
        if self._now.get(zone) == after:
            return
        if after is None:
            self._do({"do": "drop", "path": ["zones", zone]})
            return
        if "cards" not in after:
            for change in differences({zone: self._now.get(zone)}, {zone: after}, ("zones",)):
                self._do(change)
            return
        self._list(zone, after["cards"])
        for old, new in zip(self._now[zone]["cards"], after["cards"], strict=True):
            if old != new:
                self._do(facts(zone, old, new))

    def _list(self, zone: str, cards: list[dict[str, Any]]) -> None:
        """Let a zone list the cards that it will, in their order."""
        listed = [card["handle"] for card in cards]
        for handle in handles(self._now.get(zone, {})):
            if handle not in listed:
                self._do({"do": "move", "card": handle, "from": zone})
        for card in cards:
            lying = handles(self._now.get(zone, {}))
            if card["handle"] not in lying:
                at = place_for(card["handle"], listed, lying)
                self._do({"do": "move", "to": zone, "at": at, "as": card})
        if handles(self._now[zone]) != listed:
            self._do({"do": "set", "path": ["zones", zone, "cards"], "to": cards})


def handles(zone: View) -> list[str]:
    """The cards that a zone lists, or that are known of a pile."""
    return [card["handle"] for card in cards_of(zone)]


def cards_of(zone: View) -> list[dict[str, Any]]:
    return list(zone["cards"]) if "cards" in zone else [card for _, card in zone.get("known", ())]


def is_back(card: View) -> bool:
    """One of the backs of a closed hand."""
    return len(card) == 1


def comes(card: View, move: Move) -> bool:
    """Whether this may be the card that moved: it itself, or any back if it can't be told from others."""
    return card["handle"] == move.now if move.now else is_back(card)


def place_for(card: str, listed: list[str], lying: list[str]) -> int:
    """Where a card comes to lie: behind the one before it that is there already."""
    earlier = set(listed[: listed.index(card)])
    return max((at + 1 for at, one in enumerate(lying) if one in earlier), default=0)


def facts(zone: str, old: View, new: View) -> Change:
    """How a card has changed where it lies."""
    change: Change = {"do": "facts", "card": new["handle"], "in": zone}
    now = {name: value for name, value in new.items() if name not in old or old[name] != value}
    gone = [name for name in old if name not in new]
    return change | ({"now": now} if now else {}) | ({"gone": gone} if gone else {})


def apply_changes(seen: View, told: Iterable[Change]) -> dict[str, Any]:
    """The view that changes lead to; the given one stays as it is."""
    new = dict(seen)
    for change in told:
        if change["do"] in ("set", "drop"):
            put(new, change)
        else:
            new["zones"] = dict(new["zones"])
            do_in(new["zones"], change)
    return new


def do_in(zones: dict[str, Any], change: Change) -> None:
    """Make one change to zones. What lies in them is shared with the view before, so it is copied, never written to."""
    if change["do"] == "move":
        move(zones, change)
    elif change["do"] == "facts":
        zone = zones[change["in"]]
        zones[change["in"]] = {
            **zone,
            "cards": [changed(card, change) if card["handle"] == change["card"] else card for card in zone["cards"]],
        }
    else:
        put({"zones": zones}, change, within=1)


def changed(card: View, change: Change) -> dict[str, Any]:
    gone = change.get("gone", ())
    return {name: value for name, value in card.items() if name not in gone} | change.get("now", {})


def move(zones: dict[str, Any], change: Change) -> None:
    taken: dict[str, Any] | None = None
    if "from" in change:
        zone = dict(zones[change["from"]])
        taken = next((card for card in cards_of(zone) if card["handle"] == change.get("card")), None)
        zone["count"] -= 1
        if "cards" in zone:
            zone["cards"] = [card for card in zone["cards"] if card is not taken]
        else:
            zone["known"] = [[place, card] for place, card in zone["known"] if card is not taken]
        zones[change["from"]] = zone
        if not zone["count"]:
            del zones[change["from"]]
    if "to" in change:
        listed = "at" in change
        zone = dict(zones.get(change["to"]) or {"count": 0, "cards" if listed else "known": []})
        zone["count"] += 1
        if listed:
            at = change["at"]
            zone["cards"] = [*zone["cards"][:at], change.get("as", taken), *zone["cards"][at:]]
        zones[change["to"]] = zone


def put(view: dict[str, Any], change: Change, within: int = 0) -> None:
    """Set or drop what lies at the end of a path. `within`: so far down everything is the caller's own."""
    *way, last = change["path"]
    place: Any = view
    for depth, key in enumerate(way):
        if depth >= within:
            place[key] = place[key].copy()
        place = place[key]
    if change["do"] == "set":
        place[last] = change["to"]
    else:
        del place[last]
