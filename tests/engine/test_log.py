"""What a log of a game hears, and in which order."""

from __future__ import annotations

from engine.toy import ARCHER, BRUTE, DAMAGE, Toy, find, take, toy
from longbox.engine.events import Event, EventKind
from longbox.record import Record
from longbox.steps import Watcher


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


def test_who_watches_a_choice_once_more_knows_what_was_told_last_before_it(monkeypatch) -> None:
    """A plot twist is said to come to nothing if nothing was told since it was played, be that a choice ago."""
    game = toy(hands=([BRUTE, ARCHER], []))
    record = Record(game)
    for name in ("Brute", "Archer"):
        pick = next(at for at, option in enumerate(game.decision.options) if game.face(option.card).name == name)
        record.before_choice(game, pick)
        game.choose(game.decision.options[pick])
    before = []
    watch = Watcher.__init__

    def watching(self, game, seat, latest):
        watch(self, game, seat, latest)
        before.append(self.latest())

    monkeypatch.setattr(Watcher, "__init__", watching)
    steps = record.steps(game, 0, since=0)
    told = [[step["event"] for step in steps if step["choice"] == number and "event" in step] for number in (0, 1)]
    assert told[0]
    assert before == ["", told[0][-1]]
