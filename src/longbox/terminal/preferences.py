"""What a player has set once for all games in the terminal, kept beside the saved tables."""

from __future__ import annotations

from pathlib import Path

import msgspec

from longbox.terminal.remembering import remember, remembered

FILE = "preferences.json"


class Page(msgspec.Struct):
    """What is written down."""

    takes_gifts: bool = True


class Preferences:
    """What was set. If it can't be kept, it holds until the program ends."""

    def __init__(self, folder: Path) -> None:
        self._file = folder / FILE
        self._page = remembered(self._file, Page)

    @property
    def takes_gifts(self) -> bool:
        """Whether what only gives something and costs nothing is taken without asking."""
        return self._page.takes_gifts

    def switch_gifts(self) -> None:
        self._page.takes_gifts = not self._page.takes_gifts
        remember(self._file, self._page)
