"""An event that took place, as it can be told to each seat later on."""

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
        facts = {name: fact if isinstance(fact, (str, int)) else str(fact) for name, fact in self.facts.items()}
        said: dict[str, Any] = {"event": self.kind, **facts}
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
