"""The lessons that a player has had: each is told once, and all of them can be switched off."""

from __future__ import annotations

from pathlib import Path

import msgspec
from rich.text import Text

import longbox
from longbox.teaching import OPENING, Lesson, lesson
from longbox.terminal.remembering import remember, remembered

FILE = "lessons.json"


class Page(msgspec.Struct):
    """What is written down: whether lessons are wanted, and those that were told, as "game/topic"."""

    wanted: bool = True
    told: list[str] = []


class Notebook:
    """Which lessons to tell, kept beside the saved tables. One that can't be kept is told again next time."""

    def __init__(self, folder: Path) -> None:
        self._file = folder / FILE
        self._page = remembered(self._file, Page)

    @property
    def wanted(self) -> bool:
        return self._page.wanted

    def switch(self) -> None:
        self._page.wanted = not self._page.wanted
        self._keep()

    def due(self, decision: longbox.Decision, game: str, tongue: str) -> list[Lesson]:
        """The lessons to tell before a decision: the opening of a new game, and what was not met before."""
        if not self._page.wanted:
            return []
        topics = [topic for topic in (OPENING, decision.topic) if f"{game}/{topic}" not in self._page.told]
        if topics:
            self._page.told += [f"{game}/{topic}" for topic in topics]
            self._keep()
        return [lesson(game, topic, tongue) for topic in topics]

    def _keep(self) -> None:
        remember(self._file, self._page)


def told_lesson(taught: Lesson) -> Text:
    """A lesson as it is shown."""
    return Text.assemble((f"{taught.title}  ", "title"), (taught.text, "pencil"))
