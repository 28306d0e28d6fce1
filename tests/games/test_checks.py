"""What the rules look at after an event."""

from __future__ import annotations

from longbox.games.champions.chapters.checks import CHECKS


def test_no_check_follows_an_event_that_nobody_is_told_of():
    """Marvel Champions passes over those without a look at its table of checks."""
    assert CHECKS
    assert [kind for kind in CHECKS if kind.quiet] == []
