"""Decks as files and pasted lists, checked against the rules of their game."""

from __future__ import annotations

from pathlib import Path
from typing import Self

from longbox import registry
from longbox.engine.decks import Deck as WrittenDeck
from longbox.engine.setup import Problem
from longbox.errors import SetupError


class Deck(WrittenDeck):
    """A deck of one of Longbox's games."""

    @classmethod
    def load(cls, path: str | Path) -> Self:
        """Read a deck from a text file."""
        file = Path(path)
        try:
            text = file.read_text("utf-8")
        except (OSError, UnicodeDecodeError) as error:
            raise SetupError(f"the deck {str(path)!r} can't be read as a text file: {error}") from error
        return cls.parse(text, name=file.stem)

    def problems(self) -> list[Problem]:
        """All that is wrong with the deck by its game's rules; an empty list if it can be played."""
        if not self.game:
            games = ", ".join(registry.games())
            return [Problem("", "the deck does not say for which game it is", f'Add a line "Game: ..." ({games}).')]
        return self.unread_problems() + registry.rules_of(self.game).deck_problems(self)
