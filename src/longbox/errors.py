"""What can go wrong, in sentences that a player understands."""

from __future__ import annotations


class LongboxError(Exception):
    """Anything that Longbox refuses."""


class SetupError(LongboxError):
    """A set-up that can't be played: an unknown game, hero or deck, or one that breaks the rules. A line a problem."""


class IllegalChoice(LongboxError):  # noqa: N818 - the public name
    """A pick that is not among the options. The game is as it was before."""


class SaveError(LongboxError):
    """A saved game that is damaged, cut short, foreign, or made by a version that differs."""
