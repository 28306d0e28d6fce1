"""The soak of the server in small: nonsense of every kind harms nobody, and a run that was stopped is taken up."""

from __future__ import annotations

import random

import pytest

from longbox.server.store import Store
from server.players import Player
from server.processes import free_port, running
from server_soak import breaking, fuzz, harm, wording
from server_soak.clock import Clock, Moment, Took
from server_soak.harm import HarmError, must_be_silent, must_be_unharmed
from server_soak.strangers import Stranger

SOLO = {"game": "champions", "seats": [{"kind": "person"}]}
FEW = 1_000


@pytest.mark.limit(300)
def test_nonsense_harms_nobody(settings, tmp_path):
    file = tmp_path / "soak" / "progress.json"
    stopped = fuzz.fuzzed(settings.database_url, tmp_path, fuzz.progress(file, 7), FEW // 2, file, minutes=5)
    assert stopped.done == FEW // 2
    (tmp_path / "again").mkdir()
    at = fuzz.fuzzed(settings.database_url, tmp_path / "again", fuzz.progress(file, 7), FEW, file, minutes=5)
    assert (at.done, at.rounds) == (FEW, 2)
    assert fuzz.progress(file, 7) == at
    assert at.chosen > 0
    assert {"Steps", "Position", "bad_message", "200", "400", "404", "422"} <= at.heard.keys()


def test_the_same_seed_breaks_in_the_same_way():
    def said(seed: int) -> list[bytes]:
        rng, known = random.Random(seed), wording.Situation(["token"])
        return [breaking.broken(rng, wording.message(rng, known)) for _ in range(200)]

    assert said(1) == said(1) != said(2)


def test_a_table_that_shows_something_else_than_its_journal_is_noticed(settings, monkeypatch):
    port = free_port()
    with running(settings.database_url, port):
        player = Player(port, SOLO, 1)
        with player.seated() as client:
            for _ in range(3):
                player.choose_once(client)
        store = Store(settings.database_url)
        must_be_unharmed(store, player.links, port)
        shown, standing = harm.seen(player.links, port)
        monkeypatch.setattr(harm, "seen", lambda *_: (shown | {"turn": 99}, standing))
        with pytest.raises(HarmError, match="something else than its journal"):
            must_be_unharmed(store, player.links, port)
        monkeypatch.setattr(harm, "seen", lambda *_: (shown, standing | {"number": standing["number"] + 1}))
        with pytest.raises(HarmError, match="its journal ends"):
            must_be_unharmed(store, player.links, port)
        store.close()


FORGETFUL = """
from longbox.server.store import Store
{}
"""
LOSES_CHAT = FORGETFUL.format("Store.say = lambda *_: None")
LOSES_UNDOS = FORGETFUL.format("""
write = Store.write
Store.write = lambda self, lines: lines[0].entry.kind == "undo" or write(self, lines)
""")
LOSES_CHOICES = FORGETFUL.format("Store.write = lambda *_: None")


@pytest.mark.parametrize("fault", [LOSES_CHAT, LOSES_UNDOS, LOSES_CHOICES], ids=["chat", "undos", "choices"])
def test_a_server_that_forgets_is_noticed(settings, fault):
    port = free_port()
    with running(settings.database_url, port, fault):
        player = Player(port, SOLO, 1)
        with player.seated() as client:
            player.choose_once(client)
            while not (player.said and player.undone):
                player.choose_once(client)
                player.say(client)
                player.go_back(client)
    with running(settings.database_url, port), pytest.raises(AssertionError):
        player.finds_everything()


def test_what_fails_inside_is_noticed(tmp_path):
    log = tmp_path / "log"
    log.write_text("a warning")
    must_be_silent(log)
    log.write_text("Traceback (most recent call last):")
    with pytest.raises(HarmError):
        must_be_silent(log)


def test_only_what_the_server_is_to_blame_for_counts(monkeypatch):
    moments = iter([Moment(0.0, {"7": 1.0, "8": 5.0, "9": 0.0, "here": 2.0}, disk=1.0)])
    clock = Clock(7)
    monkeypatch.setattr(Clock, "now", lambda _: next(moments))
    start = clock.now()
    moments = iter([Moment(0.0, {"7": 2.0, "8": 5.5, "9": 0.25, "here": 2.25}, disk=3.0)])
    monkeypatch.setattr("server_soak.clock.time.monotonic", lambda: 10.0)
    assert clock.since(start) == Took(10 - 1 - 0.5 - 0.25, 10.0, 1.75, 2.0)


def test_an_answer_that_takes_too_long_is_noticed(monkeypatch):
    stranger = Stranger(0, "seed", Clock(7))
    stranger.last = [b"what was said"]
    stranger.took(Took(1.9, 30.0, 28.1))
    with pytest.raises(HarmError, match=r"took 2\.10 s(.|\n)*what was said"):
        stranger.took(Took(2.1, 2.1))
