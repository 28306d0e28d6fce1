"""The record of a game: the position before every choice, and what happened in between.

What happened is told twice over: as deeds (an attack, a card played) and as the changes they made to what the seat
sees, so that a view and the events after it always give the next view.
"""

from __future__ import annotations

from typing import Any

from longbox.engine import view
from longbox.engine.events import Event
from longbox.engine.game import Game
from longbox.engine.zones import EVERYBODY


class Deed:
    """An event as it was, with who could see which of its cards then."""

    __slots__ = ("amount", "cards", "facts", "guises", "kind", "manner", "seat", "sights", "unseen")

    def __init__(self, game: Game[Any], event: Event) -> None:
        state = game.state
        self.kind = event.kind.name
        self.seat = event.seat
        self.amount = event.amount
        self.manner = event.manner
        self.facts = event.kind.facts(game, event) if event.kind.facts is not None else {}
        about = {"card": event.card, "target": event.target, "source": event.source}
        cards = [(role, card) for role, card in about.items() if card >= 0]
        cards += [("cards", card) for card in event.cards]
        self.cards = [(role, card, state.known[card], game.face(card)) for role, card in cards]
        self.sights = [state.sight[card] for _, card in cards]
        self.unseen = {card for _, card in cards if game.rules.zones.of[state.zone[card]].sight != EVERYBODY}
        self.guises = {card: guise for _, card in cards if (guise := game.rules.guise(game, card))}

    def told(self, salt: str, seat: int | None, place: str) -> dict[str, Any]:
        """The deed as a seat may hear it, its cards by the handles that they had right after it: one that is shuffled
        away later can't be followed. A card that lies where the seat can't see it has no handle but for this `place`.
        """
        said: dict[str, Any] = {"event": self.kind, **self.facts}
        if self.seat >= 0:
            said["seat"] = self.seat
        if self.amount:
            said["amount"] = self.amount
        if self.manner:
            said["manner"] = self.manner
        bit = view.SPECTATOR if seat is None else seat
        handles = view.handles_of(salt, seat)
        for (role, card, known, face), sight in zip(self.cards, self.sights, strict=True):
            knows = known >> bit & 1
            follows = knows or card not in self.unseen
            shown = {"handle": handles.of(card, sight) if follows else handles.hashed(f"{place}/{card}")}
            if card in self.guises:
                shown["guise"] = self.guises[card]
            elif knows:
                shown["id"] = face.id
                shown["name"] = face.name
            if role == "cards":
                said.setdefault(role, []).append(shown)
            else:
                said[role] = shown
        return said


class Record:
    """Deeds since the start, and positions: all of them, or only the later ones if memory counts."""

    def __init__(self, game: Game[Any]) -> None:
        self._positions: list[Game[Any] | None] = []
        self._deeds: list[list[Deed]] = [[]]
        self.first = 0
        """The first position that is kept."""
        game.log = self

    def place(self) -> int:
        return len(self._deeds[-1])

    def note(self, game: Game[Any], event: Event, place: int) -> None:
        self._deeds[-1].insert(place, Deed(game, event))

    def latest(self) -> str:
        return next((deeds[-1].kind for deeds in reversed(self._deeds) if deeds), "")

    def before_choice(self, game: Game[Any]) -> None:
        self._positions.append(game.clone())
        self._deeds.append([])

    def position(self, now: Game[Any], number: int) -> Game[Any]:
        return self._at(now, number).clone()

    def _at(self, now: Game[Any], number: int) -> Game[Any]:
        found = self._positions[number] if number < len(self._positions) else now
        assert found is not None, f"position {number} was dropped: play the game again to see it"
        return found

    def cut(self, game: Game[Any], number: int) -> None:
        del self._positions[number:]
        del self._deeds[number + 1 :]
        self.first = min(self.first, number)
        game.log = self

    def drop(self, before: int) -> None:
        """Forget the positions before a choice; the deeds stay."""
        for number in range(self.first, min(before, len(self._positions))):
            self._positions[number] = None
            self.first = number + 1

    def deeds(self, now: Game[Any], seat: int | None, since: int) -> list[dict[str, Any]]:
        """For each choice from `since` on: its number and the deeds."""
        return [
            {"choice": number, "deeds": self._deeds_of(now, seat, number)}
            for number in range(max(since, -1), len(self._positions))
        ]

    def _deeds_of(self, now: Game[Any], seat: int | None, number: int) -> list[dict[str, Any]]:
        salt: str = now.state.salt
        deeds = enumerate(self._deeds[number + 1])
        return [deed.told(salt, seat, f"deed/{number}/{place}") for place, deed in deeds]

    def events(self, now: Game[Any], seat: int | None, since: int) -> list[dict[str, Any]]:
        """For each choice from `since` on: its number, the deeds, and the changes to the seat's view."""
        found = []
        before = view.view(self._at(now, since), seat) if 0 <= since < len(self._positions) else {}
        for number in range(max(since, -1), len(self._positions)):
            after = view.view(self._at(now, number + 1), seat)
            deeds = self._deeds_of(now, seat, number)
            found.append({"choice": number, "deeds": deeds, "changes": changes(before, after)})
            before = after
        return found


def changes(before: Any, after: Any, path: tuple[Any, ...] = ()) -> list[dict[str, Any]]:
    """What to set and drop so that one view becomes another."""
    if isinstance(before, dict) and isinstance(after, dict):
        found = [{"drop": [*path, key]} for key in before if key not in after]
        for key, value in after.items():
            if key not in before:
                found.append({"set": [*path, key], "to": value})
            elif before[key] != value:
                found += changes(before[key], value, (*path, key))
        return found
    return [{"set": list(path), "to": after}]


def apply_changes(seen: dict[str, Any], told: list[dict[str, Any]]) -> dict[str, Any]:
    """The view that changes lead to; the given one stays as it is."""
    new = dict(seen)
    for change in told:
        path = change.get("set") or change["drop"]
        place = new
        for key in path[:-1]:
            place[key] = dict(place[key])
            place = place[key]
        if "set" in change:
            place[path[-1]] = change["to"]
        else:
            del place[path[-1]]
    return new
