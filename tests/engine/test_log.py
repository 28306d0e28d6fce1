"""What a log of a game hears, and in which order."""

from __future__ import annotations

from engine.toy import BRUTE, DAMAGE, Toy, find, take, toy
from longbox.engine.events import Event, EventKind
from longbox.record import Record


def fire(game: Toy, event: Event) -> None:
    """A volley deals damage."""
    game.happen(Event(DAMAGE, card=event.card, amount=1))


VOLLEY = EventKind("volley", then=fire)


class Heard:
    """A log that keeps the names of events."""

    def __init__(self) -> None:
        self.names: list[str] = []

    def place(self) -> int:
        return len(self.names)

    def note(self, game: Toy, event: Event, place: int) -> None:
        self.names.insert(place, event.kind.name)

    def latest(self) -> str:
        return self.names[-1] if self.names else ""


def test_an_event_is_told_before_what_it_brings_about() -> None:
    game = toy(hands=([BRUTE], []))
    take(game, "play", "Brute")
    game.log = heard = Heard()
    game.happen(Event(VOLLEY, card=find(game, "Brute")))
    assert heard.names == ["volley", "damage"]


def test_a_record_tells_it_in_the_same_order() -> None:
    game = toy(hands=([BRUTE], []))
    take(game, "play", "Brute")
    record = Record(game)
    record.before_choice(game, 0)
    game.happen(Event(VOLLEY, card=find(game, "Brute")))
    told = record.deeds(game, 0, since=0)
    assert [deed["event"] for deed in told[0]["deeds"]] == ["volley", "damage"]
