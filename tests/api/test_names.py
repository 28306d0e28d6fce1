"""The names that the public API promises."""

from __future__ import annotations

import longbox
from longbox.games import champions

PROMISED = {
    "deal", "games", "cards", "rules", "setup", "check", "load", "Deck", "SetupError", "IllegalChoice", "SaveError",
    "Result", "Reason", "Problem",
}  # fmt: skip
OF_A_GAME = {
    "seats", "decision", "choose", "retract", "undo", "undo_floor", "concede", "result", "clone", "view", "steps",
    "determinize", "history", "save", "why_not", "explain", "seat",
}  # fmt: skip


def test_all_promised_names_are_there():
    assert set(longbox.__all__) >= PROMISED
    assert set(dir(longbox.Match)) >= OF_A_GAME


def test_the_packages_of_the_games_do_not_cover_the_function():
    assert champions is not None
    assert longbox.games() == ("vs", "champions", "legendary")
