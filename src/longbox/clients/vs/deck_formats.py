"""Decks of other programs: none for Vs. System, so that lists are Longbox's own."""

from typing import Final

from longbox.decks import Format

DECK_FORMATS: Final[tuple[Format, ...]] = ()
