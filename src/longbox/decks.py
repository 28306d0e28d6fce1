"""Decks as files and pasted lists, in any format that players have, checked against the rules of their game."""

from __future__ import annotations

from collections.abc import Callable
from importlib.resources import files
from pathlib import Path
from typing import NamedTuple, Self

from longbox import registry
from longbox.clients import part_of
from longbox.engine.decks import Deck as WrittenDeck
from longbox.engine.language import message, said
from longbox.engine.setup import Problem
from longbox.errors import SetupError

MOST_LINES = 1_000


class Deck(WrittenDeck):
    """A deck of one of Longbox's games."""

    @classmethod
    def parse(cls, text: str, *, game: str = "", name: str = "") -> Self:
        """Read a list: Longbox's own, or one of another program; which one it is shows by itself."""
        text = text.removeprefix("\ufeff")
        refuse_what_is_no_list(text)
        theirs = next((form for form in formats(game) if form.fits(text)), None)
        if theirs is None:
            return super().parse(text, game=game, name=name)
        found = theirs.read(text)
        if len(found.cards) + len(found.unread) > MOST_LINES:
            raise SetupError(said("the deck names more than {number} cards", number=MOST_LINES))
        title = found.name or name
        return cls(title, found.cards, game=found.game, headings=found.headings, unread=found.unread)

    @classmethod
    def load(cls, path: str | Path) -> Self:
        """Read a deck from a file."""
        file = Path(path)
        try:
            text = file.read_text("utf-8")
        except (OSError, UnicodeDecodeError) as error:
            unread = message("the deck {file} can't be read as a text file: {error}")
            raise SetupError(said(unread, file=repr(str(path)), error=error)) from error
        return cls.parse(text, name=file.stem)

    def problems(self) -> list[Problem]:
        """All that is wrong with the deck by its game's rules; an empty list if it can be played."""
        if not self.game:
            games = ", ".join(registry.games())
            cure = said('Add a line "Game: ..." ({games}).', games=games)
            return [Problem("", said("the deck does not say for which game it is"), cure)]
        return self.unread_problems() + registry.rules_of(self.game).deck_problems(self)


class Format(NamedTuple):
    """Lists of another program with decks of a game (`clients/<game>/deck_formats.py`)."""

    fits: Callable[[str], bool]
    """Whether a text is such a list."""
    read: Callable[[str], Deck]


def formats(game: str) -> list[Format]:
    """The formats in which decks of a game come from elsewhere; "": those of all games."""
    known = [name for name in registry.games() if game in ("", name)]
    return [form for name in known for form in part_of(name, "deck_formats", tuple)]


def refuse_what_is_no_list(text: str) -> None:
    """Every name that no card has is looked for among all of them, so that lists without end take very long."""
    lines = len(text.splitlines())
    if lines > MOST_LINES and not text.lstrip().startswith(("{", "<")):
        too_long = message("the deck has {lines} lines; a list of cards has up to {most}")
        raise SetupError(said(too_long, lines=lines, most=MOST_LINES))


def ready_decks(game: str) -> dict[str, Deck]:
    """The decks that come with a game, by the names under which its set-up knows them."""
    names = [name for item in registry.setup(game) if item.decks for name in item.choices]
    folder = files(f"longbox.games.{game}") / "cards" / "decks"
    return {name: Deck.parse((folder / f"{name}.txt").read_text("utf-8"), game=game, name=name) for name in names}
