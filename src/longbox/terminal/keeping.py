"""Saved tables: one file a game in the user's data folder, the newest first."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path
from tempfile import NamedTemporaryFile

import msgspec

import longbox
from longbox.folders import home
from longbox.story import Hindsight

FORMAT = "longbox-table"
SUFFIX = ".longbox"


class Made(msgspec.Struct):
    """Of a save, which version made it."""

    version: str = ""


class Kept(msgspec.Struct, kw_only=True):
    """A table as it is written down: the game, who sits where, at which choices a person chose, and where somebody went
    on knowing what comes."""

    format: str = FORMAT
    game: str
    about: str
    saved: datetime
    seats: list[str]
    chosen: list[int] = []
    hindsights: list[Hindsight] = []
    save: msgspec.Raw

    @property
    def version(self) -> str:
        """The version that saved it; "" if the save does not say."""
        try:
            return msgspec.json.decode(self.save, type=Made).version
        except msgspec.MsgspecError:
            return ""

    def match(self) -> longbox.Match:
        match = longbox.load(bytes(self.save))
        if match.seats != len(self.seats):
            raise longbox.SaveError(f"the save seats {len(self.seats)} players at a game for {match.seats}")
        return match


class Shelf:
    """The folder with the saved tables."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder if folder is not None else home() / "saves"

    def names(self) -> list[str]:
        """The saved tables, the newest first."""
        files = [file for file in self.folder.glob(f"*{SUFFIX}") if file.is_file()]
        files.sort(key=lambda file: (file.stat().st_mtime_ns, file.name), reverse=True)
        return [file.stem for file in files]

    def new_name(self, game: str) -> str:
        """A short name that no saved table has yet: the game's, with a number."""
        taken = set(self.names())
        number = 1
        while f"{game}-{number}" in taken:
            number += 1
        return f"{game}-{number}"

    def write(self, name: str, kept: Kept) -> Path:
        """Write a table down as a whole or not at all."""
        file = self.file(name)
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            with NamedTemporaryFile("wb", dir=self.folder, prefix=f".{name}-", delete=False) as draft:
                draft.write(msgspec.json.encode(kept))
            Path(draft.name).replace(file)
        except OSError as error:
            raise longbox.SaveError(f"the game can't be saved as {str(file)!r}: {error.strerror or error}.") from error
        return file

    def read(self, name: str) -> Kept:
        file = self.file(name)
        try:
            kept = msgspec.json.decode(file.read_bytes(), type=Kept)
        except OSError as error:
            raise longbox.SaveError(f"the save {name!r} can't be read: {error.strerror or error}.") from error
        except (msgspec.MsgspecError, UnicodeDecodeError) as error:
            raise longbox.SaveError(
                f"the save {name!r} is damaged or no Longbox game; delete {file} to be rid of it."
            ) from error
        if kept.format != FORMAT:
            raise longbox.SaveError(f"the save {name!r} is no Longbox table: its format is {kept.format!r}.")
        return kept

    def remove(self, name: str) -> None:
        self.file(name).unlink(missing_ok=True)

    def find(self, asked: str) -> str:
        """The table that a player means: its name, or the start of one (the newest that fits); "" is the newest."""
        names = self.names()
        if asked in names:
            return asked
        fitting = [name for name in names if name.startswith(asked.lower())]
        if fitting:
            return fitting[0]
        if not names:
            raise longbox.SaveError(f"there is no saved game in {self.folder}; start one with: longbox play.")
        raise longbox.SaveError(f"there is no saved game {asked!r}; there are {', '.join(names)}.")

    def file(self, name: str) -> Path:
        return self.folder / f"{name}{SUFFIX}"


def now() -> datetime:
    return datetime.now(UTC).replace(microsecond=0)
